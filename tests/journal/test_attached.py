"""Journals of other computers, attached to this one's: asked beside it, and never written again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from unittest.mock import MagicMock

import pytest

from bigdeal_gui.errors.journal import (
    BackupDamaged,
    JournalBusy,
    JournalChanged,
    JournalDamaged,
    JournalUnusable,
    UnknownSet,
)
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.journal import sidecar_files
from bigdeal_gui.journal.attached import (
    free_history_number,
    history_folder,
    number_in_history,
    reading_all_journals,
)
from bigdeal_gui.journal.backup import attach_backup, back_up_journal, restore_backup
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import Journal
from bigdeal_gui.journal.sets import JournalSet, Kind, SeenSet, SetId, State
from bigdeal_gui.journal.timed_seals import TimedSeal, find_timed_seal, keep_timed_seal
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.storage import disk
from tests.journal.conftest import Desk
from tests.journals import closed

if TYPE_CHECKING:
    from pathlib import Path


def new_computer(desk: Desk, name: str = "new") -> Journal:
    """Return the journal of another computer, with a key of its own, in which one set is played."""
    (desk.root / name).mkdir()
    other = Desk(desk.root / name)
    other.aside()
    for path in other.files:
        path.unlink()
    other.journal = closed(
        Journal.opened(
            other.database,
            random_bytes=lambda count: (name * count).encode()[:count],
            clock=desk.now,
            version="1.0",
        )
    )
    other.deliver(f"{name} set", State.IN_PLAY)
    return other.journal


def named(journal: Journal) -> list[str]:
    """Return the names of the sets in the list, in order."""
    return sorted(set_.planned_files[0].stem for set_ in journal.sets().sets)


def attached_set(journal: Journal) -> JournalSet:
    """Return the set of the old computer that is called tuesday."""
    (found,) = (one for one in journal.sets().sets if one.id < 0 and one.planned_files[0].stem == "tuesday")
    return found


@pytest.fixture
def backup(desk: Desk) -> Path:
    """A backup of the old computer, which dealt two sets."""
    desk.deliver("tuesday", State.IN_PLAY)
    desk.deliver("friday")
    path = desk.root / "club.backup"
    back_up_journal(desk.journal.store, path)
    return path


@pytest.fixture
def both(desk: Desk, backup: Path) -> Journal:
    """The journal of a new computer, to which that of the backup is attached."""
    journal = new_computer(desk)
    assert attach_backup(backup, journal.store)
    return journal


def test_both_histories_live_on(desk: Desk, both: Journal) -> None:
    """Sets, codes, deals and files of both are found; what was there is not touched, and a row binds."""
    own = both.sets().sets[0]
    tuesday, friday = (both.set_by_code(set_.code) for set_ in desk.journal.sets().sets[::-1])
    assert named(both) == ["friday", "new set", "tuesday"]
    assert (both.sets().total, both.sets(states=[State.IN_PLAY]).total) == (3, 2)
    assert [set_.id for set_ in both.sets("friday").sets] == [friday.id]
    assert (own.id > 0, tuesday.id < 0, friday.state) == (True, True, State.DEALT)
    (hit,) = both.seen_before(desk.deals("tuesday", 2), [7, 8])
    assert (hit.id, hit.state, hit.boards) == (tuesday.id, State.IN_PLAY, ((1, 7), (2, 8)))
    assert [found.id for found in both.sets_of_file(friday.files[0].path)] == [friday.id]
    assert both.set_key(friday.id) == desk.journal.set_key(desk.journal.set_by_code(friday.code).id)
    assert len(both.fingerprints_of([State.IN_PLAY])) == len(own.boards) + len(tuesday.boards)
    assert (
        both.fingerprints(desk.deals("tuesday", 1))
        == both.fingerprints_everywhere(desk.deals("tuesday", 1))[:1]
    )
    row = both.rows(friday.id)[0]
    assert (number_in_history(row.sequence), row.hash) == (4, desk.journal.rows()[3].hash)
    assert number_in_history(both.row_by_hash(row.hash.hex()) or 0) == 4
    report = verify_journal(both.store)
    assert (report.problems, report.attached, report.restores) == ((), (4,), ())
    with pytest.raises(UnknownSet):
        both.set_key(attached_id(9))


def attached_id(row: int) -> int:
    """Return the number that a row of the first attached history has."""
    return row - 2**40


def test_a_set_of_an_attached_history_goes_on_its_way(both: Journal) -> None:
    """Its steps are rows of the living journal; the history stays what it was, byte for byte."""
    path = history_folder(both.store.path, 1) / both.store.path.name
    before = path.read_bytes()
    tuesday = attached_set(both)
    both.change_states({tuesday.id: State.FINISHED})
    both.record(Kind.CHECK, tuesday.id, {})
    both.change_states({tuesday.id: State.RELEASED})
    assert both.set_by_id(tuesday.id).state is State.RELEASED
    assert [row.kind for row in both.rows(tuesday.id)] == [
        "deal",
        "delivery",
        "state",
        "state",
        "check",
        "state",
    ]
    assert verify_journal(both.store).is_sound
    assert path.read_bytes() == before


def test_a_record_sealed_by_another_computer_can_be_opened(desk: Desk) -> None:
    """The key of its timed seal came with the history, and the set that it waits for is the one here."""
    set_id = desk.deliver("tuesday", State.IN_PLAY)
    kept = TimedSeal(datetime(2026, 3, 2, tzinfo=UTC), (set_id,), "key")
    keep_timed_seal(desk.journal.store, kept, b"sealed", {})
    back_up_journal(desk.journal.store, desk.root / "club.backup")
    journal = new_computer(desk)
    assert find_timed_seal(journal.store, b"sealed") is None
    attach_backup(desk.root / "club.backup", journal.store)
    here = replace(kept, sets=(attached_set(journal).id,))
    assert find_timed_seal(journal.store, b"sealed") == here != kept


def test_a_seal_of_a_set_that_was_attached_there_waits_for_its_time(desk: Desk) -> None:
    """Nothing is known here of such a set, so its play ends nothing."""
    set_id = desk.deliver("tuesday")
    kept = TimedSeal(datetime(2026, 3, 2, tzinfo=UTC), (set_id, SetId(-7)), "key")
    keep_timed_seal(desk.journal.store, kept, b"sealed", {})
    assert find_timed_seal(desk.journal.store, b"sealed") == kept
    back_up_journal(desk.journal.store, desk.root / "club.backup")
    journal = new_computer(desk)
    attach_backup(desk.root / "club.backup", journal.store)
    assert find_timed_seal(journal.store, b"sealed") == replace(kept, sets=())


def test_the_same_backup_and_a_newer_one_are_recognized(desk: Desk, both: Journal, backup: Path) -> None:
    """Of the same nothing is written; a newer one takes the place of the older, whose files stay."""
    assert not attach_backup(backup, both.store)
    desk.deliver("saturday")
    newer = desk.root / "newer.backup"
    back_up_journal(desk.journal.store, newer)
    assert attach_backup(newer, both.store)
    assert not attach_backup(backup, both.store)
    assert named(both) == ["friday", "new set", "saturday", "tuesday"]
    assert history_folder(both.store.path, 1).is_dir()
    assert verify_journal(both.store).is_sound


def test_what_became_of_a_set_stays_where_a_newer_backup_is_attached(desk: Desk, both: Journal) -> None:
    """Rows under the older numbers are about the same set, and each is there once; the last one counts."""
    for number, state in enumerate((State.FINISHED, State.RELEASED)):
        both.change_states({attached_set(both).id: state})
        desk.deliver(f"saturday {number}")
        newer = desk.root / f"newer-{number}.backup"
        back_up_journal(desk.journal.store, newer)
        assert attach_backup(newer, both.store)
        tuesday = attached_set(both)
        assert (tuesday.state, both.sets(states=[state]).total) == (state, 1)
    kinds = [row.kind for row in both.rows(tuesday.id)]
    assert kinds == ["deal", "delivery", "state", "state", "state"]
    with reading_all_journals(both.store) as connection:
        numbers = [number for (number,) in connection.execute("SELECT sequence FROM entries")]
    assert len(numbers) == len(set(numbers))
    assert verify_journal(both.store).is_sound


def test_what_two_journals_have_in_common_is_listed_once(desk: Desk, backup: Path) -> None:
    """Both computers went on from one backup: of the older journal only what is new is asked."""
    path = desk.root / "moved" / desk.database.name
    restore_backup(backup, path, clock=desk.now, version="1.0")
    journal = desk.open(path)
    assert not attach_backup(backup, journal.store)
    desk.deliver("saturday")
    later = desk.root / "later.backup"
    back_up_journal(desk.journal.store, later)
    assert attach_backup(later, journal.store)
    assert named(journal) == ["friday", "saturday", "tuesday"]
    (hit,) = journal.seen_before(desk.deals("tuesday", 2))
    assert hit.boards == ((1, 1), (2, 2))


def test_an_empty_journal_is_not_attached(desk: Desk) -> None:
    """There is nothing in it that could be asked."""
    empty = desk.root / "empty.backup"
    back_up_journal(desk.open(desk.root / "empty" / "journal.sqlite3").store, empty)
    journal = new_computer(desk)
    assert not attach_backup(empty, journal.store)


def test_a_backup_holds_what_is_attached(desk: Desk, both: Journal) -> None:
    """The next move takes it along: into an empty computer as it was, and into another one beside its own."""
    second = desk.root / "second.backup"
    tuesday = attached_set(both)
    both.change_states({tuesday.id: State.FINISHED})
    back_up_journal(both.store, second)
    path = desk.root / "third" / desk.database.name
    restore_backup(second, path, clock=desk.now, version="1.0")
    third = desk.open(path)
    assert third.set_by_id(tuesday.id).state is State.FINISHED
    assert verify_journal(third.store).is_sound
    fourth = new_computer(desk, "fourth")
    assert attach_backup(second, fourth.store)
    assert not attach_backup(second, fourth.store)
    assert named(fourth) == ["fourth set", "friday", "new set", "tuesday"]
    tuesday = attached_set(fourth)
    assert tuesday.state is State.FINISHED, "the computer in between said so"
    assert [row.kind for row in fourth.rows(tuesday.id)] == ["deal", "delivery", "state", "state"]
    fourth.change_states({tuesday.id: State.RELEASED})
    assert fourth.set_by_id(tuesday.id).state is State.RELEASED
    assert verify_journal(fourth.store).is_sound


def test_what_is_new_is_told_though_a_part_of_it_is_here(desk: Desk, both: Journal, backup: Path) -> None:
    """The history in the second computer's backup was attached before; its own journal was not."""
    second = desk.root / "second.backup"
    back_up_journal(both.store, second)
    fourth = new_computer(desk, "fourth")
    assert attach_backup(backup, fourth.store)
    assert attach_backup(second, fourth.store)
    assert named(fourth) == ["fourth set", "friday", "new set", "tuesday"]


