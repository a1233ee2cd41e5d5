"""Python with the program loaded, copied for each run: a fault then costs no start.

A process stands ready for each library that is preloaded, and one for none. Asked for a run it forks; the
copy takes the environment of the run, has the library read its orders, and is from then on what a program is
that was started. Nothing of a disk is touched before.
"""

from __future__ import annotations

import atexit
import ctypes
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
import traceback
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, NoReturn

from bigdeal_gui.cli import bigdeal
from bigdeal_gui.services.dealing.self_test import run_self_test

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

PRELOAD: Final = "LD_PRELOAD"
_SERVE: Final = "import sys; from benchmarks.faults.fork_server import serve; serve(int(sys.argv[1]))"
_MOST_BYTES: Final = 2**18
_GO_ON: Final = b"end"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a program ended."""

    code: int
    output: str

    @property
    def was_killed(self) -> bool:
        """Whether it did not end by itself."""
        return self.code == -signal.SIGKILL


class Run:
    """A run of Python with `words` and `environ`; its errors are heard, or all it says (`is_all_heard`)."""

    def __init__(
        self, words: Sequence[str], environ: Mapping[str, str], *, is_all_heard: bool = False
    ) -> None:
        self._connection = _start_server(environ.get(PRELOAD, ""))
        self._said, written = os.pipe()
        order = {"words": list(words), "environ": dict(environ), "is_all_heard": is_all_heard}
        asked = json.dumps(order).encode()
        socket.send_fds(self._connection, [asked], [written])
        os.close(written)
        self._pid = int(self._connection.recv(_MOST_BYTES))

    def kill(self) -> None:
        """Kill it, if it has not ended: nobody takes its number before `end`."""
        os.kill(self._pid, signal.SIGKILL)

    def end(self) -> Outcome:
        """Wait for its end; return its exit code, or the negative number of a signal, and what was heard."""
        with os.fdopen(self._said, "r", encoding="utf-8", errors="backslashreplace") as stream:
            output = stream.read()
        self._connection.send(_GO_ON)
        return Outcome(int(self._connection.recv(_MOST_BYTES)), output)


@cache
def _start_server(library: str) -> socket.socket:
    """Start the process that is copied, and return the line to it."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    for line in (ours, its):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _MOST_BYTES)
    environ = {name: value for name, value in os.environ.items() if name != PRELOAD}
    if library:
        environ[PRELOAD] = library
    process = subprocess.Popen(
        [sys.executable, "-c", _SERVE, str(its.fileno())],
        pass_fds=[its.fileno()],
        env=environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    its.close()
    atexit.register(_shut_down, process, ours)
    return ours


def _shut_down(process: subprocess.Popen[bytes], line: socket.socket) -> None:
    line.close()
    process.wait()


def load_commands() -> None:
    """Import all commands, and do once what a process does once."""
    for module, _line in bigdeal.SUBCOMMANDS.values():
        import_module(module)
    run_self_test()


def serve(handle: int) -> None:
    """Be the process that is copied, until nobody is at the other end of the line `handle`."""
    load_commands()
    gc.freeze()  # a copy that searched all this would make it its own
    line = socket.socket(fileno=handle)
    while True:
        asked, handles, _flags, _address = socket.recv_fds(line, _MOST_BYTES, 1)
        if not asked:
            return
        child = os.fork()
        if not child:
            line.close()
            _run_child(json.loads(asked), handles[0])
        os.close(handles[0])
        line.send(str(child).encode())
        if not line.recv(_MOST_BYTES):
            os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        line.send(str(os.waitstatus_to_exitcode(status)).encode())


def _run_child(asked: dict[str, object], heard: int) -> NoReturn:
    """Be the run that was asked for, to its end."""
    words, environ = asked["words"], asked["environ"]
    if not isinstance(words, list) or not isinstance(environ, dict):
        raise TypeError("no run was asked for")
    if asked["is_all_heard"]:
        os.dup2(heard, 1)
    os.dup2(heard, 2)
    os.close(heard)
    sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115 - to the end
    sys.stderr = open(2, "w", buffering=1, errors="backslashreplace", closefd=False)  # noqa: SIM115 - as above
    os.environ.clear()
    os.environ.update(environ)
    if environ.get(PRELOAD):
        ctypes.CDLL(None).begin()
    code = 1
    try:
        if words[0] == "-c":
            sys.argv = ["-c", *words[2:]]
            exec(words[1], {"__name__": "__main__"})  # noqa: S102 - what a test wrote
        else:
            sys.argv = words
            runpy.run_path(words[0], run_name="__main__")
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
    except BaseException:  # noqa: BLE001 - told, as Python does
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        # Python would first take apart all that was loaded, and make that memory the copy's own.
        os._exit(code)
