"""No page of the window needs a scroll bar, and each has title, edges and foot where the others have them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

MEASURE: Final = Path(__file__).with_name("pages_fit.py")


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_every_page_fits_in_every_state(language: str) -> None:
    """At 900 × 600, and with the largest text on a small laptop, nothing lies under a bar or is cut."""
    done = subprocess.run(
        [sys.executable, str(MEASURE), language], capture_output=True, text=True, timeout=400, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["measured"]
