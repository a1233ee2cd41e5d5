"""A journal that was tampered with: whatever was touched is found and named."""

# ruff: noqa: S608 - the statements are to do harm

from __future__ import annotations

import io
import json
import shutil
import sqlite3
from contextlib import closing
from copy import copy
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.journal import JournalChanged, JournalDamaged, JournalKeyLost
from bigdeal_gui.journal import check
from bigdeal_gui.journal.chain import canonical_json
from bigdeal_gui.journal.check import export_text, verify_journal, verify_rows
from bigdeal_gui.journal.sets import Kind, SeenSet, SetId, State
from bigdeal_gui.journal.sidecar_files import read_journal_head
from bigdeal_gui.journal.timed_seals import find_timed_seal
from bigdeal_gui.model.plans import BoardRange
from tests.journal.conftest import Desk
from tests.unspoken import left_in_english, without_words

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    """A desk whose journal has rows of most kinds: sets 1, 4 and 7, ten rows; nobody touches it."""
    desk = Desk(tmp_path_factory.mktemp("filled"))
    first = desk.deliver("tuesday", State.FINISHED)
    second = desk.deliver("friday")
    desk.journal.record(Kind.PRINT, second, {"copies": 1})
    desk.journal.see_set(SeenSet("x.pbn", BoardRange(1, 2)), desk.deals("x", 2))
    desk.journal.record(Kind.CHECK, None, {"files": 2})
    desk.journal.change_states({first: State.RELEASED})
    desk.journal.sets_failed({desk.begin("cup"): ()}, "Cancelled")
    assert desk.problems() == []
    return desk


@pytest.fixture
def full(filled: Desk, tmp_path: Path) -> Desk:
    """The same desk elsewhere, to do harm to."""
    shutil.copytree(filled.root, tmp_path, dirs_exist_ok=True)
    desk = copy(filled)
    desk.root = tmp_path
    desk.journal = desk.open()
    return desk


ROWS = range(1, 12)
COLUMNS = {
    "time": "'2020-01-01T00:00:00.000000Z'",
    "version": "'9.9'",
    "kind": "'publish'",
    "set_id": "coalesce(set_id, 0) + 1",
    "clock_back": "1 - clock_back",
    "payload": "replace(payload, '}', ',\"x\":1}')",
    "previous": "zeroblob(32)",
    "hash": "zeroblob(32)",
    "seal": "zeroblob(32)",
}


@pytest.mark.parametrize("column", COLUMNS)
def test_every_column_of_every_row_tells(full: Desk, column: str) -> None:
    """Each column of each row of the record is changed once, and that row is named each time."""
    assert full.journal.head().sequence == len(ROWS)
    back = full.aside()
    for sequence in ROWS:
        full.tamper(f"UPDATE entries SET {column} = {COLUMNS[column]} WHERE sequence = {sequence}")
        assert any(problem.startswith(f"row {sequence}: ") for problem in full.problems()), sequence
        back()


@pytest.mark.parametrize("column", COLUMNS)
def test_what_was_tampered_with_is_told_in_the_users_language(full: Desk, column: str) -> None:
    """Not a word of a report passes the translator, nor does one where a row is missing."""
    full.tamper(f"UPDATE entries SET {column} = {COLUMNS[column]} WHERE sequence IN (1, 3, 6)")
    full.tamper("DELETE FROM entries WHERE sequence = 5")
    with without_words():
        problems = full.problems()
    assert problems
    assert left_in_english(problems) == set()


@pytest.mark.parametrize("sequence", ROWS)
def test_every_number_of_a_row_tells(full: Desk, sequence: int) -> None:
    """A row that is given another number is missing from its place, and named where it stands."""
    full.tamper(f"UPDATE entries SET sequence = 100 WHERE sequence = {sequence}")
    problems = full.problems()
    assert any(problem.startswith(f"row {sequence}: ") and "missing" in problem for problem in problems)
    assert f"row 100: was moved here; it was written as row {sequence}" in problems


@pytest.mark.parametrize("sequence", ROWS)
def test_a_removed_row_is_named(full: Desk, sequence: int) -> None:
    """Also the last one, of which two counts know."""
    full.tamper(f"DELETE FROM entries WHERE sequence = {sequence}")
    problems = full.problems()
    if sequence == ROWS[-1]:
        assert f"row {sequence}: is missing at the end, according to the count in the journal" in problems
        assert f"row {sequence}: is missing at the end, according to the count beside the journal" in problems
    else:
        assert f"row {sequence}: is missing" in problems


