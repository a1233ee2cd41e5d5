"""Putting right what a program that died left half-done: moves, deliveries and sets that were being dealt."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import AppError, StorageError
from bigdeal_gui.formats.format import MAX_FILE_BYTES
from bigdeal_gui.formats.table import holds_boards, read_set
from bigdeal_gui.journal.archive import settle_moves
from bigdeal_gui.journal.journal import State
from bigdeal_gui.storage.delivery import read_file
from bigdeal_gui.storage.recovery import recover

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal, JournalSet, SetId

STILL_DEALING: Final = timedelta(minutes=10)
"""A set that was begun so lately may still be being dealt by another program."""

_AT_MOST: Final = 1000


def recover_sets(journal: Journal) -> tuple[SetId, ...]:
    """Finish or undo what was broken off, and return the sets concerned.

    A set that was begun and never delivered is written down as delivered where all its files are in place
    and hold its deals, and as failed where none is there. Others stay begun, for a person to look at.

    Raises:
        StorageError: the journal cannot be read or written.
    """
    moved = settle_moves(journal)
    begun = journal.sets(states=(State.BEGUN,), limit=_AT_MOST).sets
    now = journal.store.now()
    return (
        *moved,
        *(set_.id for set_ in begun if set_.code and _is_old(set_, now) and _recovered(journal, set_)),
    )


def _is_old(set_: JournalSet, now: datetime) -> bool:
    return now.astimezone(UTC) - datetime.fromisoformat(set_.dealt_at) >= STILL_DEALING


def _recovered(journal: Journal, set_: JournalSet) -> bool:
    for folder in {path.parent for path in set_.planned_files}:
        try:
            recover(folder, key=journal.store.delivery_key)
        except StorageError:
            return False  # the stick is not plugged in: another time
    there = [path for path in set_.planned_files if path.exists()]
    if not there:
        journal.set_failed(set_.id, "broken off")
        return True
    if len(there) < len(set_.planned_files) or not _hold_its_deals(journal, set_):
        return False
    journal.set_delivered(set_.id, there)
    return True


def _hold_its_deals(journal: Journal, set_: JournalSet) -> bool:
    """Tell whether every file of the set that holds boards holds exactly the set's."""
    for path in set_.planned_files:
        if not holds_boards(path.name):
            continue
        try:
            boards = read_set(path.name, read_file(path, MAX_FILE_BYTES), set_.boards.first).boards
        except AppError:
            return False
        hits = journal.seen_before([board.deal for board in boards])
        if len(boards) != len(set_.boards) or not any(
            hit.id == set_.id and len(hit.boards) == len(set_.boards) for hit in hits
        ):
            return False
    return True
