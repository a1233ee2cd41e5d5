"""What goes on paper, as PDF, HTML and PNG: certificates, hand records after play, sheets, labels, pictures.

Loads Qt only when something is printed, and no widget ever; reads no file but the program's own fonts, and
refuses to know the journal.
"""
