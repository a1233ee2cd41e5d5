"""Regular pbn files of any length give the texts of their deals; what is not regular is left to others."""

from __future__ import annotations

import io

import pytest

from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.pbn import stream as pbn_stream
from bigdeal_gui.formats.pbn.pattern import Irregular
from bigdeal_gui.formats.pbn.stream import RegularPbn
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.diagrams import hands_text
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import deal_of_number

BOARDS = [Board(number, deal_of_number(number * 10**23)) for number in range(1, 121)]
TEXTS = [b" ".join(hands_text(board.deal)) for board in BOARDS]
DATA = format_by_name("pbn").write(Heading(BoardRange(1, 120), "test"), BOARDS)


def texts(reader: RegularPbn, data: bytes) -> list[bytes]:
    """Return all texts of a file."""
    return [text for run in reader.runs(io.BytesIO(data)) for text in run.texts]


@pytest.mark.parametrize("piece", [6_000, 10_000, len(DATA), len(DATA) + 1])
def test_all_deals_are_given_whatever_the_pieces(piece: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice, the second time with a pattern that is known."""
    monkeypatch.setattr(pbn_stream, "_TEXT_PIECE_BYTES", piece)
    reader = RegularPbn()
    assert texts(reader, DATA) == TEXTS
    assert texts(reader, DATA) == TEXTS
    assert reader.remarks == ()


def test_a_known_pattern_reads_files_of_few_boards() -> None:
    """Alone they show no pattern; behind a longer one they do."""
    few = format_by_name("pbn").write(Heading(BoardRange(1, 3), "test"), BOARDS[:3])
    reader = RegularPbn()
    with pytest.raises(Irregular):
        texts(reader, few)
    assert texts(reader, DATA) == TEXTS
    assert texts(reader, few) == TEXTS[:3]


def test_another_pattern_is_learnt() -> None:
    """A file whose boards have another event is read as well, and so is the first again."""
    other = format_by_name("pbn").write(Heading(BoardRange(1, 120), "test", event="Other"), BOARDS)
    reader = RegularPbn()
    assert texts(reader, DATA) == texts(reader, other) == texts(reader, DATA) == TEXTS


@pytest.mark.parametrize("piece", [10_000, 2**20])
@pytest.mark.parametrize(
    "data",
    [
        b"",
        DATA[:-2],
        DATA + b"[",
        DATA.replace(b'[Board "100"]', b'[Board "100" ]'),
        DATA.replace(b'[Dealer "S"]', b'[Dealer "N"]'),
        DATA.replace(TEXTS[3], TEXTS[3].lower().replace(b"a", b"x")),
        DATA.replace(TEXTS[3], TEXTS[3].lower()),
        DATA.replace(b'[Event ""]\r\n', b""),
    ],
)
def test_what_differs_is_irregular(data: bytes, piece: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end, in the middle, or where the first boards are not what the reader of any pbn says."""
    monkeypatch.setattr(pbn_stream, "_TEXT_PIECE_BYTES", piece)
    reader = RegularPbn()
    if data.startswith(b"% PBN") and b"[Event" not in data:
        assert texts(reader, data) == TEXTS  # another pattern, and as regular
        return
    with pytest.raises(Irregular):
        texts(reader, data)
