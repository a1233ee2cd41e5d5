"""Andrews' number against an independent program and the definition."""

import json
from itertools import combinations
from math import comb
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.model import InvalidLayout
from bigdeal_gui.errors.numbering import NumberOutOfRange
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import deal_text, parse_deal
from bigdeal_gui.model.layouts import Layout, owner_word, parse_owner_word
from bigdeal_gui.numbering import andrews
from bigdeal_gui.numbering.andrews import (
    TRIPLE_LIMITS,
    deal_of_number,
    deal_of_sequences,
    deal_of_triple,
    number_of_deal,
    sequences_of,
    squashed_index,
    squashed_set,
    triple_of,
)
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
    assert number_of_deal(parse_deal(vector["deal"])) == number
    assert deal_text(deal_of_number(number)) == vector["deal"]


@given(st.one_of(st.integers(0, DEALS - 1), st.integers(0, 1000), st.integers(DEALS - 1000, DEALS - 1)))
def test_both_directions_agree_with_the_definition(number: int) -> None:
    """Every number makes a deal whose number it is, by the map and by the formula."""
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


def test_north_has_all_spades_on_the_first_pages() -> None:
    """The book's preface: North holds 13 spades on its first 84,478,098,072,866,400 pages."""
    pages = 84_478_098_072_866_400
    assert pages == EASTS * SOUTHS
    spades = bytes(range(13))
    assert deal_of_number(0).hands[0] == deal_of_number(pages - 1).hands[0] == spades
    assert deal_of_number(pages).hands[0] != spades


def test_the_ends_of_the_range() -> None:
    """Number 0 deals the suits in order; the last deals them in reverse."""
    suits = ["AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432.", "...AKQJT98765432"]
    assert deal_text(deal_of_number(0)) == f"N:{' '.join(suits)}"
    assert deal_text(deal_of_number(DEALS - 1)) == f"N:{' '.join(reversed(suits))}"


@pytest.mark.parametrize("number", [-1, DEALS, 2**96])
def test_numbers_outside_are_refused(number: int) -> None:
    """No number below 0 or from D on makes a deal, and the scheme is named."""
    with pytest.raises(NumberOutOfRange, match=r"andrews.*53644737765488792839237439999"):
        deal_of_number(number)


# -- the article's own examples ---------------------------------------------------------------------------

FIRST = (
    "N:8.AKQT4.AJ6.T742 9.J53.KQ92.QJ985 KQJT72.62.T84.K6 A6543.987.753.A3",
    "WSSSSENSWWWWSNNNENWWWSENESNEENSESWNWSWEWSEENEENSENWN",
    (
        (6, 13, 14, 15, 17, 23, 26, 29, 34, 43, 46, 49, 51),
        (5, 12, 17, 18, 20, 21, 23, 29, 32, 33, 34, 35, 37),
        (1, 2, 3, 4, 5, 10, 14, 15, 16, 17, 20, 23, 24),
    ),
)
SECOND = (
    "N:9.Q65.A764.J6432 AKJ6532.83.3.K98 T74.K942.982.A75 Q8.AJT7.KQJT5.QT",
    "EEWESNWSEESEEWSNWWSEWNNSESNWWWWSSNNWNESSEWNWEESNSNNN",
    (
        (5, 15, 21, 22, 26, 33, 34, 36, 42, 47, 49, 50, 51),
        (0, 1, 3, 7, 8, 10, 11, 17, 20, 29, 32, 35, 36),
        (1, 3, 4, 6, 9, 11, 12, 17, 18, 20, 21, 24, 25),
    ),
)


@pytest.mark.parametrize(("diagram", "word", "sequences"), [FIRST, SECOND])
def test_the_articles_deals_have_its_words_and_sequences(
    diagram: str, word: str, sequences: tuple[tuple[int, ...], ...]
) -> None:
    """Diagram, owner word and sequences lead to each other, and the triple mixes into the number."""
    deal = parse_deal(diagram)
    assert owner_word(Layout(deal.hands)) == word
    assert parse_owner_word(word).hands == deal.hands
    assert sequences_of(deal) == sequences
    assert deal_of_sequences(sequences) == deal
    triple = triple_of(deal)
    assert triple == tuple(
        sum(comb(place, size) for size, place in enumerate(places, start=1)) for places in sequences
    )
    assert deal_of_triple(triple) == deal
    north, east, south = triple
    assert (north * TRIPLE_LIMITS[1] + east) * TRIPLE_LIMITS[2] + south == number_of_deal(deal)


