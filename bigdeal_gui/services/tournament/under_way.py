"""One program at a time deals a tournament, and others can tell whether it still lives.

A hidden file beside the plan is held open and locked meanwhile. The lock counts, not the file: the system
gives it back when a program dies, so a dealing that nobody holds was broken off. Where nothing can be locked,
as on some network disks, everybody passes.
"""

from __future__ import annotations

import os
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import NotNow
from bigdeal_gui.storage import disk
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bigdeal_gui.services.tournament.plan import Tournament

_TRIES: Final = 5
_PAUSE_SECONDS: Final = 0.1
"""Who only looks holds the lock for an instant."""


@contextmanager
def dealing(tournament: Tournament) -> Iterator[None]:
    """Keep every other program from dealing this tournament while the block runs.

    Raises:
        NotNow: another program is dealing it.
    """
    system = disk.system_disk()
    handle = _held(tournament.lock_path, system)
    try:
        yield
    finally:
        if handle is not None:
            with suppress(OSError):
                system.discard(handle, tournament.lock_path)


def is_under_way(tournament: Tournament) -> bool:
    """Tell whether a program is dealing this tournament now."""
    path = tournament.lock_path
    if not path.is_file():
        return False
    try:
        handle = disk.lock_own(disk.system_disk(), path)
    except OSError:
        return False
    if handle is None:
        return True
    os.close(handle)
    return False


def _held(path: Path, system: disk.Disk) -> int | None:
    """Return the lock on `path`; None where the folder takes no file, so that nothing can be locked."""
    for left in reversed(range(_TRIES)):
        try:
            handle = disk.lock_own(system, path)
        except OSError:
            return None
        if handle is not None:
            return handle
        if left:
            time.sleep(_PAUSE_SECONDS)
    raise NotNow(
        translate("reasons", "Another program is dealing this tournament."),
        translate("reasons", "Wait until it has ended."),
    )
