"""Dealer and vulnerability follow from the number."""

from bigdeal_gui.model.boards import Board, Vulnerability, board_with, dealer, vulnerability
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.numbering.big_deal import deal_of_number


def test_dealer_rotates_from_north() -> None:
    """Board 1 is dealt by North, 2 by East, 3 by South, 4 by West, 5 by North."""
    assert [dealer(number).letter for number in (1, 2, 3, 4, 5, 36, 100)] == list("NESWNWW")


def test_vulnerability_is_the_cycle_of_law_2() -> None:
    """Sixteen boards, each kind four times, as printed on the boards themselves."""
    letters = {
        "-": Vulnerability.NONE,
        "N": Vulnerability.NORTH_SOUTH,
        "E": Vulnerability.EAST_WEST,
        "A": Vulnerability.ALL,
    }
    for number, letter in enumerate("-NEANEA-EA-NA-NE" * 3, 1):
        assert vulnerability(number) is letters[letter]


def test_repr_hides_the_cards() -> None:
    """Neither a board nor a deal shows a card in its repr."""
    board = Board(7, deal_of_number(0))
    assert repr(board) == "Board(7, hidden)"
    assert repr(board.deal) == "Deal(hidden)"
    assert isinstance(board.deal, Deal)
    assert Seat.SOUTH.letter == "S"


def test_every_dealer_and_vulnerability_has_its_board() -> None:
    """Of sixteen boards each has another pair, and a board may be played as another."""
    found = {board_with(dealer(number), vulnerability(number)) for number in range(33, 49)}
    assert found == set(range(1, 17))
    assert board_with(Seat.SOUTH, Vulnerability.ALL) == 7
    assert Board(3, deal_of_number(0)).conditions_number == 3
    assert Board(3, deal_of_number(0), 7).conditions_number == 7
