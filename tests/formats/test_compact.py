"""The formats without text: what their readers take and refuse, record by record."""

from __future__ import annotations

import pytest

from bigdeal_gui.errors.formats import DamagedFile, InvalidBoards
from bigdeal_gui.formats.format import Format, Heading, Profile
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import deal_of_number

SIZES = {"bri": (0, 128), "dge": (0, 128), "ber": (0, 52), "kops": (13, 13), "cds": (0, 14)}

each_format = pytest.mark.parametrize(
    "row", [format_by_name(name) for name in SIZES], ids=lambda row: row.name
)


def three_boards(row: Format, boards: tuple[Board, ...]) -> bytearray:
    """Return a file of boards 1 to 3."""
    return bytearray(row.write(Heading(BoardRange(1, 3), "bigdeal-gui 1.0"), boards[:3]))


def refused(row: Format, data: bytes) -> tuple[str, str]:
    """Return where and why a file is damaged."""
    with pytest.raises(DamagedFile) as error:
        row.read(data)
    assert error.value.name == row.name
    return error.value.place, error.value.reason


@each_format
def test_records_have_their_size(row: Format, club_boards: tuple[Board, ...]) -> None:
    """A file is its header and records of one size."""
    start, size = SIZES[row.name]
    assert len(three_boards(row, club_boards)) == start + 3 * size


@each_format
def test_records_cut_short_are_placed(row: Format, club_boards: tuple[Board, ...]) -> None:
    """The offset of a record cut short is told."""
    start, size = SIZES[row.name]
    place = start + 2 * size
    found = refused(row, three_boards(row, club_boards)[:-1])
    assert found == (f"byte {place} (0x{place:x})", f"the last record has {size - 1} bytes instead of {size}")


@pytest.mark.parametrize(
    ("name", "start", "damage", "place", "reason"),
    [
        ("bri", 205, b":", 205, "a card is not two digits"),
        ("bri", 206, b"x", 206, "there is something in the unused part"),
        ("bri", 382, b" x", 383, "there is something in the unused part"),
        ("dge", 129, b"t", 129, "the hands are not four suits of rank letters each"),
        ("dge", 196, b"\0x", 197, "there is something in the unused part"),
        ("ber", 59, b"0", 59, "a card’s owner is not 1, 2, 3 or 4"),
        ("ber", 59, b"5", 59, "a card’s owner is not 1, 2, 3 or 4"),
        ("kops", 3, b" x", 4, "there is something in the unused part"),
        ("kops", 0, b"\4", 0, "the header does not give the file’s 3 boards"),
        ("kops", 1, b"\1", 0, "the header does not give the file’s 3 boards"),
        ("cds", 28, b"\0", 28, "board numbers go from 1 to 1000000000"),
    ],
)
def test_damage_is_placed(
    name: str, start: int, damage: bytes, place: int, reason: str, club_boards: tuple[Board, ...]
) -> None:
    """What does not follow the format is told with its offset."""
    row = format_by_name(name)
    data = three_boards(row, club_boards)
    data[start : start + len(damage)] = damage
    assert refused(row, bytes(data)) == (f"byte {place} (0x{place:x})", reason)


def test_hands_of_dge_that_do_not_add_up_are_placed(club_boards: tuple[Board, ...]) -> None:
    """A part that has all the right signs in the wrong order is damaged as a whole."""
    row = format_by_name("dge")
    data = three_boards(row, club_boards)
    data[128 : 128 + 68] = data[128 : 128 + 68][::-1]
    assert refused(row, bytes(data))[0] == "byte 128 (0x80)"


def test_kops_without_its_header() -> None:
    """A file shorter than the header is damaged from its first byte."""
    found = refused(format_by_name("kops"), bytes(12))
    assert found == ("byte 0 (0x0)", "the header has 12 bytes instead of 13")


@pytest.mark.parametrize(
    ("name", "damage", "problem"),
    [
        ("bri", b"00", "1 card that does not exist"),
        ("bri", b"53", "1 card that does not exist"),
        ("bri", b"99", "1 card that does not exist"),
        (
            "dge",
            b"\6\3\4AKQJT98765432\5\6\3\4\5AKQJT98765432\6\3\4\5AKQJT98765432\6\3\4\5AKQJT98765432",
            "26 cards missing",
        ),
        ("ber", b"1" * 14, "North has"),
        ("kops", b"\0" * 4, "North has"),
        ("cds", b"\1\0\0\0\0", "West has"),
    ],
)
def test_all_bad_boards_are_listed(
    name: str, damage: bytes, problem: str, club_boards: tuple[Board, ...]
) -> None:
    """Every board that is no deal is listed with what is wrong."""
    row = format_by_name(name)
    data = three_boards(row, club_boards)
    start, size = SIZES[name]
    data[start : start + len(damage)] = damage
    if name == "cds":
        damage = b"\3" + damage[1:]
    data[start + 2 * size : start + 2 * size + len(damage)] = damage
    with pytest.raises(InvalidBoards) as error:
        row.read(bytes(data))
    assert [text.split(":")[0] for text in error.value.problems] == ["board 1", "board 3"]
    assert all(problem in text for text in error.value.problems)


@pytest.mark.parametrize("name", ["bri", "dge", "ber", "kops"])
def test_anonymous_boards_count_from_the_first(name: str, club_boards: tuple[Board, ...]) -> None:
    """Boards without numbers have those the caller gives."""
    row = format_by_name(name)
    read = row.read(bytes(three_boards(row, club_boards)), 22)
    assert [board.number for board in read.boards] == [22, 23, 24]
    assert not read.numbered


@pytest.mark.unwatched
def test_kops_counts_modulo_its_header() -> None:
    """The Big Deal profile counts modulo 65,536, and such a file is read."""
    deal = deal_of_number(0)
    boards = tuple(Board(number, deal) for number in range(1, 65538))
    row = format_by_name("kops")
    data = row.write(Heading(BoardRange(1, 65537), "bigdeal-gui 1.0", Profile.BIGDEAL), boards)
    assert data[:13] == b"\1\0           "
    assert len(row.read(data).boards) == 65537
