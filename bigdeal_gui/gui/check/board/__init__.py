"""The door “What is this board?”: the set that a code on a box belongs to.

Knows no other door, and never a card.
"""
