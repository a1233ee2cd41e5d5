"""Holders: their part of the promise, their words, and what is wrong with either.

Makes words from randomness that is given; keeps none.
"""
