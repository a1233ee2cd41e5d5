"""What a file of boards holds: a short one is read at once, a long one as a stream, as often as it is needed.

Of a long file some thirty bytes a board are kept, to tell which deals and numbers come again.
"""

from __future__ import annotations

import os
import stat
from array import array
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b
from itertools import islice
from typing import TYPE_CHECKING, Final

import numpy as np

from bigdeal_gui.analysis.repeats import Repeats
from bigdeal_gui.errors import CannotRead, ReadLimit
from bigdeal_gui.formats.format import MAX_FILE_BYTES
from bigdeal_gui.formats.remarks import Oddity, Remark
from bigdeal_gui.formats.table import format_of_file_name, read_set
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.dealing.session import PLAYABLE_BOARDS
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.delivery import read_file
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
    from pathlib import Path
    from typing import BinaryIO

    from numpy.typing import NDArray

    from bigdeal_gui.formats.format import SetRead
    from bigdeal_gui.journal.journal import Hit, Journal, SetId
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.deals import Deal

    Stream = Callable[[BinaryIO, int], Generator[Board, None, SetRead]]

LONG_BYTES: Final = 8 * 2**20
"""Files above this are read as streams, where their format can be: some 25,000 boards of the widest."""

_BOARDS_AT_ONCE: Final = 10_000


@dataclass(frozen=True, slots=True, repr=False)
class Contents:
    """What is to be told of a file that could be read.

    `each` yields its boards in the order of the file, `in_order` in that of their numbers, `one_by_one`
    session by session for new numbers. `count` are the boards, `numbers` their ranges in each session,
    `numbered` whether each brought its own. `repeated` are the numbers of boards that hold the same deal, a
    tuple for each such deal. `other_conditions` counts the boards with a dealer or vulnerability that is not
    their number's.
    """

    each: Callable[[], Iterator[Board]]
    in_order: Callable[[], Iterator[Board]]
    one_by_one: Callable[[], Iterator[Board]]
    count: int
    numbers: tuple[tuple[BoardRange, ...], ...]
    first: int
    numbered: bool
    is_for_play: bool
    other_conditions: int
    repeated: tuple[tuple[int, ...], ...] = ()
    remarks: tuple[Remark, ...] = ()
    event: str = ""
    set_code: str = ""

    def __repr__(self) -> str:
        return f"Contents({self.count} boards, hidden)"

    @property
    def is_set(self) -> bool:
        """Whether the boards follow one another, and are not more than anybody plays."""
        return len(self.numbers) == len(self.numbers[0]) == 1 and self.count <= PLAYABLE_BOARDS


def bytes_on_disk(path: Path) -> bytes:
    """Return what the file `path` holds.

    Raises:
        CannotRead: the system refused.
        FileTooLarge: it holds more than is read at once.
    """
    return read_file(path, MAX_FILE_BYTES)


def contents_of(
    path: Path,
    first_board: int,
    *,
    read: Callable[[Path], bytes] = bytes_on_disk,
    pulse: Callable[[], None] = lambda: None,
    take: Callable[[Sequence[Board]], None] = lambda _boards: None,
) -> Contents:
    """Return what the file `path` holds; numbers count from `first_board` where it has none.

    `read` returns what a short file holds, or raises an AppError; `pulse` is called now and then while a long
    one is read, and may raise to end it. `take` is given the boards, once, some at a time.

    Raises:
        AppError: it cannot be read as boards.
    """
    stream = stream_of(path)
    if stream is not None:
        return _Streamed(path, stream, first_board, pulse).contents(take)
    found = read_set(path.name, read(path), first_board)
    take(found.boards)
    return contents_of_set(found)


def stream_of(path: Path) -> Stream | None:
    """Return the reader of a file that is read as a stream; None where it is read at once."""
    stream = next((format_.stream for format_ in format_of_file_name(path.name) if format_.stream), None)
    try:
        is_long = path.is_file() and path.stat().st_size > LONG_BYTES
    except (OSError, ValueError):  # it is told where the file is read
        return None
    return stream if is_long else None


def streamed(path: Path, stream: Stream, first_board: int) -> Generator[Board, None, SetRead]:
    """Yield the boards of the file `path`, and return what it says beside them.

    Raises:
        CannotRead: the system refused.
        FormatError: it cannot be read as boards.
    """
    try:
        with path.open("rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise CannotRead(path, translate("reasons", "it is not a file"))
            return (yield from stream(file, first_board))
    except OSError as error:
        raise CannotRead(path, disk.reason(error)) from error


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
        numbers=tuple(tuple(ranges(board.number for board in session)) for session in found.sessions),
        first=numbers[0],
        numbered=found.numbered,
        is_for_play=found.is_for_play,
        other_conditions=sum(board.played_as is not None for board in found.boards),
        repeated=tuple(tuple(numbers) for numbers in by_deal.values() if len(numbers) > 1),
        remarks=found.remarks,
        event=found.event,
        set_code=found.set_code,
    )


def _in_order(found: SetRead) -> Iterator[Board]:
    return (board for session in found.sessions for board in sorted(session, key=board_number))


def board_number(board: Board) -> int:
    """Return the number of a board, to sort by it."""
    return board.number


def ranges(numbers: Iterable[int]) -> list[BoardRange]:
    """Return `numbers`, each there once, as ascending ranges."""
    found: list[BoardRange] = []
    for number in sorted(numbers):
        if found and number == found[-1].last + 1:
            found[-1] = BoardRange(found[-1].first, number)
        else:
            found.append(BoardRange(number, number))
    return found


class _Streamed:
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


class LookUp:
    """Gathers the sets of the journal that share deals with the boards it is given."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._hits: dict[SetId, Hit] = {}

    def take(self, boards: Sequence[Board]) -> None:
        """Look `boards` up."""
        numbers = [board.number for board in boards]
        for hit in self._journal.seen_before([board.deal for board in boards], numbers):
            before = self._hits.get(hit.id)
            self._hits[hit.id] = replace(hit, boards=(*before.boards, *hit.boards)) if before else hit

    def hits(self) -> tuple[Hit, ...]:
        """Return what was found, newest first."""
        found = (self._hits[id_] for id_ in sorted(self._hits, reverse=True))
        return tuple(replace(hit, boards=tuple(sorted(hit.boards))) for hit in found)


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
