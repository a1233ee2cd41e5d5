"""Promises of an outside value as they stand in description files (`DJI1910`), and what they leave open.

What is read here was written by anybody, mostly for people: nothing is ever refused, only less understood.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from typing import Final

from bigdeal_gui.tournament.fields import MAX_PROMISE
from bigdeal_gui.tournament.findings import Finding, blocking, doubting
from bigdeal_gui.tournament.value.calendars import (
    EXCHANGES,
    FIRST_YEAR,
    LAST_YEAR,
    MONTHS,
    closed_in_words,
    told_day,
)
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, ValueKind
from bigdeal_gui.words import translate

_LEAP_YEAR: Final = 2000
_MONTH_NUMBERS: Final = {name[:3].casefold(): number for number, name in enumerate(MONTHS, start=1)}
_MONTH: Final = (
    r"(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?"
    r"|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?"
)
_DAY_FIRST: Final = re.compile(
    rf"(?<!\d)(\d{{1,2}})(?:st|nd|rd|th)?\.?\s+(?:of\s+)?{_MONTH},?(?:\s+(\d{{4}}))?\b"
)
_MONTH_FIRST: Final = re.compile(rf"\b{_MONTH}\s+(\d{{1,2}})(?:st|nd|rd|th)?(?:,?\s+(\d{{4}}))?(?!\d)")
_PARTED: Final = re.compile(r"(?<!\d)(\d{1,4})([-/.])(\d{1,2})\2(\d{2}|\d{4})(?!\d)")
_RUN: Final = re.compile(r"(?<!\d)(?:\d{8}|\d{6}|\d{4})(?!\d)")
_YEAR: Final = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_ORDERS: Final = {
    4: ((0, 2, None), (2, 0, None)),
    6: ((0, 2, 4), (2, 0, 4), (4, 2, 0)),
    8: ((0, 2, 4), (2, 0, 4), (6, 4, 0)),
}
"""How digits in a row are read as dates: where day, month and year begin."""

_KINDS: Final = (
    (ValueKind.CLOSE, re.compile(r"\bclos(?:e|ing)\b")),
    (ValueKind.OPEN, re.compile(r"\bopening\b|\bopen (?:value|price|quote)|\bat (?:the )?open\b")),
    (ValueKind.FIX, re.compile(r"\bfix(?:ing|ed)?\b")),
)
_CLOSED_RULE: Final = re.compile(r"\bclosed\b|\bholiday|\b(?:trading|business|working) day|\bnext day\b")
_LETTERS: Final = (
    ("XNYS", ("dji", "dow jones", "spx")),
    ("XNAS", ("ixic", "nasdaq")),
    ("XLON", ("ftse",)),
    ("XETR", ("dax",)),
    ("XPAR", ("cac",)),
    ("XAMS", ("aex",)),
    ("XTKS", ("nikkei", "n225")),
    ("XHKG", ("hsi",)),
    ("XBOM", ("sensex",)),
    ("XNSE", ("nifty",)),
)
"""What people write for an index, and where it trades; it does not name the exchange."""


@dataclass(frozen=True, slots=True)
class PromiseReading:
    """One way to read a date; `year` is None where none is written."""

    day: int
    month: int
    year: int | None

    def date(self, year: int | None = None) -> date | None:
        """Return the date, in `year` where none is written; None where there is none or no such day."""
        wanted = self.year or year
        return None if wanted is None else _date(wanted, self.month, self.day)

    def in_words(self) -> str:
        """Return the reading so that nobody can misread it: `19 October`, `4 July 2025`."""
        return f"{self.day} {MONTHS[self.month - 1]}" + (f" {self.year}" if self.year else "")


@dataclass(frozen=True, slots=True)
class Promise:
    """What a promise says: its date in every way it can be read, the likeliest first, and the rest of a rule.

    `exchange` is the MIC of the exchange meant, empty where that cannot be told; `names_exchange` tells
    whether it is written, and not merely where such an index trades.
    """

    readings: tuple[PromiseReading, ...]
    exchange: str
    names_exchange: bool
    kind: ValueKind | None
    has_closed_rule: bool

    @property
    def is_ambiguous(self) -> bool:
        """Whether the date can be read in more than one way."""
        return len(self.readings) > 1


def read_promise(untrusted_text: str) -> Promise:
    """Return what a description file promises as the source of the outside value."""
    text = untrusted_text[:MAX_PROMISE]
    small = text.casefold()
    named = next((exchange.mic for exchange in EXCHANGES if _names(exchange.mic, exchange.title, text)), "")
    implied = next((mic for mic, names in _LETTERS if any(name in small for name in names)), "")
    known = next((source.exchange for source in KNOWN_SOURCES if source.name.casefold() in small), "")
    return Promise(
        readings=_readings(small),
        exchange=named or implied or known,
        names_exchange=bool(named),
        kind=next((kind for kind, words in _KINDS if words.search(small)), None),
        has_closed_rule=bool(_CLOSED_RULE.search(small)),
    )


def years_named(text: str) -> tuple[int, ...]:
    """Return the years that stand in a text, such as the name of a tournament."""
    return tuple(dict.fromkeys(int(match[0]) for match in _YEAR.finditer(text)))


def promise_findings(
    text: str, *, years: Collection[int] = (), today: date | None = None
) -> tuple[Finding, ...]:
    """Return what a promise leaves open, and what is wrong with its day.

    `years` are those the tournament may be in, where that is known; without them a date that has no year is
    the next one from `today` on.
    """
    promise = read_promise(text)
    return (*_date_findings(promise, years, today), *_rule_findings(promise))


def _rule_findings(promise: Promise) -> Iterator[Finding]:
    if not promise.names_exchange:
        text = translate(
            "findings", "The promise does not say at which exchange, or where, the value is published."
        )
        yield doubting("no-exchange", text)
    if promise.kind is None:
        text = translate(
            "findings", "The promise does not say whether the opening or the closing value counts."
        )
        yield doubting("no-kind-of-value", text)
    if not promise.has_closed_rule:
        yield doubting(
            "no-rule-for-closed-days",
            translate("findings", "The promise does not say which value counts if the exchange is closed."),
        )


def _date_findings(promise: Promise, years: Collection[int], today: date | None) -> Iterator[Finding]:
    if not promise.readings:
        yield doubting("no-date", translate("findings", "The promise has no date that the program can read."))
        return
    if promise.is_ambiguous:
        ways = (reading.in_words() for reading in promise.readings)
        text = translate("findings", "The date of the promise can be read in several ways: {ways}.")
        yield doubting("ambiguous-date", text.format(ways=translate("findings", " or ").join(ways)))
    elif promise.readings[0].year is None:
        text = translate("findings", "The date of the promise has no year: {date}.")
        yield doubting("no-year", text.format(date=promise.readings[0].in_words()))
    days = _days(promise.readings, years, today)
    if promise.exchange and days and (closed := closed_in_words(promise.exchange, days[0])):
        text = translate("findings", "{closed}: there is no value of that day.")
        yield doubting("closed-day", text.format(closed=closed))
    if today is not None and days and max(days) < today:
        text = translate("findings", "{day} is in the past: everyone may already know its value.")
        yield blocking("date-past", text.format(day=told_day(max(days))))


def _days(readings: Iterable[PromiseReading], years: Collection[int], today: date | None) -> list[date]:
    """Return the days that may be meant, those in a likely year if there are any."""
    asked: Collection[int | None] = years or ((today.year, today.year + 1) if today else (None,))
    days: list[date] = []
    for reading in readings:
        found = [day for year in asked if (day := reading.date(year))]
        coming = [day for day in found if today is None or day >= today]
        days += found if years else coming or found
    likely = [day for day in days if day.year in asked]
    return [*dict.fromkeys(likely or days)]


def _names(mic: str, title: str, text: str) -> bool:
    return bool(re.search(rf"\b{mic}\b", text)) or title.casefold() in text.casefold()


def _readings(small: str) -> tuple[PromiseReading, ...]:
    """Return how a text's dates can be read: those in words, else with signs between, else digits alone."""
    for find in (_in_words, _parted, _runs):
        if found := tuple(dict.fromkeys(find(small))):
            return found
    return ()


