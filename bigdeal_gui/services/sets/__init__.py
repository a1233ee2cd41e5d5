"""What is done with sets and files that are there: checked, converted, counted, remembered, certified.

Deals nothing and prints no card.
"""
