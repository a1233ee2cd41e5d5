"""Branches are watched in the tests of the rooms that are to be wholly covered, and in no others."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bigdeal_gui.tournament import digest_forms
from tests import conftest

if TYPE_CHECKING:
    from collections.abc import Sequence


class Config:
    """What pytest was asked, in one process."""

    def __init__(self, sources: Sequence[object], dist: str = "no", workerinput: object = None) -> None:
        self.options = {"cov_source": sources, "dist": dist}
        if workerinput is not None:
            self.workerinput = workerinput
        self.controller = Controller()
        self.pluginmanager = SimpleNamespace(
            getplugin=lambda _name: SimpleNamespace(cov_controller=self.controller)
        )

    def getoption(self, name: str, default: object) -> object:
        """Return what was asked."""
        return self.options.get(name, default)


class Controller:
    """What would watch branches."""

    started = True

    def pause(self) -> None:
        """Stop."""
        self.started = False

    def resume(self) -> None:
        """Go on."""
        self.started = True


def is_watched(config: Any, test: str, marker: object = None) -> bool:  # noqa: ANN401 - stands in for pytest's
    """Tell whether branches are watched while `test` runs."""
    item: Any = SimpleNamespace(nodeid=test, config=config, get_closest_marker={"unwatched": marker}.get)
    running = conftest.pytest_runtest_protocol(item)
    next(running)
    return bool(config.controller.started)


def test_each_test_of_a_room_is_watched_and_no_other() -> None:
    """A room's tests stand in its folder, or in a file named after it; others put it to use."""
    config = Config(["bigdeal_gui.journal", "bigdeal_gui.words"])
    found = {
        test: is_watched(config, test)
        for test in (
            "tests/journal/test_chain.py::test_a",
            "tests/gui/parts/fields/test_boxes.py::test_a[journal]",
            "tests/test_words.py::test_a[b/c]",
            "tests/test_rooms.py::test_a[words.py]",
            "tests/journal/parts/test_chain.py::test_a",
            "tests/cli/journal/test_journal.py::test_a",
            "tests/services/sets/test_history.py::test_a",
            "tests/services/tournament/test_reveal.py::test_a",
        )
    }
    assert [*found.values()] == [True, False, True, False, True, False, False, True]


def test_what_is_kept_is_made_anew_under_watch() -> None:
    """A table that an unwatched test had made is made again, or its branches would never count."""
    config = Config(["bigdeal_gui.tournament"])
    digest_forms.all_digest_words.cache_clear()
    assert not is_watched(config, "tests/gui/parts/fields/test_boxes.py::test_a")
    digest_forms.digest_words("0" * 64)
    assert digest_forms.all_digest_words.cache_info().currsize == 1
    assert not is_watched(config, "tests/gui/parts/fields/test_boxes.py::test_b")
    assert digest_forms.all_digest_words.cache_info().currsize == 1
    assert is_watched(config, "tests/tournament/test_digest_forms.py::test_a")
    assert digest_forms.all_digest_words.cache_info().currsize == 0


def test_what_was_made_under_watch_is_kept() -> None:
    """A table whose branches have counted is there after tests that are not watched."""
    config = Config(["bigdeal_gui.tournament"])
    digest_forms.digest_words("0" * 64)
    assert not is_watched(config, "tests/gui/parts/fields/test_boxes.py::test_a")
    assert is_watched(config, "tests/tournament/test_digest_forms.py::test_a")
    assert digest_forms.all_digest_words.cache_info().currsize == 1


def test_a_long_computation_is_not_watched() -> None:
    """What says that others come by its branches is believed; the whole would show if it were not so."""
    config = Config(["bigdeal_gui.journal"])
    assert not is_watched(config, "tests/journal/test_chain.py::test_a", pytest.mark.unwatched)
    assert is_watched(config, "tests/journal/test_chain.py::test_b")


@pytest.mark.parametrize("sources", [["bigdeal_gui"], [True], ["bigdeal_gui", "bigdeal_gui.journal"]])
def test_whoever_asks_for_everything_gets_it(sources: list[object]) -> None:
    """Without a list of rooms every test is watched."""
    assert is_watched(Config(sources), "tests/gui/parts/fields/test_boxes.py::test_a")


def test_rooms_are_loaded_under_watch_and_tests_are_not_collected_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines of a module that run when it is loaded count, whoever loads it first."""
    config = Config(["bigdeal_gui.seals"])
    loaded = []
    monkeypatch.setattr(conftest, "load_whole", lambda name: loaded.append((name, config.controller.started)))
    collecting = conftest.pytest_collection(SimpleNamespace(config=config))  # type: ignore[arg-type]
    next(collecting)
    assert loaded == [("bigdeal_gui.seals", True)]
    assert not config.controller.started


def test_nothing_looks_on_while_nothing_is_watched(request: pytest.FixtureRequest) -> None:
    """What watches a worker is the one that pauses. Another below it would go on, and make Python slow.

    This very test is not watched. It shows something where branches are watched at all, as in the whole run.
    """
    is_paused = conftest.watching(request.config) is not None
    assert not (is_paused and sys.gettrace())


def test_of_two_watches_the_first_is_stopped() -> None:
    """A worker is watched by what begins with its session, and who shares out the tests by nothing."""
    for options in ({"dist": "worksteal"}, {"workerinput": {}}):
        config = Config(["bigdeal_gui.seals"], **options)
        conftest.pytest_sessionstart(SimpleNamespace(config=config))  # type: ignore[arg-type]
        assert not config.controller.started
    alone = Config(["bigdeal_gui.seals"])
    conftest.pytest_sessionstart(SimpleNamespace(config=alone))  # type: ignore[arg-type]
    assert alone.controller.started


def test_what_pytest_does_between_fixtures_and_test_is_not_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a watched test its fixtures and the test itself are seen; whoever looked on before does so after."""

    def tracer(*_of_a_frame: object) -> None:
        """See nothing."""

    def step(running: Any) -> Any:  # noqa: ANN401 - what traces has no type
        next(running, None)
        return sys.gettrace()

    before = sys.gettrace()
    monkeypatch.setattr(conftest, "TRACER", [tracer])
    room, every = (SimpleNamespace(baseid=folder) for folder in ("tests/journal", "tests"))
    hooks: list[tuple[Any, bool]] = [
        (conftest.pytest_fixture_setup(room), True),  # type: ignore[arg-type]
        (conftest.pytest_fixture_setup(every), False),  # type: ignore[arg-type]
        (conftest.pytest_pyfunc_call(), True),
        (conftest.pytest_runtest_teardown(), True),
    ]
    for hook, is_seen in hooks:
        assert (step(hook) is tracer) == is_seen
        assert step(hook) is before
    with conftest.looking_on(tracer), conftest.looking_on():
        assert sys.gettrace() is None
    assert sys.gettrace() is before
