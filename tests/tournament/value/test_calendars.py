"""Exchanges and the days on which they are closed."""

from __future__ import annotations

import subprocess
import sys
from datetime import date, timedelta

import holidays
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.tournament.value import calendars
from bigdeal_gui.tournament.value.calendars import (
    EXCHANGES,
    FARTHEST_EAST,
    closed_because,
    closed_in_words,
    date_in_words,
    exchange_by_code,
    exchange_title,
    hours_ahead,
    knows_holidays,
    trading_day,
)
from bigdeal_gui.words import translate_with, written_figure


@pytest.mark.parametrize(
    ("day", "reason"),
    [
        (date(2024, 10, 19), "Saturday"),
        (date(2025, 7, 4), "Independence Day"),
        (date(2026, 7, 3), "Independence Day (observed)"),
        (date(2024, 10, 18), ""),
        (date(2025, 8, 22), ""),
        (date(2026, 6, 10), ""),
    ],
)
def test_new_york_is_closed_when_it_is(day: date, reason: str) -> None:
    """Weekends, holidays, and the day on which a holiday is kept, have their reasons; other days none."""
    assert closed_because("XNYS", day) == reason


def test_the_reason_is_told_in_a_sentence() -> None:
    """The sentence has exchange, date and reason, and no brackets in brackets."""
    assert (
        closed_in_words("XNYS", date(2026, 7, 3))
        == "New York Stock Exchange is closed on Friday 3 July 2026 (Independence Day, observed)"
    )
    assert closed_in_words("XNYS", date(2024, 10, 19)).endswith("is closed on Saturday 19 October 2024")
    assert closed_in_words("XNYS", date(2026, 7, 6)) == ""
    assert closed_in_words("ABCD", date(2026, 7, 4)).startswith("ABCD is closed on Saturday")


def test_the_reason_is_in_the_users_language() -> None:
    """Where a day is written in figures its weekday is the reason; each part of a reason is translated."""
    spoken = {"Saturday": "Samstag", "Independence Day": "Unabhängigkeitstag", "observed": "nachgeholt"}
    translate_with(lambda _context, text: spoken.get(text, text), "de")
    try:
        assert closed_in_words("XNYS", date(2024, 10, 19)).endswith("19.10.2024 (Samstag)")
        assert closed_in_words("XNYS", date(2026, 7, 3)).endswith("(Unabhängigkeitstag, nachgeholt)")
        assert written_figure(5700.5, ",.1f") == "5.700,5", "the window and its findings write one sign"
    finally:
        translate_with(None)


@pytest.mark.parametrize(
    ("mic", "day", "then"),
    [
        ("XNYS", date(2026, 7, 3), date(2026, 7, 6)),
        ("XNYS", date(2026, 7, 6), date(2026, 7, 6)),
        ("XLON", date(2026, 4, 3), date(2026, 4, 7)),
        ("XSTO", date(2026, 4, 4), date(2026, 4, 6)),
        ("XSAU", date(2026, 1, 2), date(2026, 1, 4)),
        ("", date(2026, 1, 3), date(2026, 1, 5)),
    ],
)
def test_the_next_open_day_is_found(mic: str, day: date, then: date) -> None:
    """Holidays and weekends are passed over, Easter Monday in London, Friday and Saturday in Riyadh."""
    assert trading_day(mic, day) == then


def test_a_calendar_without_open_days_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search ends after a month."""
    monkeypatch.setattr(calendars, "closed_because", lambda _mic, _day: "closed")
    with pytest.raises(ValueError, match="no open day"):
        trading_day("XNYS", date(2026, 1, 1))


def test_what_is_not_known_is_admitted() -> None:
    """Of exchanges without a calendar, and of years before it begins, only the weekends are known."""
    assert knows_holidays("XNYS", 2026)
    assert not knows_holidays("XNYS", 2150)
    assert not knows_holidays("XWAR", 2005)
    assert not knows_holidays("XSTO", 2026)
    assert not knows_holidays("ABCD", 2026)
    assert closed_because("XSTO", date(2026, 12, 25)) == ""
    assert closed_because("XSTO", date(2026, 12, 26)) == "Saturday"


def test_every_calendar_of_the_list_is_there() -> None:
    """The library has each calendar that an exchange names, in a language that can be read, and it works."""
    known = holidays.list_supported_financial()
    for one in EXCHANGES:
        assert not one.calendar or one.calendar in known
        reasons = {closed_because(one.mic, date(2026, 1, 1) + timedelta(days=day)) for day in range(365)}
        assert bool(one.calendar) == (len(reasons) > 3)
        assert all(letter < "\u0250" for reason in reasons for letter in reason)


def test_exchanges_are_told_apart() -> None:
    """No two have the same letters or name, and names fit into a list and a sentence."""
    assert len({one.mic for one in EXCHANGES}) == len({one.name for one in EXCHANGES}) == len(EXCHANGES)
    new_york = exchange_by_code("XNYS")
    assert new_york is not None
    assert (new_york.name, new_york.title) == ("the New York Stock Exchange", "New York Stock Exchange")
    assert all(one.name.isascii() and len(one.mic) == 4 for one in EXCHANGES)
    assert all(one.mic.isupper() and not one.name.isupper() for one in EXCHANGES)
    assert (exchange_by_code("ABCD"), exchange_title("ABCD"), exchange_title("XNAS")) == (
        None,
        "ABCD",
        "Nasdaq in New York",
    )


@given(st.dates(date(1990, 1, 1), date(2099, 12, 31)))
def test_a_date_in_words_is_that_date(day: date) -> None:
    """The weekday is right, the day has no zero in front, and the year has four digits."""
    assert date_in_words(day) == f"{day:%A} {day.day} {day:%B} {day.year}"


@given(st.sampled_from(EXCHANGES), st.dates(date(1990, 1, 1), date(2099, 12, 31)))
def test_an_open_day_comes_within_a_month(one: calendars.Exchange, day: date) -> None:
    """For any exchange and day there is an open day, on which nothing is closed."""
    found = trading_day(one.mic, day)
    assert day <= found <= day + timedelta(days=29)
    assert closed_because(one.mic, found) == ""


def test_the_library_is_loaded_when_it_is_needed() -> None:
    """Importing the module does not load the calendars."""
    script = (
        "import sys, bigdeal_gui.tournament.inspector\n"
        "assert 'holidays' not in sys.modules, 'loaded too early'\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_every_exchange_has_its_clock() -> None:
    """Only of an exchange that is not in the list nothing is known."""
    assert {one.mic for one in EXCHANGES if hours_ahead(one.mic) == FARTHEST_EAST} == set()
    assert hours_ahead("XXXX") == FARTHEST_EAST
