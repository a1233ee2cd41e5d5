"""The counts of `counts`, over hands in arrays, and for many sets at a time. Needs numpy."""

from __future__ import annotations

from itertools import chain, product
from typing import TYPE_CHECKING, Final

import numpy as np

from bigdeal_gui.analysis.counts import LENGTH_CLASSES, POINTS_CLASSES, SHAPE_CLASSES, counted_kinds
from bigdeal_gui.analysis.expectations import hands_by_shape
from bigdeal_gui.bulk.big_deal import bulk_cards, bulk_deals, bulk_owners, suit_holdings
from bigdeal_gui.model.cards import HAND_SIZE, HONOUR_POINTS, PACK_SIZE, SUIT_SIZE, SUITS
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.seats import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from bigdeal_gui.bulk.big_deal import Words

    Counted = NDArray[np.int64]

_HOLDINGS: Final = 2**SUIT_SIZE
_ACE_BIT: Final = SUIT_SIZE - 1
_KING_BIT: Final = SUIT_SIZE - 2
_WORD_BITS: Final = 64
_AT_ONCE: Final = 2**12
"""Boards whose arrays stay in the processor's cache."""


def _holding_points() -> Counted:
    holdings = np.arange(_HOLDINGS)
    points = np.zeros(_HOLDINGS, np.int64)
    for rank, value in enumerate(HONOUR_POINTS):
        points += (holdings >> (_ACE_BIT - rank) & 1) * value
    return points


def _shape_places() -> Counted:
    """Return which shape lengths of spades, hearts and diamonds give, read as digits."""
    place_of = {shape: place for place, shape in enumerate(hands_by_shape())}
    places = np.zeros(LENGTH_CLASSES**3, np.int64)
    for index, lengths in enumerate(product(range(LENGTH_CLASSES), repeat=3)):
        clubs = HAND_SIZE - sum(lengths)
        if clubs >= 0:
            longest, second, third, shortest = sorted((*lengths, clubs), reverse=True)
            places[index] = place_of[longest, second, third, shortest]
    return places


_POINTS: Final = _holding_points()
_LENGTHS: Final = np.array([holding.bit_count() for holding in range(_HOLDINGS)], np.int64)
_SHAPES: Final = _shape_places()


def bulk_counts(hands: Words, sizes: NDArray[np.int64]) -> Counted:
    """Return a row of counts, in the order of `counted_kinds`, for each set of `sizes` boards, none empty.

    `hands` has four rows, N, E, S, W, a column a board, set after set; a hand is a word as `big_deal`
    has them.
    """
    counts = np.zeros((len(sizes), len(counted_kinds())), np.int64)
    set_of = np.repeat(np.arange(len(sizes)), sizes)
    for first in range(0, len(set_of), _AT_ONCE):
        some = set_of[first : first + _AT_ONCE]
        low, high = int(some[0]), int(some[-1]) + 1
        counts[low:high] += _counted(hands[:, first : first + _AT_ONCE], some - low, high - low)
    return counts


def _counted(hands: Words, set_of: Counted, sets: int) -> Counted:
    holdings = [suit_holdings(hands[seat]) for seat in SEATS]
    parts = [*_by_hand(holdings, set_of, sets), _kings(holdings, set_of, sets)]
    return np.concatenate([*parts, _cards(hands, set_of)], axis=1)


def _by_hand(holdings: list[list[Counted]], set_of: Counted, sets: int) -> Iterator[Counted]:
    """Yield the counts of points, shapes and lengths."""
    points = np.zeros(sets * POINTS_CLASSES, np.int64)
    shapes = np.zeros(sets * SHAPE_CLASSES, np.int64)
    lengths = np.zeros(sets * LENGTH_CLASSES, np.int64)
    for of_hand in holdings:
        held = [_LENGTHS[holding] for holding in of_hand]
        total = _POINTS[of_hand[0]]
        for holding in of_hand[1:]:
            total = total + _POINTS[holding]
        points += np.bincount(set_of * POINTS_CLASSES + total, minlength=len(points))
        shape = _SHAPES[(held[0] * LENGTH_CLASSES + held[1]) * LENGTH_CLASSES + held[2]]
        shapes += np.bincount(set_of * SHAPE_CLASSES + shape, minlength=len(shapes))
        for length in held:
            lengths += np.bincount(set_of * LENGTH_CLASSES + length, minlength=len(lengths))
    yield points.reshape(sets, -1)
    yield shapes.reshape(sets, -1)
    yield lengths.reshape(sets, -1)


def _kings(holdings: list[list[Counted]], set_of: Counted, sets: int) -> Counted:
    """Return how many kings lie with their ace, behind, opposite and before it."""
    kings = np.zeros(sets * len(SEATS), np.int64)
    for suit in range(len(SUITS)):
        turn = np.zeros(len(set_of), np.int64)
        for seat in SEATS[1:]:
            turn += seat * (holdings[seat][suit] >> _KING_BIT & 1)
            turn -= seat * (holdings[seat][suit] >> _ACE_BIT & 1)
        kings += np.bincount(set_of * len(SEATS) + turn % len(SEATS), minlength=len(kings))
    return kings.reshape(sets, -1)


def _cards(hands: Words, set_of: Counted) -> Counted:
    """Return how often each card lies with each seat."""
    starts = np.flatnonzero(np.diff(set_of, prepend=-1))
    sizes = np.diff(starts, append=len(set_of))
    held = np.empty((len(starts), PACK_SIZE, len(SEATS)), np.int64)
    for seat in SEATS[:-1]:
        bits = np.unpackbits(hands[seat].astype(">u8").view(np.uint8)).reshape(-1, _WORD_BITS)
        held[:, :, seat] = np.add.reduceat(bits[:, _WORD_BITS - PACK_SIZE :], starts, axis=0, dtype=np.uint16)
    held[:, :, -1] = sizes[:, None] - held[:, :, :-1].sum(axis=2)
    return held.reshape(len(starts), -1)


class ArrayBatch:
    """Deals in arrays: four rows, N, E, S, W, a column a deal."""

    def __init__(self, hands: Words) -> None:
        self._hands = hands

    def __repr__(self) -> str:
        return f"ArrayBatch({len(self)} deals, hidden)"

    def __len__(self) -> int:
        return int(self._hands.shape[1])

    def counts(self, sizes: Sequence[int]) -> list[list[int]]:
        """Return a row of counts for each set."""
        rows: list[list[int]] = bulk_counts(self._hands, np.array(sizes, np.int64)).tolist()
        return rows

    def owners(self) -> Iterator[bytes]:
        """Yield the seats of the cards of each deal."""
        for hands in self._parts():
            owners = bulk_owners(hands).tobytes()
            yield from (owners[start : start + PACK_SIZE] for start in range(0, len(owners), PACK_SIZE))

    def cards(self) -> Iterator[bytes]:
        """Yield the cards of each deal, hand after hand, each ascending."""
        return chain.from_iterable(map(bulk_cards, self._parts()))

    def deals(self) -> Iterator[Deal]:
        """Yield the deals."""
        return chain.from_iterable(map(bulk_deals, self._parts()))

    def _parts(self) -> Iterator[Words]:
        return (self._hands[:, first : first + _AT_ONCE] for first in range(0, len(self), _AT_ONCE))
