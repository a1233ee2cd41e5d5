"""The journal's connections: one for a piece of work, held by nobody between pieces and locked by nobody."""

from __future__ import annotations

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.journal import JournalBusy, JournalDamaged
from bigdeal_gui.journal import schema
from bigdeal_gui.journal.journal import Journal, Kind
from tests.journals import connections_made

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from tests.journal.conftest import Desk


def opened(desk: Desk) -> AbstractContextManager[Journal]:
    """Open the journal for a piece of work."""
    return Journal.opened(desk.database, random_bytes=bytes, clock=desk.now, version="1.0")


def log_bytes(desk: Desk) -> int | None:
    """Return the size of the log beside the database, None where there is none."""
    log = desk.database.with_name(desk.database.name + "-wal")
    return log.stat().st_size if log.exists() else None


def test_a_piece_of_work_has_one_connection(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening, asking and adding share it; afterwards each call has its own, until they share one again."""
    connections = connections_made(monkeypatch)
    with opened(desk) as journal:
        journal.record(Kind.CHECK, None, {})
        journal.rows()
        with journal.store.shared_connection():
            journal.head()
        assert len(journal.rows()) == len(connections) == 1
    journal.head()
    journal.head()
    assert len(connections) == 3
    with journal.store.shared_connection():
        journal.head()
        journal.record(Kind.CHECK, None, {})
    assert len(connections) == 4


def test_another_thread_has_connections_of_its_own(desk: Desk) -> None:
    """A journal that one thread has opened can be asked, and added to, by all."""
    with opened(desk) as journal, ThreadPoolExecutor() as pool:
        journal.head()
        pool.submit(journal.record, Kind.CHECK, None, {}).result()
        assert len(journal.rows()) == 1


def test_between_its_calls_others_add_rows(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece of work that lasts locks nobody out, and sees what others added."""
    monkeypatch.setattr(schema, "BUSY_SECONDS", 0.05)
    with opened(desk) as journal:
        journal.rows()
        desk.open().record(Kind.CHECK, None, {})
        assert len(journal.rows()) == 1
        journal.record(Kind.CHECK, None, {})
        desk.open().record(Kind.CHECK, None, {})
        with journal.store.adding(), pytest.raises(JournalBusy):
            desk.open().record(Kind.CHECK, None, {})
    assert desk.problems() == []


def test_rows_are_in_the_file_itself_while_the_work_goes_on(desk: Desk) -> None:
    """A program that dies later leaves no row in the log, and one that ended leaves no log."""
    with opened(desk) as journal:
        journal.record(Kind.CHECK, None, {})
        assert log_bytes(desk) == 0
        alone = desk.database.with_name("copy.sqlite3")
        alone.write_bytes(desk.database.read_bytes())
        with sqlite3.connect(alone) as copy:
            assert copy.execute("SELECT count(*) FROM entries").fetchone() == (1,)
        copy.close()
    assert log_bytes(desk) is None


def test_a_reader_in_the_way_keeps_no_row_waiting(desk: Desk) -> None:
    """Where another program reads at this moment the rows stay in the log, at once and whole."""
    with opened(desk) as journal, desk.open().store.reading() as reader:
        reader.execute("SELECT count(*) FROM entries").fetchone()
        begun = time.monotonic()
        journal.record(Kind.CHECK, None, {})
        assert time.monotonic() - begun < schema.BUSY_SECONDS / 2
        assert log_bytes(desk)
    assert len(desk.open().rows()) == 1
    assert desk.problems() == []


def test_what_goes_wrong_in_the_work_is_not_the_journal_s_fault(desk: Desk) -> None:
    """Only what a call of the journal meets is told of the journal."""
    with pytest.raises(UnicodeDecodeError), opened(desk):
        b"\xff".decode("ascii")
    with opened(desk) as journal:
        with pytest.raises(JournalDamaged), journal.store.reading() as connection:
            connection.execute("SELECT nothing")
        journal.record(Kind.CHECK, None, {})
    assert desk.problems() == []
