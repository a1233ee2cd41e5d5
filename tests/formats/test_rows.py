"""The formats of one line a board: csv, borel and goedel."""

from __future__ import annotations

import pytest

from bigdeal_gui.errors.formats import DamagedFile, FormatError, InvalidBoards
from bigdeal_gui.formats.format import Heading, Profile
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number

CSV, BOREL, GOEDEL = map(format_by_name, ("csv", "borel", "goedel"))
SUITS = tuple(bytes(range(first, first + 13)) for first in (0, 13, 26, 39))
RANKS = "AKQJT98765432"
FIELDS = [RANKS, "", "", "", "", RANKS, "", "", "", "", RANKS, "", "", "", "", RANKS, "1", "N/-"]
LINE = ("ABCDEFGHIJKLMNOPQRSTUVWXYZ" + "abcdefghijklmnopqrstuvwxyz").encode()


def row_of(**changes: str) -> str:
    """Return a csv row of a suit a hand, with fields changed: `f17="2"`."""
    fields = list(FIELDS)
    for name, value in changes.items():
        fields[int(name[1:]) - 1] = value
    return ",".join(f'"{field}"' for field in fields)


@pytest.mark.parametrize(
    "text",
    [
        row_of(),
        row_of() + "\r\n\r\n",
        row_of().replace('"', "") + "\r",
        row_of().lower().replace("all", "All"),
        "\n" + row_of(f1=RANKS[::-1]) + "\n",
        row_of().replace('","', '";"'),
        row_of().replace('","', '"\t"'),
        row_of(f1=RANKS.replace("T", "10")),
        row_of() + "\n" + row_of(f18="?"),
        row_of(f18="N/None"),
    ],
)
def test_csv_forms(text: str) -> None:
    """Quotes, case, order of ranks and empty lines may vary."""
    read = CSV.read(text.encode())
    assert [(board.number, board.deal.hands) for board in read.boards] == [(1, SUITS)]
    assert read.numbered


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "it has no boards"),
        (row_of() + "\na,b", 2, "2 fields instead of 18"),
        ('"a"b,c', 1, "it is not a row of ASCII fields"),
        ("\n\nü", 3, "it is not a row of ASCII fields"),
        (row_of() + "\n" + row_of(f17="x"), 2, "the 17th field is not a board number"),
        (row_of() + "\n" + row_of(f17="0"), 2, "the 17th field is not a board number"),
        (row_of(f17="x") + "\n" + row_of(f17="12345678901"), 2, "the 17th field is not a board number"),
        (row_of(f17="9999999999", f18="S/NS"), 1, "board numbers go from 1 to 1000000000"),
        (row_of(f1="1"), 1, "a suit has a letter that is not a rank"),
        (row_of(f1="A.K"), 1, "a suit has a letter that is not a rank"),
    ],
)
def test_csv_damage_is_placed(text: str, line: int, reason: str) -> None:
    """What does not follow the format is told with its line."""
    with pytest.raises(DamagedFile) as error:
        CSV.read(text.encode("latin-1"))
    assert (error.value.name, error.value.place, error.value.reason) == ("csv", f"line {line}", reason)


def test_csv_lists_all_bad_boards() -> None:
    """Every board that is no deal is listed."""
    text = "\n".join(
        [row_of(f1="AK"), row_of(f17="3", f18="S/EW"), row_of(f17="2", f18="E/NS", f1=RANKS + "A")]
    )
    with pytest.raises(InvalidBoards) as error:
        CSV.read(text.encode())
    assert error.value.problems == (
        "board 1: North has 2 cards; 11 cards missing",
        "board 2: North has 14 cards; 1 card that appears more than once",
    )


def borel_numbers(data: bytes, first_board: int) -> list[int]:
    """Return the numbers of a borel file in which every hand has a suit."""
    read = BOREL.read(data, first_board)
    assert not read.numbered
    for board in read.boards:
        shift = (board.number - 1) % 4
        assert board.deal.hands == SUITS[4 - shift :] + SUITS[: 4 - shift]
    return [board.number for board in read.boards]


@pytest.mark.parametrize(
    ("data", "numbers"),
    [
        (b"\n" + LINE, [6]),
        (b"\r\n" + LINE + b"\r\n" + LINE + b"\r\n\r\n \r\n", [6, 7]),
        (b"\n\n\n" + LINE + b"\n" + LINE, [3, 4]),
    ],
)
def test_borel_seats_the_hands_by_the_number(data: bytes, numbers: list[int]) -> None:
    """The dealer's hand stands first, so the board number turns the hands; empty lines count boards."""
    assert borel_numbers(data, 6) == numbers


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        (b"", 1, "it has no boards"),
        (b"\n\n", 2, "it has no boards"),
        (LINE, 1, "the first line is not empty"),
        (b"\n" + LINE[:-1], 2, "it is not 52 letters"),
        (b"\n" + LINE + b"\n" + LINE[:-1] + b"1\n", 3, "it is not 52 letters"),
        (b"\n" + LINE + b"\n\n" + LINE, 4, "there is an empty line between the boards"),
    ],
)
def test_borel_damage_is_placed(data: bytes, line: int, reason: str) -> None:
    """What does not follow the format is told with its line."""
    with pytest.raises(DamagedFile) as error:
        BOREL.read(data)
    assert (error.value.name, error.value.place, error.value.reason) == ("borel", f"line {line}", reason)


