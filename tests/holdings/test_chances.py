"""The best chances: against trying every plan, and against suits that every player knows."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import comb

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bigdeal_gui.holdings.chances import Suit
from bigdeal_gui.holdings.lies import DIVISIONS, Lies
from bigdeal_gui.holdings.positions import longer_length
from bigdeal_gui.holdings.solver import Solver
from bigdeal_gui.holdings.words import all_holding_words, canonical_word, exchanged_word, holding_word
from tests.holdings.known_suits import KNOWN, Known
from tests.holdings.plain_chances import plain_chance, plain_mean

SMALL = st.text("SNO", min_size=1, max_size=8).filter(
    lambda word: word.count("O") <= 4 and len(word) - word.count("O") <= 5
)

WHOLE = (
    st.lists(st.sampled_from("SNOO"), min_size=13, max_size=13)
    .map("".join)
    # Where a hand has next to nothing a suit may take minutes.
    .filter(lambda word: min(word.count("S"), word.count("N")) > 1)
)


def chances_of(word: str) -> list[Fraction]:
    """Return the best chance of 1, 2, … tricks."""
    suit = Suit(word)
    return [suit.chance(tricks).chance for tricks in range(1, longer_length(suit.position) + 1)]


@pytest.mark.unwatched
def test_every_suit_of_five_cards_agrees_with_trying_every_plan() -> None:
    """No suit of five cards has another chance when plans are tried one by one on single cards."""
    for word in filter(lambda word: word == canonical_word(word), all_holding_words(5)):
        found = chances_of(word)
        assert found == [plain_chance(word, tricks + 1) for tricks in range(len(found))], word


@pytest.mark.unwatched
@settings(max_examples=60, deadline=None)
@given(SMALL)
def test_larger_suits_agree_with_trying_every_plan(word: str) -> None:
    """Nor has one of eight cards with four of the opponents."""
    found = chances_of(word)
    assert found == [plain_chance(word, tricks + 1) for tricks in range(len(found))]


@settings(max_examples=30, deadline=None)
@given(SMALL.filter(lambda word: word.count("O") <= 3))
@example("SOSNOO")
def test_the_mean_agrees_with_trying_every_plan(word: str) -> None:
    """The greatest mean of one plan is what plans that are tried one by one reach."""
    suit = Suit(word)
    high = longer_length(suit.position)
    if high:
        assert suit.mean(1, high) == plain_mean(word)


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: f"{known.south}-{known.north}-{known.tricks}")
def test_well_known_suits_have_their_chance(known: Known) -> None:
    """The chance is that of the lies a player names, and rounds to what books print."""
    found = Suit(holding_word(known.south, known.north)).chance(known.tricks)
    assert found.chance == known.chance
    assert f"{float(100 * found.chance):.0f}" == known.percent


@pytest.mark.unwatched
@settings(max_examples=40, deadline=None)
@given(WHOLE)
def test_chances_lie_between_certainty_and_all_cards_in_sight(word: str) -> None:
    """A whole suit: chances fall with the tricks, and none is above that of all cards in sight.

    That one is the share of divisions in which the other solver takes the tricks.
    """
    suit = Suit(word)
    found = list(suit.chances())
    assert all(one.chance >= two.chance for one, two in pairwise(found))
    assert all(0 < one.chance <= one.in_sight <= 1 for one in found)
    assert all(Fraction(suit.lies.weight(one.lies), DIVISIONS) == one.chance for one in found)
    held = word.count("O")
    profile = Solver().profile(word)
    for one in found:
        ways = sum(
            comb(26 - held, 13 - division.bit_count())
            for division, tricks in enumerate(profile)
            if tricks >= one.tricks
        )
        assert one.in_sight == Fraction(ways, DIVISIONS)


@settings(max_examples=20, deadline=None)
@given(SMALL)
def test_a_turned_table_has_the_same_chances(word: str) -> None:
    """Exchanging South and North changes no chance."""
    assert chances_of(word) == chances_of(exchanged_word(word))


def test_a_suit_without_tricks_has_no_chance() -> None:
    """Hands without cards have no chance of anything."""
    assert list(Suit("O" * 13).chances()) == []
    assert Suit("O" * 13).is_no_guess()


def test_tricks_out_of_reach_end_the_list() -> None:
    """Chances are told as long as there is one; beyond there is none."""
    suit = Suit(holding_word("AJT", "543"))
    assert [found.tricks for found in suit.chances()] == [1, 2]
    assert suit.chance(3).chance == suit.chance(4).chance == 0


def test_one_line_may_be_best_for_everything_or_not() -> None:
    """AQT/543 has one line for two tricks and for three; AQT9876/54 asks what is wanted."""
    assert Suit(holding_word("AQT", "543")).has_one_line()
    assert not Suit(holding_word("AQT9876", "54")).has_one_line()
    assert Suit(holding_word("AQ32", "K54")).has_one_line()
    assert Suit(holding_word("KQ532", "T9")).has_one_line()


def test_what_was_found_for_another_suit_changes_nothing() -> None:
    """A suit that takes over from one with the same lies has the chances it has alone."""
    solver, suit = Solver(), None
    for word in ("OSSONNOO", "ONSOSSOO", "SOSONSOO", "OSNOSSOO", "OSSONO", "SOON", "SSSO", "SOON"):
        suit = Suit(word, solver, suit)
        assert [found.chance for found in suit.chances()] == [one for one in chances_of(word) if one], word


def test_a_suit_without_a_guess() -> None:
    """AQ32/K54 is cashed whatever the lie; AQT/543 would do better if declarer saw the cards."""
    assert Suit(holding_word("AQ32", "K54")).is_no_guess()
    assert not Suit(holding_word("AQT", "543")).is_no_guess()


def test_lies_weigh_all_divisions() -> None:
    """All lies together weigh every way to deal two hands."""
    for word in (holding_word("AQT", "543"), "O" * 13, "S" * 13, "SOSOSOSOSOSOS"):
        lies = Lies(word)
        assert lies.weight(lies.all_of(lies.groups)) == DIVISIONS
