"""Whole deals as this program writes them, many at once: `AKQ.JT9.876.5432 …`, N, E, S, W, 67 bytes each.

Thirteen cards and three dots are sixteen bytes a hand. What is spelt otherwise is left to the readers that
take a deal at a time and know how people write.
"""

from __future__ import annotations

from itertools import chain, repeat
from typing import TYPE_CHECKING, Final

from bigdeal_gui.formats.hands import PACK
from bigdeal_gui.model.cards import HAND_SIZE, RANKS, SUIT_SIZE, SUITS
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.seats import SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

DEAL_TEXT_BYTES: Final = 67

_LETTERS: Final = RANKS.encode("ascii")
_MARKS: Final = b"... ... ... ..."
_GAP: Final = b"\xff"
"""Stands between the holdings of a suit: no card has this number."""
_AT_ONCE: Final = 500
"""Other threads wait for each step over so many deals: half a millisecond."""


def _cards_of_suit(suit: int) -> bytes:
    table = bytearray(_GAP * 256)
    for rank, letter in enumerate(_LETTERS):
        table[letter] = suit * SUIT_SIZE + rank
    return bytes(table)


_TABLES: Final = tuple(map(_cards_of_suit, range(len(SUITS))))


def deals_of_texts(untrusted_texts: Sequence[bytes]) -> list[Deal] | None:
    """Return the deals of texts of DEAL_TEXT_BYTES each; None where one is spelt otherwise, or is no deal."""
    deals: list[Deal] = []
    for first in range(0, len(untrusted_texts), _AT_ONCE):
        some = _some_deals(untrusted_texts[first : first + _AT_ONCE])
        if some is None:
            return None
        deals += some
    return deals


def _some_deals(untrusted_texts: Sequence[bytes]) -> list[Deal] | None:
    text = b" ".join(untrusted_texts)
    if text.translate(None, _LETTERS) != b" ".join(repeat(_MARKS, len(untrusted_texts))):
        return None
    # Only ranks, dots and blanks are left, in their order: sixteen holdings a deal.
    holdings = text.replace(b" ", b".").split(b".")
    by_suit = (
        _GAP.join(holdings[suit :: len(SUITS)]).translate(table).split(_GAP)
        for suit, table in enumerate(_TABLES)
    )
    hands = iter(map(b"".join, zip(*by_suit, strict=True)))
    left = PACK.translate
    # Each hand is what the three others leave of the pack, its cards in order. Of 52 letters four times
    # thirteen are left only where no card is there twice and every hand has thirteen.
    deals = [
        (
            left(None, south + (east_west := east + west)),
            left(None, west + (north_south := north + south)),
            left(None, north + east_west),
            left(None, east + north_south),
        )
        for north, east, south, west in zip(*repeat(hands, len(SEATS)), strict=True)
    ]
    if {*map(len, chain.from_iterable(deals))} != {HAND_SIZE}:
        return None
    return list(map(Deal, deals))
