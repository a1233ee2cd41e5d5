"""Promises as federations publish them: what they can mean, and what they leave open."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.tournament.value.promises import (
    MAX_PROMISE,
    PromiseReading,
    promise_findings,
    read_promise,
    years_named,
)
from bigdeal_gui.tournament.value.sources import ValueKind


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        ("DJI1910", ["19 October"]),
        ("DJI0307", ["3 July", "7 March"]),
        ("DJI2208", ["22 August"]),
        ("DJI0606", ["6 June"]),
        ("DJI0312", ["3 December", "12 March"]),
        ("DJI20250613", ["13 June 2025"]),
        ("DJI040725", ["4 July 2025", "7 April 2025", "25 July 2004"]),
        ("DJI160625", ["16 June 2025", "25 June 2016"]),
        ("DJI03062025", ["3 June 2025", "6 March 2025"]),
        ("DJI20250603", ["3 June 2025"]),
        ("19 October 2024", ["19 October 2024"]),
        ("Sat 19th of Oct. 2024, close", ["19 October 2024"]),
        ("October 19, 2024", ["19 October 2024"]),
        ("Sept 1st", ["1 September"]),
        ("2024-10-19", ["19 October 2024"]),
        ("19.10.2024", ["19 October 2024"]),
        ("3.7.26", ["3 July 2026"]),
        ("03/07/2026", ["3 July 2026", "7 March 2026"]),
        ("19-10-24", ["19 October 2024"]),
        ("29 February 2024", ["29 February 2024"]),
        ("29 February 2025", []),
        ("DJI2902", ["29 February"]),
        ("DJI3113", []),
        ("with 2 decimals, the S&P 500 of 1600 hours", []),
        ("1 March and 2 April", ["1 March", "2 April"]),
        ("12 March 2026 (DJI0404)", ["12 March 2026"]),
        ("01/01/1850", []),
        ("maybe 5 times", []),
        ("", []),
    ],
)
def test_dates_are_read_in_every_way_they_can_be(text: str, ways: list[str]) -> None:
    """Words come before figures with signs, those before bare digits; day-month comes first."""
    promise = read_promise(text)
    assert [reading.in_words() for reading in promise.readings] == ways
    assert promise.is_ambiguous == (len(ways) > 1)


def test_readings_tell_their_date() -> None:
    """A reading is a date in a year where there is such a day."""
    first = read_promise("DJI2902 or DJI0307").readings[0]
    assert [first.date(year) for year in (None, 2024, 2025)] == [None, date(2024, 2, 29), None]
    assert PromiseReading(4, 7, 2025).date(1999) == date(2025, 7, 4)


@pytest.mark.parametrize(
    ("text", "exchange", "is_named"),
    [
        ("DJI1910", "XNYS", False),
        ("Dow Jones of 19 October", "XNYS", False),
        ("FTSE100 0307", "XLON", False),
        ("closing DAX", "XETR", False),
        ("Nikkei 225", "XTKS", False),
        ("the s&p 500", "XNYS", False),
        ("Hang Seng Index", "XHKG", False),
        ("DJI at the New York stock exchange", "XNYS", True),
        *((text, "XNYS", False) for text in ("DJI", "Dow Jones", "SPX")),
        ("IXIC", "XNAS", False),
        ("Nasdaq 100", "XNAS", False),
        ("FTSE", "XLON", False),
        ("DAX", "XETR", False),
        ("CAC", "XPAR", False),
        ("AEX-index", "XAMS", False),
        ("N225", "XTKS", False),
        ("HSI", "XHKG", False),
        ("Sensex", "XBOM", False),
        ("Nifty", "XNSE", False),
        ("OMX (XSTO)", "XSTO", True),
        ("price of tea", "", False),
    ],
)
def test_the_exchange_is_named_or_follows_from_the_index(text: str, exchange: str, is_named: bool) -> None:  # noqa: FBT001 - a column of the table above
    """Well-known letters tell where an index trades; that is less than naming it."""
    promise = read_promise(text)
    assert (promise.exchange, promise.names_exchange) == (exchange, is_named)


@pytest.mark.parametrize(
    ("text", "kind", "has_rule"),
    [
        ("DJI1910", None, False),
        ("Closing value; if closed, the next trading day's", ValueKind.CLOSE, True),
        ("DJI at close", ValueKind.CLOSE, False),
        ("value at the open", ValueKind.OPEN, False),
        ("opening price or next business day", ValueKind.OPEN, True),
        ("London PM fix", ValueKind.FIX, False),
        ("the value of 3 July, on holidays of the next day", None, True),
    ],
)
def test_the_rest_of_a_rule_is_looked_for(text: str, kind: ValueKind | None, has_rule: bool) -> None:  # noqa: FBT001 - as above
    """Which value of the day, and what holds when the exchange is closed."""
    promise = read_promise(text)
    assert (promise.kind, promise.has_closed_rule) == (kind, has_rule)


def codes(text: str, years: tuple[int, ...] = (), today: date | None = None) -> list[str]:
    """Return the codes of what is found about the date of a promise."""
    others = {"no-exchange", "no-kind-of-value", "no-rule-for-closed-days"}
    return [one.code for one in promise_findings(text, years=years, today=today) if one.code not in others]


@pytest.mark.parametrize(
    ("text", "years", "today", "expected"),
    [
        ("DJI1910", (2024,), None, ["no-year", "closed-day"]),
        ("DJI040725", (2025,), None, ["ambiguous-date", "closed-day"]),
        ("DJI0307", (2026,), None, ["ambiguous-date", "closed-day"]),
        ("DJI0307", (), date(2026, 5, 1), ["ambiguous-date", "closed-day"]),
        ("DJI0307", (), None, ["ambiguous-date"]),
        ("DJI2208", (), None, ["no-year"]),
        ("DJI2208", (2025,), None, ["no-year"]),
        ("DJI2208", (2025,), date(2025, 8, 23), ["no-year", "date-past"]),
        ("DJI2208", (), date(2025, 8, 22), ["no-year"]),
        ("DJI2208", (), date(2025, 8, 23), ["no-year", "closed-day"]),
        ("DJI 22 August 2025", (), date(2025, 8, 1), []),
        ("DJI 22 August 2025", (), date(2026, 8, 1), ["date-past"]),
        ("DJI 22 August 2025", (2031,), None, []),
        ("DJI 4 July 2025", (2031,), None, ["closed-day"]),
        ("DJI 29 February", (), date(2025, 1, 1), ["no-year"]),
        ("Gold of 4 July 2026", (), None, []),
        ("DJI", (), None, ["no-date"]),
    ],
)
def test_the_day_is_checked_as_far_as_it_is_known(
    text: str, years: tuple[int, ...], today: date | None, expected: list[str]
) -> None:
    """A missing year comes from the tournament's name or is the next one; the likeliest day is looked up."""
    assert codes(text, years, today) == expected


