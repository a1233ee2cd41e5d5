"""The window's parts for the tests: settings in a folder of the test's own, a pool, a meter and a rattler."""

from __future__ import annotations

import copy
import functools
import gc
import hashlib
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

# Without the system's libraries each module that needs Qt is skipped, and named (tests/conftest.py).
with suppress(ImportError):
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtGui import QAccessible, QPalette

    from bigdeal_gui.gui.parts.input_watcher import InputWatcher
    from bigdeal_gui.gui.parts.languages import Translations
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from tests.gui.well_made import faults
from bigdeal_gui.randomness.collector import Collector
from bigdeal_gui.randomness.credit import EntropyMeter, InputEvent, InputKind
from bigdeal_gui.randomness.events import encode_event
from bigdeal_gui.randomness.pool import Pool
from bigdeal_gui.services.dealing_process import DealingProcess
from bigdeal_gui.storage.settings import Settings
from bigdeal_gui.words import spoken_now, translate_with

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

    from bigdeal_gui.randomness.seed import Seed
    from bigdeal_gui.services.work import Work
    from bigdeal_gui.words import Translator

MS = 1_000_000
PRESSES = 300
_MANY_OBJECTS = 50_000
"""New objects, of those that can lie in circles, which a test may leave behind."""


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call() -> Iterator[object]:
    """Look, when a test is through, at what it leaves on the screen."""
    result = yield
    assert faults() == []
    return result


@pytest.fixture
def qtbot(qtbot: QtBot) -> Iterator[QtBot]:
    """Keep every window that a test makes until it was looked at: qtbot itself forgets those of its names."""
    windows: list[QWidget] = []
    add = qtbot.addWidget

    def keep(window: QWidget) -> None:
        windows.append(window)
        add(window)

    qtbot.addWidget = keep
    yield qtbot
    windows.clear()


@pytest.fixture(scope="session")
def voice(qapp: QApplication) -> tuple[Translator, str]:
    """What translates for a window in English, with the right plurals."""
    Translations(qapp).speak("en")
    return spoken_now()


@pytest.fixture(autouse=True)
def english(voice: tuple[Translator, str]) -> Iterator[None]:
    """The window speaks English; behind the test nobody is known to read."""
    translate_with(*voice)
    yield
    translate_with(None)


@pytest.fixture(autouse=True)
def _no_search_on_a_worker_s_thread() -> Iterator[None]:
    """Let Python look for dead objects between tests alone, as the window does between work.

    By itself it looks on whatever thread makes objects, and ends there a widget of an earlier test.
    """
    gc.disable()
    yield
    if gc.get_count()[0] >= _MANY_OBJECTS:
        gc.collect()
    gc.enable()


@pytest.fixture(autouse=True)
def _dealing_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal in this process: one of its own each time is tried by tests/services/test_dealing_process.py."""

    def do(
        _self: DealingProcess,
        job: Callable[..., object],
        work: Work,
        seed: Seed | None = None,
        *,
        although_journal: bool = False,
    ) -> object:
        if although_journal:
            work.journal.store.accept_doubt()
        return job(*([] if seed is None else [seed]), work)

    monkeypatch.setattr(DealingProcess, "__init__", lambda _self: None)
    monkeypatch.setattr(DealingProcess, "__exit__", lambda *_arguments: None)
    monkeypatch.setattr(DealingProcess, "do", do)


@pytest.fixture
def looks(qapp: QApplication) -> Iterator[None]:
    """Put palette, font and style sheet back after a test, once its widgets, which follow them, are gone."""
    palette, font = QPalette(qapp.palette()), qapp.font()
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.fixture
def aloud(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told to say."""
    heard: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: heard.append(event.message()))
    return heard


class Clock:
    """A clock that stands still until it is told."""

    def __init__(self) -> None:
        self.now_ns = 1_000 * MS

    def __call__(self) -> int:
        """Return the time in ns."""
        return self.now_ns

    def pass_ms(self, time_ms: float) -> None:
        """Let time pass."""
        self.now_ns += round(time_ms * MS)


@pytest.fixture
def clock() -> Clock:
    """A clock in the test's hand."""
    return Clock()


@pytest.fixture
def sets(tmp_path: Path) -> Path:
    """The folder for the sets."""
    folder = tmp_path / "sets"
    folder.mkdir()
    return folder


@pytest.fixture
def store(tmp_path: Path, sets: Path, qtbot: QtBot) -> SettingsStore:  # noqa: ARG001 - Qt must be there
    """Settings after the first run, sets going to `sets`."""
    return SettingsStore(tmp_path / "settings.json", Settings(is_first_run=False, folder=sets))


@pytest.fixture
def collector() -> Collector:
    """A new pool and an empty meter."""
    return Collector(Pool(), EntropyMeter())


@pytest.fixture
def watcher(collector: Collector, clock: Clock, qtbot: QtBot) -> Iterator[InputWatcher]:  # noqa: ARG001
    """A watcher of no window yet, with the test's clock."""
    made = InputWatcher(collector, clock=clock)
    yield made
    made.deleteLater()


def _numbers(label: str) -> Iterator[float]:
    """Yield repeatable numbers that look normal, mean 0, deviation 1."""
    count = 0
    while True:
        digest = hashlib.sha256(f"{label} {count}".encode()).digest()
        yield (sum(digest[:12]) - 12 * 127.5) / (12 * 5461.25) ** 0.5
        count += 1


@functools.cache
def rattle() -> tuple[InputEvent, ...]:
    """Return somebody rattling on 21 keys, 9 a second, on a keyboard that reports every 8 ms."""
    normal, when, events = _numbers("hands"), 5_000.0, []
    up_ms: dict[int, float] = {}
    for _ in range(PRESSES):
        when += max(25.0, 110 + 30 * next(normal))
        free = [key for key in range(1, 22) if up_ms.get(key, 0.0) < when - 16]
        key = free[int(abs(next(normal)) * 1000) % len(free)]
        up_ms[key] = when + max(25.0, 80 + 15 * next(normal))
        events += [(when, InputKind.PRESS, key), (up_ms[key], InputKind.RELEASE, key)]
    return tuple(InputEvent(round(time / 8) * 8 * MS, kind, code=key) for time, kind, key in sorted(events))


@pytest.fixture
def rattled() -> tuple[InputEvent, ...]:
    """The events with which `fill` fills a meter."""
    return rattle()


@functools.cache
def _full_meter() -> EntropyMeter:
    """Return the meter of somebody who has rattled; to be copied."""
    meter = EntropyMeter()
    for event in rattle():
        meter.feed(event)
    assert meter.is_full
    assert meter.keys_down == 0
    return meter


@pytest.fixture
def fill() -> Callable[[Collector], None]:
    """Return what fills a collector's meter by rattling: each event is mixed, and metered once for all."""

    def filled(collector: Collector) -> None:
        for event in rattle():
            collector._pool.mix(encode_event(event))
        vars(collector.meter).update(vars(copy.deepcopy(_full_meter())))

    return filled
