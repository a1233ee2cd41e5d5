"""What all readers share: places in a file, lines, records, and the list of checked boards.

Outside data is bounded here: how many lines and boards a file may have.
"""

from __future__ import annotations

import codecs
import io
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import DamagedFile, InvalidBoards, ReadLimit
from bigdeal_gui.formats.format import SetRead
from bigdeal_gui.formats.hands import PACK, FourHands
from bigdeal_gui.formats.remarks import SHOWN_PLACES, Oddity, Remarks
from bigdeal_gui.model.boards import Board, board_with, dealer, vulnerability
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE
from bigdeal_gui.model.deals import Deal, deal_problems
from bigdeal_gui.model.plans import MAX_BOARDS
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import BinaryIO

    from bigdeal_gui.model.boards import Vulnerability

MAX_FILE_BOARDS: Final = 250_000
"""The most boards that are read from one file."""

RECENT_BOARDS: Final = 1_000
"""So many boards back a board is known again in a file that is read as a stream."""

MAX_FILE_LINES: Final = 6_000_000
"""The most lines that are read from one file: 24 a board."""

MAX_LINE_BYTES: Final = 2**16
"""The longest line that is read; no format needs more than 255 bytes but for comments."""

_PIECE_BYTES: Final = 2**20

_FILLERS: Final = b"\0\x1a"
"""At the end of a text: CP/M and its heirs end one with ^Z, and some programs fill a block with NULs."""

_UTF_8: Final = "UTF-8"
_UTF_16: Final = {codecs.BOM_UTF16_LE: "UTF-16-LE", codecs.BOM_UTF16_BE: "UTF-16-BE"}
_WESTERN: Final = "windows-1252"
_EIGHT_BITS: Final = {
    "iso-8859-1": "iso-8859-1",
    "iso-8859-2": "iso-8859-2",
    "iso-8859-15": "iso-8859-15",
    "windows-1250": "windows-1250",
    "windows-1252": _WESTERN,
    "cp1250": "windows-1250",
    "cp1252": _WESTERN,
}
"""Encodings that a file may declare, by the names it may give them."""

_ENDS: Final = (b"\x1a", b"\n", b"\r\n", b"\0")


def at_line(line: int) -> str:
    """Return how an error names a line, 1 being the first."""
    return translate("reasons", "line {line}").format(line=line)


def at_byte(offset: int) -> str:
    """Return how an error names an offset, 0 being the first byte."""
    return translate("reasons", "byte {offset} ({hexadecimal})").format(
        offset=offset, hexadecimal=hex(offset)
    )


