"""Takes the place of packages whose own `__init__` imports all their modules: see `exchanges.py`."""
