"""Big Deal's number of a deal, 0 … D − 1 with D = 52!/13!^4.

The number is the lexicographic rank over the cards ♠A … ♣2: North's choice of 13 from 52 counts
C(39,13)·C(26,13), East's of 13 from the 39 left counts C(26,13), South's of 13 from 26 counts 1.

Read from the far end, D − 1 − number, each hand's part becomes a sum of binomials of positions counted
upwards from ♣2 (the combinatorial number system), which a bisection a card unravels.
Source: Knuth, The Art of Computer Programming 4A, 7.2.1.3, theorem L.
"""

from __future__ import annotations

from bisect import bisect_right
from math import comb
from operator import getitem
from typing import Final

from bigdeal_gui.errors.numbering import NumberOutOfRange
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE
from bigdeal_gui.model.deals import Deal

SOUTHS: Final = comb(26, 13)
"""Ways to give South 13 of the 26 cards that North and East leave."""

EASTS: Final = comb(39, 13)
"""Ways to give East 13 of the 39 cards that North leaves."""

DEALS: Final = comb(52, 13) * EASTS * SOUTHS
"""D, the number of deals: 53,644,737,765,488,792,839,237,440,000."""

_UPWARDS: Final = bytes(range(PACK_SIZE - 1, -1, -1))
_PACK_TABLE: Final = _UPWARDS.ljust(256)
"""translate() needs 256 entries; positions never reach the padding."""

_BINOMIALS: Final = [[comb(n, k) for n in range(PACK_SIZE)] for k in range(HAND_SIZE + 1)]
"""C(0,k) … C(51,k) for k = 0 … 13."""

# A bisection of C(1,k) … gives a position n, which leads straight to C(n,k).
(_C_2, _C_3, _C_4, _C_5, _C_6, _C_7, _C_8, _C_9, _C_10, _C_11, _C_12, _C_13) = _BINOMIALS[2:]
(
    _OVER_2,
    _OVER_3,
    _OVER_4,
    _OVER_5,
    _OVER_6,
    _OVER_7,
    _OVER_8,
    _OVER_9,
    _OVER_10,
    _OVER_11,
    _OVER_12,
    _OVER_13,
) = (row[1:] for row in _BINOMIALS[2:])
_FROM_THE_FIRST_CARD: Final = tuple(reversed(_BINOMIALS[1:]))


def _positions(rank: int, highest: int) -> bytes:
    """Return the 13 positions, descending from `highest`, whose binomials C(position, 13 … 1) sum to `rank`.

    Written out, since a loop would take longer than what it repeats: a set needs thirty-six steps a deal.
    """
    p13 = bisect_right(_OVER_13, rank, 0, highest)
    rank -= _C_13[p13]
    p12 = bisect_right(_OVER_12, rank, 0, p13)
    rank -= _C_12[p12]
    p11 = bisect_right(_OVER_11, rank, 0, p12)
    rank -= _C_11[p11]
    p10 = bisect_right(_OVER_10, rank, 0, p11)
    rank -= _C_10[p10]
    p9 = bisect_right(_OVER_9, rank, 0, p10)
    rank -= _C_9[p9]
    p8 = bisect_right(_OVER_8, rank, 0, p9)
    rank -= _C_8[p8]
    p7 = bisect_right(_OVER_7, rank, 0, p8)
    rank -= _C_7[p7]
    p6 = bisect_right(_OVER_6, rank, 0, p7)
    rank -= _C_6[p6]
    p5 = bisect_right(_OVER_5, rank, 0, p6)
    rank -= _C_5[p5]
    p4 = bisect_right(_OVER_4, rank, 0, p5)
    rank -= _C_4[p4]
    p3 = bisect_right(_OVER_3, rank, 0, p4)
    rank -= _C_3[p3]
    p2 = bisect_right(_OVER_2, rank, 0, p3)
    rank -= _C_2[p2]
    return bytes((p13, p12, p11, p10, p9, p8, p7, p6, p5, p4, p3, p2, rank))


def deal_of_number(number: int) -> Deal:
    """Return the deal with Big Deal's `number`, 0 <= number < DEALS.

    Raises:
        NumberOutOfRange: any other number.
    """
    if not 0 <= number < DEALS:
        raise NumberOutOfRange("bigdeal", DEALS)
    above, south_rank = divmod(DEALS - 1 - number, SOUTHS)
    north_rank, east_rank = divmod(above, EASTS)
    north = _positions(north_rank, 51).translate(_PACK_TABLE)
    deck = _UPWARDS.translate(None, north)
    east = _positions(east_rank, 38).translate(deck.ljust(256))
    deck = deck.translate(None, east)
    south = _positions(south_rank, 25).translate(deck.ljust(256))
    west = deck.translate(None, south)[::-1]
    return Deal((north, east, south, west))


def number_of_deal(deal: Deal) -> int:
    """Return Big Deal's number of `deal`, 0 <= number < DEALS."""
    deck = _UPWARDS
    rank = 0
    for hand, ways in zip(deal.hands[:3], (comb(52, 13), EASTS, SOUTHS), strict=True):
        rank = rank * ways + sum(map(getitem, _FROM_THE_FIRST_CARD, map(deck.index, hand)))
        deck = deck.translate(None, hand)
    return DEALS - 1 - rank
