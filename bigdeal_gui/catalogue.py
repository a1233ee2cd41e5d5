"""The translations of one language, read without Qt from the .ts file that its translators keep.

The file is read as Qt's lupdate lays it out, which `packaging/translations.py check` holds every file to. A
parser for XML would take ten times as long at each start, and nothing has to be compiled before. A frozen
program keeps the English texts once, in a file of their own, and in each language's the translations alone.
"""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

    Messages = dict[tuple[str, str], list[str]]
    """By English text and comment: the translation, or its plural forms."""

NO_COUNT: Final = -1
"""The count of a text that has no plural forms, as Qt passes it."""

SOURCES: Final = "sources.ts"
"""The file of the English texts, where they are not beside each translation."""

_CONTEXT: Final = "<context>\n    <name>"
_SOURCE: Final = re.compile(r"<source>([^<]*)</source>\s*(?:<comment>([^<]*)</comment>)?")
_TRANSLATION: Final = re.compile(
    r'<translation(?P<unfinished> type="\w+")?>(?P<text>(?:[^<]+|</?numerusform>)*)</translation>'
)
_FORM: Final = re.compile("<numerusform>([^<]*)</numerusform>")


class Catalogue:
    """The translations of the language `code`, such as `nl`; a context is parsed when it is first asked for.

    Raises:
        OSError: the file cannot be read.
        ValueError: it is not a whole file of translations.
    """

    def __init__(self, file: Path, code: str) -> None:
        text = file.read_text("utf-8")
        if not text.endswith("</TS>\n"):
            raise ValueError(f"{file} is damaged")
        texts = text if "<source>" in text else file.with_name(SOURCES).read_text("utf-8")
        self._sources, self._translations = _by_context(texts), _by_context(text)
        self._parsed: dict[str, Messages] = {}
        self._code = code

    def translation(self, context: str, text: str, comment: str = "", count: int = NO_COUNT) -> str | None:
        """Return the translation of the English `text`, its fields still in it; None where there is none."""
        messages = self._parsed.get(context)
        if messages is None:
            messages = _messages(self._sources.get(context, ""), self._translations.get(context, ""))
            self._parsed[context] = messages
        forms = messages.get((text, comment)) or messages.get((text, ""))
        if forms is None:
            return None
        return forms[0] if count == NO_COUNT else forms[_plural_form(self._code, count)]


def _by_context(text: str) -> dict[str, str]:
    contexts = (part.partition("</name>") for part in text.split(_CONTEXT)[1:])
    return {name: messages for name, _, messages in contexts}


def _messages(sources: str, translations: str) -> Messages:
    return {
        (unescape(source[1]), unescape(source[2] or "")): [
            unescape(form) for form in _FORM.findall(found["text"]) or [found["text"]]
        ]
        for source, found in zip(_SOURCE.finditer(sources), _TRANSLATION.finditer(translations), strict=True)
        if found["text"] and not found["unfinished"]
    }


def _plural_form(code: str, count: int) -> int:
    """Return which of a text's plural forms says `count`, as Qt Linguist counts and orders them."""
    if code == "pl":
        is_few = count % 10 in {2, 3, 4} and count % 100 not in {12, 13, 14}
        return 0 if count == 1 else 1 if is_few else 2
    return int(count > 1 if code in {"fr", "pt"} else count != 1)
