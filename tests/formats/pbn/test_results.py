"""Double-dummy tricks in pbn files: as programs write them, whole or not at all."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.pbn.analysis import pbn_with_double_dummy
from bigdeal_gui.formats.pbn.stream import stream_pbn
from bigdeal_gui.formats.table import format_by_name, read_boards_file
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.diagrams import deal_text
from bigdeal_gui.model.double_dummy import STRAINS, DoubleDummy
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.numbering.big_deal import deal_of_number

if TYPE_CHECKING:
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.double_dummy import Table

FIRST, SECOND = deal_of_number(0), deal_of_number(10**27)
TABLE: Table = ((10, 9, 8, 7, 6), (3, 4, 5, 6, 7), (11, 10, 0, 13, 12), (2, 3, 4, 5, 1))
OTHER: Table = ((0, 1, 2, 3, 4), (5, 6, 7, 8, 9), (10, 11, 12, 13, 0), (1, 2, 3, 4, 5))

DIGITS = "a9876ba0dc3456723451"
ABILITY = "N:A9876 E:34567 S:BA0DC W:23451"
ROWS = "\n".join(
    f"{seat.letter} {strain.letters:>2} {TABLE[seat][strain]:>2}"
    for seat in (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
    for strain in STRAINS
)
HEADER = r"Declarer;Denomination\2R;Result\2R"


def game(told: str, deal: Deal = FIRST, number: int = 1) -> str:
    """Return a game with what is `told` of its tricks."""
    return f'[Event ""]\n[Board "{number}"]\n[Deal "{deal_text(deal)}"]\n{told}\n\n'


def tables(*games: str) -> dict[Deal, Table]:
    """Return what a file of `games` tells."""
    return dict(read_boards_file("a.pbn", "".join(games).encode()).tables)


@pytest.mark.parametrize(
    "told",
    [
        f'[DoubleDummyTricks "{DIGITS}"]',
        f'[doubledummytricks " {DIGITS.upper()} "]',
        f'[Ability "{ABILITY}"]',
        f'[Ability "{ABILITY.lower().replace(" ", ", ")}"]',
        f'[OptimumResultTable "{HEADER}"]\n{ROWS}',
        f'[OptimumResultTable "{HEADER}"]\n{ROWS.replace("NT", " N").lower()}',
        f'[OptimumResultTable ""] {{made by hand}}\n% a remark\n{ROWS.replace(" ", chr(9))}\n[Score "NS 50"]',
        f'[Score ""] [OptimumResultTable "{HEADER}"]\n{ROWS}',
        f'[OptimumResultTable "{HEADER}"]\n' + ROWS.replace("\n", " ; from a solver\n"),
        f'[DoubleDummyTricks "{DIGITS}"]\n[Ability "{ABILITY}"]\n[OptimumResultTable "{HEADER}"]\n{ROWS}',
        f'[DoubleDummyTricks "{"f" * 20}"]\n[OptimumResultTable "{HEADER}"]\n{ROWS}\n{ROWS}',
        f'[OptimumResultTable "{HEADER}"]\nWhoever makes what:\n{ROWS}',
    ],
    ids=range(12),
)
def test_tricks_are_read_however_they_are_spelt(told: str) -> None:
    """Each way in which programs write them gives the same table, once or more than once."""
    assert tables(game(told)) == {FIRST: TABLE}


@pytest.mark.parametrize(
    "told",
    [
        "",
        '[Minimax "3NTN+1"]\n[OptimumScore "NS 430"]\n[ParContract "NS 3NT+1"]',
        f'[DoubleDummyTricks "{DIGITS[:-1]}"]',
        f'[DoubleDummyTricks "{DIGITS}0"]',
        f'[DoubleDummyTricks "{DIGITS[:-1]}e"]',
        '[DoubleDummyTricks "#"]',
        f'[Ability "{ABILITY[:-8]}"]',
        f'[Ability "{ABILITY[:-1]}F"]',
        f'[OptimumResultTable "{HEADER}"]\n{ROWS[:-6]}',
        f'[OptimumResultTable "{HEADER}"]\n{ROWS.replace("13", "14")}',
        f'[OptimumResultTable "{HEADER}"]\n{ROWS}\nN NT 9',
        f'[OptimumResultTable "{HEADER}"]\n\n{ROWS}',
        f'[ScoreTable "{HEADER}"]\n{ROWS}',
        f'[OptimumResultTable "{HEADER}"]\n[ScoreTable "{HEADER}"]\n{ROWS}',
        f'[DoubleDummyTricks "{DIGITS}"]\n[Ability "{ABILITY.replace("BA0DC", "BA1DC")}"]',
        f'[DoubleDummyTricks "{DIGITS}"]\n[DoubleDummyTricks "{DIGITS[::-1]}"]',
    ],
    ids=range(16),
)
def test_what_is_not_whole_or_contradicts_itself_counts_for_nothing(told: str) -> None:
    """Neither a figure that is missing nor one too many is guessed at; the board is read all the same."""
    assert tables(game(told), game(f'[DoubleDummyTricks "{DIGITS}"]', SECOND, 2)) == {SECOND: TABLE}


def test_a_game_keeps_its_tricks_to_itself() -> None:
    """Games that follow one another without an empty line have each their own."""
    games = [
        game(f'[Ability "{ABILITY}"]').rstrip(),
        "\n",
        game('[DoubleDummyTricks "01234abcd05678912345"]', SECOND, 2),
    ]
    assert tables(*games) == {FIRST: TABLE, SECOND: OTHER}


def test_the_same_deal_at_several_tables_has_one_answer() -> None:
    """A results file has a game a table: where they differ in their tricks, nothing is told."""
    one, other = f'[DoubleDummyTricks "{DIGITS}"]', '[DoubleDummyTricks "01234abcd05678912345"]'
    assert tables(game(one), game(one)) == {FIRST: TABLE}
    assert tables(game(one), game(other), game(one)) == {}


def test_a_game_without_hands_tells_nothing() -> None:
    """Tricks belong to a deal."""
    told = f'[Board "2"]\n[Deal ""]\n[DoubleDummyTricks "{DIGITS}"]\n\n'
    assert tables(told, game("")) == {}


def test_what_this_program_writes_is_read() -> None:
    """A public pack's file brings its own results."""
    boards = (Board(1, FIRST), Board(2, SECOND))
    results = [DoubleDummy(TABLE, -300, ()), DoubleDummy(OTHER, 0, ())]
    data = pbn_with_double_dummy(Heading(BoardRange(1, 2), "test"), boards, results)
    assert format_by_name("pbn").read(data).tables == {FIRST: TABLE, SECOND: OTHER}


def test_a_stream_passes_over_them() -> None:
    """Who needs each board once of a file of any length needs no tricks, and they take no memory."""
    data = (game(f'[DoubleDummyTricks "{DIGITS}"]\n[OptimumResultTable "{HEADER}"]\n{ROWS}') * 3).encode()
    stream = stream_pbn(io.BytesIO(data), 1)
    assert next(stream) == Board(1, FIRST)
    with pytest.raises(StopIteration) as ended:
        next(stream)
    assert ended.value.value.tables == {}
    assert ended.value.value.remarks == read_boards_file("a.pbn", data).remarks
