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
from typing import Final, TypeAlias

from bigdeal_gui.errors import NumberOutOfRange
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE
from bigdeal_gui.model.deals import Deal

SOUTHS: Final = comb(26, 13)
"""Ways to give South 13 of the 26 cards that North and East leave."""

EASTS: Final = comb(39, 13)
"""Ways to give East 13 of the 39 cards that North leaves."""

DEALS: Final = comb(52, 13) * EASTS * SOUTHS
"""D, the number of deals: 53,644,737,765,488,792,839,237,440,000."""

_UPWARDS: Final = bytes(range(PACK_SIZE - 1, -1, -1))

_Steps: TypeAlias = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]


def _steps(deck_size: int) -> _Steps:
    """Return for k = 13 … 2 the sums C(1,k) … C(deck_size - 1,k), and the same from C(0,k).

    A bisection of the first gives a position, which leads straight to its sum in the second.
    """
    sums = [tuple(comb(n, k) for n in range(1, deck_size)) for k in range(HAND_SIZE, 1, -1)]
    return tuple((row, (0, *row)) for row in sums)


_FROM_PACK: Final = _steps(52)
_FROM_NORTHS_REST: Final = _steps(39)
_FROM_EASTS_REST: Final = _steps(26)


def _positions(rank: int, steps: _Steps) -> bytes:
    """Return the 13 positions, descending, whose binomials C(position, 13 … 1) sum to `rank`."""
    positions = []
    for row, sums in steps:
        position = bisect_right(row, rank)
        rank -= sums[position]
        positions.append(position)
    positions.append(rank)
    return bytes(positions)


def deal_of(number: int) -> Deal:
    """Return the deal with Big Deal's `number`, 0 <= number < DEALS.

    Raises:
        NumberOutOfRange: any other number.
    """
    if not 0 <= number < DEALS:
        raise NumberOutOfRange("bigdeal", DEALS)
    above, south_rank = divmod(DEALS - 1 - number, SOUTHS)
    north_rank, east_rank = divmod(above, EASTS)
    # translate() needs 256 entries; positions never reach the padding.
    north = _positions(north_rank, _FROM_PACK).translate(_UPWARDS.ljust(256))
    deck = _UPWARDS.translate(None, north)
    east = _positions(east_rank, _FROM_NORTHS_REST).translate(deck.ljust(256))
    deck = deck.translate(None, east)
    south = _positions(south_rank, _FROM_EASTS_REST).translate(deck.ljust(256))
    west = deck.translate(None, south)[::-1]
    return Deal((north, east, south, west))


def number_of(deal: Deal) -> int:
    """Return Big Deal's number of `deal`, 0 <= number < DEALS."""
    deck = _UPWARDS
    rank = 0
    for hand, ways in zip(deal.hands[:3], (comb(52, 13), EASTS, SOUTHS), strict=True):
        own = sum(comb(deck.index(card), HAND_SIZE - place) for place, card in enumerate(hand))
        rank = rank * ways + own
        deck = deck.translate(None, hand)
    return DEALS - 1 - rank
