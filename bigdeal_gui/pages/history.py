"""The history without a screen: what is told of a set, the steps it can take, what is said after one.

Knows sets, files and the state of the journal, and never a card.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import advice
from bigdeal_gui.journal.journal import State
from bigdeal_gui.pages.boards import boards_words
from bigdeal_gui.pages.questions import Question
from bigdeal_gui.pages.sets import (
    ALL_STATES,
    day_words,
    local_time,
    nothing_fits_words,
    path_words,
    set_line,
    set_source,
    set_title,
    state_meaning,
    state_words,
)
from bigdeal_gui.services.printing.subject import set_described
from bigdeal_gui.services.sets.history import LIFE, needs_archive, open_steps
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from datetime import date
    from pathlib import Path

    from bigdeal_gui.journal.archive import Moved
    from bigdeal_gui.journal.check import ChainReport
    from bigdeal_gui.journal.journal import JournalSet, SetId
    from bigdeal_gui.pages.sets import SetSearch
    from bigdeal_gui.services.sets.certificate import Certificate
    from bigdeal_gui.services.sets.history import LeftOver, SetDetails, SeveralSets, StateChange

MARKS: Final = (State.DUPLICATED, State.IN_PLAY, State.FINISHED, State.RELEASED)
"""The steps that have a button, in the order of a set's life."""

_MOST_PROBLEMS: Final = 10
_MOST_SETS: Final = 3
_MOST_NAMED: Final = 5


def empty_words(search: SetSearch) -> str:
    """Return what stands in the place of a list that `search` left empty."""
    if search.is_narrowed:
        return nothing_fits_words()
    return translate(
        "HistoryWords",
        "No set yet. Each set stands here from the moment it is dealt: when, which boards, its set code"
        " and where its files are.",
    )


# -- the set that is chosen ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChosenSet:
    """What is told of a set, and what can be asked of it."""

    details: SetDetails

    @property
    def set_(self) -> JournalSet:
        """The set itself."""
        return self.details.found

    @property
    def title(self) -> str:
        """What it is called, and its day."""
        return f"{set_title(self.set_)} · {day_words(self.set_)}"

    @property
    def code_name(self) -> str:
        """What a screen reader says of its code."""
        code = self.set_.code or translate("HistoryWords", "none")
        return translate("HistoryWords", "Set code {code}").format(code=code)

    @property
    def state(self) -> str:
        """Its state, and what that means."""
        return f"{state_words(self.set_.state)}. {state_meaning(self.set_.state)}"

    @property
    def facts(self) -> str:
        """Boards, time, where its randomness came from, version."""
        return " · ".join(self._facts())

    @property
    def files(self) -> str:
        """Its files by folder, those that are gone by themselves; empty where none is known."""
        return "\n".join(self._file_lines())

    @property
    def steps(self) -> tuple[State, ...]:
        """The states that it can take now, in the order of a set's life."""
        return open_steps(self.set_.state)

    @property
    def undo_to(self) -> State | None:
        """The state that an undo brings back; None where there is none."""
        return self.details.undo_to

    @property
    def undo_words(self) -> str:
        """What an undo would do."""
        if self.undo_to is None:
            return translate("HistoryWords", "There is no step to undo")
        return translate("HistoryWords", "Back to “{state}”").format(state=state_words(self.undo_to))

    @property
    def can_be_certified(self) -> bool:
        """Whether there can be a certificate: of sets dealt here, and to the end."""
        return self.set_.is_own and self.set_.state not in {State.BEGUN, State.FAILED}

    @property
    def folder(self) -> Path | None:
        """The folder of its first file that is there; None where none is."""
        return next((file.path.parent for file in self.details.files if file.is_there), None)

    def _facts(self) -> Iterator[str]:
        set_ = self.set_
        yield translate("HistoryWords", "Boards {numbers}").format(numbers=boards_words(set_.boards))
        dealt, seen = (
            translate("HistoryWords", "dealt {time}"),
            translate("HistoryWords", "first seen {time}"),
        )
        yield (dealt if set_.is_own else seen).format(time=local_time(set_.dealt_at))
        if source := set_source(set_):
            yield translate("HistoryWords", "randomness: {source}").format(source=source)
        if set_.is_own:
            yield translate("HistoryWords", "version {version}").format(version=set_.version)

    def _file_lines(self) -> Iterator[str]:
        files = self.details.files
        for folder in dict.fromkeys(file.path.parent for file in files):
            there = [file.path.name for file in files if file.path.parent == folder and file.is_there]
            gone = [file.path.name for file in files if file.path.parent == folder and not file.is_there]
            removed = [name for name in gone if name in self.details.taken_back]
            gone = [name for name in gone if name not in removed]
            words = path_words(folder)
            if there:
                yield _in_folder(translate("HistoryWords", "{files} in {folder}"), there, words)
            if gone:
                yield _in_folder(translate("HistoryWords", "Not there: {files} in {folder}"), gone, words)
            if removed:
                text = translate(
                    "HistoryWords",
                    "Cut off while they were delivered, and taken back: {files} in {folder}. Do not play"
                    " copies of them.",
                )
                yield _in_folder(text, removed, words)


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
        days = sorted({day_words(set_) for set_ in self.sets})
        return days[0] if len(days) == 1 else f"{days[0]} – {days[-1]}"

    @property
    def steps(self) -> tuple[State, ...]:
        """The states that at least one of them can take now, in the order of a set's life."""
        return tuple(state for state in LIFE if self.to(state))

    def to(self, state: State) -> dict[SetId, State]:
        """Return the steps that take those to `state` which can go there."""
        return {set_.id: state for set_ in self.sets if state in open_steps(set_.state)}

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


