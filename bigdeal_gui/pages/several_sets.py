"""Several sets of the history together: what is told of them, asked before a step and said after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bigdeal_gui.errors.base import error_advice
from bigdeal_gui.journal.journal import JournalSet, SetId, State
from bigdeal_gui.journal.sets import LIFE
from bigdeal_gui.pages.history import Notice, first_lines, left_alone_words
from bigdeal_gui.pages.questions import Question
from bigdeal_gui.pages.sets import ALL_STATES, day_of, set_line, set_title
from bigdeal_gui.services.sets.history import SeveralSets, StateChange, open_set_steps
from bigdeal_gui.services.spoken import state_words
from bigdeal_gui.words import translate, with_name, written_day

_MOST_NAMED: Final = 5


@dataclass(frozen=True, slots=True)
class ChosenSets:
    """Several sets that are chosen together, and what can be asked of them."""

    several: SeveralSets

    @property
    def sets(self) -> tuple[JournalSet, ...]:
        """The sets, in the order in which they stand in the list."""
        return self.several.sets

    @property
    def states(self) -> str:
        """How many there are in each state, in the order of a set's life."""
        counts = Counter(set_.state for set_ in self.sets)
        return _counted_states({state: counts[state] for state in ALL_STATES if counts[state]})

    @property
    def days(self) -> str:
        """The day of the sets, or the first and the last one."""
        days = sorted({day_of(set_) for set_ in self.sets})
        return " – ".join(map(written_day, days if len(days) == 1 else (days[0], days[-1])))

    @property
    def steps(self) -> tuple[State, ...]:
        """The states that at least one of them can take now, in the order of a set's life."""
        return tuple(state for state in LIFE if self.to(state))

    def to(self, state: State) -> dict[SetId, State]:
        """Return the steps that take those to `state` which can go there."""
        return {set_.id: state for set_ in self.sets if state in open_set_steps(set_.state)}

    @property
    def back(self) -> dict[SetId, State]:
        """The steps that take the last one of each back, where there is one."""
        return {set_.id: to for set_ in self.sets if (to := self.several.undo_to.get(set_.id)) is not None}

    def others(self, steps: Mapping[SetId, State]) -> tuple[JournalSet, ...]:
        """Return the sets that have no part in `steps`."""
        return tuple(set_ for set_ in self.sets if set_.id not in steps)


def _counted_states(counts: Mapping[State, int]) -> str:
    text = translate("HistoryWords", "{state}: {count}")
    return " · ".join(text.format(state=state_words(state), count=count) for state, count in counts.items())


def question_before_all(
    chosen: ChosenSets, state: State, sets: Callable[[int], str], more: Callable[[int], str]
) -> Question:
    """Return what is asked, once, before all of `chosen` that can are taken to `state`.

    `sets` words a count of sets, `more` the count of those that are not named.
    """
    steps = chosen.to(state)
    lines = _left_out(chosen.others(steps), more)
    if state is State.RELEASED:
        lines.append(
            translate(
                "HistoryWords",
                "From then on, anyone may see their hands. Do this only when nobody will play these "
                "boards again. You cannot undo a release.",
            )
        )
    return Question(
        translate("HistoryWords", "Several sets"),
        translate("HistoryWords", "Mark {sets} as {state}?").format(
            sets=_of_all(chosen, steps, sets), state=state_words(state).lower()
        ),
        "\n".join(lines) or translate("HistoryWords", "You can undo this for all of them at once."),
        translate("HistoryWords", "Release")
        if state is State.RELEASED
        else translate("HistoryWords", "Mark"),
        is_final=state is State.RELEASED,
    )


def question_before_undo(
    chosen: ChosenSets, sets: Callable[[int], str], more: Callable[[int], str]
) -> Question:
    """Return what is asked, once, before the last step of all of `chosen` is taken back."""
    back = chosen.back
    counts = Counter(back.values())
    return Question(
        translate("HistoryWords", "Several sets"),
        translate("HistoryWords", "Undo the last step of {sets}?").format(sets=_of_all(chosen, back, sets)),
        "\n".join(
            [
                translate("HistoryWords", "They go back to: {states}").format(
                    states=_counted_states({state: counts[state] for state in LIFE if counts[state]})
                ),
                *_left_out(chosen.others(back), more),
            ]
        ),
        translate("HistoryWords", "Undo"),
    )


def _of_all(chosen: ChosenSets, steps: Mapping[SetId, State], sets: Callable[[int], str]) -> str:
    if len(steps) == len(chosen.sets):
        return sets(len(steps))
    return translate("HistoryWords", "{count} of {sets}").format(
        count=len(steps), sets=sets(len(chosen.sets))
    )


def _left_out(sets: Sequence[JournalSet], more: Callable[[int], str]) -> list[str]:
    """Return which sets cannot take a step, a few by name; nothing where all can."""
    if not sets:
        return []
    said = translate("HistoryWords", "These cannot be changed, and stay as they are:")
    return [said, *first_lines([*map(set_line, sets)], _MOST_NAMED, more)]


def notice_after_all(
    changes: Sequence[StateChange],
    *,
    is_undo: bool,
    sets: Callable[[int], str],
    files: Callable[[int], str],
    more: Callable[[int], str],
) -> Notice:
    """Return what is said after several sets took their step: which files did not follow, and why.

    `sets`, `files` and `more` word counts of sets, of files, and of what is not named.
    """
    if is_undo:
        title = translate("HistoryWords", "Undone: the last step of {sets}")
    else:
        title = translate("HistoryWords", "{sets} marked as {state}")
    title = title.format(sets=sets(len(changes)), state=state_words(changes[0].found.state).lower())
    moved = [path for change in changes if change.moved is not None for path in change.moved.files]
    left = [path for change in changes if change.moved is not None for path in change.moved.left]
    stuck = [change for change in changes if change.problem is not None]
    lines = []
    if moved:
        lines.append(translate("HistoryWords", "Moved: {files}").format(files=files(len(moved))))
    lines += first_lines([*map(left_alone_words, left)], _MOST_NAMED, more)
    if not stuck:
        return Notice(title, "\n".join(lines), moved[0].parent if moved else None)
    stayed = translate("HistoryWords", "The files of {sets} were not moved:")
    lines.append(stayed.format(sets=sets(len(stuck))))
    told = [with_name(set_title(change.found), str(change.problem)) for change in stuck]
    lines += first_lines(told, _MOST_NAMED, more)
    first = next(change.problem for change in stuck if change.problem is not None)
    return Notice(title, "\n".join(lines), hint=error_advice(first).hint)
