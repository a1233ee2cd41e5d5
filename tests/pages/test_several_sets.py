"""Several sets of the history together: told, asked about once, and what is said after their steps."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.journal.archive import Moved
from bigdeal_gui.journal.journal import SetId, State
from bigdeal_gui.journal.sets import LIFE
from bigdeal_gui.pages.several_sets import (
    ChosenSets,
    notice_after_all,
    question_before_all,
    question_before_undo,
)
from bigdeal_gui.services.sets.history import SeveralSets, StateChange
from tests.pages.test_history import SET, more

if TYPE_CHECKING:
    from bigdeal_gui.pages.history import Notice


def several_of(*states: State, undo_to: State | None = None) -> ChosenSets:
    """Return sets in `states` that are chosen together."""
    sets = tuple(
        replace(SET, id=SetId(place), state=state, date=f"2026.11.{place:02}", event=f"Evening {place}")
        for place, state in enumerate(states, start=1)
    )
    return ChosenSets(SeveralSets(sets, {} if undo_to is None else {set_.id: undo_to for set_ in sets[:1]}))


def counted(count: int) -> str:
    """Word a count of sets."""
    return f"{count} sets"


def test_several_sets_are_told_together() -> None:
    """How many stand where, and from which day to which."""
    both = several_of(State.IN_PLAY, State.DEALT, State.IN_PLAY)
    assert both.states == "Dealt: 1 · In play: 2"
    assert both.days == "2026-11-01 – 2026-11-03"
    assert several_of(State.DEALT).days == "2026-11-01"


def test_what_one_of_several_can_do_is_offered_for_those_that_can() -> None:
    """A step has those that can take it; an undo those that took one."""
    chosen_sets = several_of(State.FINISHED, State.DEALT, State.SEEN, undo_to=State.IN_PLAY)
    assert chosen_sets.steps == LIFE
    assert chosen_sets.to(State.FINISHED) == {SetId(2): State.FINISHED}
    assert chosen_sets.to(State.RELEASED) == {SetId(1): State.RELEASED}
    assert chosen_sets.back == {SetId(1): State.IN_PLAY}
    assert several_of(State.SEEN, State.RELEASED).steps == ()


def test_one_question_says_how_many_and_which_cannot() -> None:
    """With their names, few of many; where all can, that it can be undone."""
    question = question_before_all(several_of(*[State.DEALT] * 3), State.FINISHED, counted, more)
    assert question.question == "Mark 3 sets as finished?"
    assert (question.button, question.is_final) == ("Mark", False)
    assert "undo this for all of them" in question.explanation
    mixed = several_of(State.DEALT, *[State.RELEASED] * 7)
    question = question_before_all(mixed, State.FINISHED, counted, more)
    assert question.question == "Mark 1 of 8 sets as finished?"
    assert question.explanation.splitlines()[0] == "These cannot be changed, and stay as they are:"
    assert "Evening 2" in question.explanation.splitlines()[1]
    assert question.explanation.splitlines()[-1] == "2 more"
    assert len(question.explanation.splitlines()) == 7


def test_a_release_of_several_says_that_it_stays() -> None:
    """Its button says what it does."""
    question = question_before_all(several_of(State.FINISHED, State.DEALT), State.RELEASED, counted, more)
    assert question.button == "Release"
    assert question.is_final
    assert "cannot undo a release" in question.explanation


def test_an_undo_of_several_says_what_they_become() -> None:
    """The state that each goes back to, and which have no step."""
    chosen_sets = several_of(State.FINISHED, State.DEALT, undo_to=State.IN_PLAY)
    question = question_before_undo(chosen_sets, counted, more)
    assert question.question == "Undo the last step of 1 of 2 sets?"
    first, second, third = question.explanation.splitlines()
    assert first.startswith("They go back to: In play: 1")
    assert second == "These cannot be changed, and stay as they are:"
    assert "Evening 2" in third


def told_of(*changes: StateChange, is_undo: bool = False) -> Notice:
    """Return what is said after `changes`."""
    return notice_after_all(changes, is_undo=is_undo, sets=counted, files=lambda n: f"{n} files", more=more)


def test_after_several_steps_all_is_told_once() -> None:
    """How many sets, how many files, and which were left."""
    done = StateChange(replace(SET, state=State.FINISHED))
    assert (told_of(done, done).title, told_of(done, done).text) == ("2 sets marked as finished", "")
    assert told_of(done, is_undo=True).title == "Undone: the last step of 1 sets"
    gone = tuple(Path(f"gone{place}") for place in range(7))
    moved = replace(done, moved=Moved((Path("archive/a.pbn"),), gone))
    said = told_of(moved, done)
    assert said.text.splitlines()[0] == "Moved: 1 files"
    assert said.text.splitlines()[-1] == "2 more"
    assert (said.folder, said.hint) == (Path("archive"), None)
    assert " more" not in told_of(replace(done, moved=Moved((), gone[:5]))).text


def test_files_of_several_that_could_not_follow_are_told_with_advice() -> None:
    """The step counts; a few of the sets are named with their reason."""
    stuck = StateChange(replace(SET, state=State.FINISHED), problem=CannotWrite(Path("x"), "full"))
    said = told_of(*[stuck] * 7)
    assert "The files of 7 sets were not moved:" in said.text
    assert said.text.splitlines()[-1] == "2 more"
    assert " more" not in told_of(*[stuck] * 5).text
    assert said.hint
    assert told_of(stuck).text.splitlines()[-1].startswith("Tuesday pairs: ")
