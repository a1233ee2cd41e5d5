"""A dealing that died: only what was delivered counts, and what was broken off is told and dealt again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import pytest

from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.errors.tournament import StepNotAllowed
from bigdeal_gui.formats.format import LF, Profile
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.tournament import deal as deal_module
from bigdeal_gui.services.tournament.deal import DealingOrder, deal_sessions
from bigdeal_gui.services.tournament.interrupted import (
    InterruptedStep,
    first_interrupted_step,
    interrupted_step,
)
from bigdeal_gui.services.tournament.keys import Custody
from bigdeal_gui.services.tournament.notes import Note, NoteKind
from bigdeal_gui.services.tournament.notices import record_deviation
from bigdeal_gui.services.tournament.plan import new_tournament, open_tournament
from bigdeal_gui.services.tournament.publish import publish_tournament
from bigdeal_gui.services.tournament.record import Milestone, OrderNote, note_step, tournament_record
from bigdeal_gui.services.tournament.reveal import reveal_tournament
from bigdeal_gui.services.tournament.status import read_tournament_status
from bigdeal_gui.services.tournament.step_lock import StepInProgress, step_in_progress, step_lock
from bigdeal_gui.services.tournament.value import set_plan_value
from bigdeal_gui.services.work import CancelToken, Work
from bigdeal_gui.tournament.findings import Finding, Severity, doubting
from bigdeal_gui.tournament.plan import parse_asked_boards
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.tournament.tournament_log import DealtBoards
from bigdeal_gui.tournament.value.outside_value import canonical_value
from tests.services.tournament.test_deal import FINAL, KNOCK_OUT, ROBIN, Desk

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from bigdeal_gui.services.tournament.record import Record
    from bigdeal_gui.services.tournament.status import TournamentStatus

BOTH = frozenset({NoteKind.BEGUN, NoteKind.ENDED})


class Died(BaseException):
    """The end of a program: nobody writes down that anything failed."""


@pytest.fixture
def desk(folder: Path, journal: Journal) -> Desk:
    """Return a tournament ready to be dealt."""
    return Desk(folder, journal)


def die(
    monkeypatch: pytest.MonkeyPatch,
    delivery: int,
    unwritten: Collection[NoteKind] = frozenset({NoteKind.ENDED}),
) -> None:
    """Have the program die at that delivery (from 1); notes `unwritten` never reach the journal."""
    deliver, note, told = Journal.sets_delivered, note_step, []

    def delivered(journal: Journal, *words: object, **named: object) -> None:
        told.append(None)
        if len(told) == delivery:
            raise Died
        deliver(journal, *words, **named)  # type: ignore[arg-type]

    def noted(tournament: object, journal: object, kind: NoteKind, *words: object, **named: object) -> None:
        if kind not in unwritten:
            note(tournament, journal, kind, *words, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Journal, "sets_delivered", delivered)
    monkeypatch.setattr(Journal, "sets_failed", lambda *_words: None)
    monkeypatch.setattr(deal_module, "note_step", noted)


def record(desk: Desk) -> Record:
    """Return what the journal tells."""
    return tournament_record(open_tournament(desk.path), desk.journal)


def status(desk: Desk) -> TournamentStatus:
    """Return how the tournament stands."""
    return read_tournament_status(
        desk.path, desk.journal, parse_formats("pbn"), desk.journal.store.now().date()
    )


def broken(desk: Desk) -> InterruptedStep:
    """Return what was broken off."""
    found = interrupted_step(open_tournament(desk.path), record(desk))
    assert found is not None
    return found


def deal_again(desk: Desk) -> None:
    """Deal what was broken off."""
    deal_sessions(desk.path, desk.keys, broken(desk).again(), Work(lambda: desk.journal))


def test_only_what_was_delivered_counts(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of four sessions the program died in the second: one is dealt, three are told of, and dealt again."""
    with monkeypatch.context() as patched:
        die(patched, 2)
        with pytest.raises(Died):
            desk.deal(*ROBIN)
    seen = status(desk)
    assert seen.dealt == {ROBIN[0]}
    assert seen.milestone is Milestone.DEALT
    found = broken(desk)
    assert seen.interrupted_step == found
    assert [session.id for session in found.missing] == ROBIN[1:]
    assert found.title == "Dealing was interrupted at Round robin 2/4"
    assert found.text == (
        "Not dealt: Round robin 2/4, Round robin 3/4, Round robin 4/4. Nothing is left of it. Deal it now?"
    )
    assert found.commands(seen.plan, desk.path) == (
        ("bigdeal", "tournament", "deal", str(desk.path), "--phase", "1", "-f", "pbn"),
    )
    deal_again(desk)
    assert status(desk).dealt == set(ROBIN)
    assert status(desk).interrupted_step is None
    assert {"rr1-2.pbn", "rr3-4.pbn"} < set(desk.names())