def stream_lines(name: str, untrusted_file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Yield the lines of a file as `text_lines` does, however many they are, a piece of it in memory.

    Raises:
        ReadLimit: one of more than MAX_LINE_BYTES.
    """
    line, rest, is_open = 0, b"", True
    pieces = _pieces(untrusted_file)
    while is_open:
        piece = next(pieces, b"")
        is_open = bool(piece)
        text = rest + piece if is_open else rest.rstrip(_FILLERS)
        # What ends with CR may go on with the LF of the same line end.
        held = b"\r" if is_open and text.endswith(b"\r") else b""
        *lines, rest = _with_lf(text.removesuffix(held)).split(b"\n")
        rest += held
        if not is_open and rest:
            lines.append(rest)
        for found in lines:
            line += 1
            if len(found) > MAX_LINE_BYTES:
                raise _line_too_long(name, line)
            yield line, found
        if len(rest) > MAX_LINE_BYTES:
            raise _line_too_long(name, line + 1)


def _pieces(untrusted_file: BinaryIO) -> Iterator[bytes]:
    """Yield a text piece by piece, none of them empty, without its byte order mark, and UTF-16 as UTF-8."""
    first = untrusted_file.read(_PIECE_BYTES)
    codec = _UTF_16.get(first[:2])
    decode = codecs.getincrementaldecoder(codec)("replace").decode if codec else None
    first = first[2:] if decode else first.removeprefix(codecs.BOM_UTF8)
    for piece in chain([first], iter(partial(untrusted_file.read, _PIECE_BYTES), b"")):
        if text := decode(piece).encode("utf-8", "replace") if decode else piece:
            yield text


def text_lines(name: str, untrusted_data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the lines of a file with their numbers, whatever ends them, as `unified_text` gives them.

    Raises:
        ReadLimit: more than MAX_FILE_LINES, or one of more than MAX_LINE_BYTES.
    """
    unified = unified_text(untrusted_data)
    if unified.count(b"\n") > MAX_FILE_LINES:
        raise ReadLimit(
            name,
            at_line(MAX_FILE_LINES + 1),
            translate("reasons", "more than {max_file_lines} lines").format(max_file_lines=MAX_FILE_LINES),
        )
    for line, text in enumerate(io.BytesIO(unified), start=1):
        if len(text) > MAX_LINE_BYTES:
            raise _line_too_long(name, line)
        yield line, text.rstrip(b"\n")


def _line_too_long(name: str, line: int) -> ReadLimit:
    words = translate("reasons", "a line of more than {max_line_bytes} bytes")
    return ReadLimit(name, at_line(line), words.format(max_line_bytes=MAX_LINE_BYTES))


def unified_text(untrusted_data: bytes) -> bytes:
    """Return the data with LF for every CRLF and lone CR, without a byte order mark or fillers at the end.

    Text in UTF-16, which begins with its byte order mark, becomes UTF-8.
    """
    text = untrusted_data
    if codec := _UTF_16.get(text[:2]):
        text = text[2:].decode(codec, "replace").encode("utf-8")
    return _with_lf(text.removeprefix(codecs.BOM_UTF8).rstrip(_FILLERS))


def _with_lf(text: bytes) -> bytes:
    return text.replace(b"\r\n", b"\n").replace(b"\r", b"\n")


def encoding_of(untrusted_data: bytes, declared: str = "") -> str:
    """Return the encoding of a text: by its byte order mark, or as `declared`, or UTF-8 where it fits.

    Where nothing tells, it is Windows' for Western Europe, which has all letters of Latin-1.
    """
    if codec := _UTF_16.get(untrusted_data[:2]):
        return codec
    if untrusted_data.isascii():
        return _UTF_8
    if encoding := _EIGHT_BITS.get(declared.lower()):
        return encoding
    try:
        untrusted_data.decode("utf-8")
    except UnicodeDecodeError:
        return _WESTERN
    return _UTF_8


def decoded(untrusted_text: bytes, encoding: str) -> str:
    """Return the characters of a piece of unified text that came from a file in `encoding`."""
    if encoding in _EIGHT_BITS.values():
        return untrusted_text.decode(encoding, "replace")
    # UTF-16 was made UTF-8 before it was cut into lines.
    return untrusted_text.decode("utf-8", "replace")


def fixed_records(name: str, untrusted_data: bytes, size: int, start: int = 0) -> Iterator[tuple[int, bytes]]:
    """Return the records of `size` bytes with their offsets, the first at `start`.

    A single ^Z or line end behind the last record is passed over: editors and old systems put it there.

    Raises:
        DamagedFile: the last one is cut short.
        ReadLimit: there are too many.
    """
    count, rest = divmod(len(untrusted_data) - start, size)
    end = start + count * size
    if rest and untrusted_data[end:] not in _ENDS:
        raise DamagedFile(
            name,
            at_byte(end),
            translate("reasons", "the last record has {rest} bytes instead of {size}").format(
                rest=rest, size=size
            ),
        )
    if count > MAX_FILE_BOARDS:
        raise _too_many_boards(name, at_byte(start + MAX_FILE_BOARDS * size))
    return ((offset, untrusted_data[offset : offset + size]) for offset in range(start, end, size))


def _is_position(hands: FourHands) -> bool:
    """Tell whether hands are what is left of a deal: as many cards each, fewer than 13, none twice."""
    cards = b"".join(hands)
    return len({*map(len, hands)}) == 1 and len(cards) < PACK_SIZE and len({*cards}) == len(cards)


def _too_many_boards(name: str, place: str) -> ReadLimit:
    words = translate("reasons", "more than {max_file_boards} boards")
    return ReadLimit(name, place, words.format(max_file_boards=MAX_FILE_BOARDS))


def check_padding(name: str, untrusted_record: bytes, start: int, offset: int) -> None:
    """Make sure that a record holds only spaces and NULs from `start` on; `offset` is the record's own.

    Raises:
        DamagedFile: something else stands there.
    """
    padding = untrusted_record[start:]
    if strange := padding.strip(b" \0"):
        raise DamagedFile(
            name,
            at_byte(offset + start + padding.index(strange)),
            translate("reasons", "something stands in the unused part"),
        )


class BoardList:
    """The boards of one file, checked as they come.

    `name` is the format's, `place` says in words where something is, `first_board` numbers the first board
    that has no number. The same board again is taken once, and a number that comes again with another deal
    begins another session. Boards that are no deals are gathered and all reported by `set_read`; everything
    else that cannot be read is raised at once, and what is odd is noted in `remarks`.
    """

    def __init__(self, name: str, place: Callable[[int], str], first_board: int = 1) -> None:
        self.name = name
        self.place = place
        self.remarks = Remarks(place)
        self._first = first_board
        self._next = first_board
        self._counted = 0
        self._counted_places: list[int] = []
        self._sessions: list[dict[int, _Row]] = [{}]
        self._session = 0
        self._last_session: dict[int, int] = {}
        self._seen: set[tuple[int, Deal]] = set()
        self._problems: list[str] = []

    def __len__(self) -> int:
        return len(self._seen) + len(self._problems)

    def add(
        self,
        number: int | None,
        untrusted_hands: FourHands,
        where: int,
        seat: Seat | None = None,
        vulnerable: Vulnerability | None = None,
    ) -> None:
        """Take board `number`, hands N, E, S, W in any order of cards, found at line or offset `where`.

        Without a number it counts on from the board before. `seat` is its dealer and `vulnerable` tells who
        is, where the file says so.

        Raises:
            DamagedFile: the number is out of range.
            ReadLimit: there are too many boards.
        """
        north, east, south, west = untrusted_hands
        north_south, east_west = north + south, east + west
        # 52 cards, 13 to each seat, that leave nothing of the pack are each of its cards once.
        if len(north) == len(east) == len(south) == len(west) == HAND_SIZE and not PACK.translate(
            None, north_south + east_west
        ):
            deal = Deal(
                (
                    PACK.translate(None, south + east_west),
                    PACK.translate(None, west + north_south),
                    PACK.translate(None, north + east_west),
                    PACK.translate(None, east + north_south),
                )
            )
            self._take(number, where, _Row(deal, where, seat, vulnerable))
        elif _is_position(untrusted_hands):
            self.remarks.note(Oddity.PARTIAL, where)
        else:
            self.add_checked(number, None, "; ".join(deal_problems(untrusted_hands)), where)

    def add_checked(self, number: int | None, deal: Deal | None, reason: str, where: int) -> None:
        """Take board `number`, whose `deal` was checked elsewhere; None when it is none, for `reason`.

        Raises:
            DamagedFile, ReadLimit: as `add`.
        """
        if deal is not None:
            self._take(number, where, _Row(deal, where))
            return
        number = self._numbered(number, where)
        self._check_room(where)
        self._problems.append(
            translate("reasons", "board {number}: {reason}").format(number=number, reason=reason)
        )

    def add_told(
        self,
        number: int | None,
        untrusted_hands: Sequence[bytes | None],
        where: int,
        seat: Seat | None = None,
        vulnerable: Vulnerability | None = None,
    ) -> None:
        """Take a board as `add` does, of which hands that are None are not told.

        One of them is what is left of the pack; a game with more of them is passed over.
        """
        told = [hand for hand in untrusted_hands if hand is not None]
        if len(told) < len(Seat) - 1:
            self.remarks.note(Oddity.PARTIAL if told else Oddity.NO_HANDS, where)
            return
        rest = PACK.translate(None, b"".join(told))
        north, east, south, west = (rest if hand is None else hand for hand in untrusted_hands)
        self.add(number, (north, east, south, west), where, seat, vulnerable)

    def deal(self, number: int) -> Deal | None:
        """Return the deal that board `number` had last; None when there is none."""
        place = self._last_session.get(number)
        return None if place is None else self._sessions[place][number].deal

    def set_read(self, where: int, event: str = "", set_code: str = "", *, numbered: bool = True) -> SetRead:
        """Return the boards in the order of the file, which ended at `where`, with all that was odd.

        `numbered` is False where the format has no numbers.

        Raises:
            DamagedFile: there are none.
            InvalidBoards: some are no deals.
        """
        if not len(self):
            raise self.damaged(where, translate("reasons", "it holds no boards"))
        if self._problems:
            raise InvalidBoards(self.name, tuple(self._problems))
        sessions = [list(session.items()) for session in self._sessions]
        if len(sessions) > 1 and all(len(session) == 1 for session in sessions):
            # Every board has the same number, which therefore is none.
            rows = [row for [(_number, row)] in sessions]
            sessions = [list(enumerate(rows, start=self._first))]
            self._counted, self._counted_places = len(rows), [row.where for row in rows[:SHOWN_PLACES]]
        else:
            for session in sessions[1:]:
                for _number, row in session:
                    self.remarks.note(Oddity.SESSIONS, row.where)
        if numbered and self._counted:
            for place in self._counted_places:
                self.remarks.note(Oddity.COUNTED, place)
            self.remarks.note(Oddity.COUNTED, count=self._counted - len(self._counted_places))
        boards = tuple(self._board(number, row) for session in sessions for number, row in session)
        return SetRead(
            boards,
            numbered and not self._counted,
            event,
            set_code,
            self.remarks.all(),
            tuple(map(len, sessions)) if len(sessions) > 1 else (),
        )

    def damaged(self, where: int, reason: str) -> DamagedFile:
        """Return the error that says what is wrong at line or offset `where`."""
        return DamagedFile(self.name, self.place(where), reason)

    def _take(self, number: int | None, where: int, row: _Row) -> None:
        number = self._numbered(number, where)
        if (number, row.deal) in self._seen:
            self.remarks.note(Oddity.MERGED, where)
            return
        self._check_room(where)
        # The session of the board before goes on, unless that one or a later one has the number already.
        self._session = max(self._session, self._last_session.get(number, -1) + 1)
        if self._session == len(self._sessions):
            self._sessions.append({})
        self._last_session[number] = self._session
        self._sessions[self._session][number] = row
        self._seen.add((number, row.deal))

    def _check_room(self, where: int) -> None:
        if len(self) >= MAX_FILE_BOARDS:
            raise _too_many_boards(self.name, self.place(where))

    def _numbered(self, number: int | None, where: int) -> int:
        if number is None:
            number = self._next
            self._counted += 1
            if len(self._counted_places) < SHOWN_PLACES:
                self._counted_places.append(where)
        if not 1 <= number <= MAX_BOARDS:
            raise self.damaged(
                where, translate("reasons", "board numbers go from 1 to {last}").format(last=MAX_BOARDS)
            )
        self._next = number + 1
        return number

    def _board(self, number: int, row: _Row) -> Board:
        seat = dealer(number) if row.seat is None else row.seat
        vulnerable = vulnerability(number) if row.vulnerable is None else row.vulnerable
        if seat is dealer(number) and vulnerable is vulnerability(number):
            return Board(number, row.deal)
        self.remarks.note(Oddity.OTHER_CONDITIONS, row.where)
        return Board(number, row.deal, board_with(seat, vulnerable))


class BoardFlow(BoardList):
    """The boards of a file of any length, handed on by `ready` as they come, and not kept.

    Sessions are not told apart. The same board again is known where it is one of the last RECENT_BOARDS.
    """

    def __init__(self, name: str, place: Callable[[int], str], first_board: int = 1) -> None:
        super().__init__(name, place, first_board)
        self._recent: dict[tuple[int, Deal], None] = {}
        self._ready: list[Board] = []
        self._has_boards = False

    def ready(self) -> list[Board]:
        """Return the boards that were read since the last call.

        Raises:
            InvalidBoards: some were no deals.
        """
        if self._problems:
            raise InvalidBoards(self.name, tuple(self._problems))
        ready, self._ready = self._ready, []
        self._has_boards = self._has_boards or bool(ready)
        return ready

    def end(self, where: int) -> list[Board]:
        """Return the last boards of the file, which ended at `where`.

        Raises:
            DamagedFile: there were none at all.
            InvalidBoards: as `ready`.
        """
        ready = self.ready()
        if not self._has_boards:
            raise self.damaged(where, translate("reasons", "it holds no boards"))
        return ready

    def _take(self, number: int | None, where: int, row: _Row) -> None:
        number = self._numbered(number, where)
        key = (number, row.deal)
        if key in self._recent:
            self.remarks.note(Oddity.MERGED, where)
            return
        self._recent[key] = None
        if len(self._recent) > RECENT_BOARDS:
            del self._recent[next(iter(self._recent))]
        self._ready.append(self._board(number, row))


@dataclass(frozen=True, slots=True, repr=False)
class _Row:
    """A whole deal, where it stands, and what the file says of its dealer and vulnerability."""

    deal: Deal
    where: int
    seat: Seat | None = None
    vulnerable: Vulnerability | None = None
