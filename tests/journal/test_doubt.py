"""A journal that is not what it was: told at every opening, until somebody says that it is known."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.journal import JournalDoubtful
from bigdeal_gui.journal import sidecar_files
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.schema import is_database_cut
from bigdeal_gui.journal.sets import Kind
from tests.journals import begin_set

if TYPE_CHECKING:
    from pathlib import Path

    from tests.journal.conftest import Desk


def roll_back(desk: Desk) -> None:
    """Put yesterday's database in place of today's, beside today's count."""
    desk.begin("monday")
    old = desk.database.read_bytes()
    desk.begin("tuesday")
    desk.database.write_bytes(old)


def rewrite(desk: Desk) -> None:
    """Put another history of the same length in place of the database, under the same key."""
    desk.begin("monday")
    kept = desk.files[2].read_bytes()
    desk.database.unlink()
    desk.files[2].unlink()
    desk.journal = desk.open()
    desk.journal.store.accept_doubt()
    desk.begin("nicer")
    desk.files[2].write_bytes(kept)


def remove(desk: Desk) -> None:
    """Remove the database and its count; the key stays."""
    desk.begin("monday")
    desk.database.unlink()
    desk.files[2].unlink()


def behead(desk: Desk) -> None:
    """Remove the count alone."""
    desk.begin("monday")
    desk.files[2].unlink()


def behead_and_roll_back(desk: Desk) -> None:
    """Put yesterday's database in place of today's, and remove the count that would tell."""
    roll_back(desk)
    desk.files[2].unlink()


def swap_the_head(desk: Desk) -> None:
    """Put a count in place that this journal did not seal."""
    desk.begin("monday")
    sidecar_files.replace_journal_head(desk.database, b"another key", sidecar_files.Head(1, bytes(32)))


DOUBTS = [
    (behead, "“journal.head”, is missing or not its own"),
    (behead_and_roll_back, "“journal.head”, is missing or not its own"),
    (swap_the_head, "“journal.head”, is missing or not its own"),
    (roll_back, "it ends at row 1, but it had reached row 2"),
    (rewrite, "not the ones that the count beside it names"),
    (remove, "it was missing, and a new one was started with its old key"),
]


@pytest.mark.parametrize(("deed", "words"), DOUBTS)
def test_a_doubt_stops_the_dealing_and_is_told_at_every_opening(desk: Desk, deed: object, words: str) -> None:
    """No set is begun, however often it is opened; other rows bring an alarm that names the doubt."""
    deed(desk)
    for _opening in range(3):
        journal = desk.open()
        assert words in journal.store.doubt
        rows = journal.rows()
        with pytest.raises(JournalDoubtful, match=words):
            begin_set(journal, desk.order("wednesday"), desk.deals("wednesday", 4))
        assert journal.rows() == rows
    journal.record(Kind.CHECK, None, {"file": "x"})
    alarms = [json.loads(row.payload) for row in journal.rows() if row.kind == Kind.ALARM]
    assert words in alarms[-1]["doubt"]
    assert words in desk.open().store.doubt
    desk.open().record(Kind.CHECK, None, {"file": "y"})
    assert len([row for row in desk.open().rows() if row.kind == Kind.ALARM]) == len(alarms)


@pytest.mark.parametrize(("deed", "words"), DOUBTS)
def test_a_doubt_that_is_known_is_written_down_and_dealing_goes_on(
    desk: Desk, deed: object, words: str
) -> None:
    """The alarm and the answer stand in the journal for ever; nothing asks again."""
    deed(desk)
    journal = desk.open()
    journal.store.accept_doubt()
    begin_set(journal, desk.order("wednesday"), desk.deals("wednesday", 4))
    rows = [json.loads(row.payload) for row in journal.rows() if row.kind == Kind.ALARM]
    assert words in rows[-2]["doubt"]
    assert words in rows[-1]["accepted"]
    assert desk.open().store.doubt == ""
    journal.store.accept_doubt()
    assert len(journal.rows()) == len(desk.open().rows())


