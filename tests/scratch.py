"""Where the files of a test run lie: in memory, where the system has a folder there with enough room.

Nearly every test has a home and a folder of its own, and every journal waits for the disk at each entry. What
the tests say about files holds in memory as well: full and forbidden disks are mounted or played, and a
program that is killed loses nothing that the system holds.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")  # noqa: S108 - tempfile makes the names in it
PREFIX: Final = "bigdeal-tests-"
LEAST_FREE_BYTES: Final = 4 << 30
CHOSEN_BY: Final = ("TMPDIR", "PYTEST_DEBUG_TEMPROOT")
"""Who set one of these, or started the run with them, has chosen a place."""

_MINE: dict[Path, int] = {}


def move_in(memory: Path = MEMORY, least_free: int = LEAST_FREE_BYTES) -> Path | None:
    """Send temporary files of this process, and of those it starts, to a new folder in `memory`.

    Folders of runs that have ended are removed first. Returns None, and leaves everything as it is, where
    `memory` has not `least_free` bytes or may not be used.
    """
    if not sys.platform.startswith("linux") or any(os.environ.get(name) for name in CHOSEN_BY):
        return None
    if not is_fit(memory, least_free):
        return None
    for old in memory.glob(f"{PREFIX}*"):
        remove_left(old)
    # Another run that begins may look for what was left: only what is held bears the name it looks for.
    new = Path(tempfile.mkdtemp(prefix=".new-", dir=memory))
    handle = locked(new)
    made = new.rename(memory / f"{PREFIX}{new.name.removeprefix('.new-')}")
    _MINE[made] = handle
    os.environ["TMPDIR"] = str(made)
    tempfile.tempdir = None
    return made


def is_fit(folder: Path, least_free: int) -> bool:
    """Tell whether programs can be written to `folder` and run there, and `least_free` bytes are free."""
    try:
        disk = os.statvfs(folder)
    except OSError:
        return False
    is_free = disk.f_bavail * disk.f_frsize >= least_free
    return is_free and not disk.f_flag & os.ST_NOEXEC and os.access(folder, os.W_OK | os.X_OK)


def locked(folder: Path) -> int:
    """Hold `folder` for as long as this process lives; return the handle.

    Raises:
        OSError: another holds it, or it may not be opened.
    """
    import fcntl  # noqa: PLC0415 - not on Windows

    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise
    return handle


def remove_left(folder: Path) -> None:
    """Remove the `folder` of a run that has ended; leave it where the run goes on or is somebody else's."""
    try:
        handle = locked(folder)
    except OSError:
        return
    shutil.rmtree(folder, ignore_errors=True)
    os.close(handle)


def move_out() -> None:
    """Remove the folders that this process made."""
    while _MINE:
        folder, handle = _MINE.popitem()
        shutil.rmtree(folder, ignore_errors=True)
        os.close(handle)
