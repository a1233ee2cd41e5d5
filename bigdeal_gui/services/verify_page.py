"""The page that verifies a tournament in any browser, as this copy of the program has it."""

from __future__ import annotations

import hashlib
from typing import Final

from bigdeal_gui.errors import CannotRead
from bigdeal_gui.resource_files import resource_folder
from bigdeal_gui.storage import disk

PAGE_NAME: Final = "verify.html"
"""With it a player needs no program but a browser."""


def verify_page() -> bytes:
    """Return the page, HTML in UTF-8.

    Raises:
        CannotRead: this copy of the program is not complete.
    """
    path = resource_folder() / "verify" / PAGE_NAME
    try:
        return path.read_bytes()
    except OSError as error:
        raise CannotRead(path, disk.reason(error)) from error


def page_digest() -> str:
    """Return the page's SHA-256 in hexadecimal digits.

    Raises:
        CannotRead: this copy of the program is not complete.
    """
    return hashlib.sha256(verify_page()).hexdigest()
