"""Paths in sentences of the window, with places to break the line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from bigdeal_gui.words import one_line

_BREAK: Final = "\N{ZERO WIDTH SPACE}"
_LONG: Final = 16
"""So many letters without a blank may be wider than a small window at a large text size."""


def path_words(path: Path) -> str:
    """Return `path` with a place to break the line after each part: labels break at nothing else in it."""
    return breakable(one_line(path))


def breakable(words: str) -> str:
    """Return `words` with places to break the line: before each part of a path, and in long names.

    Words that have them already stay as they are.
    """
    parts = re.sub(rf"(?<=[^/\\\s{_BREAK}])(?=[/\\][^/\\])", _BREAK, words)
    return re.sub(rf"([^\s{_BREAK}]{{{_LONG}}})(?=[^\s{_BREAK}])", rf"\1{_BREAK}", parts)


def unbroken_path(words: str) -> str:
    """Return `words` without the places that `breakable` made."""
    return words.replace(_BREAK, "")
