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


_translators: list[tuple[Translator, str]] = [(_english, "en")]


def translate(context: str, text: str) -> str:
    """Return `text`, which has its {fields} still in it, in the user's language."""
    return _translators[-1][0](context, text)


def quoted(text: str) -> str:
    """Return a name in the quotation marks of the user's language."""
    return translate("words", "“{text}”").format(text=text)


def with_name(name: str, text: str) -> str:
    """Return `text` with what it is about before it, as the user's language sets a colon."""
    return translate("words", "{name}: {text}").format(name=name, text=text)


def language() -> str:
    """Return the code of the language into which texts are translated, such as `nl`."""
    return _translators[-1][1]


def spoken_now() -> tuple[Translator, str]:
    """Return what translates now, and into which language, for `translate_with`."""
    return _translators[-1]


def translate_with(translator: Translator | None, code: str = "en") -> None:
    """Let `translator` translate into the language `code` from now on; None brings English back."""
    del _translators[1:]
    if translator is not None:
        _translators.append((translator, code))
