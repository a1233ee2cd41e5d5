"""The promise of a round of drand: one sentence, one line of JSON, and what the inspector says of it."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from bigdeal_gui.errors.tournament import AnotherRound, InvalidRule, RoundNotSigned
from bigdeal_gui.tournament.inspector import inspect_plan
from bigdeal_gui.tournament.plan import BoardsRule, Phase, Plan
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.calendars import told_day
from bigdeal_gui.tournament.value.known_rules import known_rule
from bigdeal_gui.tournament.value.round_rule import (
    RoundRule,
    is_randomness,
    praise_of_promise,
    round_or_figure,
    round_promise_findings,
    rule_from_json,
)
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, Source, SourceRule, ValueKind
from bigdeal_gui.tournament.value.value_form import is_value_to_come, spelling_rule
from bigdeal_gui.words import english, translate_with

EVENING = datetime(2027, 7, 6, 18, tzinfo=UTC)
NUMBER = drand.round_at(EVENING)
DOW = SourceRule(date(2027, 7, 7), (KNOWN_SOURCES[0],))
OWN = SourceRule(
    None, text="the draw of the Dutch lottery of 10 July 2027, its numbers in the order of the draw"
)
RULE = RoundRule(NUMBER, DOW)


def test_the_sentence_leaves_nothing_open() -> None:
    """Network, number, moment, how the value is written, and what counts otherwise."""
    words = RULE.in_words()
    for part in (
        "64 hexadecimal digits in small letters",
        f"round {NUMBER} of the drand network quicknet (chain {drand.CHAIN})",
        "which appears on Tuesday 6 July 2027 at 18:00:00 UTC; if the network has ended before, this ",
        "Closing value of the Dow Jones Industrial Average on Wednesday 7 July 2027",
    ):
        assert part in words
    assert RULE.day == date(2027, 7, 6)
    assert RULE.moment == EVENING


def test_what_is_said_of_a_round_is_in_the_users_language_and_its_sentence_is_not() -> None:
    """The promise is the same to the byte in every language; days in findings are the reader's."""
    promised, when = RULE.in_words(), RULE.when
    translate_with(english, "de")
    try:
        assert RULE.in_words() == promised
        assert RULE.when == "06.07.2027 18:00:00 UTC"
        assert told_day(RULE.day) == "06.07.2027"
    finally:
        translate_with(None)
    assert when == "Tuesday 6 July 2027 at 18:00:00 UTC"


@pytest.mark.parametrize("rule", [RULE, RoundRule(NUMBER, OWN), RoundRule(1, DOW)])
def test_a_rule_is_known_again_by_its_words_and_by_its_json(rule: RoundRule) -> None:
    """The plan keeps the words alone; the commitment one line, in one form."""
    assert known_rule(rule.in_words()) == rule
    line = rule.to_json()
    assert rule_from_json(line) == rule
    assert line == json.dumps(json.loads(line), sort_keys=True, separators=(",", ":"))
    beacon = f'{{"chain":"{drand.CHAIN}","network":"quicknet","round":{rule.number}}}'
    assert line == f'{{"drand":{beacon},"or_else":{rule.or_else.to_json()}}}'
    assert rule_from_json(line.ljust(4_000)) == rule
    with pytest.raises(InvalidRule):
        rule_from_json(line.ljust(4_001))


@pytest.mark.parametrize(
    ("old", "new"),
    [("quicknet", "default"), ("52db9ba7", "52db9ba8"), ("18:00:00", "18:00:03"), (str(NUMBER), "0" * 9)],
)
def test_a_sentence_that_was_changed_is_nobodys_rule(old: str, new: str) -> None:
    """Another network, moment or number than its own makes words of somebody's own."""
    assert known_rule(RULE.in_words().replace(old, new)) is None


def test_a_round_beyond_the_years_of_tournaments_is_none() -> None:
    """The sentence is in somebody's own words then, and the rule cannot be made."""
    late = drand.round_at(datetime(2100, 1, 2, tzinfo=UTC))
    words = RULE.in_words().replace(str(NUMBER), str(late))
    assert known_rule(words) is None
    for number in (0, late, drand.MAX_NUMBER + 1):
        with pytest.raises(InvalidRule, match="no such round"):
            RoundRule(number, DOW)


@pytest.mark.parametrize("number", [0, -5, drand.MAX_NUMBER + 1, 10**12, 10**30])
def test_a_round_that_no_calendar_reaches_is_none(number: int) -> None:
    """It is refused before anybody asks for the day after it."""
    with pytest.raises(InvalidRule, match="no such round"):
        round_or_figure(number, KNOWN_SOURCES[0])


def test_what_counts_otherwise_is_a_figure_of_the_day_after() -> None:
    """Or of as many days later as are wanted; a day beyond the years of tournaments is refused."""
    assert round_or_figure(NUMBER, KNOWN_SOURCES[0]) == RULE
    assert round_or_figure(NUMBER, KNOWN_SOURCES[0], timedelta(days=5)).or_else.day == date(2027, 7, 11)
    assert round_or_figure(1, KNOWN_SOURCES[0]).number == 1
    last = drand.round_at(datetime(2099, 12, 31, 12, tzinfo=UTC))
    assert RoundRule(last, OWN).day == date(2099, 12, 31)
    with pytest.raises(InvalidRule, match="2099"):
        round_or_figure(last, KNOWN_SOURCES[0])


