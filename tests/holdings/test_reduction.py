"""The steps: the article's examples, and what holds of every word."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.holdings.reduction import Step, first_reduction, hand_roles, reduction_steps
from bigdeal_gui.holdings.rules import ABOUT, Level, Reading, reduction_rules
from bigdeal_gui.holdings.words import canonical_words, exchanged_word, holding_word, ordered_word
from tests.holdings.forms import reduced

WORDS = st.text("SNO", max_size=13)
READINGS = st.sampled_from(Reading)
LEVELS = st.sampled_from(Level)

EXAMPLES = [
    (Level.ADJACENT, ("AX95", "Q4"), ("AX94", "Q5")),
    (Level.USEFUL, ("AQX987", "J432"), ("AQX765", "J432")),
    (Level.SEQUENCE, ("AX976", "KQ"), ("AX932", "KQ")),
    (Level.WEAKEST, ("AQX83", "J976"), ("AQX83", "J942")),  # printed as AQX8/J942, a card short
    (Level.WEAKEST, ("KJ9", "753"), ("KJ9", "432")),
    (Level.WEAKEST, ("AQX", "J96"), ("AQX", "J32")),
    (Level.SENTINEL, ("AJ2", "765"), ("AJ2", "543")),
]


@pytest.mark.parametrize("reading", Reading)
@pytest.mark.parametrize(("level", "one", "other"), EXAMPLES)
def test_examples_of_the_article_are_one(
    level: Level, one: tuple[str, str], other: tuple[str, str], reading: Reading
) -> None:
    """Holdings that the article calls the same have one canonical form from their step on."""
    first, second = holding_word(*one), holding_word(*other)
    assert reduced(first, reading, level) == reduced(second, reading, level)
    assert reduced(first, reading) == reduced(second, reading)


def test_the_wide_reading_alone_joins_the_articles_example_of_masters() -> None:
    """AX/KJ becomes A2/K3 only where each master of one hand sinks a card of the other."""
    first, second = holding_word("AX", "KJ"), holding_word("A2", "K3")
    assert reduced(first, Reading.WIDE) == reduced(second, Reading.WIDE)
    assert reduced(first, Reading.LITERAL) != reduced(second, Reading.LITERAL)


@pytest.mark.parametrize("reading", Reading)
def test_the_articles_two_that_differ_stay_two(reading: Reading) -> None:
    """AQ2/JX and AQ2/J3 have different canonical forms."""
    assert reduced(holding_word("AQ2", "JX"), reading) != reduced(holding_word("AQ2", "J3"), reading)


@pytest.mark.parametrize("reading", Reading)
def test_twins_are_beyond_these_steps(reading: Reading) -> None:
    """The article's twins AQ32/K54 and AKQ5/432 stay two: that step is not taken."""
    assert reduced(holding_word("AQ32", "K54"), reading) != reduced(holding_word("AKQ5", "432"), reading)


def test_each_step_names_its_rule() -> None:
    """The trail from Q4/AX95 tells the exchange and the sinking, with the word after each."""
    assert list(reduction_steps(holding_word("Q4", "AX95"), Reading.LITERAL)) == [
        Step(Level.EXCHANGE, "SONOSSOOOSNOO"),
        Step(Level.WEAKEST, "SONOSSOOOSOON"),
    ]


def test_a_canonical_form_takes_no_step() -> None:
    """A suit that the opponents hold whole is canonical as it is."""
    assert list(reduction_steps("O" * 13, Reading.WIDE)) == []


def test_rules_sink_what_the_article_says() -> None:
    """Each rule on one example: the places that it sinks."""
    cases = {
        "2": ("SSOSS", [1, 3, 4]),
        "3 literal": ("SNOSO", [3]),
        "3 wide": ("NOSONO", [2]),
        "4": ("SOSONO", [4]),
        "5": ("OSO", [1]),
    }
    rules = {rule.name: rule for reading in Reading for rule in reduction_rules(reading)}
    assert {name: rules[name].places(word, "S", "N") for name, (word, _) in cases.items()} == {
        name: places for name, (_, places) in cases.items()
    }


def test_the_fourth_step_is_alike_in_both_directions() -> None:
    """Of equal hands each sinks as many cards as when the two are exchanged."""
    (rule,) = reduction_rules(Reading.LITERAL, Level.WEAKEST)[-1:]
    equal = [word for word in canonical_words(8) if word.count("S") == word.count("N")]
    found = [len(rule.places(word, "N", "S")) for word in equal]
    assert found == [len(rule.places(ordered_word(exchanged_word(word)), "S", "N")) for word in equal]
    assert rule.places("SNO", "N", "S") == [0]


@pytest.mark.parametrize("word", ["SSS", "OOO", "OSN", "SO", "SOO", ""])
def test_no_rule_moves_what_lies_low_already(word: str) -> None:
    """Cards without an opponent's card below them do not sink any further."""
    for reading in Reading:
        assert first_reduction(word, reduction_rules(reading)) is None


def test_either_hand_may_be_the_longer_where_both_are_equal() -> None:
    """In SN both hands are tried as the longer, in SSN South alone."""
    assert hand_roles("SN") == (("S", "N"), ("N", "S"))
    assert hand_roles("SSN") == (("S", "N"),)


def test_every_level_has_its_sentence_and_rules_come_by_level() -> None:
    """Each level is described, and asking for a level leaves out the rules beyond it."""
    assert set(ABOUT) == set(Level)
    assert [rule.name for rule in reduction_rules(Reading.WIDE, Level.WEAKEST)] == ["2", "3 wide", "4"]
    assert reduction_rules(Reading.LITERAL, Level.ADJACENT) == ()


@given(WORDS, READINGS, LEVELS)
def test_reduction_is_idempotent(word: str, reading: Reading, level: Level) -> None:
    """What is reduced does not reduce further."""
    once = reduced(word, reading, level)
    assert reduced(once, reading, level) == once


@given(WORDS, READINGS, LEVELS)
def test_exchange_before_reduction_makes_no_difference(word: str, reading: Reading, level: Level) -> None:
    """A word and its exchange have one canonical form."""
    assert reduced(exchanged_word(word), reading, level) == reduced(word, reading, level)


@given(WORDS, READINGS, LEVELS.filter(lambda level: level >= Level.ADJACENT))
def test_order_before_reduction_makes_no_difference(word: str, reading: Reading, level: Level) -> None:
    """A word and its ordered form have one canonical form, from the first step on."""
    assert reduced(ordered_word(word), reading, level) == reduced(word, reading, level)


@pytest.mark.unwatched
@given(WORDS, READINGS)
def test_every_step_keeps_the_lengths(word: str, reading: Reading) -> None:
    """No step gives a card to another hand, and none but the exchange changes whose hand is whose."""
    lengths = sorted((word.count("S"), word.count("N"))), word.count("O")
    for step in reduction_steps(word, reading):
        assert (sorted((step.word.count("S"), step.word.count("N"))), step.word.count("O")) == lengths
