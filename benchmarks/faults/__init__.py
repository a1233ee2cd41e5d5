"""Faults on purpose: the program killed, its disk full or failing, its readers fed with damaged files."""
