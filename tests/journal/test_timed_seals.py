"""Keys of timed seals: kept beside the record, found by the sealed file, named by digest alone."""

from __future__ import annotations

import io
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.journal.backup import back_up_journal, restore_backup
from bigdeal_gui.journal.check import export_text, verify_journal
from bigdeal_gui.journal.sets import Kind, SetId
from bigdeal_gui.journal.timed_seals import TimedSeal, find_timed_seal, keep_timed_seal

if TYPE_CHECKING:
    from tests.journal.conftest import Desk

IDENTITY = "AGE-SECRET-KEY-1" + "Q" * 58
EVENING = datetime(2026, 3, 1, 22, 30, tzinfo=UTC)
SEALED = b"age-encryption.org/v1\nsealed"


@pytest.fixture
def kept(desk: Desk) -> TimedSeal:
    """A release kept for a set."""
    release = TimedSeal(EVENING, (desk.deliver(),), IDENTITY)
    keep_timed_seal(desk.journal.store, release, SEALED, {"sheet": "record", "file": "evening.pdf.age"})
    return release


def test_a_release_is_found_by_its_file(desk: Desk, kept: TimedSeal) -> None:
    """Time, sets and key come back for the very file, and for no other."""
    assert find_timed_seal(desk.journal.store, SEALED) == kept
    assert find_timed_seal(desk.journal.store, SEALED + b"x") is None
    assert desk.journal.rows(kept.sets[0])[-1].kind == Kind.PRINT
    assert IDENTITY not in repr(kept)


def test_of_two_releases_the_newer_counts(desk: Desk, kept: TimedSeal) -> None:
    """A file written down twice opens as was said last; a release may be of no set."""
    later = TimedSeal(EVENING.replace(hour=23), (), IDENTITY)
    keep_timed_seal(desk.journal.store, later, SEALED, {})
    assert find_timed_seal(desk.journal.store, SEALED) == later != kept


def test_the_key_stays_out_of_the_record(desk: Desk, kept: TimedSeal) -> None:
    """The export holds no key, the record is sound, and a backup brings the key back."""
    text = io.StringIO()
    export_text(desk.journal.store, text)
    assert "release_key_digest" in text.getvalue()
    assert IDENTITY not in text.getvalue()
    verify_journal(desk.journal.store).require_sound()
    back_up_journal(desk.journal.store, desk.root / "copy.backup")
    for file in desk.files:
        file.unlink()
    restore_backup(desk.root / "copy.backup", desk.database, clock=desk.now, version="1.0")
    restored = desk.open()
    assert find_timed_seal(restored.store, SEALED) == kept
    verify_journal(restored.store).require_sound()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE sealed_secrets SET sealed = zeroblob(106) WHERE sequence = {row}",
        "DELETE FROM sealed_secrets WHERE sequence = {row}",
        "INSERT INTO sealed_secrets VALUES ({print}, x'00')",
    ],
)
def test_a_key_that_was_changed_is_named(desk: Desk, kept: TimedSeal, statement: str) -> None:
    """A key that is another, is gone, or lies where none was written is a problem of its row."""
    (row,) = (one.sequence for one in desk.journal.rows(kept.sets[0]) if one.kind == Kind.PRINT)
    desk.journal.record(Kind.PRINT, SetId(kept.sets[0]), {"certificate": "one.pdf"})
    with closing(sqlite3.connect(desk.database)) as connection, connection:
        connection.execute(statement.format(row=row, print=row + 1))
    problems = [str(one) for one in verify_journal(desk.journal.store).problems]
    wrong = row + 1 if "INSERT" in statement else row
    assert problems == [f"row {wrong}: the key of its sealed file was changed"]
