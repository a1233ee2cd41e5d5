"""What goes on paper, as PDF: certificates and, after play, records.

Loads Qt only when something is printed, and no widget ever; refuses to read files or to know the journal.
"""
