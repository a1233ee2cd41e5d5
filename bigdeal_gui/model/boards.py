"""A board: a deal with its number, and the dealer and vulnerability that follow from the number.

Source: Laws of Duplicate Bridge 2017, Law 2.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from bigdeal_gui.model.seats import SEATS, Seat

if TYPE_CHECKING:
    from bigdeal_gui.model.deals import Deal


class Vulnerability(IntEnum):
    """Which sides are vulnerable."""

    NONE = 0
    NORTH_SOUTH = 1
    EAST_WEST = 2
    ALL = 3


_CYCLE: Final = tuple(Vulnerability(digit) for digit in (0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2))


def dealer(number: int) -> Seat:
    """Return who deals board `number` (1, 2, 3 …): North, East, South, West in turn."""
    return SEATS[(number - 1) % 4]


def vulnerability(number: int) -> Vulnerability:
    """Return who is vulnerable on board `number` (1, 2, 3 …): a cycle of 16."""
    return _CYCLE[(number - 1) % 16]


@dataclass(frozen=True, slots=True, repr=False)
class Board:
    """A numbered deal. Never shows a card in its repr."""

    number: int
    deal: Deal

    def __repr__(self) -> str:
        return f"Board({self.number}, hidden)"
