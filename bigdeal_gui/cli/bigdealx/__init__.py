"""`bigdealx`: Big Deal's extended command line, with the same flags, files and bytes.

Knows no other command.
"""
