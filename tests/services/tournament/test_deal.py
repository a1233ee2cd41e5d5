"""Dealing the sessions of a tournament: as SquareDeal deals them, whole or not at all, as often as needed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.formats import FormatCannotHold
from bigdeal_gui.errors.journal import JournalBusy
from bigdeal_gui.errors.randomness import SelfTestFailed
from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.errors.storage import AlreadyExists, BadFileName
from bigdeal_gui.errors.tournament import (
    BoardsNotGiven,
    InvalidField,
    KeysNotPublished,
    NoSuchSession,
    StepNotAllowed,
)
from bigdeal_gui.formats.format import LF, Profile
from bigdeal_gui.formats.table import parse_formats, read_boards_file
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import State
from bigdeal_gui.services.dealing import self_test
from bigdeal_gui.services.tournament import deal as deal_module
from bigdeal_gui.services.tournament.deal import (
    DealingOrder,
    SessionsDealt,
    deal_sessions,
    deal_unlocked,
    ordered_sessions,
)
from bigdeal_gui.services.tournament.keys import NOTHING, open_keys
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.notices import record_deviation
from bigdeal_gui.services.tournament.plan import open_tournament
from bigdeal_gui.services.tournament.public_pack import record_of_notes
from bigdeal_gui.services.tournament.record import Milestone, dealt_sessions, note_step, tournament_record
from bigdeal_gui.services.work import CancelToken, Work
from bigdeal_gui.tournament.plan import BoardsRule, Phase, parse_asked_boards
from bigdeal_gui.tournament.sessions import SessionId

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.tournament.keys.keys_file import Keys

VECTORS = Path(__file__).parents[2] / "vectors" / "squaredeal"
CASE: dict[str, Any] = json.loads((VECTORS / "case.json").read_text("utf-8"))
FORMATS = parse_formats(",".join(CASE["formats"]))


class Desk:
    """A tournament that SquareDeal published, ready to be dealt here."""

    def __init__(self, folder: Path, journal: Journal) -> None:
        self.path = folder / "spring.sqd"
        self.folder = folder
        self.journal = journal
        self.path.write_bytes((VECTORS / "spring.sqd").read_bytes())
        (folder / "spring.sqk").write_bytes((VECTORS / "spring.sqk").read_bytes())
        self.keys = open_keys(open_tournament(self.path))
        self.told: list[tuple[int, int]] = []
        self.cancel = CancelToken()

    def deal(self, *ids: SessionId, keys: Keys | None = None, **order: Any) -> SessionsDealt:  # noqa: ANN401 - fields of the order
        """Deal what is ordered, in PBN where nothing else is said."""
        wanted = DealingOrder(ids, **{"formats": parse_formats("pbn"), "folder": self.folder, **order})
        return deal_sessions(
            self.path,
            keys or self.keys,
            wanted,
            Work(
                lambda: self.journal,
                progress=lambda done, total: self.told.append((done, total)),
                cancel=self.cancel,
            ),
        )

    def names(self) -> list[str]:
        """Return the files beside plan, keys and log."""
        return sorted(
            one.name for one in self.folder.iterdir() if one.suffix not in (".sqd", ".sqk", ".bak", ".jsonl")
        )


def of_phase(phase: int, *sessions: int, is_reserve: bool = False) -> list[SessionId]:
    """Return `sessions` of a phase."""
    return [SessionId(phase, session, is_reserve) for session in sessions]


ROBIN = of_phase(1, 1, 2, 3, 4)
KNOCK_OUT = of_phase(2, 1, 2)
FINAL = of_phase(4, 1)


def milestone(desk: Desk) -> Milestone:
    """Return how far the tournament has come, as this journal tells."""
    tournament = open_tournament(desk.path)
    return tournament_record(tournament, desk.journal).milestone(tournament.plan)


@pytest.fixture
def desk(folder: Path, journal: Journal) -> Desk:
    """Return a tournament ready to be dealt."""
    return Desk(folder, journal)


def as_ours(data: bytes) -> bytes:
    """Return a file of SquareDeal with our program's name in place of its programs'."""
    for name in (b"SquareDeal version 2.7", b"Big Deal version 2.0"):
        data = data.replace(name, PROGRAM.encode())
    return data


def test_every_file_of_squaredeal_is_made_byte_for_byte(desk: Desk) -> None:
    """All its sessions, reserve and open ones, and its combined files, differ in programs' names alone."""
    common = {"formats": FORMATS, "profile": Profile.BIGDEAL, "line_end": LF}
    desk.deal(*ROBIN, **common)
    desk.deal(SessionId(1, 3, is_reserve=True), reason="Board 3 was exposed", **common)
    desk.deal(*KNOCK_OUT, asked={2: parse_asked_boards("7")}, **common)
    desk.deal(SessionId(3, 2), **common)
    desk.deal(*FINAL, **common)
    theirs = {
        one.name: as_ours(one.read_bytes()) for one in VECTORS.iterdir() if one.suffix[1:] in CASE["formats"]
    }
    ours = {name: (desk.folder / name).read_bytes() for name in desk.names()}
    assert len(theirs) == 62
    assert {name: ours[name] for name in theirs} == theirs
    assert sorted(ours.keys() - theirs.keys()) == [
        "rr1-2.dlm",
        "rr1-2.dup",
        "rr3-4.dlm",
        "rr3-4.dup",
        "rr3reserve-notice.txt",
    ]
    for name in ("rr1-2.dlm", "rr3-4.dup"):
        numbers = [board.number for board in read_boards_file(name, ours[name]).boards]
        assert numbers == list(range(1, 13))


