"""No word of the window is cut, and no letter stands twice, in any language and size of text."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from bigdeal_gui.gui.parts.languages import LANGUAGES

MEASURE: Final = Path(__file__).with_name("words_cut.py")


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_no_word_is_cut_and_no_letter_twice(language: str) -> None:
    """Every text has the room it takes, with the largest letters too, and Alt and a letter mean one thing."""
    done = subprocess.run(
        [sys.executable, str(MEASURE), language], capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["measured"]
