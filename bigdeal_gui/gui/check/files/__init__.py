"""The door “Is this file sound?”: files of boards read, compared, known again, converted.

Knows no other door, and never a card.
"""