def test_a_row_that_closes_the_gap_is_named(full: Desk) -> None:
    """A row removed, and all later ones given new numbers, is found."""
    full.tamper(
        "DELETE FROM entries WHERE sequence = 6",
        *(f"UPDATE entries SET sequence = {one - 1} WHERE sequence = {one}" for one in range(7, 12)),
        "UPDATE head SET sequence = 10",
    )
    problems = full.problems()
    assert "row 6: was changed" in problems
    assert "row 11: is missing at the end, according to the count beside the journal" in problems


def test_rows_that_change_places_are_named(full: Desk) -> None:
    """Two rows in each other's places are both named, with their own place."""
    full.tamper(
        "UPDATE entries SET sequence = 99 WHERE sequence = 3",
        "UPDATE entries SET sequence = 3 WHERE sequence = 8",
        "UPDATE entries SET sequence = 8 WHERE sequence = 99",
    )
    problems = full.problems()
    assert "row 3: was moved here; it was written as row 8" in problems
    assert "row 8: was moved here; it was written as row 3" in problems


def test_a_foreign_row_is_named(full: Desk) -> None:
    """A row added at the end with a right hash, but without the key, is found."""
    last = full.journal.rows()[-1]
    line = last.line().replace('"sequence":11', '"sequence":12').replace(last.previous.hex(), last.hash.hex())
    row_hash = sha256(line.encode()).hexdigest()
    full.tamper(
        "INSERT INTO entries SELECT 12, time, version, kind, set_id, clock_back, payload,"
        f" x'{last.hash.hex()}', x'{row_hash}', x'{'00' * 32}' FROM entries WHERE sequence = 11",
        f"UPDATE head SET sequence = 12, hash = x'{row_hash}'",
    )
    assert "row 12: has a seal that this journal did not make" in full.problems()


LISTS = {
    "UPDATE sets SET time = 'x' WHERE id = 1": "row 1: is in the list of sets with a different time",
    "UPDATE sets SET is_own = 0 WHERE id = 1": "row 1: is in the list of sets with a different is_own",
    "UPDATE sets SET state = 'dealt' WHERE id = 1": "row 1: is in the list of sets with a different state",
    "UPDATE sets SET code = '0000-0000' WHERE id = 1": "row 1: is in the list of sets with a different code",
    "UPDATE sets SET event = 'x' WHERE id = 1": "row 1: is in the list of sets with a different event",
    "UPDATE sets SET event_key = 'x' WHERE id = 1": "row 1: is in the list of sets with a "
    "different event_key",
    "UPDATE sets SET date = 'x' WHERE id = 1": "row 1: is in the list of sets with a different date",
    "UPDATE sets SET first_board = 2 WHERE id = 1": "row 1: is in the list of sets with a different "
    "first_board",
    "UPDATE sets SET last_board = 2 WHERE id = 1": "row 1: is in the list of sets with a different "
    "last_board",
    "UPDATE sets SET search = 'x' WHERE id = 1": "row 1: is in the list of sets with a different search",
    "UPDATE sets SET id = 50 WHERE id = 1": "row 50: is without an entry in the list of sets",
    "DELETE FROM sets WHERE id = 4": "row 4: is missing from the list of sets",
    "UPDATE files SET folder = 'x' WHERE set_id = 4": "row 4: is in the list of files with a "
    "different folder",
    "UPDATE files SET name = 'x' WHERE set_id = 4": "row 4: is in the list of files with a different name",
    "UPDATE files SET size_bytes = 0 WHERE set_id = 4": (
        "row 4: is in the list of files with a different size_bytes"
    ),
    "UPDATE files SET digest = x'00' WHERE set_id = 4": "row 4: is in the list of files with a "
    "different digest",
    "UPDATE files SET hiding_digest = '' WHERE set_id = 4": (
        "row 4: is in the list of files with a different hiding_digest"
    ),
    "UPDATE files SET number = 9 WHERE number = 0": "row 1: is missing from the list of files",
    "UPDATE files SET set_id = 9 WHERE set_id = 4": "row 9: is without an entry in the list of files",
    "UPDATE files SET set_id = 'x' WHERE set_id = 4": "is without an entry in the list of files",
    "UPDATE deals SET fingerprint = zeroblob(16) WHERE set_id = 4 AND board = 3": (
        "row 4: the fingerprints of its deals were changed"
    ),
    "UPDATE deals SET fingerprint = 'x' WHERE set_id = 4 AND board = 3": (
        "row 4: the fingerprints of its deals were changed"
    ),
    "UPDATE deals SET board = 9 WHERE set_id = 4 AND board = 3": (
        "row 4: the fingerprints of its deals were changed"
    ),
    "UPDATE deals SET set_id = 2 WHERE set_id = 4": "row 2: has fingerprints but is not a set",
    "DELETE FROM deals WHERE set_id = 7": "row 7: the fingerprints of its deals were changed",
    "UPDATE sealed_secrets SET sealed = zeroblob(48) WHERE sequence = 1": (
        "row 1: the key of its set was changed"
    ),
    "UPDATE sealed_secrets SET sealed = 'x' WHERE sequence = 1": "row 1: the key of its set was changed",
    "DELETE FROM sealed_secrets WHERE sequence = 1": "row 1: the key of its set was changed",
    "UPDATE sealed_secrets SET sequence = 2 WHERE sequence = 1": "row 2: has a key but is not a set",
    "INSERT INTO sealed_secrets VALUES (7, x'00')": "row 7: the key of its set was changed",
    "UPDATE head SET sequence = 14": (
        "row 12: and all up to row 14 are missing at the end, according to the count in the journal"
    ),
    "UPDATE head SET sequence = 3": "the count in the journal was changed",
    "UPDATE head SET sequence = 'x'": "the count in the journal was changed",
    "UPDATE head SET hash = zeroblob(32)": "the count in the journal was changed",
    "DELETE FROM head": "the count in the journal was changed",
    "DROP INDEX sets_by_code": "the structure of “sets_by_code” was changed",
    "CREATE TABLE more (x)": "the structure of “more” was changed",
}


