"""The window: pages that are views on Qt-free models.

Refuses to hold, show, copy or log a card; nothing here may set a seed.
"""
