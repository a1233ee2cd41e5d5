"""Deviations: where play did not follow the plan, in the journal and in a notice for the players."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.services.tournament.commitment_check import require_bound
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.notices import deliver_notice, reason_text
from bigdeal_gui.services.tournament.plan import Tournament, require_stage
from bigdeal_gui.services.tournament.record import take_back, take_note
from bigdeal_gui.services.tournament.step_lock import StepInProgress, step_lock
from bigdeal_gui.tournament.plan import PlanStage
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.storage.delivery import DeliveredFile


def record_deviation(path: Path, text: str, *, journal: Journal) -> DeliveredFile:
    """Write down in the journal, and in a notice beside the plan, where play did not follow the plan.

    Where two computers went on with the tournament at once, this joins what they did: it follows both.

    Raises:
        StepNotAllowed: the plan is not published, or another program is at work on it.
        NotAsCommitted: the plan is not the one that was sealed.
        InvalidField: the text is empty or cannot be read.
        StorageError: it could not be written.
    """
    with step_lock(path, StepInProgress.DEVIATION) as tournament:
        require_stage(tournament, PlanStage.PUBLISHED, PlanStage.VALUED)
        require_bound(tournament, journal)
        return _record_deviation(tournament, reason_text(text), journal)


def _record_deviation(tournament: Tournament, said: str, journal: Journal) -> DeliveredFile:
    lines = (
        translate("notices", "Deviation from the published plan"),
        "",
        translate("notices", "Tournament: {name}").format(name=tournament.plan.name),
        translate("notices", "What was done otherwise: {text}").format(text=said),
        translate("notices", "Recorded on {date}.").format(date=journal.today()),
        "",
        translate("notices", "The deals are those that were bound by the published hash:"),
        tournament.plan.keys_hash or "",
    )
    take_note(tournament, journal, NoteKind.DEVIATION, said, is_joining=True)
    try:
        layout = tournament.layout
        layout.make(layout.publish)
        return deliver_notice(layout.publish, f"{layout.stem}-deviation", lines)
    except BaseException:
        take_back(tournament, journal, NoteKind.DEVIATION)
        raise
