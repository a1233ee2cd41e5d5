"""The csv format: 18 quoted fields a board, and no header.

Spades, hearts, diamonds and clubs of North, East, South and West; the board number; dealer/vulnerability.
Source: Big Deal 2.0 (behaviour).
"""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Final

from bigdeal_gui.formats.format import Heading, RecordWriter, SetRead, SetWriter
from bigdeal_gui.formats.hands import STRANGER, cards_of, hands_printer
from bigdeal_gui.formats.reading import BoardList, at_line, text_lines
from bigdeal_gui.model.boards import dealer, vulnerability
from bigdeal_gui.model.cards import SUITS
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.model.boards import Board

_VULNERABLE: Final = ("-", "NS", "EW", "All")
_FIELDS: Final = len(Seat) * len(SUITS) + 2
_CYCLE: Final = 16
_MAX_DIGITS: Final = 10

_quoted: Final = hands_printer(('"', '","', '","', '","'), '"')


def _conditions(number: int) -> str:
    return f"{dealer(number).letter}/{_VULNERABLE[vulnerability(number)]}"


def csv_writer(heading: Heading) -> SetWriter:
    """Return the writer of csv files."""
    templates = [
        b'%%b,%%b,%%b,%%b,"%%d","%b"%b' % (_conditions(number).encode("ascii"), heading.text_end)
        for number in range(_CYCLE)
    ]

    def record(board: Board) -> bytes:
        number = board.number
        return templates[number % _CYCLE] % (*_quoted(board.deal), number)

    return RecordWriter(record)


def read_csv(untrusted_data: bytes, _first_board: int) -> SetRead:
    """Return the boards of a csv file, fields quoted or not; raises as `Format.read`."""
    boards = BoardList("csv", at_line)
    place = 1
    for place, line in text_lines("csv", untrusted_data):
        if not line.strip():
            continue
        try:
            rows = list(csv.reader([line.decode("ascii")], strict=True))
        except (csv.Error, UnicodeDecodeError):
            raise boards.damaged(place, translate("reasons", "it is no row of fields in ASCII")) from None
        if len(rows[0]) != _FIELDS:
            raise boards.damaged(
                place,
                translate("reasons", "{count} fields instead of {size}").format(
                    count=len(rows[0]), size=_FIELDS
                ),
            )
        *suits, number_text, conditions = rows[0]
        if not (number_text.isdigit() and len(number_text) <= _MAX_DIGITS and int(number_text)):
            raise boards.damaged(place, translate("reasons", "the 17th field is no board number"))
        number = int(number_text)
        if conditions.casefold() != _conditions(number).casefold():
            raise boards.damaged(
                place,
                translate("reasons", "dealer or vulnerability is not that of board {number}").format(
                    number=number
                ),
            )
        letters = [suit.encode("ascii") for suit in suits]
        north, east, south, west = (cards_of(letters[4 * seat : 4 * seat + 4]) for seat in Seat)
        if STRANGER in north + east + south + west:
            raise boards.damaged(place, translate("reasons", "a suit holds a letter that is no rank"))
        boards.add(number, (north, east, south, west), place)
    return SetRead(boards.finished(place), numbered=True)
