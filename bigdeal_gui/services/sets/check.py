"""Checking files of boards: whole, the same under every name of a set, and never played before.

Tells counts, places and kinds of problems, and never a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.base import AppError, ExitCode
from bigdeal_gui.formats.table import format_of_file_name
from bigdeal_gui.journal.journal import Duplicate, Journal, SeenSet, State
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.sets.contents import board_sort_key, bytes_on_disk, ignore_progress
from bigdeal_gui.services.sets.evidence import CodeClaim, NumbersFrom, code_claim, read_known_boards
from bigdeal_gui.words import quoted_name, translate

if TYPE_CHECKING:
    from bigdeal_gui.formats.caveats import Caveat
    from bigdeal_gui.services.sets.contents import Contents, Pulse

USED_STATES: Final = frozenset({State.IN_PLAY, State.FINISHED, State.RELEASED})
"""Where boards may have been seen at a table."""


_MOST_RANGES: Final = 100
"""So many ranges of numbers are told of a session, and so many sessions of a file."""

UNDELIVERED_STATES: Final = frozenset({State.BEGUN, State.FAILED})
"""Where files of the boards should not be in anybody's hands."""


@dataclass(frozen=True, slots=True)
class CheckedFile:
    """One file: what it holds, or why it could not be read."""

    path: Path
    error: AppError | None = None
    contents: Contents | None = None
    deals: bytes = field(default=b"", repr=False)
    """A digest of the deals in the order of the file, and with it of their numbers in `numbered_deals`."""
    numbered_deals: bytes = field(default=b"", repr=False)
    numbers_from: NumbersFrom = NumbersFrom.COUNTED
    """Where the numbers of its boards come from."""
    claim: CodeClaim | None = None
    """What is wrong about the set code that it carries."""

    def is_like(self, other: CheckedFile) -> bool:
        """Tell whether both hold the same deals in one order, under the same numbers where both have them."""
        if not self.count or self.deals != other.deals:
            return False
        return not (self.numbered and other.numbered) or self.numbered_deals == other.numbered_deals

    @property
    def count(self) -> int:
        """How many boards were read."""
        return self.contents.count if self.contents else 0

    @property
    def numbered(self) -> bool:
        """Whether every board brought its number."""
        return self.contents is not None and self.contents.numbered

    @property
    def all_numbers(self) -> tuple[int, ...]:
        """Every number that a board of it has, ascending."""
        return tuple(sorted({number for session in self._sessions for run in session for number in run}))

    @property
    def set_code(self) -> str:
        """The set code that the file carries; empty for none."""
        return self.contents.set_code if self.contents else ""

    @property
    def event(self) -> str:
        """The event that the file names; empty for none."""
        return self.contents.event if self.contents else ""

    @property
    def remarks(self) -> tuple[Caveat, ...]:
        """What was odd about the file, which could be read all the same."""
        return self.contents.remarks if self.contents else ()

    @property
    def sessions(self) -> int:
        """How many sessions it holds: numbers come again in each."""
        return len(self.contents.numbers) if self.contents else 0

    @property
    def is_for_play(self) -> bool:
        """Whether its boards are one session, beyond doubt."""
        return self.contents is not None and self.contents.is_for_play

    @property
    def repeated(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of boards that hold the same deal, one tuple for each such deal."""
        return self.contents.repeated if self.contents else ()

    @property
    def lowest(self) -> int:
        """The lowest board number; 0 where none was read."""
        return min((session[0].first for session in self._sessions), default=0)

    @property
    def numbers(self) -> str:
        """The board numbers in words: `1-24`, or ranges with commas between; semicolons between sessions.

        Of very many ranges the first are told.
        """
        told = [
            ", ".join(run.numbers for run in session[:_MOST_RANGES])
            + (" …" if len(session) > _MOST_RANGES else "")
            for session in self._sessions[:_MOST_RANGES]
        ]
        return "; ".join(told) + (" …" if len(self._sessions) > _MOST_RANGES else "")

    @property
    def _sessions(self) -> tuple[tuple[BoardRange, ...], ...]:
        return self.contents.numbers if self.contents else ()


@dataclass(frozen=True, slots=True)
class FileDifference:
    """Two files of one name that do not hold the same deals: the first board that differs, or the counts."""

    first: Path
    second: Path
    board: int | None
    counts: tuple[int, int]

    def __str__(self) -> str:
        here, there = quoted_name(self.first.name), quoted_name(self.second.name)
        if self.counts[0] != self.counts[1]:
            return translate("reasons", "Boards in {here}: {count}. In {there}: {other_count}.").format(
                here=here, there=there, count=self.counts[0], other_count=self.counts[1]
            )
        return translate("reasons", "{here} and {there} differ first at board {board}.").format(
            here=here, there=there, board=self.board
        )


@dataclass(frozen=True, slots=True)
class Meeting:
    """A set of the journal whose deals stand in a file."""

    path: Path
    hit: Duplicate
    boards_in_file: int
    is_delivered: bool = False
    """Whether the boards were delivered all the same: as the same set, by its code, where a session
    of a tournament was dealt again; or the whole file as another, where several together were cut off."""
    is_beside_whole: bool = False
    """Whether a set dealt here has every board of the file."""

    @property
    def is_whole(self) -> bool:
        """Whether every board of the file belongs to that set."""
        return len({here for _there, here in self.hit.boards}) == self.boards_in_file

    @property
    def is_told(self) -> bool:
        """Whether it says something that another set, which has all the boards, does not say better."""
        return self.is_whole or self.hit.state is not State.SEEN or not self.is_beside_whole

    @property
    def is_used(self) -> bool:
        """Whether that set may have been seen at a table."""
        return self.hit.state in USED_STATES

    @property
    def is_cut_off(self) -> bool:
        """Whether that set was never delivered: it is being dealt, was cut off, or was taken back."""
        return self.hit.state in UNDELIVERED_STATES and not self.is_delivered


@dataclass(frozen=True, slots=True)
class CheckReport:
    """All that was found, file by file."""

    files: tuple[CheckedFile, ...]
    differences: tuple[FileDifference, ...]
    meetings: tuple[Meeting, ...]

    @property
    def alike(self) -> tuple[tuple[CheckedFile, ...], ...]:
        """The files by their boards: those that hold the same together, one that holds none by itself.

        A file without numbers goes with those of its own name first.
        """
        groups: list[list[CheckedFile]] = []
        for file in sorted(self.files, key=lambda file: not file.numbered):
            fitting = [group for group in groups if all(map(file.is_like, group))]
            fitting.sort(key=lambda group: all(other.path.stem != file.path.stem for other in group))
            if fitting:
                fitting[0].append(file)
            else:
                groups.append([file])
        return tuple(map(tuple, groups))

    @property
    def exit_code(self) -> ExitCode:
        """What a command answers: the worst that was found."""
        errors = [file.error.exit_code for file in self.files if file.error]
        if errors:
            return max(errors, key=lambda code: (code is ExitCode.DAMAGED, code))
        is_wrong = self.differences or any(file.repeated or not file.is_for_play for file in self.files)
        is_wrong = is_wrong or any(meeting.is_cut_off for meeting in self.meetings)
        is_wrong = is_wrong or any(file.claim for file in self.files)
        return ExitCode.CHECK_FAILED if is_wrong else ExitCode.DONE


def check_files(
    paths: Sequence[Path],
    journal: Journal,
    *,
    first_board: int | None = None,
    read: Callable[[Path], bytes] = bytes_on_disk,
    pulse: Pulse = ignore_progress,
) -> CheckReport:
    """Read all of `paths`, compare those of one name, and look every deal up in the journal.

    Boards without numbers have those of the journal where it knows them; a stated `first_board` goes before
    it, and the first board of a file of the same name that has numbers comes after. Sets of other origin that
    can be played are written into the journal, so that they
    are known again. `read` and `pulse` are those of `contents_of`.
    """
    reading = _Reading(journal, first_board, read, pulse)
    files = [file for group in _by_name(paths) for file in reading.group(group)]
    for group in _by_name([file.path for file in files]):
        _remember([file for file in files if file.path in group], reading.meetings, journal)
    in_order = {file.path: file for file in files}
    return CheckReport(
        files=tuple(in_order[path] for path in dict.fromkeys(paths)),
        differences=tuple(_differences(files)),
        meetings=tuple(reading.meetings),
    )


def _by_name(paths: Iterable[Path]) -> list[list[Path]]:
    groups: dict[Path, list[Path]] = {}
    for path in dict.fromkeys(paths):
        groups.setdefault(path.with_suffix(""), []).append(path)
    return list(groups.values())


class _Reading:
    """Reads files, and looks their boards up as they come."""

    def __init__(
        self, journal: Journal, first_board: int | None, read: Callable[[Path], bytes], pulse: Pulse
    ) -> None:
        self.meetings: list[Meeting] = []
        self._journal = journal
        self._first_board = first_board
        self._read = read
        self._pulse = pulse

    def group(self, paths: list[Path]) -> list[CheckedFile]:
        """Read the files of one name, those that have numbers first: they tell the others where to begin."""
        files: list[CheckedFile] = []
        for path in sorted(paths, key=lambda path: not _has_numbers(path)):
            known = [file.contents.first for file in files if file.numbered and file.contents]
            files.append(self._file(path, known[0] if known else None))
        return files

    def _file(self, path: Path, other_file: int | None) -> CheckedFile:
        digests: list[tuple[blake2b, blake2b]] = []

        def begin() -> Callable[[Sequence[Board]], None]:
            deals, numbered = blake2b(), blake2b()
            digests.append((deals, numbered))

            def take(boards: Sequence[Board]) -> None:
                for board in boards:
                    hands = b"".join(board.deal.hands)
                    deals.update(hands)
                    numbered.update(b"%d " % board.number + hands)

            return take

        try:
            known = read_known_boards(
                path,
                self._journal,
                stated=self._first_board,
                other_file=other_file,
                read=self._read,
                pulse=self._pulse,
                begin=begin,
            )
        except AppError as error:
            return CheckedFile(path, error)
        contents, (deals, numbered) = known.contents, digests[-1]
        self.meetings += _met(path, contents.count, known.hits)
        return CheckedFile(
            path,
            None,
            contents,
            deals.digest(),
            numbered.digest(),
            known.numbers_from,
            code_claim(contents, known.hits, self._journal),
        )


def _has_numbers(path: Path) -> bool:
    return any(format_.is_numbered for format_ in format_of_file_name(path.name))


def _differences(files: Sequence[CheckedFile]) -> Iterator[FileDifference]:
    for group in _by_name(file.path for file in files):
        whole = [file for file in files if file.path in group and file.contents]
        for other in whole[1:]:
            if difference := _difference(whole[0], other):
                yield difference


def _difference(first: CheckedFile, second: CheckedFile) -> FileDifference | None:
    if first.is_like(second):
        return None
    counts = (first.count, second.count)
    compare_numbers = first.numbered and second.numbered
    for here, there in zip(_boards(first), _boards(second), strict=False):
        if here.deal != there.deal or (compare_numbers and here.number != there.number):
            return FileDifference(first.path, second.path, here.number, counts)
    return None if counts[0] == counts[1] else FileDifference(first.path, second.path, None, counts)


def _met(path: Path, count: int, hits: Sequence[Duplicate]) -> Iterator[Meeting]:
    delivered = [hit for hit in hits if hit.state not in {*UNDELIVERED_STATES, State.SEEN}]
    codes = {hit.code for hit in delivered} - {""}
    is_whole = any(Meeting(path, hit, count).is_whole for hit in delivered)
    for hit in hits:
        yield Meeting(path, hit, count, is_whole or hit.code in codes, is_whole)


def _boards(file: CheckedFile) -> Iterator[Board]:
    return file.contents.each() if file.contents else iter(())


def _remember(files: Sequence[CheckedFile], meetings: Sequence[Meeting], journal: Journal) -> None:
    """Write a set that no meeting knows whole into the journal, once for all files of its name."""
    whole = {meeting.path for meeting in meetings if meeting.is_whole}
    for file in files:
        contents = file.contents
        if contents is None or file.path in whole or not contents.is_set:
            continue
        ((numbers,),) = contents.numbers
        source = SeenSet(
            source=file.path.name,
            boards=numbers,
            code=file.set_code,
            event=file.event,
            formats=tuple(format_.name for format_ in format_of_file_name(file.path.name)),
        )
        journal.see_set(source, [board.deal for board in sorted(contents.each(), key=board_sort_key)])
        return
