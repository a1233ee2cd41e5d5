"""The archive: files of finished sets leave the work folder, so that nobody feeds them to a machine again.

The files are copied whole into a folder of the set's own and read back; then the journal says that the copies
are the files; then the old ones go. Whatever stops the program, either the old files are all there or the
copies are, and `settle_file_moves` finishes, or undoes, what was left half-done.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.journal import WrongState
from bigdeal_gui.errors.storage import (
    AlreadyExists,
    CannotRead,
    CannotWrite,
    MoveBlocked,
    ReadBackDiffers,
    StorageError,
)
from bigdeal_gui.journal.file_moves import (
    Move,
    MovedFile,
    begin_file_move,
    file_move_begun,
    file_move_ended,
    open_file_moves,
)
from bigdeal_gui.journal.fingerprints import file_digests
from bigdeal_gui.journal.sets import JournalSet, SetId, State
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.delivery import Delivery
from bigdeal_gui.storage.recovery import recover_deliveries

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal

ARCHIVED_STATES: Final = frozenset({State.FINISHED, State.RELEASED})
"""Sets in these states have no business in the work folder."""

_READ_BYTES: Final = 2**20


@dataclass(frozen=True, slots=True)
class Moved:
    """What a move did: the files in their new places, and those it left, being gone, changed or held open."""

    files: tuple[Path, ...]
    left: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class LyingFile:
    """A file in the work folder that belongs to a set whose play is over."""

    path: Path
    of: JournalSet


def archive_set(journal: Journal, set_id: SetId, archive_folder: Path) -> Moved:
    """Move the files of a finished set into a folder of its own within `archive_folder`.

    Files that are gone or no longer hold what was dealt are left alone. Nothing is ever overwritten.

    Raises:
        UnknownSet, WrongState: there is no such set, or its play is not over, or it is being moved.
        StorageError: the files could not be copied; they are where they were.
    """
    found = journal.set_by_id(set_id)
    if found.state not in ARCHIVED_STATES:
        raise WrongState(found.code or str(set_id), found.state.value, "archived")
    folder = archive_folder.absolute() / f"{found.date} {found.code or set_id}"
    with disk.refused_as(CannotWrite, folder):
        folder.mkdir(mode=disk.OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
    try:
        return _moved(journal, found, folder)
    finally:
        _clear_shelf(found, folder)


def unarchive_set(journal: Journal, set_id: SetId) -> Moved:
    """Undo `archive_set`: bring the files of a set back into the folder where they were delivered.

    Raises:
        UnknownSet, WrongState: there is no such set, or it is being moved.
        FolderMissing, MoveBlocked: the old folder is gone, or a name in it is taken by another file.
        StorageError: the files could not be copied; they are where they were.
    """
    found = journal.set_by_id(set_id)
    moved = _moved(journal, found, found.folder)
    for file in found.files:
        _clear_shelf(found, file.path.parent)
    return moved


def settle_file_moves(journal: Journal) -> tuple[SetId, ...]:
    """Finish or undo moves that a program left half-done, and return their sets: for the start.

    Raises:
        StorageError: the journal cannot be read or written.
    """
    moves = open_file_moves(journal.store)
    for move in moves:
        if move.is_made:
            _finish(journal, move)
        else:
            _give_up(journal, move)
    return tuple(move.set_id for move in moves)


def files_lying_about(work_folder: Path, journal: Journal) -> tuple[LyingFile, ...]:
    """Return the files right in `work_folder` that belong to sets whose play is over, by content.

    Raises:
        CannotRead: the folder, or a file of a size in question, cannot be read.
    """
    sizes = journal.sizes_of_files(ARCHIVED_STATES)
    lying = []
    with disk.refused_as(CannotRead, work_folder):
        for path in sorted(work_folder.iterdir()):
            status = disk.file_status(path)
            if status is not None and status.st_size in sizes:
                over = [set_ for set_ in journal.sets_of_file(path) if set_.state in ARCHIVED_STATES]
                lying += [LyingFile(path, set_) for set_ in over[:1]]
    return tuple(lying)


def _moved(journal: Journal, found: JournalSet, folder: Path) -> Moved:
    away = [(number, file) for number, file in enumerate(found.files) if file.path.parent != folder]
    whole = [number for number, file in away if _holds(journal, file.path, file.digest)]
    left = [file.path for number, file in away if number not in whole]
    if not whole:
        return Moved((), tuple(left))
    move = begin_file_move(journal.store, found.id, folder, whole)
    try:
        _copy(journal, move)
        with file_move_begun(journal.store, move):
            _require_copies(journal, move)
    except BaseException as error:
        with suppress(StorageError):  # what went wrong first is what the user is told
            _give_up(journal, move)
        if isinstance(error, AlreadyExists):
            raise MoveBlocked(error.path) from error
        raise
    made = Move(move.set_id, move.begun, move.folder, move.files, is_made=True)
    left += _finish(journal, made)
    return Moved(tuple(file.target for file in move.files), tuple(left))


def _copy(journal: Journal, move: Move) -> None:
    by_name = {file.target.name: file for file in move.files}

    def check(name: str, path: Path) -> None:
        if not _holds(journal, path, by_name[name].digest):
            raise ReadBackDiffers(path)

    with Delivery(move.folder, list(by_name), key=journal.store.delivery_key) as delivery:
        for name, file in by_name.items():
            with disk.refused_as(CannotRead, file.source), file.source.open("rb") as source:
                while chunk := source.read(_READ_BYTES):
                    delivery.write(name, chunk)
        delivery.commit(check)


def _require_copies(journal: Journal, move: Move) -> None:
    for file in move.files:
        if not _holds(journal, file.target, file.digest):
            raise ReadBackDiffers(file.target)


def _give_up(journal: Journal, move: Move) -> None:
    """Remove the copies of a move that was not made; the old files stay."""
    with file_move_ended(journal.store, move) as are_superfluous:
        for file in move.files if are_superfluous else ():
            # A copy goes only where the file it was made of is still there.
            if _holds(journal, file.source, file.digest):
                _remove(journal, file.target, file.digest)
    with suppress(StorageError):  # a folder that is gone holds nothing half-written
        names = [file.target.name for file in move.files]
        recover_deliveries(move.folder, key=journal.store.delivery_key, names=names)
    _clear_shelf(journal.set_by_id(move.set_id), move.folder)


def _finish(journal: Journal, move: Move) -> list[Path]:
    """Remove the old files of a move that is made, and return those that could not be removed.

    While one is held open, by the machine's own program for example, the move does not end: the next start
    tries again.
    """
    left = [file.source for file in move.files if not _is_cleared(journal, file)]
    if not left:
        with file_move_ended(journal.store, move):
            pass
    return left


def _is_cleared(journal: Journal, file: MovedFile) -> bool:
    """Remove the old file where the copy is there, and return whether nothing is left to do."""
    if not _holds(journal, file.target, file.digest):
        return True
    _remove(journal, file.source, file.digest)
    return not _holds(journal, file.source, file.digest)


def _remove(journal: Journal, path: Path, digest: bytes) -> None:
    if _holds(journal, path, digest):
        with suppress(OSError):
            path.unlink()


def _clear_shelf(found: JournalSet, folder: Path) -> None:
    """Remove the set's folder in the archive when it is empty; the one it was dealt into is not ours."""
    if folder != found.folder:
        with suppress(OSError):
            folder.rmdir()


def _holds(journal: Journal, path: Path, digest: bytes) -> bool:
    """Return whether `path` is a regular file with the content that was delivered."""
    try:
        return disk.file_status(path) is not None and file_digests(path, journal.store.key) == (digest,)
    except (CannotRead, OSError):
        return False
