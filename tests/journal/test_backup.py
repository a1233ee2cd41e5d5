"""Backups of the journal, and a journal brought back."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.journal import (
    BackupDamaged,
    JournalChanged,
    JournalDamaged,
    JournalMissing,
    JournalUnusable,
)
from bigdeal_gui.errors.storage import AlreadyExists, CannotRead, CannotWrite, FolderMissing
from bigdeal_gui.journal import backup as journal_backup
from bigdeal_gui.journal import sidecar_files
from bigdeal_gui.journal.backup import back_up_journal, files_in_backup, restore_backup
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.sets import Kind, State
from bigdeal_gui.storage import disk

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal
    from tests.journal.conftest import Desk


def restored(desk: Desk, backup: Path, path: Path) -> Journal:
    """Bring `backup` back as `path`."""
    restore_backup(backup, path, clock=desk.now, version="1.0")
    return desk.open(path)


@pytest.fixture
def backup(desk: Desk) -> Path:
    """A backup of a journal with five rows."""
    desk.deliver("tuesday", State.IN_PLAY)
    desk.deliver("friday")
    path = desk.root / "stick" / "journal.backup"
    path.parent.mkdir()
    back_up_journal(desk.journal.store, path)
    return path


def alter(path: Path, *statements: str) -> None:
    """Change a database."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def test_a_backup_moves_the_journal_to_another_computer(desk: Desk, backup: Path) -> None:
    """Everything is there: sets are found, deals known again, the chain goes on, and a row tells of it."""
    path = desk.root / "another" / "computer" / "journal.sqlite3"
    journal = restored(desk, backup, path)
    report = verify_journal(journal.store)
    assert report.problems == ()
    assert report.restores == (6,)
    assert journal.rows()[-1].payload == '{"backup":"journal.backup","lost_rows":0,"rows":5}'
    assert [row.hash for row in journal.rows()[:5]] == [row.hash for row in desk.journal.rows()]
    (hit,) = journal.seen_before(desk.deals("tuesday", 1))
    assert hit.state is State.IN_PLAY
    journal.record(Kind.CHECK, None, {})
    assert verify_journal(desk.open(path).store).is_sound


def test_a_backup_is_one_file_of_its_owner_s(desk: Desk, backup: Path) -> None:
    """Nothing lies beside it, and nobody else can read the key in it."""
    assert list(backup.parent.iterdir()) == [backup]
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert desk.journal.store.key in backup.read_bytes()


def test_the_key_does_not_stay_in_the_database(desk: Desk, backup: Path) -> None:
    """After a restore it is in its own file alone."""
    path = desk.root / "new" / "journal.sqlite3"
    restored(desk, backup, path)
    key = desk.journal.store.key
    assert sidecar_files.read_journal_key(path) == key
    assert key not in path.read_bytes()
    assert sorted(one.name for one in path.parent.iterdir()) == [
        "journal.head",
        "journal.key",
        "journal.sqlite3",
    ]
    assert all(stat.S_IMODE(one.stat().st_mode) == 0o600 for one in path.parent.iterdir())


def test_rows_lost_since_the_backup_are_counted(desk: Desk, backup: Path) -> None:
    """The database is gone, its count is not: the row that tells of the restore says how many are lost."""
    desk.deliver("lost")
    desk.database.unlink()
    with pytest.raises(JournalMissing):
        desk.open()
    journal = restored(desk, backup, desk.database)
    assert journal.rows()[-1].payload == '{"backup":"journal.backup","lost_rows":2,"rows":5}'
    assert desk.problems() == []


def test_nothing_is_overwritten(desk: Desk, backup: Path) -> None:
    """Neither a file by a backup, nor a journal or another journal's key by a restore."""
    before = backup.read_bytes()
    with pytest.raises(AlreadyExists):
        back_up_journal(desk.journal.store, backup)
    assert backup.read_bytes() == before
    with pytest.raises(AlreadyExists):
        restored(desk, backup, desk.database)
    assert desk.problems() == []
    path = desk.root / "other" / "journal.sqlite3"
    path.parent.mkdir()
    sidecar_files.write_journal_key(path, b"x" * 32)
    with pytest.raises(AlreadyExists) as caught:
        restored(desk, backup, path)
    assert caught.value.path == path.with_name("journal.key")
    assert not path.exists()


SPOILED = {
    "key gone": ("DELETE FROM backup_key",),
    "key short": ("UPDATE backup_key SET key = x'00'",),
    "key text": ("UPDATE backup_key SET key = 'x'",),
    "no backup": ("DROP TABLE backup_key",),
    "one table more": ("CREATE TABLE x (y)",),
    "another program's": ("PRAGMA application_id = 7",),
    "trigger": ("CREATE TRIGGER x AFTER INSERT ON entries BEGIN DELETE FROM deals; END",),
    "key is a view": ("DROP TABLE backup_key", "CREATE VIEW backup_key AS SELECT 1 AS key"),
}


