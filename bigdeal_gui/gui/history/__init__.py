"""The history page: every set that this computer dealt or met, and what became of it.

Knows no other page, and never a card.
"""
