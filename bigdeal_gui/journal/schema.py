"""The journal's tables, and connections to them.

`entries` is the record: rows are only ever added. `sets` and `files` say the same in a form that can be
searched, and `deals` and `sealed_secrets` hold what the record names only by digest; `verify` compares them
all. Layout 1, in which secrets were plain, is read for ever.
"""

from __future__ import annotations

import errno
import mmap
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from operator import methodcaller
from pathlib import Path, PurePath
from shutil import disk_usage
from typing import Final
from urllib.parse import quote

from bigdeal_gui.errors.journal import JournalBusy, JournalDamaged, JournalFull, JournalUnusable
from bigdeal_gui.errors.storage import StorageError
from bigdeal_gui.storage.disk import open_own
from bigdeal_gui.words import translate

APPLICATION_ID: Final = 0x42474A31
"""Marks the database as this journal ("BGJ1"), where SQLite keeps such marks."""

LAYOUT: Final = 2
"""Number of the newest layout."""

FIRST_LAYOUT: Final = 1
"""Number of the layout whose secrets are plain."""

BUSY_SECONDS: Final = 10.0
"""How long a row waits for another program's."""

RECORD_TABLES: Final = """
CREATE TABLE identity (one INTEGER PRIMARY KEY CHECK (one = 1), key_check BLOB NOT NULL);
CREATE TABLE head (one INTEGER PRIMARY KEY CHECK (one = 1), sequence INTEGER NOT NULL, hash BLOB NOT NULL);
CREATE TABLE entries (
    sequence INTEGER PRIMARY KEY,
    time TEXT NOT NULL,
    version TEXT NOT NULL,
    kind TEXT NOT NULL,
    set_id INTEGER,
    clock_back INTEGER NOT NULL,
    payload TEXT NOT NULL,
    previous BLOB NOT NULL,
    hash BLOB NOT NULL,
    seal BLOB NOT NULL
);
CREATE INDEX entries_by_set ON entries (set_id, kind);
CREATE TRIGGER entries_stay BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'rows are never removed'); END;
CREATE TRIGGER entries_last BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'rows are never changed'); END;
CREATE TABLE deals (
    set_id INTEGER NOT NULL REFERENCES entries (sequence),
    board INTEGER NOT NULL,
    fingerprint BLOB NOT NULL,
    PRIMARY KEY (set_id, board)
) WITHOUT ROWID;
CREATE INDEX deals_by_fingerprint ON deals (fingerprint);
"""

OWN_TABLES: Final = {
    FIRST_LAYOUT: """
CREATE TABLE secrets (set_id INTEGER PRIMARY KEY REFERENCES entries (sequence), set_key BLOB NOT NULL);
""",
    LAYOUT: """
CREATE TABLE sealed_secrets (
    sequence INTEGER PRIMARY KEY REFERENCES entries (sequence),
    sealed BLOB NOT NULL
);
CREATE INDEX entries_by_kind ON entries (kind, set_id);
CREATE INDEX sets_by_state ON sets (state);
""",
}
"""What each layout has of its own: the table of secrets, and what keeps a long journal quick."""

LIST_TABLES: Final = """
CREATE TABLE sets (
    id INTEGER PRIMARY KEY,
    time TEXT NOT NULL,
    is_own INTEGER NOT NULL,
    state TEXT NOT NULL,
    code TEXT NOT NULL,
    event TEXT NOT NULL,
    event_key TEXT NOT NULL,
    date TEXT NOT NULL,
    first_board INTEGER NOT NULL,
    last_board INTEGER NOT NULL,
    search TEXT NOT NULL
);
CREATE INDEX sets_by_code ON sets (code);
CREATE INDEX sets_by_event ON sets (event_key, date);
CREATE TABLE files (
    set_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    folder TEXT NOT NULL,
    name TEXT NOT NULL,
    size_bytes INTEGER NOT NULL,
    digest BLOB NOT NULL,
    hiding_digest BLOB NOT NULL,
    PRIMARY KEY (set_id, number)
) WITHOUT ROWID;
CREATE INDEX files_by_digest ON files (digest);
"""

_REFUSED: Final = frozenset({errno.EACCES, errno.EPERM})
_FULL_BYTES: Final = 2**17
_DAMAGE: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT})
_NO_SHARED_MEMORY: Final = frozenset(
    {
        sqlite3.SQLITE_IOERR_SHMOPEN,
        sqlite3.SQLITE_IOERR_SHMSIZE,
        sqlite3.SQLITE_IOERR_SHMLOCK,
        sqlite3.SQLITE_IOERR_SHMMAP,
    }
)
_BUSY: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL})
_PRIMARY_CODE: Final = 0xFF
_CORRUPTFS: Final = sqlite3.SQLITE_IOERR | 33 << 8
"""SQLITE_IOERR_CORRUPTFS, which Python does not have with an SQLite before 3.34."""
_REFUSALS: Final = (f"error code={_CORRUPTFS}", "failed to get page")

