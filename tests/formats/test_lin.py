"""The lin format: one line a board, and the vugraph form with two rooms."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, quote_plus

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.formats import DamagedFile, InvalidBoards
from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.lin import lin_vugraph
from bigdeal_gui.formats.table import FORMATS, format_by_name
from bigdeal_gui.model.boards import Board, Vulnerability, dealer, vulnerability
from bigdeal_gui.model.diagrams import hands_text
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import SetRead

ENDPLAY_VULNERABLE = {
    Vulnerability.NONE: 0,
    Vulnerability.NORTH_SOUTH: 2,
    Vulnerability.EAST_WEST: 3,
    Vulnerability.ALL: 1,
}

LIN = format_by_name("lin")
SUITS = tuple(bytes(range(first, first + 13)) for first in (0, 13, 26, 39))
N, E, S, W = "SAKQJT98765432HDC", "SHAKQJT98765432DC", "SHDAKQJT98765432C", "SHDCAKQJT98765432"
HANDS = f"{S},{W},{N}"


def read(text: str, first_board: int = 1) -> SetRead:
    """Read a file given as text."""
    return format_by_name("lin").read(text.encode("latin-1"), first_board)


def numbers(text: str, first_board: int = 1) -> list[int]:
    """Return the numbers of the boards of a file, each of which has a suit a hand."""
    boards = read(text, first_board).boards
    assert all(board.deal.hands == SUITS for board in boards)
    return [board.number for board in boards]


@pytest.mark.parametrize(
    "text",
    [
        f"qx|o1|md|3{HANDS}|rh||ah|Board 1|sv|0|pg||\n",
        f"qx|o1|md|3{HANDS}|rh||ah|Board 1|sv|o|pg||\r\n",
        f"QX|O1|MD|3{HANDS.lower()}|SV|O|",
        f"qx|1|md|3{HANDS},|sv||",
        f"md|3{HANDS},{E}|ah|board 1|",
        f"md|3{HANDS},\n{E}|sv|o|ah|BOARD1|",
        "md|3DAKQJT98765432,C23456789TJQKA,SAKQJT98765432|ah|Board 1|ah|Final|",
        (
            f"vg|Cup, Final,Sègment,I,1,1,A,0,B,0|\nrs|,,|\npn|s,w,n,e,s,w,n,e|pg||\n"
            f"qx|o1|pn|s,w,n,e|st||md|3{HANDS}|rh||ah|Board 1|sv|o|mb|p|mb|1N|an|15-17|pc|D4|pg||\n"
            f"qx|c1|md|3{HANDS},{E}|rh||ah|Board 1|sv|o|pg||\n"
        ),
        f"qx|o2|pg||qx|o1|md|3{HANDS}|",
        f"qx|c1|md|3{HANDS}|qx|o1|md|3{HANDS}|",
        f"qx|o1,BOARD 1|pn|,,,|st||md|3{HANDS}|qx|o2|md|0|",
        f"qx|practice|ah|Rozdanie 1|md|{HANDS}|sv|-|",
        f"qx|o1|md|3{S},{W},,{E}|sv|x|",
        f"qx|o1|md|3{S},{W}|qx|o1|md|3SHDC,SHDC,{N}|qx|o1|md|3{HANDS}|",
    ],
)
def test_forms(text: str) -> None:
    """The one-line form, the hand viewer's and the vugraph form give the open room's board."""
    found = read(text)
    assert [board.number for board in found.boards] == [1]
    assert found.boards[0].deal.hands == SUITS
    assert found.numbered


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (f"md|3{HANDS}|md|4{HANDS}|", [11, 12]),
        (f"qx|o4|md|2{HANDS}|sv|b|md|2{HANDS}|sv|o|qx|o7|md|1{HANDS}|sv|B|", [4, 5, 7]),
    ],
)
def test_boards_without_numbers_count_on(text: str, found: list[int]) -> None:
    """A board without qx and ah follows the one before."""
    assert numbers(text, 11) == found
    assert not read(text, 11).numbered


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "it has no boards"),
        ("vg|x|\npg||\n", 2, "it has no boards"),
        ("qx|o1|\nmd", 2, "the last command is not closed"),
        ("qx|o1|\n\nmdx|o1|", 3, "a command is not two letters"),
        ("qx|o1||x|", 1, "a command is not two letters"),
        ("qx|o1|md|1,,,,|", 1, "md is not a dealer and at most four hands"),
        ("qx|o1|\nmd|5SA|", 2, "a hand is not S, H, D, C with rank letters"),
        ("qx|o1|\nmd|1H2SAH3,,|", 2, "a hand is not S, H, D, C with rank letters"),
        (f"qx|o1|md|3{HANDS}|\nqx|c1|md|3{S},{N},{W}|", 2, "the closed room of board 1 has other hands"),
        (f"qx|o0|md|2{HANDS}|sv|e|", 1, "board numbers go from 1 to 1000000000"),
    ],
)
def test_damage_is_placed(text: str, line: int, reason: str) -> None:
    """What does not follow the format is told with its line."""
    with pytest.raises(DamagedFile) as error:
        read(text)
    assert (error.value.name, error.value.place, error.value.reason) == ("lin", f"line {line}", reason)


def test_all_bad_boards_are_listed() -> None:
    """Every board that is no deal is listed; its closed room is not compared."""
    text = f"qx|o1|md|3{S},{W},SAH|qx|c1|md|3{HANDS}|qx|o2|md|4{HANDS},{W}|sv|n|"
    with pytest.raises(InvalidBoards) as error:
        read(text)
    assert error.value.problems == (
        "board 1: North has 1 card",
        "board 2: 13 cards that appear more than once; 13 cards missing",
    )


def test_the_vugraph_form_is_read_back(eleven_to_twenty: tuple[Board, ...]) -> None:
    """Each board stands in both rooms with the same hands, and comes back with its number."""
    data = lin_vugraph(Heading(BoardRange(11, 20), "test", event="Cup"), eleven_to_twenty, "Session 2")
    assert data.isascii()
    lines = data.decode("ascii").split("\r\n")
    assert lines[:3] == [
        "vg|Cup,Session 2,I,11,20,,0,,0|",
        "rs|,,,,,,,,,,,,,,,,,,,|",
        "pn|South,West,North,East,South,West,North,East|pg||",
    ]
    assert lines[3].startswith("qx|o11|st||md|1S")
    assert lines[3].endswith(",|rh||ah|Board 11|sv|o|pg||")
    assert lines[4] == lines[3].replace("qx|o", "qx|c")
    assert lines[-1] == ""
    assert len(lines) == 3 + 2 * 10 + 1
    found = format_by_name("lin").read(data)
    assert found.boards == eleven_to_twenty
    assert found.numbered


def test_vugraph_titles_cannot_break_the_file(eleven_to_twenty: tuple[Board, ...]) -> None:
    """Commas, bars and letters beyond ASCII are taken out of titles."""
    heading = Heading(BoardRange(11, 11), "test", event="Cup, |pg|| Fixn\u0142\n")
    data = lin_vugraph(heading, eleven_to_twenty[:1], "a,b|c")
    assert data.startswith(b"vg|Cup pg Fixnl,abc,I,11,11,,0,,0|\r\nrs|,|\r\n")
    assert format_by_name("lin").read(data).boards == eleven_to_twenty[:1]


def test_nothing_is_dealt_into_the_vugraph_form() -> None:
    """The table of formats has the one-line form alone."""
    assert [row.name for row in FORMATS if row.suffix == ".lin"] == ["lin"]


def as_endplay_reads(data: bytes) -> Any:  # noqa: ANN401 - untyped
    """Read a file with an independent program, where it is installed."""
    reader = pytest.importorskip("endplay.parsers.lin")
    return reader.load(io.StringIO(data.decode("ascii").replace("\r\n", "\n")))


@given(deals=st.lists(st.integers(0, DEALS - 1), min_size=1, max_size=18), first=st.integers(1, 200))
@settings(max_examples=25)
def test_another_program_reads_the_same_boards(deals: list[int], first: int) -> None:
    """An independent reader finds each board of the standard profile, its number, dealer and every card."""
    boards = [Board(first + place, deal_of_number(number)) for place, number in enumerate(deals)]
    data = LIN.write(Heading(BoardRange(first, boards[-1].number), "bigdeal-gui 1.0"), boards)
    found = as_endplay_reads(data)
    assert [theirs.board_num for theirs in found] == [ours.number for ours in boards]
    for theirs, ours in zip(found, boards, strict=True):
        assert theirs.dealer.name[0].upper() == dealer(ours.number).letter
        assert int(theirs.vul) == ENDPLAY_VULNERABLE[vulnerability(ours.number)]
        assert theirs.deal.to_pbn() == "N:" + " ".join(hand.decode() for hand in hands_text(ours.deal))


def test_another_program_reads_the_conditions_as_they_are_written() -> None:
    """A lesson's dealer and vulnerability come through."""
    board = Board(1, deal_of_number(10**28), 7)
    data = LIN.write(Heading(BoardRange(1, 1), "bigdeal-gui 1.0"), [board])
    (theirs,) = as_endplay_reads(data)
    assert theirs.dealer.name[0].upper() == dealer(7).letter
    assert int(theirs.vul) == ENDPLAY_VULNERABLE[vulnerability(7)]


def test_addresses_of_the_hand_viewer_are_read_whole() -> None:
    """One a line, escaped or not, with other parameters and a fragment, between lines of plain lin."""
    boards = [Board(number, deal_of_number(number * 10**27)) for number in range(1, 6)]
    row = format_by_name("lin")
    lines = row.write(Heading(BoardRange(1, 5), "test"), boards).decode().split("\r\n")
    page = "https://www.bridgebase.com/tools/handviewer.html"
    text = "\n".join(
        [
            f"{page}?lin={quote(lines[0])}",
            f"{page}?bbo=y&lin={quote_plus(lines[1])}&title=Final#top",
            f"{page}?lin={lines[2]}",
            lines[3],
            f"  {page}?lin={quote(lines[4])}  ",
            "",
        ]
    )
    found = row.read(text.encode())
    assert found.boards == tuple(boards)
    assert not found.remarks
