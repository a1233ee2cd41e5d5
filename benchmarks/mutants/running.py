"""Runs tests against one planted change after another, in copies of the tree that are thrown away.

Python and its libraries are loaded once; every run is a child of that process (`os.fork`), so that it begins
where the modules of the program begin. Which tests can see a line is asked of a run with nothing planted,
whose answer is kept in `build/mutants`, a file of tests at a time, until the program or that file changes.
What no test sees is shown to mypy, which looks at every change of the program as well.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from importlib.metadata import entry_points
from itertools import accumulate, groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

import coverage
import grimp
import hypothesis
import pytest
from hypothesis import HealthCheck, Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from benchmarks.mutants.planting import Mutant

TOP: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = "bigdeal_gui"

_NOT_COPIED: Final = shutil.ignore_patterns(".*", "__pycache__")
_NOT_COPIED_FROM_TOP: Final = shutil.ignore_patterns("build", "dist", "boards", "faults-found")
"""What runs have left there; the program has a folder of such a name, too."""

WARM_UP_S: Final = 5.0
"""Seconds of the processor for what a run does before its tests."""

_SLOWER: Final = 5
"""How much longer than without a change the tests may compute before they are taken to hang."""

_WAITING: Final = 4
"""How much longer than that it may take by the clock, where the computer has other work too."""

_MEMORY_BYTES: Final = 6 * 2**30
_ENDED_BY_LIMIT: Final = {signal.SIGALRM, signal.SIGXCPU, signal.SIGKILL}
_PRELOADED: Final = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
_QUIET: Final = ("-q", "--tb=no", "--no-header", "-p", "no:cacheprovider", *_PRELOADED)
_IN_ONE_PROCESS: Final = ("-m", "not display and not frozen")
_KEPT: Final = Path("build", "mutants")
_TESTS_IMPORTED: Final = re.compile(r"^\s*from (tests[\w.]*) import", re.MULTILINE)
_RUN: Final = {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED}


class NoTestsRun(Exception):
    """Without any change tests gave no answer, or mypy a bad one: nothing could be learned from it."""


class Verdict(Enum):
    """What becomes of a mutant."""

    KILLED = "killed"
    HUNG = "hung"
    REFUSED = "refused"
    """By mypy."""
    SURVIVED = "survived"


@dataclass(frozen=True, slots=True)
class Seen:
    """What runs of one room's tests without a change have shown.

    `seconds` is how long each test computes. `failed` are those that fail all the same, and `lines` are
    coverage's files of the lines that each of the others sees.
    """

    seconds: dict[str, float]
    failed: list[str]
    lines: set[Path]

    def tests_by_line(self, file: str) -> dict[int, list[str]]:
        """Return which tests see each line of a module of the program."""
        by_line: dict[int, set[str]] = {}
        for kept in self.lines:
            data = coverage.CoverageData(kept)
            data.read()
            for line, tests in data.contexts_by_lineno(file).items():
                by_line.setdefault(line, set()).update(tests)
        return {line: [test for test in tests if test in self.seconds] for line, tests in by_line.items()}


@dataclass(slots=True)
class Room:
    """What is known of the tests for a room: how long each computes, which are its own, which see a line."""

    seconds: dict[str, float]
    own: set[str]
    seen: dict[str, dict[int, list[str]]]

    def tests_for(self, mutant: Mutant, patience_s: float) -> tuple[list[str], list[str]]:
        """Return the room's tests that see the line of `mutant`, and others that might; the sharpest first.

        Sharpest are those of the file named after the module, and then those that see most of its lines for
        the time that they take. The others are those of rooms above that see the line, and then the room's
        own that see another line of the module, or are named after it: what is worked out once and kept is
        seen by the first test alone. What runs at the import, once for all, is seen where it is used, or may
        be by any test of the module, or else by any of the room: who reads a constant need run no line
        of its module. Of each kind there are as many as take `patience_s` together.
        """
        lines = self.seen.get(mutant.file, {})
        namesake = f"/test_{Path(mutant.file).stem}.py::"
        of_module = Counter(test for tests in lines.values() for test in tests)
        changed = mutant.uses if mutant.is_at_import else mutant.statement
        seeing = {test for line in changed for test in lines.get(line, ())}
        if not seeing:
            seeing = set(of_module) or self.own
        named = {test for test in self.own if namesake in test}
        rest = ((set(of_module) or self.own) | named) & self.own - seeing
        readers = self.own - seeing - rest if mutant.is_at_import else set()

        def sharpest(tests: set[str]) -> list[str]:
            short = (test for test in tests if self.seconds[test] <= patience_s)
            sharpness = {test: self.seconds[test] / max(of_module[test], 1) for test in short}
            ordered = sorted(sharpness, key=lambda test: (test not in named, sharpness[test], test))
            ends = accumulate(self.seconds[test] for test in ordered)
            return [test for test, end in zip(ordered, ends, strict=True) if end <= patience_s]

        others = (seeing - self.own, rest, readers)
        return sharpest(seeing & self.own), [test for tests in others for test in sharpest(tests)]

    def seconds_for(self, tests: list[str]) -> float:
        """Return how long `tests` take when nothing is wrong."""
        return sum(self.seconds[test] for test in tests)


def room_of(seen: dict[str, Seen], name: str, files: Collection[str]) -> Room:
    """Return what `seen`, by rooms, tells of the modules `files` of a room."""
    by_line: dict[str, dict[int, list[str]]] = {file: {} for file in files}
    for tests in seen.values():
        for file, lines in by_line.items():
            for line, seeing in tests.tests_by_line(file).items():
                lines.setdefault(line, []).extend(seeing)
    seconds = {test: took for tests in seen.values() for test, took in tests.seconds.items()}
    return Room(seconds, set(seen[name].seconds) if name in seen else set(), by_line)


class _Watch:
    """Notes for each test how long it and its children compute and, under coverage, which lines it sees."""

    def __init__(self, watch: coverage.Coverage) -> None:
        self._watch = watch
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._watch.switch_context(item.nodeid)
        begun = _computed_s()
        done = yield
        self.seconds[item.nodeid] = _computed_s() - begun
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)


def _computed_s() -> float:
    """Return how long this process and the children that it waited for have computed."""
    times = os.times()
    return time.process_time() + times.children_user + times.children_system


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

        def left_out(place: str, names: list[str]) -> set[str]:
            left = _NOT_COPIED_FROM_TOP(place, names) if Path(place) == TOP else set()
            return left | _NOT_COPIED(place, names)

        shutil.copytree(TOP, self.tree, ignore=left_out, symlinks=True)

    def start_watched(self, kept: Mapping[str, Path], lines: Path) -> int:
        """Start files of tests with nothing planted, and return the number of their process.

        At its end `lines` is coverage's file, and of each file of tests there is what `kept` says, which
        tells of its tests; where they could not all be loaded, there is none.
        """

        def work() -> int:
            watch = coverage.Coverage(data_file=lines, source=[str(self.tree / PACKAGE)], branch=False)
            watch.set_option("run:relative_files", True)
            plugin = _Watch(watch)
            watch.start()
            ended = pytest.main([*_QUIET, *_IN_ONE_PROCESS, *kept], plugins=[_Hasty(), plugin])
            watch.stop()
            watch.save()
            if ended not in _RUN:
                return int(ended)
            for file, told in kept.items():
                of_file = {
                    test: time for test, time in plugin.seconds.items() if test.startswith(f"{file}::")
                }
                failed = sorted(plugin.failed & set(of_file))
                seconds = {test: took for test, took in of_file.items() if test not in plugin.failed}
                told.write_text(json.dumps([seconds, failed, lines.name]))
            return 0

        return self._start(work, cpu_s=None)

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
        return self._start(lambda: int(pytest.main([*_QUIET, "-x", *tests], plugins=[_Hasty()])), cpu_s=cpu_s)

    def is_refused(self) -> bool:
        """Tell whether mypy finds fault with the program as it stands in the copy."""
        done = subprocess.run(
            [sys.executable, "-m", "mypy", "--no-error-summary", PACKAGE],
            cwd=self.tree,
            capture_output=True,
            check=False,
        )
        return done.returncode != 0

    def said(self) -> str:
        """Return the end of what the run said."""
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
    """Load what every run needs and no change touches: pytest, and what the program imports."""
    for plugin in entry_points(group="pytest11"):
        plugin.load()
    for file in (TOP / PACKAGE).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_bytes())):
            names = [node.module] if isinstance(node, ast.ImportFrom) and not node.level else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                if name and name.partition(".")[0] != PACKAGE:
                    with suppress(ImportError):  # that of another system
                        importlib.import_module(name)


def place_of_tests(room: str) -> Path | None:
    """Return the folder of a room's tests, or their file; None where there are none."""
    places = (Path("tests", room), Path("tests", f"test_{room}.py"))
    return next((place for place in places if (TOP / place).exists()), None)


