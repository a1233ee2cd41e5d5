"""What the system may do with the memory of this process: no dump, no look into it, no secret in the swap."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Final

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

    It is for commands and the window's own processes, not for the window: portals look at whoever asks them.
    """
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - the window does without it

        ctypes.CDLL(None).prctl(_SET_DUMPABLE, 0, 0, 0, 0)


def keep_in_memory(secret: bytes | memoryview) -> None:
    """Keep the pages of `secret` out of the swap, where the system allows it: a few pages are enough.

    They stay so until the process ends, as secrets beside it may be on the same page.
    """
    import ctypes  # noqa: PLC0415 - as above

    if isinstance(secret, bytes):
        place = ctypes.cast(ctypes.c_char_p(secret), ctypes.c_void_p).value
    else:
        place = ctypes.addressof(ctypes.c_char.from_buffer(secret))
    lock: Any
    if sys.platform == "win32":
        lock = ctypes.WinDLL("kernel32").VirtualLock
    else:
        lock = ctypes.CDLL(None).mlock
    lock(ctypes.c_void_p(place), ctypes.c_size_t(len(secret)))
