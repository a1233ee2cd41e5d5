"""What would differ between two builds: dates, and the order of the modules that Python needs to start."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

BUILD_DATE: Final = "1767225600"
"""Seconds since 1970, written wherever a file wants a date: the same sources give the same program."""

START_MODULES: Final = "base_library.zip"
"""PyInstaller writes it in the order in which it met the modules, which depends on the names of folders."""


def sort_members(archive: Path) -> None:
    """Write the zip file `archive` again with its members in the order of their names."""
    with zipfile.ZipFile(archive) as before:
        members = sorted((info.filename, before.read(info)) for info in before.infolist())
    with zipfile.ZipFile(archive, "w") as after:
        for name, data in members:
            after.writestr(zipfile.ZipInfo(name), data)  # a date of 1980, not packed: as PyInstaller does


def in_order(entries: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Return the rows of one of PyInstaller's tables by name."""
    return sorted(entries)
