"""What the rows of a journal tell of a tournament, row by row, without a journal."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final, cast

import pytest

from bigdeal_gui.formats.format import CRLF, LF, Profile
from bigdeal_gui.journal.chain import Row
from bigdeal_gui.journal.sets import Kind
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.tournament import log_file
from bigdeal_gui.services.tournament.notes import Note, NoteKind
from bigdeal_gui.services.tournament.plan import Tournament
from bigdeal_gui.services.tournament.record import (
    BegunDealing,
    Milestone,
    OrderNote,
    Record,
    dealt_sessions,
    tournament_has_gone_on,
    tournament_record,
)
from bigdeal_gui.tournament.description_file import Description
from bigdeal_gui.tournament.plan import Plan, new_phase
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.tournament.tournament_log import DealtBoards, TournamentLog

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal

HASH: Final = "ab" * 32
PHASES: Final = (new_phase(2, "1-6,7-12", "rr#", "Round robin #"), new_phase(1, "1-4", "fin", "Final"))
PLAN: Final = Plan("Cup", "DAX", PHASES, value="24", keys_hash=HASH)
TOURNAMENT: Final = Tournament(Path("/nowhere/at/all/cup.sqd"), Description(PLAN), b"")
FIRST: Final = DealtBoards(SessionId(1, 1), BoardRange(1, 6))
SECOND: Final = DealtBoards(SessionId(1, 2), BoardRange(7, 12))
RESERVE: Final = DealtBoards(SessionId(1, 1, is_reserve=True), BoardRange(1, 6))
SINGLE: Final = DealtBoards(SessionId(1, 1, is_reserve=True), BoardRange(5, 5), BoardRange(1, 6))
STEMS: Final = {FIRST: "rr1", SECOND: "rr2", RESERVE: "rr1reserve"}
SET_ORDER: Final = {"formats": ["pbn"], "folder": "sets", "profile": "standard"}
ORDER: Final = {**SET_ORDER, "line_end": "lf", "asked": {"2": "1-4"}, "only": [5]}
DAY: Final = "2026-11-21"


def row(kind: Kind, payload: object, set_id: int | None = None, day: str = DAY) -> Row:
    """Return a row of a journal."""
    return Row(1, f"{day}T10:00:00.000000Z", "1", kind, set_id, 0, json.dumps(payload), b"")


def step(
    kind: NoteKind,
    *sessions: DealtBoards,
    text: str = "",
    order: object = None,
    of: str = HASH,
    day: str = DAY,
) -> Row:
    """Return a row that tells of a step."""
    listed = [
        {
            "phase": one.id.phase,
            "session": one.id.session,
            "reserve": one.id.is_reserve,
            "boards": [one.boards.first, one.boards.last],
            **({"of": [one.whole.first, one.whole.last]} if one.whole else {}),
        }
        for one in sessions
    ]
    payload = {"tournament": of, "step": kind.value, "text": text, "sessions": listed}
    return row(Kind.TOURNAMENT, payload | ({"order": order} if order else {}), day=day)


def dealt(one: DealtBoards, set_id: int, *, is_delivered: bool = True, stem: str = "") -> list[Row]:
    """Return the rows of a set that was begun for a session, and delivered."""
    boards = [one.boards.first, one.boards.last]
    payload = {"files": [f"{stem or STEMS[one]}.pbn"], "boards": boards, **SET_ORDER}
    return [row(Kind.DEAL, payload, set_id), *[row(Kind.DELIVERY, {}, set_id)] * is_delivered]


def read(*rows: Row) -> Record:
    """Return what the rows tell, behind the one that every tournament has."""
    everything = [step(NoteKind.PUBLISHED), *rows]
    return tournament_record(TOURNAMENT, journal_of(everything))


def journal_of(rows: list[Row]) -> Journal:
    """Return a journal that has these rows and nothing else."""
    return cast("Journal", SimpleNamespace(rows=lambda: rows, store=SimpleNamespace(delivery_key=b"key")))


def told(record: Record) -> list[tuple[NoteKind, tuple[DealtBoards, ...]]]:
    """Return what the notes are about, without the first one."""
    return [(note.kind, note.sessions) for note in record.notes if note.kind is not NoteKind.PUBLISHED]


def test_how_far_a_tournament_has_come() -> None:
    """As far as its plan says, until boards were dealt; after the reveal nothing comes."""
    assert Record().milestone(Plan("Cup", "", PHASES)) is Milestone.PLANNED
    assert read().milestone(PLAN) is Milestone.VALUED
    for one in (FIRST, RESERVE):
        kind = NoteKind.RESERVE if one.id.is_reserve else NoteKind.DEALT
        assert read(*dealt(one, 1), step(kind, one)).milestone(PLAN) is Milestone.DEALT
    over = read(*dealt(FIRST, 1), step(NoteKind.DEALT, FIRST), step(NoteKind.REVEALED))
    assert over.milestone(PLAN) is Milestone.REVEALED
    assert [read().is_fixed, over.is_fixed, read(step(NoteKind.REVEALED)).is_fixed] == [False, True, True]


def test_rows_of_other_tournaments_tell_nothing() -> None:
    """Nor do those of sets that have nothing to do with any."""
    other = step(NoteKind.DEVIATION, text="Late", of="cd" * 32)
    assert read(other, row(Kind.STATE, {}, 1)) == read()
    bare = Tournament(TOURNAMENT.path, Description(Plan("Cup", "DAX", PHASES)), b"")
    assert tournament_record(bare, journal_of([step(NoteKind.DEVIATION, of="")])) == Record()


def test_a_row_may_tell_less_or_more() -> None:
    """Earlier versions wrote no text where there was none."""
    bare = {"tournament": HASH, "step": "deviation"}
    less, more = read(row(Kind.TOURNAMENT, bare), row(Kind.TOURNAMENT, bare | {"more": {"a": "b"}})).notes[1:]
    assert (less.text, less.sessions, less.more, more.more) == ("", (), {}, {"a": "b"})


def test_a_session_is_dealt_when_its_set_was_delivered() -> None:
    """What was only begun is missing, unless it failed; a set whose program died did not."""
    note = step(NoteKind.DEALT, FIRST, text="as asked")
    assert told(read(*dealt(FIRST, 1), note)) == [(NoteKind.DEALT, (FIRST,))]
    assert read(*dealt(FIRST, 1), note).begun is None
    begun = read(*dealt(FIRST, 1, is_delivered=False), note)
    order = OrderNote(("pbn",), Path("sets"), reason="as asked")
    assert (told(begun), begun.is_fixed) == ([], True)
    assert begun.begun == BegunDealing((FIRST.id,), (FIRST,), order)
    for reason, is_missing in (("full", False), ("broken off", True)):
        failed = row(Kind.FAILURE, {"reason": reason}, 1)
        assert (read(*dealt(FIRST, 1, is_delivered=False), failed, note).begun is not None) is is_missing
    assert read(*dealt(FIRST, 1, is_delivered=False, stem="other"), note).begun is None
    assert read(*dealt(FIRST, 1, is_delivered=False), *dealt(FIRST, 2), note).begun is None
    again = read(*dealt(FIRST, 1, is_delivered=False), note, *dealt(FIRST, 2), note)
    assert (told(again), again.begun) == ([(NoteKind.DEALT, (FIRST,))], None)


def test_an_order_is_missing_what_was_not_delivered_since() -> None:
    """Until it has ended, though nothing is missing any more."""
    begin = step(NoteKind.BEGUN, FIRST, SECOND, text="why", order=ORDER)
    order = OrderNote(("pbn",), Path("sets"), Profile.STANDARD, LF, {2: "1-4"}, "why", (5,))
    ids = (FIRST.id, SECOND.id)
    assert read(begin).begun == BegunDealing(ids, (FIRST, SECOND), order)
    first = [*dealt(FIRST, 1), step(NoteKind.DEALT, FIRST)]
    assert read(begin, *first).begun == BegunDealing(ids, (SECOND,), order)
    second = [*dealt(SECOND, 2), step(NoteKind.DEALT, SECOND)]
    assert read(begin, *first, *second).begun == BegunDealing(ids, (), order)
    lost = [*dealt(SECOND, 2, is_delivered=False), step(NoteKind.DEALT, SECOND)]
    assert read(begin, *first, *lost).begun == BegunDealing(ids, (SECOND,), order)
    assert read(begin, *first, step(NoteKind.ENDED)).begun is None
    assert read(begin, step(NoteKind.REVEALED)).begun is None
    assert read(step(NoteKind.BEGUN, FIRST)).begun is None
    by_itself = read(begin, step(NoteKind.ENDED), *lost).begun
    assert by_itself is not None
    assert by_itself.sessions == (SECOND.id,)
    plain = read(step(NoteKind.BEGUN, FIRST, order={**SET_ORDER, "line_end": "crlf", "asked": {}})).begun
    assert plain is not None
    assert (plain.order.line_end, plain.order.only) == (CRLF, ())


def test_sessions_dealt_one_behind_the_other_are_one_note() -> None:
    """Of one day and for one reason; single boards of a reserve set by themselves."""
    rows = [*dealt(FIRST, 1), *dealt(SECOND, 2)]
    one, two = step(NoteKind.DEALT, FIRST), step(NoteKind.DEALT, SECOND)
    assert told(read(*rows, one, two)) == [(NoteKind.DEALT, (FIRST, SECOND))]
    for later in (step(NoteKind.DEALT, SECOND, day="2026-11-22"), step(NoteKind.DEALT, SECOND, text="why")):
        assert told(read(*rows, one, later)) == [(NoteKind.DEALT, (FIRST,)), (NoteKind.DEALT, (SECOND,))]
    notes = read(*rows, two, one, step(NoteKind.RESERVE, SINGLE)).notes
    assert [session.stem for session in dealt_sessions(PLAN, notes)] == ["rr1", "rr2"]
    notes = (*notes, Note(NoteKind.RESERVE, "", "", (SINGLE, RESERVE, SINGLE)))
    fewer = DealtBoards(FIRST.id, BoardRange(1, 5))
    assert [
        str(session.boards)
        for session in dealt_sessions(PLAN, [notes[1], Note(NoteKind.DEALT, "", "", (fewer,))])
    ] == ["1-5", "7-12"]
    assert [(session.stem, str(session.boards)) for session in dealt_sessions(PLAN, notes)] == [
        ("rr1", "1-6"),
        ("rr2", "7-12"),
        ("rr1reserve", "1-6"),
        ("rr1reserve-5", "5-5"),
    ]


def test_a_step_that_failed_is_taken_back() -> None:
    """The last one, where it is the one that is named."""
    late = step(NoteKind.DEVIATION, text="Late")
    assert told(read(late, step(NoteKind.UNDONE, text="deviation"))) == []
    assert told(read(late, step(NoteKind.UNDONE, text="valued"))) == [(NoteKind.DEVIATION, ())]
    hash_alone = [step(NoteKind.UNDONE, text="published")]
    assert tournament_record(TOURNAMENT, journal_of(hash_alone)).notes == ()


def test_a_value_counts_when_it_is_in_the_plan() -> None:
    """The newest note of one that is not there tells of nothing that happened; those before it stay."""
    one, other = step(NoteKind.VALUED, text="24"), step(NoteKind.VALUED, text="25")
    for rows, texts in (
        ((one,), ["24"]),
        ((other,), []),
        ((other, one), ["25", "24"]),
        ((one, other), ["24"]),
    ):
        assert [note.text for note in read(*rows).notes if note.kind is NoteKind.VALUED] == texts


def test_keys_that_were_about_to_be_revealed_may_be_known() -> None:
    """Until their pack is there, the step was taken back, or all keys were revealed."""
    begin = step(NoteKind.REVEALING, FIRST, SECOND)
    assert read(begin, begin).revealing == ((1, 1), (1, 2))
    undone = step(NoteKind.UNDONE, text="revealing")
    one, two = step(NoteKind.REVEALING, FIRST), step(NoteKind.REVEALING, SECOND)
    assert (read(one, undone).revealing, read(one, two, undone).revealing) == ((), ((1, 1),))
    made = read(begin, step(NoteKind.SESSION_REVEALED, FIRST))
    assert (made.revealing, made.known_keys) == (((1, 2),), {(1, 1), (1, 2)})
    assert told(made) == [(NoteKind.SESSION_REVEALED, (FIRST,))]
    assert read(begin, step(NoteKind.REVEALED)).revealing == ()


def test_a_reserve_set_whose_key_is_out_is_not_missing() -> None:
    """It is burnt; the rest of the order still is."""
    begin = step(NoteKind.BEGUN, RESERVE, SECOND, order=ORDER)
    out = step(NoteKind.SESSION_REVEALED, FIRST)
    left = read(begin, out).begun
    assert left is not None
    assert (left.sessions, left.missing, left.order.asked) == ((SECOND.id,), (SECOND,), {2: "1-4"})
    lost = [*dealt(SECOND, 2, is_delivered=False), step(NoteKind.DEALT, SECOND)]
    assert read(step(NoteKind.BEGUN, RESERVE, order=ORDER), out, *lost).begun is not None
    assert read(step(NoteKind.BEGUN, RESERVE, order=ORDER), out).begun is None
    kept = read(step(NoteKind.BEGUN, FIRST, order=ORDER), out).begun
    assert kept is not None
    assert kept.missing == (FIRST,)


def test_what_was_done_elsewhere_stands_where_it_belongs(monkeypatch: pytest.MonkeyPatch) -> None:
    """By its time, before a row of the same; dealings of others are dealt, and their orders nobody's here."""
    noon, night = f"{DAY}T10:00:00.000000Z", f"{DAY}T23:00:00.000000Z"
    others = [
        Note(NoteKind.BEGUN, noon, "", (FIRST,)),
        Note(NoteKind.DEALT, noon, "", (FIRST,)),
        Note(NoteKind.ENDED, noon),
        Note(NoteKind.DEVIATION, noon, "theirs"),
        Note(NoteKind.DEVIATION, night, "last"),
    ]
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(log_file, "done_elsewhere", lambda *about: asked.append(about) or [*others])
    found = read(step(NoteKind.DEVIATION, text="ours"))
    assert asked[0][2:] == (HASH, log_file.computer_digits(journal_of([])))
    assert [(note.kind, note.text) for note in found.notes] == [
        (NoteKind.DEALT, ""),
        (NoteKind.DEVIATION, "theirs"),
        (NoteKind.PUBLISHED, ""),
        (NoteKind.DEVIATION, "ours"),
        (NoteKind.DEVIATION, "last"),
    ]
    assert (found.is_fixed, found.begun) == (True, None)


