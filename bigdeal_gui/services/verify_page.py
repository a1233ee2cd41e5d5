"""The pages for any browser, as this copy of the program has them: verifying a tournament, opening a box."""

from __future__ import annotations

import hashlib
from typing import Final

from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.resource_files import resource_folder
from bigdeal_gui.storage import disk

PAGE_NAME: Final = "verify.html"
"""With it a player needs no program but a browser."""
UNLOCK_PAGE_NAME: Final = "unlock.html"
"""With it a club opens a locked box."""


def verify_page() -> bytes:
    """Return the page, HTML in UTF-8.

    Raises:
        CannotRead: this copy of the program is not complete.
    """
    return _page(PAGE_NAME)


def unlock_page() -> bytes:
    """Return the page that opens boxes, HTML in UTF-8.

    Raises:
        CannotRead: this copy of the program is not complete.
    """
    return _page(UNLOCK_PAGE_NAME)


def _page(name: str) -> bytes:
    path = resource_folder() / "verify" / name
    with disk.refused_as(CannotRead, path):
        return path.read_bytes()


def page_digest() -> str:
    """Return the page's SHA-256 in hexadecimal digits.

    Raises:
        CannotRead: this copy of the program is not complete.
    """
    return hashlib.sha256(verify_page()).hexdigest()
