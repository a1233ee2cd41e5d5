"""Kinds of holdings: trivial ones, those with a single strategy, and twins."""

from __future__ import annotations

from functools import cache

import pytest

from bigdeal_gui.holdings.kinds import ABOUT_KINDS, HoldingKind, count_kinds, is_trivial_holding, twins_key
from bigdeal_gui.holdings.solver import Solver
from bigdeal_gui.holdings.words import canonical_word, canonical_words, holding_word
from tests.holdings.plain_chances import plain_chance, plain_mean

SMALL = tuple(word for word in canonical_words(6) if word.count("O") <= 3)


@pytest.fixture(scope="module")
def solver() -> Solver:
    """Return a solver that remembers from test to test."""
    return Solver()


@cache
def plain_chances(word: str) -> tuple[float, ...]:
    """Return the chances of 1, 2, … tricks by trying every plan."""
    return tuple(float(plain_chance(word, tricks)) for tricks in range(1, word.count("S") + 1))


@pytest.mark.unwatched
def test_trivial_is_certain_or_out_of_reach(solver: Solver) -> None:
    """Of all small suits those are trivial whose chances, by trying every plan, are 0 or 1."""
    for word in SMALL:
        assert is_trivial_holding(word, solver) == (set(plain_chances(word)) <= {0, 1}), word


def test_the_articles_trivial_holding(solver: Solver) -> None:
    """A32/K54 takes two tricks always; AQ2/543 depends on the king."""
    assert is_trivial_holding(canonical_word(holding_word("A32", "K54")), solver)
    assert not is_trivial_holding(canonical_word(holding_word("AQ2", "543")), solver)


def test_certain_with_all_cards_in_sight_is_not_certain(solver: Solver) -> None:
    """AK32/J98 takes three tricks in every lie, if declarer sees it."""
    assert not is_trivial_holding(canonical_word(holding_word("AK32", "J98")), solver)


@pytest.mark.unwatched
def test_one_line_has_the_chances_of_all() -> None:
    """A suit counts as one-line where the best mean, by trying every plan, is the sum of the best chances."""
    words = [word for word in SMALL if word.count("S")][::3]
    best = sum(abs(float(plain_mean(word)) - sum(plain_chances(word))) < 1e-12 for word in words)
    assert count_kinds(words, [HoldingKind.ONE_LINE]) == {HoldingKind.ONE_LINE: best}


def test_the_articles_twins_are_twins(solver: Solver) -> None:
    """AQ32/K54 and AKQ5/432 have one key; AKJ5/432 has another."""
    first, second, other = (
        canonical_word(holding_word(south, north))
        for south, north in (("AQ32", "K54"), ("AKQ5", "432"), ("AKJ5", "432"))
    )
    assert twins_key(first, solver) == twins_key(second, solver) != twins_key(other, solver)
    assert count_kinds([first, second, other], ABOUT_KINDS) == {
        HoldingKind.TRIVIAL: 0,
        HoldingKind.ONE_LINE: 2,
        HoldingKind.NO_GUESS: 2,
        HoldingKind.TWINS: 1,
        HoldingKind.TOP_TWINS: 1,
    }


def test_equal_hands_are_twins_when_the_table_is_turned(solver: Solver) -> None:
    """A3/Q2 and Q3/A2 are one suit seen from two sides."""
    assert twins_key("SONOSNOOOOOOO", solver) == twins_key("NOSOSNOOOOOOO", solver)


def test_twins_between_others_are_no_top_twins() -> None:
    """A card of the opponents between makes twins, but not from the top."""
    words = ["SSONNOOOOOOOO", "SNOSNOOOOOOOO", "SNONSOOOOOOOO"]
    found = count_kinds(words, [HoldingKind.TWINS, HoldingKind.TOP_TWINS])
    assert found[HoldingKind.TOP_TWINS] == 0
    assert found[HoldingKind.TWINS] >= 1


def test_counting_tells_how_far_it_is() -> None:
    """Progress takes the words done and their number."""
    told: list[tuple[int, int]] = []
    count_kinds(["SOSOO", "OOOOO"], [HoldingKind.TRIVIAL], lambda done, total: told.append((done, total)))
    assert told == [(1, 2), (2, 2)]
