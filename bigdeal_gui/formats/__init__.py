"""The bytes of every file that holds a set of boards, written and read, from one literal table.

Refuses to touch the file system: bytes in, bytes out. Outside data is untrusted until a reader has
checked it: its size is bounded first, and errors give a line or an offset.
"""
