"""The journal when things go wrong: two programs, sudden death, full disks, lost and damaged files."""

from __future__ import annotations

import errno
import hmac
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager, suppress
from pathlib import PurePosixPath, PureWindowsPath
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.base import error_advice
from bigdeal_gui.errors.journal import (
    JournalBusy,
    JournalDamaged,
    JournalFull,
    JournalKeyLost,
    JournalMissing,
    JournalTooNew,
    JournalUncertain,
    JournalUnusable,
)
from bigdeal_gui.journal import schema as journal_schema
from bigdeal_gui.journal import sidecar_files
from bigdeal_gui.journal import store as journal_store
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.lists import naming_bad_row, select_rows
from bigdeal_gui.journal.schema import database_error, database_uri, writing_alone
from bigdeal_gui.journal.sets import Kind, State
from bigdeal_gui.journal.sidecar_files import Head
from bigdeal_gui.storage import disk
from tests.copies import copies_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from subprocess import Popen

    from tests.journal.conftest import Desk

WRITER = """
import os, sys
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from bigdeal_gui.journal.journal import Journal, Kind
def play(database):
    now = lambda: datetime.now(UTC)
    with Journal.opened(Path(database), random_bytes=os.urandom, clock=now, version="w") as journal:
        pass
    for number in count():
        journal.record(Kind.CHECK, None, {"process": os.getpid(), "n": number})
        yield number
"""
BRIEF = """
for number in play(sys.argv[1]):
    print(number, flush=True)
    if number == 199:
        break
"""


