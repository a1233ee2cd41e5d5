"""The goedel format: Big Deal's number of each deal, a line each, with commas.

The number is right-justified in 38 characters, the width of 29 digits and 9 commas.
Source: Big Deal 2.0 (behaviour).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bigdeal_gui.formats.format import Heading, RecordWriter, SetRead, SetWriter
from bigdeal_gui.formats.reading import BoardList, at_line, text_lines
from bigdeal_gui.numbering.big_deal import DEALS, deal_of, number_of
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.model.boards import Board

_WIDTH: Final = len(f"{DEALS:,}")
_NUMBER: Final = re.compile(rb" *[0-9]{1,3}(?:,[0-9]{3})*")


def goedel_writer(heading: Heading) -> SetWriter:
    """Return the writer of goedel files."""
    line_end = heading.text_end.decode("ascii")

    def record(board: Board) -> bytes:
        return f"{number_of(board.deal):{_WIDTH},}{line_end}".encode("ascii")

    return RecordWriter(record)


def read_goedel(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a goedel file, counted from `first_board`; raises as `Format.read`.

    Numbers have to fill their 38 characters, so that one cut short is no smaller number; empty lines are
    passed over.
    """
    boards = BoardList("goedel", at_line)
    no_deal = translate("reasons", "no deal has this number")
    place, board = 1, first_board
    for place, line in text_lines("goedel", untrusted_data):
        if not line.strip():
            continue
        if len(line) != _WIDTH or _NUMBER.fullmatch(line) is None:
            raise boards.damaged(
                place,
                translate("reasons", "it is not a number with commas in {count} characters").format(
                    count=_WIDTH
                ),
            )
        number = int(line.replace(b",", b""))
        deal = deal_of(number) if number < DEALS else None
        boards.add_checked(board, deal, no_deal, place)
        board += 1
    return boards.set_read(place, numbered=False)