@pytest.mark.parametrize("statement", LISTS)
def test_every_list_is_compared_with_the_record(full: Desk, statement: str) -> None:
    """Each column of the lists, fingerprints, keys and counts is changed once, and it is said which."""
    full.tamper(statement)
    problems = full.problems()
    assert LISTS[statement] in problems
    with pytest.raises(JournalChanged) as caught:
        verify_journal(full.journal.store).require_sound()
    assert caught.value.problems == tuple(problems)


def test_triggers_that_were_removed_are_missed(full: Desk) -> None:
    """The database itself refuses to change rows; that this was switched off is found."""
    with closing(sqlite3.connect(full.database, isolation_level=None)) as connection:
        for statement in ("DELETE FROM entries", "UPDATE entries SET kind = 'x'"):
            with pytest.raises(sqlite3.IntegrityError, match="never"):
                connection.execute(statement)
        connection.execute("DROP TRIGGER entries_stay")
    assert full.problems() == ["the structure of “entries_stay” was changed"]


def test_another_key_s_mark_is_refused(full: Desk) -> None:
    """A database whose mark was changed does not open; one that is open says what is wrong."""
    journal = full.journal
    full.tamper("UPDATE identity SET key_check = zeroblob(32)")
    assert "the mark of the journal’s key was changed" in [
        str(one) for one in verify_journal(journal.store).problems
    ]
    with pytest.raises(JournalKeyLost):
        full.open()
    full.tamper("UPDATE identity SET key_check = 'x'")
    with pytest.raises(JournalKeyLost):
        full.open()
    full.tamper("DELETE FROM identity")
    with pytest.raises(JournalKeyLost):
        full.open()


# -- the end cut off --------------------------------------------------------------------------------------


def test_an_older_copy_of_the_database_is_found(desk: Desk) -> None:
    """Deal, put yesterday's database back, deal again: the count beside it knows, and the gap stays."""
    desk.deliver("yesterday")
    yesterday = desk.database.read_bytes()
    desk.deliver("unwanted")
    desk.database.write_bytes(yesterday)
    cut = "row 3: and all up to row 4 are missing"
    assert desk.problems() == [f"{cut} at the end, according to the count beside the journal"]
    desk.deliver("nicer")
    assert [row.sequence for row in desk.journal.rows()] == [1, 2, 5, 6]
    assert desk.problems() == [cut]


