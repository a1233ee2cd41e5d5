"""The lin format of Bridge Base Online: commands of two letters, each with a value between bars.

Written as one line a board, or in the vugraph form with its header and two rooms; read in both. The vugraph
form is for publishing after play: it is no row of the table of formats, and nothing is dealt into it. The
letter o says that nobody is vulnerable; Big Deal writes the digit 0, which some programs refuse.
Source: Big Deal 2.0 (behaviour); the files of the BBO vugraph archive.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.formats import ReadLimit
from bigdeal_gui.formats.caveats import CaveatKind
from bigdeal_gui.formats.deal_texts import cards_of_hands
from bigdeal_gui.formats.format import CRLF, Heading, Profile, RecordWriter, SetRead, SetWriter
from bigdeal_gui.formats.hands import PACK, cards_of_ranks
from bigdeal_gui.formats.reading import BoardList, BoardNotes
from bigdeal_gui.formats.regular import deals_of_cards, plain_boards, unless_regular
from bigdeal_gui.formats.text import MAX_FILE_LINES, error_at_line, unified_line_ends
from bigdeal_gui.formats.titles import ascii_title
from bigdeal_gui.model.boards import Board, Vulnerability, dealer, vulnerability
from bigdeal_gui.model.cards import HAND_SIZE, RANKS, SUITS
from bigdeal_gui.model.diagrams import hands_printer
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.model.deals import Deal

_VULNERABLE: Final = ("o", "n", "e", "b")
_CYCLE: Final = 16

_KNOWN_DEALS: Final = 1_000
"""So many deals are known again by their text: each table of a results file has the same."""

_PLAYERS: Final = ("South", "West", "North", "East")

_NO_PLAYERS: Final = b"pn|,,,|st||"

_lettered: Final = hands_printer(("S", "H", "D", "C"))

_QX: Final = re.compile(r"([oc]?)([0-9]{1,10})(?:,.*)?", re.IGNORECASE)
_AH: Final = re.compile(r"\D{0,20}([0-9]{1,10})")
"""“Board 7”, in any language."""
_RANKS: Final = "([AKQJT2-9]*)"
_HAND: Final = re.compile("".join(f"(?:{suit}{_RANKS})?" for suit in SUITS), re.IGNORECASE)
_SUIT: Final = re.compile(f"[{SUITS}][^{SUITS}]*")
_BAR: Final = re.compile("%7c", re.IGNORECASE)
_ESCAPED_BAR: Final = re.compile(b"%7[cC]")
_ADDRESS: Final = re.compile(r"^\s*https?:[^\s]*?[?&]lin=", re.IGNORECASE)
_OTHER_PARAMETERS: Final = re.compile(r"&\w+=|#|\s*$")
_ESCAPED: Final = re.compile("%([0-9a-fA-F]{2})")
_MD: Final = re.compile(r"([0-4]?)([^,]*)(?:,([^,]*))?(?:,([^,]*))?(?:,([^,]*))?")
_SEATS: Final = {
    str(place): seat for place, seat in enumerate((Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST), 1)
}
_VULNERABILITIES: Final = dict(zip("oneb", Vulnerability, strict=True)) | dict.fromkeys(
    "0-", Vulnerability.NONE
)


def _dealer_digit(number: int) -> int:
    """Return 1 for South to 4 for East, who deals board `number`."""
    return (dealer(number) - Seat.SOUTH) % len(Seat) + 1


def lin_writer(heading: Heading) -> SetWriter:
    """Return the writer of lin files."""
    letters = ("0", *_VULNERABLE[1:]) if heading.profile is Profile.BIGDEAL else _VULNERABLE
    # Some readers begin a game at pn, and Bridge Base Online's own files have both commands here.
    players = b"" if heading.profile is Profile.BIGDEAL else _NO_PLAYERS
    frames = _frames(players, letters, heading.text_end)

    def record(board: Board) -> bytes:
        number = board.number
        north, _, south, west = _lettered(board.deal)
        before, behind = frames[board.conditions_number % _CYCLE]
        return b"%b%b,%b,%b%b" % (before % number, south, west, north, behind % number)

    return RecordWriter(record)


def _frames(players: bytes, letters: Sequence[str], line_end: bytes) -> list[tuple[bytes, bytes]]:
    """Return what stands before and behind the hands of a board, by its number modulo _CYCLE."""
    return [
        (
            b"qx|o%%d|%bmd|%d" % (players, _dealer_digit(number)),
            b"|rh||ah|Board %%d|sv|%b|pg||%b" % (letters[vulnerability(number)].encode("ascii"), line_end),
        )
        for number in range(_CYCLE)
    ]


def lin_vugraph(heading: Heading, boards: Sequence[Board], segment: str = "") -> bytes:
    """Return `boards`, in rising order, in the vugraph form: a header, then each board in both rooms.

    The event is the title, `segment` what is told beside it, such as a session; the teams have no names and
    the boards no results.
    """
    numbers = [board.number for board in boards]
    event, part = (ascii_title(text, ",|") for text in (heading.event, segment))
    lines = [
        f"vg|{event},{part},I,{min(numbers, default=1)},{max(numbers, default=1)},,0,,0|",
        f"rs|{',' * (2 * len(boards) - 1)}|",
        f"pn|{','.join(_PLAYERS * 2)}|pg||",
    ]
    for board in boards:
        number = board.number
        north, _, south, west = (hand.decode("ascii") for hand in _lettered(board.deal))
        deal = f"{_dealer_digit(board.conditions_number)}{south},{west},{north},"
        letter = _VULNERABLE[vulnerability(board.conditions_number)]
        lines += [f"qx|{room}{number}|st||md|{deal}|rh||ah|Board {number}|sv|{letter}|pg||" for room in "oc"]
    return b"".join(line.encode("ascii") + heading.text_end for line in lines)


_REGULAR: Final = _frames(_NO_PLAYERS, _VULNERABLE, CRLF)
_FIRST_NUMBER: Final = re.compile(rb"qx\|o([1-9][0-9]{0,9})\|")
_SHOWN: Final = 3
"""South, West and North are shown; East has what is left."""
_HAND_BYTES: Final = HAND_SIZE + len(SUITS) + len(",")
_SHOWN_BYTES: Final = _SHOWN * _HAND_BYTES - len(",")
_RANK_LETTERS: Final = RANKS.encode("ascii")
_HAND_SIGNS: Final = f"{SUITS},".encode("ascii")
_DIAGRAM_SIGNS: Final = bytes.maketrans(_HAND_SIGNS, b" ... ")


def _regular(untrusted_data: bytes, _first_board: int) -> SetRead | None:
    found = _FIRST_NUMBER.match(untrusted_data)
    first = number = int(found[1]) if found else 0
    shown: list[bytes] = []
    at, starts_with = 0, untrusted_data.startswith
    while at < len(untrusted_data):
        before, behind = (frame % number for frame in _REGULAR[number % _CYCLE])
        hands = at + len(before)
        close = hands + _SHOWN_BYTES
        if not (starts_with(before, at) and starts_with(behind, close)):
            return None
        shown.append(untrusted_data[hands:close])
        at = close + len(behind)
        number += 1
    return plain_boards(first, _deals(shown))


def _deals(untrusted_hands: Sequence[bytes]) -> list[Deal] | None:
    """Return the deals of S, W, N with commas between; None where some are spelt otherwise, or no deals."""
    text = b",".join((*untrusted_hands, b""))
    hands = _SHOWN * len(untrusted_hands)
    if text[::_HAND_BYTES] != _HAND_SIGNS[:1] * hands:
        return None
    if text.translate(None, _RANK_LETTERS) != _HAND_SIGNS * hands:
        return None
    cards = cards_of_hands(text.translate(_DIAGRAM_SIGNS, _HAND_SIGNS[:1])) or b""
    four_hands = []
    for start in range(0, len(cards), _SHOWN * HAND_SIZE):
        told = cards[start : start + _SHOWN * HAND_SIZE]
        east = PACK.translate(None, told)
        if len(east) != HAND_SIZE:
            return None
        four_hands += [told[2 * HAND_SIZE :], east, told[: 2 * HAND_SIZE]]
    return deals_of_cards(b"".join(four_hands))


@unless_regular(_regular)
def read_lin(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a lin file; raises as `Format.read`.

    Numbers stand in qx or ah; boards without one count on from the one before, the first from `first_board`.
    The closed room (qx|c…) has to show the same hands and adds no board; it stands for the open one where
    that is missing.
    """
    boards = _Boards(first_board)
    line = 1
    for line, command, value in _commands(boards.list, untrusted_data):
        if command == "qx":
            boards.open(value)
        elif command == "md":
            boards.take_deal(line, value)
        elif command == "ah":
            boards.take_name(value)
        elif command == "sv":
            boards.take_vulnerability(value)
    boards.close()
    return boards.list.set_read(line)


