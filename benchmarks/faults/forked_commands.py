"""Commands of the program in forks of this process, which has loaded it: a tenth of a second each.

strace traces a fork and kills or stops it at any one of its system calls: also where mapped memory
was written or a call is made past the C library, which the preloaded library does not see.
"""

from __future__ import annotations

import os
import pickle
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self, TypeVar

from benchmarks.faults.fork_server import Outcome, load_commands
from bigdeal_gui.cli import bigdeal
from bigdeal_gui.journal import schema
from bigdeal_gui.services.dealing import dealing_lock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

T = TypeVar("T")

CHANGING: Final = frozenset({
    "write", "pwrite64", "pwritev", "writev", "link", "linkat", "unlink", "unlinkat", "rename", "renameat",
    "renameat2", "ftruncate", "fallocate", "fsync", "fdatasync", "msync", "mkdir", "rmdir", "flock", "fcntl",
    "chmod", "fchmod", "fchown", "openat", "mmap", "munmap", "close",
})  # fmt: skip
"""Calls before and after which a dead program can have left something else."""

_CALL: Final = re.compile(r"(?:\[pid +\d+\] )?([a-z][a-z0-9_]*)\(")
_ATTACHED: Final = "attached"
_STOPPED: Final = "stopped by SIGSTOP"
_BROKEN: Final = 70
_WARM: Final = (
    ("deal", "-n", "2", "-f", "pbn,dlm,lin", "-o", "warm"),
    ("check", "warm.pbn", "warm.dlm"),
    ("journal", "verify"),
    ("journal", "list", "--json"),
    ("deal", "-n", "x"),
)
"""Commands after which everything is loaded that any of them loads."""
_QUICK_S: Final = 0.005


class StraceMissing(Exception):
    """Nothing can be killed between two calls here; the text says why."""


@dataclass(frozen=True, slots=True)
class Call:
    """The `turn`-th call (from 1) of one name in a program's life."""

    name: str
    turn: int

    def __str__(self) -> str:
        return f"at {self.name} {self.turn}"


@dataclass(frozen=True, slots=True)
class User:
    """Calls the program: with a home, a folder for everything outside it, and perhaps another user's id."""

    home: Path
    stray: Path
    uid: int = 0

    def set_up(self) -> None:
        """Make the folders."""
        for folder in (self.home, self.stray):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if self.uid:
                os.chown(folder, self.uid, self.uid)


def load_everything() -> None:
    """Load the commands, and what they load in their turn when they are called.

    Another user of the system may not even be able to read where Python lies.
    """
    load_commands()
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        user = User(Path(folder) / "home", Path(folder) / "stray")
        user.set_up()
        for words in _WARM:
            # The names of users and groups are looked up only where others may write.
            for module in sorted({"grp", "pwd"} | ask(user, partial(_loaded_by, command(words)))):
                with suppress(ImportError):
                    import_module(module)


def _loaded_by(work: Callable[[], int]) -> set[str]:
    before = set(sys.modules)
    for _turn in range(2):
        # The second time the name is taken.
        work()
    return set(sys.modules) - before - {"__main__"}


@cache
def strace() -> str:
    """Return the program that traces another.

    Raises:
        StraceMissing: it is not installed, or may not do it here.
    """
    if sys.platform != "linux":
        raise StraceMissing("kills between any two calls are left out: they are tried on Linux only")
    found = shutil.which("strace")
    if found is None:
        raise StraceMissing(
            "kills between any two calls are left out: install strace (apt-get install strace)"
        )
    done = subprocess.run(
        [found, "-e", "inject=getpid:signal=KILL:when=1", "true"], capture_output=True, check=False, text=True
    )
    if "PTRACE" in done.stderr or "ptrace" in done.stderr or "invalid" in done.stderr:
        raise StraceMissing(f"kills between any two calls are left out: {done.stderr.strip()}")
    return found


class Running:
    """A command in a fork, which waits to be let go."""

    def __init__(self, user: User, work: Callable[[], int]) -> None:
        self._output_file = user.stray.parent / f".output-{os.getpid()}-{id(self)}"
        self._is_over = False
        gate, self._gate = os.pipe()
        self.pid = os.fork()
        if not self.pid:
            os.close(self._gate)
            _run_child(user, work, gate, self._output_file)
        os.close(gate)

    def go(self) -> None:
        """Let it begin."""
        os.write(self._gate, b"!")
        os.close(self._gate)

    def __enter__(self) -> Self:
        """Have it in a block, which leaves no fork behind."""
        return self

    def __exit__(self, *_raised: object) -> None:
        """Let it die where nobody waited for its end."""
        if not self._is_over:
            os.kill(self.pid, signal.SIGKILL)
            self.end()

    @property
    def has_ended(self) -> bool:
        """Whether it has come to its end."""
        return os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def end(self) -> Outcome:
        """Wait for its end, and return what it wrote."""
        _, status = os.waitpid(self.pid, 0)
        self._is_over = True
        output = (
            self._output_file.read_text("utf-8", "backslashreplace") if self._output_file.exists() else ""
        )
        self._output_file.unlink(missing_ok=True)
        return Outcome(os.waitstatus_to_exitcode(status), output)


