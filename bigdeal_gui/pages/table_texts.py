"""Words that stand in tables of rooms below the window, in the user's language.

`table_texts` lists all of them with their contexts: translators find them through it, as no call names them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.base import CONTEXT as ERRORS
from bigdeal_gui.errors.base import error_kinds_below
from bigdeal_gui.formats.table import FORMATS, format_of_file_name
from bigdeal_gui.randomness.messages import MeterMessage
from bigdeal_gui.services.spoken import STATES
from bigdeal_gui.storage.settings import CONTEXT as SETTINGS_CONTEXT
from bigdeal_gui.storage.settings import SETTINGS
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.journal.sets import Randomness


_FORMATS = "formats"
_METER = "meter"
_PRINTING = "printing"
_SOURCES = "sources"

_STEPS: Final = ("certified", "archived", "moved", "being moved", "no longer being moved")
"""What a set can be, or become, beside its states."""

_BUTTONS: Final = ("QPlatformTheme", ("OK", "Cancel", "Close", "Save", "Open", "&Yes", "&No"))
"""Words of Qt's own on the buttons of dialogs, under Qt's own context."""


_ONLY_FIELDS: Final = re.compile(r"(\{\w+\}\s*)*")
"""Sentences that were put into the user's language where they were made."""


def format_title(kind: Format) -> str:
    """Return what `kind` is for, in a few words."""
    return translate(_FORMATS, kind.title)


def format_readers(kind: Format) -> str:
    """Return who reads `kind`."""
    return translate(_FORMATS, kind.read_by)


def meter_words(message: MeterMessage) -> str:
    """Return the sentence of the meter."""
    return translate(_METER, message.text)


def format_next_step(kind: Format) -> str:
    """Return what is done with a file of `kind` after dealing."""
    return translate(_FORMATS, kind.next_step)


def source_words(randomness: Randomness) -> str:
    """Return what the randomness of a set came from."""
    return translate(_SOURCES, randomness.source)


def option_label(label: str) -> str:
    """Return what the window calls an option of the print, or one of its choices."""
    return translate(_PRINTING, label)


def table_texts() -> Iterator[tuple[str, str]]:
    """Yield context and English text of everything that the functions above, and the errors, may return."""
    from bigdeal_gui.paper.record_options import OPTIONS  # noqa: PLC0415 - for translators alone

    for kind in error_kinds_below():
        for text in (kind.sentence, kind.title, kind.hint):
            if not _ONLY_FIELDS.fullmatch(text):
                yield ERRORS, text
    yield from _listed_texts()
    for option in OPTIONS:
        yield _PRINTING, option.row.label
        for _value, label in option.choices:
            yield _PRINTING, label
    for row in SETTINGS.values():
        shown = (row.title, row.topic, row.label, row.button, *row.choices, *row.explanations)
        for text in filter(None, (*shown, row.help * row.is_explained)):
            yield SETTINGS_CONTEXT, text
    for step in _STEPS:
        yield STATES, step
    context, buttons = _BUTTONS
    for text in buttons:
        yield context, text


def _listed_texts() -> Iterator[tuple[str, str]]:
    from bigdeal_gui.journal.sets import Randomness  # noqa: PLC0415 - for translators alone
    from bigdeal_gui.tournament.value import calendars  # noqa: PLC0415 - as above

    for reason in calendars.REASONS:
        yield calendars.CONTEXT, reason
    for format_ in FORMATS:
        yield _FORMATS, format_.title
        yield _FORMATS, format_.read_by
        yield _FORMATS, format_.next_step
    for randomness in Randomness:
        yield _SOURCES, randomness.source
    for message in MeterMessage:
        yield _METER, message.text


def next_steps(file_names: Iterable[str], formats: Sequence[Format] = ()) -> tuple[str, ...]:
    """Return for each kind of file what it is for and what is done with it, in the order of `file_names`.

    Where two formats write the same kind of file, `formats` tells which it was.
    """
    found: dict[str, Format] = {}
    for name in file_names:
        kinds = format_of_file_name(name)
        chosen = [kind for kind in kinds if kind in formats] or list(kinds)
        for kind in chosen:
            found.setdefault(kind.suffix, kind)
    text = translate("ResultWords", "{title} ({suffix}): {step}")
    return tuple(
        text.format(title=format_title(kind), suffix=kind.suffix, step=format_next_step(kind))
        for kind in found.values()
    )
