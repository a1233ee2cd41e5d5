"""Deals bridge boards that nobody could predict, nobody can repeat and nobody has seen."""

__version__ = "0.1.0"

PROGRAM_NAME = "bigdeal-gui"
TITLE = "Bigdeal"
"""What the program is called on the screen, in every language."""
"""What files call this program; never another program's name."""

PROGRAM = f"{PROGRAM_NAME} {__version__}"
"""What files say of the program that wrote them."""
