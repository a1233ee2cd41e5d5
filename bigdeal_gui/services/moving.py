"""Moving a club to another computer: journal, settings, presets and logo in one backup, and back again.

Nothing that is there is written over: to a journal that is there the one of the backup is attached, and of
the settings only what is missing is taken.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from enum import Enum
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.paper import LogoUnusable, PrintingUnavailable
from bigdeal_gui.errors.seals import SealNeedsPassphrase
from bigdeal_gui.errors.storage import CannotRead, CannotWrite
from bigdeal_gui.journal.backup import attach_backup, back_up_journal, files_in_backup
from bigdeal_gui.journal.sidecar_files import HEAD_NAME, KEY_NAME
from bigdeal_gui.seals.age import is_sealed, open_sealed, seal
from bigdeal_gui.services.printing.club_logo import keep_logo, logo_file, logo_from_file
from bigdeal_gui.services.sets.open_journal import open_journal, opened_journal, restore_journal
from bigdeal_gui.storage import disk, places
from bigdeal_gui.storage import settings as settings_file
from bigdeal_gui.storage.delivery import deliver_file
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.storage.settings import MAX_SETTINGS_BYTES, Settings

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal

_SETTINGS: Final = "settings.json"
_LOGO: Final = "club-logo.png"
_MAX_LOGO_BYTES: Final = 2**24
_MAX_BACKUP_BYTES: Final = 2**26


class Comeback(Enum):
    """What happened to the journal in a backup."""

    BACK = "back"
    """It is the journal now."""
    ATTACHED = "attached"
    """A journal was here: that of the backup is asked beside it."""
    KNOWN = "known"
    """All its rows were here already: nothing was written."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What came back: the `journal`, and the `settings` to put in force; None where the backup has none."""

    journal: Journal
    settings: Settings | None
    comeback: Comeback = Comeback.BACK


def back_up_club(journal: Journal, target: Path, *, passphrase: str = "") -> None:
    """Write journal, key, settings and logo into the one new file `target`; sealed, if with a passphrase.

    Raises:
        AlreadyExists: the name is taken.
        WeakPassphrase: the passphrase is too easily guessed.
        StorageError: it could not be written; nothing is left of it.
    """
    files = _files()
    if not passphrase:
        back_up_journal(journal.store, target, files)
        return
    with _draft() as draft:
        back_up_journal(journal.store, draft, files)
        content = read_file(draft, _MAX_BACKUP_BYTES)
    sealed = seal(content, passphrase=passphrase)
    deliver_file(target, lambda: sealed)


def needs_passphrase(source: Path) -> bool:
    """Tell whether the backup `source` is sealed.

    Raises:
        StorageError: it cannot be read.
    """
    return is_sealed(_begins(source))


def restore_club(source: Path, before: Settings, *, passphrase: str = "") -> Restored:
    """Bring the journal in the backup `source` back, and say which settings to put in force.

    `before` are those that are in force: after a first start all come from the backup; later only presets
    whose names are not taken, and what is empty.

    Raises:
        Refused: the key of a journal that is gone is there, or too many are attached.
        SealNeedsPassphrase, WrongPassphrase: the backup is sealed.
        StorageError: the backup is not sound, or could not be read or written.
    """
    if not needs_passphrase(source):
        return _restored(source, before)
    if not passphrase:
        raise SealNeedsPassphrase
    opened = open_sealed(read_file(source, 2 * _MAX_BACKUP_BYTES), passphrase=passphrase)
    with _draft(source.name) as draft:
        _write(draft, opened)
        return _restored(draft, before)


def _restored(source: Path, before: Settings) -> Restored:
    files = files_in_backup(source)
    if _is_in_use():
        journal = open_journal()
        comeback = Comeback.ATTACHED if attach_backup(source, journal.store) else Comeback.KNOWN
    else:
        journal, comeback = restore_journal(source), Comeback.BACK
    if _LOGO in files and not logo_file().exists():
        with suppress(LogoUnusable, PrintingUnavailable), _draft(_LOGO) as draft:
            _write(draft, files[_LOGO])
            keep_logo(logo_from_file(draft))
    if _SETTINGS not in files:
        return Restored(journal, None, comeback)
    with _draft(_SETTINGS) as draft:
        _write(draft, files[_SETTINGS])
        return Restored(journal, merged_settings(before, settings_file.load_settings(draft)), comeback)


def _is_in_use() -> bool:
    """Tell whether a journal with rows is here; an empty one makes room: its files go into a folder."""
    path = places.journal_path()
    if not path.is_file():
        return False
    with opened_journal() as journal:
        if journal.head().sequence:
            return True
    aside = next(folder for number in count(1) if not (folder := path.with_name(f"empty-{number}")).exists())
    ours = {path.name, f"{path.name}-wal", f"{path.name}-shm", KEY_NAME, HEAD_NAME}
    with disk.refused_as(CannotWrite, aside):
        aside.mkdir(mode=0o700)
        for file in [file for file in path.parent.iterdir() if file.name in ours]:
            file.rename(aside / file.name)
    return False


def merged_settings(before: Settings, brought: Settings) -> Settings:
    """Return the settings after those of a backup came: nothing that was chosen here is lost."""
    brought = replace(
        brought,
        is_first_run=False,
        folder=_if_there(brought.folder),
        archive_folder=_if_there(brought.archive_folder),
        recent_tournaments=tuple(path for path in brought.recent_tournaments if path.exists()),
    )
    if before.is_first_run:
        return replace(brought, language=before.language or brought.language)
    taken = {preset.name for preset in before.presets}
    more = tuple(preset for preset in brought.presets if preset.name not in taken)
    return replace(before, presets=before.presets + more, owner=before.owner or brought.owner)


def _if_there(folder: Path | None) -> Path | None:
    return folder if folder is not None and folder.is_dir() else None


def _files() -> Mapping[str, bytes]:
    found = ((_SETTINGS, places.settings_path(), MAX_SETTINGS_BYTES), (_LOGO, logo_file(), _MAX_LOGO_BYTES))
    return {name: read_file(path, most_bytes) for name, path, most_bytes in found if path.is_file()}


def _begins(source: Path) -> bytes:
    with disk.refused_as(CannotRead, source), source.open("rb") as file:
        return file.read(64)


@contextmanager
def _draft(name: str = "") -> Iterator[Path]:
    """Give the name of a file of the program's own folder, which goes again: if left behind, later."""
    path = places.data_folder() / f"moving-{name}"
    draft = path.with_name(f".{path.name}.new-{os.getpid()}")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft.unlink(missing_ok=True)
        os.close(disk.create_file(draft))
        disk.clear_drafts(draft, path)
        draft.unlink()
        yield draft
    except OSError as error:
        raise CannotWrite(draft, disk.system_reason(error)) from error
    finally:
        with suppress(OSError):
            draft.unlink()


def _write(draft: Path, content: bytes) -> None:
    """Write what only its owner may read."""
    draft.unlink(missing_ok=True)
    handle = disk.create_file(draft)
    try:
        disk.write_all(handle, content)
    finally:
        os.close(handle)
