"""Big Deal's number map against an independent program and a slow oracle."""

import json
from itertools import combinations
from math import comb
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.numbering import NumberOutOfRange
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import deal_text, parse_deal
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.numbering.big_deal import DEALS, EASTS, SOUTHS, deal_of_number, number_of_deal

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "numbering.json").read_text())


def slow_rank(hand: bytes, deck: list[int]) -> int:
    """Return the lexicographic rank of `hand` among the choices from `deck`, by walking over the cards."""
    rank = 0
    wanted = len(hand)
    for place, card in enumerate(deck):
        if not wanted:
            break
        after = len(deck) - place - 1
        if card in hand:
            wanted -= 1
        else:
            rank += comb(after, wanted - 1)
    return rank


def slow_number(deal: Deal) -> int:
    """Return the number of `deal` by the definition."""
    deck = list(range(52))
    ranks = []
    for hand in deal.hands[:3]:
        ranks.append(slow_rank(hand, deck))
        deck = [card for card in deck if card not in hand]
    return (ranks[0] * EASTS + ranks[1]) * SOUTHS + ranks[2]


def test_the_oracle_is_lexicographic() -> None:
    """On a small pack the oracle's ranks are the places in sorted order."""
    deck = list(range(7))
    choices = sorted(combinations(deck, 3))
    assert [slow_rank(bytes(choice), deck) for choice in choices] == list(range(len(choices)))


def test_count_of_deals() -> None:
    """D = 52!/13!^4."""
    assert DEALS == 53_644_737_765_488_792_839_237_440_000


@pytest.mark.parametrize("vector", VECTORS["deals"], ids=lambda vector: vector["big_deal"])
def test_an_independent_program_agrees(vector: dict[str, str]) -> None:
    """Published pairs of deal and number hold in both directions."""
    number = int(vector["big_deal"])
    assert number_of_deal(parse_deal(vector["deal"])) == number
    assert deal_text(deal_of_number(number)) == vector["deal"]


@given(st.one_of(st.integers(0, DEALS - 1), st.integers(0, 1000), st.integers(DEALS - 1000, DEALS - 1)))
def test_both_directions_agree_with_the_oracle(number: int) -> None:
    """Every number makes a deal whose number it is, by the map and by the slow oracle."""
    deal = deal_of_number(number)
    assert Deal.from_hands(deal.hands) == deal
    assert number_of_deal(deal) == number
    assert slow_number(deal) == number


@given(st.permutations(range(52)))
def test_every_deal_has_its_number(pack: list[int]) -> None:
    """Every deal has a number that makes it again."""
    deal = Deal.from_hands([pack[:13], pack[13:26], pack[26:39], pack[39:]])
    assert 0 <= number_of_deal(deal) < DEALS
    assert deal_of_number(number_of_deal(deal)) == deal


def test_the_ends_of_the_range() -> None:
    """Number 0 gives North all spades; the last gives North all clubs."""
    assert (
        deal_text(deal_of_number(0))
        == "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    )
    assert deal_text(deal_of_number(DEALS - 1), Seat.WEST) == (
        "W:AKQJT98765432... ...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.."
    )


@pytest.mark.parametrize("number", [-1, DEALS, DEALS + 1, 2**96 - 1])
def test_numbers_outside_are_refused(number: int) -> None:
    """No number below 0 or from D on makes a deal."""
    with pytest.raises(NumberOutOfRange, match="53644737765488792839237439999"):
        deal_of_number(number)
