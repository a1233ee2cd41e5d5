"""The pbn format, read: what other programs write, and PBN 2.1's import format among it.

Of each game the tags Board, Dealer, Vulnerable and Deal count, and in a file that is read at once the
double-dummy tricks; of the file the event and the set code. Comments, directives, other tags and the rows of
sections and tables are passed over. A game a table is one board a deal; what a tag leaves to the game before
(`#`) is taken from there. What is odd is told.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

from bigdeal_gui.errors.formats import FormatError
from bigdeal_gui.formats.caveats import CaveatKind
from bigdeal_gui.formats.deal_texts import deals_of_texts
from bigdeal_gui.formats.hands import STRANGER, cards_of_ranks, national_hands
from bigdeal_gui.formats.pbn.pattern import Irregular, pbn_beginning
from bigdeal_gui.formats.pbn.results import RESULT_TAGS, ROW, TABLE_TAG, FileTricks, GameTricks
from bigdeal_gui.formats.pbn.writer import CYCLE, VULNERABLE
from bigdeal_gui.formats.reading import MAX_FILE_BOARDS, BoardFlow, BoardList, BoardNotes
from bigdeal_gui.formats.text import (
    HEAD_BYTES,
    MAX_FILE_LINES,
    TextStream,
    decoded_text,
    error_at_line,
    text_encoding,
    text_lines,
)
from bigdeal_gui.model.boards import Board, Vulnerability
from bigdeal_gui.model.cards import SUITS
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from typing import BinaryIO

    from bigdeal_gui.formats.format import SetRead
    from bigdeal_gui.model.deals import Deal

_TAG: Final = re.compile(rb'\[\s*([0-9A-Za-z_]+)\s*"([^"]*)"\s*\]')
_LOOSE_TAG: Final = re.compile(rb'\[\s*([0-9A-Za-z_]+)\s*"(.*)"\s*\]')
"""A tag with quotation marks in its value, as some programs leave them: it has its line to itself, so that
no line is searched twice."""
_GAME_TAG: Final = re.compile(rb"\[\s*(?:board|dealer|vulnerable|deal)\b", re.IGNORECASE)
_ROW: Final = re.compile(rb"[^{;]+")
"""What a line of a section or table holds; only a comment may follow."""
_WHOLE_ROW: Final = re.compile(rb"[^\[{;][^{;]*(?:\{[^}]*\}[^\[{;]*)*+(?:;.*)?")
"""A line that is a row with its comments, and no tag."""
_BLANK: Final = re.compile(rb"(?:\s|\{[^}]*\})++")
"""Blanks and whole comments."""
_TITLE: Final = re.compile(rb'%(hrtitleevent|hrtitlesetid)\s+"(.*)"\s*', re.IGNORECASE)
_CHARSET: Final = re.compile(rb"^%content-type:.*charset=([0-9A-Za-z_-]+)", re.IGNORECASE | re.MULTILINE)
_BOARD_NUMBER: Final = re.compile(rb"[0-9]{1,10}")
_MAX_PIECES: Final = 3_000_000
"""The most tags, comments and rows in lines that hold several of them, beside _PIECES_A_BOARD for each."""
_PIECES_A_BOARD: Final = 40
_KNOWN_DEALS: Final = 1_000
"""So many deals are known again by their text: a results file has each as often as there are tables."""
_KNOWN_LINES: Final = 256
"""So many lines are known again, as most tags say the same from board to board, until the file is read."""

_GAME_TAGS: Final = frozenset({b"board", b"dealer", b"vulnerable", b"deal"})
_MARKS: Final = (b"session", b"section", b"stage", b"event", b"date")
"""The tags that tell sessions apart, the most telling first."""
_WANTED: Final = _GAME_TAGS | {*_MARKS}
_TITLE_TAGS: Final = frozenset({b"event"})
_UNKNOWN: Final = frozenset({b"", b"?", b"-"})
_SAME: Final = b"#"
_DIRECTIVE: Final = b"%"
_EMPTY_LINE: Final = b""
_MARKS_OF_OTHERS: Final = (
    ("“".encode(), b'"'),
    ("”".encode(), b'"'),
    (b"&quot;", b'"'),
    ("\xa0".encode(), b" "),
    (b"&nbsp;", b" "),
)

_VULNERABLE: Final = {
    word.lower().encode("ascii"): vulnerable
    for word, vulnerable in zip(VULNERABLE, Vulnerability, strict=True)
} | {
    b"-": Vulnerability.NONE,
    b"love": Vulnerability.NONE,
    b"n-s": Vulnerability.NORTH_SOUTH,
    b"e-w": Vulnerability.EAST_WEST,
    b"both": Vulnerability.ALL,
    b"n/s": Vulnerability.NORTH_SOUTH,
    b"e/w": Vulnerability.EAST_WEST,
    b"nobody": Vulnerability.NONE,
    b"no one": Vulnerability.NONE,
    b"everybody": Vulnerability.ALL,
}
_SEATS: Final = {word.lower().encode("ascii"): seat for seat in Seat for word in (seat.letter, seat.name)}
_Word = TypeVar("_Word")


def read_pbn(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a pbn file; raises as `Format.read`.

    A game ends at an empty line behind its Deal, or where one of its tags comes again; games without hands
    are passed over. Boards without a number count on from the one before, the first from `first_board`.
    """
    return _read_regular(untrusted_data, first_board) or read_any_pbn(untrusted_data, first_board)