def _commands(boards: BoardList, untrusted_data: bytes) -> Iterator[tuple[int, str, str]]:
    """Yield line, command in lower case and value of every pair of fields; lines may end anywhere."""
    if untrusted_data.count(b"|") + len(_ESCAPED_BAR.findall(untrusted_data)) > MAX_FILE_LINES:
        reason = translate("reasons", "more than {max_file_lines} bars")
        raise ReadLimit(boards.name, error_at_line(1), reason.format(max_file_lines=MAX_FILE_LINES))
    fields = iter(_text_of(untrusted_data).split("|"))
    line = 1
    for field in fields:
        command = field
        if "\n" in field:
            text, command = field.rsplit("\n", 1)
            if text.strip():
                boards.stray(CaveatKind.PASSED_OVER, line)
            line += field.count("\n")
        command = command.strip().lower()
        value = next(fields, None)
        if value is None and command:
            raise boards.damaged(line, translate("reasons", "the last command is not closed"))
        if value is not None:
            if len(command) != len("qx"):
                raise boards.damaged(line, translate("reasons", "a command is not two letters"))
            yield line, command, value.replace("\n", "").strip()
            if "\n" in value:
                line += value.count("\n")


def _text_of(untrusted_data: bytes) -> str:
    """Return the text; that of addresses of the hand viewer, one a line, without what is put in its way."""
    text = unified_line_ends(untrusted_data).decode("latin-1")
    if "http" in text.lower():
        text = "\n".join(_plain_line(line) for line in text.split("\n"))
    return text if "|" in text else _unescaped(text)