def test_packs_tell_where_the_log_may_lack_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a computer that never saw the tournament, and beside a log that was cut off."""
    notices = [
        Note(NoteKind.DEVIATION, "", "Late"),
        Note(NoteKind.DEVIATION, "", "Later"),
        Note(NoteKind.RESERVE, "", "wet", (FIRST, SECOND)),
        Note(NoteKind.RESERVE, "", "wet", (FIRST,)),
    ]
    whole = "cup-public.zip"
    monkeypatch.setattr(log_file, "public_pack_there", lambda _tournament: (whole, [(1, 1), (2, 1)]))
    monkeypatch.setattr(log_file, "notices_there", lambda _tournament: notices)
    monkeypatch.setattr(log_file, "log_row_time", lambda: "now")
    known = Note(NoteKind.SESSION_REVEALED, "", "", (FIRST,))
    others = [known, Note(NoteKind.DEVIATION, "", "Late"), Note(NoteKind.DEALT, "", "", (FIRST,))]
    monkeypatch.setattr(log_file, "done_elsewhere", lambda *_about: [*others])
    is_cut = False
    monkeypatch.setattr(log_file, "tournament_log", lambda _tournament: TournamentLog(is_cut=is_cut))
    found = tournament_record(TOURNAMENT, journal_of([]))
    assert found.notes == (
        *others,
        Note(NoteKind.REVEALED, "now", "cup-public.zip"),
        Note(NoteKind.DEVIATION, "", "Later"),
        Note(NoteKind.RESERVE, "", "wet", (SECOND,)),
    )
    assert found.revealing == ((2, 1),)
    assert len(read().notes) == len(others) + 1
    is_cut = True
    assert len(read().notes) == len(others) + 4
    assert [note.kind for note in read(step(NoteKind.REVEALED)).notes].count(NoteKind.REVEALED) == 1
    whole = ""
    assert NoteKind.REVEALED not in {note.kind for note in read().notes}


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([], False),
        ([step(NoteKind.PUBLISHED), step(NoteKind.UNDONE)], False),
        ([step(NoteKind.PUBLISHED), step(NoteKind.ANNOUNCED)], True),
        ([step(NoteKind.ANNOUNCED, of="cd" * 32)], False),
        ([row(Kind.STATE, {"tournament": HASH, "step": "announced"})], False),
    ],
    ids=["nothing", "taken back", "announced", "another", "no step"],
)
def test_keys_have_gone_on_when_more_is_known_than_their_publishing(rows: list[Row], expected: bool) -> None:  # noqa: FBT001
    """Of these keys, and by a row that tells of a tournament."""
    assert tournament_has_gone_on(HASH, journal_of(rows)) is expected
