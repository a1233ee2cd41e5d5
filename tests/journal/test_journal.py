"""The journal in everyday use."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import stat
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.journal import JournalUnusable, UnknownSet, WrongState
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.journal.check import newest_row_time, verify_journal
from bigdeal_gui.journal.journal import Journal
from bigdeal_gui.journal.sets import STEPS, Grade, Kind, Randomness, SeenSet, SetId, State, event_key
from bigdeal_gui.journal.sidecar_files import Head
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.content import Content
from tests.journal.conftest import some_bytes
from tests.journals import begin_set

if TYPE_CHECKING:
    import sqlite3

    from tests.journal.conftest import Desk


def kinds(desk: Desk) -> list[str]:
    """Return the kinds of all rows."""
    return [row.kind for row in desk.journal.rows()]


# -- adding -----------------------------------------------------------------------------------------------


def test_a_set_is_written_down_before_any_file_of_it(desk: Desk) -> None:
    """A set that was only begun stands in the journal with all that was planned for it."""
    set_id = desk.begin()
    found = desk.open().set_by_id(set_id)
    assert found.state is State.BEGUN
    assert (found.event, found.date, found.boards) == ("Tuesday Pairs", "2026.03.01", BoardRange(1, 4))
    assert found.planned_files == (desk.work / "tuesday.pbn", desk.work / "tuesday.dlm")
    assert (found.formats, found.profile, found.randomness) == (("pbn", "dlm"), "standard", Randomness.METER)
    assert (found.identification, found.version, found.folder) == (b"\x05" * 20, "1.0", desk.work)
    assert found.is_own
    assert found.files == ()
    assert list(desk.work.iterdir()) == []


def test_delivered_files_are_known_by_two_digests(desk: Desk) -> None:
    """One digest is the journal's own, one under the set's key, which anybody can check once it is known."""
    set_id = desk.deliver()
    found = desk.journal.set_by_id(set_id)
    assert found.state is State.DEALT
    assert [file.path.name for file in found.files] == ["tuesday.pbn", "tuesday.dlm"]
    for file in found.files:
        message = b"bigdeal-gui file 2\0" + hashlib.sha256(file.path.read_bytes()).digest()
        assert file.size_bytes == file.path.stat().st_size
        assert file.digest == hmac.digest(desk.journal.store.key, message, hashlib.sha256)
        assert file.hiding_digest == hmac.digest(desk.journal.set_key(set_id), message, hashlib.sha256)


def test_what_was_read_back_just_now_is_not_read_again(desk: Desk) -> None:
    """A file's content that the caller knows from the disk is taken; another file's is read."""
    set_id = desk.begin()
    known, other = desk.work / "tuesday.pbn", desk.work / "tuesday.dlm"
    other.write_bytes(b"other")
    known.write_bytes(b"known")
    content = Content.on_disk(known)
    known.write_bytes(b"later")
    desk.journal.sets_delivered({set_id: [known, other]}, {known: content})
    files = desk.journal.set_by_id(set_id).files
    messages = [b"bigdeal-gui file 2\0" + hashlib.sha256(one).digest() for one in (b"known", b"other")]
    assert [file.digest for file in files] == [
        hmac.digest(desk.journal.store.key, message, hashlib.sha256) for message in messages
    ]


def test_a_failed_set_leaves_its_trace(desk: Desk) -> None:
    """A set that could not be delivered stays in the journal, under its event and day."""
    set_id = desk.begin()
    desk.journal.sets_failed({set_id: ()}, "CannotWrite")
    assert desk.journal.set_by_id(set_id).state is State.FAILED
    assert [set_.id for set_ in desk.journal.sets("tuesday 2026.03.01").sets] == [set_id]
    assert kinds(desk) == ["deal", "failure"]


def test_a_set_is_delivered_or_fails_once(desk: Desk) -> None:
    """Neither a delivered nor a failed set can be delivered or fail again, and no row is added."""
    delivered, failed = desk.deliver("one"), desk.begin("two")
    desk.journal.sets_failed({failed: ()}, "Cancelled")
    rows = len(kinds(desk))
    for set_id, state in ((delivered, State.DEALT), (failed, State.FAILED)):
        with pytest.raises(WrongState) as caught:
            desk.journal.sets_failed({set_id: ()}, "again")
        assert (caught.value.state, caught.value.wanted) == (state.value, "failed")
        with pytest.raises(WrongState):
            desk.journal.sets_delivered({set_id: []})
    assert len(kinds(desk)) == rows


def test_a_delivery_that_cannot_be_read_is_not_written_down(desk: Desk) -> None:
    """The set stays begun, and can still be written down as failed."""
    set_id = desk.begin()
    with pytest.raises(CannotRead):
        desk.journal.sets_delivered({set_id: [desk.work / "none.pbn"]})
    desk.journal.sets_failed({set_id: ()}, "CannotRead")
    assert desk.problems() == []


def test_the_newest_time_is_not_that_of_a_clock_set_back(desk: Desk) -> None:
    """The latest of the last rows; a journal without a row has none."""
    assert newest_row_time(desk.journal.store) == ""
    desk.deliver()
    assert newest_row_time(desk.journal.store) == max(row.time for row in desk.journal.rows())


def test_the_newest_row_is_found_again_by_its_hash(desk: Desk) -> None:
    """Also by the first digits; a journal without a row has none, and a strange hash is nowhere."""
    assert desk.journal.newest_row() is None
    assert desk.journal.row_by_hash("00") is None
    desk.deliver()
    first, last = desk.journal.rows()
    assert desk.journal.newest_row() == Head(last.sequence, last.hash) == desk.journal.head()
    for row in (first, last):
        assert desk.journal.row_by_hash(row.hash.hex()) == row.sequence
        assert desk.journal.row_by_hash(row.hash.hex()[:16]) == row.sequence
    assert desk.journal.row_by_hash("f" * 64) is None


def test_a_set_too_large_to_play_is_counted_only(desk: Desk) -> None:
    """Without code and deals the set is listed, and nothing of it is known again."""
    set_id = begin_set(desk.journal, replace(desk.order(), code="", boards=BoardRange(1, 10**9)), [])
    desk.journal.sets_failed({set_id: ()}, "Cancelled")
    assert desk.journal.seen_before(desk.deals("tuesday", 4)) == ()
    with pytest.raises(WrongState, match=str(set_id)):
        desk.journal.sets_failed({set_id: ()}, "again")
    assert desk.problems() == []


def test_deals_must_fit_the_boards(desk: Desk) -> None:
    """Too few deals, or a set key of another length, is a fault of the program, and writes nothing."""
    with pytest.raises(ValueError, match="3 deals for 4 boards"):
        begin_set(desk.journal, desk.order(), desk.deals("tuesday", 3))
    with pytest.raises(ValueError, match="16 bytes"):
        desk.begin(set_key=b"short")
    assert kinds(desk) == []


def test_rows_that_change_nothing(desk: Desk) -> None:
    """Checks, prints, publications and reveals are written down, with or without a set."""
    set_id = desk.deliver()
    desk.journal.record(Kind.PRINT, set_id, {"copies": 2})
    desk.journal.record(Kind.CHECK, None, {"files": ["x.pbn"]})
    assert [row.kind for row in desk.journal.rows(set_id)] == ["deal", "delivery", "print"]
    assert desk.journal.rows()[-1].payload == '{"files":["x.pbn"]}'
    with pytest.raises(UnknownSet):
        desk.journal.record(Kind.PRINT, SetId(999), {})
    with pytest.raises(UnknownSet):
        desk.journal.record_all(Kind.PRINT, [(set_id, {}), (SetId(999), {})])
    assert len(desk.journal.rows()) == 4
    with pytest.raises(ValueError, match="method of their own"):
        desk.journal.record(Kind.STATE, set_id, {"to": "released"})
    assert len(kinds(desk)) == 4


# -- states -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "state", [State.DEALT, State.DUPLICATED, State.IN_PLAY, State.FINISHED, State.RELEASED]
)
def test_only_legal_steps_are_taken(desk: Desk, state: State) -> None:
    """From each state exactly the steps of the table are possible, and each is a row."""
    way = {State.DEALT: (), State.RELEASED: (State.FINISHED, State.RELEASED)}.get(state, (state,))
    for number, wanted in enumerate(State):
        set_id = desk.deliver(f"set{number}", *way)
        before = len(kinds(desk))
        if wanted in STEPS[state]:
            desk.journal.change_states({set_id: wanted})
            assert desk.journal.set_by_id(set_id).state is wanted
            assert kinds(desk)[before:] == ["state"]
        else:
            with pytest.raises(WrongState):
                desk.journal.change_states({set_id: wanted})
            assert desk.journal.set_by_id(set_id).state is state
            assert len(kinds(desk)) == before


def test_no_step_leads_into_or_out_of_what_only_the_program_decides() -> None:
    """Begun, failed and seen are no wishes, and what is released stays released."""
    targets = {state for steps in STEPS.values() for state in steps}
    assert targets == {State.DEALT, State.DUPLICATED, State.IN_PLAY, State.FINISHED, State.RELEASED}
    assert not any(STEPS[state] for state in (State.BEGUN, State.FAILED, State.SEEN, State.RELEASED))


def test_the_release_reveals_the_key_and_nothing_does_before(desk: Desk) -> None:
    """The set's key stands in the record from its release on, and nowhere in the record before."""
    set_id = desk.deliver("tuesday", State.FINISHED)
    key = desk.journal.set_key(set_id).hex()
    assert not any(key in row.payload for row in desk.journal.rows())
    desk.journal.change_states({set_id: State.RELEASED})
    assert key in desk.journal.rows()[-1].payload


