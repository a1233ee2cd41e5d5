"""A tournament that goes on at another computer: the folder tells what was done, and what may not be done."""

from __future__ import annotations

import shutil
import zipfile
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.errors.tournament import StepNotAllowed
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.tournament import log_file
from bigdeal_gui.services.tournament.deal import DealingOrder, deal_sessions
from bigdeal_gui.services.tournament.keys import Custody, open_keys
from bigdeal_gui.services.tournament.notes import Note, NoteKind
from bigdeal_gui.services.tournament.notices import record_deviation
from bigdeal_gui.services.tournament.plan import add_phase, new_tournament, open_tournament
from bigdeal_gui.services.tournament.publish import announce_plan, inspect_tournament, publish_tournament
from bigdeal_gui.services.tournament.record import Milestone, begin_tournament_log, tournament_record
from bigdeal_gui.services.tournament.reveal import reveal_sessions, reveal_tournament
from bigdeal_gui.services.tournament.status import read_tournament_status
from bigdeal_gui.services.tournament.value import set_plan_value
from bigdeal_gui.services.tournament.verify import verify_tournament_files
from bigdeal_gui.services.work import Work
from bigdeal_gui.tournament.plan import new_phase
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.tournament.tournament_log import read_log

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal

FORMATS = parse_formats("pbn")
TODAY = date(2026, 5, 4)


class Desk:
    """A computer with its journal, and the cup in a folder of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        (home / "data").mkdir(parents=True)
        self.journal: Journal = open_journal(home / "data" / "journal.sqlite3")
        self.path = home / "cup" / "cup.sqd"
        self.work = Work(lambda: self.journal)

    def begin(self) -> None:
        """Publish a cup of four sessions, say where it stands, and set the value."""
        self.path.parent.mkdir()
        new_tournament(self.path, "Cup", "Lotto numbers of 14 July 2026")
        add_phase(self.path, new_phase(4, "2x4", "rr", "Round robin"))
        seen = {finding.key for finding in inspect_tournament(self.path, FORMATS)}
        publish_tournament(
            self.path, self.work, custody=Custody(), formats=FORMATS, acknowledged=seen, today=TODAY
        )
        announce_plan(self.path, "Bulletin 1", None, journal=self.journal, today=date.today())  # noqa: DTZ011
        set_plan_value(self.path, "3 11 17 25 38 44", journal=self.journal)

    def deal(self, *sessions: int, reason: str = "", only: tuple[int, ...] = ()) -> None:
        """Deal sessions, or with a reason their reserve sets, or `only` some boards of one."""
        tournament = open_tournament(self.path)
        ids = tuple(SessionId(1, session, bool(reason)) for session in sessions)
        order = DealingOrder(ids, FORMATS, tournament.layout.boards, reason=reason, only=only)
        deal_sessions(self.path, open_keys(tournament), order, self.work)

    def evening(self, session: int) -> None:
        """Reveal one session by itself."""
        keys = open_keys(open_tournament(self.path))
        reveal_sessions(self.path, keys, [(1, session)], self.work, play_is_over=True)

    def end(self) -> Path:
        """Reveal everything, and return the pack."""
        tournament = open_tournament(self.path)
        keys = open_keys(tournament)
        return reveal_tournament(self.path, keys, tournament.layout.pack, self.work, play_is_over=True).target

    def moved(self, home: Path) -> Desk:
        """Return another computer to which the cup's folder was copied."""
        other = Desk(home)
        shutil.copytree(self.path.parent, other.path.parent)
        return other

    def kinds(self) -> list[tuple[NoteKind, str, int]]:
        """Return what is known to have been done."""
        notes = tournament_record(open_tournament(self.path), self.journal).notes
        return [(note.kind, note.text, len(note.sessions)) for note in notes]


def first_half(desk: Desk) -> None:
    """Two evenings: the first is revealed, of the second a reserve set was needed; and it began late."""
    desk.begin()
    desk.deal(1, 2)
    desk.evening(1)
    desk.deal(2, reason="Board 6 was fouled", only=(6,))
    record_deviation(desk.path, "Session 2 began an hour late", journal=desk.journal)


def second_half(desk: Desk) -> Path:
    """The other two evenings, and the pack."""
    desk.deal(3, 4)
    return desk.end()


