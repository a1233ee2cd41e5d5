"""The secret keys of a tournament: all of them, or one with the path that proves it.

Reads and writes bytes; sealing them is the services' business.
"""
