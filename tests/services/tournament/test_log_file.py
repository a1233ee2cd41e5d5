"""The log in a tournament's folder: how it stands, and what it tells that no journal here does."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.tournament.log_file import LogState, add_log_row, done_elsewhere, notes_without_row
from bigdeal_gui.services.tournament.notes import Note, NoteKind
from bigdeal_gui.services.tournament.plan import new_tournament, open_tournament
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.tournament.tournament_log import DealtBoards, LogRow, TournamentLog

if TYPE_CHECKING:
    from pathlib import Path

ROW = LogRow("k" * 64, "", "2026-07-14T10:00:00.000000Z", "here", "deviation", "Late", (), {}, ())


@pytest.mark.parametrize(
    ("state", "begins"),
    [
        (LogState(), []),
        (LogState(heads=("a",)), []),
        (LogState(is_new_here=True), ["This computer"]),
        (LogState(is_cut=True, heads=("a",)), ["Part of"]),
        (LogState(True, True, ("a", "b"), True), ["This computer", "Part of", "Two computers"]),
    ],
)
def test_what_should_be_known_before_the_next_step(state: LogState, begins: list[str]) -> None:
    """A sentence for each, and nothing where all is as it should be."""
    assert [text.startswith(words) for text, words in zip(state.told, begins, strict=True)] == [True] * len(
        begins
    )


@pytest.mark.parametrize("rows", [(), (ROW,)])
@pytest.mark.parametrize("is_new_here", [True, False])
def test_a_log_without_rows_is_new_to_nobody(rows: tuple[LogRow, ...], *, is_new_here: bool) -> None:
    """Otherwise it is where the journal knows nothing of it."""
    state = LogState.of(TournamentLog(rows), is_new_here=is_new_here)
    assert state.is_new_here is (is_new_here and bool(rows))


def of_time(second: int, computer: str, step: NoteKind, text: str = "") -> LogRow:
    """Return a row of a moment."""
    return replace(
        ROW, time=f"2026-07-14T10:00:{second:02}.000000Z", computer=computer, step=step.value, text=text
    )


def test_what_was_done_elsewhere_comes_in_its_order_without_what_was_taken_back() -> None:
    """Of each computer the step before; a step that no version here knows tells nothing."""
    rows = (
        of_time(3, "there", NoteKind.DEVIATION, "third"),
        of_time(1, "there", NoteKind.VALUED, "1"),
        of_time(2, "club", NoteKind.DEVIATION, "second"),
        of_time(4, "there", NoteKind.DEALT),
        of_time(5, "club", NoteKind.UNDONE, "dealt"),
        of_time(6, "there", NoteKind.UNDONE, "dealt"),
        replace(of_time(7, "there", NoteKind.DEALT), step="danced"),
    )
    told = done_elsewhere(TournamentLog(rows), (), "k" * 64, "here")
    assert [(note.kind, note.text) for note in told] == [
        (NoteKind.VALUED, "1"),
        (NoteKind.DEVIATION, "second"),
        (NoteKind.DEVIATION, "third"),
    ]


def test_a_session_is_told_as_its_row_has_it() -> None:
    """With the whole set where a single board of it was dealt."""
    single = DealtBoards(SessionId(1, 2, is_reserve=True), BoardRange(7, 7), BoardRange(5, 8))
    sessions = (single, DealtBoards(SessionId(2, 1), BoardRange(1, 4)))
    row = replace(of_time(1, "there", NoteKind.RESERVE, "wet"), sessions=sessions, more={"since": "x"})
    (note,) = done_elsewhere(TournamentLog((row,)), (), "k" * 64, "here")
    assert note == Note(NoteKind.RESERVE, row.time, "wet", sessions, {"since": "x"})
    assert [*notes_without_row([note], TournamentLog((row,)))] == []
    half = replace(row, sessions=sessions[:1])
    assert [*notes_without_row([note], TournamentLog((half,)))] == [replace(note, sessions=sessions[1:])]
    plain = Note(NoteKind.DEVIATION, row.time, "Late")
    assert [*notes_without_row([plain], TournamentLog((row,)))] == [plain]
    assert [*notes_without_row([plain], TournamentLog((ROW,)))] == []


@pytest.mark.skipif(os.name != "posix", reason="umask")
def test_a_new_log_is_for_everybody(tmp_path: Path) -> None:
    """Whatever the umask is; who closes it later finds it as it was, with the row behind the others."""
    (tmp_path / "cup").mkdir()
    new_tournament(tmp_path / "cup" / "cup.sqd", "Cup", "Lotto numbers of 14 July 2026")
    tournament = open_tournament(tmp_path / "cup" / "cup.sqd")
    before = os.umask(0o077)
    try:
        add_log_row(tournament, ROW)
    finally:
        os.umask(before)
    assert tournament.layout.log.stat().st_mode & 0o777 == 0o644
    tournament.layout.log.chmod(0o600)
    add_log_row(tournament, ROW)
    assert tournament.layout.log.stat().st_mode & 0o777 == 0o600
    assert tournament.layout.log.read_bytes() == ROW.line() * 2
