"""Whatever a file holds, a reader answers with boards or with an error of the formats, never otherwise."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.formats import DamagedFile, FileTooLarge, FormatError, ReadLimit
from bigdeal_gui.formats import reading, regular, text
from bigdeal_gui.formats.format import MAX_FILE_BYTES, Format, Heading, SetRead
from bigdeal_gui.formats.table import FORMATS, format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import deal_of_number

READABLE = [row for row in FORMATS if row.holds_boards]
UNCHECKED = {"dupblind", "bri", "lin", "kops", "cds", "goedel"}
"""Formats in which one wrong bit may give another deal: they leave a hand out, or any code is a deal."""
BOARDS = tuple(Board(number, deal_of_number(10**27 * number + number)) for number in range(1, 5))
FILES = {
    row.name: row.write(Heading(BoardRange(1, 4), "bigdeal-gui 1.0", event="Club"), BOARDS)
    for row in READABLE
}

# Drawing an example takes longer than reading it: each is tried in all formats.
each_format = pytest.mark.parametrize("row", READABLE, ids=lambda row: row.name)


def read_or_refused(row: Format, data: bytes) -> SetRead | None:
    """Read `data`; return None for an error of the formats, and let any other through."""
    try:
        read = row.read(data)
    except FormatError:
        return None
    assert read.boards
    for session in read.sessions:
        assert len({board.number for board in session}) == len(session) > 0
    for board in read.boards:
        assert sorted(b"".join(board.deal.hands)) == list(range(52)), row.name
        assert [len(hand) for hand in board.deal.hands] == [13] * 4, row.name
    return read


@pytest.mark.unwatched
@given(data=st.binary(max_size=2000))
def test_random_bytes(data: bytes) -> None:
    """Random bytes are boards or an error."""
    for row in READABLE:
        read_or_refused(row, data)


@given(cut=st.floats(0, 1, exclude_max=True))
@settings(max_examples=50)
def test_cut_short(cut: float) -> None:
    """A file cut short is never read as more boards than it had."""
    for row in READABLE:
        read = read_or_refused(row, FILES[row.name][: int(cut * len(FILES[row.name]))])
        assert read is None or read.boards == BOARDS[: len(read.boards)], row.name


@pytest.mark.unwatched
@given(place=st.floats(0, 1, exclude_max=True), bit=st.integers(0, 7))
@settings(max_examples=200)
def test_one_bit_flipped(place: float, bit: int) -> None:
    """A file with one wrong bit is boards or an error, and no card moves where all four hands are written."""
    deals = [board.deal for board in BOARDS]
    for row in READABLE:
        data = bytearray(FILES[row.name])
        data[int(place * len(data))] ^= 1 << bit
        read = read_or_refused(row, bytes(data))
        if read is not None and row.name not in UNCHECKED:
            assert all(board.deal in deals for board in read.boards), (
                f"if a hand is left out, or any code is a deal, name {row.name} in UNCHECKED"
            )


@pytest.mark.unwatched
@given(start=st.floats(0, 1), stop=st.floats(0, 1), target=st.floats(0, 1))
def test_spliced(start: float, stop: float, target: float) -> None:
    """A piece of a file put elsewhere in it gives boards or an error."""
    for row in READABLE:
        whole = FILES[row.name]
        first, last, place = (int(share * len(whole)) for share in (start, stop, target))
        read_or_refused(row, whole[:place] + whole[first:last] + whole[place:])


TEXT_PIECES = [
    *(line + b"\n" for line in FILES["pbn"].splitlines()[:18]),
    *FILES["lin"].replace(b"|", b"|\0").split(b"\0")[:24],
    b"[", b"]", b"{", b"}", b";", b"%", b'"', b"|", b"\n\n", b"\r", b" ", b"#", b"qx|c1|", b"st||",
]  # fmt: skip


@pytest.mark.unwatched
@pytest.mark.parametrize("name", ["pbn", "lin"])
@given(pieces=st.lists(st.sampled_from(TEXT_PIECES), max_size=40))
@settings(max_examples=300)
@example(pieces=[b"{", b"\n\n", b"}", *TEXT_PIECES[:18]])
def test_shuffled_pieces(name: str, pieces: list[bytes]) -> None:
    """Tags, commands and brackets in any order give boards or an error."""
    read_or_refused(format_by_name(name), b"".join(pieces))


@each_format
def test_empty_files(row: Format) -> None:
    """An empty file is damaged, not a set without boards."""
    with pytest.raises(DamagedFile) as error:
        row.read(b"")
    start = "line 1" if row.is_text else "byte 0 (0x0)"
    assert (error.value.name, error.value.place) == (row.name.removesuffix("blind"), start)


@each_format
def test_files_too_large(row: Format) -> None:
    """A file larger than any set is refused unread."""
    with pytest.raises(FileTooLarge) as error:
        row.read(bytes(MAX_FILE_BYTES + 1))
    assert error.value.size_bytes == MAX_FILE_BYTES + 1
    assert error.value.limit_bytes == MAX_FILE_BYTES


def test_formats_without_deals_are_not_read() -> None:
    """Asking for the deals of a stats file is a fault of the caller."""
    with pytest.raises(ValueError, match="stats files hold no deals"):
        format_by_name("stats").read(b"")


@each_format
def test_too_many_boards(row: Format, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file with more boards than are read is refused."""
    monkeypatch.setattr(regular, "MAX_BYTES", 0)
    monkeypatch.setattr(reading, "MAX_FILE_BOARDS", 3)
    with pytest.raises(ReadLimit) as error:
        row.read(FILES[row.name])
    assert (error.value.name, error.value.reason) == (row.name.removesuffix("blind"), "more than 3 boards")


