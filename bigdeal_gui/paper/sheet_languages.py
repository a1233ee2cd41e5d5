"""How the words of dealing sheets, labels and checklists are found by a language's code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper import sheet_words_germanic as germanic
from bigdeal_gui.paper import sheet_words_romance as romance
from bigdeal_gui.paper.languages import words

if TYPE_CHECKING:
    from bigdeal_gui.paper.sheet_words import SheetWords

SHEET_WORDS: Final = {
    "en": germanic.ENGLISH,
    "da": germanic.DANISH,
    "de": germanic.GERMAN,
    "es": romance.SPANISH,
    "fr": romance.FRENCH,
    "it": romance.ITALIAN,
    "nl": germanic.DUTCH,
    "nb": germanic.NORWEGIAN,
    "pl": romance.POLISH,
    "pt": romance.PORTUGUESE,
    "sv": germanic.SWEDISH,
}
"""By the code of `paper.languages`, without the country."""


def sheet_words(code: str) -> SheetWords:
    """Return the words of the language `code`, found as those of hand records are."""
    return SHEET_WORDS[words(code).code.split("-")[0]]
