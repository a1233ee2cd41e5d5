"""The records page: what is printed and published of each set, and what is sealed.

Knows no other page; nothing is shown, nothing is opened.
"""
