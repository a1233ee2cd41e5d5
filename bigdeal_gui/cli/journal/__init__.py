"""`bigdeal journal`: the commands about what was dealt on this computer.

Knows no other command.
"""
