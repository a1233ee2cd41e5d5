"""The list of sets, as a model, a table and a filter, for every page that shows it.

Knows no page.
"""