def _in_folder(words: str, names: Sequence[str], folder: str) -> str:
    return words.format(files=", ".join(names), folder=folder)


# -- steps -------------------------------------------------------------------------------------------------


def mark_words(state: State) -> str:
    """Return what taking a set to `state` is called."""
    return translate("HistoryWords", "Mark as {state}").format(state=state_words(state).lower())


def menu_words(state: State) -> str:
    """Return what the menu calls the step to `state`; three dots say that there is a question first."""
    return mark_words(state) + ("…" if state is State.RELEASED else "")


def menu_undo_words(state: State) -> str:
    """Return what the menu calls an undo that leads back to `state`."""
    return translate("HistoryWords", "Undo: back to {state}").format(state=state_words(state).lower())


def question_before(set_: JournalSet, state: State) -> Question | None:
    """Return what is asked before `set_` is taken to `state`; None for a step that can be taken back."""
    if state is not State.RELEASED:
        return None
    return Question(
        translate("HistoryWords", "Release the set"),
        translate("HistoryWords", "Release set {code}?").format(code=set_.code or str(set_.id)),
        translate(
            "HistoryWords",
            "Everybody may see its hands from then on. Do this when nobody will play these boards any more."
            " A release cannot be undone.",
        ),
        translate("HistoryWords", "Release"),
    )


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
                "Everybody may see their hands from then on. Do this when nobody will play these boards any"
                " more. A release cannot be undone.",
            )
        )
    return Question(
        translate("HistoryWords", "Several sets"),
        translate("HistoryWords", "Mark {sets} as {state}?").format(
            sets=_of_all(chosen, steps, sets), state=state_words(state).lower()
        ),
        "\n".join(lines) or translate("HistoryWords", "Undo takes the step back for all of them."),
        translate("HistoryWords", "Release") if state is State.RELEASED else "",
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
                translate("HistoryWords", "They become again: {states}").format(
                    states=_counted_states({state: counts[state] for state in LIFE if counts[state]})
                ),
                *_left_out(chosen.others(back), more),
            ]
        ),
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
    lines = [
        translate("HistoryWords", "These cannot, and stay as they are:"),
        *map(set_line, sets[:_MOST_NAMED]),
    ]
    return [*lines, more(len(sets) - _MOST_NAMED)] if len(sets) > _MOST_NAMED else lines


