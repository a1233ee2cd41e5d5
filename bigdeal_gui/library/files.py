"""Files of boards, read and written in every format."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import islice, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.formats import UnknownFormat
from bigdeal_gui.formats.format import Format, Heading, Profile, SetRead
from bigdeal_gui.formats.table import FORMATS, format_by_name, format_of_file_name, read_boards_file
from bigdeal_gui.library.dealing import numbered_boards, owner_bytes, seed_of
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.plans import BoardRange

if TYPE_CHECKING:
    from os import PathLike

    from bigdeal_gui.formats.caveats import Caveat
    from bigdeal_gui.services.sets.contents import Stream

FORMAT_NAMES: Final = tuple(format_.name for format_ in FORMATS if format_.holds_boards)
"""The formats that hold boards, such as `pbn`, `lin`, `dlm`."""

_RUN_BOARDS: Final = 2_000


# -- reading ----------------------------------------------------------------------------------------------


def read_file(path: str | PathLike[str], first_board: int = 1) -> SetRead:
    """Return the boards of a file, whose ending tells the format, and all that was odd about it.

    Boards count from `first_board` where the file has no numbers. A file of up to 64 MB is read;
    `each_board` reads longer ones.

    Raises:
        StorageError: the file cannot be read.
        FormatError: it is of no known format, too large, damaged, or has boards that are no deals.
    """
    from bigdeal_gui.services.sets.contents import bytes_on_disk

    path = Path(path)
    return read_boards_file(path.name, bytes_on_disk(path), first_board)


def read_bytes(data: bytes, format_name: str, first_board: int = 1) -> SetRead:
    """Return the boards of a file's bytes; as `read_file`.

    Raises:
        FormatError: as `read_file`.
        ValueError: files of the format hold no boards.
    """
    return format_by_name(format_name).read(data, first_board)


@dataclass(slots=True)
class BoardStream:
    """The boards of a file, one by one, to be asked for once; `remarks` are there when all were.

    In a file of several sessions board numbers come again.
    """

    _boards: Generator[Board, None, SetRead]
    remarks: tuple[Caveat, ...] | None = None

    def __iter__(self) -> Iterator[Board]:
        found = yield from self._boards
        self.remarks = found.remarks


def each_board(path: str | PathLike[str], first_board: int = 1) -> BoardStream:
    """Return the boards of a file as a stream: PBN and deal numbers of any length, in flat memory.

    Files of other formats, and short ones, are read at once. What is wrong is raised where it is met.

    Raises:
        StorageError, FormatError: as `read_file`, while the boards are asked for.
    """
    return BoardStream(_each(Path(path), first_board))


def _each(path: Path, first_board: int) -> Generator[Board, None, SetRead]:
    from bigdeal_gui.services.sets.contents import stream_reader, streamed_boards

    stream: Stream | None = stream_reader(path)
    if stream is not None:
        return (yield from streamed_boards(path, stream, first_board))
    found = read_file(path, first_board)
    yield from found.boards
    return found


# -- writing ----------------------------------------------------------------------------------------------


def format_bytes(
    boards: Iterable[Board | Deal], format_name: str, *, event: str = "", profile: str = "standard"
) -> bytes:
    """Return the bytes of a file of `boards`, whose numbers rise; deals are numbered from 1.

    `profile` is `standard`, or `bigdeal` for the bytes of Big Deal 2.0.

    Raises:
        UnknownFormat: there is no such format.
        FormatCannotHold: it has no room for these boards; the error says why.
        ValueError: there are no boards, numbers do not rise, or there is no such profile.
    """
    rows = list(numbered_boards(boards))
    format_ = format_by_name(format_name)
    heading = _heading(_range_of(rows), event, profile)
    others = sum(board.played_as is not None for board in rows)
    format_.check_holds_boards(heading.boards, heading.profile, len(rows), others)
    return b"".join(format_.chunks(heading, _runs(rows)))


def write_file(
    path: str | PathLike[str],
    boards: Iterable[Board | Deal],
    *,
    format_name: str = "",
    event: str = "",
    profile: str = "standard",
) -> Path:
    """Write a new file of `boards`, read it back, and return its path; nothing is ever overwritten.

    The format follows from the path's ending, or is `format_name`. The file comes whole or not at all.

    Raises:
        AlreadyExists: there is a file of that name.
        StorageError: it cannot be written.
        FormatError, ValueError: as `format_bytes`.
    """
    from bigdeal_gui.storage.delivery import deliver_file

    path = Path(path)
    name = _format_for(path, format_name).name
    return deliver_file(path, lambda: format_bytes(boards, name, event=event, profile=profile)).path


def write_deals(  # noqa: PLR0913 - what is dealt, where to, and what the file says of it
    path: str | PathLike[str],
    seed: bytes | str,
    owner: bytes | str,
    count: int,
    *,
    first_board: int = 1,
    format_name: str = "",
    event: str = "",
    profile: str = "standard",
) -> Path:
    """Deal the first `count` deals of `seed` and `owner` into a new file, and return its path.

    As `write_file` with `boards`, in flat memory and, for 13,000 boards and more of PBN where numpy is
    installed, at the speed of arrays.

    Raises:
        StorageError, FormatError, ValueError: as `write_file`.
        InvalidPlan: there are no such board numbers.
        CounterExhausted: the seed has no more deals.
    """
    from bigdeal_gui.services.dealing.sources import deal_source_for
    from bigdeal_gui.storage.delivery import Delivery

    path = Path(path)
    heading = _heading(BoardRange(first_board, first_board + count - 1), event, profile)
    source = deal_source_for(heading.boards)
    (format_,) = source.formats([_format_for(path, format_name)])
    format_.check_holds(heading.boards, heading.profile)
    quoted = seed_of(seed)
    with (
        Delivery(path.parent, [path.name]) as delivery,
        closing(source.runs(heading.boards, quoted, owner_bytes(owner))) as runs,
    ):
        for chunk in format_.chunks(heading, runs):
            delivery.write(path.name, chunk)
        (file,) = delivery.commit()
    return file.path


def _format_for(path: Path, format_name: str) -> Format:
    if format_name:
        return format_by_name(format_name)
    known = [format_ for format_ in format_of_file_name(path.name) if format_.holds_boards]
    if not known:
        raise UnknownFormat(path.suffix, FORMAT_NAMES)
    return known[0]


def _heading(boards: BoardRange, event: str, profile: str) -> Heading:
    return Heading(boards, PROGRAM, Profile(profile), event=event)


def _range_of(rows: Sequence[Board]) -> BoardRange:
    if not rows:
        raise ValueError("a file has one board at least")
    if any(board.number >= following.number for board, following in pairwise(rows)):
        raise ValueError("the numbers of the boards in a file rise")
    return BoardRange(rows[0].number, rows[-1].number)


def _runs(rows: Iterable[Board]) -> Iterator[list[Board]]:
    left = iter(rows)
    while some := list(islice(left, _RUN_BOARDS)):
        yield some
