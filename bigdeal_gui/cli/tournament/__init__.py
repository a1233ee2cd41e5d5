"""`bigdeal tournament`: the commands that take a tournament from its plan to the reveal.

Knows no other command.
"""
