"""Promises of an outside value: exact, in words, and checked against the calendar."""

from __future__ import annotations

import json
from datetime import date
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.tournament import InvalidRule
from bigdeal_gui.tournament.findings import Severity
from bigdeal_gui.tournament.value.calendars import exchange_by_code
from bigdeal_gui.tournament.value.promises import read_promise
from bigdeal_gui.tournament.value.sources import (
    KNOWN_SOURCES,
    MAX_JSON,
    Source,
    SourceRule,
    ValueKind,
    rule_findings,
)

if TYPE_CHECKING:
    from collections.abc import Callable

DOW = KNOWN_SOURCES[0]
DAX = next(one for one in KNOWN_SOURCES if one.name == "DAX")
STOCKHOLM = next(one for one in KNOWN_SOURCES if one.exchange == "XSTO")
DAY = date(2026, 7, 14)

names = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz&'ü0123456789", min_size=1, max_size=40)
sources = st.builds(
    Source,
    name=names,
    kind=st.sampled_from(ValueKind),
    exchange=st.sampled_from(["", "XNYS", "XLON", "XSTO", "ABCD"]),
    decimals=st.integers(0, 8),
    publisher=st.one_of(st.just(""), names),
)
days = st.dates(date(1990, 1, 1), date(2099, 12, 31))
rules = st.one_of(
    st.builds(SourceRule, days, st.lists(sources, min_size=1, max_size=2, unique=True).map(tuple)),
    st.builds(SourceRule, st.one_of(st.none(), days), st.just(()), names),
)


def test_one_source_is_promised_in_a_sentence() -> None:
    """It has value, index, date in words, decimals, publisher, exchange and what if that is closed."""
    assert SourceRule(DAY, (DOW,)).in_words() == (
        "Closing value of the Dow Jones Industrial Average on Tuesday 14 July 2026, with 2 decimals, as "
        "published by S&P Dow Jones Indices; if the New York Stock Exchange (XNYS) is closed on that day, "
        "the closing value of the next day on which it is open"
    )


def test_two_sources_are_promised_with_their_order() -> None:
    """Both sentences stand there, and how the two values are written together."""
    words = SourceRule(DAY, (DOW, DAX)).in_words()
    assert words.startswith(
        "First, closing value of the Dow Jones Industrial Average on Tuesday 14 July 2026"
    )
    assert " Second, closing value of the DAX on Tuesday 14 July 2026" in words
    assert words.endswith("Both are written in this order with one blank between")
    assert words.isascii()


@pytest.mark.parametrize(
    ("source", "part"),
    [
        (
            Source("Gauge", ValueKind.OPEN, "XLON", 0),
            "opening value of the Gauge on Tuesday 14 July 2026, without decimals; if the London",
        ),
        (
            Source("Gauge", ValueKind.FIX, "XLON", 1),
            "fixing of the Gauge on Tuesday 14 July 2026, with 1 dec",
        ),
        (
            Source("Gauge", ValueKind.FIX, "XABC", 3, "Somebody"),
            ", with 3 decimals, as published by Somebody; if the exchange XABC is closed on that day",
        ),
        (
            Source("Gauge", ValueKind.CLOSE),
            ", with 2 decimals; if none is published for that day, the closing value of the next day that",
        ),
    ],
)
def test_every_part_has_its_words(source: Source, part: str) -> None:
    """Opening value, fixing, decimals, an exchange that is not in the list, and none at all."""
    assert part in source.in_words(DAY)


def test_anything_else_is_promised_in_own_words() -> None:
    """A text stands as it is written, with the date behind it where one is given."""
    assert SourceRule(None, text="The first hand of the village lottery").in_words() == (
        "The first hand of the village lottery"
    )
    assert SourceRule(DAY, text="Draw 6 of 49").in_words() == "Draw 6 of 49 (Tuesday 14 July 2026)"


