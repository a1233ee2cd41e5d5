"""The pbn format: written, read, and read or written fast where a file is regular.

`writer` and `reader` are what the table of formats names.
"""
