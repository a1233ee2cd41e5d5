"""What can be made of a deal when all cards are known: tricks, par and contracts.

These figures tell something of the cards: no repr shows them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final, TypeAlias

from bigdeal_gui.model.seats import Seat

Tricks: TypeAlias = tuple[int, int, int, int, int]
"""What one seat takes as declarer, a strain each: no trump, spades, hearts, diamonds, clubs."""

Table: TypeAlias = tuple[Tricks, Tricks, Tricks, Tricks]
"""The tricks of a deal by seat (N, E, S, W)."""


class Strain(IntEnum):
    """No trump or the trump suit, the highest first."""

    NO_TRUMP = 0
    SPADES = 1
    HEARTS = 2
    DIAMONDS = 3
    CLUBS = 4

    @property
    def letters(self) -> str:
        """One of NT, S, H, D, C."""
        return "NT" if self is Strain.NO_TRUMP else self.name[0]


STRAINS: Final = tuple(Strain)
"""No trump, spades, hearts, diamonds, clubs."""


@dataclass(frozen=True, slots=True, repr=False)
class Contract:
    """A contract with its result.

    `level` is 1 to 7; `declarers` is one seat, or both of a side when either may play it; `over` counts the
    tricks above (positive) or below (negative) the contract.
    """

    level: int
    strain: Strain
    declarers: tuple[Seat, ...]
    is_doubled: bool
    over: int

    def __repr__(self) -> str:
        return "Contract(hidden)"


@dataclass(frozen=True, slots=True, repr=False)
class DoubleDummy:
    """The double-dummy results of one board.

    `tricks` is indexed by seat (N, E, S, W), then by strain; `par_score` is North-South's, in points;
    `par_contracts` are the contracts that score it, none when the board is passed out. `is_brought`: the
    tricks are those of the file that the board was read from.
    """

    tricks: Table
    par_score: int
    par_contracts: tuple[Contract, ...]
    is_brought: bool = False

    def __repr__(self) -> str:
        return "DoubleDummy(hidden)"
