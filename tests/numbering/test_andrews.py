"""Andrews' number against an independent program and the definition."""

import json
from itertools import combinations
from math import comb
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors import NumberOutOfRange
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import deal_text, parse_deal
from bigdeal_gui.numbering.andrews import deal_of, number_of
from bigdeal_gui.numbering.big_deal import DEALS, EASTS, SOUTHS

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "numbering.json").read_text())


def squashed(hand: bytes, deck: list[int]) -> int:
    """Return the place of `hand` among the choices from `deck` in squashed order, by its formula."""
    return sum(comb(deck.index(card), place) for place, card in enumerate(hand, start=1))


def slow_number(deal: Deal) -> int:
    """Return the number of `deal` by the definition."""
    deck = list(range(52))
    places = []
    for hand in deal.hands[:3]:
        places.append(squashed(hand, deck))
        deck = [card for card in deck if card not in hand]
    north, east, south = places
    return north * comb(39, 13) * comb(26, 13) + east * comb(26, 13) + south


def test_the_oracle_is_squashed() -> None:
    """On a small pack the formula gives the place in order of the last card, then the last but one, ..."""
    deck = list(range(8))
    choices = sorted(combinations(deck, 3), key=lambda choice: choice[::-1])
    assert [squashed(bytes(choice), deck) for choice in choices] == list(range(len(choices)))


@pytest.mark.parametrize("vector", VECTORS["deals"], ids=lambda vector: vector["andrews"])
def test_an_independent_program_agrees(vector: dict[str, str]) -> None:
    """Published pairs of deal and number hold in both directions."""
    number = int(vector["andrews"])
    assert number_of(parse_deal(vector["deal"])) == number
    assert deal_text(deal_of(number)) == vector["deal"]


@given(st.one_of(st.integers(0, DEALS - 1), st.integers(0, 1000), st.integers(DEALS - 1000, DEALS - 1)))
def test_both_directions_agree_with_the_definition(number: int) -> None:
    """Every number makes a deal whose number it is, by the map and by the formula."""
    deal = deal_of(number)
    assert Deal.from_hands(deal.hands) == deal
    assert number_of(deal) == number
    assert slow_number(deal) == number


@given(st.permutations(range(52)))
def test_every_deal_has_its_number(pack: list[int]) -> None:
    """Every deal has a number that makes it again."""
    deal = Deal.from_hands([pack[:13], pack[13:26], pack[26:39], pack[39:]])
    assert 0 <= number_of(deal) < DEALS
    assert deal_of(number_of(deal)) == deal


def test_north_has_all_spades_on_the_first_pages() -> None:
    """The book's preface: North holds 13 spades on its first 84,478,098,072,866,400 pages."""
    pages = 84_478_098_072_866_400
    assert pages == EASTS * SOUTHS
    spades = bytes(range(13))
    assert deal_of(0).hands[0] == deal_of(pages - 1).hands[0] == spades
    assert deal_of(pages).hands[0] != spades


def test_the_ends_of_the_range() -> None:
    """Number 0 deals the suits in order; the last deals them in reverse."""
    suits = ["AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432.", "...AKQJT98765432"]
    assert deal_text(deal_of(0)) == f"N:{' '.join(suits)}"
    assert deal_text(deal_of(DEALS - 1)) == f"N:{' '.join(reversed(suits))}"


@pytest.mark.parametrize("number", [-1, DEALS, 2**96])
def test_numbers_outside_are_refused(number: int) -> None:
    """No number below 0 or from D on makes a deal, and the scheme is named."""
    with pytest.raises(NumberOutOfRange, match=r"andrews.*53644737765488792839237439999"):
        deal_of(number)