@pytest.mark.parametrize("place", [0, 3, 5])
def test_single_reserve_boards_are_those_in_squaredeal_s_files(desk: Desk, place: int) -> None:
    """Each file of one board has the bytes that SquareDeal's file of the whole set has for it."""
    theirs = (VECTORS / "rr3reserve.pbn").read_bytes()
    boards = [board.number for board in read_boards_file("rr3reserve.pbn", theirs).boards]
    common = {"formats": FORMATS, "profile": Profile.BIGDEAL, "line_end": LF}
    reserve = SessionId(1, 3, is_reserve=True)
    desk.deal(reserve, reason="Fouled", only=(boards[place],), **common)
    stem = f"rr3reserve-{boards[place]}"
    for ending in ("bri", "dge", "ber"):
        whole = (VECTORS / f"rr3reserve.{ending}").read_bytes()
        size = len(whole) // len(boards)
        assert (desk.folder / f"{stem}.{ending}").read_bytes() == whole[place * size :][:size]
    lines = (desk.folder / f"{stem}.pbn").read_bytes().split(b"\n\n")[-2].splitlines()
    blocks = [block.splitlines() for block in as_ours(theirs).split(b"\n\n")]
    (block,) = (one for one in blocks if f'[Board "{boards[place]}"]'.encode() in one)
    wanted = [line for line in block if line.startswith((b"[Board", b"[Dealer", b"[Vulnerable", b"[Deal "))]
    assert len(wanted) == 4
    assert [line for line in lines if line in wanted] == wanted


def test_a_session_is_a_set_of_the_journal(desk: Desk) -> None:
    """Each session, and each run of sessions, has its code, its event and its rows."""
    done = desk.deal(*ROBIN[:2])
    sets = desk.journal.sets().sets
    assert {one.code for one in sets} == {dealt.set_code for _, dealt in (*done.sessions, *done.runs)}
    assert len({one.code for one in sets}) == 3
    assert {one.event for one in sets} == {
        "Spring Teams 2026, Round robin 1/4",
        "Spring Teams 2026, Round robin 2/4",
        "Spring Teams 2026, Round robin 1-2/4",
    }
    assert all(one.state is State.DEALT for one in sets)
    assert [[file.path.name for file in dealt.files] for _, dealt in done.runs] == [["rr1-2.pbn"]]
    read = read_boards_file("rr1.pbn", (desk.folder / "rr1.pbn").read_bytes())
    assert read.set_code == done.sessions[0][1].set_code


def test_dealing_again_changes_nothing(desk: Desk) -> None:
    """A session dealt again has the same bytes and code, and its files count as delivered."""
    first = desk.deal(*ROBIN, formats=FORMATS)

    def files() -> dict[str, tuple[bytes, int]]:
        places = [one for one in desk.folder.iterdir() if one.suffix != ".jsonl"]
        return {one.name: (one.read_bytes(), one.stat().st_mtime_ns) for one in places}

    before = files()
    (desk.folder / "rr2.dlm").unlink()
    again = desk.deal(*ROBIN, formats=FORMATS)
    assert [dealt.set_code for _, dealt in again.sessions] == [dealt.set_code for _, dealt in first.sessions]
    assert [dealt.set_code for _, dealt in again.runs] == [dealt.set_code for _, dealt in first.runs]
    after = files()
    assert {name: data for name, (data, _) in after.items()} == {
        name: data for name, (data, _) in before.items()
    }
    assert {name for name in before if before[name] != after[name]} == {"rr2.dlm"}


