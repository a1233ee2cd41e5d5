"""The language in which a command speaks to people: that of `--language`, else English but on a terminal.

What programs read – JSON, exports, a pipe – is in English unless somebody asks otherwise; JSON always is.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from bigdeal_gui.errors.services import Usage
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.words import ENGLISH, english, translate, translate_with, within_line

CONTEXT: Final = "command"
"""The context of the commands' texts in the translations."""

OPTION: Final = "--language"


def tr(text: str, /, **values: object) -> str:
    """Return the English `text` in the language that is spoken, its {fields} filled with `values`, if any."""
    said = translate(CONTEXT, text)
    return said.format(**{name: within_line(value) for name, value in values.items()}) if values else said


def translatable(text: str) -> str:
    """Return `text`, which `tr` translates later; translators find it by this."""
    return text


def usage_error(text: str, /, **values: object) -> Usage:
    """Return the error of a command line that cannot be understood, its reason translated."""
    return Usage(tr(text, **values))


def language_option(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the language that `words` begin by asking for, the last of several, and the other words."""
    asked, rest = None, list(words)
    while rest and rest[0].partition("=")[0] == OPTION and (len(rest) > 1 or "=" in rest[0]):
        _option, joined, value = rest.pop(0).partition("=")
        asked = value if joined else rest.pop(0)
    return asked, rest


def require_language(name: str) -> str:
    """Return the code of the language that somebody asked for by `name`: `de` for `de-AT`.

    Raises:
        Usage: the program does not speak it.
    """
    if (code := _language_of(name)) is not None:
        return code
    from bigdeal_gui.paper.words import CODES  # noqa: PLC0415 - for who needs it

    raise usage_error("After {option} comes one of: {codes}.", option=OPTION, codes=", ".join(CODES))


def speak_language(code: str | None, of_settings: Callable[[], str]) -> None:
    """Speak the language `code` from now on, else on a terminal that of the settings or the system."""
    if _is_terminal():
        translate_with(english)
        code = code or _language_of(_wanted_by_terminal(of_settings))
    if code is None or code == ENGLISH:
        return
    from bigdeal_gui.services.spoken import catalogue_of, spoken_text  # noqa: PLC0415 - English does not wait for it

    if catalogue := catalogue_of(code):
        translate_with(partial(spoken_text, catalogue), code)


def _language_of(name: str) -> str | None:
    """Return the language of a name such as `de_AT.UTF-8`; None where the program does not speak it."""
    if re.split("[-_]", name.lower())[0] == ENGLISH:
        return ENGLISH
    from bigdeal_gui.paper.words import words_of_paper  # noqa: PLC0415 - English does not wait for it

    code = words_of_paper(name).code
    return None if code == ENGLISH else code


def _wanted_by_terminal(of_settings: Callable[[], str]) -> str:
    try:
        return of_settings() or _language_of_system()
    except CannotRead:
        return _language_of_system()


def _is_terminal() -> bool:
    """Tell whether a person reads all that is written."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdout, sys.stderr))


def _language_of_system() -> str:
    if os.name == "nt":
        from bigdeal_gui.services.printing.choices import locale_of_system  # noqa: PLC0415 - as above

        return locale_of_system()
    return next((name for name in map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG")) if name), ENGLISH)
