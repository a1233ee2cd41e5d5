"""The commands: `bigdeal` with its subcommands, and `bigdealx` as a drop-in.

Refuses to hold a rule of its own: words in, services called, words and exit codes out.
"""
