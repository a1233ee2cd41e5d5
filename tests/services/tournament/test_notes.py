"""What was written down of a tournament years ago is read today: its names do not change."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from bigdeal_gui.formats.format import CRLF, LF, Profile
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.journal.sets import Kind
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.tournament import notes
from bigdeal_gui.services.tournament.keys import Custody
from bigdeal_gui.services.tournament.notes import SINCE, Note, NoteKind
from bigdeal_gui.services.tournament.plan import add_phase, new_tournament, open_tournament
from bigdeal_gui.services.tournament.public_pack import record_of_notes
from bigdeal_gui.services.tournament.publish import inspect_tournament, publish_tournament
from bigdeal_gui.services.tournament.record import (
    OrderNote,
    note_step,
    revealed_sessions,
    session_notes,
    tournament_record,
)
from bigdeal_gui.services.work import Work
from bigdeal_gui.tournament.plan import new_phase
from bigdeal_gui.tournament.sessions import Session, SessionId
from bigdeal_gui.tournament.tournament_log import DealtBoards

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal

RESERVE = Session(SessionId(1, 2, is_reserve=True), BoardRange(7, 7), "rr2r-7", "Second", BoardRange(5, 8))
FORMATS = parse_formats("pbn")


def test_steps_have_the_names_that_they_always_had() -> None:
    """Each kind of note, and what a note tells more, is called as in the journals and logs of before."""
    assert [kind.value for kind in NoteKind] == [
        "published",
        "announced",
        "valued",
        "dealt",
        "reserve",
        "deviation",
        "revealed",
        "revealing",
        "session-revealed",
        "begun",
        "ended",
        "undone",
    ]
    more = (notes.DIGEST, notes.PLAN_PATH, notes.KEPT, notes.SINCE, notes.AS_PUBLISHED, notes.WITHHELD)
    assert more == ("digest", "plan", "kept", "since", "as_published", "withheld")


def test_the_hour_is_told_of_what_was_written_down_that_day() -> None:
    """Tomorrow is that day elsewhere; of other days nobody knows the hour."""
    moment = datetime(2026, 7, 13, 20, 30, tzinfo=UTC)
    days = [moment.date() + timedelta(days) for days in range(-1, 3)]
    told = record_of_notes(
        [
            Note(NoteKind.ANNOUNCED, moment.isoformat(), "Bulletin", more={SINCE: day.isoformat()})
            for day in days
        ]
    )
    assert [(one.where, one.since) for one in told.published] == [("Bulletin", day) for day in days]
    assert [one.at for one in told.published] == [None, moment, moment, None]


def test_the_last_value_and_the_single_boards_of_reserve_sets_are_told() -> None:
    """Not the whole set that a single board is of, where the whole was used."""
    told_by = [
        Note(NoteKind.VALUED, "2026-07-14T10:00:00+00:00", "1"),
        Note(NoteKind.VALUED, "2026-07-14T11:00:00+00:00", "2", more={notes.AS_PUBLISHED: "misprint"}),
        Note(
            NoteKind.RESERVE,
            "2026-07-15T10:00:00+00:00",
            "wet boards",
            (
                DealtBoards(SessionId(1, 2, is_reserve=True), BoardRange(7, 7), BoardRange(5, 8)),
                DealtBoards(SessionId(2, 1, is_reserve=True), BoardRange(1, 4)),
            ),
        ),
    ]
    told = record_of_notes(told_by)
    assert told.value is not None
    assert told.value.entered == datetime(2026, 7, 14, 11, tzinfo=UTC)
    assert told.value.as_published == "misprint"
    assert [(one.phase, one.session, one.boards) for one in told.reserve] == [(1, 2, (7,)), (2, 1, ())]


def dealt(kind: NoteKind, *places: tuple[int, int], text: str = "") -> Note:
    """Return a note of sessions."""
    sessions = tuple(DealtBoards(SessionId(*place), BoardRange(1, 4)) for place in places)
    return Note(kind, "2026-07-15T10:00:00+00:00", text, sessions)


def test_the_pack_of_a_session_tells_nothing_of_others() -> None:
    """What has no session is about all; what was revealed by itself is nobody else's."""
    both, other = dealt(NoteKind.DEALT, (1, 1), (1, 2)), dealt(NoteKind.DEALT, (2, 1))
    late = dealt(NoteKind.DEVIATION, text="Late")
    told = session_notes([both, other, late, dealt(NoteKind.SESSION_REVEALED, (1, 2))], (1, 2))
    assert told == (dealt(NoteKind.DEALT, (1, 2)), late)


def test_a_session_is_revealed_once() -> None:
    """With the first note of it, in the order of that; other notes reveal nothing."""
    first = dealt(NoteKind.SESSION_REVEALED, (2, 1), (1, 2))
    again = dealt(NoteKind.SESSION_REVEALED, (1, 2), (1, 1), text="again")
    told = revealed_sessions([dealt(NoteKind.DEALT, (3, 1)), first, again])
    assert told == (((2, 1), first), ((1, 2), first), ((1, 1), again))


def test_a_row_of_the_journal_is_read_as_it_was_written(folder: Path, journal: Journal) -> None:
    """Every field of a note and its order, under the names that older journals have; the log tells less."""
    path = folder / "cup.sqd"
    new_tournament(path, "Cup", "Lotto numbers of 14 July 2026")
    add_phase(path, new_phase(2, "2x4", "rr", "Round robin"))
    findings = {finding.key for finding in inspect_tournament(path, FORMATS)}
    publish_tournament(path, Work(lambda: journal), custody=Custody(), formats=FORMATS, acknowledged=findings)
    tournament = open_tournament(path)
    order = OrderNote(("pbn",), folder, Profile.BIGDEAL, LF, {1: "5-8"}, "wet boards", (7,))
    note_step(tournament, journal, NoteKind.BEGUN, "wet boards", [RESERVE], order=order, more={"plan": "x"})
    row = list(journal.rows())[-1]
    assert row.kind == Kind.TOURNAMENT
    payload = json.loads(row.payload)
    assert len(payload.pop("log")) == 64
    assert payload == {
        "tournament": tournament.plan.keys_hash,
        "name": "Cup",
        "step": "begun",
        "text": "wet boards",
        "sessions": [{"phase": 1, "session": 2, "reserve": True, "boards": [7, 7], "of": [5, 8]}],
        "more": {"plan": "x"},
        "order": {
            "formats": ["pbn"],
            "folder": str(folder),
            "profile": "bigdeal",
            "line_end": "lf",
            "asked": {"1": "5-8"},
            "only": [7],
        },
    }
    begun = tournament_record(tournament, journal).begun
    assert begun is not None
    assert begun.order == order
    assert begun.sessions == (RESERVE.id,)
    assert [(one.id, one.boards, one.whole) for one in begun.missing] == [
        (RESERVE.id, RESERVE.boards, RESERVE.whole)
    ]
    note_step(tournament, journal, NoteKind.BEGUN, order=replace(order, line_end=CRLF, only=()))
    told = json.loads(list(journal.rows())[-1].payload)
    assert (told["order"]["line_end"], "only" in told["order"], told["text"]) == ("crlf", False, "")
    written = tournament.layout.log.read_text("utf-8").splitlines()[-2]
    assert '"sessions":[[1,2,1,7,7,5,8]],"step":"begun","text":"wet boards"' in written
    assert '"more":{}' in written
