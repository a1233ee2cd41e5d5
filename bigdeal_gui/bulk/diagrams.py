"""Diagrams of layouts in bulk: lines of text to arrays of owners, and back; whole deals to arrays of hands.

A row of owners is 52 bytes: who has ♠A ♠K … ♣2, a seat (0..3) or nobody (4). Only diagrams as `layout_text`
writes them are read here: North first, capitals, T for the ten, `...` for a hand without cards. Needs numpy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from bigdeal_gui.formats.deal_texts import DEAL_TEXT_BYTES
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE, RANKS, SUIT_SIZE, SUITS
from bigdeal_gui.model.layouts import UNUSED
from bigdeal_gui.model.seats import SEATS, Seat

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bigdeal_gui.bulk.big_deal import Words

    Owners: TypeAlias = "NDArray[np.uint8]"


_HAND_BYTES: Final = HAND_SIZE + len(SUITS) - 1
_EVERY_CARD: Final = np.uint64(2**PACK_SIZE - 1)
_BITS: Final = np.zeros(256, np.uint64)
for _rank, _letter in enumerate(RANKS.encode("ascii")):
    _BITS[_letter] = 1 << (SUIT_SIZE - 1 - _rank)
_SHIFTS: Final = np.zeros(256, np.uint64)
_SHIFTS[ord(".")] = SUIT_SIZE
_DOTS: Final = np.uint64(SUIT_SIZE * (len(SUITS) - 1))

_HEAD: Final = f"{Seat.NORTH.letter}:".encode("ascii")
_MARKS: Final = np.frombuffer(b"... ... ... ...\n", np.uint8)
"""What stands behind each suit of each hand: a dot, or a blank behind a hand, or the end of the line."""

_LETTERS: Final = np.frombuffer(RANKS.encode("ascii") * len(SUITS), np.uint8)
_HAND_WIDTH: Final = PACK_SIZE + len(SUITS)
_NO_RANK: Final = len(RANKS)


def hands_of_texts(untrusted_texts: Sequence[bytes]) -> Words | None:
    """Return four rows, the hands N, E, S, W, of texts of DEAL_TEXT_BYTES each, a column a deal.

    None where one of them is spelt otherwise, or is no deal: what `deals_of_texts` says, a hand being a word
    as `big_deal` has them.
    """
    text = np.frombuffer(b"".join(untrusted_texts), np.uint8).reshape(-1, DEAL_TEXT_BYTES)
    columns = np.ascontiguousarray(text.T)
    hands = np.zeros((len(SEATS), len(text)), np.uint64)
    is_right = np.ones(len(text), bool)
    for seat in SEATS:
        start = seat * (_HAND_BYTES + 1)
        shifts = np.zeros(len(text), np.uint64)
        for column in columns[start : start + _HAND_BYTES]:
            shift, bit = _SHIFTS[column], _BITS[column]
            np.left_shift(hands[seat], shift, out=hands[seat])
            np.bitwise_or(hands[seat], bit, out=hands[seat])
            shifts += shift
        is_right &= shifts == _DOTS
    for blank in columns[_HAND_BYTES :: _HAND_BYTES + 1]:
        is_right &= blank == ord(" ")
    # Thirteen cards at the most a hand, for thirteen letters are not dots: all 52 only where none is twice.
    is_right &= hands[0] | hands[1] | hands[2] | hands[3] == _EVERY_CARD
    return hands if is_right.all() else None


def _template() -> tuple[Owners, list[NDArray[np.int64]]]:
    """Return a line in which every hand has room for the whole pack, and where the cards of each hand go."""
    width = len(_HEAD) + len(SEATS) * _HAND_WIDTH
    line = np.zeros(width, np.uint8)
    line[: len(_HEAD)] = np.frombuffer(_HEAD, np.uint8)
    marks = len(_HEAD) + np.arange(1, len(_MARKS) + 1) * (SUIT_SIZE + 1) - 1
    line[marks] = _MARKS
    cards = np.delete(np.arange(len(_HEAD), width), marks - len(_HEAD))
    return line, np.split(cards, len(SEATS))


_LINE, _PLACES = _template()


def _rank_table() -> Owners:
    table = np.full(256, _NO_RANK, np.uint8)
    table[np.frombuffer(RANKS.encode("ascii"), np.uint8)] = np.arange(len(RANKS))
    return table


_RANK_OF: Final = _rank_table()
_IS_MARK: Final = np.isin(np.arange(256), _MARKS)


def texts_of(owners: Owners) -> bytes:
    """Return a line for each row of owners, as `layout_text` writes it."""
    lines = np.repeat(_LINE[np.newaxis], len(owners), axis=0)
    for seat, places in enumerate(_PLACES):
        lines[:, places] = (owners == seat) * _LETTERS
    # Where somebody does not have a card a zero stands, which is deleted.
    return lines.tobytes().translate(None, b"\0")


def owners_of_texts(untrusted_lines: bytes) -> Owners | None:
    """Return the owners of each of some whole lines; None where one of them is written in another way.

    None also where a card is held twice: who reads the lines one by one finds what is wrong.
    """
    signs = np.frombuffer(untrusted_lines, np.uint8)
    is_mark = _IS_MARK[signs]
    marks = np.flatnonzero(is_mark)
    if not len(marks) or len(marks) % len(_MARKS) or (signs[marks].reshape(-1, len(_MARKS)) != _MARKS).any():
        return None
    starts = np.concatenate(([0], marks[len(_MARKS) - 1 : -1 : len(_MARKS)] + 1))
    if not _are_headed(signs, starts):
        return None
    # Of the marks, the heads and the cards all signs of a line are made.
    ranks = _RANK_OF[signs]
    cards = np.flatnonzero(ranks < _NO_RANK)
    if len(cards) + len(marks) + len(_HEAD) * len(starts) != len(signs):
        return None
    # Sixteen suits a line, four a hand: the marks that went before say which one a card is of.
    suits = np.cumsum(is_mark, dtype=np.int32)[cards]
    owners = np.full(len(starts) * PACK_SIZE, UNUSED, np.uint8)
    places = (suits >> 4) * PACK_SIZE + (suits & 3) * SUIT_SIZE + ranks[cards]
    owners[places] = (suits >> 2) & 3
    return owners.reshape(-1, PACK_SIZE) if np.count_nonzero(owners != UNUSED) == len(cards) else None


def _are_headed(signs: Owners, starts: NDArray[np.int64]) -> bool:
    # The marks of its line lie behind each start.
    return all(bool((signs[starts + place] == sign).all()) for place, sign in enumerate(_HEAD))
