"""What the tournament page holds and decides: which step is due, what can be dealt, what is said beside it.

Never a card, nor what opens the keys.
"""