def test_the_articles_sets_stand_in_squashed_order() -> None:
    """The 3-sets of six numbers have the indices 0 to 19 in the article's order, 235 the index 15."""
    sets = sorted(combinations(range(6), 3), key=lambda members: members[::-1])
    assert sets[:5] == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3), (0, 1, 4)]
    assert [squashed_index(members) for members in sets] == list(range(20))
    assert [squashed_set(index, 3) for index in range(20)] == sets
    assert (squashed_index([5, 3, 2]), squashed_set(15, 3)) == (15, (2, 3, 5))


@given(st.sets(st.integers(0, 10**9), max_size=20))
def test_sets_of_any_numbers_have_indices(members: set[int]) -> None:
    """A set and its index lead to each other, whatever it is taken from."""
    assert squashed_set(squashed_index(members), len(members)) == tuple(sorted(members))


@given(st.integers(0, DEALS - 1))
def test_parts_of_any_deal_lead_back(number: int) -> None:
    """Sequences and triple of a deal give the deal."""
    deal = deal_of_number(number)
    assert deal_of_sequences(sequences_of(deal)) == deal == deal_of_triple(triple_of(deal))


@pytest.mark.parametrize("members", [(-1, 2), (3, 3)])
def test_what_is_no_set(members: tuple[int, ...]) -> None:
    """Negative members, and the same twice, are refused."""
    with pytest.raises(InvalidLayout, match="Not a set of numbers: different whole numbers from 0 on"):
        squashed_index(members)


@pytest.mark.parametrize(("index", "size"), [(-1, 3), (1, 0), (0, -1)])
def test_what_is_no_index(index: int, size: int) -> None:
    """No set has a negative index or size, and the empty set has the index 0 alone."""
    with pytest.raises(InvalidLayout, match="no set of this size"):
        squashed_set(index, size)


@pytest.mark.parametrize(
    "sequences",
    [
        FIRST[2][:2],
        (FIRST[2][0][:12], *FIRST[2][1:]),
        (FIRST[2][0], (*FIRST[2][1][:12], 39), FIRST[2][2]),
        (*FIRST[2][:2], (*FIRST[2][2][:12], 26)),
        ((-1, *FIRST[2][0][1:]), *FIRST[2][1:]),
        ((13, *FIRST[2][0][1:]), *FIRST[2][1:]),
    ],
    ids=[
        "two",
        "twelve places",
        "a place too far",
        "South's too far",
        "a place before the first",
        "a place twice",
    ],
)
def test_what_are_no_sequences(sequences: tuple[tuple[int, ...], ...]) -> None:
    """Three times 13 different places are needed, each within what is left of the pack."""
    with pytest.raises(InvalidLayout, match="Not the sequences of a deal"):
        deal_of_sequences(sequences)


@pytest.mark.parametrize("triple", [(1, 2), (-1, 0, 0), (0, TRIPLE_LIMITS[1], 0)])
def test_what_is_no_triple(triple: tuple[int, ...]) -> None:
    """Each index stays below the number of hands there are."""
    with pytest.raises(InvalidLayout, match="Not the triple of a deal"):
        deal_of_triple(triple)


@pytest.mark.parametrize(
    ("index", "size", "largest"), [(0, 13, 12), (1, 13, 13), (13, 13, 13), (14, 13, 14), (10**9, 3, 1818)]
)
def test_the_largest_card_is_found_by_halving(index: int, size: int, largest: int) -> None:
    """In some steps, however many cards there are."""

    class Index(int):
        looks = 0

        def __ge__(self, ways: int) -> bool:
            Index.looks += 1
            assert Index.looks <= 40
            return int(self) >= ways

    assert andrews._largest(Index(index), size) == largest
