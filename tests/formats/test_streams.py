"""Files of any length are read as streams, to the same boards, in the memory of some of them."""

from __future__ import annotations

import io
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.formats import DamagedFile, FormatError, InvalidBoards, ReadLimit
from bigdeal_gui.formats import reading, text
from bigdeal_gui.formats.caveats import CaveatKind
from bigdeal_gui.formats.format import Format, Heading, SetRead
from bigdeal_gui.formats.pbn import reader as pbn_reader
from bigdeal_gui.formats.table import FORMATS, format_by_name
from bigdeal_gui.formats.text import TextStream, text_encoding, text_lines
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import deal_of_number

FOREIGN = Path(__file__).parents[1] / "vectors" / "foreign"
STREAMED = [row for row in FORMATS if row.stream]
each_format = pytest.mark.parametrize("row", STREAMED, ids=lambda row: row.name)


def streamed(row: Format, data: bytes) -> list[Board]:
    """Read a file as a stream."""
    return streamed_to_end(row, data)[0]


def streamed_to_end(row: Format, data: bytes) -> tuple[list[Board], SetRead]:
    """Read a file as a stream; return its boards and what is said of it at the end."""
    assert row.stream is not None
    stream = row.stream(io.BytesIO(data), 1)
    boards = []
    while True:
        try:
            boards.append(next(stream))
        except StopIteration as end:
            return boards, end.value


def written(row: Format, count: int) -> bytes:
    """Return a file of `count` boards."""
    boards = [Board(number, deal_of_number(number * 10**23)) for number in range(1, count + 1)]
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
    """Whatever a program writes, the deals come as in a file that is read whole, and what is said of it."""
    monkeypatch.setattr(text, "_PIECE_BYTES", 8)
    row, data = format_by_name("pbn"), path.read_bytes()
    whole = row.read(data)
    boards, end = streamed_to_end(row, data)
    if not whole.session_lengths:
        assert [board.deal for board in boards] == [board.deal for board in whole.boards]
    assert {board.deal for board in boards} == {board.deal for board in whole.boards}
    assert (end.event, end.set_code) == (whole.event, whole.set_code)
    if path.name != "one-number.pbn":
        assert end.numbered == whole.numbered
        assert end.remarks == tuple(
            remark for remark in whole.remarks if remark.oddity is not CaveatKind.SESSIONS
        )


@pytest.mark.unwatched
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
        patch.setattr(text, "_PIECE_BYTES", piece)
        assert list(TextStream("pbn", io.BytesIO(data)).lines()) == list(text_lines("pbn", data))


@each_format
def test_as_many_boards_as_there_are(row: Format, monkeypatch: pytest.MonkeyPatch) -> None:
    """No limit of what is read at once stops a stream."""
    monkeypatch.setattr(reading, "MAX_FILE_BOARDS", 3)
    monkeypatch.setattr(text, "MAX_FILE_LINES", 3)
    assert len(streamed(row, written(row, 40))) == 40


@pytest.mark.unwatched
@each_format
def test_memory_does_not_grow_with_the_file(row: Format, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty times the boards take no more memory, beyond those that are known again."""
    monkeypatch.setattr(reading, "RECENT_BOARDS", 20)
    monkeypatch.setattr(text, "_PIECE_BYTES", 2**12)
    monkeypatch.setattr(pbn_reader, "_KNOWN_DEALS", 20)
    assert row.stream is not None
    peaks = []
    for count in (100, 3000):
        file = io.BytesIO(written(row, count))
        tracemalloc.start()
        assert sum(1 for _board in row.stream(file, 1)) == count
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] - peaks[0] < 2**18


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
    with pytest.raises(DamagedFile, match="has no boards"):
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


@each_format
def test_lines_without_end_are_a_limit(row: Format, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stream of empty lines ends; one of boards has as many more lines as boards explain."""
    monkeypatch.setattr(text, "_PIECE_BYTES", 64)
    monkeypatch.setattr(reading, "MAX_FILE_LINES", 30)
    monkeypatch.setattr(reading, "LINES_A_BOARD", 20)
    assert len(streamed(row, written(row, 40))) == 40
    with pytest.raises(ReadLimit, match="more than 90 lines"):
        streamed(row, written(row, 3) + b"\n" * 200)


@pytest.mark.parametrize("data", [b"", b"\xef\xbb\xbf", b"\xff\xfe", b"\xff\xfe" + "\n".encode("utf-16-le")])
def test_a_text_of_nothing_has_no_line_of_text(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor has half of a character, where a piece ends in it."""
    monkeypatch.setattr(text, "_PIECE_BYTES", 3)
    assert [line for _number, line in TextStream("pbn", io.BytesIO(data)).lines() if line] == []


def test_encodings_are_found_piece_by_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """A letter of UTF-8 that is cut by the end of a piece is still one, and another encoding is noticed."""
    monkeypatch.setattr(text, "_PIECE_BYTES", 3)
    for data in ("aéé łł".encode(), "aéé".encode("latin-1"), b"plain", b"a\xc5b\x81" * 9, b"a\xc3"):
        stream = TextStream("pbn", io.BytesIO(data))
        assert [line for _, line in stream.lines()] == [data]
        assert stream.encoding() == text_encoding(data)
        assert stream.encoding("cp1250") == text_encoding(data, "cp1250")
