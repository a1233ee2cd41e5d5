"""Words that stand in tables of rooms below the window, in the user's language.

`table_texts` lists all of them with their contexts: translators find them through it, as no call names them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import ADVICE, AppError, advice
from bigdeal_gui.formats.table import FORMATS
from bigdeal_gui.randomness.messages import MeterMessage
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigdeal_gui.formats.format import Format

_ERRORS = "errors"
_FORMATS = "formats"
_METER = "meter"

STATES: Final = "states"
_STEPS: Final = ("certified", "archived")
"""What a set can be beside its states."""

_BUTTONS: Final = ("QPlatformTheme", ("OK", "Cancel", "Close", "Save", "Open", "&Yes", "&No"))
"""Words of Qt's own on the buttons of dialogs, under Qt's own context."""


def advice_words(error: AppError) -> tuple[str, str]:
    """Return the title and the hint of `error`."""
    row = advice(error)
    return translate(_ERRORS, row.title), translate(_ERRORS, row.hint)


def format_title(kind: Format) -> str:
    """Return what `kind` is for, in a few words."""
    return translate(_FORMATS, kind.title)


def format_readers(kind: Format) -> str:
    """Return who reads `kind`."""
    return translate(_FORMATS, kind.read_by)


def meter_words(message: MeterMessage) -> str:
    """Return the sentence of the meter."""
    return translate(_METER, message.text)


def table_texts() -> Iterator[tuple[str, str]]:
    """Yield the context and the English text of everything that the functions above may return."""
    for row in ADVICE.values():
        yield _ERRORS, row.title
        yield _ERRORS, row.hint
    for kind in FORMATS:
        yield _FORMATS, kind.title
        yield _FORMATS, kind.read_by
    for message in MeterMessage:
        yield _METER, message.text
    for step in _STEPS:
        yield STATES, step
    context, buttons = _BUTTONS
    for text in buttons:
        yield context, text