def test_borel_lists_all_bad_boards() -> None:
    """Every board that is no deal is listed."""
    bad = LINE.replace(b"A", b"B")
    with pytest.raises(InvalidBoards) as error:
        BOREL.read(b"\n" + bad + b"\n" + LINE + b"\n" + bad, 4)
    reason = "1 card that appears more than once; 1 card missing"
    assert error.value.problems == (f"board 4: {reason}", f"board 6: {reason}")


def test_goedel_width() -> None:
    """Small numbers are led by blanks, the largest fills the line."""
    boards = [
        Board(1, deal_of_number(0)),
        Board(2, deal_of_number(1234567)),
        Board(3, deal_of_number(DEALS - 1)),
    ]
    heading = Heading(BoardRange(1, 3), "bigdeal-gui 1.0", Profile.BIGDEAL, b"\n")
    assert GOEDEL.write(heading, boards) == (
        b"                                     0\n"
        b"                             1,234,567\n"
        b"53,644,737,765,488,792,839,237,439,999\n"
    )


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"0\n", 1),
        (b"53644737765488792839237439999\n", 1),
        (b"\n" + b"1,234".rjust(38) + b"\n" + b"1,2345".rjust(38), 3),
        (b"1234,567".rjust(38), 1),
        (b"1,234 ".rjust(38), 1),
        (b",234".rjust(38), 1),
        (b"1,234".rjust(39), 1),
        (b"53,644,737,765,488,792,839,237,43\n", 1),
    ],
)
def test_goedel_damage_is_placed(data: bytes, line: int) -> None:
    """What is no number in its width is told with its line."""
    with pytest.raises(DamagedFile) as error:
        GOEDEL.read(data)
    assert (error.value.name, error.value.place) == ("goedel", f"line {line}")
    assert error.value.reason == "it is not a number with commas in 38 characters"


def test_goedel_lists_all_bad_boards() -> None:
    """Numbers past the last deal are all listed."""
    lines = [f"{number:38,}" for number in (DEALS, 5, 10**29 - 1)]
    with pytest.raises(InvalidBoards) as error:
        GOEDEL.read("\n".join(lines).encode(), 7)
    assert error.value.problems == (
        "board 7: there is no deal with this number",
        "board 9: there is no deal with this number",
    )
    assert isinstance(error.value, FormatError)


BY_HEADING = """"Event";"Board";"Dealer";"Vul";"North";"South";"East";"West"
"Pairs";"7";"S";"Both";"AKQJT98765432...";".AKQJT98765432..";"-.-.AKQJ1098765432.-";"...AKQJT98765432"

"Pairs";"9";"N";"E-W";".AKQJT98765432..";"AKQJT98765432...";"..AKQJT98765432.";"...AKQJT98765432"
"""


def test_a_heading_says_where_the_hands_are() -> None:
    """Columns in any order and other columns beside; without a number boards count from the first."""
    read = CSV.read(BY_HEADING.encode())
    assert [board.number for board in read.boards] == [7, 9]
    owners = [board.deal.owners() for board in read.boards]
    assert owners[0] == bytes([0] * 13 + [2] * 13 + [1] * 13 + [3] * 13)
    assert owners[1] == bytes([2] * 13 + [0] * 13 + [1] * 13 + [3] * 13)
    plain = BY_HEADING.replace('"Board"', '"Table"').replace('"Vul"', '"Room"')
    counted = CSV.read(plain.encode(), 21)
    assert [board.number for board in counted.boards] == [21, 22]
    assert not counted.numbered
    assert read.remarks == ()


def test_a_heading_without_rows_is_told_by_its_line() -> None:
    """A file of nothing but a heading has no boards."""
    with pytest.raises(DamagedFile, match="it has no boards") as error:
        CSV.read(BY_HEADING.splitlines()[0].encode())
    assert error.value.place == "line 1"


def test_other_columns_have_what_they_like() -> None:
    """Names in any letters, and more of other separators than of the heading's own; any line end."""
    rows = "North\tEast\tSouth\tWest\tPair\n{}\t{}\t{}\t{}\tMüller; A, B; C, D; E, F;\n"
    hands = [".".join(["AKQJT98765432" if suit == seat else "" for suit in range(4)]) for seat in range(4)]
    text = "\ufeff\r\r" + rows.format(*hands).replace("\n", "\r")
    assert CSV.read(text.encode()).boards == CSV.read(text.encode("utf-16")).boards
    assert CSV.read(text.encode()).boards[0].deal.owners() == bytes(
        seat for seat in range(4) for _card in range(13)
    )
    with pytest.raises(DamagedFile, match="a suit has a letter that is not a rank"):
        CSV.read(text.replace("AK", "ÄK", 1).encode())


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"7"', '"seven"', "the column of board numbers has none here"),
        ('"...AKQJT98765432"\n\n', '"...AKQJT9876543.2"\n\n', "a hand is not four suits with dots between"),
        (';"...AKQJT98765432"\n\n', "\n\n", "the row is shorter than the heading"),
        ("AKQJT98765432...", "AKQJT9876543X...", "a suit has a letter that is not a rank"),
    ],
)
def test_rows_that_break_their_heading_are_told(old: str, new: str, reason: str) -> None:
    """With the line; nothing is guessed."""
    with pytest.raises(DamagedFile) as error:
        CSV.read(BY_HEADING.replace(old, new, 1).encode())
    assert (error.value.place, error.value.reason) == ("line 2", reason)
