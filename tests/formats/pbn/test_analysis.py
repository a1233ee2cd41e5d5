"""The pbn format with double-dummy results: every byte, and what other readers make of it."""

from __future__ import annotations

import io

import endplay.parsers.pbn
import pytest

from bigdeal_gui.formats.format import Heading, Profile
from bigdeal_gui.formats.pbn.analysis import analysis_lines, contract_text, pbn_with_double_dummy
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.double_dummy import STRAINS, Contract, DoubleDummy, Strain
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.numbering.big_deal import deal_of_number

NORTH_SOUTH = (Seat.NORTH, Seat.SOUTH)
EAST_WEST = (Seat.EAST, Seat.WEST)

SACRIFICE = Contract(5, Strain.DIAMONDS, EAST_WEST, is_doubled=True, over=-2)
RESULT = DoubleDummy(
    ((10, 9, 8, 7, 6), (3, 4, 5, 6, 7), (11, 10, 0, 13, 12), (2, 3, 4, 5, 1)),
    -300,
    (SACRIFICE, Contract(3, Strain.NO_TRUMP, (Seat.WEST,), is_doubled=False, over=1)),
)
PASSED_OUT = DoubleDummy(((6,) * 5,) * 4, 0, ())  # type: ignore[arg-type]
HEADING = Heading(BoardRange(2, 3), "bigdeal-gui 1.0", event="The 100%s evening", set_code="K7QM-2PXA")
BOARDS = (Board(2, deal_of_number(0)), Board(3, deal_of_number(10**27)))

GAME = """\
% PBN 2.1
%HRTitleEvent "The 100%s evening"
%HRTitleSetID "K7QM-2PXA"
[Event "The 100%s evening"]
[Site ""]
[Date ""]
[Board "2"]
[West ""]
[North ""]
[East ""]
[South ""]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Scoring ""]
[Declarer ""]
[Contract ""]
[Result ""]
[DoubleDummyTricks "a9876ba0dc3456723451"]
[Generator "bigdeal-gui 1.0"]
[OptimumScore "NS -300"]
[ParContract "EW 5DX-2; W 3NT+1"]
[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N NT 10
N  S  9
N  H  8
N  D  7
N  C  6
S NT 11
S  S 10
S  H  0
S  D 13
S  C 12
E NT  3
E  S  4
E  H  5
E  D  6
E  C  7
W NT  2
W  S  3
W  H  4
W  D  5
W  C  1

"""


def test_tags_stand_in_pbns_order() -> None:
    """Supplemental tags are alphabetical, the table is last with its rows, and lines end with CRLF."""
    data = pbn_with_double_dummy(HEADING, BOARDS[:1], [RESULT])
    assert data.decode("ascii") == GAME.replace("\n", "\r\n")


def test_without_the_added_tags_it_is_the_plain_file() -> None:
    """What stands before is byte for byte what a file without results holds."""
    plain = format_by_name("pbn").write(HEADING, BOARDS).split(b"\r\n")
    lines = pbn_with_double_dummy(HEADING, BOARDS, [RESULT, PASSED_OUT]).split(b"\r\n")
    assert [line for line in lines if line in plain] == plain
    assert len(lines) == len(plain) + 2 * 24


def test_it_is_read_as_the_same_boards() -> None:
    """The reader passes over results and finds boards, event and set code."""
    found = format_by_name("pbn").read(pbn_with_double_dummy(HEADING, BOARDS, [RESULT, PASSED_OUT]))
    assert (found.boards, found.numbered) == (BOARDS, True)
    assert (found.event, found.set_code) == ("The 100%s evening", "K7QM-2PXA")


def test_another_program_reads_the_same_results() -> None:
    """An independent reader finds the tags as they were meant and twenty rows a board."""
    data = pbn_with_double_dummy(HEADING, BOARDS, [RESULT, PASSED_OUT])
    boards = endplay.parsers.pbn.load(io.StringIO(data.decode("ascii").replace("\r\n", "\n")))
    assert [board.board_num for board in boards] == [2, 3]
    for board, result in zip(boards, (RESULT, PASSED_OUT), strict=True):
        expected = [
            [seat.letter, strain.letters, str(result.tricks[seat][strain])]
            for seat in (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
            for strain in STRAINS
        ]
        assert board.info["OptimumResultTable"]["rows"] == expected
        digits = "".join(f"{int(row[2]):x}" for row in expected)
        assert board.info["DoubleDummyTricks"] == digits
        assert board.info["OptimumScore"] == f"NS {result.par_score}"
    assert boards[1].info["ParContract"] == "Pass"


def test_big_deals_profile_has_no_such_file() -> None:
    """Big Deal knows no results, so these files are always of the standard profile."""
    heading = Heading(BoardRange(2, 2), "test", Profile.BIGDEAL, b"\n")
    data = pbn_with_double_dummy(heading, BOARDS[:1], [RESULT])
    assert b"EXPORT" not in data
    assert b'[Generator "test"]\r\n' in data


@pytest.mark.parametrize(
    ("contract", "text"),
    [
        (Contract(4, Strain.SPADES, NORTH_SOUTH, is_doubled=False, over=0), "NS 4S"),
        (Contract(3, Strain.NO_TRUMP, (Seat.NORTH,), is_doubled=False, over=1), "N 3NT+1"),
        (SACRIFICE, "EW 5DX-2"),
    ],
)
def test_contracts_are_spelt(contract: Contract, text: str) -> None:
    """A side or a seat, level, strain, doubled or not, and what is over or under."""
    assert contract_text(contract) == text


def test_the_lines_of_one_game_are_those_of_a_file() -> None:
    """What is put into somebody else's file is what our own files have for the same results."""
    lines = analysis_lines(RESULT)
    assert {*lines} <= {*pbn_with_double_dummy(HEADING, BOARDS, (RESULT, PASSED_OUT)).split(b"\r\n")}
    assert sum(line.startswith(b"[") for line in lines) > 2
