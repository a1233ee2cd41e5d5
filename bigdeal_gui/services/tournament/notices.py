"""What is told to the players in a file for the wall: reasons, notices, deviations from the plan."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.services.tournament.commitment_check import require_bound
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.plan import require_plan_stage
from bigdeal_gui.services.tournament.record import note_step, take_back_note
from bigdeal_gui.services.tournament.step_lock import StepInProgress, step_lock
from bigdeal_gui.storage.delivery import DeliveredFile, deliver
from bigdeal_gui.storage.names import free_name
from bigdeal_gui.tournament.plan import PlanStage, new_plan_text
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal

_TEXT: Final = ".txt"
_CRLF: Final = "\r\n"


def notice_reason(text: str) -> str:
    """Return a reason as a person typed it, on one line.

    Raises:
        InvalidField: it is empty, too long, or holds what cannot be seen.
    """
    return new_plan_text("reason", text)


def deliver_notice(folder: Path, stem: str, lines: Sequence[str]) -> DeliveredFile:
    """Write a notice into a new text file in `folder`, called `stem`, with a number where that is taken.

    Raises:
        StorageError: it could not be written.
    """
    name = free_name(folder, stem, [_TEXT]) + _TEXT
    content = "".join(line + _CRLF for line in lines).encode("utf-8")
    (file,) = deliver(folder, {name: content}, is_public=True)
    return file


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
        require_plan_stage(tournament, PlanStage.PUBLISHED, PlanStage.VALUED)
        require_bound(tournament, journal)
        said, layout = notice_reason(text), tournament.layout
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
        note_step(tournament, journal, NoteKind.DEVIATION, said, is_joining=True)
        try:
            layout.make(layout.publish)
            return deliver_notice(layout.publish, f"{layout.stem}-deviation", lines)
        except BaseException:
            take_back_note(tournament, journal, NoteKind.DEVIATION)
            raise
