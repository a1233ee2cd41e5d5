"""Whether played sets are as chance deals them, and if not, what was done to them.

Works on figures of finished sets; refuses to read files, and to judge a set by its cards before play.
"""
