"""Holders of words: the promise that names them, and the value that holds their words."""

from __future__ import annotations

import hashlib
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.tournament import InvalidField, InvalidRule, InvalidValue
from bigdeal_gui.tournament.fields import MAX_PROMISE
from bigdeal_gui.tournament.holders.holder_promise import (
    MAX_HOLDERS,
    MAX_NAME,
    Holder,
    PartKind,
    SharedPromise,
    SharedValue,
    hash_of_words,
    holder_name,
    holder_part_kind,
    new_holder,
    same_holder_name,
    shared_promise,
    shared_value,
)
from bigdeal_gui.tournament.plan import Plan
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.known_rules import known_rule
from bigdeal_gui.tournament.value.round_rule import RoundRule
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule

HASH = hash_of_words("hawk-sister")
OTHER = hash_of_words("sister-hawk")
TEAM_B = Holder("Team B", HASH)
TEAM_C = Holder("Équipe C", OTHER)
RULE = SourceRule(date(2027, 7, 6), (KNOWN_SOURCES[0],))

names = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1, max_size=MAX_NAME)
holders = st.builds(Holder, names.filter(lambda name: ";" not in name), st.sampled_from([HASH, OTHER]))


def test_the_promise_is_one_sentence() -> None:
    """The words of the outside value, a clause for each holder in order, and what happens without words."""
    assert SharedPromise("The draw", (TEAM_B, TEAM_C)).in_words() == (
        "The draw; then a blank and the words of Team B, joined by hyphens, whose SHA-256 is "
        f"{HASH}; then a blank and the words of Équipe C, joined by hyphens, whose SHA-256 is {OTHER}"
        "; for words that are withheld, their SHA-256 stands in their place"
    )


def test_without_holders_the_promise_is_that_of_the_value() -> None:
    """Nothing is added to it, and nothing is found in it."""
    assert SharedPromise("The draw; of Sunday").in_words() == "The draw; of Sunday"
    assert shared_promise("The draw; of Sunday") == SharedPromise("The draw; of Sunday")


@pytest.mark.unwatched
@given(
    st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1),
    st.lists(holders, min_size=1, max_size=4),
)
def test_every_promise_is_found_again(outside: str, some: list[Holder]) -> None:
    """Whatever stands before it, and whatever the holders are called."""
    promise = SharedPromise(outside, tuple(some))
    assert shared_promise(promise.in_words()) == promise


@pytest.mark.parametrize(
    "change",
    [
        ("; for words that are withheld, their SHA-256 stands in their place", ""),
        ("; for words", ", for words"),
        ("joined by hyphens", "joined by blanks"),
        (HASH, HASH[:-1]),
        (HASH, HASH.upper()),
        ("Team B", "Team B "),
        ("Team B", " Team B"),
        ("Team B", "Team;B"),
        ("Team B", "T" * (MAX_NAME + 1)),
        ("Team B", ""),
        ("their place", "their place."),
        ("The draw", ""),
    ],
)
def test_another_sentence_names_no_holder(change: tuple[str, str]) -> None:
    """It is read as somebody's own words: a sign more or less is another promise."""
    sentence = SharedPromise("The draw", (TEAM_B,)).in_words().replace(*change)
    assert shared_promise(sentence) == SharedPromise(sentence)


def test_the_rule_before_the_holders_is_known() -> None:
    """A known source and a round of drand are found although holders are named behind them."""
    for rule in (RULE, RoundRule(1000, SourceRule(None, text="The draw; of Sunday")), RoundRule(1000, RULE)):
        assert known_rule(SharedPromise(rule.in_words(), (TEAM_B, TEAM_C)).in_words()) == rule


def test_eight_holders_fit_beside_a_round_and_a_known_source() -> None:
    """Whatever they are called, and whatever the source; their words fit into the value."""
    number = drand.MAX_NUMBER // 10
    longest = max(
        (RoundRule(number, SourceRule(date(2027, 9, 29), (one,))).in_words() for one in KNOWN_SOURCES),
        key=len,
    )
    eight = tuple(Holder(f"{n}" + "x" * (MAX_NAME - 1), HASH) for n in range(MAX_HOLDERS))
    sentence = SharedPromise(longest, eight).in_words()
    assert Plan(source=sentence).source == sentence
    words = "-".join(["eightyyy"] * 12)
    assert len(SharedValue("f" * 64, (words,) * MAX_HOLDERS).in_file()) <= MAX_PROMISE


