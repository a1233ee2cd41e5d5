"""Reading a file of boards for what is to be told of it: a short one at once, a long one as a stream.

A stream is read as often as its boards are wanted; some thirty bytes a board are kept, to tell which deals
and numbers come again.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from heapq import merge
from itertools import islice, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.repeats import Repeats
from bigdeal_gui.errors.formats import ReadLimit
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.caveats import Caveat, CaveatKind
from bigdeal_gui.formats.table import format_of_file_name, read_boards_file
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.sets.contents import (
    Contents,
    board_sort_key,
    bytes_on_disk,
    ignore_progress,
    number_ranges,
    stream_reader,
    streamed_boards,
)
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import SetRead
    from bigdeal_gui.services.sets.contents import Pulse, Stream


_BOARDS_AT_ONCE: Final = 2_000
"""They are let go at once as well, which keeps other threads waiting: a millisecond."""
_SORTED_AT_ONCE: Final = 20_000


class LongFile:
    """Reads a long file once for what is to be told, and again whenever its boards are wanted."""

    def __init__(self, path: Path, stream: Stream, first_board: int, pulse: Pulse) -> None:
        self._path = path
        self._stream = stream
        self._first_board = first_board
        self._pulse = pulse
        self._digest = b""
        self._again: frozenset[int] = frozenset()

    def contents(self, take: Callable[[Sequence[Board]], None]) -> Contents:
        """Return what is to be told of the file, whose boards `take` is given.

        Raises:
            AppError: as `file_contents`.
        """
        numbers, repeats, digest, others = array("I"), Repeats(), blake2b(), 0
        ends: list[SetRead] = []
        boards = self._boards(ends)
        while some := list(islice(boards, _BOARDS_AT_ONCE)):
            take(some)
            for board in some:
                numbers.append(board.number)
                repeats.add(board.deal)
                digest.update(_bytes_of(board))
                others += board.played_as is not None
        self._digest = digest.digest()
        (end,) = ends
        repeated, again = _repeated(numbers, repeats.groups())
        self._again = again
        if again:
            numbers = array("I", (number for place, number in enumerate(numbers) if place not in again))
        is_rising = all(number < following for number, following in pairwise(numbers))
        sessions = _sessions(numbers if is_rising else _sorted(numbers))
        return Contents(
            each=self._each,
            in_order=self._each if is_rising else self._out_of_order,
            one_by_one=self._each,
            count=len(numbers),
            numbers=sessions,
            first=numbers[0],
            numbered=end.numbered,
            is_for_play=len(sessions) == 1 and end.is_for_play and not others,
            other_conditions=others,
            repeated=repeated,
            remarks=_with_merged(end.remarks, len(again)),
            event=end.event,
            set_code=end.set_code,
        )

    def _each(self) -> Iterator[Board]:
        digest = blake2b()
        for place, board in enumerate(self._boards([])):
            digest.update(_bytes_of(board))
            if place not in self._again:
                yield board
        if digest.digest() != self._digest:
            raise CannotRead(self._path, translate("reasons", "it changed while it was read"))

    def _out_of_order(self) -> Iterator[Board]:
        raise ReadLimit(
            next(format_.name for format_ in format_of_file_name(self._path.name)),
            self._path.name,
            translate("reasons", "its boards are not in the order of their numbers"),
        )

    def _boards(self, ends: list[SetRead]) -> Iterator[Board]:
        """Return the boards, which at their end add what the file says beside them to `ends`."""

        def boards() -> Iterator[Board]:
            ends.append(
                (yield from streamed_boards(self._path, self._stream, self._first_board, self._pulse))
            )

        return boards()


def _bytes_of(board: Board) -> bytes:
    return b"%d %d " % (board.number, board.conditions_number) + b"".join(board.deal.hands)


def _repeated(
    numbers: Sequence[int], groups: Iterable[Sequence[int]]
) -> tuple[tuple[tuple[int, ...], ...], frozenset[int]]:
    """Return the numbers of each deal that stands on several, and the places of boards that came again."""
    repeated: list[tuple[int, ...]] = []
    again: set[int] = set()
    for places in groups:
        met: set[int] = set()
        for place in places:
            if numbers[place] in met:
                again.add(place)
            met.add(numbers[place])
        if len(met) > 1:
            repeated.append(tuple(sorted(met)))
    return tuple(repeated), frozenset(again)


def _sorted(numbers: Sequence[int]) -> Iterable[int]:
    """Yield `numbers` rising, sorted in parts: other threads would wait for the whole."""
    parts = range(0, len(numbers), _SORTED_AT_ONCE)
    return merge(*(sorted(numbers[first : first + _SORTED_AT_ONCE]) for first in parts))


def _sessions(numbers: Iterable[int]) -> tuple[tuple[BoardRange, ...], ...]:
    """Return the ranges of each session, of which there are as many as boards of one number.

    `numbers` never fall.
    """
    sessions: list[list[list[int]]] = []
    before, copies = 0, 0
    for number in numbers:
        copies = copies + 1 if number == before else 0
        before = number
        if copies == len(sessions):
            sessions.append([])
        ranges = sessions[copies]
        if ranges and ranges[-1][1] + 1 == number:
            ranges[-1][1] = number
        else:
            ranges.append([number, number])
    return tuple(tuple(BoardRange(first, last) for first, last in ranges) for ranges in sessions)


def _with_merged(remarks: tuple[Caveat, ...], more: int) -> tuple[Caveat, ...]:
    """Return `remarks` with `more` boards that were there already, too far back to be known at once."""
    if not more:
        return remarks
    merged, *_none = [
        *(remark for remark in remarks if remark.oddity is CaveatKind.MERGED),
        Caveat(CaveatKind.MERGED, 0, ()),
    ]
    others = (remark for remark in remarks if remark.oddity is not CaveatKind.MERGED)
    return (replace(merged, count=merged.count + more), *others)


def file_contents(
    path: Path,
    first_board: int,
    *,
    read: Callable[[Path], bytes] = bytes_on_disk,
    pulse: Pulse = ignore_progress,
    take: Callable[[Sequence[Board]], None] = lambda _boards: None,
) -> Contents:
    """Return what the file `path` holds; numbers count from `first_board` where it has none.

    `read` returns what a short file holds, or raises an AppError; `pulse` is called now and then while a long
    one is read, and may raise to end it. `take` is given the boards, once, some at a time.

    Raises:
        AppError: it cannot be read as boards.
    """
    stream = stream_reader(path)
    if stream is not None:
        return LongFile(path, stream, first_board, pulse).contents(take)
    found = read_boards_file(path.name, read(path), first_board)
    take(found.boards)
    return contents_of_set(found)


def contents_of_set(found: SetRead) -> Contents:
    """Return what is to be told of a file that was read at once."""
    by_deal: dict[Deal, list[int]] = {}
    for board in found.boards:
        by_deal.setdefault(board.deal, []).append(board.number)
    numbers = [board.number for board in found.boards]
    return Contents(
        each=partial(iter, found.boards),
        in_order=partial(_in_order, found),
        one_by_one=partial(_in_order, found),
        count=len(found.boards),
        numbers=tuple(tuple(number_ranges(board.number for board in session)) for session in found.sessions),
        first=numbers[0],
        numbered=found.numbered,
        is_for_play=found.is_for_play,
        other_conditions=sum(board.played_as is not None for board in found.boards),
        repeated=tuple(tuple(numbers) for numbers in by_deal.values() if len(numbers) > 1),
        remarks=found.remarks,
        event=found.event,
        set_code=found.set_code,
        tables=found.tables,
    )


def _in_order(found: SetRead) -> Iterator[Board]:
    return (board for session in found.sessions for board in sorted(session, key=board_sort_key))