def test_a_file_of_another_is_left_alone(desk: Desk) -> None:
    """A name that is taken by something else is told; the file stays, and so do sessions before it."""
    (desk.folder / "rr2.pbn").write_bytes(b"keep")
    with pytest.raises(AlreadyExists, match=r"rr2\.pbn"):
        desk.deal(*ROBIN)
    assert (desk.folder / "rr2.pbn").read_bytes() == b"keep"
    assert desk.names() == ["rr1.pbn", "rr2.pbn"]
    (note,) = tournament_record(open_tournament(desk.path), desk.journal).notes
    assert [one.id.session for one in note.sessions] == [1]


def test_progress_counts_all_boards(desk: Desk) -> None:
    """Progress grows to the boards of all sessions."""
    desk.deal(*ROBIN)
    assert desk.told == [(6, 24), (12, 24), (18, 24), (24, 24)]


def test_dealing_can_be_stopped(desk: Desk) -> None:
    """A stop before the first session leaves nothing."""
    desk.cancel.cancel()
    with pytest.raises(Cancelled):
        desk.deal(*ROBIN)
    assert desk.names() == []
    assert milestone(desk) is Milestone.VALUED


def test_sessions_of_several_phases_are_dealt_in_the_order_of_the_plan(desk: Desk) -> None:
    """However they are ordered, each is dealt once, and reserve sets come last, with their notice."""
    reserve = SessionId(1, 2, is_reserve=True)
    done = desk.deal(*FINAL, reserve, *reversed(ROBIN), *FINAL, reason="Boards were exposed")
    assert [session.stem for session, _ in done.sessions] == ["rr1", "rr2", "rr3", "rr4", "fin", "rr2reserve"]
    assert [run.stem for run, _ in done.runs] == ["rr1-2", "rr3-4"]
    assert done.notice is not None
    assert done.notice.name == "rr2reserve-notice.txt"
    notes = tournament_record(open_tournament(desk.path), desk.journal).notes
    assert [(note.kind, note.text) for note in notes] == [
        (NoteKind.DEALT, ""),
        (NoteKind.RESERVE, "Boards were exposed"),
    ]
    assert desk.told[-1] == (38, 38)
    assert milestone(desk) is Milestone.DEALT


def test_orders_that_do_not_fit_the_plan(desk: Desk) -> None:
    """Phases, sessions and boards that the plan does not have are refused before anything is dealt."""
    reserve = SessionId(1, 1, is_reserve=True)
    for error, ids, order in (
        (NoSuchSession, of_phase(5, 1), {}),
        (NoSuchSession, of_phase(1, 5), {}),
        (BoardsNotGiven, KNOCK_OUT, {}),
        (InvalidField, ROBIN, {"asked": {1: parse_asked_boards("7")}}),
        (
            FormatCannotHold,
            KNOCK_OUT,
            {"asked": {2: parse_asked_boards("90-110")}, "formats": parse_formats("pbn,dlm")},
        ),
        (InvalidField, [reserve], {}),
        (InvalidField, [reserve], {"reason": " "}),
    ):
        with pytest.raises(error):
            desk.deal(*ids, **order)
    assert desk.names() == []
    assert desk.journal.sets().total == 0


def test_two_sessions_never_share_a_file(desk: Desk) -> None:
    """A plan whose sessions would write the same file deals nothing."""
    plan = open_tournament(desk.path).plan
    phase = Phase(2, BoardsRule.parse("8"), "same", "Same")
    ids = (SessionId(1, 1), SessionId(1, 2))
    sessions = ordered_sessions(replace(plan, phases=(phase,)), ids, {})
    order = DealingOrder(ids, parse_formats("pbn"), desk.folder)
    work = deal_module._Dealing(replace(plan, phases=(phase,)), desk.keys, order, sessions)
    with pytest.raises(BadFileName):
        work.check(desk.journal)


def test_steps_before_dealing(desk: Desk) -> None:
    """Without keys that were published, or without a value, nothing is dealt."""
    (desk.path).write_bytes((VECTORS / "spring.sqd.bak").read_bytes())
    with pytest.raises(StepNotAllowed, match=r"^The outside value is not"):
        desk.deal(*ROBIN)
    desk.path.write_bytes((VECTORS / "spring.sqd").read_bytes().replace(b"KH ecaf", b"KH fcaf"))
    with pytest.raises(KeysNotPublished):
        desk.deal(*ROBIN)
    assert desk.names() == []


def test_revealed_keys_deal_no_more(desk: Desk) -> None:
    """Once anybody can compute the deals, none are dealt."""
    note_step(open_tournament(desk.path), desk.journal, NoteKind.REVEALED)
    with pytest.raises(StepNotAllowed, match=r"^The keys have been revealed"):
        desk.deal(*ROBIN)