def test_too_many_holders_are_refused_with_their_number() -> None:
    """Nine are one too many; so are fewer where the sentence gets too long, which is said with figures."""
    with pytest.raises(InvalidRule, match="8 holders"):
        SharedPromise("x", (TEAM_B,) * 9).in_words()
    with pytest.raises(InvalidRule, match=r"has 2\d\d\d characters, 2000 at most: use fewer holders"):
        SharedPromise("x" * 900, (Holder("y" * 40, HASH),) * 7).in_words()


def test_a_holder_is_entered_by_name_and_hash() -> None:
    """Blanks, colons and capitals of the hash do not matter, blanks too many in the name neither."""
    spaced = " ".join(HASH[start : start + 8] for start in range(0, 64, 8)).upper()
    assert new_holder("  Team   B ", f" {spaced}\n") == TEAM_B
    assert TEAM_B.line == f"{HASH} Team B"


@pytest.mark.parametrize("digits", ["", HASH[:-1], HASH + "0", "g" + HASH[1:]])
def test_what_is_no_hash_is_refused(digits: str) -> None:
    """It has 64 hexadecimal digits."""
    with pytest.raises(InvalidField, match="hash of the words is not valid: it is not 64"):
        new_holder("Team B", digits)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (" ", "it is empty"),
        ("x" * 41, "longer than 40 characters"),
        ("Teams B; C", "it has “;”"),
        ("Team=B", "it has “=”"),
        ("Team\u200bB", "invisible"),
    ],
)
def test_a_name_that_no_promise_can_hold_is_refused(name: str, why: str) -> None:
    """And it is said why."""
    with pytest.raises(InvalidField, match=why) as caught:
        holder_name(name)
    assert caught.value.field == "name of the holder"
    assert holder_name("x" * 40) == "x" * 40


def test_names_are_compared_as_people_do() -> None:
    """Capitals, blanks and the way of writing accents do not matter."""
    assert same_holder_name("Équipe  C", "e\u0301quipe c")
    assert not same_holder_name("Team B", "Team C")


def test_a_value_is_taken_apart_from_its_end() -> None:
    """The outside value may have blanks itself; the last parts are the holders'."""
    both = (TEAM_B, TEAM_C)
    assert shared_value("3 11 17 hawk-sister x", both) == SharedValue("3 11 17", ("hawk-sister", "x"))
    assert shared_value("3 11 17 hawk-sister x", ()) == SharedValue("3 11 17 hawk-sister x")
    assert SharedValue("3 11 17", ("hawk-sister", "x")).in_file() == "3 11 17 hawk-sister x"
    assert SharedValue("3 11 17", None).in_file() == "3 11 17"


@pytest.mark.parametrize("value", ["3", "3 hawk-sister", "3  hawk-sister", "3 hawk-sister "])
def test_a_value_without_all_parts_is_left_whole(value: str) -> None:
    """Nothing is guessed where parts are missing or empty."""
    assert shared_value(value, (TEAM_B, TEAM_C)) == SharedValue(value, None)


def test_a_value_too_long_for_the_plan_is_refused() -> None:
    """The outside value and all words share its line."""
    with pytest.raises(InvalidValue, match="longer than 2000 characters"):
        SharedValue("x" * 1989, ("hawk-sister",)).in_file()
    assert len(SharedValue("x" * 1988, ("hawk-sister",)).in_file()) == 2000


def test_a_part_is_words_a_hash_or_something_else() -> None:
    """The words are known by their SHA-256 alone, to the letter."""
    assert holder_part_kind("hawk-sister", TEAM_B) is PartKind.WORDS
    assert holder_part_kind(HASH, TEAM_B) is PartKind.WITHHELD
    for other in ("Hawk-sister", "hawk sister", "sister-hawk", HASH.upper(), OTHER):
        assert holder_part_kind(other, TEAM_B) is PartKind.OTHER
    assert hashlib.sha256(b"hawk-sister").hexdigest() == HASH
