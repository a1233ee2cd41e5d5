"""The check page without a screen: what is to be told of each file. Holds counts, numbers and words, no card.

The boards that were read for it are let go before anything is handed to the window.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.errors.base import AppError, error_advice
from bigdeal_gui.errors.formats import InvalidBoards
from bigdeal_gui.formats.table import format_of_file_name
from bigdeal_gui.services.sets.check import CheckedFile, CheckReport, FileDifference, check_files
from bigdeal_gui.services.sets.evidence import (
    NumbersFrom,
    boards_with_other_numbers,
    claim_sentence,
    names_event,
    which_boards_words,
)
from bigdeal_gui.services.sets.find_sets import GivenFiles
from bigdeal_gui.words import one_line_name, translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import JournalSet, SetId
    from bigdeal_gui.services.work import Work


class Verdict(IntEnum):
    """What is said first of a file, the worst first."""

    UNREADABLE = 0
    """The file, or what is in it, could not be read."""
    NOT_WHOLE = 1
    """It reads well, but some boards are not deals."""
    USED = 2
    """Its boards may have been seen at a table."""
    DIFFERS = 3
    """Another file of its name holds other deals."""
    REPEATS = 4
    """It holds a deal twice."""
    OTHER_CODE = 5
    """It carries the code of another set."""
    NOT_FOR_PLAY = 6
    """It was read as it is written, but is no single session with its numbers' dealers."""
    SOUND = 7


@dataclass(frozen=True, slots=True)
class KnownSet:
    """A set of the journal some of whose deals stand in a file."""

    found: JournalSet
    is_whole: bool
    is_used: bool
    which: str = ""
    """Which boards of the file are meant, in words: `1–3 and 7`, or `all but number 13`."""
    other_numbers: tuple[int, ...] = ()
    """The numbers that boards have there, where they are others than in the file."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Another file of the same name with other deals: the first board that differs; None where counts do."""

    other: str
    board: int | None
    here: int
    there: int


@dataclass(frozen=True, slots=True)
class FileFacts:
    """One file. `first` is the number its first board has, 0 where none was read.

    `title`, `sentence` and `hint` tell why it could not be read; `problems` which boards are not deals.
    """

    path: Path
    format_name: str
    count: int = 0
    numbers: str = ""
    first: int = 0
    is_counted: bool = False
    numbers_words: str = ""
    """Where the numbers come from, if not from the file."""
    claim: str = ""
    """What is wrong about the set code that the file carries."""
    set_code: str = ""
    event: str = ""
    title: str = ""
    sentence: str = ""
    hint: str = ""
    problems: tuple[str, ...] = ()
    repeated: tuple[tuple[int, ...], ...] = ()
    mismatches: tuple[Mismatch, ...] = ()
    known: tuple[KnownSet, ...] = ()
    remarks: tuple[str, ...] = ()
    is_for_play: bool = True

    @property
    def other_events(self) -> tuple[str, ...]:
        """What the sets were dealt for that it holds whole, where it names another event itself."""
        events = {set_.found.event for set_ in self.known if set_.is_whole and set_.found.event}
        is_other = self.event and not any(names_event(self.event, event) for event in events)
        return tuple(sorted(events)) if is_other else ()

    @property
    def used(self) -> tuple[KnownSet, ...]:
        """The sets that may have been seen at a table."""
        return tuple(set_ for set_ in self.known if set_.is_used)

    @property
    def is_readable(self) -> bool:
        """Whether it holds whole boards, so that it can be converted."""
        return self.count > 0

    @property
    def verdict(self) -> Verdict:
        """What is to be said first."""
        checks = (
            (bool(self.problems), Verdict.NOT_WHOLE),
            (bool(self.title), Verdict.UNREADABLE),
            (bool(self.used), Verdict.USED),
            (bool(self.mismatches), Verdict.DIFFERS),
            (bool(self.repeated), Verdict.REPEATS),
            (bool(self.claim), Verdict.OTHER_CODE),
            (not self.is_for_play, Verdict.NOT_FOR_PLAY),
        )
        return next((verdict for is_true, verdict in checks if is_true), Verdict.SOUND)