def _read_regular(untrusted_data: bytes, first_board: int) -> SetRead | None:
    """Return what `read_any_pbn` would of a regular file, ten times as fast; None for any other.

    Its first boards are read as those of any file, and show what the text around a board means.
    """
    found = pbn_beginning(untrusted_data)
    # As many lines as are too many have as many bytes at least.
    may_be_long = len(untrusted_data) > MAX_FILE_LINES
    if found is None or (may_be_long and untrusted_data.count(b"\n") > MAX_FILE_LINES):
        return None
    try:
        texts, end = found.pattern.deal_texts(untrusted_data, found.start, found.number)
        sample = read_any_pbn(untrusted_data[: found.end], first_board)
    except (Irregular, FormatError):
        return None
    if end < len(untrusted_data) or len(texts) > MAX_FILE_BOARDS or not is_plain_pbn(sample):
        return None
    deals = deals_of_texts(texts)
    if deals is None:
        return None
    boards = tuple(map(Board, range(found.number, found.number + len(deals)), deals))
    return replace(sample, boards=boards) if boards[:CYCLE] == sample.boards else None


def is_plain_pbn(sample: SetRead) -> bool:
    """Tell whether nothing was odd about boards but the encoding of their file."""
    oddities = {remark.oddity for remark in sample.remarks}
    return sample.numbered and oddities <= {CaveatKind.ENCODING}


