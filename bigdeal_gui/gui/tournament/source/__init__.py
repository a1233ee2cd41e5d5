"""Where a tournament's outside value will come from, asked for in a few questions.

Knows no step.
"""
