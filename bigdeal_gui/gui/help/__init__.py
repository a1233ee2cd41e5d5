"""The help and the About box, in windows of their own.

Knows no page.
"""
