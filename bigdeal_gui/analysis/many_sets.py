"""Many sets, each counted by itself: whether their figures are spread as chance spreads them.

A set of 36 boards can have a figure only so many times, so its percentiles take steps and are not uniform:
they are held against what they exactly should be, step by step. Every figure is tested three ways: its sum
over all sets; the largest distance between percentiles and their expectation (Kolmogorov and Smirnov); and
the distances squared and weighted (Anderson and Darling). All tests count together (Holm), so that a perfect
dealer is accused in no more than one run of a thousand, however many sets there are.
Sources: Anderson and Darling, "Asymptotic theory of certain goodness of fit criteria" (1952); Choulakian,
Lockhart and Stephens, "Cramér-von Mises statistics for discrete distributions" (1994); Holm, "A simple
sequentially rejective multiple test procedure" (1979).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate
from typing import Final

from bigdeal_gui.analysis.board_chances import Chances, mean_board_chance
from bigdeal_gui.analysis.counts import Counts, FigureKind, Group, chances_of_kinds, counted_kinds
from bigdeal_gui.analysis.sums import (
    bridge_weights,
    kolmogorov_bound,
    squares_tails,
    sum_chances,
    two_sided_chance,
)

FALSE_ALARMS: Final = 0.001
"""How often a perfect dealer is accused: half by the figures over all sets, half by single sets."""

MOST_BOARDS: Final = 1_000
"""Sets of more boards are counted, but not held against each other."""

TENTHS: Final = 10

_LEAST_SETS: Final = 100
"""A place counts for the squares where chance gives so many sets on either side of it."""
_MOST_PLACES: Final = 40
_LEAST_PLACES: Final = 10
"""With fewer places, squares that are too small say nothing: counts are whole numbers."""
_HALF: Final = FALSE_ALARMS / 2


class SetTallies:
    """How many sets of each size have each figure how many times. Holds no deal."""

    def __init__(self) -> None:
        self.totals = Counts()
        self.sizes: Counter[int] = Counter()
        """How many sets have so many boards."""
        self._counted: dict[int, list[dict[int, list[int]]]] = {}

    def add(self, place: int, boards: int, counts: Sequence[int]) -> None:
        """Take the counts of the set number `place`, from 0."""
        self.totals.add_counts(boards, counts)
        self.sizes[boards] += 1
        if boards > MOST_BOARDS:
            return
        if boards not in self._counted:
            self._counted[boards] = [{} for _kind in counted_kinds()]
        for met, count in zip(self._counted[boards], counts, strict=True):
            met.setdefault(count, [0, place])[0] += 1

    def add_tallies(self, later: SetTallies) -> None:
        """Take what was tallied elsewhere of sets whose numbers come after all that are here."""
        self.totals.add_counts(later.totals.deals, later.totals.counts)
        self.sizes.update(later.sizes)
        for boards, counted in later._counted.items():
            if boards not in self._counted:
                self._counted[boards] = counted
                continue
            for met, more in zip(self._counted[boards], counted, strict=True):
                for count, (sets, first) in more.items():
                    met.setdefault(count, [0, first])[0] += sets

    @property
    def tested(self) -> int:
        """How many sets are held against each other."""
        return sum(sets for boards, sets in self.sizes.items() if boards <= MOST_BOARDS)

    def of(self, figure: int) -> Iterator[tuple[int, Mapping[int, Sequence[int]]]]:
        """Yield for each size which counts of a figure were met: in how many sets, and the first of them."""
        for boards, counted in sorted(self._counted.items()):
            yield boards, counted[figure]


@dataclass(frozen=True, slots=True)
class SpreadTest:
    """A figure over all sets, and how likely chance alone strays so far; `adjusted` allows for all tests.

    `distance` is the largest between the percentiles and what they should be, a share of the sets; `squares`
    is None where there are too few sets.
    """

    kind: FigureKind
    expected: float
    count: int
    count_chance: float
    distance: float
    distance_chance: float
    squares: float | None
    squares_chance: float | None
    adjusted: float = 1.0

    @property
    def chances(self) -> tuple[float, ...]:
        """The chances of all its tests."""
        squares = () if self.squares_chance is None else (self.squares_chance,)
        return (self.count_chance, self.distance_chance, *squares)


@dataclass(frozen=True, slots=True)
class OddSet:
    """A set, by its number from 0, with a count that hardly any of so many sets should have."""

    place: int
    boards: int
    kind: FigureKind
    expected: float
    count: int
    chance: float
    adjusted: float


@dataclass(frozen=True, slots=True)
class Tenths:
    """How many percentiles of a group lie in each tenth, and how many should."""

    group: Group
    counted: tuple[int, ...]
    expected: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class ManySets:
    """What is to be said of many sets."""

    sets: int
    tested: int
    deals: int
    sizes: Mapping[int, int]
    tests: tuple[SpreadTest, ...]
    odd_sets: tuple[OddSet, ...]
    tenths: tuple[Tenths, ...]

    @property
    def suspects(self) -> tuple[SpreadTest, ...]:
        """The figures that chance does not explain, the least likely first."""
        return tuple(test for test in self.tests if test.adjusted < _HALF)

    @property
    def test_count(self) -> int:
        """How many tests there are."""
        return sum(len(test.chances) for test in self.tests)


def judged_statistics(tallies: SetTallies) -> ManySets:
    """Return what is to be said of sets, at least one; the least likely figures come first."""
    figures = [_Figure(tallies, place) for place in range(len(counted_kinds()))]
    tests = _adjusted([figure.test() for figure in figures])
    odd_sets = sorted((odd for figure in figures for odd in figure.odd_sets()), key=lambda odd: odd.chance)
    tenths: dict[Group, tuple[list[int], list[float]]] = {}
    for figure in figures:
        counted, expected = tenths.setdefault(figure.kind.group, ([0] * TENTHS, [0.0] * TENTHS))
        figure.add_tenths(counted, expected)
    return ManySets(
        tallies.sizes.total(),
        tallies.tested,
        tallies.totals.deals,
        dict(sorted(tallies.sizes.items())),
        tuple(tests),
        tuple(odd_sets),
        tuple(Tenths(group, tuple(some), tuple(wanted)) for group, (some, wanted) in tenths.items()),
    )


def _adjusted(tests: Iterable[SpreadTest]) -> list[SpreadTest]:
    """Return the tests with chances adjusted by Holm's procedure, the least likely figure first."""
    ordered = sorted(tests, key=lambda test: min(test.chances))
    all_chances = sorted(chance for test in ordered for chance in test.chances)
    left = {chance: len(all_chances) - place for place, chance in reversed(list(enumerate(all_chances)))}
    adjusted = 0.0
    result = []
    for test in ordered:
        least = min(test.chances)
        adjusted = max(adjusted, min(1.0, least * left[least]))
        result.append(replace(test, adjusted=adjusted))
    return result


