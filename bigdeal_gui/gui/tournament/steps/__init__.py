"""The five steps of a tournament, a module each, and the line that shows them.

A step knows no other step.
"""