@given(rules)
def test_a_rule_survives_its_json(rule: SourceRule) -> None:
    """What is written is read back equal, from one line of ASCII."""
    text = rule.to_json()
    assert text.isascii()
    assert "\n" not in text
    assert SourceRule.from_json(text) == rule
    assert json.loads(text) == json.loads(rule.to_json())


@given(rules)
def test_two_rules_have_two_sentences(rule: SourceRule) -> None:
    """Changing the day changes the words."""
    if rule.day is not None:
        other = SourceRule(date(2042, 1, 1), rule.sources, rule.text)
        assert (other.in_words() == rule.in_words()) == (other == rule)


@given(rules.filter(lambda rule: bool(rule.sources)))
def test_the_words_of_a_rule_leave_nothing_open(rule: SourceRule) -> None:
    """Read as anybody's promise, the sentence has one date, the kind of value and a rule for closed days."""
    promise = read_promise(rule.in_words())
    wanted = rule.day
    assert wanted is not None
    assert wanted in {reading.date() for reading in promise.readings}
    assert promise.kind is not None
    assert promise.has_closed_rule


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda: SourceRule(DAY), "name a source"),
        (lambda: SourceRule(DAY, (DOW,), "and words"), "name a source"),
        (lambda: SourceRule(None, (DOW,)), "the day is missing"),
        (lambda: SourceRule(DAY, (DOW, DAX, STOCKHOLM)), "must be different"),
        (lambda: SourceRule(DAY, (DOW, DOW)), "must be different"),
        (lambda: SourceRule(date(1989, 12, 31), (DOW,)), "1990 to 2099"),
        (lambda: SourceRule(date(2100, 1, 1), text="late"), "1990 to 2099"),
        (lambda: SourceRule(DAY, text="x" * 501), "longer than 500"),
        (lambda: SourceRule(DAY, text="two\nlines"), "extra spaces"),
        (lambda: SourceRule(DAY, text="a\u200bb"), "invisible"),
        (lambda: Source("", ValueKind.OPEN), "what the value is of is empty"),
        (lambda: Source(" x", ValueKind.OPEN), "extra spaces"),
        (lambda: Source("x" * 101, ValueKind.OPEN), "longer than 100"),
        (lambda: Source("x", ValueKind.OPEN, publisher="y  z"), "who publishes it"),
        (lambda: Source("x", ValueKind.OPEN, "nyse"), "four letters"),
        (lambda: Source("x", ValueKind.OPEN, "XNYSE"), "four letters"),
        (lambda: Source("x", ValueKind.OPEN, decimals=9), "at most 8"),
        (lambda: Source("x", ValueKind.OPEN, decimals=-1), "at most 8"),
    ],
)
def test_a_promise_that_cannot_be_is_refused(make: Callable[[], object], reason: str) -> None:
    """The error names what is missing, too much, or cannot be read."""
    with pytest.raises(InvalidRule, match=reason):
        make()


def test_the_longest_promise_that_is_allowed() -> None:
    """Texts and decimals reach their limits, and the years the first and the last that are known."""
    assert SourceRule(DAY, text="x" * 500).in_words().startswith("x" * 500)
    assert Source("x" * 100, ValueKind.OPEN, "XLON", 8, "y" * 100).decimals == 8
    for day in (date(1990, 1, 1), date(2099, 12, 31)):
        assert SourceRule(day, (DOW,)).day == day


def test_json_is_read_up_to_4000_characters() -> None:
    """Blanks at its end do not matter, and count."""
    rule = SourceRule(DAY, (DOW,))
    text = rule.to_json().ljust(4_000)
    assert SourceRule.from_json(text) == rule
    with pytest.raises(InvalidRule):
        SourceRule.from_json(text + " ")


def test_a_third_source_in_json_is_refused() -> None:
    """It is not left out in silence."""
    whole = json.loads(SourceRule(DAY, (DOW, DAX)).to_json())
    whole["sources"] += json.loads(SourceRule(DAY, (STOCKHOLM,)).to_json())["sources"]
    with pytest.raises(InvalidRule, match="must be different"):
        SourceRule.from_json(json.dumps(whole))


