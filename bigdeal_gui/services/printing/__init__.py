"""Records, sheets, labels and packs: made in memory, sealed where they have to be, delivered.

Deals nothing.
"""