FAULTS: Final = (sqlite3.Error, UnicodeDecodeError)
"""What a database that is out of order raises: where its own words are damaged Python cannot decode them."""


@contextmanager
def open_database(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the database `path`, which must exist, for one block, and close it.

    Raises:
        StorageError: as `database_error` says, of the block as well.
    """
    with translating_faults(path), closing(new_connection(path)) as connection:
        yield connection


@contextmanager
def translating_faults(path: Path) -> Iterator[None]:
    """Raise what the database `path` is found to have as the user's error."""
    try:
        yield
    except FAULTS as error:
        raise database_error(path, error) from error


def plain_connection(path: Path, mode: str, *, is_unchanging: bool = False) -> sqlite3.Connection:
    """Return a connection to the database `path`, which must exist; `mode` is `rw` or `ro`.

    One that `is_unchanging` is neither locked nor looked at for changes; its log is not read.
    Source: SQLite, "Uniform Resource Identifiers", immutable=1.
    """
    kind = "&immutable=1" if is_unchanging else ""
    connection = sqlite3.connect(
        f"{database_uri(path)}?mode={mode}{kind}", uri=True, timeout=BUSY_SECONDS, isolation_level=None
    )
    # A damaged row may hold bytes that are no text; they are to be reported, not stumbled over.
    connection.text_factory = methodcaller("decode", "utf-8", "surrogateescape")
    return connection


def new_connection(path: Path) -> sqlite3.Connection:
    """Return a connection to a journal, which must exist; rows are on the disk when they are committed."""
    if is_write_protected(path):
        return _unchanging(path)
    try:
        return _writing_connection(path)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode not in _NO_SHARED_MEMORY:
            raise
    with closing(plain_connection(path, "rw")) as connection:
        # Alone with the database, SQLite needs no memory beside it to take what is in the log.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE").fetchone()
        connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    return _writing_connection(path)


def _writing_connection(path: Path) -> sqlite3.Connection:
    connection = plain_connection(path, "rw")
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA temp_store = MEMORY")
        # Another program may be in the way; then the older kind of log serves as well, until next time.
        # So it does where a disk cannot lend memory to several programs (some drivers of FAT, some shares).
        with suppress(sqlite3.OperationalError):
            (kind,) = connection.execute("PRAGMA journal_mode").fetchone()
            if kind != "wal" and _lends_memory(path):
                connection.execute("PRAGMA journal_mode = WAL").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


def _lends_memory(path: Path) -> bool:
    """Tell whether a file beside the database `path` can grow and be mapped, as a log of SQLite's needs it.

    Source: SQLite, "WAL-Mode File Format", 2.2.
    """
    probe = path.with_name(f".{path.name}-probe")
    try:
        handle = open_own(probe)
        try:
            os.truncate(handle, mmap.PAGESIZE)
            mmap.mmap(handle, mmap.PAGESIZE).close()
        finally:
            os.close(handle)
            probe.unlink(missing_ok=True)  # another program may look at the same time
    except OSError:
        return False
    return True


def is_write_protected(path: Path) -> bool:
    """Tell whether the database `path` lies where nothing can be written, such as a locked stick.

    On POSIX systems the file is not opened for that: closing it would let go every lock that connections of
    this process hold, and another process could then take the log away under them.
    Source: SQLite, "How To Corrupt An SQLite Database File", 2.2.
    """
    may_write = _opens(path) if os.name == "nt" else os.access(path, os.W_OK)
    # A live journal that is somebody else's lies in a folder of theirs, and is not readable either.
    return not may_write and path.exists() and (os.name == "nt" or not os.access(path.parent, os.W_OK))


def _opens(path: Path) -> bool:
    """Tell whether Windows, which says so in no other way, does not refuse to have `path` written to."""
    try:
        os.close(os.open(path, os.O_RDWR))
    except OSError as error:
        return error.errno not in _REFUSED
    return True


def _unchanging(path: Path) -> sqlite3.Connection:
    """Return a connection that reads a database that nobody can change; adding to it is an error of its own.

    Raises:
        JournalUnusable: rows lie in a log beside it, which could only be read where something can be written.
    """
    if _has_log(path):
        text = translate("reasons", "“{name}” beside it cannot be read, because nothing can be written there")
        raise JournalUnusable(path, text.format(name=_log_of(path).name))
    return plain_connection(path, "ro", is_unchanging=True)


def database_uri(path: PurePath) -> str:
    """Return the URI of an absolute path as SQLite reads it; a Windows share keeps both its slashes."""
    plain = path.as_posix()
    return "file://" + quote(plain if plain.startswith("/") else "/" + plain)


@contextmanager
def reading_at_one_moment(connection: sqlite3.Connection) -> Iterator[None]:
    """See the database as it is at one moment."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


@contextmanager
def writing_alone(connection: sqlite3.Connection) -> Iterator[None]:
    """Hold the database alone; all is kept at the end, or nothing where the block raises."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # A full disk may have ended the transaction already.
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        raise


def empty_log(connection: sqlite3.Connection) -> None:
    """Take the rows in the log into the database's own file, as closing it does, without waiting for others.

    A program that dies later then leaves no row in a log, which might not be moved with the journal's files.
    """
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA busy_timeout = 0")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    connection.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000:.0f}")


