"""Pavlicek's number against an independent program, his own steps and a small pack."""

import json
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.numbering import NumberOutOfRange
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import deal_text, parse_deal
from bigdeal_gui.numbering.big_deal import DEALS
from bigdeal_gui.numbering.pavlicek import (
    arrangement_of_rank,
    arrangement_rank,
    arrangements,
    deal_of_number,
    number_of_deal,
    owners_by_rank,
    owners_by_suit,
)

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "numbering.json").read_text())


def slow_owners(number: int) -> list[int]:
    """Return who gets ♠A, ♥A, ♦A, ♣A, ♠K …: seat after seat is offered its share of the space."""
    vacant = [13, 13, 13, 13]
    space = DEALS
    owners = []
    for cards in range(52, 0, -1):
        for seat in range(4):
            share, rest = divmod(space * vacant[seat], cards)
            assert rest == 0
            if number < share:
                break
            number -= share
        space = share
        vacant[seat] -= 1
        owners.append(seat)
    return owners


@pytest.mark.parametrize("vector", VECTORS["deals"], ids=lambda vector: vector["pavlicek"])
def test_an_independent_program_agrees(vector: dict[str, str]) -> None:
    """Published pairs of deal and number hold in both directions."""
    number = int(vector["pavlicek"])
    assert number_of_deal(parse_deal(vector["deal"])) == number
    assert deal_text(deal_of_number(number)) == vector["deal"]


@given(st.one_of(st.integers(0, DEALS - 1), st.integers(0, 1000), st.integers(DEALS - 1000, DEALS - 1)))
def test_both_directions_agree_with_the_steps(number: int) -> None:
    """Every number makes a deal whose number it is, and the published steps make the same deal."""
    deal = deal_of_number(number)
    assert Deal.from_hands(deal.hands) == deal
    assert number_of_deal(deal) == number
    assert list(owners_by_rank(deal.owners())) == slow_owners(number)


@given(st.permutations(range(52)))
def test_every_deal_has_its_number(pack: list[int]) -> None:
    """Every deal has a number that makes it again."""
    deal = Deal.from_hands([pack[:13], pack[13:26], pack[26:39], pack[39:]])
    assert 0 <= number_of_deal(deal) < DEALS
    assert deal_of_number(number_of_deal(deal)) == deal


@pytest.mark.parametrize(
    "vacant", [(1, 1, 1, 1), (2, 2, 2, 2), (2, 0, 3, 1), (1, 1, 1, 1, 4), (2, 1, 0, 2, 3), (0, 0, 5), (0,)]
)
def test_a_small_pack_is_counted_whole(vacant: tuple[int, ...]) -> None:
    """With few cards every arrangement is listed: ranks are places in sorted order, and undone."""
    kinds = [kind for kind, places in enumerate(vacant) for _ in range(places)]
    listed = sorted(set(permutations(kinds)))
    assert arrangements(vacant) == len(listed)
    assert [arrangement_rank(bytes(places), vacant) for places in listed] == list(range(len(listed)))
    assert [tuple(arrangement_of_rank(number, vacant)) for number in range(len(listed))] == listed


def test_cards_by_rank() -> None:
    """The four aces come first, spades to clubs; the order is undone."""
    pack = bytes(range(52))
    assert list(owners_by_rank(pack)[:6]) == [0, 13, 26, 39, 1, 14]
    assert owners_by_rank(pack)[-1] == 51
    assert owners_by_suit(owners_by_rank(pack)) == pack


def test_the_ends_of_the_range() -> None:
    """Number 0 gives North the aces, kings and queens and ♠J; the last gives them to West."""
    hands = ["AKQJ.AKQ.AKQ.AKQ", "T98.JT98.JT9.JT9", "765.765.8765.876", "432.432.432.5432"]
    assert deal_text(deal_of_number(0)) == f"N:{' '.join(hands)}"
    assert deal_text(deal_of_number(DEALS - 1)) == f"N:{' '.join(reversed(hands))}"


@pytest.mark.parametrize("number", [-1, DEALS, 2**96])
def test_numbers_outside_are_refused(number: int) -> None:
    """No number below 0 or from D on makes a deal, and the scheme is named."""
    with pytest.raises(NumberOutOfRange, match=r"pavlicek.*53644737765488792839237439999"):
        deal_of_number(number)
