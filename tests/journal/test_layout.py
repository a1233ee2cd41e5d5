"""Secrets are sealed; a journal of the first layout, whose secrets are plain, is read and converted."""

from __future__ import annotations

import errno
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.journal import JournalFull, UnknownSet
from bigdeal_gui.journal import schema, sealed_secrets
from bigdeal_gui.journal.backup import back_up_journal, restore_backup
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import Journal
from bigdeal_gui.journal.schema import FIRST_LAYOUT, LAYOUT, database_layout
from bigdeal_gui.journal.sealed_secrets import seal_secret, secret_digests, secret_opener
from bigdeal_gui.journal.sets import Kind, SetId
from bigdeal_gui.journal.timed_seals import TimedSeal, find_timed_seal, keep_timed_seal
from tests.journal.conftest import some_bytes
from tests.journal.test_read_only import refuse_writing
from tests.journals import as_layout_1, begin_set

if TYPE_CHECKING:
    from pathlib import Path

    from tests.journal.conftest import Desk

KEY = bytes(range(32))
IDENTITY = "AGE-SECRET-KEY-1" + "Q" * 58
SEALED_FILE = b"age-encryption.org/v1\nsealed"


@pytest.fixture
def secrets(desk: Desk) -> dict[SetId, bytes]:
    """Three sets and a timed seal in the journal; their keys."""
    sets = [desk.deliver(name) for name in ("monday", "tuesday", "wednesday")]
    release = TimedSeal(datetime(2026, 3, 1, 22, 30, tzinfo=UTC), (sets[0],), IDENTITY)
    keep_timed_seal(desk.journal.store, release, SEALED_FILE, {})
    return {set_id: desk.journal.set_key(set_id) for set_id in sets}


@pytest.fixture
def old(desk: Desk, secrets: dict[SetId, bytes]) -> dict[SetId, bytes]:
    """The same in a journal of the first layout."""
    as_layout_1(desk.database, desk.journal.store.key)
    assert all(holds(desk, secret) for secret in (*secrets.values(), IDENTITY.encode()))
    return secrets


def holds(desk: Desk, secret: bytes) -> list[str]:
    """Return the names of the files of the journal's folder that hold `secret`."""
    return [path.name for path in desk.database.parent.iterdir() if secret in path.read_bytes()]


def layout(path: Path) -> int:
    """Return the number of the layout of the database `path`."""
    with closing(sqlite3.connect(path)) as connection:
        return database_layout(connection)


# -- sealing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [0, 1, 16, 32, 33, 74])
def test_a_secret_comes_back(length: int) -> None:
    """Under its key, for its row, as it was; the sealed form is longer by the tag and shows nothing of it."""
    secret = some_bytes(length)
    sealed = seal_secret(KEY, 7, secret)
    assert len(sealed) == length + 32
    assert secret_opener(KEY)(7, sealed) == secret
    assert length < 16 or secret not in sealed
    assert secret_opener(KEY)(8, sealed) is None
    assert secret_opener(bytes(32))(7, sealed) is None


