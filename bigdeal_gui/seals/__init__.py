"""What must stay secret until it is revealed: files sealed in the age format, passphrases, shares.

Knows no file's place and no set.
"""