def test_a_sentence_must_fit_into_the_plan() -> None:
    """What counts otherwise can be told at some length, but not at any."""
    assert len(RoundRule(NUMBER, SourceRule(None, text="a" * 500)).in_words()) < 1000
    long = [Source(letter * 100, ValueKind.CLOSE, "XNYS", 2, letter * 100) for letter in "ab"]
    two = SourceRule(date(2027, 7, 7), tuple(long))
    with pytest.raises(InvalidRule, match="longer than 1000"):
        RoundRule(NUMBER, two)

    def telling(letters: int) -> RoundRule:
        """Return a rule whose sentence has so many letters more than another."""
        one = replace(long[0], publisher="a" * letters)
        return RoundRule(NUMBER, replace(two, sources=(one, replace(long[1], publisher="b"))))

    spare = 1000 - len(telling(1).in_words())
    assert len(telling(1 + spare).in_words()) == 1000
    with pytest.raises(InvalidRule, match="longer than 1000"):
        telling(2 + spare)


@pytest.mark.parametrize(
    "line",
    [
        RULE.to_json().replace('"round":', '"rund":'),
        RULE.to_json().replace(str(NUMBER), f'"{NUMBER}"'),
        RULE.to_json().replace("quicknet", "fastnet"),
        RULE.to_json().replace('"or_else"', '"else"'),
        '{"drand":5,"or_else":{}}',
        RULE.to_json().replace('"text":""', '"text":"both"'),
        "[" * 5000,
        "nothing",
    ],
)
def test_a_line_that_is_no_rule_is_refused(line: str) -> None:
    """Nothing of it is guessed."""
    with pytest.raises(InvalidRule):
        rule_from_json(line)


def test_a_round_that_is_not_the_promised_one_is_refused() -> None:
    """By its number, and then by its signature."""
    served = json.loads((Path(__file__).parents[2] / "vectors" / "drand" / "rounds.json").read_text("ascii"))
    first = drand.read_round(json.dumps(served["rounds"][0]))
    rule = RoundRule(first.number, OWN)
    rule.require(first)
    with pytest.raises(AnotherRound, match=f"round {first.number}; round {NUMBER} was promised"):
        RULE.require(first)
    with pytest.raises(RoundNotSigned):
        rule.require(replace(first, signature=first.signature[::-1]))


def codes(rule: RoundRule, now: datetime) -> list[str]:
    """Return what is found about a promise that is made now."""
    return [finding.code for finding in round_promise_findings(rule, today=now.date(), now=now)]


def test_a_round_is_promised_an_hour_ahead_at_least() -> None:
    """An hour is enough for the program; on the same day it warns, and a year ahead it asks."""
    assert codes(RULE, EVENING - timedelta(days=20)) == []
    assert codes(RULE, EVENING - timedelta(hours=1)) == ["date-today"]
    (finding,) = round_promise_findings(RULE, today=EVENING.date(), now=EVENING - timedelta(minutes=59))
    assert finding.is_error
    assert finding.code == "round-too-early"
    assert codes(RULE, EVENING + timedelta(days=1)) == ["round-too-early"]
    assert codes(RULE, EVENING - timedelta(days=400)) == []
    assert codes(RULE, EVENING - timedelta(days=401)) == ["date-far"]
    assert round_promise_findings(RULE) == ()


def test_what_counts_otherwise_is_looked_at_too() -> None:
    """A closed exchange, or a value that is known before the round."""
    before = EVENING - timedelta(days=20)
    closed = RoundRule(NUMBER, SourceRule(date(2027, 12, 25), (KNOWN_SOURCES[0],)))
    assert codes(closed, before) == ["closed-day"]
    known = RoundRule(NUMBER, SourceRule(date(2027, 7, 5), (KNOWN_SOURCES[5],)))
    assert codes(known, before) == ["fallback-too-early"]
    same_day = RoundRule(NUMBER, SourceRule(date(2027, 7, 6), (KNOWN_SOURCES[5],)))
    assert codes(same_day, before) == []
    assert codes(RoundRule(NUMBER, OWN), before) == []


def test_the_inspector_praises_it_and_finds_nothing() -> None:
    """Where a closing price in one's own words gets several warnings."""
    phases = (Phase(1, BoardsRule.parse("1-8"), "rr", "Final"),)
    plan = Plan("Cup", RULE.in_words(), phases)
    before = EVENING - timedelta(days=20)
    assert inspect_plan(plan, (), rule=RULE, today=before.date(), now=before) == ()
    assert "256 bits" in praise_of_promise(RULE)
    assert praise_of_promise(DOW) == praise_of_promise(None) == ""
    late = inspect_plan(plan, (), rule=RULE, today=EVENING.date(), now=EVENING)
    assert [finding.code for finding in late if finding.is_error] == ["round-too-early"]
    assert praise_of_promise(RULE, late) == ""
    practice = plan.as_practice()
    assert inspect_plan(practice, (), rule=RULE, today=EVENING.date(), now=EVENING) == ()


def test_nobody_can_know_a_round_before_it_appears() -> None:
    """To the second."""
    assert is_value_to_come(RULE, EVENING - timedelta(seconds=1))
    assert not is_value_to_come(RULE, EVENING)


def test_a_typed_value_is_that_of_what_counts_otherwise() -> None:
    """The randomness itself is never typed, so it needs no spelling."""
    assert spelling_rule(RULE.in_words(), RULE) == DOW
    assert spelling_rule(RULE.in_words(), None) == DOW
    assert spelling_rule("", RoundRule(NUMBER, OWN)) is None
    assert is_randomness("0f" * 32)
    assert not is_randomness("0F" * 32)
    assert not is_randomness("2435017")