def test_sets_that_are_not_there(desk: Desk) -> None:
    """Every question and step says plainly that there is no such set."""
    none = SetId(77)
    for ask in (
        lambda: desk.journal.set_by_id(none),
        lambda: desk.journal.set_key(none),
        lambda: desk.journal.change_states({none: State.IN_PLAY}),
        lambda: desk.journal.sets_failed({none: ()}, "x"),
        lambda: desk.journal.sets_delivered({none: []}),
        lambda: desk.journal.set_by_code("0000-0000"),
        lambda: desk.journal.set_by_code("nonsense, certainly"),
    ):
        with pytest.raises(UnknownSet):
            ask()


def test_a_code_that_is_not_there_is_told_as_it_was_read(desk: Desk) -> None:
    """A code is shown in its one way to be written, anything else as it was typed, 40 letters of it."""
    for typed, told in (("k7qa m2px", "K7QA-M2PX"), ("  nonsense, certainly ", "nonsense, certainly")):
        with pytest.raises(UnknownSet) as caught:
            desk.journal.set_by_code(typed)
        assert caught.value.text == told
    with pytest.raises(UnknownSet) as caught:
        desk.journal.set_by_code("?" * 50)
    assert caught.value.text == "?" * 40


def test_signs_of_the_search_are_letters(desk: Desk) -> None:
    """A backslash, an underscore and a per cent sign find themselves alone."""
    odd = desk.begin("odd", event="a\\b_c%d")
    desk.begin("plain", event="axbxcxd")
    for text in ("a\\b", "b_c", "c%d", "\\"):
        assert [found.id for found in desk.journal.sets(text).sets] == [odd]


