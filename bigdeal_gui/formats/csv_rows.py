"""The csv format: 18 quoted fields a board, and no header.

Spades, hearts, diamonds and clubs of North, East, South and West; the board number; dealer/vulnerability.
Source: Big Deal 2.0 (behaviour).
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bigdeal_gui.errors.formats import DamagedFile
from bigdeal_gui.formats.caveats import CaveatKind
from bigdeal_gui.formats.deal_texts import cards_of_hands
from bigdeal_gui.formats.format import CRLF, Heading, RecordWriter, SetRead, SetWriter
from bigdeal_gui.formats.hands import STRANGER, FourHands, cards_of_ranks, national_hands
from bigdeal_gui.formats.reading import BoardList, BoardNotes
from bigdeal_gui.formats.regular import deals_of_cards, plain_boards, unless_regular
from bigdeal_gui.formats.text import error_at_line, text_lines
from bigdeal_gui.model.boards import Board, Vulnerability, dealer, vulnerability
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE, SUITS
from bigdeal_gui.model.diagrams import hands_printer
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.words import translate

_VULNERABLE: Final = ("-", "NS", "EW", "All")
_FIELDS: Final = len(SEATS) * len(SUITS) + 2
_CYCLE: Final = 16
_BETWEEN: Final = ",;\t"
_SEAT_OF: Final = {seat.letter: seat for seat in SEATS}
_VULNERABILITIES: Final = {
    word.upper(): vulnerable for word, vulnerable in zip(_VULNERABLE, Vulnerability, strict=True)
} | {
    "NONE": Vulnerability.NONE,
    "BOTH": Vulnerability.ALL,
    "N-S": Vulnerability.NORTH_SOUTH,
    "E-W": Vulnerability.EAST_WEST,
}
_MAX_DIGITS: Final = 10
_BOARD, _DEALER, _VUL = "BOARD", "DEALER", "VULNERABLE"
_NAMES: Final = {
    **{name: seat.letter for seat in SEATS for name in (seat.letter, seat.name)},
    **dict.fromkeys((_BOARD, "NUMBER"), _BOARD),
    _DEALER: _DEALER,
    **dict.fromkeys((_VUL, "VULNERABILITY", "VUL"), _VUL),
}
"""What columns may be called, in capitals."""

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
        return templates[board.conditions_number % _CYCLE] % (*_quoted(board.deal), board.number)

    return RecordWriter(record)


_SUITS_BYTES: Final = len('"') + PACK_SIZE + len('","') * (len(SEATS) * len(SUITS) - 1)
"""Where the quotation mark behind the last suit stands in a row with a whole deal."""
_BEHIND_SUITS: Final = tuple(
    b'","%%d","%b"' % _conditions(number).encode("ascii") for number in range(_CYCLE)
)
_NUMBER: Final = re.compile(rb'","([1-9][0-9]{0,9})"')


def _regular(untrusted_data: bytes, _first_board: int) -> SetRead | None:
    *rows, behind = untrusted_data.split(CRLF)
    found = _NUMBER.match(rows[0], _SUITS_BYTES) if rows else None
    if behind or found is None:
        return None
    first = int(found[1])
    for number, row in enumerate(rows, start=first):
        if row[:1] != b'"' or row[_SUITS_BYTES:] != _BEHIND_SUITS[number % _CYCLE] % number:
            return None
    text = bytearray(b"".join([row[1:_SUITS_BYTES] + b'","' for row in rows]).replace(b'","', b"."))
    # The dots behind the hands of a diagram are blanks.
    ends = slice(HAND_SIZE + len(SUITS) - 1, None, HAND_SIZE + len(SUITS))
    if text[ends] != b"." * len(SEATS) * len(rows):
        return None
    text[ends] = b" " * len(SEATS) * len(rows)
    cards = cards_of_hands(bytes(text))
    return None if cards is None else plain_boards(first, deals_of_cards(cards))


@unless_regular(_regular)
def read_csv(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a csv file; raises as `Format.read`.

    Fields may be quoted or not, with commas, semicolons or tabs between, as spreadsheets write them. A first
    row without a board number is a heading: where it names a column for each seat, the hands are read there,
    each like AK2.QJ.T98.76543, with the board, dealer and vulnerability that it names; other columns are
    passed over, and boards without a number count from `first_board`.
    """
    boards = BoardList("csv", error_at_line)
    rows = ((place, line) for place, line in text_lines("csv", untrusted_data) if line.strip())
    has_rows = False
    place = 1
    for place, line in rows:
        if not has_rows and (heading := _heading(line)) is not None:
            return _read_columns(boards, rows, heading, first_board)
        *suits, number_text, conditions = _fields(boards, place, line)
        if number_text.isdigit() and len(number_text) <= _MAX_DIGITS and int(number_text):
            seat, _, vulnerable = conditions.strip().upper().partition("/")
            boards.add(
                int(number_text),
                _hands(boards, place, suits),
                place,
                BoardNotes(_SEAT_OF.get(seat), _VULNERABILITIES.get(vulnerable)),
            )
        elif has_rows:
            raise boards.damaged(place, translate("reasons", "the 17th field is not a board number"))
        else:
            boards.stray(CaveatKind.PASSED_OVER, place)
        has_rows = True
    return boards.set_read(place)


