"""A journal that can be read and not written: on a locked stick, a disc, or somebody else's disk."""

from __future__ import annotations

import errno
import io
import os
import sqlite3
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.journal import JournalUnusable
from bigdeal_gui.journal import schema
from bigdeal_gui.journal.check import export_text, verify_journal
from bigdeal_gui.journal.sets import Kind, State

if TYPE_CHECKING:
    from tests.journal.conftest import Desk


@pytest.fixture
def locked(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A desk with two sets on a medium that refuses every write."""
    desk.deliver("monday")
    desk.deliver("tuesday", State.IN_PLAY)
    refuse_writing(monkeypatch, errno.EROFS)
    return desk


def refuse_writing(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Have the system refuse to open the database for writing, and SQLite with it."""
    real_open, real_connection = os.open, schema.plain_connection

    def refusing(path: Path, flags: int, *more: int) -> int:
        if flags & os.O_RDWR and str(path).endswith("journal.sqlite3"):
            raise OSError(number, os.strerror(number))
        return real_open(path, flags, *more)

    def read_only(path: Path, mode: str, *, is_unchanging: bool = False) -> object:
        assert mode == "ro"
        return real_connection(path, mode, is_unchanging=is_unchanging)

    monkeypatch.setattr(os, "open", refusing)  # as Windows is asked
    monkeypatch.setattr(os, "access", lambda _path, mode: not mode & os.W_OK)
    monkeypatch.setattr(schema, "plain_connection", read_only)


def test_it_can_be_listed_verified_and_exported(locked: Desk) -> None:
    """All that is there can be read, and nothing is made beside it."""
    before = sorted(path.name for path in locked.database.parent.iterdir())
    journal = locked.open()
    assert [set_.state for set_ in journal.sets().sets] == [State.IN_PLAY, State.DEALT]
    verify_journal(journal.store).require_sound()
    text = io.StringIO()
    export_text(journal.store, text)
    assert text.getvalue().splitlines()[-1].startswith(f"end {journal.head().sequence} ")
    assert sorted(path.name for path in locked.database.parent.iterdir()) == before


def test_nothing_can_be_added_to_it(locked: Desk) -> None:
    """A row is refused in words, and what is there stays as it is."""
    journal = locked.open()
    head = journal.head()
    with pytest.raises(JournalUnusable):
        journal.record(Kind.CHECK, None, {"file": "x"})
    assert locked.open().head() == head


def test_a_log_that_cannot_be_read_is_told_of(locked: Desk) -> None:
    """Where rows lie in a log beside it the journal is not read without them."""
    log = locked.database.with_name(locked.database.name + "-wal")
    log.write_bytes(b"rows")
    with pytest.raises(JournalUnusable, match="-wal"):
        locked.open()
    log.write_bytes(b"")
    assert locked.open().sets().total == 2


def test_a_disc_that_cannot_be_read_is_not_called_damage(
    locked: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check that tells looks at it as the journal does: without memory or a log beside it."""
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    asked, connection = [], schema.plain_connection

    def noted(path: Path, mode: str, *, is_unchanging: bool = False) -> sqlite3.Connection:
        asked.append(is_unchanging)
        return connection(path, mode, is_unchanging=is_unchanging)

    monkeypatch.setattr(schema, "plain_connection", noted)
    assert isinstance(schema.database_error(locked.database, error), JournalUnusable)
    assert asked == [True]


@pytest.mark.skipif(os.name != "posix", reason="elsewhere the system is asked by opening the file")
@pytest.mark.parametrize("refused", [("data", "journal.sqlite3"), ("journal.sqlite3",), ("data",), ()])
def test_what_counts_as_protected(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, refused: tuple[str, ...]
) -> None:
    """A file and a folder that may only be read, and no file that is not there."""
    desk.deliver("monday")
    monkeypatch.setattr(os, "access", lambda path, _mode: path.name not in refused)
    assert schema.is_write_protected(desk.database) is (len(refused) == 2)
    assert not schema.is_write_protected(desk.database.with_name("journal.none"))


@pytest.mark.parametrize(("number", "opens"), [(errno.EACCES, False), (errno.EIO, True), (0, True)])
def test_windows_is_asked_by_opening_the_file(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, number: int, *, opens: bool
) -> None:
    """A refusal counts, and no mere fault."""
    desk.deliver("monday")
    if number:
        refuse_writing(monkeypatch, number)
    assert schema._opens(desk.database) is opens


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists its locks")
@pytest.mark.parametrize("rights", [0o600, 0o666])
def test_no_lock_of_another_connection_is_let_go(desk: Desk, rights: int) -> None:
    """Opening the journal closes no descriptor of its file: that frees the locks of the whole process.

    Nor where its rights are mended. Another process would then take itself for the last one, and remove the
    log under the others.
    """
    desk.deliver("monday")
    with desk.journal.store.reading():
        lock = _locks_of(desk.database)
        desk.database.chmod(rights)
        desk.open().head()
        assert _locks_of(desk.database) == lock != []


def _locks_of(path: Path) -> list[str]:
    """Return this process's locks of a file: other disks may have a file of the same number."""
    mine, inode = f" {os.getpid()} ", f":{path.stat().st_ino} "
    lines = Path("/proc/locks").read_text().splitlines()
    return sorted(line.partition(":")[2] for line in lines if mine in line and inode in line)


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such files")
@pytest.mark.parametrize("name", ["journal.key", "journal.head"])
def test_a_pipe_is_no_key(desk: Desk, name: str) -> None:
    """A pipe in place of the key or the count is refused at once, and nobody waits for it."""
    desk.deliver("monday")
    path = desk.database.with_name(name)
    path.unlink()
    os.mkfifo(path)
    with pytest.raises(JournalUnusable, match="not a file"):
        desk.open().head()
