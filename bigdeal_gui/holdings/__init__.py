"""Suits in two hands: their words, Bradmetz's reduction of them, and a solver that judges it.

Refuses to look at whole deals, files or the screen.
"""
