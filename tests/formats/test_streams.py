"""Files of any length are read as streams, to the same boards, in the memory of some of them."""

from __future__ import annotations

import io
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors import DamagedFile, FormatError, InvalidBoards, ReadLimit
from bigdeal_gui.formats import reading
from bigdeal_gui.formats.format import Format, Heading
from bigdeal_gui.formats.reading import stream_lines, text_lines
from bigdeal_gui.formats.table import FORMATS, format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import deal_of

FOREIGN = Path(__file__).parents[1] / "vectors" / "foreign"
STREAMED = [row for row in FORMATS if row.stream]
each_format = pytest.mark.parametrize("row", STREAMED, ids=lambda row: row.name)


def streamed(row: Format, data: bytes) -> list[Board]:
    """Read a file as a stream."""
    assert row.stream is not None
    return list(row.stream(io.BytesIO(data), 1))


def written(row: Format, count: int) -> bytes:
    """Return a file of `count` boards."""
    boards = [Board(number, deal_of(number * 10**23)) for number in range(1, count + 1)]
    return row.write(Heading(BoardRange(1, count), "test"), boards)


def test_formats_for_bulk_are_streamed() -> None:
    """The formats of large sets have a reader for any length."""
    assert {row.name for row in STREAMED} == {"pbn", "goedel"}


@each_format
def test_a_stream_gives_the_boards_of_the_file(row: Format) -> None:
    """The same boards come, with the same numbers."""
    data = written(row, 40)
    assert tuple(streamed(row, data)) == row.read(data).boards


@pytest.mark.parametrize("path", sorted(FOREIGN.glob("*.pbn")), ids=lambda path: path.name)
def test_files_of_other_programs_are_streamed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a program writes, the deals come one after another as in a file that is read whole."""
    monkeypatch.setattr(reading, "_PIECE_BYTES", 8)
    row, data = format_by_name("pbn"), path.read_bytes()
    assert [board.deal for board in streamed(row, data)] == [board.deal for board in row.read(data).boards]


@given(
    lines=st.lists(st.sampled_from([b"a", b"", b"\r", b"\n", b"\r\n", b"word", b"\xc5\x81"]), max_size=12),
    piece=st.integers(3, 9),
    end=st.sampled_from([b"", b"\0\0", b"\x1a"]),
    mark=st.sampled_from([b"", b"\xef\xbb\xbf"]),
)
@settings(max_examples=300)
def test_lines_come_as_from_the_whole_text(lines: list[bytes], piece: int, end: bytes, mark: bytes) -> None:
    """However the pieces fall, lines and their numbers are those of the whole text."""
    data = mark + b"".join(lines) + end
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "_PIECE_BYTES", piece)
        assert list(stream_lines("pbn", io.BytesIO(data))) == list(text_lines("pbn", data))


@each_format
def test_as_many_boards_as_there_are(row: Format, monkeypatch: pytest.MonkeyPatch) -> None:
    """No limit of what is read at once stops a stream."""
    monkeypatch.setattr(reading, "MAX_FILE_BOARDS", 3)
    monkeypatch.setattr(reading, "MAX_FILE_LINES", 3)
    assert len(streamed(row, written(row, 40))) == 40


@each_format
def test_memory_does_not_grow_with_the_file(row: Format, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten times the boards take no more memory, beyond those that are known again."""
    monkeypatch.setattr(reading, "RECENT_BOARDS", 20)
    monkeypatch.setattr(reading, "_PIECE_BYTES", 2**12)
    assert row.stream is not None
    peaks = []
    for count in (100, 1000):
        file = io.BytesIO(written(row, count))
        tracemalloc.start()
        assert sum(1 for _board in row.stream(file, 1)) == count
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] - peaks[0] < 2**16


def test_the_same_board_is_known_among_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game a table is one board, as long as the tables stand near each other."""
    monkeypatch.setattr(reading, "RECENT_BOARDS", 2)
    row = format_by_name("pbn")
    one, two, three = written(row, 3).split(b"\r\n\r\n")[:3]
    data = b"\r\n\r\n".join([one, one, two, one, three, one])
    assert [board.number for board in streamed(row, data)] == [1, 2, 3, 1]


@each_format
def test_an_empty_stream_is_damaged(row: Format) -> None:
    """A file without boards is none, however it is read."""
    with pytest.raises(DamagedFile, match="holds no boards"):
        streamed(row, b"\r\n")


@each_format
def test_boards_that_are_no_deals_end_a_stream(row: Format) -> None:
    """A broken deal is an error where it is met."""
    broken = {"goedel": f"{10**29 - 1:38,}\n", "pbn": '[Deal "N:A... A... K... Q..."]\n'}[row.name].encode()
    with pytest.raises(InvalidBoards):
        streamed(row, written(row, 3) + broken)


@each_format
@given(data=st.binary(max_size=300), place=st.floats(0, 1))
@settings(max_examples=60)
def test_damage_ends_a_stream_with_an_error_of_the_formats(row: Format, data: bytes, place: float) -> None:
    """Whatever stands in a file, boards come or an error of the formats."""
    whole = written(row, 3)
    cut = int(place * len(whole))
    try:
        streamed(row, whole[:cut] + data + whole[cut:])
    except FormatError:
        return


@pytest.mark.parametrize("text", [b"\n" + b" " * 65_537, b"\n" + b" " * 65_537 + b"\n"])
def test_a_line_too_long_is_a_limit(text: bytes) -> None:
    """A line that no format needs is not gathered, and its number is told."""
    with pytest.raises(ReadLimit) as error:
        streamed(format_by_name("pbn"), text)
    assert error.value.place == "line 2"