def _heading(untrusted_line: bytes) -> tuple[str, dict[str, int]] | None:
    """Return what stands between columns and where these are; None where they are not those of four seats."""
    line = untrusted_line.decode("ascii", "replace").replace('"', "").upper()
    between = max(_BETWEEN, key=line.count)
    places = ((_NAMES.get(word.strip()), at) for at, word in reversed([*enumerate(line.split(between))]))
    columns = {name: at for name, at in places if name}
    return (between, columns) if all(seat.letter in columns for seat in SEATS) else None


def _read_columns(
    boards: BoardList,
    untrusted_rows: Iterator[tuple[int, bytes]],
    heading: tuple[str, Mapping[str, int]],
    first_board: int,
) -> SetRead:
    """Read the rows below a heading."""
    between, columns = heading
    place = 1
    for counted, (place, line) in enumerate(untrusted_rows, start=first_board):
        # Other columns have names of people, in whatever letters.
        row = _row(boards, place, line.decode("ascii", "replace"), between)
        if len(row) <= max(columns.values()):
            raise boards.damaged(place, translate("reasons", "the row is shorter than the heading"))
        told = {name: row[at].strip().upper() for name, at in columns.items()}
        number = told.get(_BOARD, str(counted))
        if not (number.isdigit() and len(number) <= _MAX_DIGITS and int(number)):
            raise boards.damaged(place, translate("reasons", "the column of board numbers has none here"))
        suits = [suit for seat in SEATS for suit in told[seat.letter].replace("-", "").split(".")]
        if len(suits) != len(SEATS) * len(SUITS):
            raise boards.damaged(place, translate("reasons", "a hand is not four suits with dots between"))
        notes = BoardNotes(_SEAT_OF.get(told.get(_DEALER, "")[:1]), _VULNERABILITIES.get(told.get(_VUL, "")))
        boards.add(int(number), _hands(boards, place, suits), place, notes)
    return boards.set_read(place, numbered=_BOARD in columns)


def _fields(boards: BoardList, place: int, untrusted_line: bytes) -> list[str]:
    try:
        text = untrusted_line.decode("ascii")
    except UnicodeDecodeError:
        raise _no_row(boards, place) from None
    row = _row(boards, place, text, max(_BETWEEN, key=text.count))
    if len(row) != _FIELDS:
        reason = translate("reasons", "{count} fields instead of {size}")
        raise boards.damaged(place, reason.format(count=len(row), size=_FIELDS))
    return row


def _row(boards: BoardList, place: int, untrusted_text: str, between: str) -> list[str]:
    try:
        (row,) = csv.reader([untrusted_text], strict=True, delimiter=between)
    except csv.Error:
        raise _no_row(boards, place) from None
    return row


def _no_row(boards: BoardList, place: int) -> DamagedFile:
    return boards.damaged(place, translate("reasons", "it is not a row of ASCII fields"))


def _hands(boards: BoardList, place: int, untrusted_suits: Sequence[str]) -> FourHands:
    written = ".".join(untrusted_suits).encode("ascii", "replace").replace(b"10", b"T").replace(b" ", b"")
    plain, letters = national_hands(written)
    suits = plain.split(b".")
    if len(suits) == len(untrusted_suits):
        north, east, south, west = (cards_of_ranks(suits[4 * seat : 4 * seat + 4]) for seat in SEATS)
        if STRANGER not in north + east + south + west:
            if letters:
                boards.remarks.note(CaveatKind.OTHER_LETTERS, place, letters)
            return north, east, south, west
    raise boards.damaged(place, translate("reasons", "a suit has a letter that is not a rank"))
