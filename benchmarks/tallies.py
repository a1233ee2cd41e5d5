"""What is counted over boards dealt in bulk, and the chi-squares of the counts against exact expectations."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bigdeal_gui.analysis import goodness
from bigdeal_gui.analysis.expectations import DEALS, HANDS, hands_by_length, hands_by_shape, king_after_ace
from bigdeal_gui.analysis.fresh_boards import LAGS, LOW_BITS, SLICES
from bigdeal_gui.analysis.goodness import ChiSquare
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE, SUIT_SIZE, SUITS, hands_by_points
from bigdeal_gui.model.seats import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from fractions import Fraction

    from numpy.typing import NDArray

    from bigdeal_gui.bulk.big_deal import Words

POINTS_CLASSES = 38
_HOLDINGS = 2**SUIT_SIZE
_SIDES = len(SEATS)
_NUMBER_SLICE = 2.0**96 / DEALS * SLICES


def _holding_points() -> NDArray[np.int64]:
    holdings = np.arange(_HOLDINGS)
    return sum(((holdings >> (SUIT_SIZE - 1 - rank)) & 1) * (4 - rank) for rank in range(4)) + 0 * holdings


_POINTS = _holding_points()
_LENGTHS = np.bitwise_count(np.arange(_HOLDINGS)).astype(np.int64)
_SHAPES = tuple(hands_by_shape())
_SHAPE_AT = np.full((HAND_SIZE + 1) ** 3, -1, np.int64)
for _place in range(len(_SHAPE_AT)):
    _lengths = [_place // 196, _place // 14 % 14, _place % 14]
    _lengths.append(HAND_SIZE - sum(_lengths))
    if _lengths[-1] >= 0:
        _north, _east, _south, _west = sorted(_lengths, reverse=True)
        _SHAPE_AT[_place] = _SHAPES.index((_north, _east, _south, _west))


class Tally:
    """Counts over boards in the order they were dealt."""

    def __init__(self) -> None:
        self.boards = 0
        self._points = np.zeros((_SIDES, POINTS_CLASSES), np.int64)
        self._shapes = np.zeros((_SIDES, len(_SHAPES)), np.int64)
        self._holdings = np.zeros((_SIDES, len(SUITS), _HOLDINGS), np.int64)
        self._overlaps = np.zeros((len(LAGS), _SIDES, HAND_SIZE + 1), np.int64)
        self._point_pairs = np.zeros((_SIDES, POINTS_CLASSES**2), np.int64)
        self._kings = np.zeros((len(SUITS), _SIDES), np.int64)
        self._slices = np.zeros(SLICES, np.int64)
        self._low_bits = np.zeros(2**LOW_BITS, np.int64)
        self._before = np.zeros((_SIDES, 0), np.uint64)
        self._odd_points: NDArray[np.int64] = np.zeros((_SIDES, 0), np.int64)

    def take(self, numbers: Words, hands: Words) -> None:
        """Count the next boards: their numbers' digits in three rows, their hands in four."""
        count = hands.shape[1]
        points = np.zeros((_SIDES, count), np.int64)
        aces, kings = np.zeros((2, len(SUITS), count), np.int64)
        for seat in SEATS:
            shape: NDArray[np.int64] = np.zeros(count, np.int64)
            for suit in range(len(SUITS)):
                shift = np.uint64(SUIT_SIZE * (len(SUITS) - 1 - suit))
                holding = (hands[seat] >> shift & np.uint64(_HOLDINGS - 1)).view(np.int64)
                self._holdings[seat, suit] += np.bincount(holding, minlength=_HOLDINGS)
                points[seat] += np.take(_POINTS, holding)
                if suit < len(SUITS) - 1:
                    shape = shape * (HAND_SIZE + 1) + np.take(_LENGTHS, holding)
                aces[suit] += (holding >> (SUIT_SIZE - 1)) * seat
                kings[suit] += (holding >> (SUIT_SIZE - 2) & 1) * seat
            self._shapes[seat] += np.bincount(np.take(_SHAPE_AT, shape), minlength=len(_SHAPES))
            self._points[seat] += np.bincount(points[seat], minlength=POINTS_CLASSES)
        for suit in range(len(SUITS)):
            self._kings[suit] += np.bincount((kings[suit] - aces[suit]) & (_SIDES - 1), minlength=_SIDES)
        self._take_numbers(numbers)
        self._take_neighbours(hands, points)
        self.boards += count

    def _take_numbers(self, numbers: Words) -> None:
        fractions = (numbers[0] * 2.0**-32 + numbers[1] * 2.0**-64 + numbers[2] * 2.0**-96) * _NUMBER_SLICE
        self._slices += np.bincount(fractions.astype(np.int64), minlength=SLICES)
        low = (numbers[2] & np.uint64(2**LOW_BITS - 1)).view(np.int64)
        self._low_bits += np.bincount(low, minlength=2**LOW_BITS)

    def _take_neighbours(self, hands: Words, points: NDArray[np.int64]) -> None:
        joined = np.concatenate([self._before, hands], axis=1)
        old = self._before.shape[1]
        for place, lag in enumerate(LAGS):
            later = joined[:, max(old, lag) :]
            earlier = joined[:, max(old, lag) - lag :][:, : later.shape[1]]
            for seat in SEATS:
                shared = np.bitwise_count(later[seat] & earlier[seat])
                self._overlaps[place, seat] += np.bincount(shared, minlength=HAND_SIZE + 1)
        self._before = joined[:, -max(LAGS) :]
        # Pairs 1-2, 3-4 …: pairs that share no board are independent of each other.
        points = np.concatenate([self._odd_points, points], axis=1)
        even = points.shape[1] // 2 * 2
        self._odd_points = points[:, even:]
        for seat in SEATS:
            pairs = points[seat, 0:even:2] * POINTS_CLASSES + points[seat, 1:even:2]
            self._point_pairs[seat] += np.bincount(pairs, minlength=POINTS_CLASSES**2)

    def findings(self) -> Iterator[ChiSquare]:
        """Yield every test there is."""
        by_points = np.array(hands_by_points(), float) / HANDS
        by_shape = np.array(list(hands_by_shape().values()), float) / HANDS
        by_length = np.array(hands_by_length(), float) / HANDS
        pairs = np.outer(by_points, by_points).ravel()
        for seat in SEATS:
            name = seat.name.title()
            yield chi_square(f"points, {name}", self._points[seat], by_points)
            yield chi_square(f"shapes, {name}", self._shapes[seat], by_shape)
            yield chi_square(f"points of boards 1 and 2, 3 and 4 …, {name}", self._point_pairs[seat], pairs)
        for place, lag in enumerate(LAGS):
            for seat in SEATS:
                name = f"cards held again {lag} later, {seat.name.title()}"
                yield chi_square(name, self._overlaps[place, seat], by_length)
        yield from self._cards()
        for suit, letter in enumerate(SUITS):
            yield chi_square(
                f"the king's seat from the ace's, {letter}", self._kings[suit], _floats(king_after_ace())
            )
        yield chi_square(f"the number in {SLICES} slices", self._slices, np.full(SLICES, 1 / SLICES))
        share = np.full(2**LOW_BITS, 2.0**-LOW_BITS)
        yield chi_square(f"the number's last {LOW_BITS} bits", self._low_bits, share)

    def _cards(self) -> Iterator[ChiSquare]:
        """Yield the test of each card over the seats, and that of all cards and seats together."""
        bits = np.arange(_HOLDINGS)[:, None] >> np.arange(SUIT_SIZE - 1, -1, -1) & 1
        counts = (self._holdings @ bits).reshape(_SIDES, PACK_SIZE)
        for card in range(PACK_SIZE):
            name = SUITS[card // SUIT_SIZE] + "AKQJT98765432"[card % SUIT_SIZE]
            yield chi_square(f"seats of {name}", counts[:, card], np.full(_SIDES, 1 / _SIDES))
        expected = self.boards / _SIDES
        # Thirteen cards a seat bind the counts: 51 x 3 are free, and each strays 52/51 times as far.
        statistic = float(((counts - expected) ** 2).sum()) / expected * (PACK_SIZE - 1) / PACK_SIZE
        yield ChiSquare("every card in every seat", statistic, (PACK_SIZE - 1) * (_SIDES - 1))


def _floats(chances: Sequence[Fraction]) -> NDArray[np.float64]:
    return np.array(list(map(float, chances)))


def chi_square(name: str, counts: NDArray[np.int64], chances: NDArray[np.float64]) -> ChiSquare:
    """Return the chi-square of `counts` against `chances`, rare outcomes thrown together."""
    return goodness.chi_square(name, counts.tolist(), chances.tolist())
