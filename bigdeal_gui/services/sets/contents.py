"""What a file of boards holds, and what its reading needs: its bytes, or its boards as a stream."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, cast

from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.format import MAX_FILE_BYTES
from bigdeal_gui.formats.table import format_of_file_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import Table
from bigdeal_gui.model.plans import PLAYABLE_BOARDS, BoardRange, number_runs
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.formats.caveats import Caveat
    from bigdeal_gui.formats.format import SetRead
    from bigdeal_gui.journal.journal import Duplicate, Journal, SetId

    Stream = Callable[[BinaryIO, int], Generator[Board, None, SetRead]]
    Pulse = Callable[[int, int], None]

_BOARDS_A_PULSE: Final = 2_000

LONG_BYTES: Final = 8 * 2**20
"""Files above this are read as streams, where their format can be: some 25,000 boards of the widest."""


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
    remarks: tuple[Caveat, ...] = ()
    event: str = ""
    set_code: str = ""
    tables: Mapping[Deal, Table] = field(default_factory=dict)
    """The double-dummy tricks that a short file brings, by deal; nobody has checked whether they fit."""

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


def stream_reader(path: Path) -> Stream | None:
    """Return the reader of a file that is read as a stream; None where it is read at once."""
    stream = next((format_.stream for format_ in format_of_file_name(path.name) if format_.stream), None)
    try:
        is_long = path.is_file() and path.stat().st_size > LONG_BYTES
    except (OSError, ValueError):  # it is told where the file is read
        return None
    return stream if is_long else None


def ignore_progress(_done_bytes: int, _all_bytes: int) -> None:
    """Take no notice of how far a long file is read."""


def streamed_boards(
    path: Path, stream: Stream, first_board: int, pulse: Pulse = ignore_progress
) -> Generator[Board, None, SetRead]:
    """Yield the boards of the file `path`, and return what it says beside them.

    `pulse` is called now and then with the bytes that are read and all there are, and may raise to end it.

    Raises:
        CannotRead: the system refused.
        FormatError: it cannot be read as boards.
    """
    try:
        with path.open("rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise CannotRead(path, translate("reasons", "it is not a file"))
            boards, size = stream(file, first_board), os.fstat(file.fileno()).st_size
            done = 0
            while True:
                if done % _BOARDS_A_PULSE == 0:
                    pulse(file.tell(), size)
                try:
                    board = next(boards)
                except StopIteration as end:
                    return cast("SetRead", end.value)
                yield board
                done += 1
    except OSError as error:
        raise CannotRead(path, disk.system_reason(error)) from error


def board_sort_key(board: Board) -> int:
    """Return the number of a board, to sort by it."""
    return board.number


def number_ranges(numbers: Iterable[int]) -> list[BoardRange]:
    """Return `numbers`, each there once, as ascending ranges."""
    return [BoardRange(first, last) for first, last in number_runs(sorted(numbers))]


class LookUp:
    """Gathers the sets of the journal that share deals with the boards it is given."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._hits: dict[SetId, Duplicate] = {}

    def take(self, boards: Sequence[Board]) -> None:
        """Look `boards` up."""
        numbers = [board.number for board in boards]
        for hit in self._journal.seen_before([board.deal for board in boards], numbers):
            before = self._hits.get(hit.id)
            self._hits[hit.id] = replace(hit, boards=(*before.boards, *hit.boards)) if before else hit

    def hits(self) -> tuple[Duplicate, ...]:
        """Return what was found, newest first."""
        found = (self._hits[id_] for id_ in sorted(self._hits, reverse=True))
        return tuple(replace(hit, boards=tuple(sorted(hit.boards))) for hit in found)
