"""Which files are meant by names of files and folders: one for each set, in a fixed order."""

from __future__ import annotations

import codecs
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.table import FORMATS, format_of_file_name
from bigdeal_gui.services.sets.archives import archive_contents, is_archive_name
from bigdeal_gui.services.sets.contents import bytes_on_disk
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.reading import read_file

LIST_BYTES: Final = 2**28
"""The longest list that is read: a million names of 250 bytes."""

_FIRST: Final = "pbn"
_PLACES: Final = {row.name: place for place, row in enumerate(FORMATS)} | {_FIRST: -1}


@dataclass(frozen=True, slots=True)
class FoundSets:
    """The files; how many were left out, holding a set in another format; and the folders without any."""

    paths: tuple[Path, ...]
    left_out: int
    empty: tuple[Path, ...]


def find_sets(paths: Iterable[Path]) -> FoundSets:
    """Return the files of `paths`, and those with boards in the folders among them and in the folders below.

    In a folder, files of one name with several endings are one set in several formats: of these the pbn file
    is taken, or the first in the order of the formats. Hidden files and folders are passed over.

    Raises:
        CannotRead: a folder cannot be read.
    """
    found: list[Path] = []
    empty: list[Path] = []
    left_out = 0
    for path in paths:
        if not is_folder_of_sets(path):
            found.append(path)
            continue
        inside = 0
        for folder, names in _folders(path):
            chosen = _one_a_set(names)
            found += (folder / name for name in chosen)
            inside += len(chosen)
            left_out += len(names) - len(chosen)
        if not inside:
            empty.append(path)
    return FoundSets(tuple(found), left_out, tuple(empty))


class GivenFiles:
    """What names of files, folders and archives mean: `paths_of` each, then `read` what these hold."""

    def __init__(self) -> None:
        self._inside: dict[Path, bytes] = {}
        self._unread: dict[Path, AppError] = {}

    def paths_of(self, given: Path) -> Iterator[Path]:
        """Yield `given` itself, or the files with boards in a folder or an archive, in a fixed order.

        Hidden files and folders are passed over. An archive that cannot be read is a file as others are:
        reading it tells.

        Raises:
            CannotRead: a folder cannot be read.
        """
        inside = (place / name for place, names in _folders(given, with_packed=True) for name in names)
        for path in inside if is_folder_of_sets(given) else (given,):
            if not is_archive_name(path):
                yield path
                continue
            try:
                self._inside |= (members := archive_contents(path))
            except AppError as error:
                self._unread[path] = error
                yield path
            else:
                yield from members

    def read(self, path: Path) -> bytes:
        """Return what one of these files holds.

        Raises:
            AppError: as `unpacked` and `bytes_on_disk`.
        """
        if path in self._unread:
            raise self._unread[path]
        return self._inside[path] if path in self._inside else bytes_on_disk(path)


def one_file_a_set(paths: Sequence[Path]) -> list[Path]:
    """Return for each name without its ending the file that is read: pbn, or the first of the formats."""
    of_folder: dict[Path, list[str]] = {}
    for path in paths:
        of_folder.setdefault(path.parent, []).append(path.name)
    return [folder / name for folder, names in of_folder.items() for name in _one_a_set(names)]


def listed_names(path: Path) -> list[Path]:
    """Return the names that stand in the file `path`, one a line, empty lines aside.

    Raises:
        CannotRead: the system refused.
        FileTooLarge: it is longer than any list.
    """
    lines = read_file(path, LIST_BYTES).removeprefix(codecs.BOM_UTF8).splitlines()
    return [Path(os.fsdecode(name)) for line in lines if (name := line.strip())]


def is_folder_of_sets(path: Path) -> bool:
    """Tell whether `path` is a folder; what cannot be looked at is told where it is read."""
    return os.path.isdir(path)  # noqa: PTH112 - never raises


def _folders(path: Path, *, with_packed: bool = False) -> Iterator[tuple[Path, Sequence[str]]]:
    """Yield the folder and those below it, each with the names of its files with boards, in order."""

    def is_taken(name: str) -> bool:
        is_archive = with_packed and not name.startswith(".") and is_archive_name(Path(name))
        return is_archive or _place(name) is not None

    def refuse(error: OSError) -> NoReturn:
        raise CannotRead(Path(error.filename or path), disk.system_reason(error)) from error

    for folder, below, names in os.walk(path, onerror=refuse):
        below[:] = sorted(name for name in below if not name.startswith("."))
        yield Path(folder), sorted(filter(is_taken, names))


def _place(name: str) -> int | None:
    """Return the place of a file's format among those of one set; None where it holds no boards."""
    if name.startswith("."):
        return None
    return min((_PLACES[row.name] for row in format_of_file_name(name) if row.holds_boards), default=None)


def _one_a_set(names: Sequence[str]) -> list[str]:
    """Return for each name without its ending the file that is read."""
    best: dict[str, str] = {}
    for name in names:
        stem = name.rpartition(".")[0]
        if stem not in best or (_place(name) or 0) < (_place(best[stem]) or 0):
            best[stem] = name
    return list(best.values())