def test_a_reserve_set_has_its_reason(desk: Desk) -> None:
    """Reserve sets are noted in the journal and in a notice that names the reason, each time."""
    done = desk.deal(*of_phase(1, 1, 2, is_reserve=True), reason=" Boards were  exposed ")
    assert done.notice is not None
    assert done.notice.name == "rr1reserve-rr2reserve-notice.txt"
    text = done.notice.read_bytes().decode("utf-8")
    assert "Reason: Boards were exposed\r\n" in text
    assert "Round robin 1/4 (reserve): 1-6" in text
    assert [run.stem for run, _ in done.runs] == ["rr1-2reserve"]
    again = desk.deal(*of_phase(1, 1, 2, is_reserve=True), reason="Again")
    assert again.notice is not None
    assert again.notice.name == "rr1reserve-rr2reserve-notice-2.txt"
    notes = tournament_record(open_tournament(desk.path), desk.journal).notes
    assert [(note.kind, note.text) for note in notes] == [
        (NoteKind.RESERVE, "Boards were exposed"),
        (NoteKind.RESERVE, "Again"),
    ]
    assert milestone(desk) is Milestone.DEALT


def test_one_fouled_board_costs_one_board(desk: Desk) -> None:
    """Of a reserve set single boards are dealt, each the deal that the whole set has there, and told so."""
    whole = desk.deal(SessionId(1, 3, is_reserve=True), reason="All of it")
    ((_session, made),) = whole.sessions
    boards = {
        board.number: board
        for board in read_boards_file("rr3reserve.pbn", made.files[0].path.read_bytes()).boards
    }
    first = min(boards)
    done = desk.deal(SessionId(1, 3, is_reserve=True), reason="Fouled", only=(first + 4, first + 1))
    stems = [f"rr3reserve-{number}" for number in (first + 1, first + 4)]
    assert [session.stem for session, _ in done.sessions] == stems
    for session, made in done.sessions:
        (board,) = read_boards_file(made.files[0].path.name, made.files[0].path.read_bytes()).boards
        assert board == boards[session.boards.first]
    assert done.notice is not None
    assert f"Round robin 3/4 (reserve): {first + 4}\r\n" in done.notice.read_bytes().decode("utf-8")
    again = desk.deal(SessionId(1, 3, is_reserve=True), reason="Fouled, too", only=(first,))
    tournament = open_tournament(desk.path)
    found = dealt_sessions(tournament.plan, tournament_record(tournament, desk.journal).notes)
    assert [one.stem for one in found] == ["rr3reserve", f"rr3reserve-{first}", *stems]
    assert again.sessions[0][0].boards.numbers == str(first)
    used = record_of_notes(tournament_record(tournament, desk.journal).notes).reserve
    assert [use.boards for use in used] == [(), (first + 1,), (first + 4,), (first,)]


def test_single_boards_are_those_of_one_reserve_set(desk: Desk) -> None:
    """Boards of an original, of several sets, or that the set does not have, are refused."""
    reserve = of_phase(1, 1, 2, is_reserve=True)
    for ids, only in ((ROBIN[:1], (1,)), (reserve, (1,)), (reserve[:1], (99,))):
        with pytest.raises(InvalidField):
            desk.deal(*ids, reason="x", only=only)
    assert desk.names() == []


def test_single_boards_of_an_open_phase_follow_its_boards(desk: Desk) -> None:
    """Where the boards are asked for, board 12 of 9-16 is the fourth deal of the set, whole or alone."""
    reserve, asked = SessionId(2, 1, is_reserve=True), {2: parse_asked_boards("9-16")}
    whole = desk.deal(reserve, reason="x", asked=asked).sessions[0][1].files[0].path
    alone = desk.deal(reserve, reason="x", asked=asked, only=(12,)).sessions[0][1].files[0].path
    boards = read_boards_file(whole.name, whole.read_bytes()).boards
    assert tuple(read_boards_file(alone.name, alone.read_bytes()).boards) == (boards[3],)


def test_what_was_dealt_is_remembered(desk: Desk) -> None:
    """Every session dealt is known from the notes, once, with its boards, originals before reserves."""
    desk.deal(*FINAL)
    desk.deal(*KNOCK_OUT, asked={2: parse_asked_boards("9-16")})
    desk.deal(SessionId(1, 2, is_reserve=True), reason="x")
    desk.deal(*FINAL)
    tournament = open_tournament(desk.path)
    found = dealt_sessions(tournament.plan, tournament_record(tournament, desk.journal).notes)
    assert [(one.stem, str(one.boards)) for one in found] == [
        ("ko1", "9-16"),
        ("ko2", "9-16"),
        ("fin", "21-28"),
        ("rr2reserve", "7-12"),
    ]