def _plain_line(line: str) -> str:
    """Return the commands in an address of the hand viewer; any other line as it is."""
    address = _ADDRESS.match(line)
    return _unescaped(_OTHER_PARAMETERS.split(line[address.end() :], maxsplit=1)[0]) if address else line


def _unescaped(text: str) -> str:
    if "|" in text or not _BAR.search(text):
        return text
    return _ESCAPED.sub(lambda match: chr(int(match[1], 16)), text.replace("+", " "))


@dataclass(slots=True, repr=False)
class _Pending:
    """What has been read of one board."""

    number: int | None = None
    is_closed_room: bool = False
    line: int = 0
    seat: Seat | None = None
    hands: tuple[bytes | None, ...] | None = None
    words: tuple[str | None, ...] = ()
    vulnerable: Vulnerability | None = None


class _Boards:
    """Gathers the commands of one board after another."""

    def __init__(self, first_board: int) -> None:
        self.list = BoardList("lin", error_at_line, first_board)
        self._board = _Pending()
        self._known: dict[tuple[str | None, ...], Deal] = {}

    def open(self, untrusted_value: str) -> None:
        """Begin the board that qx names, with its room."""
        self.close()
        if match := _QX.fullmatch(untrusted_value):
            self._board.number = int(match[2])
            self._board.is_closed_room = match[1].lower() == "c"

    def take_deal(self, line: int, untrusted_value: str) -> None:
        """Take the dealer and the hands of South, West, North and, if given, East."""
        if self._board.hands is not None:
            self.close()
        match = _MD.fullmatch(untrusted_value)
        if match is None:
            raise self.list.damaged(line, translate("reasons", "md is not a dealer and at most four hands"))
        words = match.groups()[1:]
        if known := self._known.get(words):
            self._board.hands = known.hands
        else:
            south, west, north, east = (self._hand(line, word) for word in words)
            self._board.hands = north, east, south, west
        self._board.words = words
        self._board.line = line
        self._board.seat = _SEATS.get(match[1])

    def take_name(self, untrusted_value: str) -> None:
        """Take the board number of ah, unless qx gave it."""
        match = _AH.fullmatch(untrusted_value)
        if match is not None and self._board.number is None:
            self._board.number = int(match[1])

    def take_vulnerability(self, untrusted_value: str) -> None:
        """Take the vulnerability."""
        self._board.vulnerable = _VULNERABILITIES.get(untrusted_value.lower())

    def close(self) -> None:
        """End the board and add it, if it has hands."""
        board, self._board = self._board, _Pending()
        if board.hands is None:
            return
        if board.is_closed_room and board.number is not None and self._is_other(board.number, board.hands):
            reason = translate("reasons", "the closed room of board {number} has other hands")
            raise self.list.damaged(board.line, reason.format(number=board.number))
        known = board.is_closed_room and board.number is not None and self.list.last_deal(board.number)
        if not known:
            self._add(board, board.hands)

    def _add(self, board: _Pending, untrusted_hands: Sequence[bytes | None]) -> None:
        notes = BoardNotes(board.seat, board.vulnerable)
        if deal := self._known.get(board.words):
            self.list.add_deal(board.number, deal, board.line, notes)
        elif deal := self.list.add_told(board.number, untrusted_hands, board.line, notes):
            if len(self._known) >= _KNOWN_DEALS:
                self._known.clear()
            self._known[board.words] = deal

    def _is_other(self, number: int, untrusted_hands: Sequence[bytes | None]) -> bool:
        """Tell whether the board that was read last under `number` has other hands."""
        deal = self.list.last_deal(number)
        return deal is not None and any(
            hand is not None and bytes(sorted(hand)) != known
            for hand, known in zip(untrusted_hands, deal.hands, strict=True)
        )

    def _hand(self, line: int, untrusted_word: str | None) -> bytes | None:
        if not untrusted_word:
            return None
        word = untrusted_word.replace("10", "T").upper()
        # Most programs begin with the spades; where another suit does, each is still named once.
        match = _HAND.fullmatch(word) or _HAND.fullmatch(
            "".join(sorted(_SUIT.findall(word), key=lambda suit: SUITS.index(suit[0])))
        )
        if match is None or len(match[0]) != len(word):
            raise self.list.damaged(line, translate("reasons", "a hand is not S, H, D, C with rank letters"))
        cards = cards_of_ranks([suit.encode("ascii") for suit in match.groups("")])
        # Some programs leave the suits of a hand that they do not know.
        return cards or None
