"""The one-to-one maps between deals and numbers.

Refuses to choose a number: that is the business of `randomness/`.
"""
