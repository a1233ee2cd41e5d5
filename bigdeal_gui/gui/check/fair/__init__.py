"""The door “Is our machine fair?”: last year's files, one sentence, a sheet to print.

Knows no other door, and never a card.
"""
