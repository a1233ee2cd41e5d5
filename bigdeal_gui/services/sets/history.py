"""What people do with sets that were dealt: say where they stand, put files away, hand the record on."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.errors.storage import StorageError
from bigdeal_gui.journal.archive import (
    ARCHIVED_STATES,
    archive_set,
    files_lying_about,
    settle_file_moves,
    unarchive_set,
)
from bigdeal_gui.journal.check import export_text
from bigdeal_gui.journal.journal import Journal, JournalSet, Kind, SetId, State
from bigdeal_gui.journal.sets import LIFE, STEPS
from bigdeal_gui.services.dealing.crash_recovery import InterruptedDelivery, recover_sets
from bigdeal_gui.services.sets.open_journal import opening_notes
from bigdeal_gui.storage.delivery import DeliveredFile, deliver_file
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.archive import Moved

_SETS_LOOKED_AT: Final = 200


@dataclass(frozen=True, slots=True)
class StateChange:
    """A step that a set has taken.

    `moved` tells what happened to its files, None where none had to move; `problem` why they stayed where
    they were: the step is written down all the same.
    """

    found: JournalSet
    moved: Moved | None = None
    problem: AppError | None = None


@dataclass(frozen=True, slots=True)
class SetFile:
    """A file of a set and whether it is where the journal says; `size_bytes` is 0 before delivery."""

    path: Path
    size_bytes: int
    is_there: bool


@dataclass(frozen=True, slots=True)
class SetDetails:
    """A set, its files, and the state that an undo would bring back; None where there is none.

    `taken_back` are the names of files that could be seen when the delivery was cut off, and were removed.
    """

    found: JournalSet
    files: tuple[SetFile, ...]
    undo_to: State | None
    taken_back: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SeveralSets:
    """Sets that are looked at together, and the states that an undo would bring back, where it would."""

    sets: tuple[JournalSet, ...]
    undo_to: Mapping[SetId, State]


@dataclass(frozen=True, slots=True)
class LeftOver:
    """Files in the work folder of a set whose play is over."""

    of: JournalSet
    files: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class StartReport:
    """What was found at the start: files that should not lie about, and deliveries that were put right."""

    left_over: tuple[LeftOver, ...]
    interrupted: tuple[InterruptedDelivery, ...] = ()
    note: str = ""
    """What is new about the journal itself; empty where nothing is."""


@dataclass(frozen=True, slots=True)
class PutAway:
    """Files that went into the archive, and those that still lie about: copies, or held open."""

    files: tuple[Path, ...]
    left_over: tuple[LeftOver, ...]


def open_set_steps(state: State) -> tuple[State, ...]:
    """Return the states that a set in `state` can take, in the order of a set's life."""
    return tuple(step for step in LIFE if step in STEPS[state])


def needs_archive(state: State) -> bool:
    """Tell whether the files of a set in `state` belong into the archive."""
    return state in ARCHIVED_STATES


def set_state_before(journal: Journal, set_id: SetId) -> State | None:
    """Return the state that an undo brings back; None where no step is left to undo.

    A step back to the state before counts as undone, so that one undo after another leads to the beginning.
    """
    way = [State.DEALT]
    for row in journal.rows(set_id):
        if row.kind == Kind.STATE:
            state = State(json.loads(row.payload)["to"])
            if way[-2:-1] == [state]:
                way.pop()
            else:
                way.append(state)
    return way[-2] if len(way) > 1 and way[-2] in STEPS[way[-1]] else None


def set_details(journal: Journal, set_id: SetId) -> SetDetails:
    """Return all that is to be told of a set.

    Raises:
        UnknownSet: there is none.
    """
    found = journal.set_by_id(set_id)
    places = [(file.path, file.size_bytes) for file in found.files]
    if not places and found.is_own:
        places = [(path, 0) for path in found.planned_files]
    files = tuple(SetFile(path, size, _is_file(path)) for path, size in places)
    return SetDetails(found, files, set_state_before(journal, set_id), _taken_back(journal, set_id))


def _taken_back(journal: Journal, set_id: SetId) -> tuple[str, ...]:
    failures = (json.loads(row.payload) for row in journal.rows(set_id) if row.kind == Kind.FAILURE)
    return tuple(name for failure in failures for name in failure.get("taken_back", ()))


