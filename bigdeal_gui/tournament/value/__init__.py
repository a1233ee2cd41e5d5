"""The outside value: where it comes from, how its promise is worded, how it is written.

Decides from text and dates alone; fetches nothing.
"""
