"""Folders for what is tried out, in memory where the system can. Knows nothing of the program."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER_VARIABLE: Final = "FAULTS_FOLDER"
"""Names the folder for all of them, where somebody else clears up."""

_FOLDERS: Final[list[Path]] = []


def memory_folder() -> Path | None:
    """Return where the system keeps files in memory, if it does."""
    memory = Path("/dev/shm")  # noqa: S108 - tempfile makes the names in it
    return memory if memory.is_dir() else None


def new_folder() -> Path:
    """Return a new folder."""
    where = os.environ.get(FOLDER_VARIABLE) or memory_folder()
    folder = Path(tempfile.mkdtemp(prefix="faults-", dir=where)).resolve()
    _FOLDERS.append(folder)
    return folder


@contextmanager
def passing_folder() -> Iterator[Path]:
    """Have a new folder on the disk for as long as a block lasts."""
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        yield Path(folder).resolve()


def remove_folders() -> None:
    """Remove every folder that this process made."""
    while _FOLDERS:
        shutil.rmtree(_FOLDERS.pop(), ignore_errors=True)