@pytest.mark.parametrize("statements", SPOILED.values(), ids=SPOILED)
def test_what_is_no_backup_is_refused(desk: Desk, backup: Path, statements: tuple[str, ...]) -> None:
    """And nothing is left where the journal would have come."""
    alter(backup, *statements)
    path = desk.root / "new" / "journal.sqlite3"
    with pytest.raises(BackupDamaged) as caught:
        restored(desk, backup, path)
    assert caught.value.path == backup
    assert list(path.parent.iterdir()) == []


def test_a_backup_that_was_changed_is_refused(desk: Desk, backup: Path) -> None:
    """Every problem is named, and no journal comes of it."""
    alter(backup, "UPDATE sets SET state = 'dealt'", "UPDATE backup_key SET key = zeroblob(32)")
    path = desk.root / "new" / "journal.sqlite3"
    with pytest.raises(JournalChanged) as caught:
        restored(desk, backup, path)
    assert "row 1: is in the list of sets with a different state" in caught.value.problems
    assert "the mark of the journal’s key was changed" in caught.value.problems
    assert list(path.parent.iterdir()) == []


def test_what_is_no_file_is_refused(desk: Desk) -> None:
    """A missing file, a folder, text and nothing at all."""
    path = desk.root / "new" / "journal.sqlite3"
    for missing in (desk.root / "none", desk.root):
        with pytest.raises(CannotRead):
            restored(desk, missing, path)
    for content in (b"no database" * 1000, b""):
        file = desk.root / "file"
        file.write_bytes(content)
        with pytest.raises(BackupDamaged, match="not a valid backup of a journal"):
            restored(desk, file, path)
    assert list(path.parent.iterdir()) == []


def test_a_backup_whose_pages_do_not_fit_is_refused(desk: Desk, backup: Path) -> None:
    """SQLite opens it, and finds what is wrong only when it looks at all of it."""
    data = bytearray(backup.read_bytes())
    data[39] = 1  # pages that are free: there is none
    backup.write_bytes(data)
    with pytest.raises(BackupDamaged, match="not a valid database"):
        restored(desk, backup, desk.root / "new" / "journal.sqlite3")


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.integers(0, 60_000), st.integers(1, 255)), min_size=1, max_size=5))
def test_a_damaged_backup_never_crashes(desk: Desk, backup: Path, flips: list[tuple[int, int]]) -> None:
    """Whatever bytes are flipped, it is refused in words, or brought back sound."""
    data = bytearray(backup.read_bytes())
    for place, value in flips:
        data[place % len(data)] ^= value
    damaged = desk.root / "damaged"
    damaged.write_bytes(data)
    path = desk.root / "new" / "journal.sqlite3"
    try:
        assert verify_journal(restored(desk, damaged, path).store).is_sound
    except AppError:
        assert not path.exists()
    shutil.rmtree(path.parent, ignore_errors=True)


def test_other_files_travel_in_a_backup_and_stay_out_of_the_journal(desk: Desk) -> None:
    """They are read from it by name; older backups have none."""
    desk.deliver()
    bare, packed = desk.root / "bare.backup", desk.root / "packed.backup"
    back_up_journal(desk.journal.store, bare)
    back_up_journal(desk.journal.store, packed, {"settings.json": b"{}", "logo.png": b"1"})
    assert files_in_backup(bare) == {}
    assert files_in_backup(packed) == {"settings.json": b"{}", "logo.png": b"1"}
    assert verify_journal(restored(desk, packed, desk.root / "new" / "journal.sqlite3").store).is_sound