@contextmanager
def writer(database: Path) -> Iterator[Popen[bytes]]:
    """Run a program that adds 200 rows and prints the number of each that it was promised."""
    command = [sys.executable, "-c", WRITER + BRIEF, str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


# -- several programs -------------------------------------------------------------------------------------


def test_two_programs_write_at_once(desk: Desk) -> None:
    """Two hundred rows each, from an empty folder on: four hundred rows in one sound chain."""
    database = desk.root / "shared" / "journal.sqlite3"
    with writer(database) as one, writer(database) as two:
        for process in (one, two):
            assert process.stdout is not None
            assert process.stdout.read().split()[-1] == b"199"
            assert process.wait() == 0
    report = verify_journal(desk.open(database).store)
    assert report.problems == ()
    assert report.rows == report.head.sequence == 400


def test_a_program_that_holds_the_journal_is_waited_for_and_then_named(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A row that cannot be added in time is an error, and the chain is as it was."""
    monkeypatch.setattr(journal_schema, "BUSY_SECONDS", 0.05)
    with closing(sqlite3.connect(desk.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(JournalBusy):
            desk.begin()
        other.execute("ROLLBACK")
    desk.begin()
    assert desk.problems() == []


def test_a_program_in_the_way_of_the_log_is_no_hindrance(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the newer kind of log cannot be switched on for now, the older one serves."""
    monkeypatch.setattr(journal_schema, "BUSY_SECONDS", 0.05)
    desk.begin("a")
    with closing(sqlite3.connect(desk.database, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE").fetchone()
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM entries").fetchone()
        assert desk.journal.head().sequence == 1
    desk.begin("b")
    assert desk.problems() == []


def test_two_programs_make_the_journal_at_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes second to the empty database uses what the first has made."""
    path = desk.root / "new" / "journal.sqlite3"
    real = journal_schema.writing_alone
    keys: list[bytes] = []

    @contextmanager
    def slow(connection: sqlite3.Connection) -> Iterator[None]:
        monkeypatch.undo()
        keys.append(desk.open(path).store.key)
        with real(connection):
            yield

    monkeypatch.setattr("bigdeal_gui.journal.store.writing_alone", slow)
    assert desk.open(path).store.key == keys[0]


# -- sudden death -----------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_a_journal_that_another_program_makes_meanwhile_is_no_strange_database(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its marks and its tables are read at one moment: with tables alone it would be called damaged."""
    database = desk.root / "shared" / "journal.sqlite3"
    real = journal_store.new_connection

    def interrupted(path: Path) -> sqlite3.Connection:
        connection = real(path)

        def make_it(statement: str) -> None:
            if "sqlite_schema" in statement:
                connection.set_trace_callback(None)
                monkeypatch.setattr(journal_store, "new_connection", real)
                desk.open(database)

        connection.set_trace_callback(make_it)
        return connection

    monkeypatch.setattr(journal_store, "new_connection", interrupted)
    assert verify_journal(desk.open(database).store).is_sound
    assert journal_store.new_connection is real


def test_a_killed_program_leaves_a_sound_chain(desk: Desk) -> None:
    """Killed 25 times while writing: every row it was promised is there, and the chain is sound."""
    database = desk.root / "killed" / "journal.sqlite3"
    promised = 0
    with copies_of(WRITER) as killed:
        for attempt in range(25):
            promised += killed(0.004 * attempt, str(database))
            report = verify_journal(desk.open(database).store)
            assert report.problems == ()
            assert report.alarms == ()
            assert report.rows >= promised
    assert report.rows <= promised + 25


def test_what_dies_between_two_rows_leaves_none(desk: Desk) -> None:
    """Rows that belong together are added together or not at all."""
    with pytest.raises(ZeroDivisionError), desk.journal.store.adding() as adding:
        adding.add(Kind.CHECK, None, {})
        raise ZeroDivisionError
    assert desk.journal.rows() == ()
    assert desk.problems() == []


def test_nothing_of_what_failed_stays_in_the_log(desk: Desk) -> None:
    """What a program that dies later leaves there holds no row that was refused."""
    log = desk.database.with_name(f"{desk.database.name}-wal")
    with desk.journal.store.shared_connection():
        with pytest.raises(ZeroDivisionError), desk.journal.store.adding() as adding:
            adding.connection.execute("PRAGMA cache_size = 1")  # pages go into the log at once
            for number in range(20):
                adding.add(Kind.CHECK, None, {"n": number, "text": "x" * 9000})
            assert log.stat().st_size > 100_000
            raise ZeroDivisionError
        assert log.stat().st_size == 0
    assert desk.journal.rows() == ()


# -- full disks -------------------------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 1 MiB."""
    folder = tmp_path / "small"
    folder.mkdir()
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("needs the right to mount a small file system")
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "none", str(folder)], check=False)
    if mounted.returncode:
        pytest.skip("this system does not let us mount a file system")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_full_disk_leaves_a_sound_chain(desk: Desk, small_disk: Path) -> None:
    """Rows are added to a disk that is full but for 0 to 29 pages; then there is room again."""
    database = small_disk / "journal" / "journal.sqlite3"
    journal = desk.open(database)
    ballast = small_disk / "ballast"
    refused = 0
    for number in range(60):
        before = journal.head().sequence
        free = os.statvfs(small_disk)
        kept = (number % 30) * 4096
        ballast.write_bytes(bytes(max(0, free.f_bavail * free.f_frsize - kept)))
        try:
            journal.record(Kind.CHECK, None, {"n": number, "text": "x" * 3000})
        except JournalFull:
            refused += 1
        ballast.unlink()
        report = verify_journal(journal.store)
        assert report.problems == ()
        assert report.rows in (before, before + 1)
    assert 0 < refused < 60


def test_a_full_disk_makes_no_journal(desk: Desk, small_disk: Path) -> None:
    """A journal that cannot be laid out is none, and can be made once there is room."""
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(1_000_000))
    database = small_disk / "journal" / "journal.sqlite3"
    with pytest.raises((JournalFull, JournalUnusable)):
        desk.open(database)
    ballast.unlink()
    assert verify_journal(desk.open(database).store).is_sound


def test_a_count_that_cannot_be_written_lags(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The row stands all the same."""
    monkeypatch.setattr(disk, "create_file", _refused)
    desk.begin()
    assert desk.problems() == []
    assert desk.files[2].read_text().splitlines()[1].startswith("0 ")


def test_read_only_folders_are_named(desk: Desk, small_disk: Path) -> None:
    """Where nothing may be written no row is added, and the error says so."""
    database = small_disk / "journal" / "journal.sqlite3"
    desk.open(database)
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    with pytest.raises(JournalUnusable):
        desk.open(database).record(Kind.CHECK, None, {})
    with pytest.raises(JournalUnusable):
        desk.open(small_disk / "other" / "journal.sqlite3")


def _refused(_path: object) -> int:
    raise PermissionError(13, "Permission denied")


@pytest.mark.parametrize("name", ["create_file", "write_all"])
def test_a_key_that_cannot_be_written_makes_no_journal(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """No journal without its key."""
    path = desk.root / "new" / "journal.sqlite3"
    with monkeypatch.context() as patched:
        patched.setattr(disk, name, lambda *_: _refused(None))
        with pytest.raises(JournalUnusable, match="Permission denied"):
            desk.open(path)
    assert sorted(one.name for one in path.parent.iterdir()) == ["journal.sqlite3"]
    assert verify_journal(desk.open(path).store).is_sound


def test_a_count_that_cannot_be_begun_makes_no_journal(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next start goes on with the key that was made."""
    path = desk.root / "new" / "journal.sqlite3"
    with monkeypatch.context() as patched:
        patched.setattr(sidecar_files, "replace_journal_head", lambda *_: _refused(None))
        with pytest.raises(JournalUnusable):
            desk.open(path)
    key = sidecar_files.read_journal_key(path)
    assert desk.open(path).store.key == key


def test_a_folder_that_cannot_be_made_is_named(desk: Desk) -> None:
    """A file stands where the folder should be."""
    (desk.root / "data2").write_text("")
    with pytest.raises(JournalUnusable):
        desk.open(desk.root / "data2" / "journal.sqlite3")


# -- lost, foreign and damaged files ----------------------------------------------------------------------


def test_a_lost_database_is_not_begun_anew(desk: Desk) -> None:
    """While the count beside it speaks of rows no empty journal takes their place."""
    desk.deliver()
    desk.database.unlink()
    for _ in range(2):
        with pytest.raises(JournalMissing) as caught:
            desk.open()
        assert caught.value.rows == 2
        assert not desk.database.exists()
    desk.database.write_bytes(b"")
    with pytest.raises(JournalMissing):
        desk.open()


def test_an_empty_folder_begins_a_new_journal(desk: Desk) -> None:
    """Moving all three files aside is how a person begins again."""
    desk.deliver()
    for path in desk.files:
        path.rename(path.with_name(f"{path.name}.old"))
    assert desk.open().rows() == ()


@pytest.mark.parametrize("spoil", ["unlink", "nonsense", "other"])
def test_a_lost_key_is_named(desk: Desk, spoil: str) -> None:
    """A key that is missing, unreadable or another journal's stops the journal, and none is made."""
    desk.deliver()
    key = desk.files[1]
    if spoil == "unlink":
        key.unlink()
    else:
        key.write_text("bigdeal-gui journal key 1\n" + "0" * 64 if spoil == "other" else "key")
    before = key.read_bytes() if key.exists() else None
    with pytest.raises(JournalKeyLost) as caught:
        desk.open()
    assert caught.value.path == key
    assert (key.read_bytes() if key.exists() else None) == before


def test_a_key_that_may_not_be_read_is_named(desk: Desk) -> None:
    """A folder in the key's place is no lost key."""
    desk.files[1].unlink()
    desk.files[1].mkdir()
    with pytest.raises(JournalUnusable):
        desk.open()


def test_the_words_bound_to_a_key_stay(desk: Desk) -> None:
    """The check of the key, the count's seal and the delivery's key are those of every journal before."""
    key = desk.journal.store.key

    def made(message: bytes) -> bytes:
        return hmac.digest(key, message, "sha256")

    assert sidecar_files.journal_key_check(key) == made(b"bigdeal-gui key 1\0")
    assert desk.journal.store.delivery_key == made(b"bigdeal-gui delivery 1")
    assert desk.journal.store.results_key == made(b"bigdeal-gui results 1")
    head = Head(3, b"h" * 32)
    sidecar_files.replace_journal_head(desk.database, key, head)
    sealed = made(b"bigdeal-gui head 1\0" + (3).to_bytes(8, "big") + head.hash)
    assert desk.files[2].read_text().split()[-3:] == ["3", head.hash.hex(), sealed.hex()]


def test_what_lies_beside_the_journal_is_flushed_before_it_is_named(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys and counts are on the disk before they take the place of those that were there."""
    before = desk.files[2].read_bytes()
    seen: list[bytes] = []
    monkeypatch.setattr(sidecar_files.os, "fsync", lambda _handle: seen.append(desk.files[2].read_bytes()))
    sidecar_files.replace_journal_head(desk.database, desk.journal.store.key, Head(99, b"h" * 32))
    assert seen == [before]
    assert desk.files[2].read_bytes() != before


def test_a_key_that_cannot_be_written_is_named(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names the key's file and the system's reason."""

    def refuse(_path: Path) -> int:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(sidecar_files.disk, "create_file", refuse)
    with pytest.raises(JournalUnusable, match="Read-only file system") as caught:
        sidecar_files.write_journal_key(desk.database, b"k" * 32)
    assert caught.value.path == desk.files[1]


def test_what_a_fault_breaks_off_is_taken_back() -> None:
    """After an error nothing of the block is kept, and the connection can be used again at once."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        with pytest.raises(KeyError), writing_alone(connection):
            connection.execute("CREATE TABLE x (y)")
            raise KeyError
        assert not connection.in_transaction
        assert connection.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,)


def test_a_key_saved_by_an_editor_is_read(desk: Desk) -> None:
    """Windows' line ends do not spoil a key."""
    key = desk.files[1]
    key.write_bytes(key.read_bytes().replace(b"\n", b"\r\n"))
    assert verify_journal(desk.open().store).is_sound


def test_a_database_of_another_program_is_left_alone(desk: Desk) -> None:
    """Neither one with other tables nor one with another mark is touched."""
    for number, statement in enumerate(("CREATE TABLE x (y)", "PRAGMA application_id = 7")):
        path = desk.root / f"other{number}" / "journal.sqlite3"
        path.parent.mkdir()
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(statement)
        with pytest.raises(JournalDamaged, match="another program"):
            desk.open(path)
        assert not path.with_name("journal.key").exists()


def test_a_journal_of_a_newer_version_is_left_alone(desk: Desk) -> None:
    """The layout's number decides."""
    desk.tamper("PRAGMA user_version = 3")
    with pytest.raises(JournalTooNew):
        desk.open()


def test_a_file_that_is_no_database_is_left_alone(desk: Desk) -> None:
    """It is said to be damaged, and keeps every byte."""
    desk.deliver()
    desk.database.write_bytes(b"This is no database. " * 500)
    before = desk.database.read_bytes()
    with pytest.raises(JournalDamaged):
        desk.open()
    with pytest.raises(JournalDamaged):
        desk.begin("b")
    assert desk.database.read_bytes() == before


def test_damaged_bytes_anywhere_are_found(desk: Desk) -> None:
    """Pages overwritten one after another: an error that names the journal, or a problem, never silence."""
    desk.deliver("tuesday", State.IN_PLAY)
    desk.deliver("friday")
    whole = desk.database.read_bytes()
    for first in range(0, len(whole), 4096):
        used = [place for place in range(first, first + 4096) if whole[place]]
        if not used:
            continue
        damaged = bytearray(whole)
        damaged[used[-1]] ^= 0x41
        desk.database.write_bytes(damaged)
        with suppress(JournalDamaged, JournalTooNew, JournalKeyLost):
            assert desk.problems() != []
    desk.database.write_bytes(whole)
    assert desk.problems() == []


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (sqlite3.SQLITE_BUSY_SNAPSHOT, JournalBusy),
        (sqlite3.SQLITE_FULL, JournalFull),
        (sqlite3.SQLITE_IOERR_WRITE, JournalUnusable),
        (sqlite3.SQLITE_READONLY, JournalUnusable),
        (sqlite3.SQLITE_NOTADB, JournalDamaged),
        (sqlite3.SQLITE_CORRUPT, JournalUnusable),
        (sqlite3.SQLITE_CONSTRAINT, JournalDamaged),
        (None, JournalDamaged),
    ],
)
def test_every_error_of_the_database_has_its_words(tmp_path: Path, code: int | None, kind: type) -> None:
    """The database's codes become leaves of the tree."""
    error = sqlite3.OperationalError("words")
    if code is not None:
        error.sqlite_errorcode = code
    assert type(database_error(tmp_path / "x", error)) is kind


@pytest.mark.parametrize(
    ("free", "kind"), [(2**17 - 1, JournalFull), (2**17, JournalUnusable), (None, JournalUnusable)]
)
def test_a_failed_write_on_a_full_disk_is_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int | None, kind: type
) -> None:
    """Some file systems report a full disk as a failed write only."""

    def usage(_path: Path) -> object:
        if free is None:
            raise FileNotFoundError
        return type("Usage", (), {"free": free})

    monkeypatch.setattr(journal_schema, "disk_usage", usage)
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
    assert type(database_error(tmp_path / "x", error)) is kind


