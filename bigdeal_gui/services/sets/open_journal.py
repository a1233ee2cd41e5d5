"""The program's memory of what it dealt, opened where the program keeps its data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from bigdeal_gui import __version__
from bigdeal_gui.errors.journal import JournalUnusable
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.errors.storage import AlreadyExists
from bigdeal_gui.journal.backup import restore_backup
from bigdeal_gui.journal.journal import Journal
from bigdeal_gui.journal.sidecar_files import HEAD_NAME, KEY_NAME
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.storage.places import check_portable, journal_path
from bigdeal_gui.words import translate


@contextmanager
def opened_journal(
    path: Path | None = None, *, random_bytes: Callable[[int], bytes] = system_bytes
) -> Iterator[Journal]:
    """Open the journal for one piece of work, or begin one with a new key of `random_bytes`.

    Within the block all calls of this thread share one connection, and afterwards each has its own.

    Raises:
        StorageError: it is damaged, or its folder cannot take it.
    """
    with ExitStack() as stack:
        try:
            journal = stack.enter_context(
                Journal.opened(
                    path or journal_path(), random_bytes=random_bytes, clock=_club_time, version=__version__
                )
            )
        except JournalUnusable:
            check_portable()
            raise
        yield journal


def open_journal(path: Path | None = None) -> Journal:
    """Open the journal as `opened_journal`, and close it until it is asked."""
    with opened_journal(path) as journal:
        return journal


def opening_notes(journal: Journal) -> tuple[str, ...]:
    """Return what to say of this opening: that it converted the journal, and who could read it."""
    converted = translate(
        "notes",
        "The secret keys in the journal are sealed now. Older versions of this program can no longer use it.",
    )
    return (*([converted] if journal.store.was_converted else []), *filter(None, [journal.store.rights]))


def restore_journal(backup: Path) -> Journal:
    """Bring back the journal in the file `backup`, where there is none, and open it.

    Raises:
        Refused: a journal, or the key of one, is there.
        StorageError: the backup is not sound, or could not be read or written.
    """
    target = journal_path()
    try:
        restore_backup(backup, target, clock=_club_time, version=__version__)
    except AlreadyExists as error:
        raise Refused(
            translate(
                "reasons",
                "The files of another journal are here: “{path}”. Move the three files “{name}”, "
                "“{key_name}” and “{head_name}” of that folder elsewhere, keep them, and restore again.",
            ).format(path=error.path, name=target.name, key_name=KEY_NAME, head_name=HEAD_NAME)
        ) from error
    return open_journal(target)


def _club_time() -> datetime:
    """Return the time with the zone of this computer: the day on it is the club's."""
    return datetime.now(UTC).astimezone()
