"""Boards as a table of pandas: a row a board, with the hands in words and what is counted of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bigdeal_gui.library.dealing import numbered_boards
from bigdeal_gui.library.packages import need_numpy, package
from bigdeal_gui.model.boards import Board, dealer, vulnerability
from bigdeal_gui.model.cards import HONOUR_POINTS, PACK_SIZE, SUIT_SIZE, SUITS
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import hands_text
from bigdeal_gui.model.seats import SEATS

if TYPE_CHECKING:
    import pandas as pd

    from bigdeal_gui.library.arrays import Owners

_SIDES: Final = ("None", "NS", "EW", "All")
"""Who is vulnerable, as PBN writes it."""


def frame_of(boards: Iterable[Board | Deal]) -> pd.DataFrame:
    """Return a table with a row a board; deals are numbered from 1.

    The index is the board's number. `dealer` is a letter, `vulnerable` one of None, NS, EW, All. For each
    seat there are its hand in words, such as `N`, its points (`N_points`) and the lengths of its suits
    (`N_spades` … `N_clubs`).

    Raises:
        PackageMissing: pandas or numpy is not installed.
    """
    need_numpy()
    pandas = package("pandas")
    rows = list(numbered_boards(boards))
    conditions = [board.conditions_number for board in rows]
    columns: dict[str, object] = {
        "dealer": [dealer(number).letter for number in conditions],
        "vulnerable": [_SIDES[vulnerability(number)] for number in conditions],
    }
    columns |= _hands(rows)
    index = pandas.Index([board.number for board in rows], name="board")
    table: pd.DataFrame = pandas.DataFrame(columns, index=index)
    return table


def _hands(rows: list[Board]) -> dict[str, object]:
    from bigdeal_gui.library.arrays import array_of

    owners = array_of(board.deal for board in rows)
    texts = [[hand.decode("ascii") for hand in hands_text(board.deal)] for board in rows]
    columns: dict[str, object] = {}
    for seat in SEATS:
        columns[seat.letter] = [hands[seat] for hands in texts]
        columns[f"{seat.letter}_points"] = points(owners, seat)
        for name, first in zip(("spades", "hearts", "diamonds", "clubs"), _FIRST_CARDS, strict=True):
            columns[f"{seat.letter}_{name}"] = _lengths(owners, seat, first)
    return columns


_FIRST_CARDS: Final = range(0, PACK_SIZE, SUIT_SIZE)


def points(owners: Owners, seat: int) -> Owners:
    """Return the points (ace 4, king 3, queen 2, jack 1) of one seat in each row of an array of owners.

    Raises:
        PackageMissing: numpy is not installed.
    """
    need_numpy()
    import numpy as np

    values = np.zeros(PACK_SIZE, np.uint8)
    for rank, value in enumerate(HONOUR_POINTS):
        values[rank::SUIT_SIZE] = value
    held: Owners = (owners == seat).astype(np.uint8) @ values
    return held


def _lengths(owners: Owners, seat: int, first: int) -> Owners:
    import numpy as np

    lengths: Owners = (owners[:, first : first + SUIT_SIZE] == seat).sum(axis=1, dtype=np.uint8)
    return lengths


def suit_lengths(owners: Owners, seat: int) -> Owners:
    """Return how many spades, hearts, diamonds and clubs one seat has: four columns, a row a deal.

    Raises:
        PackageMissing: numpy is not installed.
    """
    need_numpy()
    import numpy as np

    return np.stack([_lengths(owners, seat, suit * SUIT_SIZE) for suit in range(len(SUITS))], axis=1)
