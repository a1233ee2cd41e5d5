"""What every test has: a home of its own, no real display, repeatable examples."""

from __future__ import annotations

import functools
import gc
import importlib
import os
import pkgutil
import re
import sys
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis.strategies import text

from tests import scratch
from tests.not_on_windows import FILES, TESTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bigdeal_gui.analysis.double_dummy import DealSolver
    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.double_dummy import Strain

# Before Qt is imported: tests that need a display start one and name it themselves.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if sys.platform == "win32":
    # Without a display Qt finds no fonts there but those it is led to.
    os.environ.setdefault("QT_QPA_FONTDIR", str(Path(__file__).resolve().parents[1] / "resources" / "fonts"))
# Paper is the same whatever fonts the machine has.
os.environ["BIGDEAL_FONTS"] = os.devnull
for name in ("BIGDEAL_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
    os.environ.pop(name, None)

# A module is compiled once, not again in every program that a test starts and in every worker.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
scratch.move_in()

# Examples take as long as they take on a busy machine, and a failure must come again.
settings.register_profile("project", deadline=None, derandomize=True)
settings.load_profile("project")

PUT_TOGETHER = ("tests/services/tournament/", "tests/pages/")
"""Tests of what puts rooms together: some branches show what they are for only there."""

MADE_UNDER_WATCH: dict[functools._lru_cache_wrapper[Any], int] = {}
"""How often each function that keeps what it makes had made something when watching paused."""

TRACER: list[Any] = []
"""What looks on during the present test where coverage is asked for: None while watching is paused."""

collect_ignore = list(FILES) if sys.platform == "win32" else []


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Know the settings for Qt where its plugin is left out, because the system lacks a library."""
    if not pluginmanager.hasplugin("pytest-qt"):
        for name in ("qt_api", "qt_log_level_fail", "qt_log_ignore"):
            parser.addini(name, "unused without pytest-qt", type="args")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Iterator[None]:
    """Skip a module that cannot be loaded without the libraries that `dev.py test` found missing."""
    report: pytest.CollectReport = yield
    if library := missing_library(collector.config, str(report.longrepr) if report.failed else ""):
        report.outcome = "skipped"
        report.longrepr = (str(collector.path), 0, f"Skipped: {library}")
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Skip a test that asks for such a library when it runs."""
    report: pytest.TestReport = yield
    if library := missing_library(item.config, str(report.longrepr) if report.failed else ""):
        report.outcome = "skipped"
        report.longrepr = (str(item.path), 0, f"Skipped: {library}")
    return report


def missing_library(config: pytest.Config, failure: str) -> str:
    """Return what the system said of the library that `failure` comes of; nothing with Qt's plugin loaded."""
    if config.pluginmanager.hasplugin("pytest-qt"):
        return ""
    found = re.search(r"lib\S+: cannot open shared object file|fixture 'q(app|tbot)' not found", failure)
    return found[0] if found else ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip on Windows what is about POSIX alone."""
    if sys.platform != "win32":
        return
    for item in items:
        name = item.nodeid.removeprefix("tests/").partition("[")[0]
        if reason := TESTS.get(name):
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.hookimpl(tryfirst=True)
def pytest_collectstart(collector: pytest.Collector) -> None:
    """Load the tests' modules, of several workers each from another place on.

    A module whose assertions nobody rewrote yet takes half of its time in that. Workers that go through all
    modules in one order do it at the same time, each for itself; so they find what others have written.
    """
    worker = getattr(collector.config, "workerinput", None)
    if collector.path != Path(__file__).parent or worker is None or worker["workercount"] == 1:
        return
    names = sorted(modules_of(collector.config))
    first = int(worker["workerid"].removeprefix("gw")) * len(names) // worker["workercount"]
    for name in names[first:] + names[:first]:
        # What fails is loaded again in its turn, and said where pytest says it.
        with suppress(Exception, pytest.skip.Exception):
            importlib.import_module(name)


def modules_of(config: pytest.Config) -> Iterator[str]:
    """Give the names of the modules of tests in the folders that are asked for."""
    for asked in config.args:
        for file in (config.invocation_params.dir / asked).rglob("test_*.py"):
            if file.relative_to(config.rootpath).as_posix().removeprefix("tests/") not in collect_ignore:
                yield ".".join(file.relative_to(config.rootpath).with_suffix("").parts)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Spare the collector of garbage what lives to the end anyhow: all tests, and what they import."""
    if watching(session.config) is not None:
        learn_constants()
    gc.collect()
    gc.freeze()


def learn_constants() -> None:
    """Have Hypothesis read the constants of every module now: under watch it takes three times as long."""
    settings(max_examples=1)(given(text())(lambda _drawn: None))()


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Stop what pytest-cov has begun and needs no more where work is shared out.

    The process that shares it out runs no test. In the others pytest-cov begins to watch twice, and whenever
    the second watch paused, the first would go on, for nothing.
    """
    config = session.config
    if has_workers(config) or is_worker(config):
        plugin = config.pluginmanager.getplugin("_cov")
        if plugin is not None and plugin.cov_controller is not None:
            plugin.cov_controller.pause()


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Watch how the rooms are loaded, but not how their tests are found, of which nothing becomes garbage."""
    controller = watching(session.config)
    if has_workers(session.config) and not (session.config.rootpath / ".hypothesis").exists():
        # While the others load their tests: at the end of it each would make the same table of letters.
        learn_constants()
    if controller is not None:
        for room in rooms_watched(session.config):
            load_whole(f"bigdeal_gui.{room}")
        pause(controller, rooms_watched(session.config))
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Watch branches in the tests of the rooms whose every branch is tested, and of those that use them.

    Watching makes Python slower, by a third and more. That a test of the window, or of a whole program, comes
    by a branch of a room far below shows nothing about it.
    """
    controller = watching(item.config)
    if controller is not None:
        is_watched = (
            room_of(item.nodeid) in rooms_watched(item.config) or item.nodeid.startswith(PUT_TOGETHER)
        ) and item.get_closest_marker("unwatched") is None
        if is_watched and not controller.started:
            forget_what_is_kept(rooms_watched(item.config))
            controller.resume()
        elif controller.started and not is_watched:
            pause(controller, rooms_watched(item.config))
    TRACER[:] = [sys.gettrace()] if controller is not None else []
    # Between fixtures and test pytest does more than a short test itself, and it would take twice as long.
    with looking_on():
        return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object]) -> Iterator[object]:
    """Watch what fixtures make, but for those of every test, which are pytest's and of this file."""
    if fixturedef.baseid in {"", "tests"}:
        return (yield)
    with looking_on(*TRACER):
        return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_pyfunc_call() -> Iterator[object]:
    """Watch the test itself."""
    with looking_on(*TRACER):
        return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Watch how fixtures clear up."""
    with looking_on(*TRACER):
        return (yield)


@contextmanager
def looking_on(tracer: Any = None) -> Iterator[None]:  # noqa: ANN401 - of coverage, which has no types
    """Let `tracer` see what this thread does, or nobody; where coverage is not asked for, change nothing."""
    before = sys.gettrace()
    if not TRACER or before is tracer:
        yield
        return
    sys.settrace(tracer)
    try:
        yield
    finally:
        sys.settrace(before)


def watching(config: pytest.Config) -> Any:  # noqa: ANN401 - of pytest-cov, which has no types
    """Return what watches branches in this process, None where nothing does, or more than rooms are asked."""
    if has_workers(config) or not rooms_watched(config):
        return None
    return getattr(config.pluginmanager.getplugin("_cov"), "cov_controller", None)


def has_workers(config: pytest.Config) -> bool:
    """Tell whether this process shares the tests out among others."""
    return config.getoption("dist", "no") != "no" and not is_worker(config)


def is_worker(config: pytest.Config) -> bool:
    """Tell whether this process runs tests that another has shared out."""
    return hasattr(config, "workerinput")


def rooms_watched(config: pytest.Config) -> set[str]:
    """Return the rooms whose coverage is asked for; none where all of the program's is."""
    sources = [str(source) for source in config.getoption("cov_source", None) or []]
    if not all(source.startswith("bigdeal_gui.") for source in sources):
        return set()
    return {source.removeprefix("bigdeal_gui.") for source in sources}


def pause(controller: Any, rooms: set[str]) -> None:  # noqa: ANN401 - of pytest-cov, which has no types
    """Watch no more, and note what the functions of `rooms` had made by then."""
    controller.pause()
    MADE_UNDER_WATCH.clear()
    MADE_UNDER_WATCH.update((keeping, keeping.cache_info().misses) for keeping in functions_that_keep(rooms))


def forget_what_is_kept(rooms: set[str]) -> None:
    """Have made again what the functions of `rooms` made unwatched: the next to ask comes by its branches."""
    for keeping in functions_that_keep(rooms):
        if keeping.cache_info().misses != MADE_UNDER_WATCH.get(keeping, 0):
            keeping.cache_clear()


def functions_that_keep(rooms: set[str]) -> Iterator[functools._lru_cache_wrapper[Any]]:
    """Give each function of `rooms` that keeps what it has made."""
    for name, module in list(sys.modules.items()):
        if name.startswith("bigdeal_gui.") and name.split(".")[1] in rooms:
            for value in vars(module).values():
                if isinstance(value, functools._lru_cache_wrapper):
                    yield value


def room_of(test: str) -> str:
    """Return the room that a test is about: its folder, or what its file is named after."""
    first = test.removeprefix("tests/").partition("::")[0].partition("/")[0]
    return first.removeprefix("test_").removesuffix(".py")


def load_whole(name: str) -> None:
    """Load a module or a package with all that is in it."""
    module = importlib.import_module(name)
    for found in pkgutil.walk_packages(getattr(module, "__path__", []), f"{name}."):
        importlib.import_module(found.name)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Clear up; after a failure somebody may want to look at the files, until the next run begins."""
    session = config.pluginmanager.getplugin("session")
    if session is not None and session.exitstatus == pytest.ExitCode.OK:
        scratch.move_out()


@pytest.fixture(scope="session")
def fresh_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return new folders without end.

    Pytest's own `mktemp` looks through all that it made before, for a number: ten milliseconds in the end,
    twice a test.
    """
    whole = tmp_path_factory.mktemp("fresh")

    def fresh() -> Iterator[Path]:
        for number in count():
            folder = whole / str(number)
            folder.mkdir(mode=0o700)
            yield folder

    return fresh()


@pytest.fixture
def tmp_path(fresh_folders: Iterator[Path]) -> Path:
    """Return an empty folder of this test."""
    return next(fresh_folders)


@pytest.fixture(autouse=True)
def own_home(fresh_folders: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the program, and the programs it starts, an empty home: no test meets a person's settings."""
    home = next(fresh_folders)
    monkeypatch.setenv("BIGDEAL_HOME", str(home))
    monkeypatch.setenv("HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def _little_work_for_a_passphrase(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seal with a passphrase at once, for the library to open: it would make a second's work of each file.

    The tests of seals themselves, and programs that a test starts, have the library's own work.
    """
    if not request.node.nodeid.startswith("tests/seals/"):
        monkeypatch.setattr("pyrage.passphrase.encrypt", _sealed_at_once)


def _sealed_at_once(content: bytes, passphrase: str) -> bytes:
    from tests.seals import age_by_hand  # noqa: PLC0415 - few tests need it

    return age_by_hand.written(content, passphrase)


@pytest.fixture(autouse=True)
def _formats_tried_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the self-test write and read each format once in a process, not before every set that is dealt.

    The tests of the self-test itself, and programs that a test starts, try each format every time.
    """
    self_test = sys.modules.get("bigdeal_gui.services.dealing.self_test")
    if self_test is not None and not request.node.nodeid.startswith("tests/services/dealing/test_self_test"):
        monkeypatch.setattr(self_test, "self_test_digests", _digests_made_once())


@pytest.fixture(autouse=True)
def _solved_at_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make up what is taken double dummy, where a test does not say that it is about the solver.

    The solver takes a second and more of the boards of a session, whose records tell of its results unasked.
    """
    if request.node.get_closest_marker("solver") is None:
        monkeypatch.setattr("bigdeal_gui.analysis.double_dummy.DealSolver.makes", _made_up)


def _made_up(
    _solver: DealSolver, deal: Deal, strain: Strain, _thread: int, look: Callable[[], None] = lambda: None
) -> tuple[int, int, int, int]:
    """Share the tricks out by the ranks that the pairs have, trumps twice: of a deal the same every time."""
    look()
    ours, theirs = (
        sum(
            (12 - card % 13) * (2 if card // 13 == strain - 1 else 1)
            for seat in pair
            for card in deal.hands[seat]
        )
        for pair in ((0, 2), (1, 3))
    )
    tricks = 13 * ours // (ours + theirs)
    return tricks, 13 - tricks, tricks, 13 - tricks


@functools.cache
def _digests_made_once() -> Callable[[Format], tuple[str, str]]:
    from bigdeal_gui.services.dealing.self_test import self_test_digests  # noqa: PLC0415 - few tests need it

    return functools.cache(self_test_digests)