@dataclass(frozen=True, slots=True)
class SetFacts:
    """Files that hold the same boards, the worst of them first; or one that could not be read."""

    files: tuple[FileFacts, ...]

    @property
    def lead(self) -> FileFacts:
        """The file with the worst finding."""
        return self.files[0]

    @property
    def verdict(self) -> Verdict:
        """What is to be said first."""
        return self.lead.verdict

    @property
    def is_of_all(self) -> bool:
        """Whether the verdict is that of every file."""
        return self.files[-1].verdict is self.verdict

    @property
    def source(self) -> FileFacts:
        """The file to convert from: one with numbers, the soundest first."""
        return min(self.files, key=lambda file: (file.is_counted, -file.verdict))

    @property
    def formats(self) -> int:
        """How many formats there are; 0 where files are of the same format, or of none."""
        names = {file.format_name for file in self.files}
        return len(names) if len(names) == len(self.files) and "" not in names else 0

    @property
    def name(self) -> str:
        """What a person calls the set: its event, or else the name of the files."""
        if len(self.files) == 1:
            return one_line_name(self.lead.path.name)
        events = [known.found.event for known in self.lead.known if known.is_whole]
        own = [file.event for file in self.files]
        return one_line_name(next(filter(None, (*events, *own)), "") or self.lead.path.stem)

    @property
    def set_codes(self) -> tuple[str, ...]:
        """The codes that the files carry, each once."""
        return tuple(dict.fromkeys(file.set_code for file in self.files if file.set_code))

    @property
    def mismatches(self) -> tuple[Mismatch, ...]:
        """The differences from other files of the name: of files that differ alike the first."""
        found = [other for file in self.files for other in file.mismatches]
        return tuple({(other.board, other.here, other.there): other for other in reversed(found)}.values())


def look_at_files(paths: Sequence[Path], work: Work) -> tuple[SetFacts, ...]:
    """Check `paths`, files, folders and archives, and return what is to be told of each set.

    The worst comes first; those of one name stand together.

    The progress is in files read.

    Raises:
        Cancelled: the token was set.
        StorageError: the journal cannot be read or written.
        CannotRead: a folder cannot be read.
    """
    given = GivenFiles()
    files = []
    for path in (path for one in paths for path in given.paths_of(one)):
        work.cancel.check()
        files.append(path)
    done = 0

    def read(path: Path) -> bytes:
        nonlocal done
        work.cancel.check()  # raised once more below: here it only makes the rest go by
        work.progress(done, len(files))
        done += 1
        return given.read(path)

    journal = work.journal
    report = check_files(files, journal, read=read, pulse=lambda _done, _all: work.cancel.check())
    work.cancel.check()
    sets = {meeting.hit.id: journal.set_by_id(meeting.hit.id) for meeting in report.meetings}
    alike = [
        SetFacts(tuple(sorted((_facts(file, report, sets) for file in group), key=lambda file: file.verdict)))
        for group in report.alike
    ]
    return tuple(sorted(alike, key=lambda set_: (set_.verdict, set_.lead.path)))


def _facts(file: CheckedFile, report: CheckReport, sets: dict[SetId, JournalSet]) -> FileFacts:
    name = next((format_.name for format_ in format_of_file_name(file.path.name)), "")
    if file.error is not None:
        return _unread(file, file.error, name)
    known = tuple(
        KnownSet(
            sets[meeting.hit.id],
            meeting.is_whole,
            meeting.is_used,
            which_boards_words(sorted({here for _there, here in meeting.hit.boards}), file.all_numbers),
            boards_with_other_numbers(meeting.hit),
        )
        for meeting in report.meetings
        if meeting.path == file.path and meeting.is_told
    )
    return FileFacts(
        path=file.path,
        format_name=name,
        count=file.count,
        numbers=file.numbers.replace("-", "–"),
        first=file.lowest,
        is_counted=not file.numbered,
        numbers_words=_numbers_words(file),
        claim=claim_sentence(file.claim, file.set_code) if file.claim else "",
        set_code=file.set_code,
        event=file.event,
        repeated=file.repeated,
        mismatches=tuple(_mismatches(file.path, report.differences)),
        known=known,
        remarks=tuple(map(str, file.remarks)),
        is_for_play=file.is_for_play,
    )


def _numbers_words(file: CheckedFile) -> str:
    """Return where the numbers of a file's boards come from; empty where they stand in it."""
    return {
        NumbersFrom.FILE: "",
        NumbersFrom.JOURNAL: translate("CheckWords", "numbers from the journal"),
        NumbersFrom.STATED: translate("CheckWords", "counted from {first}, as you said"),
        NumbersFrom.OTHER_FILE: translate(
            "CheckWords", "counted from {first}, as in the other file of this name"
        ),
        NumbersFrom.COUNTED: translate("CheckWords", "counted from {first}: the file has no board numbers"),
    }[file.numbers_from].format(first=file.lowest)


def _unread(file: CheckedFile, error: AppError, name: str) -> FileFacts:
    title, hint = error_advice(error)
    problems = error.problems if isinstance(error, InvalidBoards) else ()
    return FileFacts(file.path, name, title=title, sentence=str(error), hint=hint, problems=problems)


def _mismatches(path: Path, differences: Sequence[FileDifference]) -> Iterable[Mismatch]:
    for difference in differences:
        if path == difference.first:
            yield Mismatch(difference.second.name, difference.board, *difference.counts)
        elif path == difference.second:
            yield Mismatch(
                difference.first.name, difference.board, difference.counts[1], difference.counts[0]
            )