def test_cut_rows_leave_a_gap_when_the_count_inside_alone_knows(desk: Desk) -> None:
    """Without the count beside the journal the one inside still tells, and the alarm is a row."""
    desk.deliver("a")
    desk.tamper(
        "DELETE FROM entries WHERE sequence = 2", "DELETE FROM files", "UPDATE sets SET state = 'begun'"
    )
    desk.files[2].unlink()
    assert desk.problems() == [
        "row 2: is missing at the end, according to the count in the journal",
        "the count beside the journal is missing, or from another journal",
    ]
    desk.begin("b")
    assert [(row.sequence, row.kind) for row in desk.journal.rows()] == [
        (1, "deal"),
        (3, "alarm"),
        (4, "deal"),
    ]
    report = verify_journal(desk.journal.store)
    assert [str(problem) for problem in report.problems] == ["row 2: is missing"]
    assert report.alarms == (3,)


@pytest.mark.parametrize(
    "text", ["", "nonsense", "bigdeal-gui journal head 1\n0 " + "0" * 64 + " " + "0" * 64]
)
def test_a_forged_count_is_found_and_noted(desk: Desk, text: str) -> None:
    """A count without the journal's seal is said to be none, and the next row is an alarm."""
    desk.begin("a")
    desk.files[2].write_text(text)
    assert desk.problems() == ["the count beside the journal is missing, or from another journal"]
    desk.begin("b")
    assert [row.kind for row in desk.journal.rows()] == ["deal", "alarm", "deal"]
    assert desk.problems() == []


def test_a_count_of_another_history_is_found(desk: Desk) -> None:
    """A history written again with the same key is betrayed by a count that was kept."""
    desk.begin("a")
    kept = desk.files[2].read_bytes()
    key = desk.files[1].read_bytes()
    for path in desk.files:
        path.unlink()
    desk.files[1].write_bytes(key)
    desk.time = desk.time.replace(year=2027)
    desk.journal = desk.open()
    desk.journal.store.accept_doubt()
    desk.begin("nicer")
    desk.begin("b")
    assert desk.problems() == []
    desk.files[2].write_bytes(kept)
    assert desk.problems() == ["row 1: is not the row that the count beside the journal names"]


def test_a_lagging_count_is_no_problem(desk: Desk) -> None:
    """A program that died between row and count leaves a count that lags, which is right again soon."""
    desk.begin("a")
    lagging = desk.files[2].read_bytes()
    desk.begin("b")
    desk.files[2].write_bytes(lagging)
    assert desk.problems() == []
    desk.begin("c")
    assert desk.files[2].read_text().splitlines()[1].startswith("3 ")


@pytest.mark.parametrize("change", ["hash = 'x'", "sequence = 9000000000000000000"])
def test_a_newest_row_that_is_none_stops_the_journal(desk: Desk, change: str) -> None:
    """Nothing can be bound to a row that is no row, and the error says so."""
    desk.begin("a")
    desk.tamper(f"UPDATE entries SET {change}")
    with pytest.raises(JournalDamaged, match="nothing can follow"):
        desk.begin("b")


# -- rows that say nonsense under a true seal -------------------------------------------------------------


@pytest.mark.parametrize(
    "payload",
    [
        {},
        {"to": "nowhere"},
        [],
        {"files": [{}]},
        {"files": [{"folder": "x", "name": "x", "size": 1, "digest": "zz", "hiding_digest": ""}]},
        {"files": [{"folder": "x", "name": "x", "size": "1", "digest": "", "hiding_digest": ""}]},
        {"to": "x", "files": 7},
    ],
)
@pytest.mark.parametrize("kind", [Kind.STATE, Kind.DELIVERY, Kind.SEEN])
def test_a_sealed_row_that_makes_no_sense_is_named(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, kind: Kind, payload: object
) -> None:
    """Who has the key can write such a row; checking it names it and does not stumble."""
    monkeypatch.setattr("bigdeal_gui.journal.store.apply_row", lambda _connection, _row: None)
    with desk.journal.store.adding() as adding:
        adding.add(kind, 1, payload)  # type: ignore[arg-type]  # nonsense is the point
    assert "row 1: cannot be understood" in desk.problems()


