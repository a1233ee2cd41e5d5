"""How controls are arranged: spacing, scrolling, wrapping, collapsing, the Tab order.

Knows no text and no page.
"""
