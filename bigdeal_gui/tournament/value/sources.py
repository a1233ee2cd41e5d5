"""Where the outside value comes from, promised so exactly that nobody has a choice when the day comes.

The sentence of a rule stands in the description file and goes to the players, so it is English and never
translated.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, fields
from datetime import date
from enum import Enum
from typing import Final, Self

from bigdeal_gui.errors.tournament import InvalidRule
from bigdeal_gui.tournament.fields import MAX_TEXT, text_problem
from bigdeal_gui.tournament.findings import Finding, blocking, doubting
from bigdeal_gui.tournament.value.calendars import (
    FIRST_YEAR,
    LAST_YEAR,
    closed_in_words,
    date_in_words,
    exchange_by_code,
    exchange_title,
    knows_holidays,
    told_day,
    trading_day,
)
from bigdeal_gui.words import translate

MAX_NAME: Final = 100
MAX_OWN_WORDS: Final = 500
MAX_JSON: Final = 4_000
MAX_DECIMALS: Final = 8

_MIC: Final = re.compile("[A-Z0-9]{4}")
_DAY: Final = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
FAR_DAYS: Final = 400
"""A day farther ahead is a mistake more often than not."""
_MOST_SOURCES: Final = 2


class ValueKind(Enum):
    """Which value of the day is meant."""

    OPEN = "open"
    CLOSE = "close"
    FIX = "fix"

    @property
    def words(self) -> str:
        """The value as it is called in a sentence."""
        return {"open": "opening value", "close": "closing value", "fix": "fixing"}[self.value]


@dataclass(frozen=True, slots=True)
class Source:
    """One published figure: of what, which value of the day, where it trades, and with how many decimals.

    `exchange` is the MIC of an exchange, or empty; `publisher` is whose figure counts, or empty.

    Raises:
        InvalidRule: a part is missing, too long, or cannot be read.
    """

    name: str
    kind: ValueKind
    exchange: str = ""
    decimals: int = 2
    publisher: str = ""

    def __post_init__(self) -> None:
        _check_text(translate("reasons", "what the value is of"), self.name, MAX_NAME)
        _check_text(translate("reasons", "who publishes it"), self.publisher or "-", MAX_NAME)
        if self.exchange and not _MIC.fullmatch(self.exchange):
            raise InvalidRule(translate("reasons", "an exchange is named by its four letters, such as XNYS"))
        if not 0 <= self.decimals <= MAX_DECIMALS:
            raise InvalidRule(translate("reasons", "a value has at most 8 decimals"))

    def in_words(self, day: date) -> str:
        """Return what is promised for `day`, without a full stop and beginning with a small letter."""
        published = f", as published by {self.publisher}" if self.publisher else ""
        decimals = {0: "without decimals", 1: "with 1 decimal"}.get(
            self.decimals, f"with {self.decimals} decimals"
        )
        known = exchange_by_code(self.exchange)
        place = f"{known.name} ({known.mic})" if known else f"the exchange {self.exchange}"
        closed = (
            f"if {place} is closed on that day, the {self.kind.words} of the next day on which it is open"
            if self.exchange
            else f"if none is published for that day, the {self.kind.words} of the next day that has one"
        )
        promised = f"{self.kind.words} of the {self.name} on {date_in_words(day)}"
        return f"{promised}, {decimals}{published}; {closed}"


@dataclass(frozen=True, slots=True)
class SourceRule:
    """The promise: one or two `sources` of a `day`, or, for anything else, a `text` in one's own words.

    The values of two sources are written in their order with one blank between. A `day` beside a `text` is
    checked and written behind it.

    Raises:
        InvalidRule: neither or both, no day, a source twice, or a sentence too long for the file.
    """

    day: date | None
    sources: tuple[Source, ...] = ()
    text: str = ""

    def __post_init__(self) -> None:
        if bool(self.sources) == bool(self.text):
            raise InvalidRule(translate("reasons", "name a source, or describe it in your own words"))
        if self.sources and self.day is None:
            raise InvalidRule(translate("reasons", "the day is missing"))
        if len(self.sources) > _MOST_SOURCES or len(set(self.sources)) < len(self.sources):
            raise InvalidRule(translate("reasons", "the two sources must be different"))
        if self.day is not None and not FIRST_YEAR <= self.day.year <= LAST_YEAR:
            reason = translate("reasons", "the year is not one from {first} to {last}")
            raise InvalidRule(reason.format(first=FIRST_YEAR, last=LAST_YEAR))
        _check_text(translate("reasons", "the description"), self.text or "-", MAX_OWN_WORDS)
        _check_text(translate("reasons", "the whole sentence"), self.in_words(), MAX_TEXT)

    def in_words(self) -> str:
        """Return the promise in one unambiguous piece of text, for the plan and for the players."""
        if self.day is None:
            return self.text
        if not self.sources:
            return f"{self.text} ({date_in_words(self.day)})"
        parts = [source.in_words(self.day) for source in self.sources]
        if len(parts) == 1:
            return parts[0][0].upper() + parts[0][1:]
        return f"First, {parts[0]}. Second, {parts[1]}. Both are written in this order with one blank between"

    def value_day(self, source: Source) -> date:
        """Return the day whose value of `source` counts, as far as the calendars know.

        Raises:
            ValueError: the rule has no day.
        """
        if self.day is None:
            raise ValueError("a rule without a day")
        return trading_day(source.exchange, self.day) if source.exchange else self.day

    def to_json(self) -> str:
        """Return the rule as one line of JSON: ASCII, names in order of the alphabet, no blanks between."""
        sources = [
            {
                "decimals": source.decimals,
                "exchange": source.exchange,
                "kind": source.kind.value,
                "name": source.name,
                "publisher": source.publisher,
            }
            for source in self.sources
        ]
        day = "" if self.day is None else self.day.isoformat()
        whole = {"day": day, "sources": sources, "text": self.text}
        return json.dumps(whole, ensure_ascii=True, sort_keys=True, separators=(",", ":"))

    @classmethod
    def from_json(cls, untrusted_text: str) -> Self:
        """Return the rule that `to_json` wrote.

        Raises:
            InvalidRule: it is something else.
        """
        strange = InvalidRule(translate("reasons", "its parts are not those of a promise"))
        if len(untrusted_text) > MAX_JSON:
            raise strange
        try:
            top = json.loads(untrusted_text)
        except (ValueError, RecursionError) as error:
            raise strange from error
        if not isinstance(top, dict) or set(top) != {"day", "sources", "text"}:
            raise strange
        day, sources, text = top["day"], top["sources"], top["text"]
        if not (isinstance(day, str) and isinstance(sources, list) and isinstance(text, str)):
            raise strange
        return cls(_day(day), tuple(_source(source) for source in sources[: _MOST_SOURCES + 1]), text)


def rule_findings(rule: SourceRule, *, today: date | None = None) -> tuple[Finding, ...]:
    """Return what is wrong or doubtful about a promise made on the day `today`."""
    if rule.day is None:
        return ()
    found = [] if today is None else _day_findings(rule.day, today)
    for source in rule.sources:
        found += _source_findings(rule, source)
    return tuple(dict.fromkeys(found))


def _day_findings(day: date, today: date) -> list[Finding]:
    words = told_day(day)
    if day < today:
        text = translate("findings", "{day} is in the past: everyone may already know its value.")
        return [blocking("date-past", text.format(day=words))]
    if day == today:
        text = translate("findings", "{day} is today: its value may be known before everyone has the plan.")
        return [doubting("date-today", text.format(day=words))]
    if (day - today).days > FAR_DAYS:
        text = translate("findings", "{day} is more than a year ahead: is the year right?")
        return [doubting("date-far", text.format(day=words))]
    return []


def _source_findings(rule: SourceRule, source: Source) -> list[Finding]:
    if not source.exchange:
        text = translate("findings", "No exchange is named for the {name}: people may look in two places.")
        return [doubting("no-exchange", text.format(name=source.name))]
    found = []
    day = rule.value_day(source)
    if rule.day is not None and (closed := closed_in_words(source.exchange, rule.day)):
        text = translate("findings", "{closed}. The value of {day} will be used.")
        found.append(doubting("closed-day", text.format(closed=closed, day=told_day(day))))
    if not knows_holidays(source.exchange, day.year):
        text = translate(
            "findings", "Only the weekends of {exchange} are known here: look up whether it is open on {day}."
        ).format(exchange=exchange_title(source.exchange), day=told_day(day))
        found.append(doubting("holidays-unknown", text))
    return found


def _check_text(what: str, text: str, limit: int) -> None:
    if text != " ".join(text.split()) or not text:
        raise InvalidRule(translate("reasons", "{what} is empty, or has extra spaces").format(what=what))
    if len(text) > limit:
        reason = translate("reasons", "{what} is longer than {limit} characters")
        raise InvalidRule(reason.format(what=what, limit=limit))
    if problem := text_problem(text):
        raise InvalidRule(f"{what}: {problem}")


def _day(untrusted_text: str) -> date | None:
    if not untrusted_text:
        return None
    with suppress(ValueError):
        if _DAY.fullmatch(untrusted_text):
            return date.fromisoformat(untrusted_text)
    raise InvalidRule(translate("reasons", "the day is not a date"))


def _source(untrusted: object) -> Source:
    strange = InvalidRule(translate("reasons", "its parts are not those of a promise"))
    if not isinstance(untrusted, dict) or set(untrusted) != {field.name for field in fields(Source)}:
        raise strange
    parts: Mapping[str, object] = untrusted
    name, kind, place, decimals, publisher = (parts[field.name] for field in fields(Source))
    kinds = {member.value: member for member in ValueKind}
    if not (isinstance(name, str) and isinstance(place, str) and isinstance(publisher, str)):
        raise strange
    if type(decimals) is not int or not isinstance(kind, str) or kind not in kinds:
        raise strange
    return Source(name, kinds[kind], place, decimals, publisher)


KNOWN_SOURCES: Final = (
    Source("Dow Jones Industrial Average", ValueKind.CLOSE, "XNYS", 2, "S&P Dow Jones Indices"),
    Source("S&P 500", ValueKind.CLOSE, "XNYS", 2, "S&P Dow Jones Indices"),
    Source("Nasdaq Composite", ValueKind.CLOSE, "XNAS", 2, "Nasdaq"),
    Source("S&P/TSX Composite", ValueKind.CLOSE, "XTSE", 2, "S&P Dow Jones Indices"),
    Source("FTSE 100", ValueKind.CLOSE, "XLON", 2, "FTSE Russell"),
    Source("DAX", ValueKind.CLOSE, "XETR", 2, "STOXX"),
    Source("CAC 40", ValueKind.CLOSE, "XPAR", 2, "Euronext"),
    Source("AEX", ValueKind.CLOSE, "XAMS", 2, "Euronext"),
    Source("BEL 20", ValueKind.CLOSE, "XBRU", 2, "Euronext"),
    Source("SMI", ValueKind.CLOSE, "XSWX", 2, "SIX"),
    Source("WIG20", ValueKind.CLOSE, "XWAR", 2, "GPW Benchmark"),
    Source("OMX Stockholm 30", ValueKind.CLOSE, "XSTO", 2, "Nasdaq"),
    Source("Nikkei 225", ValueKind.CLOSE, "XTKS", 2, "Nikkei"),
    Source("Hang Seng Index", ValueKind.CLOSE, "XHKG", 2, "Hang Seng Indexes"),
    Source("BSE Sensex", ValueKind.CLOSE, "XBOM", 2, "BSE"),
    Source("Nifty 50", ValueKind.CLOSE, "XNSE", 2, "NSE Indices"),
    Source("LBMA Gold Price PM in US dollars", ValueKind.FIX, "XLON", 2, "ICE Benchmark Administration"),
)
"""Figures that anybody can look up for years, with the decimals with which they are published."""
