"""Checking files of boards: whole, the same under every name of a set, and never played before.

Tells counts, places and kinds of problems, and never a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import AppError, ExitCode
from bigdeal_gui.formats.format import MAX_FILE_BYTES
from bigdeal_gui.formats.table import format_of_file_name, read_set
from bigdeal_gui.journal.journal import SeenSet, State
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.storage.delivery import read_file
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from bigdeal_gui.formats.format import SetRead
    from bigdeal_gui.formats.remarks import Remark
    from bigdeal_gui.journal.journal import Hit, Journal
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.deals import Deal

USED_STATES: Final = frozenset({State.IN_PLAY, State.FINISHED, State.RELEASED})
"""Where boards may have been seen at a table."""


UNDELIVERED_STATES: Final = frozenset({State.BEGUN, State.FAILED})
"""Where files of the boards should not be in anybody's hands."""


@dataclass(frozen=True, slots=True)
class CheckedFile:
    """One file: what was `read`, or why it could not be."""

    path: Path
    error: AppError | None = None
    read: SetRead | None = None

    @property
    def boards(self) -> tuple[Board, ...]:
        """The boards that were read, hidden."""
        return self.read.boards if self.read else ()

    @property
    def numbered(self) -> bool:
        """Whether every board brought its number."""
        return self.read is not None and self.read.numbered

    @property
    def set_code(self) -> str:
        """The set code that the file carries; empty for none."""
        return self.read.set_code if self.read else ""

    @property
    def event(self) -> str:
        """The event that the file names; empty for none."""
        return self.read.event if self.read else ""

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """What was odd about the file, which could be read all the same."""
        return self.read.remarks if self.read else ()

    @property
    def sessions(self) -> int:
        """How many sessions it holds: numbers come again in each."""
        return len(self.read.sessions) if self.read else 0

    @property
    def is_for_play(self) -> bool:
        """Whether its boards are one session, beyond doubt."""
        return self.read is not None and self.read.is_for_play

    @property
    def repeated(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of boards that hold the same deal, one tuple for each such deal."""
        by_deal: dict[Deal, list[int]] = {}
        for board in self.boards:
            by_deal.setdefault(board.deal, []).append(board.number)
        return tuple(tuple(numbers) for numbers in by_deal.values() if len(numbers) > 1)

    @property
    def numbers(self) -> str:
        """The board numbers in words: `1-24`, or ranges with commas between; semicolons between sessions."""
        return "; ".join(
            ", ".join(str(run) if len(run) > 1 else str(run.first) for run in ranges(session))
            for session in (self.read.sessions if self.read else ())
        )


@dataclass(frozen=True, slots=True)
class FileDifference:
    """Two files of one name that do not hold the same deals: the first board that differs, or the counts."""

    first: Path
    second: Path
    board: int
    counts: tuple[int, int]

    def __str__(self) -> str:
        here, there = f"“{self.first.name}”", f"“{self.second.name}”"
        if self.counts[0] != self.counts[1]:
            return translate("reasons", "{here} holds {count} boards and {there} {other_count}.").format(
                here=here, there=there, count=self.counts[0], other_count=self.counts[1]
            )
        return translate("reasons", "{here} and {there} differ first at board {board}.").format(
            here=here, there=there, board=self.board
        )


@dataclass(frozen=True, slots=True)
class Meeting:
    """A set of the journal whose deals stand in a file."""

    path: Path
    hit: Hit
    boards_in_file: int
    is_delivered: bool = False
    """Whether the boards were delivered all the same: as the same set, by its code, where a session
    of a tournament was dealt again; or the whole file as another, where several together were cut off."""

    @property
    def is_whole(self) -> bool:
        """Whether every board of the file belongs to that set."""
        return len({here for _there, here in self.hit.boards}) == self.boards_in_file

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
    def exit_code(self) -> ExitCode:
        """What a command answers: the worst that was found."""
        errors = [file.error.exit_code for file in self.files if file.error]
        if errors:
            return max(errors, key=lambda code: (code is ExitCode.DAMAGED, code))
        is_wrong = self.differences or any(file.repeated or not file.is_for_play for file in self.files)
        is_wrong = is_wrong or any(meeting.is_cut_off for meeting in self.meetings)
        return ExitCode.CHECK_FAILED if is_wrong else ExitCode.DONE


def bytes_on_disk(path: Path) -> bytes:
    """Return what the file `path` holds.

    Raises:
        CannotRead: the system refused.
        FileTooLarge: it holds more than any set of boards.
    """
    return read_file(path, MAX_FILE_BYTES)


def check_files(
    paths: Sequence[Path],
    journal: Journal,
    *,
    first_board: int = 1,
    read: Callable[[Path], bytes] = bytes_on_disk,
) -> CheckReport:
    """Read all of `paths`, compare those of one name, and look every deal up in the journal.

    Formats without numbers are counted from `first_board`, or from the first board of a file of the same
    name that has numbers. Sets of other origin are written into the journal, so that they are known again.
    `read` returns what a file holds, or raises an AppError.
    """
    files = [file for group in _by_name(paths) for file in _read_group(group, first_board, read)]
    meetings = [meeting for file in files if file.boards for meeting in _met(file, journal)]
    for group in _by_name([file.path for file in files]):
        _remember([file for file in files if file.path in group and file.boards], meetings, journal)
    in_order = {file.path: file for file in files}
    return CheckReport(
        files=tuple(in_order[path] for path in dict.fromkeys(paths)),
        differences=tuple(_differences(files)),
        meetings=tuple(meetings),
    )


def ranges(boards: Iterable[Board]) -> list[BoardRange]:
    """Return the numbers of `boards` as ascending ranges."""
    found: list[BoardRange] = []
    for number in sorted(board.number for board in boards):
        if found and number == found[-1].last + 1:
            found[-1] = BoardRange(found[-1].first, number)
        else:
            found.append(BoardRange(number, number))
    return found


def _by_name(paths: Iterable[Path]) -> list[list[Path]]:
    groups: dict[Path, list[Path]] = {}
    for path in dict.fromkeys(paths):
        groups.setdefault(path.with_suffix(""), []).append(path)
    return list(groups.values())


def _read_group(paths: list[Path], first_board: int, read: Callable[[Path], bytes]) -> list[CheckedFile]:
    """Read the files of one name, those that have numbers first: they tell the others where to begin."""
    files: list[CheckedFile] = []
    for path in sorted(paths, key=lambda path: not _has_numbers(path)):
        known = [file.boards[0].number for file in files if file.numbered and file.boards]
        files.append(_read(path, known[0] if known else first_board, read))
    return files


def _has_numbers(path: Path) -> bool:
    return any(format_.is_numbered for format_ in format_of_file_name(path.name))


def _read(path: Path, first_board: int, read: Callable[[Path], bytes]) -> CheckedFile:
    try:
        return CheckedFile(path, read=read_set(path.name, read(path), first_board))
    except AppError as error:
        return CheckedFile(path, error)


def _differences(files: Sequence[CheckedFile]) -> Iterator[FileDifference]:
    for group in _by_name(file.path for file in files):
        whole = [file for file in files if file.path in group and file.error is None]
        for other in whole[1:]:
            if difference := _difference(whole[0], other):
                yield difference


def _difference(first: CheckedFile, second: CheckedFile) -> FileDifference | None:
    counts = (len(first.boards), len(second.boards))
    compare_numbers = first.numbered and second.numbered
    for here, there in zip(first.boards, second.boards, strict=False):
        if here.deal != there.deal or (compare_numbers and here.number != there.number):
            return FileDifference(first.path, second.path, here.number, counts)
    return None if counts[0] == counts[1] else FileDifference(first.path, second.path, 0, counts)


def _met(file: CheckedFile, journal: Journal) -> Iterator[Meeting]:
    deals = [board.deal for board in file.boards]
    hits = journal.seen_before(deals, [board.number for board in file.boards])
    delivered = [hit for hit in hits if hit.state not in {*UNDELIVERED_STATES, State.SEEN}]
    codes = {hit.code for hit in delivered} - {""}
    is_whole = any(Meeting(file.path, hit, len(deals)).is_whole for hit in delivered)
    for hit in hits:
        yield Meeting(file.path, hit, len(deals), is_whole or hit.code in codes)


def _remember(files: Sequence[CheckedFile], meetings: Sequence[Meeting], journal: Journal) -> None:
    """Write a set that no meeting knows whole into the journal, once for all files of its name."""
    whole = {meeting.path for meeting in meetings if meeting.is_whole}
    for file in files:
        numbers = ranges(file.boards)
        if file.path in whole or len(numbers) != 1 or file.sessions > 1:
            continue
        source = SeenSet(
            source=file.path.name,
            boards=numbers[0],
            code=file.set_code,
            event=file.event,
            formats=tuple(format_.name for format_ in format_of_file_name(file.path.name)),
        )
        journal.see_set(source, [board.deal for board in sorted(file.boards, key=lambda board: board.number)])
        return
