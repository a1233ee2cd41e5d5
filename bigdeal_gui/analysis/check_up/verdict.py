"""The verdict over played sets: as chance deals them or not, what explains it, and what would have been seen.

One rate of error for all: the least likely of all figures is held against their number (Bonferroni), so that
a fair machine is accused once in a thousand check-ups at the most, however many figures there are.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.check_up.figures import CheckedFigure, check_up_figures, double_dummy_figures
from bigdeal_gui.analysis.check_up.filters import Cause, Power, best_filter, filter_likelihoods, filter_powers
from bigdeal_gui.analysis.check_up.played_set import SetFigures, summed_figures

if TYPE_CHECKING:
    from bigdeal_gui.model.double_dummy import Table

FALSE_ALARMS: Final = 0.001
"""How often a fair machine is accused, at the most."""

_EXPLAINED: Final = math.log(1000)
"""A filter is named where it explains the boards a thousand times better than chance."""

_OF_SEATS: Final = frozenset({"cards", "points-N", "points-E", "points-S", "points-W", "side-points"})


@dataclass(frozen=True, slots=True)
class CheckUp:
    """What is to be said of sets.

    `chance` is how often a fair machine's least likely figure is as unlikely as that of these sets;
    `explained` by how many e-folds each filter is better than chance.
    """

    sets: int
    boards: int
    kind: Cause
    chance: float
    figures: tuple[CheckedFigure, ...]
    explained: Mapping[Cause, float]
    powers: tuple[Power, ...]

    @property
    def is_solved(self) -> bool:
        """Whether double dummy was looked at."""
        return any(figure.name == "slam-made" for figure in self.figures)

    @property
    def is_as_chance(self) -> bool:
        """Whether nothing was found."""
        return self.kind is Cause.AS_CHANCE


def check_up_verdict(sets: Sequence[SetFigures], again: int, tables: Sequence[Table] = ()) -> CheckUp:
    """Return the verdict over `sets`, at least one, in which `again` pairs of boards are the same deal.

    `tables` are the double-dummy tricks of their different boards, where these were worked out.
    """
    whole = summed_figures(sets)
    figures = (*check_up_figures(sets, whole, again), *double_dummy_figures(tables))
    least = min(figures, key=lambda figure: figure.chance)
    chance = min(1.0, least.chance * len(figures))
    explained = filter_likelihoods(sets, whole, again)
    kind = Cause.AS_CHANCE
    if chance <= FALSE_ALARMS:
        kind, efolds = best_filter(explained)
        if efolds < _EXPLAINED:
            kind = Cause.BIASED if least.name in _OF_SEATS else Cause.UNEXPLAINED
    level = FALSE_ALARMS / len(figures)
    return CheckUp(
        len(sets),
        whole.boards,
        kind,
        chance,
        figures,
        explained,
        filter_powers(len(sets), whole.boards, level),
    )
