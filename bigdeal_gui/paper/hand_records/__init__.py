"""Hand records, for paper and for browsers: one grid of cells, and its pages.

Draws what it is given; says which cards are where, never which are good.
"""
