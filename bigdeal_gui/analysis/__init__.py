"""What can be said of finished boards: figures over them, and what chance alone would give.

Works on deals it is handed; refuses to read files, and to judge a set by its cards before play.
"""
