"""From an order and a seed to the files of a set, whole or not at all.

Knows neither tournaments nor paper.
"""
