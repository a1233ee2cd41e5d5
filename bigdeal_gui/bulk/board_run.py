"""A run of boards that stands in arrays: every writer can take it, and some know how to use the arrays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, overload

from bigdeal_gui.bulk.big_deal import Words, bulk_deals
from bigdeal_gui.model.boards import Board

RUN_BOARDS: Final = 2**12
"""Boards whose text stays in the processor's cache while it is written; a multiple of 16 for `pbn_writer`."""


class BoardRun(Sequence[Board]):
    """Consecutive boards from number `first` on; `hands` has four rows, N, E, S, W, a column a board.

    Boards are made when they are asked for. Never shows a card in its repr.
    """

    __slots__ = ("first", "hands")

    def __init__(self, first: int, hands: Words) -> None:
        self.first = first
        self.hands = hands

    def __repr__(self) -> str:
        return f"BoardRun({len(self)} boards, hidden)"

    def __len__(self) -> int:
        return int(self.hands.shape[1])

    def __iter__(self) -> Iterator[Board]:
        return map(Board, range(self.first, self.first + len(self)), bulk_deals(self.hands))

    @overload
    def __getitem__(self, place: int) -> Board: ...

    @overload
    def __getitem__(self, place: slice) -> BoardRun: ...

    def __getitem__(self, place: int | slice) -> Board | BoardRun:
        if isinstance(place, slice):
            start, stop, step = place.indices(len(self))
            if step != 1:
                raise ValueError("boards of a run are consecutive")
            return BoardRun(self.first + start, self.hands[:, start:stop])
        at = range(len(self))[place]
        (board,) = self[at : at + 1]
        return board