def told(pack: Path) -> list[tuple[str, str, str]]:
    """Return what verifying says of a pack."""
    lists = verify_tournament_files([pack]).lists
    names = ("proved", "left_to_you", "chosen", "contradicted")
    return [
        (name, entry.kind.value, entry.session.stem if entry.session else "")
        for name in names
        for entry in getattr(lists, name)
    ]


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """The first computer, before anything was done."""
    return Desk(tmp_path / "first")


def test_the_second_computer_comes_to_the_same_verdict(desk: Desk, tmp_path: Path) -> None:
    """What was done before it was lost stands in the pack that the other makes."""
    alone = Desk(tmp_path / "alone")
    first_half(alone)
    right = told(second_half(alone))
    first_half(desk)
    other = desk.moved(tmp_path / "second")
    assert other.kinds() == desk.kinds()
    assert told(second_half(other)) == right
    assert ("chosen", "reserve", "rr2reserve") in right
    assert ("contradicted", "misnamed", "") not in right
    assert ("chosen", "deviation", "") in right
    (record,) = (
        one for one in verify_tournament_files([other.path.parent / "publish"]).remarks if "Revealed" in one
    )
    assert "Round robin 1/4" in record


def test_what_was_revealed_elsewhere_is_not_dealt(desk: Desk, tmp_path: Path) -> None:
    """Anybody can compute the reserve set of a session whose key is out, whichever computer gave it out."""
    first_half(desk)
    other = desk.moved(tmp_path / "second")
    with pytest.raises(
        StepNotAllowed, match=r"^The key of this session .* anyone can compute its reserve set"
    ):
        other.deal(1, reason="A board was seen")
    with pytest.raises(StepNotAllowed):
        set_plan_value(other.path, "1 2 3 4 5 6", journal=other.journal)
    done = desk.end()
    assert done.is_file()
    third = desk.moved(tmp_path / "third")
    with pytest.raises(StepNotAllowed):
        third.deal(3)
    assert read_tournament_status(third.path, third.journal, FORMATS, TODAY).milestone is Milestone.REVEALED


def test_packs_tell_what_a_lost_log_does_not(desk: Desk, tmp_path: Path) -> None:
    """Without its log another computer still refuses what the packs in the folder make public."""
    first_half(desk)

    def without_log(home: Path) -> Desk:
        other = desk.moved(home)
        for log in (other.path.parent / "log.jsonl", other.path.parent / "publish" / "log.jsonl"):
            log.unlink()
        return other

    other = without_log(tmp_path / "second")
    with pytest.raises(
        StepNotAllowed, match=r"^The key of this session .* anyone can compute its reserve set"
    ):
        other.deal(1, reason="A board was seen")
    other.deal(3)
    desk.end()
    third = without_log(tmp_path / "third")
    with pytest.raises(StepNotAllowed, match=r"^The keys have been revealed"):
        third.deal(3)


def test_notices_tell_what_a_lost_log_does_not(desk: Desk, tmp_path: Path) -> None:
    """They are read where they lie, also where earlier versions put them; strange ones are passed over."""
    first_half(desk)
    desk.deal(2, reason="Somebody saw them")
    layout = open_tournament(desk.path).layout
    (single,) = layout.publish.glob("*reserve-*-notice.txt")
    single.rename(layout.boards / single.name)
    text = single.name.replace("-notice", "-2-notice")
    for name, content in (
        ("x-notice.txt", b"\xff"),
        ("y-notice.txt", b"one line"),
        ("z-notice.txt", b"a\n\nCup\n- Round robin 2/4 (reserve): " + b"9" * 5000),
        (text, b"a\n\nCup\n- Round robin 9/4 (reserve): 1-8\nReason: why\nDealt on 2026.05.04."),
        ("cup-deviation-9.txt", b"a\n\nb\nwithout a colon\nno day\n" + hash_of(desk)),
        ("cup-deviation-8.txt", b"a\n\nb\nof: another tournament\n2026.05.04"),
    ):
        (layout.publish / name).write_bytes(content)
    other = desk.moved(tmp_path / "second")
    for log in other.path.parent.rglob("log.jsonl"):
        log.unlink()
    before = {path.name: path.read_bytes() for path in other.path.parent.rglob("*.txt")}
    notes = [
        note for note in tournament_record(open_tournament(other.path), other.journal).notes if note.text
    ]
    assert sorted((note.kind.value, note.text, len(note.sessions)) for note in notes) == [
        ("deviation", "Session 2 began an hour late", 0),
        ("reserve", "Board 6 was fouled", 1),
        ("reserve", "Somebody saw them", 1),
    ]
    known = {session for note in desk_notes(desk) for session in note.sessions if session.id.is_reserve}
    assert {session for note in notes for session in note.sessions} == known
    other.deal(3)
    assert [kind for kind, *_ in other.kinds()].count(NoteKind.RESERVE) == 2
    assert {path.name: path.read_bytes() for path in other.path.parent.rglob("*.txt")} == before


