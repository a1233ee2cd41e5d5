"""No word of the window is cut, no letter stands twice, and no page needs a scroll bar, in any language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from bigdeal_gui.gui.parts.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

WALK: Final = Path(__file__).with_name("walk_window.py")
ALL_STATES: Final = ("en", "de", "fr", "pl")
"""The languages in which pages are brought into every state: ours, and those with the longest words."""


@pytest.fixture(scope="module")
def walks() -> Iterator[subprocess.Popen[str]]:
    """Start the program that makes the walks."""
    with subprocess.Popen(
        [sys.executable, WALK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as program:
        yield program


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_the_window_has_room_for_its_words(walks: subprocess.Popen[str], language: str) -> None:
    """At 900 × 600, and with the largest text on a small laptop, every text has the room it takes.

    Alt and a letter mean one thing. Of some languages every page is brought into each of its states: nothing
    of it lies under a bar or is cut, and title, edges and foot are where other pages have them.
    """
    assert walks.stdin is not None
    assert walks.stdout is not None
    walks.stdin.write(f"{language} pages\n" if language in ALL_STATES else f"{language}\n")
    walks.stdin.flush()
    said = []
    while said[-1:] not in (["measured"], ["broken off"], [""]):
        said.append(walks.stdout.readline().strip())
    assert said == ["measured"]
