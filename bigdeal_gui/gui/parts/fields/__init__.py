"""Fields that several pages use: boxes, choices, folders, formats, secrets.

They show and return what was entered; they decide nothing.
"""
