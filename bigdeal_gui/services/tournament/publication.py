"""Publishing, which people do: where the sealed plan stands for everybody, and since when."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.tournament import InvalidField
from bigdeal_gui.services.tournament.commitment_check import require_bound
from bigdeal_gui.services.tournament.notes import SINCE, Note, NoteKind
from bigdeal_gui.services.tournament.plan import require_stage
from bigdeal_gui.services.tournament.record import record_of, take_note
from bigdeal_gui.services.tournament.step_lock import StepInProgress, step_lock
from bigdeal_gui.tournament.plan import PlanStage, new_text
from bigdeal_gui.words import translate, written_day

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal

_A_DAY: Final = timedelta(days=1)
"""The journal's days are those of Greenwich."""


def announce(path: Path, where: str, since: date | None, *, journal: Journal, today: date) -> None:
    """Write down where the sealed plan stands, and `since` which day; None for today.

    Raises:
        StepNotAllowed: the plan is not sealed; or another program is at work on it.
        NotAsCommitted: the plan is not the one that was sealed.
        InvalidField: the place is empty, or the day is to come, or before the plan was sealed.
        StorageError: it could not be written down.
    """
    with step_lock(path, StepInProgress.ANNOUNCE) as tournament:
        require_stage(tournament, PlanStage.PUBLISHED, PlanStage.VALUED)
        require_bound(tournament, journal)
        place, day = new_text("place", where), since or today
        if day > today:
            raise InvalidField("day", translate("reasons", "it is still in the future"))
        sealed = [
            date.fromisoformat(note.time[:10])
            for note in record_of(tournament, journal).notes
            if note.kind is NoteKind.PUBLISHED
        ]
        if sealed and day < sealed[-1] - _A_DAY:
            reason = translate("reasons", "the plan was not sealed until {day}")
            raise InvalidField("day", reason.format(day=written_day(sealed[-1])))
        take_note(tournament, journal, NoteKind.ANNOUNCED, place, more={SINCE: day.isoformat()})


def announcements(notes: Sequence[Note]) -> tuple[tuple[str, date], ...]:
    """Return where `notes` say that the plan stands, and since which day."""
    return tuple(
        (note.text, date.fromisoformat(note.more[SINCE])) for note in notes if note.kind is NoteKind.ANNOUNCED
    )