def test_single_boards_of_a_reserve_set_are_named(desk: Desk) -> None:
    """In the command that deals them."""
    reserve = SessionId(1, 2, is_reserve=True)
    order = OrderNote(("pbn", "dlm"), desk.path.parent / "elsewhere", only=(5, 7))
    step = InterruptedStep((reserve,), (), (), order)
    ((*words, only, boards),) = step.commands(open_tournament(desk.path).plan, desk.path)
    assert (only, boards) == ("--only", "5,7")
    assert words[2:4] == ["reserve", str(desk.path)]
    assert words[-4:] == ["-f", "pbn,dlm", "-o", str(order.folder)]


def test_a_status_tells_what_was_found_and_dealt(desk: Desk) -> None:
    """Errors and doubts apart; all was dealt where nothing is missing and nothing broken off."""
    plain = status(desk)
    wrong, odd = Finding(Severity.ERROR, "a", "A."), doubting("b", "B.")
    seen = replace(plain, findings=(odd, wrong))
    assert (seen.errors, seen.warnings) == ((wrong,), (odd,))
    assert seen.path == desk.path
    assert seen.is_closed
    assert not replace(seen, milestone=Milestone.PLANNED).is_closed
    assert not plain.has_all_dealt
    every = tuple(
        DealtBoards(SessionId(number, session), BoardRange(1, 4))
        for number, phase in enumerate(plain.plan.phases, start=1)
        for session in phase.key_sessions
    )
    dealt = replace(plain, notes=(Note(NoteKind.DEALT, "2026-07-15T10:00:00+00:00", sessions=every),))
    assert dealt.has_all_dealt
    assert dealt.dealt == {one.id for one in every}
    step = InterruptedStep((every[0].id,), (), (), OrderNote(("pbn",), desk.path.parent))
    assert not replace(dealt, interrupted_step=step).has_all_dealt
    assert plain.pack_name == plain.tournament.layout.pack.name
    notes = tuple(Note(NoteKind.REVEALED, "2026-07-15T10:00:00+00:00", name) for name in ("a.zip", "b.zip"))
    assert replace(plain, notes=notes).pack_name == "b.zip"


@pytest.mark.parametrize("unwritten", [frozenset({NoteKind.ENDED}), BOTH])
def test_a_note_is_no_dealing(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, unwritten: frozenset[NoteKind]
) -> None:
    """A session whose set was never delivered is not dealt, in no journal; its value stays fixed."""
    with monkeypatch.context() as patched:
        die(patched, 1, unwritten)
        with pytest.raises(Died):
            desk.deal(*FINAL)
    seen = status(desk)
    assert (seen.milestone, seen.notes, seen.dealt) == (Milestone.VALUED, (), frozenset())
    assert seen.is_value_fixed
    with pytest.raises(StepNotAllowed, match=r"^Boards have been dealt"):
        set_plan_value(desk.path, "6", journal=desk.journal, is_correction=True)
    found = broken(desk)
    assert (found.title, found.text) == ("Final was interrupted", "Nothing is left of it. Deal it now?")
    (desk.folder / "fin.pbn").write_bytes(b"half")
    assert broken(desk).text.startswith("Do not use the remaining files: fin.pbn.")
    (desk.folder / "fin.pbn").unlink()
    deal_again(desk)
    assert (status(desk).dealt, status(desk).interrupted_step) == ({*FINAL}, None)


def test_older_journals_forget_what_was_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where an older program wrote down that a dealing failed, it had said so, and nothing is broken off."""
    with monkeypatch.context() as patched:
        die(patched, 1, BOTH)
        with pytest.raises(Died):
            desk.deal(*FINAL)
    (set_,) = desk.journal.sets().sets
    desk.journal.sets_failed({set_.id: ()}, "CannotWrite")
    assert record(desk).begun is None


def test_a_set_that_recovery_finished_counts(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the journal knows a set as delivered, its session is dealt, whoever wrote it down."""
    with monkeypatch.context() as patched:
        die(patched, 1)
        with pytest.raises(Died):
            desk.deal(*FINAL)
    (set_,) = desk.journal.sets(states=[State.BEGUN]).sets
    for path in set_.planned_files:
        path.write_bytes(b"")
    desk.journal.sets_delivered({set_.id: set_.planned_files})
    assert status(desk).dealt == {*FINAL}
    assert broken(desk).missing == ()


def test_files_of_several_sessions_may_be_missing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """With all sessions dealt and a run of them not, the tournament is not said to be dealt."""
    with monkeypatch.context() as patched:
        die(patched, 5)
        with pytest.raises(Died):
            desk.deal(*ROBIN)
    found = broken(desk)
    assert found.missing == ()
    assert found.title == "Dealing was interrupted after all sessions were dealt"
    assert "together" in found.text
    assert not status(desk).has_all_dealt
    deal_again(desk)
    assert {"rr1-2.pbn", "rr3-4.pbn"} < set(desk.names())
    assert record(desk).begun is None


