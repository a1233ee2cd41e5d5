"""The fast lane: boards, numbers, texts and counts by the thousand, in arrays, to the bit as the plain rooms.

The one room below the services that needs numpy. Refuses to define a deal; no plain room knows it.
"""
