"""On which days an exchange is open, so that nobody promises the value of a day that has none.

Closed days come from the calendars of the `holidays` library; of exchanges that it does not know, and of
years before its calendars begin, only the weekends are known. Days that a government has yet to proclaim are
the estimate of the library.
Source: ISO 10383 (the four letters of an exchange, its MIC).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bigdeal_gui.words import ENGLISH, language, translate, written_day

if TYPE_CHECKING:
    from holidays.holiday_base import HolidayBase

WEEKDAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
CONTEXT: Final = "calendar"
REASONS: Final = (
    *WEEKDAYS,
    *("observed", "estimated", "observed, estimated"),
    *("New Year's Day", "Epiphany", "Carnival", "Maundy Thursday", "Good Friday", "Easter Monday", "May Day"),
    *("Labor Day", "Labour Day", "Ascension Day", "Pentecost Monday", "Corpus Christi", "Assumption Day"),
    *("All Saints' Day", "Immaculate Conception", "Christmas Eve", "Christmas Day"),
    *("Second Day of Christmas", "Saint Stephen's Day", "Boxing Day", "New Year's Eve", "National Day"),
    *("Constitution Day", "Republic Day", "Independence Day", "Thanksgiving Day", "Memorial Day"),
    *("Martin Luther King Jr. Day", "Washington's Birthday", "Juneteenth National Independence Day"),
    *("Bank Holiday", "Spring Bank Holiday", "Late Summer Bank Holiday", "Chinese New Year"),
)
"""Why an exchange is closed, as far as it is translated: the days of other countries keep their names."""

FIRST_YEAR, LAST_YEAR = 1990, 2099
"""The years of a tournament."""

_WEEKEND: Final = frozenset({5, 6})
_LONGEST_CLOSURE: Final = 30


@dataclass(frozen=True, slots=True)
class Exchange:
    """An exchange: its `mic`, its name as it stands in a sentence, and the library's name of its calendar.

    Without a `calendar` only its weekends are known.
    """

    mic: str
    name: str
    calendar: str = ""

    @property
    def title(self) -> str:
        """The name as it stands in a list."""
        return self.name.removeprefix("the ")


EXCHANGES: Final = (
    Exchange("XNYS", "the New York Stock Exchange", "XNYS"),
    Exchange("XNAS", "Nasdaq in New York", "XNAS"),
    Exchange("XLON", "the London Stock Exchange", "XLON"),
    Exchange("XETR", "Xetra in Frankfurt", "XETR"),
    Exchange("XPAR", "Euronext Paris", "XPAR"),
    Exchange("XAMS", "Euronext Amsterdam", "XAMS"),
    Exchange("XBRU", "Euronext Brussels", "XBRU"),
    Exchange("XLIS", "Euronext Lisbon", "XLIS"),
    Exchange("XDUB", "Euronext Dublin", "XDUB"),
    Exchange("XMIL", "Euronext Milan", "XMIL"),
    Exchange("XOSL", "Euronext Oslo", "XOSL"),
    Exchange("XATH", "the Athens Stock Exchange", "XATH"),
    Exchange("XMAD", "the Madrid Stock Exchange", "XMAD"),
    Exchange("XSWX", "the SIX Swiss Exchange", "XSWX"),
    Exchange("XWAR", "the Warsaw Stock Exchange", "XWAR"),
    Exchange("XIST", "Borsa Istanbul", "XIST"),
    Exchange("XSTO", "Nasdaq Stockholm"),
    Exchange("XCSE", "Nasdaq Copenhagen"),
    Exchange("XHEL", "Nasdaq Helsinki"),
    Exchange("XICE", "Nasdaq Iceland"),
    Exchange("XWBO", "the Vienna Stock Exchange"),
    Exchange("XPRA", "the Prague Stock Exchange"),
    Exchange("XBUD", "the Budapest Stock Exchange"),
    Exchange("XTSE", "the Toronto Stock Exchange", "XTSE"),
    Exchange("XMEX", "the Mexican Stock Exchange", "XMEX"),
    Exchange("BVMF", "B3 in Sao Paulo", "BVMF"),
    Exchange("XBUE", "the Buenos Aires Stock Exchange", "XBUE"),
    Exchange("XBOG", "the Colombian Stock Exchange", "XBOG"),
    Exchange("XASX", "the Australian Securities Exchange", "XASX"),
    Exchange("XNZE", "the New Zealand Exchange", "XNZE"),
    Exchange("XTKS", "the Tokyo Stock Exchange", "XJPX"),
    Exchange("XKRX", "the Korea Exchange", "XKRX"),
    Exchange("XTAI", "the Taiwan Stock Exchange", "XTAI"),
    Exchange("XHKG", "the Hong Kong Stock Exchange", "XHKG"),
    Exchange("XSHG", "the Shanghai Stock Exchange", "XSHG"),
    Exchange("XSHE", "the Shenzhen Stock Exchange", "XSHE"),
    Exchange("XSES", "the Singapore Exchange", "XSES"),
    Exchange("XBOM", "BSE in Mumbai", "XBOM"),
    Exchange("XNSE", "the National Stock Exchange of India", "XNSE"),
    Exchange("XKAR", "the Pakistan Stock Exchange", "XKAR"),
    Exchange("XSAU", "the Saudi Exchange", "XSAU"),
    Exchange("XJSE", "the Johannesburg Stock Exchange", "XJSE"),
    Exchange("XCME", "the Chicago Mercantile Exchange", "XCME"),
    Exchange("IFEU", "ICE Futures Europe", "IFEU"),
    Exchange("XECB", "the European Central Bank", "XECB"),
    Exchange("XFED", "the Federal Reserve", "XFED"),
)
"""The exchanges that can be chosen; the last two, which fix rates, have no MIC but the library's letters."""

