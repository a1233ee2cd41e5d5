"""Double-dummy tricks that a pbn file brings with its boards, in the three ways in which programs write them.

DoubleDummyTricks has 20 hexadecimal digits, seats N, S, E, W, strains NT, S, H, D, C; OptimumResultTable has
a row for each seat and strain; Ability has five digits for each seat, strains NT, S, H, D, C. What is not
whole counts for nothing, and neither does what contradicts itself. Nothing here knows whether the tricks are
right. Par follows from them: Minimax, OptimumScore and ParContract, spelt in many ways, are not read.
Source: PBN 2.1; BridgeComposer 5.57 (behaviour); Ability as it is found in files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bigdeal_gui.model.cards import SUIT_SIZE
from bigdeal_gui.model.double_dummy import STRAINS, Strain, Table, Tricks
from bigdeal_gui.model.seats import SEATS, Seat

if TYPE_CHECKING:
    from bigdeal_gui.model.deals import Deal

TABLE_TAG: Final = b"optimumresulttable"
"""The tag whose rows count."""
ROW: Final = b";row"
"""What stands for a tag's name where a row of the table is handed on: no tag is called so."""
RESULT_TAGS: Final = frozenset({b"doubledummytricks", b"ability", TABLE_TAG, ROW})
"""The names that `GameTricks` takes, in lower case."""

_DIGITS_SEATS: Final = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
_DIGITS: Final = re.compile(rb"[0-9a-d]{20}", re.IGNORECASE)
_ABILITY: Final = re.compile(rb"([NESW]):([0-9a-d]{5})", re.IGNORECASE)
_ROW_WORDS: Final = re.compile(rb"([NESW])\s+(NT?|[SHDC])\s+([0-9]{1,2})", re.IGNORECASE)

_SEATS: Final = {seat.letter.encode("ascii"): seat for seat in SEATS}
_STRAINS: Final = {strain.letters.encode("ascii"): strain for strain in STRAINS} | {b"N": Strain.NO_TRUMP}

_Cells = dict[tuple[Seat, Strain], int]


class GameTricks:
    """What the tags of one game say of its tricks."""

    __slots__ = ("_found", "_is_torn", "_rows")

    def __init__(self) -> None:
        self._found: set[Table] = set()
        self._rows: _Cells = {}
        self._is_torn = False

    def take(self, name: bytes, untrusted_value: bytes) -> None:
        """Take one of RESULT_TAGS."""
        if name == ROW:
            self._take_row(untrusted_value)
        elif table := _told(name, untrusted_value):
            self._found.add(table)

    def table(self) -> Table | None:
        """Return the tricks; None where nothing whole is told, or two things are."""
        if self._is_torn or not (self._found or self._rows):
            return None
        found = self._found | {table for table in (_whole(self._rows),) if table}
        return found.pop() if len(found) == 1 else None

    def _take_row(self, untrusted_row: bytes) -> None:
        match = _ROW_WORDS.match(untrusted_row)
        if match is None:
            return
        cell, count = (_SEATS[match[1].upper()], _STRAINS[match[2].upper()]), int(match[3])
        # The same row again, with another figure: nobody knows which counts.
        self._is_torn |= self._rows.setdefault(cell, count) != count


class FileTricks:
    """The tricks of all deals of a file that brings them."""

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: dict[Deal, Table | None] = {}

    def take(self, deal: Deal, table: Table) -> None:
        """Take what a game says of its deal; games of the same deal that differ say nothing."""
        if self._found.setdefault(deal, table) != table:
            self._found[deal] = None

    def all(self) -> Mapping[Deal, Table]:
        """Return the tricks of each deal."""
        return {deal: table for deal, table in self._found.items() if table is not None}


def _told(name: bytes, untrusted_value: bytes) -> Table | None:
    """Return the tricks in a tag's own value."""
    value = untrusted_value.strip()
    if name == b"ability":
        told = {match[1].upper(): match[2] for match in _ABILITY.finditer(value)}
        return _whole(_cells({_SEATS[letter]: digits for letter, digits in told.items()}))
    if _DIGITS.fullmatch(value) is None:
        return None
    size = len(STRAINS)
    return _whole(_cells({seat: value[place * size :] for place, seat in enumerate(_DIGITS_SEATS)}))


def _cells(digits: Mapping[Seat, bytes]) -> _Cells:
    return {
        (seat, strain): int(of_seat[strain : strain + 1], 16)
        for seat, of_seat in digits.items()
        for strain in STRAINS
    }


def _whole(cells: _Cells) -> Table | None:
    """Return the table of `cells`; None where one is missing, or more than thirteen tricks are told."""
    if len(cells) != len(SEATS) * len(STRAINS) or max(cells.values()) > SUIT_SIZE:
        return None
    north, east, south, west = (_tricks(cells, seat) for seat in SEATS)
    return north, east, south, west


def _tricks(cells: _Cells, seat: Seat) -> Tricks:
    no_trump, spades, hearts, diamonds, clubs = (cells[seat, strain] for strain in STRAINS)
    return no_trump, spades, hearts, diamonds, clubs
