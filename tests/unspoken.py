"""A language without words: what is left of a sentence in it was never translated."""

from __future__ import annotations

import errno
import os
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from bigdeal_gui.words import spoken_now, translate_with

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_PHRASE: Final = re.compile(r"[^\W\d_]{2,}(?: [^\W\d_]{2,})+")
"""Words with blanks between them: what no name of a format, a column or a file has."""

_SYSTEMS: Final = frozenset(os.strerror(number) for number in errno.errorcode)
"""What the system itself says."""


@contextmanager
def without_words() -> Iterator[None]:
    """Let everything that is translated be nothing but what is put into it."""
    before = spoken_now()
    translate_with(lambda _context, text: "·".join(["", *re.findall(r"{[^}]*}", text), ""]))
    try:
        yield
    finally:
        translate_with(*before)


def left_in_english(said: Iterable[str], *sources: bytes) -> set[str]:
    """Return the phrases of `said` that were neither translated nor read from `sources`."""
    read = "\n".join(data.decode(coding, "replace") for data in sources for coding in ("utf-8", "latin-1"))
    found = {phrase for sentence in said for phrase in _PHRASE.findall(sentence)} - _SYSTEMS
    return {phrase for phrase in found if phrase.casefold() not in read.casefold()}
