"""A board: a deal with its number, and the dealer and vulnerability that follow from the number.

Source: Laws of Duplicate Bridge 2017, Law 2.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from itertools import count
from typing import Final

from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.seats import SEATS, Seat


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


def board_with(seat: Seat, vulnerable: Vulnerability) -> int:
    """Return the board, 1 to 16, that `seat` deals and where `vulnerable` are: each pair has one."""
    return next(
        number for number in count(1) if dealer(number) is seat and vulnerability(number) is vulnerable
    )


@dataclass(frozen=True, slots=True, repr=False)
class Board:
    """A numbered deal. Never shows a card in its repr.

    `played_as` is the board, 1 to 16, whose dealer and vulnerability a file gives to this one: such a board
    is for reading, not for play. None where they are the number's own.
    """

    number: int
    deal: Deal
    played_as: int | None = None

    @property
    def conditions_number(self) -> int:
        """The number that dealer and vulnerability follow from."""
        return self.played_as or self.number

    def __repr__(self) -> str:
        return f"Board({self.number}, hidden)"
