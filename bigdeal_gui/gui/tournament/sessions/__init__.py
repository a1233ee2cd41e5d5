"""The sessions of a tournament: which are to be dealt, and what was.

Knows no step.
"""
