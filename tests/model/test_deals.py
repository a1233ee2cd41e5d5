"""Deals from outside are checked, and everything wrong is said at once."""

import pickle
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.model import InvalidDeal
from bigdeal_gui.model.deals import Deal, deal_problems
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number

SUITS = [list(range(first, first + 13)) for first in (0, 13, 26, 39)]


@given(st.integers(0, DEALS - 1))
def test_owners_and_hands_say_the_same(number: int) -> None:
    """A deal rebuilt from its owners, or from its hands in another order, is the same deal."""
    deal = deal_of_number(number)
    assert Deal.from_owners(deal.owners()) == deal
    assert Deal.from_hands([reversed(hand) for hand in deal.hands]) == deal


@given(st.permutations(range(52)))
def test_any_split_of_the_pack_is_a_deal(pack: list[int]) -> None:
    """Thirteen different cards to each seat pass, whatever their order."""
    deal = Deal.from_hands([pack[:13], pack[13:26], pack[26:39], pack[39:]])
    assert sorted(b"".join(deal.hands)) == list(range(52))
    assert all(list(hand) == sorted(hand) for hand in deal.hands)


@pytest.mark.parametrize(
    ("hands", "problems"),
    [
        (SUITS, ()),
        (SUITS[:3], ("4 hands are needed, not 3",)),
        ([SUITS[0][1:], *SUITS[1:]], ("North has 12 cards", "1 card missing")),
        ([[1, *SUITS[0][1:]], *SUITS[1:]], ("1 card that appears more than once", "1 card missing")),
        ([[52, *SUITS[0][1:]], *SUITS[1:]], ("1 card that does not exist", "1 card missing")),
        ([[-1, *SUITS[0][1:]], *SUITS[1:]], ("1 card that does not exist", "1 card missing")),
        ([[13, *SUITS[0]], SUITS[1][1:], *SUITS[2:]], ("North has 14 cards", "East has 12 cards")),
        ([*SUITS[:3], None], ()),
        ([SUITS[0], None, None, SUITS[0][12:]], ("West has 1 card", "1 card that appears more than once")),
    ],
)
def test_every_problem_is_listed(hands: Sequence[Sequence[int] | None], problems: tuple[str, ...]) -> None:
    """Size, strangers, doubles and gaps are named and counted; of a hand not told nothing is missing."""
    assert deal_problems(hands) == problems


def test_a_wrong_deal_is_refused_with_all_its_problems() -> None:
    """The error carries the list and survives pickling."""
    with pytest.raises(InvalidDeal) as caught:
        Deal.from_hands([SUITS[0], SUITS[0], SUITS[2], SUITS[3]])
    assert caught.value.problems == ("13 cards that appear more than once", "13 cards missing")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # noqa: S301 - our own bytes
