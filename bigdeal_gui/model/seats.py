"""The four seats."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from bigdeal_gui.words import translate


class Seat(IntEnum):
    """A compass point, in playing order."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def letter(self) -> str:
        """One of N, E, S, W."""
        return self.name[0]

    def in_words(self) -> str:
        """Return the name of the compass point in the user's language."""
        return {
            Seat.NORTH: translate("reasons", "North"),
            Seat.EAST: translate("reasons", "East"),
            Seat.SOUTH: translate("reasons", "South"),
            Seat.WEST: translate("reasons", "West"),
        }[self]


SEATS: Final = tuple(Seat)
"""North, East, South, West."""
