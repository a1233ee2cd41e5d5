"""The benchmark of readings: its chains, and the table that docs/holdings.md shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.readings import CHAINS, row
from bigdeal_gui.holdings.counting import form_counts, word_counts
from bigdeal_gui.holdings.rules import Level, Reading

PAGE = Path(__file__).parents[2] / "docs" / "holdings.md"


@pytest.mark.parametrize("reading", Reading)
def test_the_programs_own_readings_are_among_them(reading: Reading) -> None:
    """Those two chains are the ones that the program counts."""
    own = word_counts(CHAINS[reading.value], 7)
    assert own == {
        level: count for level, count in form_counts(reading, 7).items() if level != Level.EXCHANGE
    }


def test_readings_differ() -> None:
    """On suits of eight cards most readings have counts of their own, and the strict one leaves most."""
    found = {name: tuple(word_counts(rules, 8).values()) for name, rules in CHAINS.items()}
    assert len(set(found.values())) >= 8
    assert max(found, key=lambda name: found[name][-1]) == "literal, strict"


def test_the_page_shows_every_reading() -> None:
    """The page has a row for each, in this order, with five figures; rows come from the counts."""
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith(("| literal", "| wide"))]
    names = [line.split(" | ")[0].removeprefix("| ") for line in rows]
    assert names[-len(CHAINS) :] == list(CHAINS)
    assert row("wide", 3).startswith("| wide | ")