@cache
def _sums(chances: Chances, boards: int) -> tuple[int, tuple[float, ...], tuple[float, ...]]:
    """Return the least count, and the chances and percentiles of it and those that follow."""
    first, found = sum_chances(chances, boards)
    return first, tuple(found), tuple(accumulate(found))


@cache
def _weights(places: tuple[float, ...], shares: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(bridge_weights(places, shares))


class _Figure:
    """One figure of many sets, with the steps that its percentiles can take."""

    def __init__(self, tallies: SetTallies, place: int) -> None:
        self.kind = counted_kinds()[place]
        self._chances = chances_of_kinds()[place]
        self._sizes = list(tallies.of(place))
        self._sets = tallies.tested
        self._deals = tallies.totals.deals
        self._count = tallies.totals.counts[place]

    def test(self) -> SpreadTest:
        expected = mean_board_chance(self._chances) * self._deals
        by_count = two_sided_chance(self._chances, self._deals, self._count)
        places = list(self._places())
        distance = max((abs(met - wanted) for wanted, met in places), default=0.0)
        squares, by_squares = self._squares(places)
        return SpreadTest(
            self.kind,
            expected,
            self._count,
            by_count,
            distance,
            kolmogorov_bound(distance, self._sets),
            squares,
            by_squares,
        )

    def _steps(self) -> Iterator[tuple[float, float, int]]:
        """Yield percentile, expected and met number of sets for each count in each size."""
        for boards, met in self._sizes:
            sets = sum(sets for sets, _first in met.values())
            first, chances, percentiles = _sums(self._chances, boards)
            last = first + len(chances) - 1
            for count, (chance, percentile) in enumerate(zip(chances, percentiles, strict=True), start=first):
                yield percentile, sets * chance, met.get(count, (0,))[0]
            for count, (some, _first) in met.items():
                if not first <= count <= last:
                    yield float(count > last), 0.0, some

    def _places(self) -> Iterator[tuple[float, float]]:
        """Yield the share of sets that should, and that do, have a percentile of each step or a lower one."""
        wanted, met = 0.0, 0
        for _percentile, expected, counted in sorted(self._steps()):
            wanted += expected
            met += counted
            yield min(wanted / self._sets, 1.0), met / self._sets

    def _squares(self, places: Sequence[tuple[float, float]]) -> tuple[float | None, float | None]:
        """Return the weighted squares of the distances, and how likely they are as far out."""
        least = _LEAST_SETS / self._sets if self._sets else 1.0
        used: list[tuple[float, float]] = []
        for wanted, met in places:
            gap = max(least, 1 / _MOST_PLACES) / 2 if used else 0.0
            if least <= wanted <= 1 - least and (not used or wanted - used[-1][0] >= gap):
                used.append((wanted, met))
        if not used:
            return None, None
        edges = (0.0, *(wanted for wanted, _met in used), 1.0)
        shares = tuple((edges[at + 2] - edges[at]) / 2 for at in range(len(used)))
        squares = self._sets * sum(
            (met - wanted) ** 2 * share / (wanted * (1 - wanted))
            for (wanted, met), share in zip(used, shares, strict=True)
        )
        below, above = squares_tails(_weights(edges[1:-1], shares), squares)
        return squares, 2 * min(below, above) if len(used) >= _LEAST_PLACES else above

    def odd_sets(self) -> Iterator[OddSet]:
        """Yield the first set with each count that is too unlikely for so many sets and figures."""
        looks = self._sets * len(counted_kinds())
        for boards, met in self._sizes:
            first, chances, percentiles = _sums(self._chances, boards)
            for count, (_sets, place) in met.items():
                at = count - first
                if 0 <= at < len(chances):
                    chance = min(1.0, 2 * min(percentiles[at], 1 - percentiles[at] + chances[at]))
                else:
                    chance = 0.0
                if chance * looks < _HALF:
                    expected = mean_board_chance(self._chances) * boards
                    yield OddSet(place, boards, self.kind, expected, count, chance, chance * looks)

    def add_tenths(self, counted: list[int], expected: list[float]) -> None:
        """Add how many percentiles lie in each tenth, and how many should."""
        for percentile, wanted, met in self._steps():
            tenth = min(int(percentile * TENTHS), TENTHS - 1)
            counted[tenth] += met
            expected[tenth] += wanted
