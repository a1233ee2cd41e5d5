"""One dealing at a time under one name in one folder, whichever of this user's programs began it.

Files can never mix, as the delivery sees to that; but who orders a set twice would have to wait for the whole
of a long dealing to hear that the name is taken. The lock is a file beside the journal, not in the user's
folder, and the system lets it go when its program dies.
"""

from __future__ import annotations

import hashlib
import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.services import DealingInProgress
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.names import same_name_key

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal, JournalSet
    from bigdeal_gui.services.work import CancelToken, Work
    from bigdeal_gui.storage.disk import Disk

_NONE: Final = -1
"""The handle of a lock that could not be made."""

_PAUSE_S: Final = 0.1
_ATTEMPTS: Final = 30
"""Three seconds: a set for an evening is dealt by then, and its name is taken."""
_LOCK_NAME: Final = re.compile(r"dealing-[0-9a-f]{16}\.lock")
_LONGEST_EVENING: Final = timedelta(minutes=10)
"""How long a set that can be played takes at most."""
_LONGEST: Final = timedelta(days=1)
"""How long any set takes at most."""


@contextmanager
def dealing_lock(work: Work, folder: Path, name: str) -> Iterator[str]:
    """Keep others from dealing a set called `name` into `folder`; wait a moment for one that is in progress.

    Give the name of the lock, by which others see that whoever holds it lives. Where nothing can be locked
    nobody is kept.

    Raises:
        DealingInProgress: it did not end.
        Cancelled: the token was set while another was waited for.
    """
    system = disk.system_disk()
    where = f"{os.path.normcase(os.path.realpath(folder))}\0{same_name_key(name)}"
    order = hashlib.sha256(where.encode("utf-8", "surrogateescape")).hexdigest()[:16]
    path = work.journal.store.path.with_name(f"dealing-{order}.lock")
    handle = _waited_for(system, path, work.cancel)
    if handle is None:
        raise DealingInProgress(name, folder.absolute())
    try:
        _clear(system, path)
        yield path.name
    finally:
        if handle != _NONE:
            with suppress(OSError):
                system.discard(handle, path)


def is_dealer_gone(set_: JournalSet, journal: Journal, own: str = "") -> bool:
    """Return whether whoever began to deal a set has ended, so that it is nobody's any more.

    `own` is the lock that the caller holds. Of sets of earlier versions, and on disks without locks, time
    tells.
    """
    age = journal.store.now().astimezone(UTC) - datetime.fromisoformat(set_.dealt_at)
    if not _LOCK_NAME.fullmatch(set_.dealing):
        return age >= (_LONGEST_EVENING if set_.code else _LONGEST)
    path = journal.store.path.with_name(set_.dealing)
    if set_.dealing == own or not path.exists():
        return True
    system = disk.system_disk()
    try:
        handle = disk.lock_own(system, path, otherwise=age >= _LONGEST)
        if handle is not None:
            system.discard(handle, path)
    except OSError:
        return False
    return handle is not None


def _waited_for(system: Disk, path: Path, cancel: CancelToken) -> int | None:
    """Return the handle of the lock, None where somebody else has it."""
    for attempt in range(_ATTEMPTS):
        if attempt:
            cancel.check()
            time.sleep(_PAUSE_S)
        try:
            handle = disk.lock_own(system, path)
        except OSError:
            return _NONE
        if handle is not None:
            return handle
    return None


def _clear(system: Disk, own: Path) -> None:
    """Remove the locks of programs that died."""
    with suppress(OSError):
        for path in own.parent.glob("dealing-*.lock"):
            if path != own and (handle := disk.lock_own(system, path)) is not None:
                system.discard(handle, path)
