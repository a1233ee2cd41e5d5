"""Backups: the journal with its key in one file, and back again, on this computer or another.

A backup lets its holder recognise deals and write chains, as the key does: it is to be kept as carefully.
Rows made after a backup are not in it; the row that a restore adds says so for ever. Where a journal is
already, the one in the backup is attached to it (`attached`): nothing is written over.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.journal import BackupDamaged, JournalDamaged, JournalFull, JournalUnusable
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.errors.storage import AlreadyExists, CannotRead, CannotWrite
from bigdeal_gui.journal import sidecar_files
from bigdeal_gui.journal.attached import (
    MOST_ATTACHED,
    attached_histories,
    free_history_number,
    history_folder,
    unchanging_history,
)
from bigdeal_gui.journal.chain import Payload, genesis_hash
from bigdeal_gui.journal.check import verify_rows
from bigdeal_gui.journal.schema import (
    LAYOUT,
    database_layout,
    database_layout_problems,
    plain_connection,
    translating_faults,
    writing_alone,
)
from bigdeal_gui.journal.sealed_secrets import convert_secrets
from bigdeal_gui.journal.sets import Kind
from bigdeal_gui.journal.sidecar_files import KEY_BYTES, Head
from bigdeal_gui.journal.store import Store, is_new_journal
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.storage.retry import retry_while_denied
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    import sqlite3

    from bigdeal_gui.journal.attached import Attached

_KEY_TABLE: Final = "CREATE TABLE backup_key (one INTEGER PRIMARY KEY CHECK (one = 1), key BLOB NOT NULL)"
_HISTORY: Final = "attached-"
_KEY: Final = ".key"
_MAX_HISTORY_BYTES: Final = 2**30
_FILES_TABLE: Final = "CREATE TABLE backup_files (name TEXT PRIMARY KEY, content BLOB NOT NULL)"


def back_up_journal(store: Store, path: Path, files: Mapping[str, bytes] = MappingProxyType({})) -> None:
    """Write the journal and its key into the one new file `path`, with other `files` by their names.

    The histories attached to it are among them.

    Raises:
        AlreadyExists: the name is taken.
        StorageError: it could not be written; nothing is left of it.
    """
    path = path.absolute()
    with (
        _arriving(path) as part,
        store.connection() as source,
        _copying(path),
        closing(plain_connection(part, "rw")) as copy,
    ):
        source.backup(copy)
        # One file must say it all, without a log beside it.
        copy.execute("PRAGMA journal_mode = DELETE").fetchone()
        with writing_alone(copy):
            copy.execute(_KEY_TABLE)
            copy.execute("INSERT INTO backup_key VALUES (1, ?)", (store.key,))
            if files := {**files, **_packed_histories(copy, store.path)}:
                copy.execute(_FILES_TABLE)
                copy.executemany("INSERT INTO backup_files VALUES (?, ?)", files.items())


@contextmanager
def _copying(path: Path) -> Iterator[None]:
    try:
        with translating_faults(path):
            yield
    except (JournalFull, JournalUnusable) as error:  # of the copy's disk: the journal was only read
        reason = error.reason if isinstance(error, JournalUnusable) else os.strerror(errno.ENOSPC)
        raise CannotWrite(path, reason) from error


def restore_backup(source: Path, path: Path, *, clock: Callable[[], datetime], version: str) -> None:
    """Bring the journal in the backup `source` back as `path`, and add the row that tells of it.

    Raises:
        AlreadyExists: a journal, or the key of another one, is there.
        BackupDamaged, JournalChanged, JournalTooNew: the backup is not sound, or not for this version.
        StorageError: it could not be read or written; no journal is there then.
    """
    path = path.absolute()
    with disk.refused_as(JournalUnusable, path):
        disk.make_folder(path.parent)
    source = source.absolute()
    with _arriving(path) as part:
        key = _key_in(source)
        head = _unpack(source, part, path, key)
        lost = max(0, sidecar_files.claimed_rows(path) - head.sequence)
        packed = files_in_backup(source)
        with closing(plain_connection(part, "ro")) as copy:
            histories = attached_histories(copy, path)
        for history in histories:
            if _name_of(history) in packed:
                _put_history(history, packed[_name_of(history)], packed[_name_of(history) + _KEY])
        _put_beside(path, key, head)
        with Store(part, key, clock, version).adding() as adding:
            told: Payload = {"backup": source.name, "rows": head.sequence, "lost_rows": lost}
            adding.add(Kind.RESTORE, None, told)


def attach_backup(source: Path, store: Store) -> bool:
    """Attach the journal in the backup `source`, and the histories in it, to that of `store`.

    Tell whether anything was new: of one that is here already, or of an older one, nothing is written. A
    newer one takes the place of an older one, whose files stay. A program that dies before the row that
    binds a history leaves a folder that nobody asks.

    Raises:
        Refused: as many histories are attached as can be asked together.
        BackupDamaged, JournalChanged, JournalTooNew: the backup is not sound, or not for this version.
        StorageError: it could not be read or written.
    """
    source = source.absolute()
    files = files_in_backup(source)
    is_new = _attach(source, _key_in(source), store, source.name)
    for name, content in files.items():
        if name.startswith(_HISTORY) and not name.endswith(_KEY):
            with _draft(store.path) as draft:
                _fill(draft, content)
                is_new |= _attach(draft, files[name + _KEY], store, source.name)
    return is_new


def _attach(source: Path, key: bytes, store: Store, name: str) -> bool:
    with store.connection() as connection:
        histories = attached_histories(connection, store.path)
        here = {history.number: _rows_of(history) for history in histories if history.key}
        own = set(connection.execute("SELECT sequence, hash FROM main.entries"))
        number = free_history_number(connection, store.path)
    with translating_faults(source), closing(plain_connection(source, "ro")) as packed:
        brought = set(packed.execute("SELECT sequence, hash FROM entries"))
    newest = max(brought, default=None)
    if newest is None or any(newest in rows for rows in (own, *here.values())):
        return False
    replaced = [one.number for one in histories if (one.head.sequence, one.head.hash) in brought]
    if len(histories) - len(replaced) >= MOST_ATTACHED:
        reason = translate("reasons", "{count} older journals are attached here, and no more are possible.")
        raise Refused(reason.format(count=MOST_ATTACHED))
    kept = own.union(*(rows for number, rows in here.items() if number not in replaced))
    known = max((sequence for sequence, _hash in brought & kept), default=0)
    path = history_folder(store.path, number) / store.path.name
    with disk.refused_as(JournalUnusable, path):
        disk.make_folder(path.parent)
    try:
        with _arriving(path) as part:
            head = _unpack(source, part, path, key)
            _put_beside(path, key, head)
    except BaseException:
        with suppress(OSError):
            path.parent.rmdir()
        raise
    told: Payload = {
        "backup": name,
        "attached": number,
        "rows": head.sequence,
        "hash": head.hash.hex(),
        "known": known,
        "replaces": list(replaced),
    }
    with store.adding() as adding:
        adding.add(Kind.RESTORE, None, told)
    return True


def _rows_of(history: Attached) -> set[tuple[int, bytes]]:
    with unchanging_history(history) as connection:
        return set(connection.execute("SELECT sequence, hash FROM entries"))


def _name_of(history: Attached) -> str:
    return f"{_HISTORY}{history.number}"


def _packed_histories(copy: sqlite3.Connection, path: Path) -> dict[str, bytes]:
    """Return the files of the histories attached to the journal `path`, as a backup names them."""
    found = {}
    for history in attached_histories(copy, path):
        if history.key:
            found[_name_of(history)] = read_file(history.path, _MAX_HISTORY_BYTES)
            found[_name_of(history) + _KEY] = history.key
    return found


def _put_history(history: Attached, content: bytes, key: bytes) -> None:
    """Bring a history back into the folder where it was; one that is there stays."""
    if history.key == key:
        return
    with disk.refused_as(JournalUnusable, history.path):
        disk.make_folder(history.path.parent)
    with _arriving(history.path) as part:
        _fill(part, content)
        _put_beside(history.path, key, history.head)


def files_in_backup(source: Path) -> Mapping[str, bytes]:
    """Return the files that are in the backup `source` beside the journal, by name; none in an older one.

    Raises:
        BackupDamaged: it is no sound backup.
        StorageError: it cannot be read.
    """
    source = source.absolute()
    _key_in(source)
    with translating_faults(source), closing(plain_connection(source, "ro")) as packed:
        wanted = "SELECT name, content FROM backup_files" if _has_files(packed) else "SELECT 0, 0"
        rows = packed.execute(wanted).fetchall()
    files = {name: content for name, content in rows if isinstance(name, str) and isinstance(content, bytes)}
    if any(name.startswith(_HISTORY) and name.removesuffix(_KEY) + _KEY not in files for name in files):
        raise BackupDamaged(source, translate("reasons", "it has no key"))
    return files


def _extra_tables(packed: sqlite3.Connection) -> str:
    """Return what makes the tables of a backup that a journal does not have."""
    return f"{_KEY_TABLE};{_FILES_TABLE if _has_files(packed) else ''}"


def _has_files(packed: sqlite3.Connection) -> bool:
    return bool(packed.execute("SELECT 1 FROM sqlite_schema WHERE name = 'backup_files'").fetchone())


def _key_in(source: Path) -> bytes:
    """Return the key in the backup `source`, which is read to its end for damage first.

    Raises:
        BackupDamaged: it is no sound backup.
        StorageError: it cannot be read.
    """
    try:
        return _read_key(source)
    except JournalDamaged as error:
        raise BackupDamaged(source, error.reason) from error


def _read_key(source: Path) -> bytes:
    with disk.refused_as(CannotRead, source), translating_faults(source):
        if disk.file_status(source) is None:
            raise CannotRead(source, translate("reasons", "it is not a file"))
        with closing(plain_connection(source, "ro")) as packed:
            if is_new_journal(packed, source) or database_layout_problems(packed, _extra_tables(packed)):
                raise JournalDamaged(source, translate("reasons", "it is not a backup of a journal"))
            if packed.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                raise JournalDamaged(source, translate("reasons", "it is not a valid database"))
            keys = packed.execute("SELECT key FROM backup_key").fetchall()
    if len(keys) != 1 or not isinstance(keys[0][0], bytes) or len(keys[0][0]) != KEY_BYTES:
        raise JournalDamaged(source, translate("reasons", "it has no key"))
    return keys[0][0]


def _unpack(source: Path, part: Path, path: Path, key: bytes) -> Head:
    """Copy the backup into `part`, which becomes `path`, without its key.

    Return the end of its chain, which is sound.
    """
    with (
        translating_faults(path),
        closing(plain_connection(source, "ro")) as packed,
        closing(plain_connection(part, "rw")) as copy,
    ):
        packed.backup(copy)
        # What is deleted is overwritten: the key stays out of the database.
        copy.execute("PRAGMA secure_delete = ON").fetchone()
        with writing_alone(copy):
            copy.execute("DROP TABLE IF EXISTS backup_key")
            copy.execute("DROP TABLE IF EXISTS backup_files")
        start = genesis_hash(sidecar_files.journal_key_check(key))
        report = verify_rows(copy, key, start, Head(0, start), lambda: closing(plain_connection(part, "ro")))
        report.require_sound()
        if database_layout(copy) != LAYOUT:
            convert_secrets(copy, key)
        return report.head


def _put_beside(path: Path, key: bytes, head: Head) -> None:
    key_file = sidecar_files.journal_key_path(path)
    with disk.refused_as(JournalUnusable, path):
        if not key_file.exists():
            sidecar_files.write_journal_key(path, key)
        elif sidecar_files.read_journal_key(path) != key:
            raise AlreadyExists(key_file)
        sidecar_files.replace_journal_head(path, key, head)


def _fill(part: Path, content: bytes) -> None:
    with part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def _arriving(path: Path) -> Iterator[Path]:
    """Give a new, empty file beside `path`, which becomes `path` at the end, and never in another's place."""
    if path.exists():
        raise AlreadyExists(path)
    with _draft(path) as part:
        yield part
        try:
            _name(part, path)
        except FileExistsError:
            raise AlreadyExists(path) from None
        except OSError as error:
            raise disk.storage_error(path.parent, path, error) from error


@contextmanager
def _draft(path: Path) -> Iterator[Path]:
    """Give a new, empty file beside `path`, which goes at the end."""
    part = path.with_name(f".{path.name}.new-{os.getpid()}")
    _clear(part)  # an earlier program of this number may have died here
    try:
        os.close(disk.create_file(part))
        disk.clear_drafts(part, path)
    except OSError as error:
        raise disk.storage_error(path.parent, path, error) from error
    try:
        yield part
    finally:
        _clear(part)


def _clear(part: Path) -> None:
    for leftover in (part, part.with_name(part.name + "-wal"), part.with_name(part.name + "-shm")):
        with suppress(OSError):
            leftover.unlink(missing_ok=True)


def _name(part: Path, path: Path) -> None:
    try:
        disk.link_file(part, path)
    except disk.LinksUnsupported:
        # The name is claimed by an empty file of ours, which the finished one then replaces.
        os.close(disk.create_file(path))
        retry_while_denied(lambda: part.replace(path))
    disk.system_disk().flush_folder(path.parent)
