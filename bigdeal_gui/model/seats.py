"""The four seats."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


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


SEATS: Final = tuple(Seat)
"""North, East, South, West."""
