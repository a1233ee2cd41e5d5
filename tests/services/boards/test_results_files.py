"""Results of a board out of the files that scoring programs write."""

import contextlib
import json

import pytest

from bigdeal_gui.errors.services import Refused
from bigdeal_gui.services.boards.moment import typed_results
from bigdeal_gui.services.boards.results_files import results_lines

RUTER = rb"""% PBN 2.1
[Event "Tuesday"]
[Board "12"]
[ScoreTable "Table\1R;Round\1R;Contract\4L;Declarer\1R;Result\2R"]
9 9 7NT N 13
[Board "13"]
[Deal "N:- - - -"]
[TotalScoreTable "Rank;PairId"]
1 7
[ScoreTable "Table\2R;Round\2R;PairId_NS\2R;PairId_EW\2R;Contract\4L;Declarer\1R;Result\2R;Lead\3L;Names_NS"]
 2  5  4 11 4Sx  S  8 S6  "Mr X-Y"
 1  3 14  6 3NT  E  9 DQ  "A-B"
{ a comment }
 3  4 20 38 Pass -  - -   "C-D"
 4  4 15 43 4H   W  ?  -  "E-F"

[Board "14"]
[ScoreTable "#"]
 5  6 15 43 4H   W  9  -  "E-F"
"""

GAMES = b"""[Board "013"]
[Declarer "N"]
[Contract "4S"]
[Result "9"]
[Round "2"]
[Table "4"]

[Board "13"]
[Declarer "W"]
[Contract "Pass"]
[Result ""]

[Declarer "E"]
[Contract "5Cx"]
[Result "8"]
"""

USEBIO = b"""<?xml version="1.0"?><!DOCTYPE USEBIO SYSTEM "usebio_v1_2.dtd">
<USEBIO Version="1.2"><EVENT><SECTION SECTION_ID="A"><BOARD><BOARD_NUMBER>13</BOARD_NUMBER>
<TRAVELLER_LINE><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>8</EW_PAIR_NUMBER>
<CONTRACT>3NTx</CONTRACT><PLAYED_BY>N</PLAYED_BY><LEAD>S4</LEAD><TRICKS>8</TRICKS><SCORE>-100</SCORE>
</TRAVELLER_LINE>
<TRAVELLER_LINE><CONTRACT>PASS</CONTRACT><PLAYED_BY></PLAYED_BY><TRICKS></TRICKS></TRAVELLER_LINE>
</BOARD></SECTION></EVENT></USEBIO>"""

RECEIVED = b"""ID,Section,Table,Round,Board,PairNS,PairEW,Declarer,NS/EW,Contract,Result,LeadCard,Erased
1,1,1,1,13,1,7,1,N,4 S,-1,H2,0
2,1,2,2,13,2,8,8,W,3 NT x,=,S10,0
3,1,1,1,13,1,7,1,N,4 S,=,H2,0
4,1,3,3,13,3,9,3,S,2 H,+1,,-1
5,2,1,1,13,1,7,7,E,3 H,+2,,0
6,1,4,4,13,4,1,0,,PASS,,,0
"""


def acbl(**more: object) -> bytes:
    """Return the results of two tables as the clubs' page has them."""
    table = {"round_number": 2, "table_number": 5, "contract": "4S", "declarer": "N", "tricks_taken": 10}
    boards = [{"board_number": 13, "board_results": [table, {**table, "round_number": 1, **more}]}]
    return json.dumps({"sessions": [{"sections": [{"name": "A", "boards": boards}]}]}).encode()


@pytest.mark.parametrize(
    ("data", "lines"),
    [
        (RUTER, ("3: 3NT E 9  # 1 14–6", "5: 4S S 8  # 2 4–11")),
        (GAMES, ("?: 5C E 8", "2: 4S N 9  # 4")),
        (USEBIO, ("?: 3NT N 8  # 3–8",)),
        (acbl(tricks_taken=9, contract="4S*"), ("1: 4S N 9  # 5", "2: 4S N 10  # 5")),
        (b"\xef\xbb\xbf3: 4S N 9\n\n4: 4S N -1", ("3: 4S N 9", "", "4: 4S N -1")),
    ],
)
def test_a_board_as_lines_to_type(data: bytes, lines: tuple[str, ...]) -> None:
    """Rounds in their order, or a mark where the file has none; what is typed comes back."""
    found = results_lines(data, 13)
    assert found.lines == lines
    assert found.lacks_rounds == any(line.startswith("?") for line in lines)
    assert len(typed_results(line.replace("?", "1", 1) for line in lines if line)) == len(
        [*filter(None, lines)]
    )


