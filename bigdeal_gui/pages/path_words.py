"""Paths in sentences of the window, with places to break the line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def path_words(path: Path) -> str:
    """Return `path` with a place to break the line after each part: labels break at nothing else in it."""
    return breakable(str(path))


def breakable(words: str) -> str:
    """Return `words` with a place to break the line after each part of the paths in them."""
    return re.sub(r"([/\\])(?=[^/\\])", "\\1\N{ZERO WIDTH SPACE}", words)
