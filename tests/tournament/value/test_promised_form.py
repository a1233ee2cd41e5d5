"""The form of a value that a promise leaves: a number with so many decimals, as its source publishes it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from bigdeal_gui.tournament.value.outside_value import canonical_value
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule
from bigdeal_gui.tournament.value.value_form import form_problem, source_problem

INDEX = KNOWN_SOURCES[0]
DAY = date(2027, 7, 6)
ONE = SourceRule(DAY, (INDEX,))
TWO = SourceRule(DAY, (INDEX, replace(KNOWN_SOURCES[1], decimals=0)))


@pytest.mark.parametrize(
    "text", ["43,275.91", "43275.91", "43275,91", "43.275,91", " 43,275.91 ", "0.50", "1,043,275.91"]
)
def test_what_is_as_promised(text: str) -> None:
    """Points and commas are written in many ways; the decimals are those that were promised."""
    assert form_problem(text, ONE) == ""
    assert canonical_value(text).isdigit()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("43,275.9", "decimals of the Dow Jones Industrial Average: promised 2, typed 1"),
        ("43,275.910", "promised 2, typed 3"),
        ("4327591", "promised 2, typed 0"),
        ("43,275", "promised 2, typed 3"),
        ("43,27.591,00", "are in the wrong places"),
        ("043,275.91", "are in the wrong places"),
        ("closed", "is a number"),
        ("43,275.91.", "is a number"),
        ("43'275.91", "is a number"),
        ("43 275.91", "a number without spaces was promised"),
        ("43,275.91 points", "a number without spaces was promised"),
        ("", "a number without spaces was promised"),
    ],
)
def test_what_is_not_as_promised(text: str, words: str) -> None:
    """Every other spelling is told, in what it differs."""
    assert words in form_problem(text, ONE)


def test_two_sources_stand_in_their_order() -> None:
    """Two values have a blank between, each with the decimals of its own source."""
    assert form_problem("43,275.91 6,012", TWO) == ""
    assert "two numbers with one space" in form_problem("43,275.91", TWO)
    assert "decimals of the S&P 500: promised 0, typed 2" in form_problem("43,275.91 6,012.31", TWO)
    assert source_problem("6012", TWO.sources[1]) == ""
    assert source_problem("6.012", TWO.sources[1]) == ""


def test_own_words_promise_no_form() -> None:
    """What somebody promised in own words can be written in any way."""
    assert form_problem("3, 7 and 9", SourceRule(None, text="Lotto numbers")) == ""