def _in_words(small: str) -> Iterator[PromiseReading]:
    day_first = [(match[1], match[2], match[3]) for match in _DAY_FIRST.finditer(small)]
    month_first = [(match[2], match[1], match[3]) for match in _MONTH_FIRST.finditer(small)]
    for day, month, year in day_first or month_first:
        yield from _reading(int(day), _MONTH_NUMBERS[month[:3]], int(year) if year else None)


def _parted(small: str) -> Iterator[PromiseReading]:
    for match in _PARTED.finditer(small):
        first, sign, second, third = match[1], match[2], int(match[3]), match[4]
        if len(first) == 4:  # noqa: PLR2004 - a year in front
            yield from _reading(int(third), second, int(first))
        else:
            year = _full_year(int(third))
            yield from _reading(int(first), second, year)
            # With full stops the day comes first wherever dates are written so.
            if sign != ".":
                yield from _reading(second, int(first), year)


def _runs(small: str) -> Iterator[PromiseReading]:
    for match in _RUN.finditer(small):
        digits = match[0]
        for day, month, year in _ORDERS[len(digits)]:
            width = len(digits) - 4
            number = None if year is None else _full_year(int(digits[year : year + width]))
            yield from _reading(int(digits[day : day + 2]), int(digits[month : month + 2]), number)


def _full_year(number: int) -> int:
    return number if number >= 100 else 2000 + number  # noqa: PLR2004 - two digits


def _reading(day: int, month: int, year: int | None) -> Iterator[PromiseReading]:
    if _date(_LEAP_YEAR if year is None else year, month, day):
        yield PromiseReading(day, month, year)


def _date(year: int, month: int, day: int) -> date | None:
    if not FIRST_YEAR <= year <= LAST_YEAR:
        return None
    try:
        return date(year, month, day)
    except ValueError:
        return None