class Paused:
    """A command that was stopped at one of its calls; `has_ended` where it ended before it came there."""

    def __init__(self, running: Running, tracer: subprocess.Popen[str], *, has_ended: bool) -> None:
        self._running = running
        self._tracer = tracer
        self._is_over = False
        self.has_ended = has_ended

    def __enter__(self) -> Self:
        """Hold it in a block, which leaves no fork behind."""
        return self

    def __exit__(self, *_raised: object) -> None:
        """Let it die where the block did not say what becomes of it."""
        if not self._is_over:
            self.kill()

    def kill(self) -> Outcome:
        """Let it die where it stands."""
        return self._over(signal.SIGKILL)

    def go_on(self) -> Outcome:
        """Let it go on to its end."""
        return self._over(signal.SIGCONT)

    def _over(self, number: signal.Signals) -> Outcome:
        self._is_over = True
        if not self.has_ended:
            os.kill(self._running.pid, number)
        # First the tracer: nobody else reads what it writes, and it would wait for a reader.
        self._tracer.communicate()
        return self._running.end()


def run(user: User, words: Sequence[str]) -> Outcome:
    """Have `user` call the program with `words`."""
    return run_work(user, command(words))


def start(user: User, words: Sequence[str]) -> Running:
    """Have `user` call the program, and do not wait: `with` it, so that it ends."""
    running = Running(user, command(words))
    running.go()
    return running


def run_work(user: User, work: Callable[[], int]) -> Outcome:
    """Do `work` as `user`."""
    running = Running(user, work)
    running.go()
    return running.end()


def calls(user: User, work: Callable[[], int]) -> list[Call]:
    """Do `work` as `user`, and return all its system calls."""
    running, tracer = _start_traced(user, work, ())
    running.go()
    _, told = tracer.communicate()
    running.end()
    counts: Counter[str] = Counter()
    found = []
    for line in told.splitlines():
        if (match := _CALL.match(line)) is not None:
            counts[match[1]] += 1
            found.append(Call(match[1], counts[match[1]]))
    return found


def run_killed_at(user: User, work: Callable[[], int], at: Call) -> Outcome:
    """Do `work` as `user`, and kill it before the call `at` is done."""
    running, tracer = _start_traced(user, work, _injected(at, "KILL"))
    running.go()
    tracer.communicate()
    return running.end()


def pause_at(user: User, work: Callable[[], int], at: Call) -> Paused:
    """Do `work` as `user`, and stop it when the call `at` is done."""
    running, tracer = _start_traced(user, work, _injected(at, "STOP"))
    running.go()
    return Paused(running, tracer, has_ended=not any(_STOPPED in line for line in _lines(tracer)))


def ask(user: User, question: Callable[[], T]) -> T:
    """Return what `question` finds as `user`, with the user's rights and home."""
    answer, to = os.pipe()

    def work() -> int:
        with os.fdopen(to, "wb") as stream:
            pickle.dump(question(), stream)
        return 0

    running = Running(user, work)
    os.close(to)
    running.go()
    with os.fdopen(answer, "rb") as stream:
        data = stream.read()
    outcome = running.end()
    if outcome.code:
        raise RuntimeError(outcome.output)
    return pickle.loads(data)  # type: ignore[no-any-return]  # noqa: S301 - from a fork of this very process


def command(words: Sequence[str], *, is_patient: bool = True, is_late: bool = False) -> Callable[[], int]:
    """Return what calls the program with `words`.

    One that is not patient waits for others as often, but not as long; for one that `is_late` every
    set that is being dealt was begun long ago.
    """

    def work() -> int:
        if not is_patient:
            dealing_lock._PAUSE_S = _QUICK_S  # type: ignore[misc]  # noqa: SLF001 - in a fork
            schema.BUSY_SECONDS = _QUICK_S  # type: ignore[misc]  # in a fork
        if is_late:
            dealing_lock._LONGEST_EVENING *= 0  # type: ignore[misc]  # noqa: SLF001 - in a fork
        sys.argv = ["bigdeal", *words]
        try:
            bigdeal.main()
        except SystemExit as end:
            return end.code if isinstance(end.code, int) else int(bool(end.code))
        return 0

    return work


def _run_child(user: User, work: Callable[[], int], gate: int, output: Path) -> None:
    """Be the fork; never return."""
    code = _BROKEN
    try:
        os.setsid()
        handle = os.open(output, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(handle, 1)
        os.dup2(handle, 2)
        if user.uid:
            os.setgroups([])
            os.setgid(user.uid)
            os.setuid(user.uid)
        stray = str(user.stray)
        os.environ.update(BIGDEAL_HOME=str(user.home), TMPDIR=stray, HOME=stray, XDG_CACHE_HOME=stray)
        os.chdir(stray)
        sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w")  # noqa: SIM115
        os.read(gate, 1)
        code = work()
        sys.stdout.flush()
        sys.stderr.flush()
    except BaseException as error:  # noqa: BLE001 - told, and the fork ends
        os.write(2, f"Traceback: {error!r}\n".encode())
    finally:
        os._exit(code)


def _injected(at: Call, name: str) -> tuple[str, ...]:
    return "-e", f"trace={at.name}", "-e", f"inject={at.name}:signal={name}:when={at.turn}"


def _start_traced(
    user: User, work: Callable[[], int], injected: tuple[str, ...]
) -> tuple[Running, subprocess.Popen[str]]:
    running = Running(user, work)
    tracer = subprocess.Popen(
        [strace(), "-f", *injected, "-p", str(running.pid)],
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="backslashreplace",
    )
    for line in _lines(tracer):
        if _ATTACHED in line:
            return running, tracer
    os.kill(running.pid, signal.SIGKILL)
    raise StraceMissing("strace could not be attached to a program")


def _lines(tracer: subprocess.Popen[str]) -> Iterator[str]:
    if tracer.stderr is None:
        raise RuntimeError("nothing can be heard")
    yield from iter(tracer.stderr.readline, "")
