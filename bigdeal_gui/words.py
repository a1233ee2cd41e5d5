"""Words for people, written in rooms that know no screen.

They are English until whoever shows them says how they are translated; `pyside6-lupdate` finds them by the
names of the functions here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    Translator = Callable[[str, str], str]
    """Takes a context and an English text with its {fields}; returns it in the user's language."""


def _english(_context: str, text: str) -> str:
    return text


_translators: list[Translator] = [_english]


def translate(context: str, text: str) -> str:
    """Return `text`, which has its {fields} still in it, in the user's language."""
    return _translators[-1](context, text)


def translate_with(translator: Translator | None) -> None:
    """Let `translator` translate from now on; None brings English back."""
    del _translators[1:]
    if translator is not None:
        _translators.append(translator)
