"""A tournament from its plan to the reveal, and the proof that anybody can check.

Prints nothing.
"""
