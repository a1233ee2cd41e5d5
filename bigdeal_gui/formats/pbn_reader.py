"""The pbn format, read: as the import format of PBN 2.1, and a little more tolerant.

Of each game the tags Board, Dealer, Vulnerable and Deal count, and of the file the event and the set code.
Comments, directives, other tags and the rows of sections and tables are passed over.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bigdeal_gui.formats.format import SetRead
from bigdeal_gui.formats.hands import STRANGER, FourHands, cards_of
from bigdeal_gui.formats.pbn import VULNERABLE
from bigdeal_gui.formats.reading import BoardList, at_line, text_lines
from bigdeal_gui.model.boards import dealer, vulnerability
from bigdeal_gui.model.cards import SUITS
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

_TAG: Final = re.compile(rb'\[\s*([0-9A-Za-z_]+)\s*"([^"]*)"\s*\]')
_ROW: Final = re.compile(rb"[^{;]+")
"""What a line of a section or table holds; only a comment may follow."""
_TITLE: Final = re.compile(rb'%(hrtitleevent|hrtitlesetid)\s+"([^"]*)"\s*', re.IGNORECASE)
_LATIN: Final = re.compile(rb"%content-type:.*charset=iso-8859-1\b", re.IGNORECASE)
_BOARD_NUMBER: Final = re.compile(rb"[0-9]{1,10}")

_GAME_TAGS: Final = frozenset({b"board", b"dealer", b"vulnerable", b"deal"})
_WANTED: Final = _GAME_TAGS | {b"event"}
_UNKNOWN: Final = frozenset({b"", b"?", b"#"})
_DIRECTIVE: Final = b"%"
_EMPTY_LINE: Final = b""

_VULNERABLE: Final = {word.lower().encode("ascii"): word for word in VULNERABLE} | {
    b"-": "None",
    b"love": "None",
    b"n-s": "NS",
    b"e-w": "EW",
    b"both": "All",
}
_SEATS: Final = {seat.letter.encode("ascii"): seat for seat in Seat}


def read_pbn(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a pbn file; raises as `Format.read`.

    A game ends at an empty line behind its Deal, or where one of its tags comes again; games without Deal are
    passed over. Boards without a number count on from the one before, the first from `first_board`. Where
    the number stands in the file, dealer and vulnerability have to agree with it.
    """
    games = _Games(first_board)
    titles: dict[bytes, bytes] = {}
    is_latin = False
    line = 1
    for line, name, value in _Scanner(games.boards).items(untrusted_data):
        if name in _GAME_TAGS:
            games.take(line, name, value)
        elif name == _EMPTY_LINE:
            games.pause()
        elif name == _DIRECTIVE:
            is_latin = is_latin or _LATIN.match(value) is not None
            if match := _TITLE.fullmatch(value):
                titles.setdefault(match[1].lower(), match[2])
        elif value not in _UNKNOWN:
            titles.setdefault(name, value)
    games.close()
    event = titles.get(b"hrtitleevent") or titles.get(b"event", b"")
    return SetRead(
        games.boards.finished(line),
        numbered=games.are_numbered,
        event=_decoded(event, is_latin=is_latin),
        set_code=_decoded(titles.get(b"hrtitlesetid", b""), is_latin=is_latin),
    )


def _decoded(untrusted_text: bytes, *, is_latin: bool) -> str:
    if not is_latin:
        try:
            return untrusted_text.decode("utf-8")
        except UnicodeDecodeError:
            pass
    return untrusted_text.decode("latin-1")


