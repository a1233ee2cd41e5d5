"""Reading a file of boards for what is to be told of it: a short one at once, a long one as a stream."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.formats.table import read_set
from bigdeal_gui.services.sets.contents import (
    Contents,
    board_number,
    bytes_on_disk,
    ranges,
    stream_of,
    unwatched,
)

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import SetRead
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.services.sets.contents import Pulse


def contents_of(
    path: Path,
    first_board: int,
    *,
    read: Callable[[Path], bytes] = bytes_on_disk,
    pulse: Pulse = unwatched,
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
        # The library for arrays is loaded where there is a long file.
        from bigdeal_gui.services.sets.long_file import LongFile  # noqa: PLC0415

        return LongFile(path, stream, first_board, pulse).contents(take)
    found = read_set(path.name, read(path), first_board)
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
        numbers=tuple(tuple(ranges(board.number for board in session)) for session in found.sessions),
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
    return (board for session in found.sessions for board in sorted(session, key=board_number))
