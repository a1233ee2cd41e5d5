"""A long pbn file: the quick way gives what reading line by line gives, wherever a file is irregular."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import pytest

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.pbn import stream as module
from bigdeal_gui.formats.pbn.reader import stream_any_pbn
from bigdeal_gui.formats.pbn.stream import stream_pbn
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import deal_of_number

if TYPE_CHECKING:
    from collections.abc import Callable

COUNT = 60


def regular(first: int = 1) -> bytes:
    """Return a file as this program writes it."""
    boards = [Board(first + place, deal_of_number((place + 1) * 10**26)) for place in range(COUNT)]
    heading = Heading(BoardRange(first, first + COUNT - 1), "test", event="Café", set_code="AAAA-AAAA")
    return format_by_name("pbn").write(heading, boards)


def read(reader: Callable[..., Any], data: bytes) -> tuple[list[Board], object]:
    """Return boards, and the end or the error."""
    boards: list[Board] = []
    stream = reader(io.BytesIO(data), 1)
    while True:
        try:
            boards.append(next(stream))
        except StopIteration as end:
            return boards, end.value
        except AppError as error:
            return boards, str(error)


FIRST = regular().index(b'[Deal "N:') + len(b'[Deal "N:')
"""Where the first card of the first deal stands."""
CASES = {
    "regular": regular(),
    "from 11": regular(11),
    "cut": regular()[:-40],
    "cut in a deal": regular()[:12000],
    "a note": regular().replace(b'[Board "50"]', b'[Board "50"]\r\n; odd'),
    "a number again": regular().replace(b'[Board "50"]', b'[Board "49"]'),
    "another dealer": regular().replace(b'[Board "50"]\r\n', b'[Board "50"]\r\n[Dealer "W"]\r\n', 1),
    "more behind": regular() + b'[Board "99"]\r\n',
    "another file behind": regular() + regular(100),
    "no boards": b"% PBN 2.1\r\n",
    "empty": b"",
    "a card twice": regular()[: regular().index(b"[Deal", 15000) + 9]
    + b"A"
    + regular()[regular().index(b"[Deal", 15000) + 10 :],
    "no deal among the first": regular()[:FIRST] + regular()[FIRST + 1 : FIRST + 2] + regular()[FIRST + 1 :],
    "strange from the first": regular().replace(b'[Dealer "N"]', b'[Dealer "Q"]'),
    "blanks for tags": b"\r\n\r\n" + regular(),
    "many lines": regular().replace(b'[Scoring ""]', b'[Scoring ""]' + b"\r\n; x" * 201),
    "games that are none": (b'[Board "1"]\r\n[Deal "N:- - - -"]\r\n\r\n') * 40,
}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("piece", [4000, 6001, 2**18])
def test_both_ways_are_alike(name: str, piece: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same boards and the same end, or the same boards before the same error."""
    monkeypatch.setattr(module, "_PIECE_BYTES", piece)
    assert read(stream_pbn, CASES[name]) == read(stream_any_pbn, CASES[name])


def test_a_regular_file_is_never_read_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """What this program writes goes the quick way to its end, a piece after another."""
    monkeypatch.setattr(module, "_PIECE_BYTES", 2**13)
    monkeypatch.setattr(module, "stream_any_pbn", None)
    boards, end = read(stream_pbn, regular())
    assert [board.number for board in boards] == [*range(1, COUNT + 1)]
    assert len(regular()) > 2 * 2**13
    assert "60 boards" not in str(end)
