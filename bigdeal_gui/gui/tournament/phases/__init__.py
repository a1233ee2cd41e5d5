"""The phases of a plan: the table, and the form for one of them.

Knows no step.
"""