def test_deals_with_a_board_of_bytes_or_text_were_changed(full: Desk) -> None:
    """Though such boards are written with the same digits."""
    full.tamper(
        "UPDATE deals SET board = CAST('4' AS BLOB) WHERE set_id = 1 AND board = 4",
        "UPDATE deals SET board = '3 ' || (SELECT lower(hex(fingerprint)) FROM deals WHERE set_id = 4 AND"
        " board = 3) || char(10) || '4' WHERE set_id = 4 AND board = 4",
        "DELETE FROM deals WHERE set_id = 4 AND board = 3",
    )
    changed = [f"row {row}: the fingerprints of its deals were changed" for row in (1, 4)]
    assert full.problems() == changed


def test_a_byte_moved_from_one_fingerprint_to_the_next_changed_its_set(full: Desk) -> None:
    """Though all of them, one behind the other, are as before: within a set, and from one set to the next."""
    follow = "(SELECT board FROM deals WHERE set_id = 1 ORDER BY board DESC LIMIT 1)"
    moved = "UPDATE deals SET fingerprint = CAST({} AS BLOB) WHERE set_id = {} AND board = {}"
    tail = f"(SELECT substr(fingerprint, 16) FROM deals WHERE set_id = 1 AND board = {follow})"
    full.tamper(
        moved.format(f"{tail} || fingerprint", 4, "(SELECT min(board) FROM deals WHERE set_id = 4)"),
        moved.format("substr(fingerprint, 1, 15)", 1, follow),
        moved.format("fingerprint || x'00'", 7, 1),
        moved.format("substr(fingerprint, 2)", 7, 2),
    )
    changed = [f"row {row}: the fingerprints of its deals were changed" for row in (1, 4, 7)]
    assert full.problems() == changed


def test_a_set_that_is_dealt_while_the_journal_is_read_is_no_stray(full: Desk) -> None:
    """The check looks through several connections, of which each sees the journal at a moment of its own."""
    store = full.journal.store
    outside = read_journal_head(store.path, store.key)
    with store.reading() as connection:
        connection.execute("SELECT count(*) FROM entries").fetchone()
        full.deliver("meanwhile")
        with closing(sqlite3.connect(full.database)) as database, database:
            assert database.execute("SELECT max(set_id) FROM deals").fetchone() > (ROWS[-1],)
        report = verify_rows(connection, store.key, store.genesis, outside, store.connection)
    assert (report.rows, report.problems) == (ROWS[-1], ())


def test_what_is_asked_of_rows_that_make_no_sense_is_refused(full: Desk) -> None:
    """A deal met again on a board that is none, and a sealed file whose row says nothing."""
    payload = canonical_json({"sealed_digest": sha256(b"x").hexdigest()})
    full.tamper(
        "UPDATE deals SET board = CAST('4' AS BLOB) WHERE set_id = 1 AND board = 4",
        f"UPDATE entries SET payload = '{payload}' WHERE kind = 'print'",
    )
    with pytest.raises(JournalDamaged, match="row 1 cannot be understood"):
        full.journal.seen_before(full.deals("tuesday", 4))
    with pytest.raises(JournalDamaged, match="cannot be understood"):
        find_timed_seal(full.journal.store, b"x")


def test_an_alarm_of_deep_nests_is_no_crash(full: Desk) -> None:
    """The journal opens, and its check names the row."""
    full.tamper(f"UPDATE entries SET kind = 'alarm', payload = '{'[' * 50_000}' WHERE sequence = 9")
    assert "row 9: was changed" in full.problems()


def test_a_row_of_bytes_that_would_bind_a_history_is_named(full: Desk) -> None:
    """It is read as any other damaged row."""
    full.tamper("UPDATE entries SET kind = 'restore', payload = CAST(payload AS BLOB) WHERE sequence = 7")
    assert "row 7: contains something that was never written there" in full.problems()


