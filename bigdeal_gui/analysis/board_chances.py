"""What chance gives a whole board: how likely it shows something not at all, once, twice and so on.

Four hands share one pack, so that what one holds tells of the others, and the sixteen holdings of a board
bind one another. Whoever sums over boards needs the chances of the board, not of the hand. All are exact but
for rounding, in the fourteenth digit.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, permutations, product
from math import comb, factorial, prod
from typing import Final, TypeAlias

from bigdeal_gui.analysis.expectations import DEALS, hands_by_shape
from bigdeal_gui.model.cards import HAND_SIZE, HONOUR_POINTS, PACK_SIZE, SUIT_SIZE, SUITS, hands_by_points
from bigdeal_gui.model.seats import SEATS

Chances: TypeAlias = tuple[float, ...]
"""How likely a board shows it 0, 1, 2 … times."""

_Kinds: TypeAlias = tuple[int, ...]
"""How many cards of each kind: of each suit, or of each honour and of the rest."""

_SUITS: Final = (SUIT_SIZE,) * len(SUITS)
_RANKS: Final = (*(len(SUITS) for _value in HONOUR_POINTS), PACK_SIZE - len(HONOUR_POINTS) * len(SUITS))
_PAIR: Final = 2 * HAND_SIZE

ONE_SEAT_IN_FOUR: Final[Chances] = (1 - 1 / len(SEATS), 1 / len(SEATS))
"""Of a card that lies with a named seat."""


@cache
def chances_by_points() -> tuple[Chances, ...]:
    """Return the chances of 0 … 4 hands with 0, 1 … 37 points."""
    return tuple(_of_hands(hands, _RANKS) for hands in _hands_of_points())


def chance_below_points(points: int) -> float:
    """Return how likely all four hands have fewer than so many points."""
    return _of_hands(chain.from_iterable(_hands_of_points()[:points]), _RANKS)[len(SEATS)]


@cache
def _hands_of_points() -> Sequence[Sequence[_Kinds]]:
    """Return the hands with 0, 1 … 37 points."""
    hands: list[list[_Kinds]] = [[] for _points in hands_by_points()]
    for honours in product(range(len(SUITS) + 1), repeat=len(HONOUR_POINTS)):
        if sum(honours) <= HAND_SIZE:
            points = sum(value * held for value, held in zip(HONOUR_POINTS, honours, strict=True))
            hands[points].append((*honours, HAND_SIZE - sum(honours)))
    return hands


@cache
def chances_by_shape() -> tuple[Chances, ...]:
    """Return the chances of 0 … 4 hands of each shape, in the order of `hands_by_shape`."""
    return tuple(_of_hands({*permutations(shape)}, _SUITS) for shape in hands_by_shape())


def _of_hands(hands: Iterable[_Kinds], pack: _Kinds) -> Chances:
    """Return how likely 0 … 4 of a board's hands are among `hands`.

    `pack` tells how many cards of each kind there are. The chances that one, two … named seats all have such
    hands lead to those of the numbers of seats by inclusion and exclusion.
    """
    one = {kinds: 1 / prod(map(factorial, kinds)) for kinds in hands}
    two = _both(one, one, pack)
    three = _both(two, one, pack)
    four = sum(ways * two.get(_rest(kinds, pack), 0.0) for kinds, ways in two.items())
    whole = float(prod(map(factorial, pack)))
    named = [1.0, *(_share(ways, seats, pack) for seats, ways in enumerate((one, two, three), start=1))]
    named.append(four * whole / DEALS)
    any_of = [comb(len(SEATS), seats) * chance for seats, chance in enumerate(named)]
    return tuple(
        max(0.0, sum((-1) ** (more - seats) * comb(more, seats) * any_of[more] for more in range(seats, 5)))
        for seats in range(len(SEATS) + 1)
    )


def _rest(kinds: _Kinds, pack: _Kinds) -> _Kinds:
    return tuple(there - held for there, held in zip(pack, kinds, strict=True))


def _both(some: Mapping[_Kinds, float], other: Mapping[_Kinds, float], pack: _Kinds) -> dict[_Kinds, float]:
    """Return the ways of both together, as far as the pack has the cards."""
    ways: defaultdict[_Kinds, float] = defaultdict(float)
    for kinds, count in some.items():
        for more, others in other.items():
            both = tuple(map(sum, zip(kinds, more, strict=True)))
            if all(held <= there for held, there in zip(both, pack, strict=True)):
                ways[both] += count * others
    return ways


def _share(ways: Mapping[_Kinds, float], seats: int, pack: _Kinds) -> float:
    """Return how likely `seats` named seats hold what there are `ways` of."""
    left = PACK_SIZE - seats * HAND_SIZE
    whole: int = factorial(PACK_SIZE) // (factorial(HAND_SIZE) ** seats * factorial(left))
    fitting = math.fsum(
        count
        * prod(factorial(there) // factorial(there - held) for there, held in zip(pack, kinds, strict=True))
        for kinds, count in ways.items()
    )
    return fitting / whole


@cache
def chances_by_length() -> tuple[Chances, ...]:
    """Return the chances of 0 … 16 holdings, of four seats in four suits, with 0, 1 … 13 cards."""
    holdings = range(len(SEATS) * len(SUITS) + 1)
    return tuple(tuple(total[times] / DEALS for times in holdings) for total in counts_over_deals(_of_pair))


def counts_over_deals(of_pair: Callable[[_Kinds], Sequence[Counter[int]]]) -> list[Counter[int]]:
    """Return how many deals show each figure how often.

    `of_pair` returns in how many ways two hands that share such suits show each figure how often.
    """
    pairs = {suits: of_pair(suits) for suits in _two_hand_shapes()}
    totals: list[Counter[int]] = []
    for suits, ours in pairs.items():
        totals = totals or [Counter() for _figure in ours]
        theirs = pairs[tuple(sorted(_rest(suits, _SUITS)))]
        ways = len({*permutations(suits)}) * prod(comb(SUIT_SIZE, length) for length in suits)
        for total, some, others in zip(totals, ours, theirs, strict=True):
            for (first, many), (second, more) in product(some.items(), others.items()):
                total[first + second] += ways * many * more
    return totals


def _two_hand_shapes() -> Iterator[_Kinds]:
    """Yield how the suits of two hands together can be, shortest first."""
    for a, b, c in product(range(SUIT_SIZE + 1), repeat=len(SUITS) - 1):
        d = _PAIR - a - b - c
        if a <= b <= c <= d <= SUIT_SIZE:
            yield a, b, c, d


def pairs_of_hands(suits: _Kinds) -> Iterator[tuple[_Kinds, _Kinds, int]]:
    """Yield the lengths of two hands that share `suits`, and in how many ways they come about."""
    for a, b, c in product(*(range(length + 1) for length in suits[:-1])):
        d = HAND_SIZE - a - b - c
        if 0 <= d <= suits[-1]:
            hand = (a, b, c, d)
            ways = prod(comb(there, held) for there, held in zip(suits, hand, strict=True))
            yield hand, _rest(hand, suits), ways


def _of_pair(suits: _Kinds) -> list[Counter[int]]:
    """Return for each length how many ways to share `suits` between two hands give how many such holdings."""
    counts: list[Counter[int]] = [Counter() for _length in range(SUIT_SIZE + 1)]
    for hand, other, ways in pairs_of_hands(suits):
        lengths = Counter((*hand, *other))
        for length, count in enumerate(counts):
            count[lengths[length]] += ways
    return counts


@cache
def chances_by_king() -> tuple[Chances, ...]:
    """Return the chances of 0 … 4 kings with their aces, behind, opposite and before them."""
    return tuple(map(_of_turn, range(len(SEATS))))


def _of_turn(turn: int) -> Chances:
    """Return how likely 0 … 4 kings lie `turn` seats behind their aces."""
    ways = Counter({((0,) * len(SEATS), 0): 1})
    for _suit in SUITS:
        grown: Counter[tuple[tuple[int, ...], int]] = Counter()
        for ((held, kings), count), ace, king in product(ways.items(), SEATS, SEATS):
            more = tuple(held[seat] + (seat is ace) + (seat is king) for seat in SEATS)
            grown[more, kings + ((king - ace) % len(SEATS) == turn)] += count
        ways = grown
    others = factorial(PACK_SIZE - 2 * len(SUITS))
    totals: Counter[int] = Counter()
    for (held, kings), count in ways.items():
        totals[kings] += count * others // prod(factorial(HAND_SIZE - cards) for cards in held)
    return tuple(totals[kings] / DEALS for kings in range(len(SUITS) + 1))


def mean_board_chance(chances: Sequence[float]) -> float:
    """Return how often a board shows it on the average."""
    return sum(times * chance for times, chance in enumerate(chances))
