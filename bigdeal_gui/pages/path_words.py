"""Paths in sentences of the window, with places to break the line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from bigdeal_gui.words import one_line_name

_BREAK: Final = "\N{ZERO WIDTH SPACE}"
_LEFT: Final = "\N{LEFT-TO-RIGHT MARK}"
_FROM_RIGHT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Letters of scripts that are read from the right."""
_LONG: Final = 16
"""So many letters without a blank may be wider than a small window at a large text size."""


def path_words(path: Path) -> str:
    """Return `path` with a place to break the line after each part: labels break at nothing else in it."""
    return breakable(one_line_name(path))


def breakable(words: str) -> str:
    """Return `words` with places to break the line: before each part of a path, and in long names.

    Words that have them already stay as they are.
    """
    parts = re.sub(rf"(?<=[^/\\\s{_BREAK}])(?=[/\\][^/\\])", _BREAK, words)
    return re.sub(rf"([^\s{_BREAK}]{{{_LONG}}})(?=[^\s{_BREAK}])", rf"\1{_BREAK}", parts)


def left_to_right(words: str) -> str:
    """Return `words` in lines from the left, and what a “ · ” joins in that order, whatever script is within.

    The figures of a day that follows a Hebrew name would else become part of the name.
    """
    return re.sub("(?m)^|(?= · )", _LEFT, words) if _FROM_RIGHT.search(words) else words


def unbroken_path(words: str) -> str:
    """Return `words` without what `breakable` and `left_to_right` put in."""
    return words.replace(_BREAK, "").replace(_LEFT, "")