def tampered(**changes: object) -> str:
    """Return a rule's JSON with parts of its source changed."""
    whole = json.loads(SourceRule(DAY, (DOW,)).to_json())
    whole["sources"][0] |= changes
    return json.dumps(whole)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "1",
        "[" * 2000,
        "x" * (MAX_JSON + 1),
        '{"day": ""}',
        '{"day": "", "sources": [], "text": "x", "more": 1}',
        '{"day": 1, "sources": [], "text": "x"}',
        '{"day": "", "sources": {}, "text": "x"}',
        '{"day": "", "sources": [], "text": 1}',
        '{"day": "", "sources": [1], "text": ""}',
        '{"day": "", "sources": [{}], "text": ""}',
        '{"day": "tomorrow", "sources": [], "text": "x"}',
        '{"day": "2026-02-30", "sources": [], "text": "x"}',
        '{"day": "20260714", "sources": [], "text": "x"}',
        tampered(name=1),
        tampered(exchange=None),
        tampered(publisher=[]),
        tampered(decimals="2"),
        tampered(decimals=True),
        tampered(decimals=2.0),
        tampered(kind="high"),
        tampered(kind=[]),
        tampered(more=1),
    ],
)
def test_json_of_anything_else_is_refused(text: str) -> None:
    """Whatever a file holds in place of a rule is refused with an error that is known."""
    with pytest.raises(InvalidRule):
        SourceRule.from_json(text)


json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=9), inner, max_size=5)
    ),
    max_leaves=8,
)


@pytest.mark.unwatched
@given(
    st.one_of(
        st.text(max_size=100),
        json_values.map(json.dumps),
        st.fixed_dictionaries({"day": json_values, "sources": json_values, "text": json_values}).map(
            json.dumps
        ),
    )
)
def test_no_text_does_worse_than_an_error(text: str) -> None:
    """PromiseReading any text gives a rule or an error that is known."""
    try:
        rule = SourceRule.from_json(text)
    except InvalidRule:
        return
    assert rule.in_words()


def test_known_sources_are_promised_as_they_are_published() -> None:
    """Each has two decimals, its publisher and its exchange: what one was told stays true."""
    found = []
    for source in KNOWN_SOURCES:
        words = source.in_words(DAY)
        name = words.partition(" of the ")[2].partition(" on Tuesday 14 July 2026, with 2 decimals, ")[0]
        publisher, _, rest = words.partition(", as published by ")[2].partition("; if ")
        found.append((source.kind, name, publisher, rest.partition(" is closed on that day")[0]))
    close, fix = ValueKind.CLOSE, ValueKind.FIX
    new_york = "the New York Stock Exchange (XNYS)"
    assert found == [
        (close, "Dow Jones Industrial Average", "S&P Dow Jones Indices", new_york),
        (close, "S&P 500", "S&P Dow Jones Indices", new_york),
        (close, "Nasdaq Composite", "Nasdaq", "Nasdaq in New York (XNAS)"),
        (close, "S&P/TSX Composite", "S&P Dow Jones Indices", "the Toronto Stock Exchange (XTSE)"),
        (close, "FTSE 100", "FTSE Russell", "the London Stock Exchange (XLON)"),
        (close, "DAX", "STOXX", "Xetra in Frankfurt (XETR)"),
        (close, "CAC 40", "Euronext", "Euronext Paris (XPAR)"),
        (close, "AEX", "Euronext", "Euronext Amsterdam (XAMS)"),
        (close, "BEL 20", "Euronext", "Euronext Brussels (XBRU)"),
        (close, "SMI", "SIX", "the SIX Swiss Exchange (XSWX)"),
        (close, "WIG20", "GPW Benchmark", "the Warsaw Stock Exchange (XWAR)"),
        (close, "OMX Stockholm 30", "Nasdaq", "Nasdaq Stockholm (XSTO)"),
        (close, "Nikkei 225", "Nikkei", "the Tokyo Stock Exchange (XTKS)"),
        (close, "Hang Seng Index", "Hang Seng Indexes", "the Hong Kong Stock Exchange (XHKG)"),
        (close, "BSE Sensex", "BSE", "BSE in Mumbai (XBOM)"),
        (close, "Nifty 50", "NSE Indices", "the National Stock Exchange of India (XNSE)"),
        (fix, "LBMA Gold Price PM in US dollars", "ICE Benchmark Administration",
         "the London Stock Exchange (XLON)"),
    ]  # fmt: skip


