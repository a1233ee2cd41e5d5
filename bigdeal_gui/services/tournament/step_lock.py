"""One program at a time takes a step of a tournament, and others can tell whether it still lives.

A hidden file beside the plan is held open and locked meanwhile, and says which step it is. The lock counts,
not the file: the system gives it back when a program dies, so a dealing that nobody holds was broken off.
Where nothing can be locked, as on some network disks, everybody passes.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from pathlib import Path
from typing import Final

from bigdeal_gui.errors.tournament import StepNotAllowed
from bigdeal_gui.services.tournament.plan import Tournament, open_tournament
from bigdeal_gui.storage import disk
from bigdeal_gui.words import translate

_TRIES: Final = 5
_PAUSE_SECONDS: Final = 0.1
"""Who only looks holds the lock for an instant; most steps take no longer."""

_LONGEST_BYTES: Final = 20


class StepInProgress(Enum):
    """What a program is about; OTHER where it has not said so."""

    PUBLISH = "publish"
    ANNOUNCE = "announce"
    VALUE = "value"
    DEAL = "deal"
    DEVIATION = "deviation"
    REVEAL = "reveal"
    OTHER = ""

    @property
    def in_words(self) -> str:
        """A sentence about the program that takes this step."""
        match self:
            case StepInProgress.PUBLISH:
                return translate("reasons", "Another program is publishing this tournament.")
            case StepInProgress.VALUE:
                return translate("reasons", "Another program is setting the value of this tournament.")
            case StepInProgress.DEAL:
                return translate("reasons", "Another program is dealing this tournament.")
            case StepInProgress.REVEAL:
                return translate("reasons", "Another program is revealing this tournament.")
        return translate("reasons", "Another program is working on this tournament.")


@contextmanager
def step_lock(path: Path, step: StepInProgress) -> Iterator[Tournament]:
    """Keep every other program from a step of the tournament whose plan is `path` while the block runs.

    The tournament is given as it is then: what another program did before is in it.

    Raises:
        StepNotAllowed: another program is at work on it, and does not end within half a second.
        CannotRead, FileTooLarge, DamagedDescription: the plan cannot be used.
    """
    system = disk.system_disk()
    lock_path = open_tournament(path).layout.lock
    handle = _held(lock_path, system)
    try:
        if handle is not None:
            with suppress(OSError):
                os.ftruncate(handle, 0)
                disk.write_all(handle, step.value.encode("ascii"))
        yield open_tournament(path)
    finally:
        if handle is not None:
            with suppress(OSError):
                system.discard(handle, lock_path)


def step_in_progress(tournament: Tournament) -> StepInProgress | None:
    """Return the step of this tournament that a program is taking at this moment; None where none is."""
    path = tournament.layout.lock
    if not path.is_file():
        return None
    try:
        handle = disk.lock_own(disk.system_disk(), path)
    except OSError:
        return None
    if handle is None:
        return _told(path)
    os.close(handle)
    return None


def _told(path: Path) -> StepInProgress:
    """Return what whoever holds `path` has written into it."""
    with suppress(OSError, ValueError), path.open("rb") as file:
        return StepInProgress(file.read(_LONGEST_BYTES).decode("ascii"))
    return StepInProgress.OTHER


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
    raise StepNotAllowed(_told(path).in_words, translate("reasons", "Wait until it has finished."))
