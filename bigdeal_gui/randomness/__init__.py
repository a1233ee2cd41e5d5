"""From events to deals: credit, health, pool, seed and the hashed generator.

Refuses to show, store or log what it holds; knows no files, no clock and no screen.
"""