@pytest.mark.parametrize(
    "row", [row for row in READABLE if row.is_text and row.name != "lin"], ids=lambda row: row.name
)
def test_too_many_lines(row: Format, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file with more lines than are read is refused, with the line."""
    monkeypatch.setattr(regular, "MAX_BYTES", 0)
    monkeypatch.setattr(text, "MAX_FILE_LINES", 3)
    with pytest.raises(ReadLimit) as error:
        row.read(FILES[row.name])
    assert error.value.name == row.name.removesuffix("blind")
    assert (error.value.place, error.value.reason) == ("line 4", "more than 3 lines")


@pytest.mark.parametrize(
    "row", [row for row in READABLE if row.is_text and row.name != "lin"], ids=lambda row: row.name
)
def test_lines_too_long(row: Format) -> None:
    """A line longer than any format needs is refused, with its number."""
    with pytest.raises(ReadLimit) as error:
        row.read(b"\n" + b" " * 65536 + b"\n" + FILES[row.name])
    assert error.value.name == row.name.removesuffix("blind")
    assert (error.value.place, error.value.reason) == ("line 2", "a line of more than 65536 bytes")


def test_too_many_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lin file with more commands than are read is refused."""
    monkeypatch.setattr(regular, "MAX_BYTES", 0)
    monkeypatch.setattr("bigdeal_gui.formats.lin.MAX_FILE_LINES", 3)
    with pytest.raises(ReadLimit) as error:
        format_by_name("lin").read(FILES["lin"])
    assert (error.value.name, error.value.place) == ("lin", "line 1")
    assert error.value.reason == "more than 3 bars"


def test_too_many_broken_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of nothing but broken boards ends at the same limit, and does not list them all."""
    monkeypatch.setattr(reading, "MAX_FILE_BOARDS", 3)
    with pytest.raises(ReadLimit, match="more than 3 boards"):
        format_by_name("borel").read(b"\n" + (b"A" * 52 + b"\n") * 5)


@pytest.mark.parametrize(
    ("name", "piece"),
    [
        ("pbn", b"words\n"),
        ("pbn", b'[Deal ""]\n\n'),
        ("pbn", b'[Board "1"]\n'),
        ("lin", b"md|3SA,S,,|\n"),
        ("dlm", b"[other]\n"),
    ],
)
def test_too_much_that_belongs_to_no_board(name: str, piece: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of nothing that is a board ends soon, with the line."""
    monkeypatch.setattr(reading, "MAX_STRAY", 3)
    with pytest.raises(ReadLimit, match="more than 3 pieces that belong to no board") as error:
        format_by_name(name).read(piece * 6 + FILES[name])
    assert error.value.place.startswith("line ")
    if piece == b"words\n":
        assert format_by_name(name).read(piece * 3 + FILES[name]).boards == BOARDS


def test_too_many_pieces_in_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines of many tags and comments end soon, unless there are boards enough to explain them."""
    monkeypatch.setattr("bigdeal_gui.formats.pbn.reader._MAX_PIECES", 20)
    row = format_by_name("pbn")
    with pytest.raises(ReadLimit, match="more than 20 pieces") as error:
        row.read(b'[A "b"]{x} ' * 8 + b"\n" + b'[A "b"] ' * 20)
    assert error.value.place == "line 2"
    assert row.read(FILES["pbn"] + b'[A "b"] ' * 50).boards == BOARDS


def test_too_many_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """A document with keys without end is not gathered."""
    monkeypatch.setattr("bigdeal_gui.formats.dlm._MAX_KEYS", 3)
    with pytest.raises(ReadLimit, match="more than 3 keys"):
        format_by_name("dlm").read(FILES["dlm"])


@pytest.mark.parametrize("name", ["pbn", "lin"])
def test_deals_are_known_by_their_text(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However few are kept, and in whichever order they come again, each board has its own deal."""
    monkeypatch.setattr("bigdeal_gui.formats.pbn.reader._KNOWN_DEALS", 2)
    monkeypatch.setattr("bigdeal_gui.formats.lin._KNOWN_DEALS", 2)
    found = format_by_name(name).read(FILES[name] * 3)
    assert found.boards == BOARDS
    assert [(remark.oddity.value, remark.count) for remark in found.remarks] == [("merged", 8)]