def test_a_history_that_is_there_already_stays(desk: Desk, both: Journal) -> None:
    """A journal that went is brought back beside the history that was left."""
    second = desk.root / "second.backup"
    back_up_journal(both.store, second)
    both.store.path.unlink()
    restore_backup(second, both.store.path, clock=desk.now, version="1.0")
    assert verify_journal(desk.open(both.store.path).store).is_sound


@pytest.mark.parametrize("what", ["folder", "key", "row", "rows"])
def test_a_history_that_is_gone_or_changed_is_told(desk: Desk, both: Journal, what: str) -> None:
    """The check names it; without files the others are asked alone, and a backup takes what is there."""
    folder = history_folder(both.store.path, 1)
    if what == "folder":
        folder.rename(desk.root / "elsewhere")
    elif what == "key":
        sidecar_files.journal_key_path(folder / "x").write_text("no key")
    else:
        with closing(sqlite3.connect(folder / both.store.path.name)) as database, database:
            database.execute("DROP TRIGGER entries_last" if what == "row" else "DROP TRIGGER entries_stay")
    (problem,) = verify_journal(both.store).problems
    assert str(problem) == f"row 4: the attached journal in “{folder}” is missing or was changed"
    is_gone = what in {"folder", "key"}
    assert both.sets().total == (1 if is_gone else 3)
    again = desk.root / "again.backup"
    back_up_journal(both.store, again)
    path = desk.root / "third" / desk.database.name
    restore_backup(again, path, clock=desk.now, version="1.0")
    assert history_folder(path, 1).exists() != is_gone


