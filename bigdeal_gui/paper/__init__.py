"""What goes on paper, as PDF, HTML and PNG: certificates, hand records after play, sheets, labels, pictures.

Prints without Qt; loads it only to show a page or make a picture, and no widget ever. Reads no file but the
program's own fonts and words, and refuses to know the journal.
"""