def test_the_words_in_the_rows_stay() -> None:
    """What every journal's rows call themselves: another word, and an old journal would not be understood."""
    assert " ".join(kind.value.replace(" ", "-") for kind in Kind) == (
        "deal delivery failure seen check state move-begun move move-ended print lock question publish "
        "send reveal tournament restore alarm"
    )
    assert " ".join(state.value.replace(" ", "-") for state in State) == (
        "begun failed dealt duplicated in-play finished released seen"
    )
    assert [*Randomness] == ["meter", "keyboard", "system", "given", "tournament"]


def test_how_a_code_is_known_is_told_to_programs_in_these_words() -> None:
    """`bigdeal journal list --json` says them."""
    assert [*Grade] == ["known", "read", "claimed"]


# -- the guard against re-use -----------------------------------------------------------------------------


def test_a_deal_is_known_again(desk: Desk) -> None:
    """A hit names the set, its state, and the boards there and here."""
    set_id = desk.deliver("tuesday", State.IN_PLAY)
    desk.deliver("friday")
    old, new = desk.deals("tuesday", 4), desk.deals("other", 2)
    (hit,) = desk.journal.seen_before([new[0], old[2], new[1], old[0]])
    assert (hit.id, hit.event, hit.date, hit.state) == (set_id, "Tuesday Pairs", "2026.03.01", State.IN_PLAY)
    assert hit.code == desk.order().code
    assert hit.boards == ((1, 4), (3, 2))
    (hit,) = desk.journal.seen_before([old[1]], [30])
    assert hit.boards == ((2, 30),)
    assert desk.journal.seen_before(new) == ()
    assert desk.journal.seen_before([]) == ()


def test_many_deals_are_looked_up(desk: Desk) -> None:
    """A deal is found among more than one query holds, and twice where it is met twice."""
    desk.begin(boards=2)
    deals = [*desk.deals("other", 1200), *desk.deals("tuesday", 2), *desk.deals("tuesday", 1)]
    (hit,) = desk.journal.seen_before(deals)
    assert hit.boards == ((1, 1201), (1, 1203), (2, 1202))


