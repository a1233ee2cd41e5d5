"""What a file may say of a set beside its cards, as commands are told it: event, site and date."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from typing import Final
from unicodedata import category

import click

from bigdeal_gui.cli.parts.language import usage_error

_NOT_IN_A_LINE: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Categories of Unicode: control characters, halves of others, ends of lines and of paragraphs."""
_BLANKS: Final = re.compile("[\t\n\v\f\r]+")
_DAY: Final = re.compile(r"([0-9]{4})[-.]([0-9]{2})[-.]([0-9]{2})", re.ASCII)


def typed_day(_context: click.Context, _option: click.Parameter, text: str) -> str:
    """Return `text`, a day such as 2027-03-05 or 2027.03.05, as files have it; empty for none.

    Raises:
        Usage: there is no such day.
    """
    if not text:
        return ""
    if found := _DAY.fullmatch(text):
        year, month, day = map(int, found.groups())
        with suppress(ValueError):
            return date(year, month, day).strftime("%Y.%m.%d")
    raise usage_error("After --date comes a day, such as 2027-03-05.")


def typed_heading(_context: click.Context, option: click.Parameter, text: str) -> str:
    """Return the event or site that was typed; tabs and line ends in it are spaces, and go around it.

    Raises:
        Usage: it has something in it that no file can hold as it is.
    """
    line = _BLANKS.sub(" ", text).strip()
    if any(category(letter) in _NOT_IN_A_LINE for letter in line):
        raise usage_error(
            "After --{name} comes one line of text, without control characters.", name=option.name
        )
    return line


def heading_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add `--event`, `--site` and `--date`."""
    for name, metavar, callback, what in (
        ("date", "YYYY-MM-DD", typed_day, "The day of play, for files with room for it."),
        ("site", "TEXT", typed_heading, "Where it is played, for files with room for it."),
        ("event", "TEXT", typed_heading, "The event's name, for files with room for it."),
    ):
        add = click.option(f"--{name}", name, metavar=metavar, default="", callback=callback, help=what)
        command = add(command)
    return command
