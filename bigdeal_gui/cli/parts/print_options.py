"""What the commands that print have in common: which set, what stands above it, and how it looks."""

from __future__ import annotations

from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.inputs import STANDARD_INPUT, InputFiles
from bigdeal_gui.cli.parts.kept_settings import kept_settings
from bigdeal_gui.errors import Usage
from bigdeal_gui.journal.set_code import read_set_code
from bigdeal_gui.paper.record_options import OPTIONS, Option, OptionKind, record_options
from bigdeal_gui.paper.words import CODES, words
from bigdeal_gui.services.printing.subject import Subject, Titles, file_read, set_described, set_read

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from bigdeal_gui.journal.journal import Journal

SOURCE: Final = "FILE|CODE"

_CODES: Final = ", ".join(CODES)


def _language(_context: click.Context, _option: click.Parameter, code: str | None) -> str:
    """Return a code of `paper.words`; without one, that of the settings."""
    if code is None:
        return kept_settings().language or "en"
    first = code.replace("_", "-").lower().split("-")[0]
    if words(code).code.split("-")[0] != "en" or first == "en":
        return code
    raise Usage(f"Records speak {_CODES}; “{code}” is none of these.")


def options_of_print(*names: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return what adds the flags of the options `names`, all of the table without any.

    The command gets them as the one argument `options`.
    """
    rows = [option for option in OPTIONS if not names or option.name in names]

    def decorated(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def chosen(**others: object) -> None:
            words = {row.name: others.pop(row.name) for row in rows}
            command(options=record_options(words), **others)

        with_flags: Callable[..., None] = chosen
        for row in reversed(rows):
            with_flags = _flag(row)(with_flags)
        return with_flags

    return decorated


def _flag(option: Option) -> Callable[[Callable[..., None]], Callable[..., None]]:
    row, names = option.row, (option.row.flag, option.name)
    match option.kind:
        case OptionKind.CHOICE:
            kind = click.Choice([value.value for value, _label in option.choices])
            return click.option(*names, type=kind, default=option.word, show_default=True, help=row.help)
        case OptionKind.SWITCH:
            is_on = option.default is True
            return click.option(*names, is_flag=True, default=is_on, show_default=is_on, help=row.help)
        case OptionKind.LANGUAGE:
            text = row.help.format(languages=_CODES)
            return click.option(*names, metavar="CODE", callback=_language, help=text)


def titling(command: Callable[..., None]) -> Callable[..., None]:
    """Add what stands above the boards; `command` gets it as the one argument `titles`."""

    @wraps(command)
    def titled(
        *, event: str, site: str, section: str, session: str, day: datetime | None, **others: object
    ) -> None:
        titles = Titles(event, site, section, session, day.date() if day else None)
        command(titles=titles, **others)

    with_options: Callable[..., None] = titled
    for option in (
        click.option(
            "--date",
            "day",
            metavar="YYYY-MM-DD",
            type=click.DateTime(["%Y-%m-%d"]),
            help="The day; without it, that of the journal.",
        ),
        click.option("--session", default="", help="The session, such as 2."),
        click.option("--section", default="", help="The section, such as A."),
        click.option("--site", default="", help="Where it is played."),
        click.option("--event", default="", help="The event; without it, that of the journal or the file."),
    ):
        with_options = option(with_options)
    return with_options


def subject_of(
    word: str, journal: Journal, titles: Titles, inputs: InputFiles, *, has_boards: bool = True
) -> Subject:
    """Return what `word` means: standard input, a file of boards, or the code of a set.

    Without `has_boards` a set is described as the journal knows it, and no file of it is read.

    Raises:
        AppError: there is no such set, or its boards cannot be read.
    """
    path = inputs.path_of(word)
    code = read_set_code(word)
    if word != STANDARD_INPUT and code and not path.exists():
        found = journal.set_by_code(code)
        return set_read(journal, found, titles) if has_boards else set_described(found, titles)
    return file_read(journal, path, titles, read=inputs.read)


def place_of(target: str, proposed: str) -> Path:
    """Return the file that follows -o; a folder means the `proposed` name in it."""
    path = Path(target)
    return path / proposed if target.endswith(("/", "\\")) or path.is_dir() else path
