"""What several pages use: looks, fields, strips, tables, dialogs, and work off the window's thread.

Knows no page.
"""
