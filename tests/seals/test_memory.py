"""No dump of a process, and no look into it."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from bigdeal_gui.seals.memory import hide_memory, keep_in_memory, leave_no_dump


@pytest.mark.parametrize(("most", "limit"), [(-1, 1), (4096, 1), (0, 0)])
def test_no_dump_is_left(monkeypatch: pytest.MonkeyPatch, most: int, limit: int) -> None:
    """One byte is the most where any may be allowed: 0 would not count where dumps go to a program."""
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (most, most))
    told: list[object] = []
    monkeypatch.setattr(resource, "setrlimit", lambda what, both: told.append((what, both)))
    leave_no_dump()
    assert told == [(resource.RLIMIT_CORE, (limit, limit))]


def test_no_dump_is_left_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """There the system's own reports are told to keep away."""
    told: list[int] = []
    system = SimpleNamespace(SetErrorMode=told.append, SEM_FAILCRITICALERRORS=1, SEM_NOGPFAULTERRORBOX=2)
    monkeypatch.setitem(sys.modules, "resource", None)
    monkeypatch.setitem(sys.modules, "msvcrt", system)
    leave_no_dump()
    assert told == [3]


@pytest.mark.skipif(sys.platform != "linux", reason="as Linux has it")
def test_a_process_that_deals_is_not_looked_into() -> None:
    """Its memory file becomes root's, so no other program of the user can read it."""
    program = (
        "import ctypes; from bigdeal_gui.seals.memory import hide_memory; hide_memory();"
        "print(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))"
    )
    environ = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, env=environ)
    assert done.stdout.strip() == b"0"


def test_only_linux_is_asked_to_hide_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is asked once, and elsewhere never."""
    asked: list[tuple[int, ...]] = []
    monkeypatch.setattr(
        "ctypes.CDLL", lambda _name: SimpleNamespace(prctl=lambda *words: asked.append(words))
    )
    for platform in ("linux", "win32", "darwin"):
        monkeypatch.setattr(sys, "platform", platform)
        hide_memory()
    assert asked == [(4, 0, 0, 0, 0)]


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_the_bytes_themselves_are_kept_out_of_the_swap(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    """Keys and seeds are locked where they lie, by whatever the system calls it."""
    asked: list[bytes] = []

    def lock(place: ctypes.c_void_p, size: ctypes.c_size_t) -> None:
        asked.append(ctypes.string_at(place.value or 0, size.value))

    library = SimpleNamespace(mlock=lock, VirtualLock=lock)
    monkeypatch.setattr("ctypes.CDLL", lambda _name: library)
    monkeypatch.setattr("ctypes.WinDLL", lambda _name: library, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    keep_in_memory(b"a key of the journal")
    keep_in_memory(memoryview(bytearray(b"a seed")))
    assert asked == [b"a key of the journal", b"a seed"]


@pytest.mark.skipif(sys.platform != "linux", reason="as Linux has it")
def test_a_page_is_locked() -> None:
    """The system counts one more page of the process that is never swapped."""
    secret = bytearray(20)
    keep_in_memory(memoryview(secret))
    status = Path("/proc/self/status").read_text("ascii")
    assert int(status.partition("VmLck:")[2].split()[0]) >= 4
