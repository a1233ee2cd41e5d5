"""The history without a screen: what is told of a set, the steps it can take, what is said after one.

Knows sets, files and the state of the journal, and never a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.base import error_advice
from bigdeal_gui.journal.journal import JournalSet, State
from bigdeal_gui.pages.boards import which_boards
from bigdeal_gui.pages.path_words import path_words
from bigdeal_gui.pages.questions import Question
from bigdeal_gui.pages.sets import day_words, nothing_fits_words, set_source, set_title, state_meaning
from bigdeal_gui.services.moving import Comeback
from bigdeal_gui.services.printing.destinations import PLAYED, Destination, destination_suffix
from bigdeal_gui.services.printing.subject import set_described, subject_stem
from bigdeal_gui.services.sets.history import LeftOver, SetDetails, StateChange, needs_archive, open_set_steps
from bigdeal_gui.services.spoken import local_time, state_words
from bigdeal_gui.words import one_line_name, translate

if TYPE_CHECKING:
    from datetime import date

    from bigdeal_gui.journal.archive import Moved
    from bigdeal_gui.journal.check import ChainReport
    from bigdeal_gui.pages.sets import SetSearch
    from bigdeal_gui.services.printing.send import Sent
    from bigdeal_gui.services.sets.certificate import Certificate

MARKS: Final = (State.DUPLICATED, State.IN_PLAY, State.FINISHED, State.RELEASED)
"""The steps that have a button, in the order of a set's life."""

_MOST_PROBLEMS: Final = 10
_MOST_SETS: Final = 3


def empty_list_words(search: SetSearch) -> str:
    """Return what stands in the place of a list that `search` left empty."""
    if search.is_narrowed:
        return nothing_fits_words()
    return translate(
        "HistoryWords",
        "No sets yet. Each set appears here as soon as it is dealt. You see its date, boards, set code and "
        "where its files are.",
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
        return open_set_steps(self.set_.state)

    @property
    def undo_to(self) -> State | None:
        """The state that an undo brings back; None where there is none."""
        return self.details.undo_to

    @property
    def undo_words(self) -> str:
        """What an undo would do."""
        if self.undo_to is None:
            return translate("HistoryWords", "Nothing to undo")
        return translate("HistoryWords", "Back to “{state}”").format(state=state_words(self.undo_to))

    @property
    def can_be_certified(self) -> bool:
        """Whether there can be a certificate: of sets dealt here, and to the end."""
        return self.set_.is_own and self.set_.state not in {State.BEGUN, State.FAILED}

    @property
    def can_be_sent(self) -> bool:
        """Whether its boards may go to others: play is over, and they were dealt here."""
        return self.set_.is_own and self.set_.state in PLAYED

    @property
    def folder(self) -> Path | None:
        """The folder of its first file that is there; None where none is."""
        return next((file.path.parent for file in self.details.files if file.is_there), None)

    def _facts(self) -> Iterator[str]:
        set_ = self.set_
        yield which_boards(set_.boards)
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
                yield _in_folder(translate("HistoryWords", "Missing: {files} in {folder}"), gone, words)
            if removed:
                text = translate(
                    "HistoryWords",
                    "Interrupted while they were being written, and removed again: {files} in {folder}. "
                    "Do not play copies of them.",
                )
                yield _in_folder(text, removed, words)


def _in_folder(words: str, names: Sequence[str], folder: str) -> str:
    return words.format(files=", ".join(map(one_line_name, names)), folder=folder)


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


def question_before_step(set_: JournalSet, state: State) -> Question | None:
    """Return what is asked before `set_` is taken to `state`; None for a step that can be taken back."""
    if state is not State.RELEASED:
        return None
    return Question(
        translate("HistoryWords", "Release the set"),
        translate("HistoryWords", "Release set {code}?").format(code=set_.code or str(set_.id)),
        translate(
            "HistoryWords",
            "From then on, anyone may see its hands. Do this only when nobody will play these boards "
            "again. You cannot undo a release.",
        ),
        translate("HistoryWords", "Release"),
        is_final=True,
    )


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
        translate("HistoryWords", "Where should the files of finished sets go?"),
        translate(
            "HistoryWords",
            "An archive folder keeps them out of the way, so that nobody duplicates them again by "
            "mistake. You choose it once. Each set gets its own folder inside it, and Undo brings the "
            "files back.",
        ),
        translate("HistoryWords", "Choose the archive folder…"),
        translate("HistoryWords", "Leave the files where they are"),
    )


