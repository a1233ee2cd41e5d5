"""The pbn format, read: what other programs write, and PBN 2.1's import format among it.

Of each game the tags Board, Dealer, Vulnerable and Deal count, and of the file the event and the set code.
Comments, directives, other tags and the rows of sections and tables are passed over. A game a table is one
board a deal; what a tag leaves to the game before (`#`) is taken from there. What is odd is told.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bigdeal_gui.formats.hands import STRANGER, cards_of, own_letters
from bigdeal_gui.formats.pbn import VULNERABLE
from bigdeal_gui.formats.reading import (
    BoardFlow,
    BoardList,
    at_line,
    decoded,
    encoding_of,
    stream_lines,
    text_lines,
)
from bigdeal_gui.formats.remarks import Oddity
from bigdeal_gui.model.boards import Vulnerability
from bigdeal_gui.model.cards import SUITS
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import BinaryIO

    from bigdeal_gui.formats.format import SetRead
    from bigdeal_gui.model.boards import Board

_TAG: Final = re.compile(rb'\[\s*([0-9A-Za-z_]+)\s*"([^"]*)"\s*\]')
_LOOSE_TAG: Final = re.compile(rb'\[\s*([0-9A-Za-z_]+)\s*"(.*)"\s*\]')
"""A tag with quotation marks in its value, as some programs leave them: it has its line to itself, so that
no line is searched twice."""
_GAME_TAG: Final = re.compile(rb"\[\s*(?:board|dealer|vulnerable|deal)\b", re.IGNORECASE)
_ROW: Final = re.compile(rb"[^{;]+")
"""What a line of a section or table holds; only a comment may follow."""
_TITLE: Final = re.compile(rb'%(hrtitleevent|hrtitlesetid)\s+"(.*)"\s*', re.IGNORECASE)
_CHARSET: Final = re.compile(rb"^%content-type:.*charset=([0-9A-Za-z_-]+)", re.IGNORECASE | re.MULTILINE)
_BOARD_NUMBER: Final = re.compile(rb"[0-9]{1,10}")
_HEAD_BYTES: Final = 4096
"""Within so many bytes a file names its encoding."""

_GAME_TAGS: Final = frozenset({b"board", b"dealer", b"vulnerable", b"deal"})
_WANTED: Final = _GAME_TAGS | {b"event"}
_UNKNOWN: Final = frozenset({b"", b"?", b"-"})
_SAME: Final = b"#"
_DIRECTIVE: Final = b"%"
_EMPTY_LINE: Final = b""

_VULNERABLE: Final = {
    word.lower().encode("ascii"): vulnerable
    for word, vulnerable in zip(VULNERABLE, Vulnerability, strict=True)
} | {
    b"-": Vulnerability.NONE,
    b"love": Vulnerability.NONE,
    b"n-s": Vulnerability.NORTH_SOUTH,
    b"e-w": Vulnerability.EAST_WEST,
    b"both": Vulnerability.ALL,
}
_SEATS: Final = {seat.letter.encode("ascii"): seat for seat in Seat}


def read_pbn(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a pbn file; raises as `Format.read`.

    A game ends at an empty line behind its Deal, or where one of its tags comes again; games without hands
    are passed over. Boards without a number count on from the one before, the first from `first_board`.
    """
    boards = BoardList("pbn", at_line, first_board)
    games = _Games(boards)
    titles: dict[bytes, bytes] = {}
    line = 1
    for line, name, value in _Scanner(boards).items(text_lines("pbn", untrusted_data)):
        if games.takes(line, name, value):
            continue
        if name == _DIRECTIVE:
            if match := _TITLE.fullmatch(value):
                titles.setdefault(match[1].lower(), match[2])
        elif value not in _UNKNOWN and not value.startswith(_SAME):
            titles.setdefault(name, value.replace(b'\\"', b'"'))
    games.close()
    charset = _CHARSET.search(untrusted_data, 0, _HEAD_BYTES)
    encoding = encoding_of(untrusted_data, charset[1].decode("ascii") if charset else "")
    if encoding != encoding_of(b""):
        boards.remarks.note(Oddity.ENCODING, detail=encoding)
    event = titles.get(b"hrtitleevent") or titles.get(b"event", b"")
    return boards.set_read(
        line, decoded(event, encoding), decoded(titles.get(b"hrtitlesetid", b""), encoding)
    )


def stream_pbn(untrusted_file: BinaryIO, first_board: int) -> Iterator[Board]:
    """Yield the boards of a pbn file of any length; raises as `Format.stream`."""
    boards = BoardFlow("pbn", at_line, first_board)
    games = _Games(boards)
    line = 1
    for line, name, value in _Scanner(boards).items(stream_lines("pbn", untrusted_file)):
        games.takes(line, name, value)
        yield from boards.ready()
    games.close()
    yield from boards.end(line)