def hash_of(desk: Desk) -> bytes:
    """Return the hash of the keys, which a notice of a deviation names."""
    return (open_tournament(desk.path).plan.keys_hash or "").encode()


def desk_notes(desk: Desk) -> tuple[Note, ...]:
    """Return what a computer knows to have been done."""
    return tournament_record(open_tournament(desk.path), desk.journal).notes


@pytest.mark.parametrize("has_copy", [False, True])
def test_a_log_that_lost_rows_gets_them_back(desk: Desk, tmp_path: Path, *, has_copy: bool) -> None:
    """The next step writes what a copy has, and what the journal alone still knows; nothing twice."""
    first_half(desk)
    layout = open_tournament(desk.path).layout
    lines = layout.log.read_bytes().splitlines(keepends=True)
    if has_copy:
        layout.log.unlink()
        (layout.publish / layout.log.name).write_bytes(b"".join(lines[:4]))
    else:
        (layout.publish / layout.log.name).unlink()
        layout.log.write_bytes(b"".join(lines[:3]))
    before = desk.kinds()
    desk.deal(3)
    desk.deal(4)
    other = desk.moved(tmp_path / "second")
    (other.path.parent / "publish" / "log.jsonl").unlink(missing_ok=True)
    assert other.kinds() == desk.kinds()
    assert other.kinds()[: len(before)] == before
    steps = [row.step for row in log_file.main_tournament_log(open_tournament(desk.path)).rows]
    assert (steps.count("dealt"), steps.count("reserve"), steps.count("deviation")) == (3, 1, 1)
    assert not tournament_record(open_tournament(other.path), other.journal).log.is_cut


def test_a_log_that_is_lost_or_short_is_chosen(desk: Desk, tmp_path: Path) -> None:
    """The pack is green but for it where the log is there, and its text tells of one that was cut."""
    first_half(desk)
    pack = second_half(desk)
    assert ("chosen", "log", "") not in told(pack)
    with zipfile.ZipFile(pack) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    (log,) = (name for name in files if name.endswith("log.jsonl"))
    assert (desk.path.parent / "publish" / "log.jsonl").read_bytes() == files[log]
    for name, content in (("none", None), ("short", b"".join(files[log].splitlines(keepends=True)[:-1]))):
        folder = tmp_path / name
        folder.mkdir()
        for other, data in files.items():
            if other != log:
                (folder / other.rpartition("/")[2]).write_bytes(data)
        if content is not None:
            (folder / "log.jsonl").write_bytes(content)
        assert ("chosen", "log", "") in told(folder)


def test_a_computer_that_has_not_seen_it_says_so(desk: Desk, tmp_path: Path) -> None:
    """Until it has done something itself."""
    first_half(desk)
    other = desk.moved(tmp_path / "second")

    def state(desk: Desk) -> bool:
        return tournament_record(open_tournament(desk.path), desk.journal).log.is_new_here

    assert state(other)
    assert (
        "has not seen this tournament"
        in tournament_record(open_tournament(other.path), other.journal).log.told[0]
    )
    assert not state(desk)
    other.deal(3)
    assert not state(other)


def test_the_log_holds_no_place_and_no_key(desk: Desk) -> None:
    """It travels with the folder, and everybody may read it."""
    first_half(desk)
    data = open_tournament(desk.path).layout.log.read_bytes()
    assert str(desk.home).encode() not in data
    keys = open_keys(open_tournament(desk.path))
    assert not any(key.reveal() in data for key in keys.by_place.values())
    assert open_tournament(desk.path).layout.log.stat().st_mode & 0o777 == 0o644


