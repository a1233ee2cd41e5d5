"""The club's logo in the program's own folder: kept, printed from there, and given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.paper import LogoUnusable
from bigdeal_gui.errors.storage import CannotRead, CannotWrite
from bigdeal_gui.paper.logo import MAX_LOGO_BYTES, logo_png
from bigdeal_gui.paper.surface import Raster
from bigdeal_gui.services.printing.club_logo import keep_logo, kept_logo, logo_from_file
from bigdeal_gui.storage import places

if TYPE_CHECKING:
    from pathlib import Path

PICTURE = Raster(2, 1, b"abcdef")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(places.HOME_VARIABLE, str(tmp_path / "own"))


def test_a_logo_is_kept_until_it_is_given_up(tmp_path: Path) -> None:
    """The user's file is read and stays; a copy is printed from, and can be removed more than once."""
    assert kept_logo() is None
    path = tmp_path / "logo.png"
    path.write_bytes(logo_png(PICTURE))
    keep_logo(logo_from_file(path))
    path.unlink()
    assert kept_logo() == PICTURE
    keep_logo(logo_png(Raster(1, 1, b"xyz")))
    assert kept_logo() == Raster(1, 1, b"xyz")
    for _ in range(2):
        keep_logo(None)
        assert kept_logo() is None


def test_a_logo_that_is_damaged_is_not_printed() -> None:
    """The record is printed all the same."""
    for content in (b"no picture", logo_png(PICTURE)[:-1], bytes(MAX_LOGO_BYTES + 1)):
        keep_logo(content)
        assert kept_logo() is None


def test_what_cannot_be_read_or_kept_is_told(tmp_path: Path) -> None:
    """A folder, a file that is none, or a folder that cannot be written."""
    with pytest.raises(CannotRead):
        logo_from_file(tmp_path)
    (tmp_path / "a.png").write_bytes(b"a")
    with pytest.raises(LogoUnusable):
        logo_from_file(tmp_path / "a.png")
    (tmp_path / "own").write_text("a file where the folder would be")
    with pytest.raises(CannotWrite):
        keep_logo(logo_png(PICTURE))
