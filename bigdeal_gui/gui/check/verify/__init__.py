"""The door “Verify a tournament”, and the report behind it.

Knows no other door, and never a card.
"""
