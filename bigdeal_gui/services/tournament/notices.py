"""What is told to the players in a file for the wall: a reason on one line, a notice in a new file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bigdeal_gui.storage.delivery import DeliveredFile, deliver
from bigdeal_gui.storage.names import free_name
from bigdeal_gui.tournament.plan import new_text

_TEXT: Final = ".txt"
_CRLF: Final = "\r\n"


def reason_text(text: str) -> str:
    """Return a reason as a person typed it, on one line.

    Raises:
        InvalidField: it is empty, too long, or holds what cannot be seen.
    """
    return new_text("reason", text)


def deliver_notice(folder: Path, stem: str, lines: Sequence[str]) -> DeliveredFile:
    """Write a notice into a new text file in `folder`, called `stem`, with a number where that is taken.

    Raises:
        StorageError: it could not be written.
    """
    name = free_name(folder, stem, [_TEXT]) + _TEXT
    content = "".join(line + _CRLF for line in lines).encode("utf-8")
    (file,) = deliver(folder, {name: content}, is_public=True)
    return file