def lacks_archive(state: State, archive_folder: Path | None) -> bool:
    """Tell whether it has to be asked where the files go of a set that is taken to `state`."""
    return archive_folder is None and needs_archive(state)


@dataclass(frozen=True, slots=True)
class ArchiveQuestion:
    """Where the files of finished sets go, with two answers beside Cancel."""

    title: str
    question: str
    explanation: str
    choose: str
    leave: str


def archive_question() -> ArchiveQuestion:
    """Return what is asked the first time that a set is finished."""
    return ArchiveQuestion(
        translate("HistoryWords", "Finished sets"),
        translate("HistoryWords", "Where shall the files of finished sets go?"),
        translate(
            "HistoryWords",
            "An archive folder keeps them out of the way, so that nobody feeds them to the machine again."
            " You choose it once; each set gets a folder of its own in it, and Undo brings its files back.",
        ),
        translate("HistoryWords", "Choose the archive folder…"),
        translate("HistoryWords", "Leave the files where they are"),
    )


def archive_folder_title() -> str:
    """Return the title of the dialog in which the archive folder is chosen."""
    return translate("HistoryWords", "Archive folder for finished sets")


@dataclass(frozen=True, slots=True)
class Said:
    """What is said after something was done.

    `folder` holds the files that were made or moved, None where there are none; `hint` says what to do
    where something went wrong, None where nothing did.
    """

    title: str
    text: str
    folder: Path | None = None
    hint: str | None = None


def said_after(step: StateChange) -> Said | None:
    """Return what is said of the files after `step`; None where nothing has to be."""
    name, state = set_title(step.found), state_words(step.found.state).lower()
    if step.problem is not None:
        title = translate("HistoryWords", "“{set}” is {state}, but its files stayed where they are")
        return Said(title.format(set=name, state=state), str(step.problem), hint=advice(step.problem).hint)
    if step.moved is None or not (step.moved.files or step.moved.left):
        return None
    title = translate("HistoryWords", "“{set}” is {state}").format(set=name, state=state)
    folder = step.moved.files[0].parent if step.moved.files else None
    return Said(title, "\n".join(_moved_lines(step.moved)), folder)


def said_after_all(
    changes: Sequence[StateChange],
    *,
    is_undo: bool,
    sets: Callable[[int], str],
    files: Callable[[int], str],
    more: Callable[[int], str],
) -> Said:
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
    lines += [_left_alone(path) for path in left[:_MOST_NAMED]]
    lines += [more(len(left) - _MOST_NAMED)] if len(left) > _MOST_NAMED else []
    if not stuck:
        return Said(title, "\n".join(lines), moved[0].parent if moved else None)
    stayed = translate("HistoryWords", "The files of {sets} stayed where they are:")
    lines.append(stayed.format(sets=sets(len(stuck))))
    lines += [f"{set_title(change.found)}: {change.problem}" for change in stuck[:_MOST_NAMED]]
    lines += [more(len(stuck) - _MOST_NAMED)] if len(stuck) > _MOST_NAMED else []
    first = next(change.problem for change in stuck if change.problem is not None)
    return Said(title, "\n".join(lines), hint=advice(first).hint)


def _left_alone(path: Path) -> str:
    text = translate("HistoryWords", "Left alone, as it is gone, changed or in use: {path}")
    return text.format(path=path)


def _moved_lines(moved: Moved) -> Iterator[str]:
    if moved.files:
        names, folder = [path.name for path in moved.files], str(moved.files[0].parent)
        yield _in_folder(translate("HistoryWords", "{files} now in {folder}"), names, folder)
    yield from map(_left_alone, moved.left)


def left_over_lines(left: Sequence[LeftOver], more: Callable[[int], str]) -> list[str]:
    """Return which finished sets have files lying about, a few by name; `more` words the count of others."""
    names = [
        ", ".join(filter(None, (set_title(lying.of), day_words(lying.of), lying.of.code)))
        for lying in left[:_MOST_SETS]
    ]
    rest = len(left) - _MOST_SETS
    return [*names, more(rest)] if rest > 0 else names