def test_a_database_that_is_cut_is_in_doubt(desk: Desk) -> None:
    """A file shorter than its own first page says is no sound journal, though SQLite opens it."""
    for number in range(20):
        desk.begin(f"set {number}")
    with closing(sqlite3.connect(desk.database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    whole = desk.database.read_bytes()
    desk.database.write_bytes(whole[: len(whole) * 99 // 100])
    journal = desk.open()
    assert journal.store.doubt == "its file is shorter than it was"
    with pytest.raises(JournalDoubtful):
        journal.store.require_no_doubt()
    desk.database.write_bytes(whole)
    assert desk.open().store.doubt == ""


def test_a_size_that_does_not_count_is_no_doubt(desk: Desk) -> None:
    """An older SQLite leaves the size in the first page as it was, and says so by a counter beside it."""
    desk.begin("set")
    with closing(sqlite3.connect(desk.database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    data = bytearray(desk.database.read_bytes())
    data[92:96] = (int.from_bytes(data[24:28], "big") - 1).to_bytes(4, "big")
    data[28:32] = (10**6).to_bytes(4, "big")
    desk.database.write_bytes(data)
    assert desk.open().store.doubt == ""


def test_a_row_that_another_program_adds_meanwhile_is_no_doubt(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The count is newer than the rows only where rows are gone, not where they came in between."""
    desk.begin("monday")
    read_head = sidecar_files.read_journal_head
    waiting = ["tuesday"]

    def while_another_writes(database: Path, key: bytes) -> sidecar_files.Head | None:
        if waiting:
            desk.begin(waiting.pop())
        return read_head(database, key)

    with desk.journal.store.reading() as connection, monkeypatch.context() as patch:
        patch.setattr(sidecar_files, "read_journal_head", while_another_writes)
        assert desk.journal.store.doubt_of(connection) == ""
    assert waiting == []


def test_what_a_dead_program_left_in_the_log_is_no_doubt(desk: Desk) -> None:
    """The first page of the file was brought up to date, the others stand in the log still."""
    for number in range(20):
        desk.begin(f"set {number}")
    with closing(sqlite3.connect(desk.database)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM entries").fetchone()
        desk.begin("while another looks on")
        log = desk.database.with_name(f"{desk.database.name}-wal")
        kept = log.read_bytes()
        whole = desk.database.read_bytes()
    assert kept
    page = int.from_bytes(whole[16:18], "big")
    desk.database.write_bytes(whole[:page])
    with closing(sqlite3.connect(desk.database)) as other:
        assert is_database_cut(other, desk.database)
    log.write_bytes(kept)
    with closing(sqlite3.connect(desk.database)) as other:
        assert not is_database_cut(other, desk.database)


def test_a_sound_journal_is_in_no_doubt(desk: Desk) -> None:
    """Neither a new one, nor one whose program died before its key was used, nor one whose count lags."""
    assert desk.journal.store.doubt == ""
    desk.begin("monday")
    lagging = desk.files[2].read_bytes()
    desk.begin("tuesday")
    desk.files[2].write_bytes(lagging)
    assert desk.open().store.doubt == ""
    desk.files[2].unlink()
    desk.database.write_bytes(b"")
    assert desk.open().store.doubt == ""
    verify_journal(desk.open().store).require_sound()


def test_an_alarm_of_no_sense_is_no_doubt(desk: Desk) -> None:
    """What a damaged row says is for the check; the opening goes on."""
    desk.begin("monday")
    with desk.journal.store.adding() as adding:
        adding.add(Kind.ALARM, None, {"doubt": "x"})
        adding.add(Kind.ALARM, None, {"missing": "journal.head"})  # as earlier versions noted it
    assert desk.open().store.doubt == "x"
    desk.tamper("UPDATE entries SET payload = 'x' WHERE kind = 'alarm'")
    assert desk.open().store.doubt == ""
