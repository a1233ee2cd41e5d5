"""The borel format: an empty line, then a line of 52 letters a board, 13 a hand, the dealer's hand first.

A … Z and a … z are the cards ♠A … ♣2. There are no board numbers, so a reader has to know the first one
to seat the hands; common ones take the first line for board 1. Source: Big Deal 2.0 (behaviour).
"""

from __future__ import annotations

import re
from string import ascii_lowercase, ascii_uppercase
from typing import Final

from bigdeal_gui.formats.format import CRLF, Heading, RecordWriter, SetRead, SetWriter
from bigdeal_gui.formats.reading import BoardList
from bigdeal_gui.formats.regular import deals_of_cards, plain_boards, unless_regular
from bigdeal_gui.formats.text import error_at_line, text_lines
from bigdeal_gui.model.boards import Board, dealer
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.words import translate

_ALPHABET: Final = (ascii_uppercase + ascii_lowercase).encode("ascii")
_LETTERS: Final = _ALPHABET.ljust(256)
_CARDS: Final = bytes.maketrans(_ALPHABET, bytes(range(PACK_SIZE)))
_LINE: Final = re.compile(rb"[A-Za-z]{52}")


def borel_writer(heading: Heading) -> SetWriter:
    """Return the writer of borel files."""
    end = heading.text_end

    def record(board: Board) -> bytes:
        first = dealer(board.number)
        hands = board.deal.hands
        return b"".join(hands[first:] + hands[:first]).translate(_LETTERS) + end

    return RecordWriter(record, before=end)


def _regular(untrusted_data: bytes, first_board: int) -> SetRead | None:
    before, *lines = untrusted_data.split(CRLF)
    if before or not lines or lines.pop() or any(len(line) != PACK_SIZE for line in lines):
        return None
    if b"".join(lines).translate(None, _ALPHABET):
        return None
    cards = []
    for number, line in enumerate(lines, start=first_board):
        start = -dealer(number) % len(Seat) * HAND_SIZE
        cards.append(line[start:] + line[:start])
    return plain_boards(first_board, deals_of_cards(b"".join(cards).translate(_CARDS)), numbered=False)


@unless_regular(_regular)
def read_borel(untrusted_data: bytes, first_board: int) -> SetRead:
    """Return the boards of a borel file; raises as `Format.read`.

    Further empty lines at the beginning stand for boards that are left out, as some programs write them;
    without them the boards count from `first_board`.
    """
    boards = BoardList("borel", error_at_line)
    place, blanks = 1, 0
    for place, line in text_lines("borel", untrusted_data):
        text = line.strip()
        if place == 1 and text:
            raise boards.damaged(place, translate("reasons", "the first line is not empty"))
        if not text:
            blanks += 1
            continue
        if _LINE.fullmatch(text) is None:
            raise boards.damaged(place, translate("reasons", "it is not 52 letters"))
        if blanks and boards:
            raise boards.damaged(place, translate("reasons", "there is an empty line between the boards"))
        if not boards:
            left_out = blanks - 1
            number = 1 + left_out if left_out else first_board
        blanks = 0
        turned = text.translate(_CARDS)
        start = -dealer(number) % len(Seat)
        hands = [turned[first : first + HAND_SIZE] for first in range(0, PACK_SIZE, HAND_SIZE)]
        north, east, south, west = hands[start:] + hands[:start]
        boards.add(number, (north, east, south, west), place)
        number += 1
    return boards.set_read(place, numbered=False)
