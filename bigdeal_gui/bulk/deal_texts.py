"""Whole deals as this program writes them, from many texts to arrays of hands. Needs numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import numpy as np

from bigdeal_gui.formats.deal_texts import DEAL_TEXT_BYTES
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE, RANKS, SUIT_SIZE, SUITS
from bigdeal_gui.model.seats import SEATS

if TYPE_CHECKING:
    from bigdeal_gui.bulk.big_deal import Words

_HAND_BYTES: Final = HAND_SIZE + len(SUITS) - 1
_EVERY_CARD: Final = np.uint64(2**PACK_SIZE - 1)
_BITS: Final = np.zeros(256, np.uint64)
for _rank, _letter in enumerate(RANKS.encode("ascii")):
    _BITS[_letter] = 1 << (SUIT_SIZE - 1 - _rank)
_SHIFTS: Final = np.zeros(256, np.uint64)
_SHIFTS[ord(".")] = SUIT_SIZE
_DOTS: Final = np.uint64(SUIT_SIZE * (len(SUITS) - 1))


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