def change_state(
    journal: Journal, set_id: SetId, state: State, archive_folder: Path | None = None
) -> StateChange:
    """Take a set to `state`, and its files into the archive, or back from it, where that follows.

    Without an `archive_folder` the files stay where they are.

    Raises:
        UnknownSet, WrongState: there is no such set, or it cannot take that step.
        StorageError: the step could not be written down.
    """
    (change,) = change_states(journal, {set_id: state}, archive_folder)
    return change


def change_states(
    journal: Journal, steps: Mapping[SetId, State], archive_folder: Path | None = None
) -> tuple[StateChange, ...]:
    """Take each set to its new state, all of them or none; then their files follow, one set after another.

    What keeps the files of a set where they are is told in its change, and keeps no others there.

    Raises:
        AppError: as `change_state`; no set has taken its step.
    """
    settle_file_moves(journal)
    before = {set_id: journal.set_by_id(set_id).state for set_id in steps}
    journal.change_states(steps)
    return tuple(
        _followed(journal, set_id, before[set_id], state, archive_folder) for set_id, state in steps.items()
    )


def _followed(
    journal: Journal, set_id: SetId, before: State, state: State, archive_folder: Path | None
) -> StateChange:
    moved, problem = None, None
    try:
        if needs_archive(state):
            if archive_folder is not None:
                moved = archive_set(journal, set_id, archive_folder)
        elif needs_archive(before):
            moved = unarchive_set(journal, set_id)
    except AppError as error:
        problem = error
    return StateChange(journal.set_by_id(set_id), moved, problem)


def details_of_sets(journal: Journal, set_ids: Sequence[SetId]) -> SeveralSets:
    """Return what is to be told of several sets, each as it stands in the journal.

    Raises:
        UnknownSet: one of them is not there.
    """
    sets = tuple(journal.set_by_id(set_id) for set_id in set_ids)
    backs = {set_id: set_state_before(journal, set_id) for set_id in set_ids}
    return SeveralSets(sets, {set_id: state for set_id, state in backs.items() if state is not None})


def undo_last_step(journal: Journal, set_id: SetId, archive_folder: Path | None = None) -> StateChange:
    """Take the last step of a set back.

    Raises:
        Refused: there is none that could be taken back.
        AppError: as `change_state`.
    """
    before = set_state_before(journal, set_id)
    if before is None:
        raise Refused(translate("reasons", "There is nothing to undo for this set."))
    return change_state(journal, set_id, before, archive_folder)


def recover_at_startup(journal: Journal, work_folder: Path | None) -> StartReport:
    """Put right what a program that died left half-done, and look for files that should be in the archive.

    They are looked for in `work_folder` and wherever finished sets were delivered.

    Raises:
        StorageError: the journal cannot be read or written.
    """
    interrupted = recover_sets(journal)
    return StartReport(_left_over(journal, work_folder), interrupted, "\n".join(opening_notes(journal)))


def archive_finished_sets(
    journal: Journal, sets: Sequence[SetId], archive_folder: Path, work_folder: Path | None
) -> PutAway:
    """Move the files of finished `sets` into the archive, and tell what still lies about.

    Raises:
        AppError: as `archive_set`; files moved before stay moved.
    """
    settle_file_moves(journal)
    moved = [path for set_id in sets for path in archive_set(journal, set_id, archive_folder).files]
    return PutAway(tuple(moved), _left_over(journal, work_folder))


def export_record(journal: Journal, path: Path) -> DeliveredFile:
    """Write the record as text into the new file `path`; it holds no card, seed or key.

    Raises:
        AppError: the name is taken, or the file could not be written.
    """
    text = io.StringIO()
    export_text(journal.store, text)
    return deliver_file(path, text.getvalue().encode, key=journal.store.delivery_key)


def _left_over(journal: Journal, work_folder: Path | None) -> tuple[LeftOver, ...]:
    folders = dict.fromkeys([work_folder] if work_folder is not None else [])
    for set_ in journal.sets(states=ARCHIVED_STATES, limit=_SETS_LOOKED_AT).sets:
        if any(file.path.parent == set_.folder for file in set_.files):
            folders[set_.folder] = None
    by_set: dict[SetId, tuple[JournalSet, list[Path]]] = {}
    for folder in folders:
        # A stick that is not plugged in holds nothing that could be fed to a machine.
        with suppress(StorageError):
            for lying in files_lying_about(folder, journal):
                by_set.setdefault(lying.of.id, (lying.of, []))[1].append(lying.path)
    return tuple(LeftOver(set_, tuple(paths)) for set_, paths in by_set.values())


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False
