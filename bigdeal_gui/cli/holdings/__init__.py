"""`bigdeal holdings`: the commands about the suits in two hands.

Knows no other command.
"""