def test_every_changed_bit_is_noticed() -> None:
    """A secret is as it was written, or it is not given."""
    sealed = seal_secret(KEY, 7, some_bytes(16))
    for bit in range(len(sealed) * 8):
        changed = bytearray(sealed)
        changed[bit // 8] ^= 1 << bit % 8
        assert secret_opener(KEY)(7, bytes(changed)) is None
    assert secret_opener(KEY)(7, sealed[:31]) is None


def test_what_was_sealed_is_opened_by_every_version() -> None:
    """The form of what lies in journals: the tag, then the secret under its pad."""
    assert seal_secret(KEY, 7, b"sixteen letters!").hex() == (
        "0125c6e9cbb105097c8c0d76709c50e7cf45792cdc28839427b3be2aa5fb4a7aa2305d5c7e27b0483da00e8d7d3a16eb"
    )


def test_two_secrets_of_one_row_share_no_pad() -> None:
    """As in two journals that went on from one copy: one known secret does not give the other away."""
    one, other = some_bytes(16), bytes(16)
    pads = {
        bytes(a ^ b for a, b in zip(secret, seal_secret(KEY, 7, secret)[32:], strict=True))
        for secret in (one, other)
    }
    assert len(pads) == 2


def test_the_database_alone_tests_no_guess(desk: Desk, secrets: dict[SetId, bytes]) -> None:
    """No key of a set, and none of a timed seal, is in a file of the journal."""
    for secret in (*secrets.values(), IDENTITY.encode()):
        assert holds(desk, secret) == []


def test_a_secret_that_was_changed_is_not_given(desk: Desk, secrets: dict[SetId, bytes]) -> None:
    """A set whose key was tampered with has none; nor has a sealed file."""
    desk.tamper("UPDATE sealed_secrets SET sealed = zeroblob(48)")
    with pytest.raises(UnknownSet):
        desk.journal.set_key(next(iter(secrets)))
    assert find_timed_seal(desk.journal.store, SEALED_FILE) is None
    with desk.journal.store.connection() as connection:
        digests = secret_digests(connection, desk.journal.store.key)
    assert [*digests.values()] == ["changed"] * 4


# -- converting -------------------------------------------------------------------------------------------


def test_an_old_journal_is_converted_at_its_opening(desk: Desk, old: dict[SetId, bytes]) -> None:
    """It says so once; all is as it was, and no secret is left in any file."""
    journal = desk.open()
    assert journal.store.was_converted
    assert layout(desk.database) == LAYOUT
    assert {set_id: journal.set_key(set_id) for set_id in old} == old
    kept = find_timed_seal(journal.store, SEALED_FILE)
    assert kept is not None
    assert kept.identity == IDENTITY
    verify_journal(journal.store).require_sound()
    for secret in (*old.values(), IDENTITY.encode()):
        assert holds(desk, secret) == []
    again = desk.open()
    assert not again.store.was_converted
    begin_set(again, desk.order("thursday"), desk.deals("thursday", 4))
    verify_journal(again.store).require_sound()


def test_what_a_conversion_frees_is_overwritten(desk: Desk, old: dict[SetId, bytes]) -> None:
    """However SQLite was built."""
    with closing(sqlite3.connect(desk.database, isolation_level=None)) as connection:
        connection.execute("PRAGMA secure_delete = OFF").fetchone()
        sealed_secrets.convert_secrets(connection, desk.journal.store.key)
        assert connection.execute("PRAGMA secure_delete").fetchone() == (1,)
    assert not any(holds(desk, secret) for secret in old.values())


def test_where_nothing_can_be_written_it_is_read_as_it_is(
    desk: Desk, old: dict[SetId, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Listed, verified, its keys and seals found; not converted, and nothing is said."""
    before = desk.database.read_bytes()
    with closing(sqlite3.connect(desk.database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    refuse_writing(monkeypatch, errno.EROFS)
    journal = desk.open()
    assert not journal.store.was_converted
    assert {set_id: journal.set_key(set_id) for set_id in old} == old
    assert find_timed_seal(journal.store, SEALED_FILE) is not None
    verify_journal(journal.store).require_sound()
    assert desk.database.read_bytes() == before


def test_an_old_backup_is_brought_back_and_converted(desk: Desk, old: dict[SetId, bytes]) -> None:
    """The restored journal is of the newest layout, sound, and holds no plain secret."""
    back_up_journal(desk.journal.store, desk.root / "copy.backup")
    assert layout(desk.root / "copy.backup") == FIRST_LAYOUT
    for file in desk.files:
        file.unlink()
    restore_backup(desk.root / "copy.backup", desk.database, clock=desk.now, version="1.0")
    assert layout(desk.database) == LAYOUT
    journal = desk.open()
    assert not journal.store.was_converted
    assert {set_id: journal.set_key(set_id) for set_id in old} == old
    verify_journal(journal.store).require_sound()
    for secret in old.values():
        assert holds(desk, secret) == []


def test_a_doubtful_journal_is_converted_when_the_doubt_is_known(desk: Desk, old: dict[SetId, bytes]) -> None:
    """Until then it is left as it is, and what is written is written as there."""
    desk.files[2].unlink()
    journal = desk.open()
    release = TimedSeal(datetime(2026, 3, 2, tzinfo=UTC), (), IDENTITY)
    keep_timed_seal(journal.store, release, b"another", {})
    assert find_timed_seal(journal.store, b"another") == release
    assert layout(desk.database) == FIRST_LAYOUT
    journal.store.accept_doubt()
    assert layout(desk.database) == LAYOUT
    assert journal.store.was_converted
    assert find_timed_seal(journal.store, b"another") == release
    assert {set_id: journal.set_key(set_id) for set_id in old} == old
    verify_journal(journal.store).require_sound()


def test_a_secret_of_nonsense_is_named_before_and_after(desk: Desk, old: dict[SetId, bytes]) -> None:
    """The conversion neither hides nor stumbles over what somebody else put there."""
    first = min(old)
    desk.tamper("UPDATE secrets SET set_key = 'x' WHERE set_id = 1")
    assert f"row {first}: the key of its set was changed" in desk.problems()
    assert layout(desk.database) == LAYOUT


def test_a_full_disk_leaves_the_old_journal(
    desk: Desk, old: dict[SetId, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is refused in words, and converted at the next opening."""

    def full(connection: sqlite3.Connection, _key: bytes) -> None:
        connection.execute("PRAGMA max_page_count = 1")
        connection.execute("CREATE TABLE much (x)")
        connection.execute("INSERT INTO much VALUES (zeroblob(10000000))")

    with monkeypatch.context() as patch, pytest.raises(JournalFull):
        patch.setattr("bigdeal_gui.journal.store.convert_secrets", full)
        desk.open()
    with closing(sqlite3.connect(desk.database)) as connection:
        connection.execute("DROP TABLE IF EXISTS much")
    assert desk.open().store.was_converted
    assert len(old) == 3


def test_another_program_may_be_quicker(
    desk: Desk, old: dict[SetId, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then nothing is left to do."""
    waiting = [True]

    def while_another_converts(connection: sqlite3.Connection) -> None:
        schema.empty_log(connection)
        if waiting:
            waiting.clear()
            assert desk.open().store.was_converted

    with (
        Journal.opened(desk.database, random_bytes=some_bytes, clock=desk.now, version="1.0") as journal,
        monkeypatch.context() as patch,
    ):
        as_layout_1(desk.database, journal.store.key)
        patch.setattr(sealed_secrets, "empty_log", while_another_converts)
        with journal.store.connection() as connection:
            sealed_secrets.convert_secrets(connection, journal.store.key)
        assert waiting == []
        assert {set_id: journal.set_key(set_id) for set_id in old} == old
    verify_journal(desk.open().store).require_sound()


def test_an_older_version_that_is_still_open_writes_no_plain_secret(
    desk: Desk, old: dict[SetId, bytes]
) -> None:
    """Its statement finds no table."""
    desk.open()
    with closing(sqlite3.connect(desk.database)) as connection, pytest.raises(sqlite3.OperationalError):
        connection.execute("INSERT INTO secrets VALUES (1, x'00')")
    assert desk.open().rows(next(iter(old)))[0].kind == Kind.DEAL