def test_sentences_name_what_they_are_about() -> None:
    """Readings, reason and day stand in the sentences."""
    found = {one.code: one.text for one in promise_findings("DJI0307", years=(2026,), today=date(2026, 8, 1))}
    assert "3 July or 7 March" in found["ambiguous-date"]
    assert "Friday 3 July 2026 (Independence Day, observed)" in found["closed-day"]
    assert "Friday 3 July 2026 is in the past" in found["date-past"]
    assert {"no-exchange", "no-kind-of-value", "no-rule-for-closed-days"} < set(found)
    late = {one.code: one.text for one in promise_findings("3/7/2026 DJI", today=date(2026, 8, 1))}
    assert "Friday 3 July 2026 is in the past" in late["date-past"]


@pytest.mark.parametrize(
    ("day", "is_past"), [(date(2026, 5, 1), False), (date(2026, 7, 3), False), (date(2026, 7, 4), True)]
)
def test_a_date_is_past_when_its_latest_reading_is(day: date, is_past: bool) -> None:  # noqa: FBT001 - as above
    """Between 7 March and 3 July, and on the day itself, it may still be to come."""
    found = {one.code for one in promise_findings("3/7/2026 DJI", today=day)}
    assert ("date-past" in found) is is_past


def test_nothing_is_said_of_a_whole_promise() -> None:
    """Date, exchange, kind of value and a rule for closed days are all that is asked for."""
    text = "Closing value of the DAX (XETR) of 14 July 2026, or of the next trading day"
    assert promise_findings(text, today=date(2026, 6, 1)) == ()


def test_years_are_found_in_a_name() -> None:
    """Years stand alone; other numbers are none."""
    assert years_named("World Team Championships 2025") == (2025,)
    assert years_named("2024/2025, 12024 and 20255") == (2024, 2025)
    assert years_named("Spring Teams") == ()


@given(st.text(max_size=60), st.lists(st.integers(1990, 2099), max_size=2), st.one_of(st.none(), st.dates()))
def test_no_text_is_refused(text: str, years: list[int], today: date | None) -> None:
    """Whatever stands in a file, something is said about it and nothing breaks."""
    assert promise_findings(text, years=years, today=today)


@given(st.text("0123456789-/. jul", max_size=30))
def test_no_figures_are_refused(text: str) -> None:
    """Figures in any order make dates or none."""
    for reading in read_promise(text).readings:
        assert 1 <= reading.day <= 31
        assert 1 <= reading.month <= 12


def test_a_long_text_is_cut() -> None:
    """No more is read than any file holds."""
    assert read_promise("x" * MAX_PROMISE + " 19 October 2024").readings == ()
    assert read_promise("1" * 10**7).readings == ()
