"""Words for people, written in rooms that know no screen.

They are English until window or command sets a translator; `pyside6-lupdate` finds them by the names of the
functions here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Final, TypeAlias

Translator: TypeAlias = Callable[[str, str], str]
"""Takes a context and an English text with its {fields}; returns it in the user's language."""


def english(_context: str, text: str) -> str:
    """Return `text` as it is."""
    return text


_STEERING: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""What steers a terminal, breaks a line or turns letters round, but for tab and line feed."""

ENGLISH: Final = "en"
_UNSET: Final = ""
"""The language where none was set: texts are English, and days as programs read them."""

_translators: list[tuple[Translator, str]] = [(english, _UNSET)]

MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
"""English months, short: figures alone are read one way in Britain and another in America."""

_DAYS: Final = {
    **dict.fromkeys(("da", "de", "nb", "pl"), "%d.%m.%Y"),
    **dict.fromkeys(("es", "fr", "it", "pt"), "%d/%m/%Y"),
    "nl": "%d-%m-%Y",
}
"""Days in figures by language, as the Unicode CLDR has them, the year whole; Swedish writes ISO 8601."""

_THOUSANDS: Final = dict.fromkeys(("da", "de", "es", "it", "nl"), ".")
"""The sign between thousands by language, as the help has it; the others write a space."""


def translate(context: str, text: str) -> str:
    """Return `text`, which has its {fields} still in it, in the user's language."""
    return _translators[-1][0](context, text)


def harmless_text(text: str) -> str:
    """Return `text`, in lines, with U+FFFD for what could make it look like another."""
    return _STEERING.sub("\N{REPLACEMENT CHARACTER}", text)


def one_line_name(name: str | Path) -> str:
    """Return a name that is to stand in a sentence, with U+FFFD for what would break the line as well.

    The name of a file comes from anybody, and would be read as the program's own next line.
    """
    return re.sub(r"[\t\n]", "\N{REPLACEMENT CHARACTER}", harmless_text(str(name)))


def within_line(value: object) -> object:
    """Return what is to stand in a sentence: a name as `one_line_name`."""
    return one_line_name(value) if isinstance(value, (str, Path)) else value


def quoted_name(text: str) -> str:
    """Return a name in the quotation marks of the user's language."""
    return translate("words", "“{text}”").format(text=one_line_name(text))


def comma_list(things: Sequence[object], most: int = 8) -> str:
    """Return the first `most` things with commas between, and dots where there are more."""
    return ", ".join(map(str, things[:most])) + " …" * (len(things) > most)


def with_name(name: str, text: str) -> str:
    """Return `text` with what it is about before it, as the user's language sets a colon."""
    return translate("words", "{name}: {text}").format(name=one_line_name(name), text=text)


def board_words(numbers: str) -> str:
    """Return which boards are meant, in the middle of a line: `board 7`, or `boards 1-24`."""
    one, many = translate("SetWords", "board {numbers}"), translate("SetWords", "boards {numbers}")
    return (one if numbers.isdecimal() else many).format(numbers=numbers)


def language() -> str:
    """Return the code of the language into which texts are translated, such as `nl`."""
    return _translators[-1][1] or ENGLISH


def written_day(day: date | str) -> str:
    """Return a day, or the `2026.11.24` of a journal, as the user's language writes it: `24 Nov 2026`.

    Where no language was set, as ISO 8601 or the journal has it. What is no day stays as it was typed.
    """
    code = _translators[-1][1]
    if isinstance(day, str):
        try:
            read = date.fromisoformat(day.replace(".", "-"))
        except ValueError:
            return day
        return day if code == _UNSET else written_day(read)
    if code == ENGLISH:
        return f"{day.day} {MONTHS[day.month - 1]} {day.year}"
    return format(day, _DAYS[code]) if code in _DAYS else day.isoformat()


def written_time(moment: datetime, form: str = "%H:%M") -> str:
    """Return `moment`, in its own time zone, its day as the user's language writes it, its time as `form`."""
    return f"{written_day(moment.date())} {moment:{form}}"


def written_figure(value: float, form: str = ",") -> str:
    """Return `value` as `form` writes it, with the user's own signs between thousands and for decimals."""
    written = format(value, form)
    if language() == ENGLISH:
        return written
    return written.translate({ord(","): _THOUSANDS.get(language(), "\N{NO-BREAK SPACE}"), ord("."): ","})


def spoken_now() -> tuple[Translator, str]:
    """Return what translates now, and into which language, for `translate_with`."""
    return _translators[-1]


def translate_with(translator: Translator | None, code: str = ENGLISH) -> None:
    """Let `translator` translate into the language `code` from now on; with None no language is set."""
    del _translators[1:]
    if translator is not None:
        _translators.append((translator, code))
