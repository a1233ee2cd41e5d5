"""Verifying a tournament on the check page, and the report of it.

Never a card.
"""
