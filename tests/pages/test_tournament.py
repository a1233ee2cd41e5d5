"""Where a tournament stands, what is told beside each step, and which sessions are dealt."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.model import InvalidPlan
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.pages.tournament.reveals import RevealState, in_few, reveal_rows
from bigdeal_gui.pages.tournament.sessions import PhaseRequest, all_rows, asked_boards, open_phases
from bigdeal_gui.pages.tournament.steps import (
    MOST_RECENT,
    StepState,
    TournamentStep,
    can_open_step,
    plan_among,
    step_due,
    step_state,
    with_recent,
)
from bigdeal_gui.pages.tournament.texts import keys_files, phase_words, step_guide, step_meaning, step_name
from bigdeal_gui.seals.age import new_identity, seal
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.tournament import plan as plan_files
from bigdeal_gui.services.tournament.keys import KeysState, keys_state, sealed_state
from bigdeal_gui.services.tournament.notes import Note, NoteKind
from bigdeal_gui.services.tournament.plan import Tournament
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.services.tournament.status import TournamentStatus, read_tournament_status
from bigdeal_gui.tournament.description_file import Description
from bigdeal_gui.tournament.plan import Plan, new_phase, parse_asked_boards
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.tournament.tournament_log import DealtBoards
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule

if TYPE_CHECKING:
    from bigdeal_gui.tournament.plan import Phase

TODAY = date(2026, 11, 21)
ROBIN = new_phase(4, "1-6,7-12", "rr", "Round robin")
FINAL = new_phase(1, "20", "fin", "Final")
SWISS = new_phase(0, "?", "sw", "Swiss")


def status(
    step: Milestone,
    *,
    phases: tuple[Phase, ...] = (ROBIN, FINAL),
    dealt: tuple[SessionId, ...] = (),
    keys: KeysState = KeysState.NONE,
    kinds: tuple[NoteKind, ...] = (),
) -> TournamentStatus:
    """Return a status without any file."""
    plan = Plan(
        "Cup",
        "lottery",
        phases,
        value="4490192" if step not in {Milestone.PLANNED, Milestone.PUBLISHED} else None,
        keys_hash=None if step is Milestone.PLANNED else "0" * 64,
    )
    notes = [Note(kind, "2026-11-21T10:00:00.000000Z", "cup-2.zip") for kind in kinds]
    if dealt:
        boards = FINAL.boards.ranges[0]
        sessions = tuple(DealtBoards(one, boards) for one in dealt)
        notes.append(Note(NoteKind.DEALT, "2026-11-21T10:00:00.000000Z", "", sessions))
    return TournamentStatus(
        Tournament(Path("/there/cup.sqd"), Description(plan), b""), step, tuple(notes), keys=keys
    )


@pytest.mark.parametrize(
    ("milestone", "now", "last"),
    [
        (Milestone.PLANNED, TournamentStep.PUBLISH, TournamentStep.PUBLISH),
        (Milestone.PUBLISHED, TournamentStep.VALUE, TournamentStep.VALUE),
        (Milestone.VALUED, TournamentStep.DEAL, TournamentStep.DEAL),
        (Milestone.DEALT, TournamentStep.DEAL, TournamentStep.REVEAL),
        (Milestone.REVEALED, None, TournamentStep.REVEAL),
    ],
)
def test_each_step_is_done_due_or_to_come(
    milestone: Milestone, now: TournamentStep | None, last: TournamentStep
) -> None:
    """What lies before the step that is due is done, what lies behind it is to come."""
    one = status(milestone)
    assert step_due(one) is now
    for part in TournamentStep:
        state = step_state(one, part)
        if now is None or part < now:
            assert state is StepState.DONE
        else:
            assert state is (StepState.NOW if part is now else StepState.TO_COME)
        assert can_open_step(one, part) is (part <= last)


def test_all_dealt_makes_the_reveal_due() -> None:
    """With every session dealt the reveal is next; a phase with open sessions is never known to be over."""
    sessions = (*(SessionId(1, number) for number in range(1, 5)), SessionId(2, 1))
    assert step_due(status(Milestone.DEALT, dealt=sessions)) is TournamentStep.REVEAL
    assert step_due(status(Milestone.DEALT, dealt=sessions[:-1])) is TournamentStep.DEAL
    assert step_due(status(Milestone.DEALT, phases=(SWISS,), dealt=(SessionId(1, 1),))) is TournamentStep.DEAL


def test_the_value_is_waited_for_until_it_may_be_known(tmp_path: Path) -> None:
    """West of the source it may still be the evening before: what counts is the clock at the exchange."""
    path = tmp_path / "cup.sqd"
    promised = SourceRule(date(2027, 7, 6), (KNOWN_SOURCES[5],))
    plan_files.new_tournament(path, "Cup", promised.in_words())
    journal, formats, eve = open_journal(), parse_formats("pbn"), date(2027, 7, 5)
    noon = datetime(2027, 7, 6, 10, tzinfo=UTC)
    assert read_tournament_status(path, journal, formats, eve, noon - timedelta(seconds=1)).is_day_to_come
    assert not read_tournament_status(path, journal, formats, eve, noon).is_day_to_come


def test_the_plan_is_due_while_it_has_errors(tmp_path: Path) -> None:
    """Without source and phases the plan is due; with them publishing is."""
    path = tmp_path / "cup.sqd"
    plan_files.new_tournament(path, "Cup")
    journal, formats = open_journal(), parse_formats("pbn")
    fresh = read_tournament_status(path, journal, formats, TODAY)
    assert step_due(fresh) is TournamentStep.PLAN
    assert fresh.errors
    assert fresh.keys is KeysState.NONE
    plan_files.set_plan_source(path, "the lottery of Saturday 16 January 2027")
    plan_files.add_phase(path, FINAL)
    ready = read_tournament_status(path, journal, formats, TODAY)
    assert step_due(ready) is TournamentStep.PUBLISH
    assert ready.errors == ()
    with pytest.raises(CannotRead):
        read_tournament_status(tmp_path / "other.sqd", journal, formats, TODAY)


def test_how_the_keys_lie_is_seen(tmp_path: Path) -> None:
    """Missing, plain, sealed with a passphrase or for owners of keys; damaged ones will tell when opened."""
    path = tmp_path / "cup.sqd"
    made = plan_files.new_tournament(path, "Cup")
    assert keys_state(made) is KeysState.MISSING
    made.layout.sealed.write_bytes(seal(b"keys", recipients=(new_identity().recipient,)))
    assert keys_state(made) is KeysState.RECIPIENTS
    made.layout.sealed.write_bytes(b"no seal at all")
    assert sealed_state(made.layout.sealed) is KeysState.PASSPHRASE
    made.layout.keys.write_bytes(b"1,1:a")
    assert keys_state(made) is KeysState.PLAIN


def test_recent_tournaments_are_few_and_the_newest_first() -> None:
    """Unlocking one again moves it to the front."""
    paths = tuple(Path(f"{number}.sqd") for number in range(9))
    known: tuple[Path, ...] = ()
    for path in paths:
        known = with_recent(known, path)
    assert known == paths[: -MOST_RECENT - 1 : -1]
    assert with_recent(known, known[2])[:3] == (known[2], known[0], known[1])


def test_a_single_plan_is_known_by_its_name() -> None:
    """One .sqd and nothing else."""
    plan = Path("Cup.SQD")
    assert plan_among([plan]) == plan
    assert plan_among([plan, Path("b.pbn")]) is None
    assert plan_among([Path("b.pbn")]) is None


def test_a_folder_stands_for_the_tournament_in_it(tmp_path: Path) -> None:
    """The folder of a tournament, or what is published of it, is its plan; other folders are none."""
    folder = tmp_path / "cup"
    (folder / "publish").mkdir(parents=True)
    assert plan_among([folder]) is None
    for place in (folder, folder / "publish"):
        (place / "cup.sqd").write_bytes(b"")
    assert plan_among([folder]) == plan_among([folder / "publish"]) == folder / "cup.sqd"
    assert plan_among([folder, folder / "cup.sqd"]) is None
    (folder / "other.sqd").mkdir()
    assert plan_among([folder / "other.sqd"]) is None
    assert plan_among([folder / ("x" * 300)]) is None, "the system refuses to look at a name so long"


def test_all_that_lies_there_to_be_published_is_named(tmp_path: Path) -> None:
    """Plan and commitment, the sheet for the notice board, and the commitment before this one."""
    plan = tmp_path / "cup" / "cup.sqd"
    publish = plan.parent / "publish"
    publish.mkdir(parents=True)
    one = TournamentStatus(Tournament(plan, Description(Plan("Cup")), b""), Milestone.PUBLISHED)
    names = ["publish/cup.sqd"]
    assert list(step_guide(one, TournamentStep.PUBLISH).publish) == names
    for name in ("cup.commit.json", "previous.commit.json", "cup-sheet.pdf"):
        (publish / name).write_bytes(b"")
        names.append(f"publish/{name}")
        assert list(step_guide(one, TournamentStep.PUBLISH).publish) == names


# -- words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "words"),
    [
        (ROBIN, "4 sessions, boards 1–6 and 7–12 in turn, files rr1 … rr4"),
        (FINAL, "one session, boards 1–20, files fin"),
        (new_phase(2, "20", "a", "A"), "2 sessions, boards 1–20 each, files a1 … a2"),
        (
            new_phase(12, "1-2,3-4,5-6", "t", "T"),
            "12 sessions, boards 1–2, 3–4 and 5–6 in turn, files t01 … t12",
        ),
        (SWISS, "as many sessions as needed, boards entered when dealing, files sw1, sw2 …"),
    ],
)
def test_a_phase_is_told_in_words(phase: Phase, words: str) -> None:
    """What a phase means is said as people say it."""
    assert phase_words(phase) == words


@pytest.mark.parametrize("part", TournamentStep)
@pytest.mark.parametrize("step", Milestone)
def test_every_step_says_what_to_do_next(step: Milestone, part: TournamentStep) -> None:
    """Whatever is open, the panel has words for it, and never says to publish what is secret."""
    one = status(step, keys=KeysState.NONE if step is Milestone.PLANNED else KeysState.PASSPHRASE)
    guide = step_guide(one, part)
    assert guide.next
    assert not any(name.endswith((".sqk", ".sqk.age")) for name in guide.publish)
    if step not in {Milestone.PLANNED, Milestone.REVEALED} and part is not TournamentStep.PLAN:
        assert "cup.sqk.age" in guide.secret
    assert step_name(part)
    assert step_meaning(part)


def test_what_opens_the_keys_is_kept_secret_too() -> None:
    """The panel names the file of the keys and what opens it, until the reveal."""
    assert keys_files(status(Milestone.VALUED, keys=KeysState.PLAIN)) == ("cup.sqk",)
    assert keys_files(status(Milestone.VALUED, keys=KeysState.MISSING)) == ("cup.sqk.age",)
    assert len(keys_files(status(Milestone.VALUED, keys=KeysState.RECIPIENTS))) == 2
    assert keys_files(status(Milestone.REVEALED, keys=KeysState.PLAIN)) == ()


def test_notices_and_packs_are_to_be_published() -> None:
    """After a reserve set the notice is named, after the reveal the pack as it was called."""
    assert step_guide(status(Milestone.DEALT, kinds=(NoteKind.RESERVE,)), TournamentStep.DEAL).publish
    assert not step_guide(status(Milestone.DEALT), TournamentStep.DEAL).publish
    assert step_guide(
        status(Milestone.REVEALED, kinds=(NoteKind.REVEALED,)), TournamentStep.REVEAL
    ).publish == ("cup-2.zip",)
    assert status(Milestone.DEALT).pack_name == "cup-public.zip"


# -- sessions ---------------------------------------------------------------------------------------------


def test_sessions_become_rows_and_wishes_fill_what_is_open() -> None:
    """Fixed phases have their rows at once, open ones when sessions and boards are said."""
    plan = status(Milestone.VALUED, phases=(ROBIN, SWISS)).plan
    dealt = {SessionId(1, 2), SessionId(1, 3, is_reserve=True)}
    rows, problems = all_rows(plan, {}, dealt)
    assert [row.stem for row in rows] == ["rr1", "rr2", "rr3", "rr4"]
    assert [row.is_dealt for row in rows] == [False, True, False, False]
    assert [row.has_reserve for row in rows] == [False, False, True, False]
    assert problems == {}
    assert [row.is_revealed for row in all_rows(plan, {}, dealt, [(1, 2), (2, 1)])[0]] == [
        False,
        True,
        False,
        False,
    ]
    assert not any(row.is_revealed for row in rows)
    assert open_phases(plan) == (2,)
    rows, problems = all_rows(plan, {2: PhaseRequest("2-3", "8")}, dealt)
    assert [row.stem for row in rows[4:]] == ["sw2", "sw3"]
    for half in (PhaseRequest("2-3", ""), PhaseRequest("", "8")):
        assert all_rows(plan, {2: half}, dealt) == (rows[:4], {})
    rows, problems = all_rows(plan, {2: PhaseRequest("many", "8")}, dealt)
    assert len(rows) == 4
    assert "many" in problems[2]


def test_a_session_can_be_revealed_alone_until_it_was() -> None:
    """Its row tells when its pack was made, and the words beside the step that single ones can be made."""
    dealt = replace(status(Milestone.DEALT, dealt=(SessionId(1, 1), SessionId(1, 2))), binds_each_key=True)
    first, second = reveal_rows(dealt)
    assert (first.when, first.can_tick, first.pack) == ("", True, "cup-rr1-public.zip")
    half = reveal_rows(replace(dealt, revealing=((1, 2),)))
    assert [row.state for row in half] == [RevealState.SECRET, RevealState.BROKEN_OFF]
    note = Note(
        NoteKind.SESSION_REVEALED, "2026-11-22T10:00:00.000000Z", "one.zip", dealt.notes[0].sessions[:1]
    )
    one = replace(dealt, notes=(*dealt.notes, note))
    first, second = reveal_rows(one)
    assert (first.when, first.can_tick, first.pack) == (note.time, False, "one.zip")
    assert (second.when, second.can_tick) == ("", True)
    again = reveal_rows(replace(one, revealing=((1, 1),)))
    assert [row.state for row in again] == [RevealState.REVEALED, RevealState.SECRET]
    alone = "reveal a session on its own"
    assert alone in step_guide(one, TournamentStep.REVEAL).next
    both = replace(note, sessions=dealt.notes[0].sessions)
    for none in (replace(one, notes=(*dealt.notes, both)), replace(one, binds_each_key=False)):
        assert alone not in step_guide(none, TournamentStep.REVEAL).next


def test_many_packs_are_named_by_their_ends() -> None:
    """Up to three each has its name."""
    assert in_few(["a", "b", "c"]) == ("a", "b", "c")
    assert in_few(["a", "b", "c", "d"]) == ("a … d",)


def test_boards_are_said_for_the_phases_that_are_dealt() -> None:
    """What was typed counts for the sessions at hand alone, and must be boards."""
    plan = status(Milestone.VALUED, phases=(ROBIN, SWISS)).plan
    requests = {2: PhaseRequest("5", "8")}
    assert asked_boards(plan, [SessionId(1, 1)], {2: PhaseRequest("5", "x")}) == {}
    assert asked_boards(plan, [SessionId(1, 1), SessionId(2, 5)], requests) == {2: parse_asked_boards("8")}
    with pytest.raises(InvalidPlan):
        asked_boards(plan, [SessionId(2, 5)], {2: PhaseRequest("5", "x")})
