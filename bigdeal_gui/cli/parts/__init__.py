"""What several commands use: the boundary, questions, progress, secrets, where files come from and go.

Holds no command.
"""
