"""The use cases, from an order to its result, with progress and cancel.

Refuses to know whether a window or a command asked.
"""
