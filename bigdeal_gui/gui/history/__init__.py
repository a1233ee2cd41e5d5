"""The history page: every set that this computer dealt or met, and what happened to it.

Knows no other page, and never a card.
"""
