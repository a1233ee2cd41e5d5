"""What verifiers say of a tournament: one verdict, and the four lists it follows from.

Judges what is at hand (`evidence`); reads no file, and asks for none.
"""