def test_comments_in_a_table_are_no_rows_and_quoted_cells_are_cells() -> None:
    """Whatever stands before them; numbers may stand in quotation marks."""
    rows = """; 1 2 3NT E 9
% 1 2 3NT E 9
{ 1 2 3NT E 9 }
"7" "3" "4H" "N" "10"
"""
    data = f'[Board "13"]\n[ScoreTable "Table;Round;Contract;Declarer;Result"]\n{rows}'
    assert results_lines(data.encode(), 13).lines == ("3: 4H N 10  # 7",)


def test_sections_of_a_traveller_are_told_apart() -> None:
    """Each line is of the section in which it stands."""
    second = USEBIO.partition(b"<SECTION ")[2].partition(b"</EVENT>")[0].replace(b'"A"', b'"B"')
    found = results_lines(USEBIO.replace(b"</EVENT>", b"<SECTION " + second + b"</EVENT>"), 13)
    assert (found.sections, found.lines) == (("A", "B"), ("?: 3NT N 8  # A 3–8", "?: 3NT N 8  # B 3–8"))


@pytest.mark.parametrize(
    "heading",
    [
        "Board,Round,Table,Section,Declarer,Result,NS,EW",
        "board_number,round_number,table_number,section_name,NS/EW,tricks,ns_pair,ew_pair",
        "BOARD_NUMBER,ROUND_NUMBER,TABLE_NUMBER,SECTION_NAME,Played_By,Tricks_Taken,NS_Pair_Number,EW_Pair_Number",
        "Board,Round,Table,Section,NS/EW,Result,PairNS,PairEW",
        "Board,Round,Table,Section,NS/EW,Result,PairId_NS,PairId_EW",
    ],
)
def test_columns_are_known_by_the_names_of_many_programs(heading: str) -> None:
    """Round, table, pairs and who played it are found under each; a board that is no number is another."""
    rows = "13,2,5,A,N,9,3,8,4S\n13,1,4,B,E,8,1,7,3NT\nx13,1,6,B,E,8,1,7,3NT\n"
    found = results_lines(f"{heading},Contract\n{rows}".encode(), 13)
    assert found.lines == ("2: 4S N 9  # A 5 3–8", "1: 3NT E 8  # B 4 1–7")


def test_sections_corrections_and_erased_rows() -> None:
    """The last row of a table counts; several sections are named, and one of them can be asked for."""
    found = results_lines(RECEIVED, 13)
    assert found.sections == ("1", "2")
    assert found.lines[-1] == "1: 3H E +2  # 2 1 1–7"
    one = results_lines(RECEIVED.replace(b",", b";"), 13, "1")
    assert (one.lines, one.sections) == (("1: 4S N =  # 1 1–7", "2: 3NT W =  # 2 2–8"), ())


@pytest.mark.parametrize("data", [RUTER, GAMES, USEBIO, acbl(), RECEIVED])
def test_damaged_files_are_read_or_refused(data: bytes) -> None:
    """Whatever is cut off, doubled or in the way: lines come back that can be typed, or a refusal."""
    for place in range(0, len(data), 7):
        for damaged in (data[:place], data[:place] + b',\n"[<' + data[place:], data[place:] + data[:place]):
            with contextlib.suppress(Refused):
                results_lines(damaged, 13)


def test_a_table_with_a_number_beyond_all_is_one_more() -> None:
    """Python itself refuses to read numbers of some thousand digits."""
    assert len(results_lines(RECEIVED + b"7,1," + b"9" * 5000 + b",5,13,5,2,5,S,1 C,=,,0\n", 13).lines) == 4


def test_the_table_before_lends_its_columns() -> None:
    """A `#` in place of columns means those of the table before."""
    assert results_lines(RUTER, 14).lines == ("6: 4H W 9  # 5 15–43",)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\x00\x01\x00\x00Standard Jet DB\x00", "Export its table ReceivedData"),
        (RUTER.replace(b'"13"', b'"23"'), "no result of board 13"),
        (acbl()[:-1], "not whole JSON"),
        (b"[" * 100_000, "not whole JSON"),
        (RECEIVED + b'7,"' + b"x" * 200_000, "not whole CSV"),
    ],
)
def test_what_has_no_results_is_refused(data: bytes, reason: str) -> None:
    """The answer says what to do, or what is missing."""
    with pytest.raises(Refused, match=reason):
        results_lines(data, 13)
