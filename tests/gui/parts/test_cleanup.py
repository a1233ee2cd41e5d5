"""The search for dead objects: by the window, between work, and never by Python itself."""

from __future__ import annotations

import gc
import sys
import threading
import weakref
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.parts import worker
from bigdeal_gui.gui.parts.worker import Cleanup, Task

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


class Circle:
    """Lies in a circle of its own."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def _as_before() -> Iterator[None]:
    """Give Python back what is its own."""
    turn_s = sys.getswitchinterval()
    yield
    gc.unfreeze()
    gc.enable()
    sys.setswitchinterval(turn_s)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window without anything in it."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.mark.usefixtures("_as_before")
def test_python_searches_for_nothing_by_itself(window: QWidget) -> None:
    """From then on a worker's objects start no search, and threads take shorter turns."""
    Cleanup(window)
    assert not gc.isenabled()
    assert gc.get_freeze_count() > 0
    assert sys.getswitchinterval() == pytest.approx(0.001)


@pytest.mark.usefixtures("_as_before")
def test_circles_go_while_nothing_is_under_way(
    window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was thrown away is gone with the next look, if there is enough for one."""
    monkeypatch.setattr(worker, "_LOOK_MS", 1)
    Cleanup(window)
    thrown = weakref.ref(Circle())
    many = [[] for _ in range(2 * worker._LEAST_OBJECTS)]
    qtbot.waitUntil(lambda: thrown() is None)
    assert many


@pytest.mark.usefixtures("_as_before")
def test_a_window_in_which_nothing_happens_is_not_woken(window: QWidget, qtbot: QtBot) -> None:
    """A look is announced when there is something to look for, and not before."""
    timer = Cleanup(window).findChild(QTimer)
    gc.collect()
    qtbot.wait(1)
    assert not timer.isActive()
    many = [[] for _ in range(2 * worker._LEAST_OBJECTS)]
    qtbot.waitUntil(timer.isActive)
    assert many


@pytest.mark.usefixtures("_as_before")
def test_little_is_left_to_lie(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few new objects are not worth a look."""
    collector = Cleanup(window)
    gc.collect()
    looks: list[None] = []
    monkeypatch.setattr(gc, "collect", lambda: looks.append(None))
    collector.collect()
    assert looks == []


@pytest.mark.usefixtures("_as_before")
def test_nothing_is_searched_while_work_is_under_way(
    window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window would stand still for what the worker has in its hands; afterwards it goes on."""
    looks: list[None] = []
    go_on = threading.Event()
    collector = Cleanup(window)
    many = [[] for _ in range(2 * worker._LEAST_OBJECTS)]
    task = Task(lambda _progress, _cancel: go_on.wait(30), QWidget(window))
    task.start()
    with monkeypatch.context() as patch:
        patch.setattr(gc, "collect", lambda: looks.append(None))
        collector.collect()
        assert looks == []
        with qtbot.waitSignal(task.destroyed):
            go_on.set()
        collector.collect()
        assert looks == [None]
    assert many
