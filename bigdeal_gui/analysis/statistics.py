"""Figures over finished boards: what was dealt beside what chance alone gives.

Each figure is a count of trials that are alike: hands, suits, deals. Its percentile is the chance of that
count or a smaller one. Four hands of a deal depend on each other a little; as is usual, they are
counted as if they did not. No figure is a reason to deal again (Law 6E4).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.counts import Counts, Group, counted_kinds
from bigdeal_gui.analysis.expectations import binomial_tails, expected_repeats

if TYPE_CHECKING:
    from fractions import Fraction

ODD: Final = 0.025
"""Below this percentile a count is too few, above its complement too many: one in twenty is, by chance."""

VERY_ODD: Final = 0.0025
"""The same for one in two hundred."""


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
        return binomial_tails(self.trials, self.chance, self.count)[0]

    @property
    def two_sided(self) -> float:
        """The chance, 0 to 1, of a count at least as far out, on either side."""
        return min(1.0, 2 * min(binomial_tails(self.trials, self.chance, self.count)))

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
    """The figures over `deals` deals, and how many pairs of them are equal; None where none were sought."""

    deals: int
    figures: tuple[Figure, ...]
    repeated_pairs: int | None

    @property
    def expected_repeats(self) -> Fraction:
        """The pairs of equal deals that chance alone gives."""
        return expected_repeats(self.deals)

    def of(self, group: Group) -> tuple[Figure, ...]:
        """Return the figures of one group, in their order."""
        return tuple(figure for figure in self.figures if figure.group is group)

    @property
    def outliers(self) -> tuple[Figure, ...]:
        """The figures that stand out."""
        return tuple(figure for figure in self.figures if figure.mark)


def statistics_from(counts: Counts, repeated_pairs: int | None) -> Statistics:
    """Return all figures of what was counted, at least one deal."""
    if not counts.deals:
        raise ValueError("no deals, no statistics")
    figures = (
        Figure(kind.group, kind.name, kind.trials * counts.deals, kind.chance, count)
        for kind, count in zip(counted_kinds(), counts.counts, strict=True)
    )
    return Statistics(counts.deals, tuple(figures), repeated_pairs)
