"""Counting and listing: the published figures, and the readings' own."""

from __future__ import annotations

import re
from math import comb
from pathlib import Path

import pytest

from bigdeal_gui.holdings.counting import canonical_forms, form_counts, irreducible_words
from bigdeal_gui.holdings.rules import PUBLISHED, Level, Reading
from bigdeal_gui.holdings.words import all_holding_words
from tests.holdings.forms import reduced

COUNTS = {
    Reading.LITERAL: (797_162, 159_094, 123_951, 120_667, 84_124, 74_344),
    Reading.WIDE: (797_162, 159_094, 123_951, 102_693, 75_546, 66_690),
}


@pytest.mark.unwatched
@pytest.mark.parametrize("reading", Reading)
def test_every_level_is_counted(reading: Reading) -> None:
    """The counts of both readings, of which the first two are the published ones."""
    found = form_counts(reading)
    assert tuple(found.values()) == COUNTS[reading]
    assert list(found) == list(Level)
    assert all(found[level] == PUBLISHED[level] for level in (Level.EXCHANGE, Level.ADJACENT))


def test_the_first_two_counts_have_formulas() -> None:
    """(3^13 + 1)/2 words up to exchange, and (F(28) + F(14))/2 up to order, F being Fibonacci's numbers."""
    fibonacci = [0, 1]
    while len(fibonacci) <= 28:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])
    assert COUNTS[Reading.LITERAL][0] == (3**13 + 1) // 2
    assert COUNTS[Reading.LITERAL][1] == (fibonacci[28] + fibonacci[14]) // 2
    assert sum(comb(13, held) for held in range(14)) == 8192


@pytest.mark.parametrize("reading", Reading)
@pytest.mark.parametrize("level", Level)
def test_lists_are_the_words_that_reductions_end_in(reading: Reading, level: Level) -> None:
    """For suits of six cards the list of each level is what reducing every word gives, each form once."""
    listed = list(canonical_forms(reading, level, 6))
    assert len(listed) == len(set(listed)) == form_counts(reading, 6)[level]
    assert set(listed) == {reduced(word, reading, level) for word in all_holding_words(6)}


def test_lists_come_one_by_one() -> None:
    """The first canonical form of a whole suit comes without the others being made."""
    for level in Level:
        assert next(iter(canonical_forms(Reading.LITERAL, level))) == "S" * 13
    assert next(iter(irreducible_words(()))) == "S" * 13


def test_the_published_counts_are_those_of_the_documents() -> None:
    """The tables of docs/holdings.md begin with each step and end with what the article prints."""
    table = (Path(__file__).parents[2] / "docs" / "holdings.md").read_text("utf-8")
    for level, count in PUBLISHED.items():
        assert re.search(rf"^{level.value} +[\d,]+ +{count:,} ", table, re.MULTILINE)