def test_the_command_says_all_that_was_ordered(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Reserve sets with their reason, open boards, another folder and profile: the very same order again."""
    out = tmp_path / "out put"
    out.mkdir()
    reserve = SessionId(1, 3, is_reserve=True)
    with monkeypatch.context() as patched:
        die(patched, 1)
        with pytest.raises(Died):
            desk.deal(
                *KNOCK_OUT,
                ROBIN[0],
                ROBIN[2],
                reserve,
                folder=out,
                asked={2: parse_asked_boards("9-16")},
                profile=Profile.BIGDEAL,
                line_end=LF,
                reason="wet boards",
            )
    seen, found = status(desk), broken(desk)
    again = found.again()
    assert (again.folder, again.profile, again.line_end) == (out, Profile.BIGDEAL, LF)
    assert (dict(again.asked), again.reason) == ({2: parse_asked_boards("9-16")}, "wet boards")
    ending = ("-f", "pbn", "--profile", "bigdeal", "-o", str(out), "--reason", "wet boards")
    kinds = [(words[2], *words[4 : -len(ending)]) for words in found.commands(seen.plan, desk.path)]
    assert kinds == [
        ("deal", "--phase", "1", "--sessions", "1"),
        ("deal", "--phase", "1", "--sessions", "3"),
        ("deal", "--phase", "2", "--boards", "9-16"),
        ("reserve", "--phase", "1", "--sessions", "3"),
    ]
    assert found.text.startswith("Not dealt: Round robin 1/4, Round robin 3/4, ")
    assert " … Round robin 3/4 (reserve). Nothing" in found.text
    deal_again(desk)
    assert reserve in status(desk).dealt


def test_reserve_sets_that_were_not_delivered_are_not_told(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pack tells the players of reserve sets that there are, not of those somebody was about to deal."""
    with monkeypatch.context() as patched:
        die(patched, 1)
        with pytest.raises(Died):
            desk.deal(SessionId(1, 2, is_reserve=True), reason="wet boards")
    assert record(desk).notes == ()


def test_a_dealing_that_was_stopped_is_over(desk: Desk) -> None:
    """Who stops a dealing, or is told why it failed, is not told of it again."""
    desk.cancel.cancel()
    with pytest.raises(Cancelled):
        desk.deal(*ROBIN)
    assert record(desk).begun is None
    assert not record(desk).is_fixed


def test_a_revealed_tournament_has_nothing_broken_off(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the keys are revealed nothing can be dealt any more, so nothing is offered."""
    with monkeypatch.context() as patched:
        die(patched, 1)
        with pytest.raises(Died):
            desk.deal(*FINAL)
    note_step(open_tournament(desk.path), desk.journal, NoteKind.REVEALED, "cup.zip")
    assert record(desk).begun is None


def test_a_folder_that_is_gone_holds_nothing(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A stick that is not plugged in keeps nobody from opening the tournament."""
    out = tmp_path / "stick"
    out.mkdir()
    with monkeypatch.context() as patched:
        die(patched, 1)
        with pytest.raises(Died):
            desk.deal(*FINAL, folder=out)
    out.rename(tmp_path / "elsewhere")
    assert broken(desk).left == ()


def test_what_is_under_way_is_not_broken_off(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a program deals the tournament, another deals nothing of it and calls nothing broken off."""
    with monkeypatch.context() as patched:
        die(patched, 1)
        with pytest.raises(Died):
            desk.deal(*FINAL)
    tournament = open_tournament(desk.path)
    with step_lock(desk.path, StepInProgress.DEAL):
        assert step_in_progress(tournament) is StepInProgress.DEAL
        assert status(desk).interrupted_step is None
        with pytest.raises(StepNotAllowed, match="Another program"):
            desk.deal(*FINAL)
    assert step_in_progress(tournament) is None
    assert not tournament.layout.lock.exists()
    assert status(desk).interrupted_step is not None


def test_a_lock_that_a_dead_program_left_counts_for_nothing(desk: Desk) -> None:
    """The file alone says nothing: the next dealing takes it, and removes it."""
    tournament = open_tournament(desk.path)
    tournament.layout.lock.write_bytes(b"")
    assert step_in_progress(tournament) is None
    desk.deal(*FINAL)
    assert not tournament.layout.lock.exists()


def test_where_nothing_can_be_locked_everybody_passes(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan on a medium that takes no file can be dealt from all the same."""
    tournament = open_tournament(desk.path)

    def refuse(_path: Path) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("bigdeal_gui.storage.disk.open_own", refuse)
    with step_lock(desk.path, StepInProgress.DEAL):
        assert step_in_progress(tournament) is None
    tournament.layout.lock.write_bytes(b"")
    assert step_in_progress(tournament) is None


def close_in_the_second(desk: Desk, *, is_leaving: bool = True) -> None:
    """Deal the round robin, and have the program closed, or the dealing cancelled, in its second session."""
    cancel = CancelToken()

    def told(done: int, wanted: int) -> None:
        if done > wanted // 4:
            cancel.cancel(is_leaving=is_leaving)

    order = DealingOrder(tuple(ROBIN), parse_formats("pbn"), desk.folder)
    with pytest.raises(Cancelled):
        deal_sessions(desk.path, desk.keys, order, Work(lambda: desk.journal, progress=told, cancel=cancel))


def test_a_dealing_is_broken_off_when_the_program_is_closed(desk: Desk) -> None:
    """The next start tells of it until it is dealt; plans that cannot be used are passed over."""
    close_in_the_second(desk)
    assert status(desk).dealt == {ROBIN[0]}
    damaged, planned = desk.folder / "damaged.sqd", desk.folder / "planned.sqd"
    damaged.write_bytes(b"no plan")
    new_tournament(planned, "Autumn cup")
    plans = [desk.folder / "gone.sqd", damaged, planned, desk.path]
    found = first_interrupted_step(plans, lambda: desk.journal)
    assert found is not None
    path, name, dealing = found
    assert (path, name) == (desk.path, open_tournament(desk.path).plan.name)
    assert dealing.title == "Dealing was interrupted at Round robin 2/4"
    assert dealing.text.endswith("Nothing is left of it. Deal it now?")
    deal_again(desk)
    assert first_interrupted_step(plans, lambda: desk.journal) is None
    assert status(desk).dealt == set(ROBIN)


def test_who_cancels_is_not_told_of_it_at_the_next_start(desk: Desk) -> None:
    """Somebody said that it is not wanted."""
    close_in_the_second(desk, is_leaving=False)
    assert first_interrupted_step([desk.path], lambda: desk.journal) is None


STEPS: Final[dict[StepInProgress, Callable[[Desk], object]]] = {
    StepInProgress.PUBLISH: lambda desk: publish_tournament(
        desk.path, Work(lambda: desk.journal), custody=Custody(), formats=parse_formats("pbn")
    ),
    StepInProgress.VALUE: lambda desk: set_plan_value(
        desk.path, "7", journal=desk.journal, is_correction=True
    ),
    StepInProgress.DEAL: lambda desk: desk.deal(*FINAL),
    StepInProgress.DEVIATION: lambda desk: record_deviation(desk.path, "late", journal=desk.journal),
    StepInProgress.REVEAL: lambda desk: reveal_tournament(
        desk.path, desk.keys, desk.path.with_name("pack.zip"), Work(lambda: desk.journal), play_is_over=True
    ),
}


@pytest.mark.parametrize("step", STEPS)
def test_a_step_waits_for_no_other(desk: Desk, step: StepInProgress, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a program takes a step every other step is refused, and changes nothing; the first is named."""
    monkeypatch.setattr("bigdeal_gui.services.tournament.step_lock._PAUSE_SECONDS", 0.0)
    rows, names = desk.journal.head(), sorted(desk.path.parent.iterdir())
    for held in STEPS:
        with step_lock(desk.path, held), pytest.raises(StepNotAllowed) as refused:
            STEPS[step](desk)
        assert str(refused.value).startswith(held.in_words)
    assert (desk.journal.head(), sorted(desk.path.parent.iterdir())) == (rows, names)


def test_who_holds_a_lock_without_a_word_is_at_work(desk: Desk) -> None:
    """An older program, or one that has not written yet, is told of without its step."""
    tournament = open_tournament(desk.path)
    with step_lock(desk.path, StepInProgress.VALUE):
        for said in (b"", b"\xff", b"tea"):
            tournament.layout.lock.write_bytes(said)
            assert step_in_progress(tournament) is StepInProgress.OTHER
    assert {step.in_words for step in StepInProgress} > {StepInProgress.OTHER.in_words}


def test_a_step_sees_what_was_done_before_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dealing that waited for a correction deals from the corrected value."""
    held: list[Any] = [step_lock(desk.path, StepInProgress.VALUE)]
    held[0].__enter__()

    def corrected(_seconds: float) -> None:
        if held:
            held.pop().__exit__(None, None, None)
            set_plan_value(desk.path, "4,711", journal=desk.journal, is_correction=True)

    monkeypatch.setattr("bigdeal_gui.services.tournament.step_lock.time.sleep", corrected)
    with step_lock(desk.path, StepInProgress.DEAL) as tournament:
        assert tournament.plan.value == open_tournament(desk.path).plan.value == canonical_value("4,711")