def test_known_sources_can_be_promised() -> None:
    """Each has an exchange of the list, and its sentence fits into the file, also two by two."""
    for one in KNOWN_SOURCES:
        assert exchange_by_code(one.exchange)
        for other in KNOWN_SOURCES:
            assert one == other or SourceRule(DAY, (one, other)).in_words().isascii()
    assert len({one.name for one in KNOWN_SOURCES}) == len(KNOWN_SOURCES)


@pytest.mark.parametrize(
    ("day", "then", "reason"),
    [
        (date(2024, 10, 19), date(2024, 10, 21), "Saturday 19 October 2024."),
        (date(2025, 7, 4), date(2025, 7, 7), "Friday 4 July 2025 (Independence Day)."),
        (date(2026, 7, 3), date(2026, 7, 6), "Friday 3 July 2026 (Independence Day, observed)."),
    ],
)
def test_three_published_days_would_have_been_warned_of(day: date, then: date, reason: str) -> None:
    """The closed days of published commitments are named, with the day whose value would count."""
    rule = SourceRule(day, (DOW,))
    (finding,) = rule_findings(rule)
    assert (finding.code, finding.severity) == ("closed-day", Severity.WARNING)
    assert finding.text.startswith(f"New York Stock Exchange is closed on {reason}")
    assert rule.value_day(DOW) == then


@pytest.mark.parametrize(
    ("rule", "today", "codes"),
    [
        (SourceRule(DAY, (DOW, DAX)), None, []),
        (SourceRule(DAY, (DOW, DAX)), date(2026, 6, 1), []),
        (SourceRule(DAY, (DOW,)), DAY, ["date-today"]),
        (SourceRule(DAY, (DOW,)), date(2026, 7, 15), ["date-past"]),
        (SourceRule(DAY, (DOW,)), date(2025, 6, 8), ["date-far"]),
        (SourceRule(DAY, (DOW,)), date(2025, 6, 9), []),
        (SourceRule(DAY, (Source("Gauge", ValueKind.FIX),)), None, ["no-exchange"]),
        (SourceRule(DAY, (STOCKHOLM,)), None, ["holidays-unknown"]),
        (SourceRule(DAY, (Source("Gauge", ValueKind.FIX, "ABCD"),)), None, ["holidays-unknown"]),
        (SourceRule(date(2026, 7, 4), (DOW, KNOWN_SOURCES[1])), None, ["closed-day"]),
        (SourceRule(date(2026, 7, 4), (STOCKHOLM,)), None, ["closed-day", "holidays-unknown"]),
        (SourceRule(None, text="own words"), DAY, []),
        (SourceRule(DAY, text="own words"), date(2026, 7, 15), ["date-past"]),
    ],
)
def test_what_is_doubtful_about_a_promise_is_found(
    rule: SourceRule, today: date | None, codes: list[str]
) -> None:
    """Past, present and distant days, closed days, no exchange, and calendars that are not known."""
    found = rule_findings(rule, today=today)
    assert [finding.code for finding in found] == codes
    assert [finding.code for finding in found if finding.is_error] == [c for c in codes if c == "date-past"]


def test_a_rule_without_a_day_has_no_day_of_its_value() -> None:
    """Asking for it is a fault of the program."""
    with pytest.raises(ValueError, match="without a day"):
        SourceRule(None, text="own words").value_day(DOW)
    assert SourceRule(DAY, (Source("Gauge", ValueKind.FIX),)).value_day(Source("Gauge", ValueKind.FIX)) == DAY
