"""Sheets around a set: dealing sheets, curtain cards, labels, the checklist.

Draws what it is given, in the words of the language it is given.
"""