def test_sealed_rows_that_the_lists_cannot_follow_are_named(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A set delivered twice, and a move of a file that it does not have."""
    desk.deliver()
    monkeypatch.setattr("bigdeal_gui.journal.store.apply_row", lambda _connection, _row: None)
    file = {"folder": "x", "name": "x", "size": 1, "digest": "", "hiding_digest": ""}
    with desk.journal.store.adding() as adding:
        adding.add(Kind.DELIVERY, 1, {"files": [file]})
        adding.add(Kind.MOVE, 1, {"begun": 2, "to": "x", "from": ["x"], "files": [7]})
    assert {"row 3: cannot be understood", "row 4: cannot be understood"} <= {*desk.problems()}


def test_deep_nests_are_no_crash(desk: Desk) -> None:
    """A payload of brackets without end is named as changed."""
    desk.begin("a")
    desk.tamper(f"UPDATE entries SET payload = '{'[' * 200_000}'")
    assert "row 1: was changed" in desk.problems()


# -- export -----------------------------------------------------------------------------------------------


def test_anybody_can_check_an_export(full: Desk) -> None:
    """With JSON and SHA-256 alone, from the start to the end, which a certificate can be compared with."""
    text = io.StringIO()
    export_text(full.journal.store, text)
    title, *lines = text.getvalue().splitlines()
    assert title == "bigdeal-gui journal export 1"
    start, *rows, end = [line for line in lines if not line.startswith("#")]
    previous = start.removeprefix("start ")
    for sequence, line in enumerate(rows, 1):
        row_hash, _, content = line.partition(" ")
        assert sha256(content.encode()).hexdigest() == row_hash
        row = json.loads(content)
        assert (row["sequence"], row["previous"]) == (sequence, previous)
        previous = row_hash
    assert end == f"end {len(rows)} {previous}"
    head = full.journal.head()
    assert (head.sequence, head.hash.hex()) == (len(rows), previous)


def test_an_export_holds_no_key(full: Desk) -> None:
    """Neither the journal's key, nor a fingerprint, nor the key of a set that is not released."""
    text = io.StringIO()
    export_text(full.journal.store, text)
    with closing(sqlite3.connect(full.database)) as connection:
        fingerprints = [one.hex() for (one,) in connection.execute("SELECT fingerprint FROM deals")]
        sets = [SetId(one) for (one,) in connection.execute("SELECT sequence FROM sealed_secrets")]
    keys = {one: full.journal.set_key(one).hex() for one in sets}
    assert keys.pop(SetId(1)) in text.getvalue()  # released
    for secret in (full.journal.store.key.hex(), *fingerprints, *keys.values()):
        assert secret not in text.getvalue()


def test_a_row_that_cannot_be_exported_is_named(full: Desk) -> None:
    """An export of a damaged row would be no export."""
    full.tamper("UPDATE entries SET previous = 'x' WHERE sequence = 3")
    with pytest.raises(JournalDamaged, match="row 3"):
        export_text(full.journal.store, io.StringIO())


def test_canonical_is_what_the_record_holds(full: Desk) -> None:
    """Every payload is written in the one canonical way."""
    for row in full.journal.rows():
        assert canonical_json(json.loads(row.payload)) == row.payload


def test_a_check_that_looks_at_a_few_sets_at_once_sees_them_all(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many sets are looked at together, sound ones are sound, and a changed one is found."""
    sets = [desk.begin(name) for name in ("a", "b", "c")]
    monkeypatch.setattr(check, "_SETS_AT_ONCE", 2)
    assert desk.problems() == []
    for set_id in sets:
        desk.tamper(f"UPDATE deals SET board = 9 WHERE set_id = {set_id} AND board = 4")
        assert len(desk.problems()) == 1
        desk.tamper(f"UPDATE deals SET board = 4 WHERE set_id = {set_id} AND board = 9")


def test_a_set_of_very_many_boards_is_looked_at_board_by_board(desk: Desk) -> None:
    """More than a thousand: as it was written it is sound, and a changed one is found."""
    set_id = desk.begin(boards=1001)
    assert desk.problems() == []
    desk.tamper(f"UPDATE deals SET fingerprint = x'{'00' * 16}' WHERE set_id = {set_id} AND board = 1001")
    assert desk.problems() == [f"row {set_id}: the fingerprints of its deals were changed"]


@pytest.mark.parametrize("set_id", [0, 999])
def test_fingerprints_of_no_set_are_found(desk: Desk, set_id: int) -> None:
    """Whether they claim a number before the first row or behind the last."""
    desk.begin()
    desk.tamper("PRAGMA foreign_keys = OFF", f"INSERT INTO deals VALUES ({set_id}, 1, x'{'00' * 16}')")
    assert len(desk.problems()) == 1
