"""The program's own fonts: their files, their measures, and lines set with them.

Knows no page; every surface measures here.
"""