# -- the record as a whole -----------------------------------------------------------------------------------


def record_words(report: ChainReport, counted: str) -> str:
    """Return the verdict on the record; `counted` words its rows where it is sound, else its problems."""
    if not report.is_sound:
        return translate("HistoryWords", "The record was changed: {problems}").format(problems=counted)
    notes = (
        (report.clock_set_back, translate("HistoryWords", "clock set back at row {rows}")),
        (report.alarms, translate("HistoryWords", "count begun anew at row {rows}")),
        (report.restores, translate("HistoryWords", "brought back from a backup at row {rows}")),
    )
    sound = translate("HistoryWords", "The record is sound: {rows}").format(rows=counted)
    told = [note.format(rows=", ".join(map(str, rows))) for rows, note in notes if rows]
    return " · ".join([sound, *told])


def unreadable_words() -> str:
    """Return the verdict on a record that nobody could read."""
    return translate("HistoryWords", "The record could not be read")


def said_of_problems(report: ChainReport, more: Callable[[int], str]) -> Said:
    """Return what is not as it was written, with what to do; `more` words the count of other problems."""
    told = [str(problem) for problem in report.problems[:_MOST_PROBLEMS]]
    lines = [f"{problem[:1].upper()}{problem[1:]}." for problem in told]
    if (rest := len(report.problems) - _MOST_PROBLEMS) > 0:
        lines.append(more(rest))
    lines.append(
        translate(
            "HistoryWords",
            "Nothing was repaired. Keep a copy of the record, and compare it with a certificate or an"
            " export made earlier.",
        )
    )
    return Said(translate("HistoryWords", "The record is not as it was written"), "\n".join(lines))


# -- what leaves it ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Export:
    """A new file for others: title and filter of the dialog, and the name proposed, `stem` and `end`."""

    title: str
    kind: str
    stem: str
    end: str


def certificate_export(set_: JournalSet) -> Export:
    """Return the dealing certificate of a set."""
    stem = set_described(set_).stem("certificate")
    title, kind = translate("HistoryWords", "Dealing certificate"), translate("HistoryWords", "PDF (*.pdf)")
    return Export(title, kind, stem, ".pdf")


def text_export(day: date) -> Export:
    """Return the record as text that anybody can check."""
    title, kind = translate("HistoryWords", "Export the record"), translate("HistoryWords", "Text (*.txt)")
    return Export(title, kind, _record_stem(day), ".txt")


def backup_export(day: date) -> Export:
    """Return the record with its key."""
    title = translate("HistoryWords", "Back up the record")
    return Export(title, translate("HistoryWords", "Backup (*.backup)"), _record_stem(day), ".backup")


def said_of_certificate(made: Certificate) -> Said:
    """Return what is said of a new certificate."""
    title = translate("HistoryWords", "Certificate made: set {place} of {count} for its event and day")
    words = translate("HistoryWords", "It shows no card. Print it, sign it, keep it.")
    return _said_of_file(title.format(place=made.place, count=made.count), made.file.path, words)


def said_of_text(path: Path) -> Said:
    """Return what is said of the record as text."""
    words = translate("HistoryWords", "It holds no card, seed or key: anybody may have it, and check it.")
    return _said_of_file(translate("HistoryWords", "Record exported"), path, words)


def said_of_backup(path: Path) -> Said:
    """Return what is said of a copy of the record with its key."""
    words = translate(
        "HistoryWords", "It holds the key of the record: keep it where nobody else can read it."
    )
    return _said_of_file(translate("HistoryWords", "Record backed up"), path, words)


def _said_of_file(title: str, path: Path, words: str) -> Said:
    return Said(title, f"{path}\n{words}", path.parent)


def _record_stem(day: date) -> str:
    return f"bigdeal-record-{day:%Y-%m-%d}"
