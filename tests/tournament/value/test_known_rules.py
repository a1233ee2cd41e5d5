"""The rule behind the sentence of a known source."""

from __future__ import annotations

from datetime import date

import pytest

from bigdeal_gui.tournament.holders.holder_promise import SharedPromise
from bigdeal_gui.tournament.value.known_rules import known_rule, rule_in_words, source_by_name
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule
from tests.services.tournament.verdict_hands import BOTH

DAY = date(2027, 7, 6)


@pytest.mark.parametrize("source", KNOWN_SOURCES, ids=lambda source: source.name)
def test_a_sentence_is_known_again(source: object) -> None:
    """The words of each known source lead back to its rule; so do those of two in their order."""
    for sources in {(source,), (source, KNOWN_SOURCES[0]), (KNOWN_SOURCES[1], source)}:
        if len(set(sources)) == len(sources):
            rule = SourceRule(DAY, sources)
            assert known_rule(rule.in_words()) == rule


@pytest.mark.parametrize(
    "words",
    [
        "",
        "Lotto numbers of the next Saturday",
        "Closing value of the DAX on Tuesday 6 July 2027",
        "Closing value of the DAX on Tuesday 31 February 2027",
        "Closing value of the DAX on Tuesday 6 July 1827",
    ],
)
def test_own_words_have_no_rule(words: str) -> None:
    """Other sentences, and days that no calendar has, are in somebody's own words."""
    assert known_rule(words) is None


def test_a_day_behind_own_words_is_found_again() -> None:
    """In the one form in which it is written there; whoever verifies takes no sentence for such a rule."""
    rule = SourceRule(DAY, text="Numbers of the lottery (6 of 49)")
    for sentence in (rule.in_words(), SharedPromise(rule.in_words(), BOTH).in_words()):
        assert rule_in_words(sentence) == rule
        assert known_rule(sentence) is None
    known = SourceRule(DAY, KNOWN_SOURCES[:1])
    assert rule_in_words(known.in_words()) == known


@pytest.mark.parametrize(
    "words",
    [
        "",
        "(Tuesday 6 July 2027)",
        "Lotto (Wednesday 6 July 2027)",
        "Lotto (Tuesday 06 July 2027)",
        "Lotto (Wednesday 31 February 2027)",
        "Lotto (Tuesday 6 July 2027) or the one after",
        "Lotto on Tuesday 6 July 2027",
    ],
)
def test_other_words_have_no_day(words: str) -> None:
    """A day that is none, or stands otherwise, may be meant in another way."""
    assert rule_in_words(words) is None


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("DAX", "DAX"),
        (" dow  jones ", "Dow Jones Industrial Average"),
        ("s&p 500", "S&P 500"),
        ("S&P", None),
        ("", None),
        ("Lotto", None),
    ],
)
def test_a_source_is_found_by_its_name(text: str, name: str | None) -> None:
    """Its name, or a beginning that no other has, in any capitals."""
    found = source_by_name(text)
    assert (found.name if found else None) == name
