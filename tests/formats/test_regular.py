"""Regular files are read at once, and as the reader that takes a board at a time reads them."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.formats import FormatError
from bigdeal_gui.formats import borel, compact, csv_rows, dlm, dup, lin, regular
from bigdeal_gui.formats.format import Heading, Profile, SetRead
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.plans import MAX_BOARDS, BoardRange
from bigdeal_gui.numbering.big_deal import deal_of_number

if TYPE_CHECKING:
    from collections.abc import Callable

READERS = {
    "ber": (compact._regular_ber, compact.read_ber),
    "borel": (borel._regular, borel.read_borel),
    "bri": (compact._regular_bri, compact.read_bri),
    "cds": (compact._regular_cds, compact.read_cds),
    "csv": (csv_rows._regular, csv_rows.read_csv),
    "dge": (compact._regular_dge, compact.read_dge),
    "dlm": (dlm._regular, dlm.read_dlm),
    "dlmblind": (dlm._regular, dlm.read_dlm),
    "dup": (dup._regular, dup.read_dup),
    "dupblind": (dup._regular, dup.read_dup),
    "kops": (compact._regular_kops, compact.read_kops),
    "lin": (lin._regular, lin.read_lin),
}
each_format = pytest.mark.parametrize("name", READERS)
HEADING = Heading(BoardRange(3, 7), "bigdeal-gui 1.0", event="Club", set_code="K7QM-2PXA")
PLACES = 60
"""So many places of a file are damaged, each in all ways."""


def boards_of(numbers: BoardRange) -> tuple[Board, ...]:
    """Return boards of `numbers`."""
    return tuple(Board(number, deal_of_number(10**27 * number + 7 * number)) for number in numbers)


def file_of(name: str, numbers: BoardRange = HEADING.boards, profile: Profile = Profile.STANDARD) -> bytes:
    """Return the file that the format `name` makes of boards `numbers`."""
    return format_by_name(name).write(replace(HEADING, boards=numbers, profile=profile), boards_of(numbers))


def answer(reader: Callable[[bytes, int], SetRead], data: bytes, first_board: int) -> SetRead | str:
    """Return what `reader` reads, or its refusal."""
    try:
        return reader(data, first_board)
    except FormatError as error:
        return f"{type(error).__name__} {error}"


def any_reader(name: str) -> Callable[[bytes, int], SetRead]:
    """Return the reader of any file of the format `name`."""
    reader: Callable[[bytes, int], SetRead] = READERS[name][1].__wrapped__  # type: ignore[attr-defined]
    return reader


@each_format
@pytest.mark.parametrize("numbers", [(1, 1), (3, 7), (1, 36)])
def test_own_files_are_regular(name: str, numbers: tuple[int, int]) -> None:
    """What this program writes is read at once, with what stands around the boards."""
    boards = BoardRange(*numbers)
    data = file_of(name, boards)
    read = READERS[name][0](data, boards.first)
    assert read is not None
    assert read.boards == boards_of(boards)
    assert read == any_reader(name)(data, boards.first) == READERS[name][1](data, boards.first)


@each_format
def test_files_of_big_deals_are_read_alike(name: str) -> None:
    """In the other profile too, whether that is regular or not."""
    data = file_of(name, BoardRange(1, 5), profile=Profile.BIGDEAL)
    assert READERS[name][1](data, 1) == any_reader(name)(data, 1)


def damaged(data: bytes, place: int, way: int) -> bytes:
    """Return `data` with one of several faults at `place`."""
    before, byte, behind = data[:place], data[place : place + 1], data[place + 1 :]
    return (
        before + bytes([byte[0] ^ 1]) + behind,
        before + bytes([byte[0] ^ 0x20]) + behind,
        before + byte + byte + behind,
        before + behind,
        before + behind[:1] + byte + behind[1:],
        before + b"." + behind,
        before + b"\0" + behind,
        before + b"\r\n" + byte + behind,
        before,
    )[way]


@each_format
@pytest.mark.parametrize("first_board", [1, 3])
def test_damage_is_told_alike(name: str, first_board: int) -> None:
    """Whatever is wrong, it is left to the reader of any file, or read at once as that reads it."""
    data = file_of(name)
    step = max(len(data) // PLACES, 1) | 1
    for place, way in product([*range(0, len(data), step), len(data) - 1], range(9)):
        wrong = damaged(data, place, way)
        found = READERS[name][0](wrong, first_board)
        assert found is None or found == answer(any_reader(name), wrong, first_board), (place, way)


def twice(name: str, old: bytes, new: bytes) -> bytes:
    """Return a file in which something is written otherwise once."""
    data = file_of(name)
    assert old in data
    return data.replace(old, new, 1)


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("ber", b""),
        ("ber", b"1" * 52),
        ("ber", b"1234" * 12),
        ("borel", b"\r\n"),
        ("borel", b"\r\n" + b"A" * 52 + b"\r\n"),
        ("bri", b""),
        ("bri", (b"01" * 39).ljust(110) + bytes(18)),
        ("bri", (b"99" * 39).ljust(110) + bytes(18)),
        ("cds", b""),
        ("csv", b""),
        ("csv", b"\r\n"),
        ("dge", b""),
        ("dlm", b"[Document]\r\n"),
        ("dlm", b"[other]\r\n" + file_of("dlm")),
        ("dlm", file_of("dlm").replace(b"To board=7", b"To board=8")),
        ("dlm", file_of("dlm").replace(b"Headline=", b"\xffHeadline=")),
        ("dlm", file_of("dlm").replace(b"Board 50=aaaaaab", b"Board 50=aaaaaac")),
        ("dlm", file_of("dlm") + b"[more]\r\n"),
        ("dup", b""),
        ("dup", file_of("dup") + file_of("dup")),
        ("dup", file_of("dup")[:156] + file_of("dupblind")[156:]),
        ("dup", file_of("dup")[:78] + file_of("dup")[156 + 78 :]),
        ("kops", file_of("kops")[:13]),
        ("lin", b""),
        ("lin", file_of("lin").replace(b"qx|o3|", b"qx|o0|", 1)),
        ("lin", file_of("lin", BoardRange(1, 1)) * 2),
        ("csv", file_of("csv").replace(b'","', b",", 3)),
        ("csv", file_of("csv").lower()),
        ("csv", file_of("csv").replace(b"K", b"2")),
        ("lin", file_of("lin").replace(b"K", b"2")),
        ("dge", file_of("dge").replace(b"K", b"2")),
        ("lin", file_of("lin").replace(b"SA", b"AS")),
        ("lin", b"qx|o9999999999|" + file_of("lin")[6:]),
    ],
)
def test_what_is_not_regular(name: str, data: bytes) -> None:
    """Files that are nearly regular are left to the reader of any file."""
    assert READERS[name][0](data, 1) is None
    assert answer(READERS[name][1], data, 1) == answer(any_reader(name), data, 1)


@each_format
def test_numbers_end(name: str) -> None:
    """Boards behind the last number are refused as the reader of any file does."""
    data = file_of(name)
    for first_board in (0, 99_999, 10**9, 10**10):
        assert answer(READERS[name][1], data, first_board) == answer(any_reader(name), data, first_board)


def test_cards_are_whole_deals() -> None:
    """A card too few, one twice, or a hand of fourteen is no deal; an order is given to every hand."""
    pack = bytes(range(52))
    assert regular.deals_of_cards(pack[::-1]) == [
        Deal.from_hands([pack[39:], pack[26:39], pack[13:26], pack[:13]])
    ]
    assert regular.deals_of_cards(pack[1:]) is None
    assert regular.deals_of_cards(pack[1:] + pack[1:2]) is None
    assert regular.deals_of_owners(pack[:4] * 12) is None


@pytest.mark.parametrize("name", ["cds", "kops"])
def test_a_record_cut_short_is_damage(name: str) -> None:
    """A deal whose first byte is 0 is not read from a record that lacks it."""
    others = iter([0] * 9 + [1] * 13 + [2] * 13 + [3] * 13)
    aces_first = bytes(0 if card % 13 == 0 else next(others) for card in range(52))
    deals = regular.deals_of_owners(aces_first.translate(compact._CDS_SEATS) if name == "cds" else aces_first)
    assert deals is not None
    heading = replace(HEADING, boards=BoardRange(1, 1))
    data = format_by_name(name).write(heading, (Board(1, deals[0]),))
    assert data[-13] == 0
    for wrong in (data[:-13] + data[-12:], data[:-1]):
        assert READERS[name][0](wrong, 1) is None
        with pytest.raises(FormatError):
            READERS[name][1](wrong, 1)


def test_no_number_means_no_set() -> None:
    """No deals make no set, and numbers have their limits."""
    deals = [board.deal for board in boards_of(BoardRange(1, 2))]
    assert regular.plain_boards(1, []) is None
    assert regular.plain_boards(0, deals) is None
    assert regular.plain_boards(MAX_BOARDS, deals) is None
    assert regular.plain_boards(MAX_BOARDS - 1, deals) is not None


def test_long_files_are_read_board_by_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that takes long is done at once."""
    asked = []
    reader = regular.unless_regular(lambda data, _first: asked.append(data))(compact.read_ber)
    monkeypatch.setattr(regular, "MAX_BYTES", 104)
    for count in (1, 2, 3):
        data = file_of("ber", BoardRange(1, count))
        assert len(reader(data, 1).boards) == count
    assert list(map(len, asked)) == [52, 104]
