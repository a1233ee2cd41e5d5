"""Files of boards as commands are given them: by name, or `-` for standard input, which is kept in memory."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from bigdeal_gui.errors import CannotRead, FileTooLarge, Usage
from bigdeal_gui.formats.format import MAX_FILE_BYTES
from bigdeal_gui.formats.table import FORMATS, format_by_name
from bigdeal_gui.services.sets.contents import bytes_on_disk

STANDARD_INPUT: Final = "-"
_STEM: Final = "standard input"

FORMAT_NAMES: Final = ", ".join(format_.name for format_ in FORMATS if format_.holds_boards)
"""The formats that hold boards, for the help."""

format_option: Final = click.option(
    "--format",
    "format_name",
    metavar="NAME",
    help="What stands on standard input, when a file is “-”: the name of a format.",
)


class InputFiles:
    """What the words of a command line mean: `path_of` each, then `read` what it holds."""

    def __init__(self, format_name: str | None) -> None:
        self._format_name = format_name
        self._stdin: Path | None = None

    def path_of(self, word: str) -> Path:
        """Return the path that `word` means; for standard input one that tells the format by its ending.

        Raises:
            Usage: standard input comes without a format that holds boards.
            UnknownFormat: there is no such format.
        """
        if word != STANDARD_INPUT:
            return Path(word)
        if self._format_name is None:
            raise Usage("Standard input has no name that would tell its format: add --format, such as pbn.")
        format_ = format_by_name(self._format_name)
        if not format_.holds_boards:
            raise Usage(f"“{format_.name}” is no format for boards.")
        self._stdin = Path(_STEM + format_.suffix)
        return self._stdin

    def read(self, path: Path) -> bytes:
        """Return what stands in `path`.

        Raises:
            CannotRead: the system refused.
            FileTooLarge: it holds more than any set of boards.
        """
        if path is not self._stdin:
            return bytes_on_disk(path)
        if sys.stdin is None:
            raise CannotRead(path, "it is closed")
        data = sys.stdin.buffer.read(MAX_FILE_BYTES + 1)
        if len(data) > MAX_FILE_BYTES:
            raise FileTooLarge(len(data), MAX_FILE_BYTES)
        return data