def archive_folder_title() -> str:
    """Return the title of the dialog in which the archive folder is chosen."""
    return translate("HistoryWords", "Archive folder for finished sets")


@dataclass(frozen=True, slots=True)
class Notice:
    """What is said after something was done.

    `folder` holds the files that were made or moved, None where there are none; `hint` says what to do
    where something went wrong, None where nothing did.
    """

    title: str
    text: str
    folder: Path | None = None
    hint: str | None = None


def notice_after_step(step: StateChange) -> Notice | None:
    """Return what is said of the files after `step`; None where nothing has to be."""
    name, state = set_title(step.found), state_words(step.found.state).lower()
    if step.problem is not None:
        title = translate("HistoryWords", "“{set}” is {state}, but its files were not moved")
        return Notice(
            title.format(set=name, state=state), str(step.problem), hint=error_advice(step.problem).hint
        )
    if step.moved is None or not (step.moved.files or step.moved.left):
        return None
    title = translate("HistoryWords", "“{set}” is {state}").format(set=name, state=state)
    folder = step.moved.files[0].parent if step.moved.files else None
    return Notice(title, "\n".join(_moved_lines(step.moved)), folder)


def left_alone_words(path: Path) -> str:
    """Return what is said of a file that did not follow its set."""
    text = translate("HistoryWords", "Not moved, because it is missing, changed or in use: {path}")
    return text.format(path=one_line_name(path))


def _moved_lines(moved: Moved) -> Iterator[str]:
    if moved.files:
        names, folder = [path.name for path in moved.files], str(moved.files[0].parent)
        yield _in_folder(translate("HistoryWords", "{files} now in {folder}"), names, folder)
    yield from map(left_alone_words, moved.left)


def left_over_lines(left: Sequence[LeftOver], more: Callable[[int], str]) -> list[str]:
    """Return which finished sets have files lying about, a few by name; `more` words the count of others."""
    names = [
        ", ".join(filter(None, (set_title(lying.of), day_words(lying.of), lying.of.code))) for lying in left
    ]
    return first_lines(names, _MOST_SETS, more)


def first_lines(lines: Sequence[str], most: int, more: Callable[[int], str]) -> list[str]:
    """Return at most so many of `lines`, and behind them how many others there are, as `more` words it."""
    rest = len(lines) - most
    return [*lines[:most], more(rest)] if rest > 0 else list(lines)


# -- the record as a whole -----------------------------------------------------------------------------------


def record_words(report: ChainReport, counted: str) -> str:
    """Return the verdict on the record; `counted` words its rows where it is sound, else its problems."""
    if not report.is_sound:
        return translate("HistoryWords", "The journal has been changed: {problems}").format(problems=counted)
    notes = (
        (report.clock_set_back, translate("HistoryWords", "clock set back at row {rows}")),
        (report.alarms, translate("HistoryWords", "count started again at row {rows}")),
        (report.restores, translate("HistoryWords", "restored from a backup at row {rows}")),
        (report.attached, translate("HistoryWords", "older journal attached at row {rows}")),
    )
    sound = translate("HistoryWords", "Journal intact: {rows}").format(rows=counted)
    told = [note.format(rows=", ".join(map(str, rows))) for rows, note in notes if rows]
    return " · ".join([sound, *told])


def unreadable_words() -> str:
    """Return the verdict on a record that nobody could read."""
    return translate("HistoryWords", "The journal could not be read")


def notice_of_problems(report: ChainReport, more: Callable[[int], str]) -> Notice:
    """Return what is not as it was written, with what to do; `more` words the count of other problems."""
    told = [f"{problem[:1].upper()}{problem[1:]}." for problem in map(str, report.problems)]
    advice = translate(
        "HistoryWords",
        "Nothing was repaired. Keep a copy of the journal, and compare it with an earlier certificate "
        "or export.",
    )
    lines = [*first_lines(told, _MOST_PROBLEMS, more), advice]
    return Notice(translate("HistoryWords", "The journal is not as the program wrote it"), "\n".join(lines))


# -- what leaves it ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Export:
    """A new file for others: title and filter of the dialog, and the name proposed, `stem` and `end`."""

    title: str
    kind: str
    stem: str
    end: str