_BY_MIC: Final = {exchange_by_code.mic: exchange_by_code for exchange_by_code in EXCHANGES}

FARTHEST_EAST: Final = 14.0
"""The hours ahead of UTC where it is tomorrow first."""
_HOURS_AHEAD: Final = {
    mic: hours
    for hours, mics in (
        (-5.0, "XMEX XBOG XCME"),
        (-4.0, "XNYS XNAS XTSE XFED"),
        (-2.0, "BVMF XBUE"),
        (0.0, "XICE"),
        (1.0, "XLON XLIS XDUB IFEU"),
        (2.0, "XETR XPAR XAMS XBRU XMIL XOSL XMAD XSWX XWAR XSTO XCSE XWBO XPRA XBUD XJSE XECB"),
        (3.0, "XATH XHEL XIST XSAU"),
        (5.5, "XBOM XNSE"),
        (6.0, "XKAR"),
        (8.0, "XTAI XHKG XSHG XSHE XSES"),
        (9.0, "XTKS XKRX"),
        (11.0, "XASX"),
        (13.0, "XNZE"),
    )
    for mic in mics.split()
}
"""By how many hours the clocks at an exchange are ahead of UTC, in summer where they are changed."""


def exchange_by_code(mic: str) -> Exchange | None:
    """Return the exchange with these four letters, or None where it is not in the list."""
    return _BY_MIC.get(mic)


def hours_ahead(mic: str) -> float:
    """Return by how many hours the clocks at an exchange are ahead of UTC at most.

    Of an exchange that is not known it is as much as anywhere.
    """
    return _HOURS_AHEAD.get(mic, FARTHEST_EAST)


def exchange_title(mic: str) -> str:
    """Return what an exchange is called in a list: its name, or its four letters where that is not known."""
    known = exchange_by_code(mic)
    return mic if known is None else known.title


def knows_holidays(mic: str, year: int) -> bool:
    """Return whether the closed days of an exchange are known for a year, and not the weekends alone."""
    calendar = _calendar(mic)
    return calendar is not None and calendar.start_year <= year <= calendar.end_year


def closed_because(mic: str, day: date) -> str:
    """Return why an exchange is closed on `day`: `Saturday`, `Good Friday`; empty where it is open."""
    calendar = _calendar(mic)
    if calendar is not None and (name := calendar.get(day)):
        return str(name)
    weekend = _WEEKEND if calendar is None else calendar.weekend
    return WEEKDAYS[day.weekday()] if day.weekday() in weekend else ""


def trading_day(mic: str, day: date) -> date:
    """Return `day`, or the first day after it on which the exchange is open.

    Raises:
        ValueError: the calendar has no open day for a month, so it is not sound.
    """
    for later in range(_LONGEST_CLOSURE):
        if not closed_because(mic, found := day + timedelta(days=later)):
            return found
    raise ValueError(f"{mic} has no open day after {day}")


def closed_in_words(mic: str, day: date) -> str:
    """Return, without a full stop, that an exchange is closed on `day`, and why; empty where it is open."""
    reason = closed_because(mic, day)
    if not reason:
        return ""
    text = translate("findings", "{exchange} is closed on {day}").format(
        exchange=exchange_title(mic), day=told_day(day)
    )
    if language() == ENGLISH and reason in WEEKDAYS:
        return text  # the weekday is in the date
    return f"{text} ({_reason_in_words(reason)})"


def _reason_in_words(reason: str) -> str:
    """Return what `closed_because` does in the user's language; brackets in brackets are hard to read."""
    whole = [part.removesuffix(")").split(" (") for part in reason.split("; ")]
    return "; ".join(", ".join(translate(CONTEXT, word) for word in part) for part in whole)


def told_day(day: date) -> str:
    """Return a date as the user's language writes it; in English as `date_in_words` does."""
    return date_in_words(day) if language() == ENGLISH else written_day(day)


def date_in_words(day: date) -> str:
    """Return a date that nobody can misread: `Friday 3 July 2026`."""
    return f"{WEEKDAYS[day.weekday()]} {day.day} {MONTHS[day.month - 1]} {day.year}"


@lru_cache(maxsize=128)
def _calendar(mic: str) -> HolidayBase | None:
    """Return the library's calendar, which reaches on to any year by itself."""
    known = _BY_MIC.get(mic)
    if known is None or not known.calendar:
        return None
    import holidays  # noqa: PLC0415 - the start of the program does without it

    return holidays.financial_holidays(known.calendar, language="en_US")
