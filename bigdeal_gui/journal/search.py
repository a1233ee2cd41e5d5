"""Which sets a person means by words: in what spellings they must occur, and which set comes first."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from enum import StrEnum, auto
from typing import Final

from bigdeal_gui.journal.set_code import read_set_code
from bigdeal_gui.journal.sets import State, printable_text
from bigdeal_gui.words import MONTHS

_LIKE: Final = r"{column} LIKE ? ESCAPE '\'"
_MONTHS: Final = 12
_DAYS: Final = 31
_CENTURY: Final = "20"
_YEAR_FIRST: Final = re.compile(r"(\d{4})[./-](\d{1,2})(?:[./-](\d{1,2}))?[./-]?")
_YEAR_LAST: Final = re.compile(r"(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})")
_NO_YEAR: Final = re.compile(r"(\d{1,2})([./])(\d{1,2})\.?")
_MONTH_AND_YEAR: Final = re.compile(r"(\d{1,2})[./-](\d{4})")


class SetOrder(StrEnum):
    """By what sets are listed; those that are equal stand newest first."""

    BEST = auto()
    """Those that have most of the words in their event, then the others; without words all are equal."""
    OWN = auto()
    """As BEST, and of equal ones those that were dealt here before the others."""
    DAY = auto()
    EVENT = auto()
    BOARDS = auto()
    """By how many there are, then by the first number."""
    STATE = auto()
    """In the order of a set's life."""
    CODE = auto()


_STATES: Final = " ".join(f"WHEN '{state.value}' THEN {place}" for place, state in enumerate(State))
_COLUMNS: Final = {
    SetOrder.DAY: ("CASE date WHEN '' THEN replace(substr(sets.time, 1, 10), '-', '.') ELSE date END",),
    SetOrder.EVENT: ("event_key",),
    SetOrder.BOARDS: ("last_board - first_board", "first_board"),
    SetOrder.STATE: (f"CASE state {_STATES} END",),
    SetOrder.CODE: ("code",),
}


def search_condition(search: str, states: Collection[State]) -> tuple[str, list[str]]:
    """Return what SQL asks for sets in `states` (none: in any) that fit `search`, with its values.

    Each of its words must occur in event, date, code, formats or file names, in one of its spellings.
    """
    terms = [f"state IN ({', '.join('?' * len(states))})"] if states else []
    values = [state.value for state in states]
    for word in _words(search):
        meant = [_like(spelling) for spelling in search_spellings(word)]
        terms.append(f"({' OR '.join([_LIKE.format(column='search')] * len(meant))})")
        values += meant
    return " AND ".join(terms) or "1", values


def order_by(search: str, order: SetOrder, *, is_descending: bool) -> tuple[str, list[str]]:
    """Return the order of a listing for SQL, with its values."""
    if order in _COLUMNS:
        way = "DESC" if is_descending else "ASC"
        return ", ".join([*(f"{column} {way}" for column in _COLUMNS[order]), "id DESC"]), []
    words = [_like(word) for word in _words(search)]
    own_first = [f"state = '{State.SEEN.value}'"] if order is SetOrder.OWN else []
    hits = " + ".join(f"({_LIKE.format(column='event_key')})" for _word in words)
    return ", ".join([*([f"{hits} DESC"] if words else []), *own_first, "id DESC"]), words


def search_spellings(word: str) -> tuple[str, ...]:
    """Return what `word`, in small letters, may stand for in the record, itself first.

    A set code has no dash there, and O and I are figures in it; a day is written 2026.11.22. Where day and
    month can be told apart by nothing, both readings count.
    """
    meant = tuple(_days(word)) or ((read_set_code(word) or "").replace("-", "").casefold(),)
    return tuple(dict.fromkeys(filter(None, (word, word.replace("-", ""), *meant))))


def _words(search: str) -> list[str]:
    return printable_text(search).casefold().split()


def _like(word: str) -> str:
    escaped = word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"


def _days(word: str) -> Iterator[str]:
    if found := _YEAR_FIRST.fullmatch(word):
        year, month, day = found.groups()
        yield f"{year}.{int(month):02}" + (f".{int(day):02}" if day else "")
    elif found := _YEAR_LAST.fullmatch(word):
        first, second, year = found.groups()
        whole = year if len(year) == len("2026") else _CENTURY + year
        is_month_first = "." not in word
        yield from (f"{whole}.{day}" for day in _readings(first, second, is_month_first=is_month_first))
    elif found := _NO_YEAR.fullmatch(word):
        first, sign, second = found.groups()
        yield from (f".{day}" for day in _readings(first, second, is_month_first=sign == "/"))
    elif found := _MONTH_AND_YEAR.fullmatch(word):
        month, year = found.groups()
        yield f"{year}.{int(month):02}"
    elif word.capitalize() in MONTHS:
        yield f".{MONTHS.index(word.capitalize()) + 1:02}."


def _readings(first: str, second: str, *, is_month_first: bool) -> Iterator[str]:
    """Yield month and day of two numbers: the day first, and the month first where that is a custom."""
    pairs = ((first, second), (second, first)) if is_month_first else ((first, second),)
    for day, month in pairs:
        if 1 <= int(month) <= _MONTHS and 1 <= int(day) <= _DAYS:
            yield f"{int(month):02}.{int(day):02}"