class _Scanner:
    """Finds the tags between comments, directives and the rows of sections."""

    def __init__(self, boards: BoardList) -> None:
        self._boards = boards
        self._is_comment = False
        self._has_tag = False

    def items(self, untrusted_data: bytes) -> Iterator[tuple[int, bytes, bytes]]:
        """Yield line, name in lower case and value of wanted tags, of empty lines and directives."""
        line = 1
        for line, text in text_lines("pbn", untrusted_data):
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
            elif match := _TAG.match(text, place):
                self._has_tag = True
                if (name := match[1].lower()) in _WANTED:
                    yield line, name, match[2]
                place = match.end()
            elif text[place : place + 1].isspace():
                place += 1
            elif text.startswith(b";", place):
                return
            elif text.startswith(b"[", place):
                raise self._boards.damaged(
                    line, translate("reasons", 'a tag does not read as [Name "value"]')
                )
            elif text.startswith(b"{", place):
                self._is_comment = True
                place += 1
            elif self._has_tag and (row := _ROW.match(text, place)):
                place = row.end()
            else:
                raise self._boards.damaged(line, translate("reasons", "neither a tag nor a comment"))


class _Games:
    """Gathers the tags of one game after another and turns them into boards."""

    def __init__(self, first_board: int) -> None:
        self.boards = BoardList("pbn", at_line)
        self.are_numbered = True
        self._next = first_board
        self._game: dict[bytes, tuple[int, bytes]] = {}

    def take(self, line: int, name: bytes, untrusted_value: bytes) -> None:
        """Take one of the four tags that count."""
        if name in self._game:
            self.close()
        self._game[name] = line, untrusted_value.strip()

    def pause(self) -> None:
        """Take an empty line."""
        if b"deal" in self._game:
            self.close()

    def close(self) -> None:
        """End the game and add its board."""
        game, self._game = self._game, {}
        if b"deal" not in game:
            return
        line, deal = game[b"deal"]
        number = self._number(*game.get(b"board", (line, b"")))
        if number is None:
            self.are_numbered = False
            number = self._next
        else:
            self._check_conditions(number, game)
        self.boards.add(number, self._hands(line, deal), line)
        self._next = number + 1

    def _number(self, line: int, untrusted_value: bytes) -> int | None:
        if untrusted_value in _UNKNOWN:
            return None
        if _BOARD_NUMBER.fullmatch(untrusted_value) is None:
            raise self.boards.damaged(line, translate("reasons", "Board is no number"))
        return int(untrusted_value)

    def _check_conditions(self, number: int, game: dict[bytes, tuple[int, bytes]]) -> None:
        line, letter = game.get(b"dealer", (0, b""))
        if letter not in _UNKNOWN and letter.upper() != dealer(number).letter.encode("ascii"):
            raise self.boards.damaged(
                line, translate("reasons", "Dealer is not that of board {number}").format(number=number)
            )
        line, word = game.get(b"vulnerable", (0, b""))
        if word not in _UNKNOWN and _VULNERABLE.get(word.lower()) != VULNERABLE[vulnerability(number)]:
            raise self.boards.damaged(
                line, translate("reasons", "Vulnerable is not that of board {number}").format(number=number)
            )

    def _hands(self, line: int, untrusted_deal: bytes) -> FourHands:
        letter, colon, rest = untrusted_deal.partition(b":")
        first = _SEATS.get(letter.strip().upper())
        words = rest.replace(b"10", b"T").split()
        if not colon or first is None or len(words) != len(Seat):
            raise self.boards.damaged(
                line, translate("reasons", "Deal is not a seat, a colon and four hands")
            )
        hands = [self._hand(line, word) for word in words]
        start = -first % len(Seat)
        north, east, south, west = hands[start:] + hands[:start]
        return north, east, south, west

    def _hand(self, line: int, untrusted_word: bytes) -> bytes:
        if untrusted_word == b"-":
            return b""
        suits = untrusted_word.split(b".")
        if len(suits) != len(SUITS):
            raise self.boards.damaged(
                line,
                translate("reasons", "a hand in Deal has {count} suits instead of 4").format(
                    count=len(suits)
                ),
            )
        cards = cards_of(suits)
        if STRANGER in cards:
            raise self.boards.damaged(
                line, translate("reasons", "a hand in Deal holds a letter that is no rank")
            )
        return cards
