"""A long file of boards, read as a stream as often as its boards are wanted.

Some thirty bytes a board are kept, to tell which deals and numbers come again.
"""

from __future__ import annotations

from array import array
from dataclasses import replace
from hashlib import blake2b
from itertools import islice
from typing import TYPE_CHECKING, Final

import numpy as np

from bigdeal_gui.analysis.repeats import Repeats
from bigdeal_gui.errors import CannotRead, ReadLimit
from bigdeal_gui.formats.remarks import Oddity, Remark
from bigdeal_gui.formats.table import format_of_file_name
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.sets.contents import Contents, streamed
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from bigdeal_gui.formats.format import SetRead
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.services.sets.contents import Stream

_BOARDS_AT_ONCE: Final = 10_000


class LongFile:
    """Reads a long file once for what is to be told, and again whenever its boards are wanted."""

    def __init__(self, path: Path, stream: Stream, first_board: int, pulse: Callable[[], None]) -> None:
        self._path = path
        self._stream = stream
        self._first_board = first_board
        self._pulse = pulse
        self._digest = b""
        self._again: frozenset[int] = frozenset()

    def contents(self, take: Callable[[Sequence[Board]], None]) -> Contents:
        """Return what is to be told of the file, whose boards `take` is given.

        Raises:
            AppError: as `contents_of`.
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
        groups = [np.array(places) for places in repeats.groups()]
        repeated, again = _repeated(np.frombuffer(numbers, np.uint32), groups)
        self._again = again
        kept = np.delete(np.frombuffer(numbers, np.uint32), sorted(again))
        sessions = _sessions(kept)
        is_rising = bool((kept[1:] > kept[:-1]).all())
        remarks = _with_merged(end.remarks, len(again))
        return Contents(
            each=self._each,
            in_order=self._each if is_rising else self._out_of_order,
            one_by_one=self._each,
            count=len(kept),
            numbers=sessions,
            first=int(kept[0]),
            numbered=end.numbered,
            is_for_play=len(sessions) == 1 and end.is_for_play and not others,
            other_conditions=others,
            repeated=repeated,
            remarks=remarks,
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
            translate("reasons", "its boards do not stand in the order of their numbers"),
        )

    def _boards(self, ends: list[SetRead]) -> Iterator[Board]:
        """Yield the boards, and add what the file says beside them to `ends`."""

        def boards() -> Iterator[Board]:
            ends.append((yield from streamed(self._path, self._stream, self._first_board)))

        for place, board in enumerate(boards()):
            if place % _BOARDS_AT_ONCE == 0:
                self._pulse()
            yield board


def _bytes_of(board: Board) -> bytes:
    return b"%d %d " % (board.number, board.conditions_number) + b"".join(board.deal.hands)


def _repeated(
    numbers: NDArray[np.uint32], groups: Iterable[NDArray[np.int64]]
) -> tuple[tuple[tuple[int, ...], ...], frozenset[int]]:
    """Return the numbers of each deal that stands on several, and the places of boards that came again."""
    repeated: list[tuple[int, ...]] = []
    again: set[int] = set()
    for places in groups:
        met, first = np.unique(numbers[places], return_index=True)
        again.update(np.delete(places, first).tolist())
        if len(met) > 1:
            repeated.append(tuple(met.tolist()))
    return tuple(repeated), frozenset(again)


def _sessions(numbers: NDArray[np.uint32]) -> tuple[tuple[BoardRange, ...], ...]:
    """Return the ranges of each session, of which there are as many as boards of one number."""
    sessions: list[tuple[BoardRange, ...]] = []
    rest, times = np.unique(numbers, return_counts=True)
    while len(rest):
        ends = np.flatnonzero(np.diff(rest) != 1)
        firsts = rest[np.concatenate(([0], ends + 1))].tolist()
        lasts = rest[np.concatenate((ends, [len(rest) - 1]))].tolist()
        sessions.append(tuple(map(BoardRange, firsts, lasts)))
        times -= 1
        rest, times = rest[times > 0], times[times > 0]
    return tuple(sessions)


def _with_merged(remarks: tuple[Remark, ...], more: int) -> tuple[Remark, ...]:
    """Return `remarks` with `more` boards that were there already, too far back to be known at once."""
    if not more:
        return remarks
    merged, *_none = [
        *(remark for remark in remarks if remark.oddity is Oddity.MERGED),
        Remark(Oddity.MERGED, 0, ()),
    ]
    others = (remark for remark in remarks if remark.oddity is not Oddity.MERGED)
    return (replace(merged, count=merged.count + more), *others)
