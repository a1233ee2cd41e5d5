"""What chance gives one board of what a check-up looks at: how likely each value is.

Everything is exact but for rounding: counted over all deals, or over all ways to share 52 cards between two
sides and then between partners.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import comb, factorial, perm, prod
from typing import Final

from bigdeal_gui.analysis.board_chances import Chances, chance_below_points, counts_over_deals, pairs_of_hands
from bigdeal_gui.analysis.expectations import DEALS, HANDS
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE, SUIT_SIZE, SUITS, hands_by_points
from bigdeal_gui.model.seats import SEATS

LONG_SUIT: Final = 8
ODD_SUIT: Final = 7
OPENING_POINTS: Final = 12
LONG_FIT: Final = 9
FIT: Final = 8
SLAM_POINTS: Final = 33
GAME_POINTS: Final = 25
ALL_POINTS: Final = 40
FAIR_SHARE: Final = ALL_POINTS // 2
"""What a side holds on the average."""

BALANCED: Final = frozenset({(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)})
LEAST_SQUARES: Final = 86
"""Half the sum of the squares of the sixteen lengths, on a board of four hands of 4-3-3-3."""

_PAIR: Final = 2 * HAND_SIZE


@dataclass(frozen=True, slots=True)
class BoardLaw:
    """For each figure the chances of 0, 1, 2 … on one board."""

    odd: Chances
    """Whether a hand has a void or a suit of seven and more."""
    long_suit: Chances
    """Whether a hand has a suit of eight and more."""
    voids: Chances
    balanced: Chances
    """Hands of 4-3-3-3, 4-4-3-2 or 5-3-3-2."""
    squares: Chances
    """Half the sum of the sixteen squared lengths, less LEAST_SQUARES."""
    no_opening: Chances
    """Whether no hand has twelve points."""
    long_fit: Chances
    """Whether a side has nine cards of a suit together."""
    no_fit: Chances
    """Whether neither side has eight cards of a suit."""
    slam: Chances
    """Whether a side has 33 points together."""
    game: Chances
    """Whether a side has 25 points together."""
    side_points: Chances
    """The points of North and South together."""
    side_squares: Chances
    """The square of how far they are from twenty."""
    seat_points: Chances
    """The points of one hand."""
    same_seat: Chances
    """Cards that go to one and the same seat, or turn, of their holder on the board before."""


@cache
def board_law() -> BoardLaw:
    """Return the chances of one board; they take some tenths of a second, once."""
    odd, long_suit, voids, balanced, squares = map(_listed, _shapes())
    points = _side_points()
    return BoardLaw(
        odd=odd,
        long_suit=long_suit,
        voids=voids,
        balanced=balanced,
        squares=squares,
        no_opening=_yes(chance_below_points(OPENING_POINTS)),
        long_fit=_yes(_of_fits(LONG_FIT)),
        no_fit=_yes(1 - _of_fits(FIT)),
        slam=_yes(_of_sides(points, SLAM_POINTS)),
        game=_yes(_of_sides(points, GAME_POINTS)),
        side_points=points,
        side_squares=_listed(_squared(points)),
        seat_points=tuple(ways / HANDS for ways in hands_by_points()),
        same_seat=_same_seat(),
    )


def _yes(chance: float) -> Chances:
    return 1 - chance, chance


def _listed(chances: Mapping[int, float]) -> Chances:
    return tuple(chances.get(value, 0.0) for value in range(max(chances) + 1))


def _squared(points: Chances) -> Counter[int]:
    squares: Counter[int] = Counter()
    for held, chance in enumerate(points):
        squares[(held - FAIR_SHARE) ** 2] += chance  # type: ignore[assignment]
    return squares


def _side_points() -> Chances:
    """Return how likely 26 cards hold 0 … 40 points."""
    whole = comb(PACK_SIZE, _PAIR)
    return tuple(ways / whole for ways in hands_by_points(_PAIR))


def _of_sides(points: Chances, least: int) -> float:
    """Return how likely one of the two sides holds `least` points, which are more than half of all."""
    return math.fsum(points[least:]) + math.fsum(points[: ALL_POINTS - least + 1])


def _of_fits(least: int) -> float:
    """Return how likely one of the two sides holds `least` cards of a suit."""
    ways = 0
    for suits in product(range(SUIT_SIZE + 1), repeat=len(SUITS)):
        if sum(suits) == _PAIR and (max(suits) >= least or min(suits) <= SUIT_SIZE - least):
            ways += prod(comb(SUIT_SIZE, length) for length in suits)
    return ways / comb(PACK_SIZE, _PAIR)


def _shapes() -> tuple[Mapping[int, float], ...]:
    """Return what the lengths of all four hands say, over all deals: the first five of `BoardLaw`."""
    odd, long_suit, voids, balanced, squares = (
        {value: count / DEALS for value, count in total.items()} for total in counts_over_deals(_of_pair)
    )
    squares = {value // 2 - LEAST_SQUARES: chance for value, chance in squares.items()}
    return _any(odd), _any(long_suit), voids, balanced, squares


def _any(chances: Mapping[int, float]) -> Mapping[int, float]:
    """Return whether there is any."""
    return {0: chances[0], 1: 1 - chances[0]}


def _of_pair(suits: tuple[int, ...]) -> tuple[Counter[int], ...]:
    """Return in how many ways two hands that share `suits` show each figure so many times."""
    odd, long_suit, voids, balanced, squares = (Counter[int]() for _figure in range(5))
    for hand, other, ways in pairs_of_hands(suits):
        longest, shortest = max(*hand, *other), min(*hand, *other)
        odd[longest >= ODD_SUIT or not shortest] += ways
        long_suit[longest >= LONG_SUIT] += ways
        voids[hand.count(0) + other.count(0)] += ways
        balanced[is_balanced(hand) + is_balanced(other)] += ways
        squares[sum(length * length for length in (*hand, *other))] += ways
    return odd, long_suit, voids, balanced, squares


def is_balanced(lengths: Iterable[int]) -> bool:
    """Return whether a hand is 4-3-3-3, 4-4-3-2 or 5-3-3-2."""
    return tuple(sorted(lengths, reverse=True)) in BALANCED


def _same_seat() -> Chances:
    """Return how likely 0 … 52 cards go where the board before, turned or not, has them.

    From the factorial moments, which are those of named cards: exact, in whole numbers.
    """
    one = [comb(HAND_SIZE, held) * perm(HAND_SIZE, held) for held in range(HAND_SIZE + 1)]
    ways = [1]
    for _seat in SEATS:
        grown = [0] * (len(ways) + HAND_SIZE)
        for place, count in enumerate(ways):
            for held, more in enumerate(one):
                grown[place + held] += count * more
        ways = grown
    # ways[k] / (52)_k is how many sets of k cards are held again, on the average.
    whole = factorial(PACK_SIZE)
    scaled = [count * factorial(PACK_SIZE - cards) for cards, count in enumerate(ways)]
    return tuple(
        sum((-1) ** (more - cards) * comb(more, cards) * scaled[more] for more in range(cards, PACK_SIZE + 1))
        / whole
        for cards in range(PACK_SIZE + 1)
    )
