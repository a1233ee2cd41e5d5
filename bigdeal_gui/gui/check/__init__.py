"""The check page: files of boards read, compared, known again, converted; tournaments verified.

Knows no other page, and never a card.
"""
