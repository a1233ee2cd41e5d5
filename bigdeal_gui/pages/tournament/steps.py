"""The tournament page without a screen: which of its five steps is due, and which can be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from enum import Enum, IntEnum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.services.tournament.layout import find_plan
from bigdeal_gui.services.tournament.publish import plan_announcements
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.services.tournament.submitted_files import is_plan

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.status import TournamentStatus

MOST_RECENT: Final = 6
"""Tournaments that the page remembers."""


class TournamentStep(IntEnum):
    """The five steps as the page shows them, from left to right."""

    PLAN = 0
    PUBLISH = 1
    VALUE = 2
    DEAL = 3
    REVEAL = 4


class StepState(Enum):
    """Where a step stands."""

    DONE = auto()
    NOW = auto()
    TO_COME = auto()


def step_due(status: TournamentStatus) -> TournamentStep | None:
    """Return the step that is to be done; None where all are."""
    if status.milestone is Milestone.PLANNED:
        return TournamentStep.PLAN if status.errors else TournamentStep.PUBLISH
    if status.milestone is Milestone.DEALT:
        return TournamentStep.REVEAL if status.has_all_dealt else TournamentStep.DEAL
    if status.milestone is Milestone.PUBLISHED:
        # Sealed is not published: that is done when somebody has said where it stands.
        is_told = not status.digest or bool(plan_announcements(status.notes))
        return TournamentStep.VALUE if is_told else TournamentStep.PUBLISH
    return TournamentStep.DEAL if status.milestone is Milestone.VALUED else None


def step_state(status: TournamentStatus, step: TournamentStep) -> StepState:
    """Return where `step` stands."""
    due = step_due(status)
    if due is None or step < due:
        return StepState.DONE
    return StepState.NOW if step is due else StepState.TO_COME


def can_open_step(status: TournamentStatus, step: TournamentStep) -> bool:
    """Tell whether there is anything to see at `step`: what is done, what is due, and one step ahead.

    Publishing can be looked at while the plan is made, and revealing once something was dealt.
    """
    last = {
        Milestone.PLANNED: TournamentStep.PUBLISH,
        Milestone.PUBLISHED: TournamentStep.VALUE,
        Milestone.VALUED: TournamentStep.DEAL,
        Milestone.DEALT: TournamentStep.REVEAL,
        Milestone.REVEALED: TournamentStep.REVEAL,
    }[status.milestone]
    return step <= last


def with_recent(known: Sequence[Path], path: Path) -> tuple[Path, ...]:
    """Return the tournaments to remember after `path` was opened, the newest first."""
    return (path, *(other for other in known if other != path))[:MOST_RECENT]


def plan_among(paths: Sequence[Path]) -> Path | None:
    """Return the plan where `paths` are one plan, or one folder of a tournament, and nothing else."""
    if len(paths) != 1:
        return None
    with suppress(OSError):  # what cannot be looked at is told where it is read
        plan = find_plan(paths[0]) if paths[0].is_dir() else paths[0]
        return plan if is_plan(plan.name) and not plan.is_dir() else None
    return None
