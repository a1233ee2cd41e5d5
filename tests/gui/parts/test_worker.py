"""Work runs on another thread; its signals arrive on the window's, one of three ends and no value in it."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import shiboken6
from PySide6.QtCore import QObject, QThread, Slot

from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.errors.storage import CannotRead, FolderMissing
from bigdeal_gui.gui.parts.worker import Task

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.services.work import CancelToken

ENDS_BEHIND_ITS_WORK = """
from PySide6.QtCore import QCoreApplication, QObject
from bigdeal_gui.gui.parts.worker import Task

app, owner = QCoreApplication([]), QObject()
for _ in range(20):
    task = Task(lambda _progress, _cancel: None, owner)
    task.start()
    task.wait()
"""
"""A program whose event loop never hears that the work has ended: closing the window may be that quick."""

Progress = "Callable[[int, int], None]"


class Listener(QObject):
    """Notes what arrives, and on which thread."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[str, object]] = []
        self.threads: set[QThread] = set()

    def listen(self, task: Task) -> None:
        """Connect to every signal of `task`."""
        task.progressed.connect(self.on_progressed)
        task.done.connect(self.on_done)
        task.failed.connect(self.on_failed)
        task.crashed.connect(self.on_crashed)

    def _note(self, name: str, what: object) -> None:
        self.heard.append((name, what))
        self.threads.add(QThread.currentThread())

    @Slot(object, object)
    def on_progressed(self, done: int, wanted: int) -> None:
        """Note it."""
        self._note("progressed", (done, wanted))

    @Slot(object)
    def on_done(self, result: object) -> None:
        """Note it."""
        self._note("done", result)

    @Slot(object)
    def on_failed(self, error: object) -> None:
        """Note it."""
        self._note("failed", error)

    @Slot(str)
    def on_crashed(self, place: str) -> None:
        """Note it."""
        self._note("crashed", place)


@pytest.fixture
def listener(qtbot: QtBot) -> Iterator[Listener]:  # noqa: ARG001 - Qt must be there
    """The owner of the tasks and their listener."""
    made = Listener()
    yield made
    made.deleteLater()


def run(qtbot: QtBot, listener: Listener, work: Callable[[Progress, CancelToken], object]) -> Task:
    """Run `work` to its end."""
    task = Task(work, listener)
    listener.listen(task)
    with qtbot.waitSignal(task.finished, timeout=5_000):
        task.start()
    return task


def test_a_task_is_finished_once_its_thread_has_ended(
    qtbot: QtBot, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that is closed then waits for nothing any more."""
    heard: list[str] = []
    wait = Task.wait
    monkeypatch.setattr(Task, "wait", lambda task: wait(task) or heard.append("waited"))
    task = Task(lambda _progress, _cancel: None, listener)
    task.finished.connect(lambda: heard.append("finished"))
    task.start()
    qtbot.waitUntil(lambda: "finished" in heard)
    assert heard == ["waited", "finished"]


def test_the_result_arrives_on_the_window_s_thread(qtbot: QtBot, listener: Listener) -> None:
    """The work runs elsewhere, progress and result come here in order."""
    here = QThread.currentThread()
    there: list[QThread] = []

    def work(progress: Callable[[int, int], None], _cancel: CancelToken) -> int:
        there.append(QThread.currentThread())
        progress(1, 2)
        return 42

    run(qtbot, listener, work)
    assert listener.heard == [("progressed", (1, 2)), ("done", 42)]
    assert listener.threads == {here}
    assert there != [here]


def test_a_foreseen_error_arrives_as_it_is(qtbot: QtBot, listener: Listener, tmp_path: Path) -> None:
    """An error of the program's tree is handed over for the strip."""
    error = FolderMissing(tmp_path)

    def work(_progress: object, _cancel: CancelToken) -> None:
        raise error

    run(qtbot, listener, work)
    assert listener.heard == [("failed", error)]


def test_a_look_that_the_system_refuses_is_foreseen(qtbot: QtBot, listener: Listener) -> None:
    """As for a path in a closed folder, or one too long."""
    run(qtbot, listener, lambda _progress, _cancel: Path("x" * 300).stat())
    ((name, error),) = listener.heard
    assert name == "failed"
    assert isinstance(error, CannotRead)


def test_a_fault_arrives_as_a_place_without_values(qtbot: QtBot, listener: Listener) -> None:
    """An unforeseen error tells its kind and line, never its message, which might hold a card."""

    def work(_progress: object, _cancel: CancelToken) -> None:
        raise KeyError("AKQ.JT9.876.5432")

    run(qtbot, listener, work)
    [(name, place)] = listener.heard
    assert name == "crashed"
    assert str(place).startswith("KeyError, test_worker.py:")
    assert "AKQ" not in str(place)


def test_work_that_is_cancelled_ends_with_cancelled(qtbot: QtBot, listener: Listener) -> None:
    """The token is seen by the work on its own thread."""
    leaving: list[bool] = []

    def work(_progress: object, cancel: CancelToken) -> None:
        while not cancel.is_cancelled:
            pass
        leaving.append(cancel.is_leaving)
        cancel.check()

    task = Task(work, listener)
    listener.listen(task)
    with qtbot.waitSignal(task.finished, timeout=5_000):
        task.start()
        task.cancel()
    assert [(name, type(error)) for name, error in listener.heard] == [("failed", Cancelled)]
    assert leaving == [False]


def test_waiting_ends_when_the_work_has(qtbot: QtBot, listener: Listener) -> None:
    """`wait` returns after the work is over, whose signals still arrive."""
    task = Task(lambda _progress, _cancel: 1, listener)
    listener.listen(task)
    with qtbot.waitSignal(task.finished, timeout=5_000):
        task.start()
        task.wait()
    assert listener.heard == [("done", 1)]


def test_an_owner_that_goes_waits_for_the_end_of_the_work(qtbot: QtBot) -> None:  # noqa: ARG001 - Qt must be there
    """Qt ends the whole program where a thread is destroyed that still runs."""
    owner = QObject()
    begun, ends = threading.Event(), []

    def work(_progress: object, cancel: CancelToken) -> None:
        begun.set()
        while not cancel.is_cancelled:
            pass
        ends.append(cancel.is_leaving)

    Task(work, owner).start()
    assert begun.wait(30)
    shiboken6.delete(owner)
    assert ends == [True]


def test_an_owner_may_go_before_the_work_began(qtbot: QtBot) -> None:  # noqa: ARG001 - as above
    """A thread that never ran is not waited for."""
    owner = QObject()
    task = Task(lambda _progress, _cancel: None, owner)
    shiboken6.delete(owner)
    assert not shiboken6.isValid(task)


def test_a_program_that_ends_behind_its_work_says_nothing() -> None:
    """At the end of the program PySide destroys what is left, and no task stumbles over what is gone."""
    done = subprocess.run(
        [sys.executable, "-c", ENDS_BEHIND_ITS_WORK], capture_output=True, text=True, check=True, timeout=60
    )
    assert (done.stdout, done.stderr) == ("", "")
