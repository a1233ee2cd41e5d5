"""The deal page: from the wish to the files.

Knows no other page, and never a card.
"""
