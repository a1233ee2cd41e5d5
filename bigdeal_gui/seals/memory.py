"""What the system may do with the memory of this process: no dump of it, and no look into it."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Final

_NO_DUMP_BYTES: Final = 1
"""A limit of 0 bytes is passed over by Linux where dumps go to a program; with 1 it makes none."""

_SET_DUMPABLE: Final = 4
"""PR_SET_DUMPABLE. Source: Linux, prctl(2)."""


def leave_no_dump() -> None:
    """Have the system write nothing of the memory to the disk where the process breaks down."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        system = import_module("msvcrt")
        system.SetErrorMode(system.SEM_FAILCRITICALERRORS | system.SEM_NOGPFAULTERRORBOX)
        return
    most = resource.getrlimit(resource.RLIMIT_CORE)[1]
    limit = _NO_DUMP_BYTES if most else 0
    resource.setrlimit(resource.RLIMIT_CORE, (limit, limit))


def hide_memory() -> None:
    """Have no other program of this user look into this process, where the system knows that (Linux).

    It is for a process that deals, and never for the window: the portals' dialogs look at whoever asks them.
    """
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - for dealing alone

        ctypes.CDLL(None).prctl(_SET_DUMPABLE, 0, 0, 0, 0)
