"""Runs a room's tests against one planted change after another, in copies of the tree that are thrown away.

Python and its libraries are loaded once; every run is a child of that process (`os.fork`), so that it begins
where the modules of the program begin. Which tests can see a line is asked of a run with nothing planted.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import sys
import tempfile
import traceback
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from importlib.metadata import entry_points
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

import coverage
import hypothesis
import pytest
from hypothesis import HealthCheck, Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from benchmarks.mutants.planting import Mutant

TOP: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = "bigdeal_gui"

_NOT_COPIED: Final = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "boards", "faults-found")
WARM_UP_S: Final = 5.0
"""Seconds of the processor for what a run does before its tests."""

_SLOWER: Final = 5
"""How much longer than without a change the tests may compute before they are taken to hang."""

_WAITING: Final = 4
"""How much longer than that it may take by the clock, where the computer has other work too."""

_MEMORY_BYTES: Final = 6 * 2**30
_ENDED_BY_LIMIT: Final = {signal.SIGALRM, signal.SIGXCPU, signal.SIGKILL}
_PRELOADED: Final = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
_QUIET: Final = ("-q", "-x", "--tb=no", "--no-header", "-p", "no:cacheprovider", *_PRELOADED)


class TestsFail(Exception):
    """The tests fail without any change: nothing could be learned from them."""


class Verdict(Enum):
    """What becomes of a mutant."""

    KILLED = "killed"
    TIMED_OUT = "timed out"
    SURVIVED = "survived"


@dataclass(slots=True)
class Room:
    """What a run without a change has shown: how long each test takes, and which lines it sees."""

    seconds: dict[str, float]
    seen: dict[str, dict[int, list[str]]]

    def tests_for(self, mutant: Mutant, patience_s: float) -> tuple[list[str], list[str]]:
        """Return the tests that see the line of `mutant`, and others that might; the quickest first.

        What is worked out once and kept is seen by the first test alone, so all tests of the module are to be
        tried; and what runs at the import, once for all, may be seen by any test. Of each kind there are as
        many as take `patience_s` together.
        """
        lines = self.seen.get(mutant.file, {})
        of_module = {test for tests in lines.values() for test in tests}
        seeing = {test for line in mutant.statement for test in lines.get(line, ())}
        others = of_module - seeing
        if mutant.is_at_import or not seeing:
            seeing, others = of_module, set(self.seconds) - of_module
        return self._quickest(seeing, patience_s), self._quickest(others, patience_s)

    def _quickest(self, tests: set[str], patience_s: float) -> list[str]:
        ordered = sorted(tests, key=lambda test: (self.seconds[test], test))
        ends = accumulate(self.seconds[test] for test in ordered)
        return [test for test, end in zip(ordered, ends, strict=True) if end <= patience_s]

    def seconds_for(self, tests: list[str]) -> float:
        """Return how long `tests` take when nothing is wrong."""
        return sum(self.seconds[test] for test in tests)


class _Watch:
    """Notes for each test how long it takes and, under coverage, which lines it sees."""

    def __init__(self, watch: coverage.Coverage) -> None:
        self._watch = watch
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._watch.switch_context(item.nodeid)
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration


class _Hasty:
    """Takes the first example that fails: how small it could be is of no interest here."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        hypothesis.settings.register_profile(
            "mutants",
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        hypothesis.settings.load_profile("mutants")