@pytest.mark.parametrize("was_elsewhere", [False, True])
def test_a_disk_that_lends_no_memory_has_the_older_log(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, *, was_elsewhere: bool
) -> None:
    """Some drivers of FAT let no file grow: sets are dealt there, also with a journal from another disk."""

    def refused(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    def unlent(_path: Path) -> sqlite3.Connection:
        monkeypatch.setattr(journal_schema, "_writing_connection", real)
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMOPEN
        raise error

    real = journal_schema._writing_connection
    path = desk.database if was_elsewhere else desk.root / "stick" / "journal.sqlite3"
    if was_elsewhere:
        desk.deliver("monday")
        monkeypatch.setattr(journal_schema, "_writing_connection", unlent)
    monkeypatch.setattr(journal_schema.os, "truncate", refused)
    desk.journal = desk.open(path)
    desk.deliver("tuesday")
    assert len(desk.journal.sets().sets) == 1 + was_elsewhere
    assert path.read_bytes()[18:20] == b"\1\1"  # SQLite's mark of a database without a write-ahead log
    assert verify_journal(desk.journal.store).is_sound
    assert not [*path.parent.glob(".*")]


def test_another_fault_of_the_disk_is_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where memory is missing is the log changed."""

    def refused(_path: Path) -> sqlite3.Connection:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise error

    desk.deliver("monday")
    monkeypatch.setattr(journal_schema, "_writing_connection", refused)
    with pytest.raises(JournalUnusable):
        desk.open()


def test_an_error_while_a_connection_is_made_closes_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """No file stays open behind an error."""
    opened: list[sqlite3.Connection] = []
    real: Callable[[Path, str], sqlite3.Connection] = journal_schema.plain_connection

    def kept(path: Path, mode: str) -> sqlite3.Connection:
        opened.append(real(path, mode))
        return opened[-1]

    monkeypatch.setattr(journal_schema, "plain_connection", kept)
    desk.database.write_bytes(b"no database " * 100)
    with pytest.raises(JournalDamaged):
        desk.journal.rows()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened[0].execute("SELECT 1")


def test_a_transaction_that_the_database_ended_itself_is_over(desk: Desk) -> None:
    """A full disk may end it before we do; nothing more is undone then."""
    with pytest.raises(ZeroDivisionError), desk.journal.store.adding() as adding:
        adding.connection.execute("ROLLBACK")
        raise ZeroDivisionError
    assert desk.journal.rows() == ()


def test_paths_become_addresses() -> None:
    """On POSIX, on a Windows drive and on a Windows share, also with signs that mean something else there."""
    assert database_uri(PurePosixPath("/a b/ü?#%.db")) == "file:///a%20b/%C3%BC%3F%23%25.db"
    assert database_uri(PureWindowsPath(r"C:\x\y.db")) == "file:///C%3A/x/y.db"
    assert database_uri(PureWindowsPath(r"\\server\share\y.db")) == "file:////server/share/y.db"


def test_errors_about_a_database_name_it(desk: Desk) -> None:
    """A row that makes no sense, and a database of another program, are told with their file."""
    with (
        pytest.raises(JournalDamaged) as row,
        desk.journal.store.reading() as connection,
        naming_bad_row(connection, 7),
    ):
        raise ValueError
    assert (row.value.path, row.value.reason) == (desk.database, "row 7 cannot be understood")
    foreign = desk.root / "foreign.sqlite3"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("PRAGMA application_id = 7")
    with pytest.raises(JournalDamaged) as other:
        desk.open(foreign)
    assert (other.value.path, other.value.reason) == (foreign, "it is the database of another program")


def test_a_row_without_a_number_is_damage(tmp_path: Path) -> None:
    """Where the layout makes rows numbered no more, the row that has none is told."""
    columns = "sequence, time, version, kind, set_id, clock_back, payload, previous, hash, seal"
    with closing(sqlite3.connect(tmp_path / "journal.sqlite3")) as connection:
        connection.execute(f"CREATE TABLE entries ({columns})")
        connection.execute("INSERT INTO entries (kind) VALUES ('deal')")
        with pytest.raises(JournalDamaged, match="a row has no number"):
            list(select_rows(connection))


def test_a_disk_that_refuses_to_read_is_not_called_damage(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite calls a page that the disk does not give damaged; a journal is accused only where it is."""
    desk.deliver()
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    assert isinstance(database_error(desk.database, error), JournalUnusable), "it could be read the next time"
    _lead_elsewhere(desk.database)
    assert isinstance(database_error(desk.database, error), JournalDamaged), "an index leads elsewhere"
    content = desk.database.read_bytes()
    desk.database.write_bytes(content[:4096] + bytes(len(content) - 4096))
    assert isinstance(database_error(desk.database, error), JournalDamaged)
    refused = sqlite3.OperationalError("disk I/O error")

    def refuse(*_given: object, **_more: object) -> sqlite3.Connection:
        raise refused

    monkeypatch.setattr("bigdeal_gui.journal.schema.plain_connection", refuse)
    for code, wanted in (
        (sqlite3.SQLITE_IOERR_READ, JournalUnusable),
        (sqlite3.SQLITE_CANTOPEN, JournalUnusable),
        (sqlite3.SQLITE_BUSY, JournalBusy),
    ):
        refused.sqlite_errorcode = code
        assert type(database_error(desk.database, error)) is wanted, "nobody could look whether it is damaged"


def test_sqlite_s_words_for_a_page_that_the_disk_does_not_give() -> None:
    """Its check names the fault by a number, SQLITE_IOERR_CORRUPTFS, or says that it got no page."""
    told = ("Tree 2 page 7: btreeInitPage() returns error code=8458", "failed to get page 9")
    assert all(map(journal_schema.is_refused_page, told))
    assert not journal_schema.is_refused_page("Tree 2 page 7: btreeInitPage() returns error code=11")


def test_the_check_of_the_journal_accuses_a_disk_that_refuses(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that the disk does not give is no change of the journal: here a fault stands for its words."""
    desk.deliver()
    _lead_elsewhere(desk.database)
    assert any("sets_by_code" in problem for problem in desk.problems())
    monkeypatch.setattr(journal_schema, "_REFUSALS", ("index sets_by_code",))
    with pytest.raises(JournalUnusable, match="Input/output error"):
        desk.problems()


def test_a_row_that_may_be_there_is_not_called_missing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk may fail after the row has reached the log: nobody says that nothing was recorded."""
    error = sqlite3.OperationalError("disk I/O error")

    @contextmanager
    def fails_late(connection: sqlite3.Connection) -> Iterator[None]:
        with writing_alone(connection):
            yield
        raise error

    monkeypatch.setattr("bigdeal_gui.journal.store.writing_alone", fails_late)
    for code, kind in ((sqlite3.SQLITE_IOERR_FSYNC, JournalUncertain), (sqlite3.SQLITE_FULL, JournalFull)):
        error.sqlite_errorcode = code
        with pytest.raises(kind) as caught:
            desk.journal.record(Kind.CHECK, None, {})
    assert "Nothing was recorded" not in error_advice(caught.value).hint
    assert verify_journal(desk.journal.store).rows == 2


def _lead_elsewhere(path: Path) -> None:
    """Have the index of set codes be one of events, without the entries of one."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA writable_schema = ON")
        database.execute(
            "UPDATE sqlite_schema SET sql = replace(sql, '(code)', '(event)') WHERE name = 'sets_by_code'"
        )
