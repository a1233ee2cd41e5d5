"""The one tree of errors that a user may meet, a module a room; each leaf says everything of itself.

Everything outside this tree is a fault in the program. Owns the sentences and the exit codes; shows nothing
itself.
"""