def test_a_damaged_history_is_named_and_not_the_journal(both: Journal) -> None:
    """Its own file is blamed."""
    database = history_folder(both.store.path, 1) / both.store.path.name
    database.write_bytes(b"no database at all" * 1000)
    with pytest.raises(JournalDamaged, match="attached-1"):
        both.sets()


def test_a_history_that_the_disk_does_not_give_was_not_changed(
    both: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check accuses the disk, and names the file: here a damaged page stands for one that is refused."""
    damage_list(history_folder(both.store.path, 1) / both.store.path.name)
    (problem,) = verify_journal(both.store).problems
    assert "missing or was changed" in str(problem)
    monkeypatch.setattr("bigdeal_gui.journal.schema._REFUSALS", ("error code 11",))
    with pytest.raises(JournalUnusable, match="attached-1"):
        verify_journal(both.store)
    with pytest.raises(JournalUnusable, match="attached-1"):
        both.sets()


@pytest.mark.parametrize("is_database", [False, True])
def test_the_second_history_is_named_where_it_is_damaged(
    desk: Desk, both: Journal, *, is_database: bool
) -> None:
    """The first is not accused of it, and neither is the disk."""
    second = desk.root / "second.backup"
    back_up_journal(new_computer(desk, "fourth").store, second)
    attach_backup(second, both.store)
    database = history_folder(both.store.path, 2) / both.store.path.name
    if is_database:
        damage_list(database)
    else:
        database.write_bytes(b"no database at all" * 1000)
    with pytest.raises(JournalDamaged, match="attached-2"):
        both.sets()


@pytest.mark.parametrize("is_history_damaged", [False, True])
def test_a_damaged_journal_is_blamed_itself(desk: Desk, both: Journal, *, is_history_damaged: bool) -> None:
    """The histories attached to it are not accused of its damage."""
    damage_list(both.store.path)
    if is_history_damaged:
        damage_list(history_folder(both.store.path, 1) / both.store.path.name)
    with pytest.raises(JournalDamaged) as raised:
        both.sets()
    assert raised.value.path == both.store.path
    assert desk.database != both.store.path


def damage_list(path: Path) -> None:
    """Overwrite the page of a database at which its list of sets begins."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        (root,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'sets'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(path.read_bytes())
    content[(root - 1) * size : root * size] = b"\xff" * size
    path.write_bytes(content)


def test_what_is_no_damage_blames_no_history(both: Journal) -> None:
    """A journal that another program holds is busy, and nothing more."""
    error = sqlite3.OperationalError("busy")
    error.sqlite_errorcode = sqlite3.SQLITE_BUSY
    with pytest.raises(JournalBusy) as raised, reading_all_journals(both.store):
        raise error
    assert raised.value.path == both.store.path


def test_a_row_that_binds_nonsense_is_named(both: Journal) -> None:
    """Who changed it is told which row it is."""
    with closing(sqlite3.connect(both.store.path)) as database, database:
        database.execute("DROP TRIGGER entries_last")
        database.execute('UPDATE entries SET payload = \'{"attached":"x"}\' WHERE sequence = 4')
    with pytest.raises(JournalDamaged, match="row 4"):
        both.sets()


def test_no_more_are_attached_than_can_be_asked(
    desk: Desk, both: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one too many is refused, and nothing is written; a newer one takes the place of an older one."""
    monkeypatch.setattr("bigdeal_gui.journal.backup.MOST_ATTACHED", 1)
    desk.deliver("sunday")
    newer = desk.root / "newer.backup"
    back_up_journal(desk.journal.store, newer)
    assert attach_backup(newer, both.store)
    other = desk.root / "other.backup"
    back_up_journal(new_computer(desk, "other").store, other)
    before = both.head()
    with pytest.raises(Refused, match="1 older journals"):
        attach_backup(other, both.store)
    assert both.head() == before
    assert not history_folder(both.store.path, 3).exists()


def test_a_folder_that_nobody_bound_stays_and_is_not_asked(desk: Desk, backup: Path) -> None:
    """A program died before the row: the next attempt takes the next number."""
    journal = new_computer(desk)
    history_folder(journal.store.path, 1).mkdir()
    assert attach_backup(backup, journal.store)
    assert history_folder(journal.store.path, 2).is_dir()
    assert journal.sets().total == 3


def test_the_next_free_number_is_looked_for_one_by_one(both: Journal) -> None:
    """Behind the newest that is bound; folders that are there are passed over."""
    folders = MagicMock()
    folders.with_name.return_value.exists.side_effect = [True, True, False]
    with both.store.connection() as connection:
        assert free_history_number(connection, folders) == 4
    folders.with_name.assert_called_with(history_folder(both.store.path, 4).name)


def test_a_backup_that_is_not_sound_is_not_attached(desk: Desk, backup: Path) -> None:
    """No folder is left of it."""
    with closing(sqlite3.connect(backup)) as database, database:
        database.execute("UPDATE deals SET board = board + 50")
    journal = new_computer(desk)
    with pytest.raises(JournalChanged, match="fingerprints"):
        attach_backup(backup, journal.store)
    assert not history_folder(journal.store.path, 1).exists()


def test_a_backup_that_lacks_the_key_of_a_history_is_told(desk: Desk, both: Journal) -> None:
    """It is no sound backup: nothing of it comes here, or back."""
    second = desk.root / "second.backup"
    back_up_journal(both.store, second)
    with closing(sqlite3.connect(second)) as database, database:
        database.execute("DELETE FROM backup_files WHERE name = 'attached-1.key'")
    fourth = new_computer(desk, "fourth")
    with pytest.raises(BackupDamaged, match="no key"):
        attach_backup(second, fourth.store)
    assert named(fourth) == ["fourth set"]
    path = desk.root / "third" / desk.database.name
    with pytest.raises(BackupDamaged, match="no key"):
        restore_backup(second, path, clock=desk.now, version="1.0")
    assert not path.exists()


def test_a_folder_that_the_system_refuses_is_told(
    desk: Desk, both: Journal, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Attaching and bringing back end with the system's reason."""
    second = desk.root / "second.backup"
    back_up_journal(both.store, second)
    path = desk.root / "third" / desk.database.name
    made = disk.make_folder

    def refuse(folder: Path) -> None:
        if folder.name.startswith("attached-"):
            raise PermissionError(13, "refused")
        made(folder)

    monkeypatch.setattr(disk, "make_folder", refuse)
    with pytest.raises(JournalUnusable):
        restore_backup(second, path, clock=desk.now, version="1.0")
    with pytest.raises(JournalUnusable):
        attach_backup(backup, new_computer(desk, "fourth").store)


def test_of_sets_seen_with_one_code_the_first_has_it(desk: Desk) -> None:
    """Where both computers met the code in a file, the set of the older journal is the one that is meant."""
    seen = SeenSet("x.pbn", BoardRange(1, 1), code="0A1B-C2D3")
    desk.journal.see_set(seen, desk.deals("x", 1))
    back_up_journal(desk.journal.store, desk.root / "club.backup")
    journal = new_computer(desk)
    own = journal.see_set(seen, desk.deals("y", 1))
    assert [found.id for found in journal.sets_with_code(seen.code)] == [own]
    attach_backup(desk.root / "club.backup", journal.store)
    (found,) = journal.sets_with_code(seen.code)
    assert found.id < 0
    assert journal.set_by_code(seen.code) == found
    assert (found.is_claimed, journal.set_by_id(own).is_claimed) == (False, True)
