"""Files that came with the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from bigdeal_gui.errors import CannotRead
from bigdeal_gui.storage import resources


def test_the_page_for_browsers_is_there() -> None:
    """The page goes out byte for byte as it lies in the resources."""
    kept = Path(__file__).parents[2] / "resources" / "verify" / "verify.html"
    assert resources.verify_page() == kept.read_bytes()


def test_a_copy_without_the_page_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A program that was not installed whole names the file that it lacks."""
    monkeypatch.setattr(resources, "_FOLDERS", (tmp_path,))
    with pytest.raises(CannotRead, match=r"verify\.html"):
        resources.verify_page()
