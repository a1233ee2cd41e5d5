"""Figures over finished boards: what was dealt beside what chance alone gives.

Each figure is a count of trials that are alike: hands, suits, deals. Its percentile is the chance of that
count or a smaller one. Four hands of a deal depend on each other a little; as is usual, they are
counted as if they did not. No figure is a reason to deal again (Law 6E4).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.expectations import (
    HANDS,
    Shape,
    hands_by_length,
    hands_by_points,
    hands_by_shape,
    king_after_ace,
    repeats,
    tails,
)
from bigdeal_gui.analysis.repeats import Repeats
from bigdeal_gui.model.cards import (
    PACK_SIZE,
    RANKS,
    SUIT_SIZE,
    SUITS,
    high_card_points,
    suit_lengths,
)
from bigdeal_gui.model.seats import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bigdeal_gui.model.deals import Deal

ODD: Final = 0.025
"""Below this percentile a count is too few, above its complement too many: one in twenty is, by chance."""

VERY_ODD: Final = 0.0025
"""The same for one in two hundred."""

KING_PLACES: Final = ("with its ace", "behind its ace", "opposite its ace", "before its ace")


class Group(StrEnum):
    """What a figure is about."""

    POINTS = "points"
    SHAPES = "shapes"
    LENGTHS = "suit lengths"
    KINGS = "kings"
    CARDS = "cards"


class Outlier(StrEnum):
    """How a figure stands out; one in twenty and one in two hundred do by chance alone."""

    NONE = ""
    FEW = "too few"
    MANY = "too many"
    VERY_FEW = "TOO FEW"
    VERY_MANY = "TOO MANY"


@dataclass(frozen=True, slots=True)
class Figure:
    """How often something happened in `trials`, each of which it has `chance` of."""

    group: Group
    name: str
    trials: int
    chance: Fraction
    count: int

    @property
    def expected(self) -> Fraction:
        """The mean count that chance alone gives."""
        return self.trials * self.chance

    @property
    def percentile(self) -> float:
        """The chance, 0 to 1, of this count or a smaller one."""
        return tails(self.trials, self.chance, self.count)[0]

    @property
    def two_sided(self) -> float:
        """The chance, 0 to 1, of a count at least as far out, on either side."""
        return min(1.0, 2 * min(tails(self.trials, self.chance, self.count)))

    @property
    def mark(self) -> Outlier:
        """Whether the count stands out."""
        percentile = self.percentile
        if percentile < ODD:
            return Outlier.VERY_FEW if percentile < VERY_ODD else Outlier.FEW
        # None of what happens once in many sets is its likeliest count, not too many.
        if percentile > 1 - ODD and self.count > self.expected:
            return Outlier.VERY_MANY if percentile > 1 - VERY_ODD else Outlier.MANY
        return Outlier.NONE


@dataclass(frozen=True, slots=True)
class Statistics:
    """The figures over `deals` deals, and how many pairs of them are equal."""

    deals: int
    figures: tuple[Figure, ...]
    repeated_pairs: int

    @property
    def expected_repeats(self) -> Fraction:
        """The pairs of equal deals that chance alone gives."""
        return repeats(self.deals)

    def of(self, group: Group) -> tuple[Figure, ...]:
        """Return the figures of one group, in their order."""
        return tuple(figure for figure in self.figures if figure.group is group)

    @property
    def outliers(self) -> tuple[Figure, ...]:
        """The figures that stand out."""
        return tuple(figure for figure in self.figures if figure.mark)


def statistics_of(deals: Iterable[Deal]) -> Statistics:
    """Count `deals`, at least one, and return all figures."""
    tally = _Tally()
    for deal in deals:
        tally.take(deal)
    if not tally.deals:
        raise ValueError("no deals, no statistics")
    return Statistics(tally.deals, tuple(tally.figures()), tally.repeated_pairs)


def shape_name(shape: Shape) -> str:
    """Return a shape as people write it: 4432, or with dashes where a suit has ten cards and more."""
    return ("-" if shape[0] > len("123456789") else "").join(map(str, shape))


_COUNTED_AT_ONCE: Final = 10_000


class _Tally:
    def __init__(self) -> None:
        self.deals = 0
        self._points: Counter[int] = Counter()
        self._shapes: Counter[Shape] = Counter()
        self._lengths: Counter[int] = Counter()
        self._kings: Counter[int] = Counter()
        self._holders = tuple(bytearray() for _ in range(PACK_SIZE))
        self._held = tuple([0] * len(SEATS) for _ in range(PACK_SIZE))
        self._repeats = Repeats()

    @property
    def repeated_pairs(self) -> int:
        return sum(len(places) * (len(places) - 1) // 2 for places in self._repeats.groups())

    def take(self, deal: Deal) -> None:
        self.deals += 1
        owners = deal.owners()
        self._repeats.add(deal)
        for holders, owner in zip(self._holders, owners, strict=True):
            holders.append(owner)
        if self.deals % _COUNTED_AT_ONCE == 0:
            self._count_holders()
        for hand in deal.hands:
            lengths = suit_lengths(hand)
            self._points[high_card_points(hand)] += 1
            self._lengths.update(lengths)
            longest, second, third, shortest = sorted(lengths, reverse=True)
            self._shapes[longest, second, third, shortest] += 1
        for ace in range(0, PACK_SIZE, SUIT_SIZE):
            self._kings[(owners[ace + 1] - owners[ace]) % len(SEATS)] += 1

    def _count_holders(self) -> None:
        for held, holders in zip(self._held, self._holders, strict=True):
            for seat in SEATS:
                held[seat] += holders.count(seat)
            holders.clear()

    def figures(self) -> Iterator[Figure]:
        self._count_holders()
        hands = len(SEATS) * self.deals
        suits = len(SUITS) * hands
        for points, ways in enumerate(hands_by_points()):
            yield Figure(Group.POINTS, str(points), hands, Fraction(ways, HANDS), self._points[points])
        for shape, ways in hands_by_shape().items():
            name = shape_name(shape)
            yield Figure(Group.SHAPES, name, hands, Fraction(ways, HANDS), self._shapes[shape])
        for length, ways in enumerate(hands_by_length()):
            yield Figure(Group.LENGTHS, str(length), suits, Fraction(ways, HANDS), self._lengths[length])
        for turn, chance in enumerate(king_after_ace()):
            yield Figure(Group.KINGS, KING_PLACES[turn], hands, chance, self._kings[turn])
        for card, held in enumerate(self._held):
            for seat in SEATS:
                name = f"{seat.letter} has {SUITS[card // SUIT_SIZE]}{RANKS[card % SUIT_SIZE]}"
                chance = Fraction(1, len(SEATS))
                yield Figure(Group.CARDS, name, self.deals, chance, held[seat])
