"""What the tournament commands take alike: the plan, by its file or a name for its folder, and the keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts.secrets import unlock_from_options
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.services.tournament.keys import NOTHING, Unlock, keeping_told
from bigdeal_gui.services.tournament.layout import PLAN_SUFFIX, find_plan
from bigdeal_gui.services.tournament.plan import require_plan_stage
from bigdeal_gui.services.tournament.record import tournament_record
from bigdeal_gui.tournament.plan import PlanStage
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.plan import Tournament


def plan_argument(command: Callable[..., None]) -> Callable[..., None]:
    """Add the argument `plan`: `cup.sqd` and `cup` both mean `cup/cup.sqd` where only that is there."""
    return click.argument(
        "plan",
        metavar="NAME.sqd",
        type=click.Path(path_type=Path),
        callback=lambda _context, _parameter, path: _plan(path),
    )(command)


def _plan(path: Path) -> Path:
    plan = find_plan(path)
    if plan.is_file() and not plan.name.lower().endswith(PLAN_SUFFIX):
        raise CannotRead(plan, translate("reasons", "a tournament’s file ends in “.sqd”"))
    return plan


def unlock_argument(
    tournament: Tournament,
    journal: Journal,
    passphrase_file: str | None,
    identities: tuple[str, ...],
    shares: tuple[str, ...],
) -> Unlock:
    """Return what opens the keys beside the plan: what was given, or is asked for where they are sealed.

    Journal and log tell whether that is a passphrase or the words of officials' sheets.

    Raises:
        StepNotAllowed: the value is not known, so there is nothing yet for which they are needed.
        AppError: as `unlock_from_options`.
    """
    require_plan_stage(tournament, PlanStage.VALUED)
    if tournament.layout.keys.is_file():
        return NOTHING
    kept = keeping_told(tournament_record(tournament, journal).notes)
    return unlock_from_options(tournament.layout.sealed, passphrase_file, identities, shares, kept)
