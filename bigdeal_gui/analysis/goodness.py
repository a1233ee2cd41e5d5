"""How well counts fit what chance alone gives, and what many such tests say together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final

from bigdeal_gui.analysis.expectations import chi_square_tail

LEAST_EXPECTED: Final = 10.0
"""Rarer outcomes are thrown together until chance alone gives this many."""


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """A chi-square and its degrees of freedom."""

    name: str
    statistic: float
    freedom: int


@dataclass(frozen=True, slots=True)
class AdjustedFinding:
    """A test with its chance, two-sided, and that chance times the tests it has to be held against."""

    finding: ChiSquare
    chance: float
    adjusted: float

    def __str__(self) -> str:
        one = self.finding
        return (
            f"{one.name:44} {one.statistic:12.2f} {one.freedom:6}  {self.chance:10.6f}  {self.adjusted:10.4f}"
        )


def chi_square(name: str, counts: Sequence[int], chances: Sequence[float]) -> ChiSquare:
    """Return the chi-square of `counts` against `chances`, which sum to 1, rare outcomes thrown together."""
    total = sum(counts)
    pairs = sorted(
        ((chance * total, count) for chance, count in zip(chances, counts, strict=True)),
        key=lambda pair: -pair[0],
    )
    rare = sum(wanted >= LEAST_EXPECTED for wanted, _ in pairs)
    if rare < len(pairs):
        # The rare ones together may still be too rare: then they join the last of the others.
        if fsum(wanted for wanted, _ in pairs[rare:]) < LEAST_EXPECTED:
            rare = max(rare - 1, 0)
        rest = pairs[rare:]
        pairs = [*pairs[:rare], (fsum(wanted for wanted, _ in rest), sum(count for _, count in rest))]
    return ChiSquare(name, fsum((count - wanted) ** 2 / wanted for wanted, count in pairs), len(pairs) - 1)


def adjusted_by_holm(findings: Iterable[ChiSquare]) -> list[AdjustedFinding]:
    """Return the findings, the least likely first, with their chances adjusted by Holm's procedure.

    A fit that is too good counts like one that is too bad.
    Source: Holm, "A simple sequentially rejective multiple test procedure" (1979).
    """
    chances = []
    for one in findings:
        if not one.freedom:  # too few boards for more than one outcome
            continue
        above = chi_square_tail(one.statistic, one.freedom)
        chances.append((2 * min(above, 1 - above), one))
    chances.sort(key=lambda pair: pair[0])
    adjusted = 0.0
    result = []
    for place, (chance, one) in enumerate(chances):
        adjusted = max(adjusted, min(1.0, chance * (len(chances) - place)))
        result.append(AdjustedFinding(one, chance, adjusted))
    return result
