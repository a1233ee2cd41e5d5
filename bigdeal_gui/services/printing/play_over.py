"""Play is over, said while printing: the sets take that step in the journal, and are printed open."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.journal.journal import Journal, JournalSet, State
from bigdeal_gui.journal.sets import STEPS
from bigdeal_gui.services.printing.seals import Sealing, SealWay
from bigdeal_gui.services.sets.history import StateChange, change_states
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.services.printing.subject import Subject


def is_play_early(set_: JournalSet, today: date) -> bool:
    """Tell whether it has to be asked once more that play is over: dealt today, or for a day to come."""
    dealt = datetime.fromisoformat(set_.dealt_at).astimezone().date()
    return dealt >= today or set_.date.replace(".", "-") > today.isoformat()


def with_play_over(
    journal: Journal, subject: Subject, sealing: Sealing, archive_folder: Path | None
) -> tuple[Subject, tuple[str, ...]]:
    """Return `subject` as the journal knows it once its set is finished, and what is to be said of that.

    Nothing happens where `sealing` says something else. Boards that several sets share leave these as they
    are: nobody said which of them was played. The set's files follow into the archive, where there is one.

    Raises:
        StorageError: the step could not be written down.
    """
    if sealing.way is not SealWay.FINISHED or len(subject.sets) != 1:
        return subject, ()
    # Another section's print may have finished it by now.
    set_ = journal.set_by_id(subject.sets[0].id)
    if State.FINISHED not in STEPS[set_.state]:
        return replace(subject, sets=(set_,)), ()
    (change,) = change_states(journal, {set_.id: State.FINISHED}, archive_folder)
    return replace(subject, sets=(change.found,)), _told(change)


def _told(change: StateChange) -> tuple[str, ...]:
    said = [translate("notices", "The journal says now that play is over.")]
    if change.problem is not None:
        said.append(str(change.problem))
    elif change.moved is not None and change.moved.files:
        words = translate("notices", "The files of the set are in the archive now: {folder}")
        said.append(words.format(folder=change.moved.files[0].parent))
    return tuple(said)