def create_tables(connection: sqlite3.Connection, layout: int = LAYOUT) -> None:
    """Lay out an empty database, within the caller's transaction."""
    for statement in sql_statements(RECORD_TABLES + LIST_TABLES + OWN_TABLES[layout]):
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {layout}")


def database_layout(connection: sqlite3.Connection) -> int:
    """Return the number of the database's layout; 0 of one that is empty."""
    (layout,) = connection.execute("PRAGMA user_version").fetchone()
    return int(layout)


def database_layout_problems(connection: sqlite3.Connection, extra: str = "") -> list[str]:
    """Return the names of tables, indices and triggers that are not those laid out here and in `extra`."""
    with closing(sqlite3.connect(":memory:")) as model:
        create_tables(model, database_layout(connection))
        model.executescript(extra)
        wanted, found = (
            set(database.execute("SELECT name, sql FROM sqlite_schema").fetchall())
            for database in (model, connection)
        )
    return sorted({str(name) for name, _ in wanted ^ found})


def sql_statements(script: str) -> Iterator[str]:
    """Yield the statements of `script`, each of which begins on a line of its own."""
    statement = ""
    for line in script.splitlines():
        statement += line + "\n"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def database_error(path: Path, error: sqlite3.Error | UnicodeDecodeError) -> StorageError:
    """Return what `error`, one of FAULTS, means to the user."""
    if _primary_code(error) == sqlite3.SQLITE_CORRUPT:
        return recheck_database(path) or JournalUnusable(path, os.strerror(errno.EIO))
    return _meaning(path, error)


def _meaning(path: Path, error: sqlite3.Error | UnicodeDecodeError) -> StorageError:
    code = _primary_code(error)
    if code in _BUSY:
        return JournalBusy(path)
    if code == sqlite3.SQLITE_FULL or (code == sqlite3.SQLITE_IOERR and _is_full(path)):
        return JournalFull(path)
    if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PERM):
        return JournalUnusable(path, str(error))
    if code in _DAMAGE or isinstance(error, UnicodeDecodeError):
        return JournalDamaged(path, translate("reasons", "it is not a valid database"))
    return JournalDamaged(path, str(error))


def _primary_code(error: sqlite3.Error | UnicodeDecodeError) -> int:
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & _PRIMARY_CODE


def recheck_database(path: Path) -> StorageError | None:
    """Read the whole database `path`; return what is wrong with it, None where nothing is.

    A page that the disk does not give is not damaged, nor is a database that another program holds.
    """
    try:
        is_unchanging = is_write_protected(path)
        with closing(plain_connection(path, "ro", is_unchanging=is_unchanging)) as connection:
            # Tables that are named in a page that the disk does not give are checked nevertheless.
            connection.execute("PRAGMA writable_schema = ON")
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    except FAULTS as error:
        return _meaning(path, error)
    if is_refused_page(found):
        return JournalUnusable(path, os.strerror(errno.EIO))
    return None if found == "ok" else JournalDamaged(path, translate("reasons", "it is not a valid database"))


def is_refused_page(fault: str) -> bool:
    """Tell whether a fault that SQLite's check found is a page that the disk does not give (EIO).

    Elsewhere SQLite calls such a page damaged. Source: SQLite, `checkTreePage`, `checkList` in btree.c.
    """
    return any(words in fault for words in _REFUSALS)


def _is_full(path: Path) -> bool:
    try:
        return disk_usage(path.parent).free < _FULL_BYTES
    except OSError:
        return False


def is_database_cut(connection: sqlite3.Connection, path: Path) -> bool:
    """Tell whether the database `path` is shorter than its own first page says, as SQLite reads that.

    While a log with rows lies beside it, as another program that lives leaves it, the rest stands there.
    Source: SQLite, "Database File Format", 1.3.7.
    """
    try:
        (page_bytes,), (pages,) = (
            connection.execute(f"PRAGMA {what}").fetchone() for what in ("page_size", "page_count")
        )
    except sqlite3.DatabaseError:
        return not _has_log(path)
    return path.stat().st_size < page_bytes * pages and not _has_log(path)


def _has_log(path: Path) -> bool:
    log = _log_of(path)
    return log.exists() and log.stat().st_size > 0


def _log_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")
