"""Files of boards as commands are given them: by name, or `-` for standard input, which is kept in memory."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.format import MAX_FILE_BYTES
from bigdeal_gui.formats.table import FORMATS, format_by_name
from bigdeal_gui.model.plans import MAX_BOARDS
from bigdeal_gui.services.sets.archives import ONE_FILE, is_archive_name
from bigdeal_gui.services.sets.find_sets import GivenFiles, is_folder_of_sets

STANDARD_INPUT: Final = "-"
_STEM: Final = "standard input"

FORMAT_NAMES: Final = ", ".join(format_.name for format_ in FORMATS if format_.holds_boards)
"""The formats that hold boards, for the help."""


def joined_format_options(
    _context: click.Context, _option: click.Parameter, given: Sequence[str]
) -> str | None:
    """Return one list of formats for all that were `given`, each with commas: they add up."""
    if len(given) < 2:  # noqa: PLR2004 - a format that a single list has twice is told
        return next(iter(given), None)
    return ",".join(dict.fromkeys(",".join(given).split(",")))


format_option: Final = click.option(
    "--format", "format_name", metavar="NAME", help="The format of standard input, when a file is “-”."
)

first_option: Final = click.option(
    "--first",
    "first_board",
    metavar="N",
    type=click.IntRange(1, MAX_BOARDS),
    help="The number of the first board, where the file has no numbers. Without it, the "
    "journal's numbers, or else from 1.",
)


class InputFiles:
    """What the words of a command line mean: `path_of` each, then `read` what it holds."""

    def __init__(self, format_name: str | None) -> None:
        self._format_name = format_name
        self._stdin: Path | None = None
        self._given = GivenFiles()

    def paths_of(self, word: str) -> list[Path]:
        """Return the files that `word` means: itself, or those with boards in a folder or an archive.

        Raises:
            Usage: there are none, or as `path_of`.
            CannotRead: a folder cannot be read.
        """
        path = self.path_of(word)
        found = [path] if path is self._stdin else list(self._given.paths_of(path))
        if not found:
            raise usage_error("In “{path}” there are no files of boards.", path=path)
        return found

    def path_of(self, word: str) -> Path:
        """Return the path that `word` means; for standard input one that tells the format by its ending.

        Raises:
            Usage: standard input comes without a format that holds boards.
            UnknownFormat: there is no such format.
        """
        if word != STANDARD_INPUT:
            return Path(word)
        if self._format_name is None:
            raise usage_error(
                "Standard input has no name that would tell its format: add --format, such as pbn."
            )
        format_ = format_by_name(self._format_name)
        if not format_.holds_boards:
            raise usage_error("“{name}” is not a format for boards.", name=format_.name)
        self._stdin = Path(_STEM + format_.suffix)
        return self._stdin

    @staticmethod
    def is_many(word: str) -> bool:
        """Tell whether `word` means a folder, or an archive of any number of files."""
        path = Path(word)
        return is_folder_of_sets(path) or (is_archive_name(path) and path.suffix.lower() != ONE_FILE)

    def read(self, path: Path) -> bytes:
        """Return what stands in `path`.

        Raises:
            CannotRead: the system refused.
            FileTooLarge: it holds more than any set of boards.
        """
        if path is not self._stdin:
            return self._given.read(path)
        if sys.stdin is None:
            raise CannotRead(path, tr("it is closed"))
        data = sys.stdin.buffer.read(MAX_FILE_BYTES + 1)
        if len(data) > MAX_FILE_BYTES:
            raise FileTooLarge(len(data), MAX_FILE_BYTES)
        return data