class Copy:
    """One copy of the tree, in which one run takes place at a time."""

    def __init__(self, folder: Path, warm_up_s: float = WARM_UP_S) -> None:
        self.tree = folder / "tree"
        self._warm_up_s = warm_up_s
        self._scratch = folder / "scratch"
        self._written = 0
        self._original = b""
        shutil.copytree(TOP, self.tree, ignore=_NOT_COPIED, symlinks=True)

    def room(self, name: str) -> Room:
        """Run the tests of a room with nothing planted.

        Raises:
            TestsFail: one of them fails.
        """
        report = self._scratch.with_name("report.json")

        def work() -> int:
            watch = coverage.Coverage(data_file=None, source=[str(self.tree / PACKAGE / name)], branch=False)
            plugin = _Watch(watch)
            watch.start()
            code = pytest.main([*_QUIET, f"tests/{name}"], plugins=[_Hasty(), plugin])
            watch.stop()
            data = watch.get_data()
            seen = {
                Path(file).relative_to(self.tree).as_posix(): data.contexts_by_lineno(file)
                for file in data.measured_files()
            }
            report.write_text(json.dumps([plugin.seconds, seen]))
            return int(code)

        if self._child(work, cpu_s=None) != 0:
            raise TestsFail(self._said())
        seconds, seen = json.loads(report.read_text())
        return Room(
            seconds,
            {
                file: {int(line): [test for test in tests if test] for line, tests in lines.items()}
                for file, lines in seen.items()
            },
        )

    def plant(self, mutant: Mutant) -> None:
        """Write `mutant` into the copy, which holds no other."""
        file = self.tree / mutant.file
        self._original = file.read_bytes()
        self._write(file, mutant.planted(self._original))

    def take_back(self, mutant: Mutant) -> None:
        """Undo `mutant`."""
        self._write(self.tree / mutant.file, self._original)

    def _write(self, file: Path, source: bytes) -> None:
        file.write_bytes(source)
        # Compiled modules are known by time and length: no two texts may have the same.
        self._written += 1
        os.utime(file, (self._written, self._written))

    def start_tests(self, room: Room, tests: list[str]) -> int:
        """Start `tests` and return the number of their process."""
        cpu_s = self._warm_up_s + _SLOWER * room.seconds_for(tests)
        return self._start(lambda: int(pytest.main([*_QUIET, *tests], plugins=[_Hasty()])), cpu_s=cpu_s)

    def _child(self, work: Callable[[], int], *, cpu_s: float | None) -> int:
        _, status = os.waitpid(self._start(work, cpu_s=cpu_s), 0)
        return os.waitstatus_to_exitcode(status)

    def _said(self) -> str:
        return self._scratch.with_name("said.txt").read_text(errors="replace")[-2000:]

    def _start(self, work: Callable[[], int], *, cpu_s: float | None) -> int:
        shutil.rmtree(self._scratch, ignore_errors=True)
        self._scratch.mkdir(exist_ok=True)
        sys.stdout.flush()
        number = os.fork()
        if number == 0:
            self._be_child(work, cpu_s)
        return number

    def _be_child(self, work: Callable[[], int], cpu_s: float | None) -> NoReturn:
        code = 70
        try:
            os.setsid()
            said = os.open(self._scratch.with_name("said.txt"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            os.dup2(said, 1)
            os.dup2(said, 2)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY_BYTES, _MEMORY_BYTES))
            if cpu_s is not None:
                # The system itself ends what hangs; neither needs a line of Python to run.
                resource.setrlimit(resource.RLIMIT_CPU, (int(cpu_s), int(cpu_s) + 1))
                signal.setitimer(signal.ITIMER_REAL, _WAITING * cpu_s)
            self._move_in()
            code = work()
        except BaseException:
            traceback.print_exc()
            raise
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _move_in(self) -> None:
        """Make this process one that was started in the copy."""
        os.chdir(self.tree)
        paths = [path for path in sys.path if path and Path(path).resolve() != TOP]
        sys.path[:] = [str(self.tree), *paths]
        os.environ["PYTHONPATH"] = str(self.tree)
        os.environ["TMPDIR"] = str(self._scratch)
        tempfile.tempdir = None
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        for name in [name for name in sys.modules if name.partition(".")[0] in {"benchmarks", PACKAGE}]:
            del sys.modules[name]


def load_libraries() -> None:
    """Load what every run needs and no change touches."""
    for plugin in entry_points(group="pytest11"):
        plugin.load()


def verdicts(
    copies: list[Copy], room: Room, mutants: Iterable[Mutant], patience_s: float
) -> Iterator[tuple[Mutant, Verdict]]:
    """Try every mutant, as many at a time as there are copies, and yield what becomes of each."""
    free = list(copies)
    running: dict[int, tuple[Copy, Mutant, list[str]]] = {}
    for mutant in mutants:
        if not free:
            yield from _next_ended(room, running, free)
        copy = free.pop()
        copy.plant(mutant)
        seeing, others = room.tests_for(mutant, patience_s)
        running[copy.start_tests(room, seeing)] = copy, mutant, others
    while running:
        yield from _next_ended(room, running, free)


def _next_ended(
    room: Room, running: dict[int, tuple[Copy, Mutant, list[str]]], free: list[Copy]
) -> Iterator[tuple[Mutant, Verdict]]:
    """Wait until a run ends; what survives the tests that see its line meets the others of the room."""
    while True:
        number, status = os.waitpid(-1, 0)
        with suppress(ProcessLookupError):
            os.killpg(number, signal.SIGKILL)
        copy, mutant, others = running.pop(number)
        verdict = _verdict(os.waitstatus_to_exitcode(status))
        if verdict is Verdict.SURVIVED and others:
            running[copy.start_tests(room, others)] = copy, mutant, []
            continue
        copy.take_back(mutant)
        free.append(copy)
        yield mutant, verdict
        return


def _verdict(exit_code: int) -> Verdict:
    if exit_code == 0:
        return Verdict.SURVIVED
    return Verdict.TIMED_OUT if -exit_code in _ENDED_BY_LIMIT else Verdict.KILLED
