"""The goedel format: Big Deal's number of each deal, a line each, with commas.

The number is right-justified in 38 characters, the width of 29 digits and 9 commas.
Source: Big Deal 2.0 (behaviour).
"""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from bigdeal_gui.formats.format import Heading, RecordWriter, SetRead, SetWriter
from bigdeal_gui.formats.reading import BoardFlow, BoardList
from bigdeal_gui.formats.text import TextStream, error_at_line, text_lines
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number, number_of_deal
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from typing import BinaryIO

    from bigdeal_gui.model.boards import Board

_WIDTH: Final = len(f"{DEALS:,}")
_NUMBER: Final = re.compile(rb" *[0-9]{1,3}(?:,[0-9]{3})*")


def goedel_writer(heading: Heading) -> SetWriter:
    """Return the writer of goedel files."""
    line_end = heading.text_end.decode("ascii")

    def record(board: Board) -> bytes:
        return f"{number_of_deal(board.deal):{_WIDTH},}{line_end}".encode("ascii")

    return RecordWriter(record)


def read_goedel(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a goedel file, counted from `first_board`; raises as `Format.read`.

    Numbers have to fill their 38 characters, so that one cut short is no smaller number; empty lines are
    passed over.
    """
    boards = BoardList("goedel", error_at_line, first_board)
    place = 1
    for place, line in text_lines("goedel", untrusted_data):
        _take(boards, place, line)
    return boards.set_read(place, numbered=False)


def stream_goedel(untrusted_file: BinaryIO, first_board: int) -> Generator[Board, None, SetRead]:
    """Yield the boards of a goedel file of any length; raises as `Format.stream`."""
    boards = BoardFlow("goedel", error_at_line, first_board)
    place = 1
    for place, line in TextStream("goedel", untrusted_file, boards.check_lines).lines():
        _take(boards, place, line)
        yield from boards.ready()
    return boards.stream_end(place, numbered=False)


def _take(boards: BoardList, place: int, untrusted_line: bytes) -> None:
    if not untrusted_line.strip():
        return
    if len(untrusted_line) != _WIDTH or _NUMBER.fullmatch(untrusted_line) is None:
        text = translate("reasons", "it is not a number with commas in {count} characters")
        raise boards.damaged(place, text.format(count=_WIDTH))
    number = int(untrusted_line.replace(b",", b""))
    if number < DEALS:
        boards.add_deal(None, deal_of_number(number), place)
    else:
        boards.add_broken(None, translate("reasons", "there is no deal with this number"), place)