def certificate_export(sets: Sequence[JournalSet]) -> Export:
    """Return the dealing certificate of a set, or those of several in one file."""
    stem = subject_stem([set_described(set_) for set_ in sets], "certificate")
    title, kind = translate("HistoryWords", "Dealing certificate"), translate("HistoryWords", "PDF (*.pdf)")
    return Export(title, kind, stem, ".pdf")


def destination_words(to: Destination) -> str:
    """Return a receiver as a menu names it: `Bridgewebs (pbn)`."""
    name = f"{to.title} ({to.format_name})"
    return name if to.is_confirmed else translate("HistoryWords", "{name}, not confirmed").format(name=name)


def send_export(set_: JournalSet, to: Destination) -> Export:
    """Return the file of a finished set for a receiver."""
    end = destination_suffix(to)
    title = translate("HistoryWords", "Send to {receiver}").format(receiver=to.title)
    return Export(title, f"{to.format_name.upper()} (*{end})", set_described(set_).stem(""), end)


def notice_of_sent(sent: Sent, to: Destination) -> Notice:
    """Return what is said of a file for a receiver."""
    words = translate("HistoryWords", "Nothing was sent from here: load the file at {receiver} yourself.")
    doubt = translate("HistoryWords", "What {receiver} takes could not be confirmed: look at what it shows.")
    lines = [words, *([] if to.is_confirmed else [doubt])]
    return _notice_of_file(
        translate("HistoryWords", "File for {receiver} made").format(receiver=to.title),
        sent.file.path,
        "\n".join([*(line.format(receiver=to.title) for line in lines), *sent.notes]),
    )


def text_export(day: date) -> Export:
    """Return the record as text that anybody can check."""
    title, kind = translate("HistoryWords", "Export the journal"), translate("HistoryWords", "Text (*.txt)")
    return Export(title, kind, _record_stem(day), ".txt")


def backup_export(day: date) -> Export:
    """Return the record with its key."""
    title = translate("HistoryWords", "Back up the journal")
    return Export(title, translate("HistoryWords", "Backup (*.backup)"), _record_stem(day), ".backup")


def notice_of_certificates(all_made: Sequence[Certificate]) -> Notice:
    """Return what is said of a new certificate, or of several in one file."""
    made, *others = all_made
    title = (
        translate("HistoryWords", "Certificates made, one for each set")
        if others
        else translate("HistoryWords", "Certificate made: set {place} of {count} for its event and day")
    )
    words = translate("HistoryWords", "It shows no cards. Print it, sign it and keep it.")
    return _notice_of_file(title.format(place=made.place, count=made.count), made.file.path, words)


def notice_of_text(path: Path) -> Notice:
    """Return what is said of the record as text."""
    words = translate("HistoryWords", "It contains no card, seed or key. Anyone may have it and check it.")
    return _notice_of_file(translate("HistoryWords", "Journal exported"), path, words)


def notice_of_backup(path: Path, *, is_sealed: bool) -> Notice:
    """Return what is said of a copy of the record with its key."""
    if is_sealed:
        words = translate("HistoryWords", "It is sealed: only its passphrase opens it.")
    else:
        words = translate(
            "HistoryWords", "It contains the key of the journal. Keep it where nobody else can read it."
        )
    return _notice_of_file(translate("HistoryWords", "Journal backed up"), path, words)


def notice_of_restore(comeback: Comeback) -> Notice:
    """Return what is said of a backup that was brought back."""
    settings = translate(
        "HistoryWords", "Settings, presets and identification are taken over where none were here."
    )
    if comeback is Comeback.BACK:
        return Notice(translate("HistoryWords", "The journal is back"), settings, None)
    if comeback is Comeback.KNOWN:
        return Notice(
            translate("HistoryWords", "Everything in this backup’s journal is here already"), settings, None
        )
    attached = translate(
        "HistoryWords",
        "Its sets are in the list, and their boards are recognized. Your own journal goes on unchanged.",
    )
    return Notice(
        translate("HistoryWords", "The backup’s journal is attached to yours"),
        f"{attached}\n{settings}",
        None,
    )


def _notice_of_file(title: str, path: Path, words: str) -> Notice:
    return Notice(title, f"{path}\n{words}", path.parent)


def _record_stem(day: date) -> str:
    return f"bigdeal-journal-{day:%Y-%m-%d}"
