"""What can be made of a deal when all cards are known shows itself to nobody by chance."""

from __future__ import annotations

from bigdeal_gui.model.double_dummy import STRAINS, Contract, DoubleDummy, Strain
from bigdeal_gui.model.seats import Seat


def test_no_figure_is_shown_by_chance() -> None:
    """Neither a contract nor the results of a board stand in a message or a log."""
    contract = Contract(7, Strain.NO_TRUMP, (Seat.NORTH,), is_doubled=False, over=0)
    results = DoubleDummy(((13, 13, 13, 13, 13),) * 2 + ((0, 0, 0, 0, 0),) * 2, 1520, (contract,))
    assert repr((contract, results)) == "(Contract(hidden), DoubleDummy(hidden))"


def test_strains_stand_in_the_order_of_the_tricks() -> None:
    """No trump comes first and clubs come last, as in the table of what each seat takes."""
    assert [strain.letters for strain in STRAINS] == ["NT", *"SHDC"]
    assert [int(strain) for strain in STRAINS] == list(range(5))


def test_tricks_are_our_own_where_nothing_else_is_said() -> None:
    """Only what a file brought with it is called brought."""
    assert not DoubleDummy(((0,) * 5,) * 4, 0, ()).is_brought
