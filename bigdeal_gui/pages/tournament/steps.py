"""The tournament page without a screen: which of its five steps is due, and which can be looked at."""

from __future__ import annotations

from enum import Enum, IntEnum, auto
from typing import TYPE_CHECKING, Final

from bigdeal_gui.services.tournament.handed_in import is_plan
from bigdeal_gui.services.tournament.record import Step

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bigdeal_gui.services.tournament.status import TournamentStatus

MOST_RECENT: Final = 6
"""Tournaments that the page remembers."""


class Part(IntEnum):
    """The five steps as the page shows them, from left to right."""

    PLAN = 0
    PUBLISH = 1
    VALUE = 2
    DEAL = 3
    REVEAL = 4


class PartState(Enum):
    """Where a step stands."""

    DONE = auto()
    NOW = auto()
    TO_COME = auto()


def part_due(status: TournamentStatus) -> Part | None:
    """Return the step that is to be done; None where all are."""
    if status.step is Step.PLANNED:
        return Part.PLAN if status.errors else Part.PUBLISH
    if status.step is Step.DEALT:
        return Part.REVEAL if status.has_all_dealt else Part.DEAL
    return {Step.PUBLISHED: Part.VALUE, Step.VALUED: Part.DEAL}.get(status.step)


def state_of(status: TournamentStatus, part: Part) -> PartState:
    """Return where `part` stands."""
    due = part_due(status)
    if due is None or part < due:
        return PartState.DONE
    return PartState.NOW if part is due else PartState.TO_COME


def can_open(status: TournamentStatus, part: Part) -> bool:
    """Tell whether there is anything to see at `part`: what is done, what is due, and one step ahead.

    Publishing can be looked at while the plan is made, and revealing once something was dealt.
    """
    last = {
        Step.PLANNED: Part.PUBLISH,
        Step.PUBLISHED: Part.VALUE,
        Step.VALUED: Part.DEAL,
        Step.DEALT: Part.REVEAL,
        Step.REVEALED: Part.REVEAL,
    }[status.step]
    return part <= last


def with_recent(known: Sequence[Path], path: Path) -> tuple[Path, ...]:
    """Return the tournaments to remember after `path` was opened, the newest first."""
    return (path, *(other for other in known if other != path))[:MOST_RECENT]


def plan_among(paths: Sequence[Path]) -> Path | None:
    """Return the plan where `paths` are one plan and nothing else."""
    return paths[0] if len(paths) == 1 and is_plan(paths[0].name) else None
