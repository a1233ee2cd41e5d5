"""The tournament page: from the first line of a plan to the reveal.

Knows no other page, and never a card.
"""
