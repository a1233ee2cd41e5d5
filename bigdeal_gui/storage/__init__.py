"""Files kept and fetched: safe delivery, the journal, the archive and the settings.

Refuses to overwrite anything of the user's, and to keep a card, a seed or a key in the clear.
"""