def test_deals_are_known_by_where_their_sets_stand(desk: Desk) -> None:
    """Statistics ask which boards are still to be played: of sets in these states, and of no other."""
    desk.deliver("tuesday", State.IN_PLAY)
    desk.deliver("friday", State.FINISHED)
    known = {name: {*desk.journal.fingerprints(desk.deals(name, 4))} for name in ("tuesday", "friday")}
    assert desk.journal.fingerprints_of([State.IN_PLAY]) == known["tuesday"]
    assert desk.journal.fingerprints_of([State.IN_PLAY, State.FINISHED]) == known["tuesday"] | known["friday"]
    assert desk.journal.fingerprints_of([State.DEALT]) == frozenset()


def test_every_set_that_shares_a_deal_is_named_newest_first(desk: Desk) -> None:
    """The same deals dealt twice are two hits."""
    first, second = desk.begin(), desk.begin()
    assert [hit.id for hit in desk.journal.seen_before(desk.deals("tuesday", 1))] == [second, first]


def test_sets_of_other_origin_are_known_again(desk: Desk) -> None:
    """A set seen once has one number however often it is seen, and its deals are recognised."""
    seen = SeenSet("club.pbn", BoardRange(1, 3), code="k7qa m2px", event="Cup\udcff", date="2026.02.01")
    set_id = desk.journal.see_set(seen, desk.deals("elsewhere", 3))
    assert desk.journal.see_set(seen, desk.deals("elsewhere", 3)) == set_id
    assert kinds(desk) == ["seen"]
    assert desk.journal.see_set(seen, desk.deals("elsewhere", 3)[::-1]) != set_id
    assert desk.journal.see_set(SeenSet("a.pbn", BoardRange(2, 4)), desk.deals("elsewhere", 3)) != set_id
    found = desk.journal.set_by_id(set_id)
    assert (found.state, found.is_own, found.code, found.event) == (State.SEEN, False, "K7QA-M2PX", "Cup?")
    assert found.planned_files == (Path("club.pbn"),)
    assert set_id in [hit.id for hit in desk.journal.seen_before(desk.deals("elsewhere", 1))]
    with pytest.raises(UnknownSet):
        desk.journal.set_key(set_id)
    assert desk.problems() == []


def test_a_set_dealt_here_is_not_seen_as_another(desk: Desk) -> None:
    """A file of a set of ours, read back, leads to the set that was dealt."""
    set_id = desk.deliver()
    seen = SeenSet("tuesday.pbn", BoardRange(1, 4))
    assert desk.journal.see_set(seen, desk.deals("tuesday", 4)) == set_id
    assert desk.journal.see_set(SeenSet("empty", BoardRange(1, 4)), []) != set_id


# -- looking up -------------------------------------------------------------------------------------------


def test_a_set_is_found_by_a_code_typed_carelessly(desk: Desk) -> None:
    """Case, dash and look-alike letters do not matter; a set of ours comes before one only seen."""
    set_id = desk.begin(code="0A1B-C2D3")
    desk.journal.see_set(SeenSet("x.pbn", BoardRange(1, 1), code="0A1B-C2D3"), desk.deals("x", 1))
    for typed in ("0A1B-C2D3", "oaib c2d3", "OALBC2D3", " 0a1b–c2d3 "):
        assert desk.journal.set_by_code(typed).id == set_id


def test_a_set_is_found_by_a_file(desk: Desk) -> None:
    """The content decides, whatever the file is called."""
    set_id = desk.deliver()
    copy = desk.root / "copy of something"
    copy.write_bytes((desk.work / "tuesday.dlm").read_bytes())
    assert [one.id for one in desk.journal.sets_of_file(copy)] == [set_id]
    copy.write_bytes(b"something else")
    assert desk.journal.sets_of_file(copy) == ()


def test_sets_are_listed_by_page_state_and_words(desk: Desk) -> None:
    """Newest first; every word must occur in code, event, date, formats or file names."""
    first = desk.deliver("tuesday", State.IN_PLAY)
    second = desk.deliver("friday")
    third = desk.begin("cup", event="Cup Final ÄÖ 100%", date="2026.04.05", code="7777-8888")
    listed = desk.journal.sets()
    assert ([one.id for one in listed.sets], listed.total) == ([third, second, first], 3)
    page = desk.journal.sets(limit=1, offset=1)
    assert ([one.id for one in page.sets], page.total) == ([second], 3)

    def fitting(search: str, *states: State) -> list[SetId]:
        return [one.id for one in desk.journal.sets(search, states).sets]

    assert fitting("", State.IN_PLAY, State.BEGUN) == [third, first]
    assert fitting("final äö") == [third]
    assert fitting("100%") == [third]
    assert fitting("1_0") == []
    assert fitting("7777-88") == fitting("777788") == [third]
    assert fitting("2026.03.01 friday.dlm") == [second]
    assert fitting("tuesday", State.RELEASED) == []
    assert fitting("\udcff \\") == []