def test_an_interrupted_restore_can_be_made_again(
    desk: Desk, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped before the last step, key and count are there and no journal; the second try succeeds."""
    path = desk.root / "new" / "journal.sqlite3"

    def stop(_part: Path, _path: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(journal_backup, "_name", stop)
        with pytest.raises(KeyboardInterrupt):
            restored(desk, backup, path)
    with pytest.raises(JournalMissing):
        desk.open(path)
    assert verify_journal(restored(desk, backup, path).store).is_sound


def test_a_stick_without_second_names_takes_a_backup(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is claimed first, and is refused where it is taken meanwhile."""
    desk.deliver()

    def no_links(_source: Path, target: Path) -> None:
        if target.name == "taken":
            target.write_text("taken meanwhile")
        raise disk.LinksUnsupported(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(disk, "link_file", no_links)
    back_up_journal(desk.journal.store, desk.root / "backup")
    monkeypatch.undo()
    assert verify_journal(
        restored(desk, desk.root / "backup", desk.root / "new" / "journal.sqlite3").store
    ).is_sound
    monkeypatch.setattr(disk, "link_file", no_links)
    with pytest.raises(AlreadyExists):
        back_up_journal(desk.journal.store, desk.root / "taken")
    assert (desk.root / "taken").read_text() == "taken meanwhile"


def refuse(*_: object, **__: object) -> None:
    """Be a disk that refuses."""
    raise OSError(errno.EIO, "Input/output error")


def test_a_backup_that_cannot_be_written_leaves_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the beginning, at the end, or where there is no folder."""
    desk.deliver()
    before = set(desk.root.iterdir())
    with pytest.raises(FolderMissing):
        back_up_journal(desk.journal.store, desk.root / "none" / "backup")
    for name in ("create_file", "link_file"):
        with monkeypatch.context() as patched:
            patched.setattr(disk, name, refuse)
            with pytest.raises(CannotWrite):
                back_up_journal(desk.journal.store, desk.root / "backup")
    assert set(desk.root.iterdir()) == before


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR])
def test_trouble_with_the_disk_of_a_backup_is_not_the_journal_s(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    """Full, or pulled out: the file that was to be made is named, and no row of the journal was refused."""
    trouble = sqlite3.OperationalError("of that disk")
    trouble.sqlite_errorcode = code

    def refused(*_words: object) -> None:
        raise trouble

    monkeypatch.setattr(journal_backup, "_packed_histories", refused)
    with pytest.raises(CannotWrite, match=r"kept” could not be written: (No space|of that disk)") as caught:
        back_up_journal(desk.journal.store, desk.root / "kept")
    assert caught.value.path == desk.root / "kept"
    assert not caught.value.path.exists()


def test_faults_of_the_database_have_words(desk: Desk, backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While packing and while unpacking."""

    def broken(*_: object) -> None:
        raise sqlite3.OperationalError("broken")

    monkeypatch.setattr(journal_backup, "writing_alone", broken)
    for path, work in (
        (desk.root / "backup", lambda path: back_up_journal(desk.journal.store, path)),
        (desk.root / "new" / "journal.sqlite3", lambda path: restored(desk, backup, path)),
    ):
        with pytest.raises(JournalDamaged, match="broken") as caught:
            work(path)
        assert caught.value.path == path


def test_a_backup_that_is_no_database_is_named(desk: Desk) -> None:
    """The error tells of the backup, not of the journal that it should become."""
    source = desk.root / "notes.txt"
    source.write_bytes(b"not a database, and longer than a header of one would be" * 30)
    with pytest.raises(BackupDamaged) as caught:
        restored(desk, source, desk.root / "new" / "journal.sqlite3")
    assert caught.value.path == source


def test_what_a_backup_that_died_left_is_removed(desk: Desk) -> None:
    """Drafts older than an hour go with the next backup of that name; others stay."""
    old, fresh, other = (desk.root / name for name in (".b.new-7", ".b.new-8", ".c.new-7"))
    for path in (old, fresh, other):
        path.touch()
    for path in (old, other):
        os.utime(path, (1_000_000_000, 1_000_000_000))
    back_up_journal(desk.journal.store, desk.root / "b")
    assert [path.exists() for path in (old, fresh, other)] == [False, True, True]


@pytest.mark.parametrize("name", ["mkdir", "lstat", "replace_journal_head"])
def test_faults_of_the_disk_have_words(
    desk: Desk, backup: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """While making the folder, reading the backup and writing the count."""
    path = desk.root / "new" / "journal.sqlite3"
    owner: object = sidecar_files if name == "replace_journal_head" else type(path)
    expected: type[AppError] = CannotRead if name == "lstat" else JournalUnusable
    if name == "lstat":
        path.parent.mkdir()
    faulty: Callable[..., None] = refuse
    monkeypatch.setattr(owner, name, faulty)
    with pytest.raises(expected, match="Input/output error"):
        restored(desk, backup, path)
    monkeypatch.undo()
    assert not path.exists()


def test_files_of_nonsense_in_a_backup_are_none(backup: Path) -> None:
    """A name is text, and what a file holds is bytes."""
    before = files_in_backup(backup)
    with closing(sqlite3.connect(backup)) as packed, packed:
        packed.execute(
            "CREATE TABLE IF NOT EXISTS backup_files (name TEXT PRIMARY KEY, content BLOB NOT NULL)"
        )
        packed.execute("INSERT INTO backup_files VALUES ('text', 'text'), (x'62', x'62')")
    assert files_in_backup(backup) == before
