"""The languages of printed sheets, and how one is found by its code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper.words_germanic import (
    AMERICAN,
    BRITISH,
    DANISH,
    DUTCH,
    ENGLISH,
    GERMAN,
    NORWEGIAN,
    SWEDISH,
)
from bigdeal_gui.paper.words_romance import FRENCH, ITALIAN, POLISH, PORTUGUESE, SPANISH

if TYPE_CHECKING:
    from bigdeal_gui.paper.words import Words

LANGUAGES: Final = (
    ENGLISH,
    BRITISH,
    AMERICAN,
    DANISH,
    GERMAN,
    SPANISH,
    FRENCH,
    ITALIAN,
    DUTCH,
    NORWEGIAN,
    POLISH,
    PORTUGUESE,
    SWEDISH,
)
"""English, then by name."""

_BY_CODE: Final = {one.code.lower(): one for one in LANGUAGES}
_ALIASES: Final = {"nn": "nb", "no": "nb"}


def words(code: str) -> Words:
    """Return the words of the language `code`, such as `nl` or `en-GB`; English for a strange one."""
    whole = code.replace("_", "-").lower()
    first = whole.split("-")[0]
    return _BY_CODE.get(whole) or _BY_CODE.get(_ALIASES.get(first, first), ENGLISH)
