"""The check page: questions about files, boards and tournaments, a door for each.

`doors.py` says how a door is added. Knows no other page, and never a card.
"""