def test_a_session_is_noted_before_it_can_be_seen(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the note could not be written there are no boards, so that no value is changed behind any."""

    def busy(*_args: object) -> None:
        raise JournalBusy(Path("journal"))

    monkeypatch.setattr(type(desk.journal), "record", busy)
    with pytest.raises(JournalBusy):
        desk.deal(*FINAL)
    assert desk.names() == []


def test_sessions_dealt_together_are_one_note(desk: Desk) -> None:
    """Each session has a row of its own, and people see one note for them all."""
    desk.deal(*ROBIN)
    tournament = open_tournament(desk.path)
    (note,) = tournament_record(tournament, desk.journal).notes
    assert [one.id.session for one in note.sessions] == [1, 2, 3, 4]
    assert len([row for row in desk.journal.rows() if '"step":"dealt"' in row.payload]) == 4


def test_formats_that_are_not_combined(desk: Desk) -> None:
    """A run is one more file in the formats that can be combined, and none where there are none."""
    assert desk.deal(*ROBIN, formats=parse_formats("lin,csv")).runs == ()
    done = desk.deal(*ROBIN, formats=parse_formats("lin,bri"))
    assert [[file.path.name for file in dealt.files] for _, dealt in done.runs] == [
        ["rr1-2.bri"],
        ["rr3-4.bri"],
    ]


def test_a_deviation_is_noted(desk: Desk) -> None:
    """What was done otherwise than planned stands in the journal and in a notice beside the plan."""
    file = record_deviation(desk.path, "Session 4 was played first", journal=desk.journal)
    assert file.path.name == "spring-deviation.txt"
    text = file.path.read_bytes().decode("utf-8")
    assert "What was done otherwise: Session 4 was played first\r\n" in text
    assert open_tournament(desk.path).plan.keys_hash in text
    assert record_deviation(desk.path, "x", journal=desk.journal).path.name == "spring-deviation-2.txt"
    notes = tournament_record(open_tournament(desk.path), desk.journal).notes
    assert [note.kind for note in notes] == [NoteKind.DEVIATION] * 2
    other = open_tournament(desk.path)
    changed = other.description.with_plan(replace(other.plan, keys_hash="0" * 64))
    assert tournament_record(replace(other, description=changed), desk.journal).notes == ()
    assert milestone(desk) is Milestone.VALUED
    with pytest.raises(InvalidField):
        record_deviation(desk.path, " ", journal=desk.journal)
    desk.path.write_bytes(b"TN a\n")
    with pytest.raises(StepNotAllowed):
        record_deviation(desk.path, "x", journal=desk.journal)


def test_no_key_shows_itself(desk: Desk) -> None:
    """Neither the journal nor any repr on the way holds a key or a half of one."""
    done = desk.deal(*ROBIN, formats=FORMATS)
    shown = repr(done) + repr(desk.keys) + json.dumps([row.payload for row in desk.journal.rows()])
    secret = [key.reveal().decode() for key in desk.keys.by_place.values()]
    assert not [key for key in secret if key[:10] in shown or key[30:40] in shown]
    assert verify_journal(desk.journal.store).is_sound


def test_nothing_is_dealt_by_a_program_that_fails_its_own_test(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test comes before the keys are opened and before anything is noted."""
    monkeypatch.setattr(self_test, "_PARTS", (("hash", lambda: False),))
    with pytest.raises(SelfTestFailed):
        deal_unlocked(desk.path, NOTHING, pbn_order(desk), Work(lambda: desk.journal))
    assert desk.names() == []
    assert tournament_record(open_tournament(desk.path), desk.journal).notes == ()


def test_who_stops_while_the_keys_are_opened_begins_nothing(desk: Desk) -> None:
    """Opening a seal takes seconds: what is stopped by then leaves no note of a dealing."""
    desk.cancel.cancel()
    work = Work(lambda: desk.journal, cancel=desk.cancel)
    with pytest.raises(Cancelled):
        deal_unlocked(desk.path, NOTHING, pbn_order(desk), work)
    assert tournament_record(open_tournament(desk.path), desk.journal).notes == ()


def pbn_order(desk: Desk) -> DealingOrder:
    """Return an order for the first session."""
    return DealingOrder((SessionId(1, 1),), parse_formats("pbn"), desk.folder)
