"""The debugging log, kept only when it is asked for: what was done and when, never a seed or a card."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bigdeal_gui import PROGRAM_NAME, __version__
from bigdeal_gui.cli.parts.boundary import tell

NAME: Final = "deallog.txt"


class Log:
    """Appends lines to the log in one folder, or does nothing. A log that fails stops no set."""

    def __init__(self, folder: Path, *, is_kept: bool) -> None:
        self._path = folder / NAME
        self._is_kept = is_kept
        self.add(f"bigdealx, of {PROGRAM_NAME} {__version__}.")

    def add(self, sentence: str) -> None:
        """Append `sentence` with the time in front."""
        if not self._is_kept:
            return
        now = datetime.now(UTC).isoformat(sep=" ", timespec="seconds")
        try:
            with open(self._path, "a", encoding="utf-8", errors="backslashreplace", opener=_private) as file:
                file.write(f"{now} {sentence}\n")
        except OSError as error:
            self._is_kept = False
            tell(f"bigdealx: “{self._path}” is not kept: {error.strerror or error}.")


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
