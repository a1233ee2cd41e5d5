"""The settings page, and the few questions of the first start.

Knows no other page.
"""