def test_two_computers_that_both_went_on_are_seen_and_joined(desk: Desk, tmp_path: Path) -> None:
    """Their rows meet in one folder, as a cloud's copy or by hand; somebody says that this was so."""
    first_half(desk)
    other = desk.moved(tmp_path / "second")
    desk.deal(3)
    other.deal(4)
    layout = open_tournament(other.path).layout
    shutil.copy(open_tournament(desk.path).layout.log, layout.folder / "log (conflicted copy).jsonl")
    log = tournament_record(open_tournament(other.path), other.journal).log
    assert log.is_branched
    assert len(log.heads) == 2
    assert {kind for kind, *_ in other.kinds()} >= {NoteKind.DEALT}
    assert sum(count for kind, _text, count in other.kinds() if kind is NoteKind.DEALT) == 4
    assert any("Two computers continued" in text for text in log.told)
    record_deviation(other.path, "The first was in the hall", journal=other.journal)
    log = tournament_record(open_tournament(other.path), other.journal).log
    assert len(log.heads) == 1
    assert log.is_branched
    assert log.told == ()


def test_a_tournament_that_was_begun_before_there_were_logs_goes_on(desk: Desk, tmp_path: Path) -> None:
    """The next step writes down what the journal knows."""
    first_half(desk)
    layout = open_tournament(desk.path).layout
    layout.log.unlink()
    (layout.publish / layout.log.name).unlink()
    before = desk.kinds()
    desk.deal(3)
    other = desk.moved(tmp_path / "second")
    assert [kind for kind, *_ in other.kinds()] == [kind for kind, *_ in desk.kinds()]
    assert other.kinds()[: len(before)] == before
    assert begin_tournament_log(open_tournament(desk.path), desk.journal)


def test_a_step_that_cannot_be_written_down_is_not_taken(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the folder takes no row nothing is dealt, and the journal has nothing of it."""
    desk.begin()

    def full(_handle: int, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(log_file.disk, "write_all", full)
        with pytest.raises(CannotWrite):
            announce_plan(desk.path, "Wall", None, journal=desk.journal, today=date.today())  # noqa: DTZ011
    assert [text for kind, text, _ in desk.kinds() if kind is NoteKind.ANNOUNCED] == ["Bulletin 1"]


def test_a_row_that_died_before_the_journal_had_it_is_no_step(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On this computer nothing was shown of it; on another it counts, since nobody can know."""
    desk.begin()
    with monkeypatch.context() as patched:
        patched.setattr(type(desk.journal), "record", lambda *_row: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            announce_plan(desk.path, "Wall", None, journal=desk.journal, today=date.today())  # noqa: DTZ011
    places = [text for kind, text, _ in desk.kinds() if kind is NoteKind.ANNOUNCED]
    assert places == ["Bulletin 1"]
    other = desk.moved(tmp_path / "second")
    assert [text for kind, text, _ in other.kinds() if kind is NoteKind.ANNOUNCED] == ["Bulletin 1", "Wall"]


def test_a_line_cut_in_the_middle_is_ended_and_passed_over(desk: Desk) -> None:
    """The next row begins on a line of its own."""
    desk.begin()
    tournament = open_tournament(desk.path)
    with tournament.layout.log.open("ab") as log:
        log.write(b'{"after":["')
    desk.deal(1)
    data = tournament.layout.log.read_bytes()
    found = read_log([data], tournament.plan.keys_hash or "")
    assert found.is_cut, "a piece of a line stands there for good"
    assert "damaged or missing" in tournament_record(tournament, desk.journal).log.told[0]
    assert [row.step for row in found.rows][-3:] == ["begun", "dealt", "ended"]


def test_what_another_computer_took_back_did_not_happen(desk: Desk, tmp_path: Path) -> None:
    """A deviation whose notice could not be written."""
    desk.begin()
    tournament = open_tournament(desk.path)
    log = log_file.tournament_log(tournament)
    row = replace(
        log.rows[-1], step="deviation", text="Late", after=log.heads, time="2099-01-01T00:00:00.000000Z"
    )
    undone = replace(
        row, step="undone", text="deviation", after=(row.hash,), time="2099-01-01T00:00:01.000000Z"
    )
    stranger = replace(row, step="sent-by-pigeon", after=(undone.hash,), time="2099-01-01T00:00:02.000000Z")
    for one in (row, undone, stranger):
        log_file.add_log_row(tournament, one)
    other = desk.moved(tmp_path / "second")
    assert NoteKind.DEVIATION not in {kind for kind, *_ in other.kinds()}
