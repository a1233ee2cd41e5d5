"""No word of the window is cut, no letter stands twice, and no page needs a scroll bar, in any language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from bigdeal_gui.gui.parts.languages import LANGUAGES

WALK: Final = Path(__file__).with_name("walk_window.py")
ALL_STATES: Final = ("en", "de", "fr", "pl")
"""The languages in which pages are brought into every state: ours, and those with the longest words."""


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_the_window_has_room_for_its_words(language: str) -> None:
    """At 900 × 600, and with the largest text on a small laptop, every text has the room it takes.

    Alt and a letter mean one thing. Of some languages every page is brought into each of its states: nothing
    of it lies under a bar or is cut, and title, edges and foot are where other pages have them.
    """
    words = [sys.executable, str(WALK), language, *(["pages"] if language in ALL_STATES else [])]
    done = subprocess.run(words, capture_output=True, text=True, timeout=400, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["measured"]