def test_an_event_is_one_however_it_is_typed() -> None:
    """Who deals again for the same event is found, whatever the capitals and spaces."""
    assert event_key("  tuesday   PAIRS ") == event_key("Tuesday Pairs") != event_key("Tuesday Teams")


def test_names_that_are_no_text_are_kept(desk: Desk) -> None:
    """An event or a folder with bytes that are no text neither stops the journal nor loses the folder."""
    folder = desk.root / "odd\udcff"
    set_id = desk.begin(event="Cup\udcff", folder=folder, file_names=("x\udcff.pbn",))
    folder.mkdir()
    (folder / "x\udcff.pbn").write_bytes(b"x")
    desk.journal.sets_delivered({set_id: [folder / "x\udcff.pbn"]})
    found = desk.journal.set_by_id(set_id)
    assert found.event == "Cup?"
    assert found.files[0].path == found.planned_files[0] == folder / "x\udcff.pbn"
    assert desk.problems() == []


# -- rows, clock, secrets ---------------------------------------------------------------------------------


def test_a_clock_set_back_is_noted(desk: Desk) -> None:
    """The row after the step carries a mark, the journal stays sound, and the report names the row."""
    desk.begin("a")
    desk.time -= timedelta(days=400)
    desk.begin("b")
    desk.begin("c")
    assert [row.clock_back for row in desk.journal.rows()] == [0, 1, 0]
    report = verify_journal(desk.journal.store)
    assert report.is_sound
    assert report.clock_set_back == (2,)


def test_time_is_utc_whatever_the_clock_s_zone(desk: Desk) -> None:
    """The day of a set is the clock's, the time of a row UTC."""
    desk.time = datetime(2026, 3, 2, 0, 30, tzinfo=timezone(timedelta(hours=2)))
    found = desk.journal.set_by_id(desk.begin(date=""))
    assert found.date == "2026.03.02"
    assert found.dealt_at == "2026-03-01T22:30:02.000000Z"


def test_files_are_their_owner_s_alone(desk: Desk) -> None:
    """Nobody else on the computer can read the journal or its key, even where a copy was made readable."""
    desk.deliver()
    for path in desk.files:
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        path.chmod(0o644)
    assert "Others could read or change the journal" in desk.open().store.rights
    assert [stat.S_IMODE(path.stat().st_mode) for path in desk.files] == [0o600] * 3
    assert stat.S_IMODE(desk.database.parent.stat().st_mode) == 0o700
    assert desk.open().store.rights == ""


