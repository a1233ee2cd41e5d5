"""What this computer ever dealt, printed, moved or saw, in rows bound to one another; never a card.

Owns the record, its key and its backups; makes no number and delivers no set.
"""