def read_any_pbn(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a pbn file as `read_pbn` does, whatever it looks like."""
    boards = BoardList("pbn", error_at_line, first_board)
    tricks = FileTricks()
    reader = _Reader(boards, tricks)
    for _board in reader.games(text_lines("pbn", untrusted_data)):
        pass
    encoding = text_encoding(untrusted_data, reader.charset(untrusted_data[:HEAD_BYTES]))
    return replace(boards.set_read(reader.line, *reader.titles(encoding)), tables=tricks.all())


def stream_any_pbn(untrusted_file: BinaryIO, first_board: int) -> Generator[Board, None, SetRead]:
    """Yield the boards of a pbn file of any length, whatever it looks like; raises as `Format.stream`."""
    boards = BoardFlow("pbn", error_at_line, first_board)
    reader = _Reader(boards)
    text = TextStream("pbn", untrusted_file, boards.check_lines)
    for _game in reader.games(text.lines()):
        yield from boards.ready()
    return boards.stream_end(reader.line, *reader.titles(text.encoding(reader.charset(text.head))))


def encoding_of_pbn(untrusted_data: bytes) -> str:
    """Return the encoding of a pbn file; of one in ASCII, how letters beyond that would be spelt in it."""
    letters = "é".encode() if untrusted_data.isascii() else untrusted_data
    return text_encoding(letters, _Reader.charset(untrusted_data[:HEAD_BYTES]))


def _whole_tag(untrusted_line: bytes) -> tuple[bytes, bytes] | None:
    """Return the name in lower case and the value of a line that is a tag and nothing else."""
    match = _TAG.fullmatch(untrusted_line)
    return (match[1].lower(), match[2]) if match else None


def _plain(untrusted_line: bytes) -> bytes:
    """Return a line without blanks around it and what word processors and web pages make of its marks."""
    text = untrusted_line.strip()
    if text.isascii() and b"&" not in text:
        return text
    for strange, mark in _MARKS_OF_OTHERS:
        text = text.replace(strange, mark)
    return text.strip()


def _has_stranger(untrusted_hands: Iterable[bytes | None]) -> bool:
    """Tell whether one of the hands that are told holds what is no card."""
    return STRANGER in b"".join([hand for hand in untrusted_hands if hand is not None])


class _Reader:
    """Reads the lines of a file into its games, and keeps its titles."""

    def __init__(self, boards: BoardList, tricks: FileTricks | None = None) -> None:
        self.line = 1
        self._boards = boards
        self._games = _Games(boards, tricks)
        self._wanted = _WANTED | RESULT_TAGS if tricks is not None else _WANTED
        self._titles: dict[bytes, bytes] = {}

    def games(self, untrusted_lines: Iterable[tuple[int, bytes]]) -> Iterator[None]:
        """Take the games one after another, and yield after some of them and after the last."""
        met = 0
        for line, name, value in _Scanner(self._boards, self._wanted).items(untrusted_lines):
            self.line = line
            if name == _DIRECTIVE:
                if match := _TITLE.fullmatch(value):
                    self._titles.setdefault(match[1].lower(), match[2])
                continue
            self._games.take(line, name, value)
            if name in _TITLE_TAGS and value not in _UNKNOWN and not value.startswith(_SAME):
                self._titles.setdefault(name, value.replace(b'\\"', b'"'))
            if met != self._boards.met:
                met = self._boards.met
                yield
        self._games.close()
        yield

    @staticmethod
    def charset(untrusted_head: bytes) -> str:
        """Return the encoding that the beginning of a file declares; empty for none."""
        match = _CHARSET.search(untrusted_head)
        return match[1].decode("ascii") if match else ""

    def titles(self, encoding: str) -> tuple[str, str]:
        """Return the event and the set code of a file in `encoding`, which is noted where it is not usual."""
        if encoding != text_encoding(b""):
            self._boards.remarks.note(CaveatKind.ENCODING, detail=encoding)
        event = self._titles.get(b"hrtitleevent") or self._titles.get(b"event", b"")
        return decoded_text(event, encoding), decoded_text(self._titles.get(b"hrtitlesetid", b""), encoding)


class _Scanner:
    """Finds the `wanted` tags, in lower case, between comments, directives and the rows of sections."""

    def __init__(self, boards: BoardList, wanted: frozenset[bytes]) -> None:
        self._boards = boards
        self._wanted = wanted
        self._has_rows = False
        self._is_comment = False
        self._has_tag = False
        self._pieces = 0

    def items(self, untrusted_lines: Iterable[tuple[int, bytes]]) -> Iterator[tuple[int, bytes, bytes]]:
        """Yield line, name in lower case and value of wanted tags, their rows, empty lines and directives."""
        line = 1
        whole_tag, wanted = lru_cache(_KNOWN_LINES)(_whole_tag), self._wanted
        for line, text in untrusted_lines:
            if not self._is_comment and (tag := whole_tag(text)):
                # Most lines are a tag and nothing else, and most are not wanted: as `_wants`, without a call.
                self._has_tag, self._has_rows = True, False
                if (name := tag[0]) in wanted:
                    self._has_rows = name == TABLE_TAG
                    yield line, name, tag[1]
            elif text.startswith(b"%"):
                yield line, _DIRECTIVE, text
            elif self._is_comment:
                if b"}" in text:
                    yield from self._tags(line, text)
            elif not text or not (rest := _plain(text)):
                self._has_rows = False
                yield line, _EMPTY_LINE, b""
            elif not self._has_tag or not _WHOLE_ROW.fullmatch(rest):
                yield from self._tags(line, rest)
            else:
                yield from self._rows(line, rest)
        if self._is_comment:
            raise self._boards.damaged(line, translate("reasons", "a comment is not closed"))

    def _wants(self, name: bytes) -> bool:
        """Note that a tag was met, and tell whether it is wanted."""
        self._has_tag = True
        is_wanted = name in self._wanted
        self._has_rows = is_wanted and name == TABLE_TAG
        return is_wanted

    def _tags(self, line: int, text: bytes) -> Iterator[tuple[int, bytes, bytes]]:
        place = 0
        while place < len(text):
            self._count_piece(line)
            if self._is_comment:
                place = text.find(b"}", place) + 1
                self._is_comment = not place
                place = place or len(text)
            elif match := _BLANK.match(text, place):
                place = match.end()
            elif match := _TAG.match(text, place) or (None if place else _LOOSE_TAG.fullmatch(text)):
                if self._wants(name := match[1].lower()):
                    yield line, name, match[2]
                place = match.end()
            elif text.startswith(b";", place):
                return
            elif _GAME_TAG.match(text, place):
                reason = translate("reasons", 'a tag does not have the form [Name "value"]')
                raise self._boards.damaged(line, reason)
            elif text.startswith(b"{", place):
                self._is_comment = True
                place += 1
            else:
                place = self._pass_over(line, text, place)

    def _rows(self, line: int, text: bytes) -> Iterator[tuple[int, bytes, bytes]]:
        if self._has_rows:
            yield line, ROW, text

    def _count_piece(self, line: int) -> None:
        self._pieces += 1
        if self._pieces > _MAX_PIECES + _PIECES_A_BOARD * self._boards.met:
            raise self._boards.too_many_pieces(line, self._pieces - 1)

    def _pass_over(self, line: int, text: bytes, place: int) -> int:
        """Take a row of a section, or text that is none, and return where it ends."""
        if not self._has_tag or text.startswith(b"[", place):
            self._boards.stray(CaveatKind.PASSED_OVER, line)
        row = _ROW.match(text, place)
        return row.end() if row else len(text)


class _Games:
    """Gathers the tags of one game after another and turns them into boards."""

    def __init__(self, boards: BoardList, tricks: FileTricks | None) -> None:
        self.boards = boards
        self._file_tricks = tricks
        self._game_tricks = GameTricks()
        self._game: dict[bytes, tuple[int, bytes]] = {}
        self._values: dict[bytes, bytes] = {}
        self._known: dict[bytes, tuple[Deal, str]] = {}

    def take(self, line: int, name: bytes, untrusted_value: bytes) -> None:
        """Take one of the tags that count, or an empty line, which has no name."""
        if name == _EMPTY_LINE:
            if b"deal" in self._game:
                self.close()
            return
        if name in RESULT_TAGS:
            self._game_tricks.take(name, untrusted_value)
            return
        if name in self._game and (name in _GAME_TAGS or b"deal" in self._game):
            self.close()
        value = untrusted_value.strip()
        if value.startswith(_SAME):
            value = self._values.get(name, b"")
        self._values[name] = value
        self._game[name] = line, value

    def close(self) -> None:
        """End the game and add its board."""
        game, self._game = self._game, {}
        tricks, self._game_tricks = self._game_tricks, GameTricks()
        if _GAME_TAGS.isdisjoint(game):
            return
        line, deal = game.get(b"deal") or (
            min(line for name, (line, _value) in game.items() if name in _GAME_TAGS),
            b"",
        )
        if deal in _UNKNOWN:
            self.boards.stray(CaveatKind.NO_HANDS, line)
            return
        number = game.get(b"board", (line, b""))[1]
        seat, vulnerable = game.get(b"dealer", (line, b"")), game.get(b"vulnerable", (line, b""))
        notes = BoardNotes(
            self._known_word(_SEATS, *seat),
            self._known_word(_VULNERABLE, *vulnerable),
            tuple([game[name][1] if name in game else b"" for name in _MARKS]),
        )
        found = self._add(int(number) if _BOARD_NUMBER.fullmatch(number) else None, deal, line, notes)
        if self._file_tricks is not None and found and (table := tricks.table()):
            self._file_tricks.take(found, table)

    def _known_word(self, words: Mapping[bytes, _Word], line: int, untrusted_word: bytes) -> _Word | None:
        """Return what a word means; None where nothing is said, or in words that nobody knows."""
        meaning = words.get(untrusted_word.lower())
        if meaning is None and untrusted_word not in _UNKNOWN:
            self.boards.remarks.note(CaveatKind.UNKNOWN_CONDITIONS, line)
        return meaning

    def _add(self, number: int | None, untrusted_deal: bytes, line: int, notes: BoardNotes) -> Deal | None:
        """Take a board, and return its deal; None where it has none."""
        found: Deal | None
        if known := self._known.get(untrusted_deal):
            found, letters = known
            self.boards.add_deal(number, found, line, notes)
        else:
            hands, letters = self._hands(line, untrusted_deal)
            if found := self.boards.add_told(number, hands, line, notes):
                if len(self._known) >= _KNOWN_DEALS:
                    self._known.clear()
                self._known[untrusted_deal] = found, letters
        if letters:
            self.boards.remarks.note(CaveatKind.OTHER_LETTERS, line, letters)
        return found

    def _hands(self, line: int, untrusted_deal: bytes) -> tuple[list[bytes | None], str]:
        """Return N, E, S, W, None where a hand is not told, and the letters of another language, if any."""
        letter, colon, rest = untrusted_deal.partition(b":")
        first = _SEATS.get(letter.strip().lower())
        words = rest.replace(b"10", b"T").replace(b",", b" ").split()
        if not colon or first is None or len(words) != len(SEATS):
            reason = translate("reasons", "Deal is not a seat, a colon and four hands")
            raise self.boards.damaged(line, reason)
        hands, letters = self._cards(line, words), ""
        if _has_stranger(hands):
            plain, letters = national_hands(b" ".join(words))
            hands = self._cards(line, plain.split())
            if _has_stranger(hands):
                reason = translate("reasons", "a hand in Deal has a letter that is not a rank")
                raise self.boards.damaged(line, reason)
        start = -first % len(SEATS)
        return hands[start:] + hands[:start], letters

    def _cards(self, line: int, untrusted_words: list[bytes]) -> list[bytes | None]:
        return [None if word in {b"-", b"..."} else self._hand(line, word) for word in untrusted_words]

    def _hand(self, line: int, untrusted_word: bytes) -> bytes:
        suits = untrusted_word.split(b".")
        if b"-" in suits:
            # A dash stands for a suit without cards as well.
            suits = [b"" if suit == b"-" else suit for suit in suits]
        if len(suits) != len(SUITS):
            reason = translate("reasons", "a hand in Deal has {count} suits instead of 4")
            raise self.boards.damaged(line, reason.format(count=len(suits)))
        return cards_of_ranks(suits)