def test_a_folder_that_others_can_write_in_is_mended(desk: Desk) -> None:
    """It is said once, and nothing above the journal's own folder is touched."""
    desk.database.parent.chmod(0o777)
    desk.root.chmod(0o755)
    assert desk.open().store.rights.endswith("It is yours alone now.")
    assert stat.S_IMODE(desk.database.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(desk.root.stat().st_mode) == 0o755


def test_a_folder_above_that_others_can_write_in_is_told(desk: Desk) -> None:
    """Whoever can write there can put another journal in this one's place: it is said, with the remedy."""
    desk.deliver()
    desk.root.chmod(0o777)
    told = desk.open().store.rights
    assert told.startswith(f"Other users can write in “{desk.root}”")
    assert told.endswith(f"chmod go-w “{desk.root}”.")
    desk.root.chmod(0o755)
    assert desk.open().store.rights == ""


def test_rights_that_cannot_be_changed_are_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a FAT stick: the journal is used, and whoever can read it is told of."""
    desk.database.parent.chmod(0o755)
    monkeypatch.setattr(Path, "chmod", lambda *_, **__: None)
    assert "Others may read the journal" in desk.open().store.rights


def test_another_user_s_folder_is_refused(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever owns it could put other files in place; where nothing can be written it may be read."""
    desk.deliver()
    monkeypatch.setattr(disk, "mend_rights", lambda _path: disk.Rights.FOREIGN)
    with pytest.raises(JournalUnusable, match="another user’s"):
        desk.open()
    monkeypatch.setattr(os, "access", lambda _path, _mode: False)
    assert desk.open().sets().total == 1


@pytest.mark.skipif(os.name != "posix", reason="umask")
def test_a_careless_umask_changes_nothing(tmp_path: Path) -> None:
    """With 000 every folder that is made on the way to the journal is its owner's alone."""
    before = os.umask(0)
    try:
        database = tmp_path / "home" / "club" / "data" / "journal.sqlite3"
        with Journal.opened(database, random_bytes=some_bytes, clock=lambda: datetime.now(UTC), version="1"):
            pass
    finally:
        os.umask(before)
    for folder in (database.parent, *database.parents[1:3]):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert all(stat.S_IMODE(path.stat().st_mode) == 0o600 for path in database.parent.iterdir())


def test_no_key_shows_itself(desk: Desk) -> None:
    """Neither repr nor the database holds the journal's key, and no order shows its set key."""
    desk.deliver()
    key = desk.journal.store.key
    assert str(desk.journal.store) == f"Store({desk.database})"
    assert desk.order().set_key.hex() not in repr(desk.order())
    assert repr(desk.order().set_key) not in repr(desk.order())
    assert key not in desk.database.read_bytes()


def test_nothing_of_the_deals_is_in_the_files(desk: Desk) -> None:
    """No owners, hands or plain hashes of a deal or a delivered file are in any of the journal's files."""
    desk.deliver()
    data = b"".join(path.read_bytes() for path in desk.files)
    for deal in desk.deals("tuesday", 4):
        for plain in (deal.owners(), *deal.hands):
            assert plain not in data
            for name in ("sha256", "sha1", "md5"):
                digest = hashlib.new(name, plain).digest()
                assert digest[:16] not in data
                assert digest.hex().encode()[:32] not in data


def test_what_is_read_in_one_go_is_of_one_moment(desk: Desk) -> None:
    """Rows that another program adds meanwhile are seen from the next reading on."""

    def rows(connection: sqlite3.Connection) -> int:
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])

    with desk.journal.store.reading() as connection:
        before = rows(connection)
        desk.open().record(Kind.CHECK, None, {})
        assert rows(connection) == before
    with desk.journal.store.reading() as connection:
        assert rows(connection) == before + 1


def test_threads_share_a_journal(desk: Desk) -> None:
    """One journal object serves several threads at once, and every row is there."""
    threads = [
        Thread(target=lambda: [desk.journal.record(Kind.CHECK, None, {"n": n}) for n in range(10)])
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert desk.journal.head().sequence == 40
    assert desk.problems() == []


def test_a_set_begun_for_a_box_says_so(desk: Desk) -> None:
    """The row of a set that is dealt into a box names the box's time; others have no such field."""
    lock = {"round": 5, "opens": "2030-01-01T00:00:00Z"}
    desk.begin("plain")
    assert not any(b"2030-01-01T00:00:00Z" in file.read_bytes() for file in desk.files if file.is_file())
    boxed = desk.begin("boxed", lock=lock, dealing="dealing-1")
    plain, told = (json.loads(row.payload) for row in desk.journal.rows())
    assert not {"lock", "dealing"} & plain.keys()
    assert (told["lock"], told["dealing"]) == (lock, "dealing-1")
    assert desk.journal.set_by_id(boxed).dealing == "dealing-1"
    assert any(b"2030-01-01T00:00:00Z" in file.read_bytes() for file in desk.files if file.is_file())


@pytest.mark.parametrize(
    ("changes", "grade"),
    [
        ({"code": ""}, None),
        ({"is_own": True}, Grade.KNOWN),
        ({"is_own": False}, Grade.READ),
        ({"is_own": False, "is_claimed": True}, Grade.CLAIMED),
    ],
)
def test_a_code_is_known_read_or_claimed(desk: Desk, changes: dict[str, object], grade: Grade | None) -> None:
    """How a set's code is known follows from who dealt it, and whether another set has it."""
    found = desk.journal.set_by_id(desk.deliver("tuesday"))
    assert replace(found, **changes).code_grade is grade  # type: ignore[arg-type]  # fields of a set


def test_a_set_that_is_begun_shows_neither_key_nor_fingerprint(desk: Desk) -> None:
    """The row that is made of it may stand in a report of a fault."""
    shown = repr(desk.journal._entry(desk.order(), [b"fingerprint"]))
    assert "Tuesday Pairs" in shown
    assert repr(desk.order().set_key) not in shown
    assert "fingerprint" not in shown
