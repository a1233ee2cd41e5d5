"""How the window looks: palettes, text sizes, labels, icons.

Knows no page and no set.
"""