def rooms_seeing(rooms: Iterable[str]) -> set[str]:
    """Return the rooms whose tests can see what is in `rooms`: these, and all that import of them."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    names = {f"{PACKAGE}.{room.replace('/', '.')}" for room in rooms}
    above = {name for room in names for name in graph.find_downstream_modules(room, as_package=True)}
    return {name.split(".")[1] for name in names | above if name != PACKAGE}


def seen_by(copies: Sequence[Copy], rooms: Iterable[str]) -> dict[str, Seen]:
    """Run the tests of `rooms` with nothing planted, where it is not known yet what they see.

    Raises:
        NoTestsRun: such a run gave no answer.
    """
    (TOP / _KEPT).mkdir(parents=True, exist_ok=True)
    kept = {room: _kept(place) for room in sorted(rooms) if (place := place_of_tests(room))}
    free = list(copies)
    running: dict[int, tuple[Copy, list[Path]]] = {}
    broken: list[str] = []

    def end_one() -> None:
        number, _ = os.waitpid(-1, 0)
        copy, told = running.pop(number)
        free.append(copy)
        if not all(file.exists() for file in told):
            broken.append(copy.said())

    for room, files in kept.items():
        missing = sorted(tests for tests, told in files.items() if not told.exists())
        # A folder at a time: what breaks takes nothing else with it.
        for _folder, group in groupby(missing, os.path.dirname):
            if not free:
                end_one()
            copy, some = free.pop(), {tests: files[tests] for tests in group}
            first = next(iter(some.values())).stem
            lines = TOP / _KEPT / f"{room}-{first}.coverage"
            running[copy.start_watched(some, lines)] = copy, list(some.values())
    while running:
        end_one()
    if broken:
        raise NoTestsRun("\n".join(broken))
    # The first time mypy takes long, and keeps in each copy what it has learned.
    if any(copy.is_refused() for copy in copies):
        raise NoTestsRun("mypy")
    return {room: _told(files.values()) for room, files in kept.items()}


def _told(files: Iterable[Path]) -> Seen:
    """Return what is kept of some files of tests."""
    seen = Seen({}, [], set())
    for file in files:
        seconds, failed, lines = json.loads(file.read_text())
        seen.seconds.update(seconds)
        seen.failed.extend(failed)
        if seconds:
            seen.lines.add(file.with_name(lines))
    return seen


def _kept(tests: Path) -> dict[str, Path]:
    """Return where it is kept what each file of `tests` sees: by its text, the program's and its helpers'."""
    program = hashlib.blake2b(digest_size=8)
    for file in sorted((TOP / PACKAGE).rglob("*.py")):
        _add_text(program, file)
    kept = {}
    for file in sorted((TOP / tests).rglob("test_*.py")) or [TOP / tests]:
        text = program.copy()
        for part in sorted(_with_helpers(file)):
            _add_text(text, part)
        kept[file.relative_to(TOP).as_posix()] = TOP / _KEPT / f"{text.hexdigest()}.json"
    return kept


def _with_helpers(file: Path) -> set[Path]:
    """Return a file of tests, what it imports of other tests, however far, and what holds for its folders."""
    found: set[Path] = set()
    new = {file}
    while new:
        found |= new
        names = {name for one in new for name in _TESTS_IMPORTED.findall(one.read_text("utf-8"))}
        new = {place for name in names if (place := TOP / f"{name.replace('.', '/')}.py").is_file()} - found
        new |= {place for one in found for above in one.parents if (place := above / "conftest.py").is_file()}
        new -= found
    return found


def _add_text(text: hashlib.blake2b, file: Path) -> None:
    text.update(file.relative_to(TOP).as_posix().encode() + b"\n" + file.read_bytes())


def verdicts(
    copies: list[Copy], room: Room, mutants: Iterable[Mutant], patience_s: float
) -> Iterator[tuple[Mutant, Verdict]]:
    """Try every mutant, as many at a time as there are copies, and yield what becomes of each."""
    free = list(copies)
    running: dict[int, tuple[Copy, Mutant, list[list[str]]]] = {}
    for mutant in mutants:
        stages = [tests for tests in room.tests_for(mutant, patience_s) if tests]
        if not stages:
            yield mutant, Verdict.SURVIVED
            continue
        if not free:
            yield _next_ended(room, running, free)
        copy = free.pop()
        copy.plant(mutant)
        running[copy.start_tests(room, stages[0])] = copy, mutant, stages[1:]
    while running:
        yield _next_ended(room, running, free)


def _next_ended(
    room: Room, running: dict[int, tuple[Copy, Mutant, list[list[str]]]], free: list[Copy]
) -> tuple[Mutant, Verdict]:
    """Wait until a mutant's fate is known; what survives some tests meets those that are left for it."""
    while True:
        number, status = os.waitpid(-1, 0)
        with suppress(ProcessLookupError):
            os.killpg(number, signal.SIGKILL)
        copy, mutant, stages = running.pop(number)
        verdict = _verdict(os.waitstatus_to_exitcode(status))
        if verdict is Verdict.SURVIVED and stages:
            running[copy.start_tests(room, stages[0])] = copy, mutant, stages[1:]
            continue
        if verdict is Verdict.SURVIVED and copy.is_refused():
            verdict = Verdict.REFUSED
        copy.take_back(mutant)
        free.append(copy)
        return mutant, verdict


def _verdict(exit_code: int) -> Verdict:
    if exit_code == 0:
        return Verdict.SURVIVED
    return Verdict.HUNG if -exit_code in _ENDED_BY_LIMIT else Verdict.KILLED
