"""Cards, seats, deals, boards and plans of boards: the game's own words.

Refuses to know of files, numbers, randomness or screens.
"""
