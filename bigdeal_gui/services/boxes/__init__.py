"""Boxes that nobody can open before their time: files locked until a round of the public clock quicknet.

Asks no network and keeps no key: whoever locks a box cannot open it either.
"""