class _Scanner:
    """Finds the tags between comments, directives and the rows of sections."""

    def __init__(self, boards: BoardList) -> None:
        self._boards = boards
        self._is_comment = False
        self._has_tag = False

    def items(self, untrusted_lines: Iterable[tuple[int, bytes]]) -> Iterator[tuple[int, bytes, bytes]]:
        """Yield line, name in lower case and value of wanted tags, of empty lines and directives."""
        line = 1
        for line, text in untrusted_lines:
            if not self._is_comment and (match := _TAG.fullmatch(text)):
                # Most lines are a tag and nothing else, and most tags are not wanted.
                self._has_tag = True
                if (name := match[1].lower()) in _WANTED:
                    yield line, name, match[2]
            elif text.startswith(b"%"):
                yield line, _DIRECTIVE, text
            elif rest := text.strip():
                yield from self._tags(line, rest)
            elif not self._is_comment:
                yield line, _EMPTY_LINE, b""
        if self._is_comment:
            raise self._boards.damaged(line, translate("reasons", "a comment is not closed"))

    def _tags(self, line: int, text: bytes) -> Iterator[tuple[int, bytes, bytes]]:
        place = 0
        while place < len(text):
            if self._is_comment:
                place = text.find(b"}", place) + 1
                self._is_comment = not place
                place = place or len(text)
            elif match := _TAG.match(text, place) or (not place and _LOOSE_TAG.fullmatch(text)):
                self._has_tag = True
                if (name := match[1].lower()) in _WANTED:
                    yield line, name, match[2]
                place = match.end()
            elif text[place : place + 1].isspace():
                place += 1
            elif text.startswith(b";", place):
                return
            elif _GAME_TAG.match(text, place):
                raise self._boards.damaged(
                    line, translate("reasons", 'a tag does not read as [Name "value"]')
                )
            elif text.startswith(b"{", place):
                self._is_comment = True
                place += 1
            else:
                place = self._pass_over(line, text, place)

    def _pass_over(self, line: int, text: bytes, place: int) -> int:
        """Take a row of a section, or text that is none, and return where it ends."""
        if not self._has_tag or text.startswith(b"[", place):
            self._boards.remarks.note(Oddity.PASSED_OVER, line)
        row = _ROW.match(text, place)
        return row.end() if row else len(text)


class _Games:
    """Gathers the tags of one game after another and turns them into boards."""

    def __init__(self, boards: BoardList) -> None:
        self.boards = boards
        self._game: dict[bytes, tuple[int, bytes]] = {}
        self._values: dict[bytes, bytes] = {}

    def takes(self, line: int, name: bytes, untrusted_value: bytes) -> bool:
        """Take one of the four tags that count or an empty line; return whether it was one."""
        if name == _EMPTY_LINE:
            if b"deal" in self._game:
                self.close()
            return True
        if name not in _GAME_TAGS:
            return False
        if name in self._game:
            self.close()
        value = untrusted_value.strip()
        if value.startswith(_SAME):
            value = self._values.get(name, b"")
        self._values[name] = value
        self._game[name] = line, value
        return True

    def close(self) -> None:
        """End the game and add its board."""
        game, self._game = self._game, {}
        if not game:
            return
        line, deal = game.get(b"deal", (min(line for line, _value in game.values()), b""))
        if deal in _UNKNOWN:
            self.boards.remarks.note(Oddity.NO_HANDS, line)
            return
        number = game.get(b"board", (line, b""))[1]
        self.boards.add_told(
            int(number) if _BOARD_NUMBER.fullmatch(number) else None,
            self._hands(line, deal),
            line,
            _SEATS.get(game.get(b"dealer", (0, b""))[1].upper()),
            _VULNERABLE.get(game.get(b"vulnerable", (0, b""))[1].lower()),
        )

    def _hands(self, line: int, untrusted_deal: bytes) -> list[bytes | None]:
        letter, colon, rest = untrusted_deal.partition(b":")
        first = _SEATS.get(letter.strip().upper())
        words = rest.replace(b"10", b"T").split()
        if not colon or first is None or len(words) != len(Seat):
            raise self.boards.damaged(
                line, translate("reasons", "Deal is not a seat, a colon and four hands")
            )
        hands = self._cards(line, words)
        if any(hand is not None and STRANGER in hand for hand in hands):
            plain, letters = own_letters(b" ".join(words))
            hands = self._cards(line, plain.split())
            if any(hand is not None and STRANGER in hand for hand in hands):
                raise self.boards.damaged(
                    line, translate("reasons", "a hand in Deal holds a letter that is no rank")
                )
            self.boards.remarks.note(Oddity.OTHER_LETTERS, line, letters)
        start = -first % len(Seat)
        return hands[start:] + hands[:start]

    def _cards(self, line: int, untrusted_words: list[bytes]) -> list[bytes | None]:
        return [None if word in {b"-", b"..."} else self._hand(line, word) for word in untrusted_words]

    def _hand(self, line: int, untrusted_word: bytes) -> bytes:
        suits = untrusted_word.split(b".")
        if len(suits) != len(SUITS):
            raise self.boards.damaged(
                line,
                translate("reasons", "a hand in Deal has {count} suits instead of 4").format(
                    count=len(suits)
                ),
            )
        return cards_of(suits)
