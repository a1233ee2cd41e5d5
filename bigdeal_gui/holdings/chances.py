"""The best chance of every number of tricks, the opponents' cards hidden (see `pareto`).

At the first trick no fronts are met, which could be very many sets: a search picks an answer to each card,
and leaves off where what is left weighs no more than the best found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final, NamedTuple

from bigdeal_gui.holdings.lies import DIVISIONS, Lies, LieSet
from bigdeal_gui.holdings.pareto import Fronts, Table, common, largest, union
from bigdeal_gui.holdings.positions import longest, position_of
from bigdeal_gui.holdings.solver import Solver

if TYPE_CHECKING:
    from bigdeal_gui.holdings.words import Word


@dataclass(frozen=True, slots=True)
class Chance:
    """The best chance of at least so many tricks."""

    tricks: int
    chance: Fraction
    in_sight: Fraction
    """The chance of a declarer who sees all cards, which is no less."""

    lies: LieSet
    """The lies in which one best plan takes the tricks."""


class Suit:
    """A suit whose opponents' cards are hidden."""

    def __init__(self, word: Word, solver: Solver | None = None, like: Suit | None = None) -> None:
        """Share one `solver` among many suits, and what was found for one before that has the same lies."""
        self.word: Final = word
        self.position: Final = position_of(word)
        if like is None or like.position[1::2] != self.position[1::2]:
            self.lies = Lies(word)
            solver = solver or Solver()
            self.in_sight = Table(self.lies, solver, union)
            self.hidden = Table(self.lies, solver, largest, self.in_sight)
        else:
            self.lies, self.in_sight, self.hidden = like.lies, like.in_sight, like.hidden

    def chances(self) -> Iterator[Chance]:
        """Yield the best chance of 1, 2, … tricks, as long as there is one."""
        for tricks in range(1, longest(self.position) + 1):
            found = self.chance(tricks)
            if not found.chance:
                return
            yield found

    def chance(self, tricks: int) -> Chance:
        """Return the best chance of at least `tricks` tricks, 1 or more."""
        (most,) = self.in_sight.front(self.position, tricks, tricks)
        search = self._best(tricks, tricks)
        return Chance(
            tricks, Fraction(search.weight, DIVISIONS), Fraction(self._weight(most), DIVISIONS), search.kept
        )

    def mean(self, low: int, high: int) -> Fraction:
        """Return the greatest sum of one plan's chances of `low` … `high` tricks, 1 ≤ low ≤ high."""
        return Fraction(self._best(low, high).weight, DIVISIONS)

    def has_one_line(self) -> bool:
        """Tell whether one plan has the best chance of every number of tricks."""
        doubtful = [found for found in self.chances() if found.chance < 1]
        if len(doubtful) < 2:  # noqa: PLR2004 - one line has one best chance
            return True
        target = int(sum((found.chance for found in doubtful), Fraction()) * DIVISIONS)
        return self._best(doubtful[0].tricks, doubtful[-1].tricks, target).weight == target

    def is_no_guess(self) -> bool:
        """Tell whether one plan takes in every lie what declarer would take if he saw all cards."""
        high = longest(self.position)
        (most,) = self.in_sight.front(self.position, 1, high)
        target = self._weight(most)
        return self._best(1, high, target).weight == target

    def _best(self, low: int, high: int, target: int | None = None) -> _Search:
        """Search for the heaviest set; for one of the weight `target` alone, where no other is heavier."""
        (most,) = self.in_sight.front(self.position, low, high)
        search = _Search(self._weight, self._weight(most) if target is None else target)
        if target is not None:
            search.weight = target - 1
        if not any(self.lies.groups) or not most:
            search.run(most, [])
            return search
        for wanted in self.hidden.leads(self.position, low, high):
            if search.weight == search.most:
                break
            search.run(most, [[_choice(fronts) for fronts in answers] for answers in wanted])
        return search

    def _weight(self, sets: int) -> int:
        total = 0
        while sets:
            total += self.lies.weight(sets & (1 << self.lies.count) - 1)
            sets >>= self.lies.count
        return total


class _Choice(NamedTuple):
    kept: int
    """The lies that are left at most."""

    beyond: list[list[_Choice]]
    """From each of these one has to be chosen as well."""


def _choice(fronts: Fronts) -> _Choice:
    return _Choice(
        common(fronts), [[_Choice(one, []) for one in front] for front in fronts if len(front) > 1]
    )


class _Search:
    """Looks for the heaviest set that a choice of everything wanted leaves."""

    def __init__(self, weight_of: Callable[[int], int], most: int) -> None:
        """Take `most` as the greatest weight there can be."""
        self.kept = 0
        self.weight = -1
        self._weight_of = weight_of
        self.most = most

    def run(self, kept: int, wanted: list[list[_Choice]]) -> None:
        """Look within `kept`, and take note of what is heavier than the best so far."""
        before = -1
        while kept != before:
            weight = self._weight_of(kept)
            if weight <= self.weight:
                return
            before = kept
            still = []
            for choices in wanted:
                if any(before & ~choice.kept == 0 and not choice.beyond for choice in choices):
                    continue
                better = self._better(kept, choices)
                if not better:
                    return
                # Whatever is chosen, no other lies are left; that may rule out choices elsewhere.
                kept = reduce(or_, [choice.kept for choice in better])
                still.append(better)
            wanted = still
        if not wanted:
            self.kept, self.weight = kept, weight
            return
        first, *rest = sorted(wanted, key=len)
        for choice in sorted(first, key=lambda one: self._weight_of(one.kept), reverse=True):
            self.run(choice.kept, [*choice.beyond, *rest])

    def _better(self, kept: int, choices: list[_Choice]) -> list[_Choice]:
        """Return the choices within `kept` that can be better than the best; of simple ones the largest."""
        simple = largest(kept & choice.kept for choice in choices if not choice.beyond)
        within = [_Choice(one, []) for one in simple]
        within += [_Choice(kept & choice.kept, choice.beyond) for choice in choices if choice.beyond]
        return [choice for choice in within if self._weight_of(choice.kept) > self.weight]
