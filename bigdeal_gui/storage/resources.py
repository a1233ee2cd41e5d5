"""Files that came with the program and go out with what it makes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bigdeal_gui.errors import CannotRead
from bigdeal_gui.storage import disk

_PACKAGE: Final = Path(__file__).resolve().parents[1]
_FOLDERS: Final = (_PACKAGE / "resources", _PACKAGE.parent / "resources")
"""In the wheel; by the sources and in the frozen program."""


def verify_page() -> bytes:
    """Return the page that verifies a tournament in any browser, HTML in UTF-8.

    Raises:
        CannotRead: this copy of the program is not complete.
    """
    names = [folder / "verify" / "verify.html" for folder in _FOLDERS]
    path = next((name for name in names if name.is_file()), names[-1])
    try:
        return path.read_bytes()
    except OSError as error:
        raise CannotRead(path, disk.reason(error)) from error
