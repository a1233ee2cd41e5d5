"""Work on a thread of its own: the window hears of it by signals alone and stops it by a token.

Python searches for circles of dead objects only while no such work is in progress. Left to itself it
searches when many objects were made, on the thread that made them, and holds its lock meanwhile: the window
stands still until all objects of the program were looked at, 20 ms and more. And a widget in such a circle
would end on a worker's thread, where Qt allows none to.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QTimer, Signal, Slot

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.services.faults import fault_place
from bigdeal_gui.services.work import CancelToken
from bigdeal_gui.storage.reading import refused_looks_told

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

Job: TypeAlias = Callable[[Callable[[int, int], None], CancelToken], object]


class Worker(QObject):
    """Does one piece of work once, on the thread that calls `run`.

    The work gets a function to call with (done, total) and the token to look at. Exactly one of `done`,
    `failed` and `crashed` is emitted, then `ended`.
    """

    progressed = Signal(object, object)
    done = Signal(object)
    failed = Signal(object)
    crashed = Signal(str)
    ended = Signal()

    def __init__(self, work: Job, cancel: CancelToken) -> None:
        super().__init__()
        self._work = work
        self._cancel = cancel

    def run(self) -> None:
        """Do the work."""
        try:
            with refused_looks_told():
                result = self._work(self.progressed.emit, self._cancel)
        except AppError as error:
            self.failed.emit(error)
        except Exception as error:  # noqa: BLE001 - the boundary: a fault must reach the window, not the terminal
            self.crashed.emit(fault_place(error))
        else:
            self.done.emit(result)
        finally:
            self.ended.emit()

    def stop(self) -> None:
        """Ask the work to stop, from any thread: the window is going."""
        self._cancel.cancel(is_leaving=True)


class Task(QObject):
    """A worker with its thread, owned by the window.

    The signals arrive on the thread of the task's owner. The task deletes itself when its thread has ended.
    If its owner is destroyed first, the task asks the work to stop and waits for its end.
    """

    progressed = Signal(object, object)
    done = Signal(object)
    failed = Signal(object)
    crashed = Signal(str)
    finished = Signal()

    def __init__(self, work: Job, parent: QObject) -> None:
        super().__init__(parent)
        self._cancel = CancelToken()
        worker = Worker(work, self._cancel)
        # Python's thread, not Qt's: at the end of the program PySide destroys every QThread that Python
        # holds, in no order, and Python waits for its own threads before that.
        self._thread = Thread(target=worker.run)
        worker.progressed.connect(self.progressed)
        worker.done.connect(self.done)
        worker.failed.connect(self.failed)
        worker.crashed.connect(self.crashed)
        worker.ended.connect(self._on_worker_ended)
        self.destroyed.connect(_ending(self._thread, worker))

    def start(self) -> None:
        """Begin the work."""
        self._thread.start()

    def cancel(self, *, is_leaving: bool = False) -> None:
        """Ask the work to stop; it ends with `failed` and Cancelled unless it was done before.

        `is_leaving` tells it that the window is going.
        """
        self._cancel.cancel(is_leaving=is_leaving)

    def wait(self) -> None:
        """Block until the thread has ended."""
        self._thread.join()

    @Slot()
    def _on_worker_ended(self) -> None:
        self.wait()
        self.finished.emit()
        self.deleteLater()


def _ending(thread: Thread, worker: Worker) -> Callable[[], None]:
    """Return what stops `worker` and waits for `thread`; it keeps both after the task is gone."""

    def end() -> None:
        if thread.is_alive():
            worker.stop()
            thread.join()

    return end


_LOOK_MS: Final = 2_000
_LEAST_OBJECTS: Final = 2_000
"""New objects, of those that can lie in circles, below which there is nothing to search for."""
_TURN_S: Final = 0.001
"""How long a thread that others wait for keeps Python's lock; Python's own 5 ms would be felt."""


class Cleanup(QObject):
    """Searches every now and then while nothing is in progress in `window`.

    What is there when it begins, all that was loaded, is looked at never again.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._timer = QTimer(self, singleShot=True, interval=_LOOK_MS)
        self._timer.timeout.connect(self.collect)
        sys.setswitchinterval(_TURN_S)
        gc.disable()
        gc.freeze()
        # No timer that goes on and on: a window in which nothing happens wakes nobody.
        dispatcher = QAbstractEventDispatcher.instance()
        if dispatcher is not None:
            dispatcher.aboutToBlock.connect(self._on_dispatcher_about_to_block)

    def collect(self) -> None:
        """Search, unless work is in progress or there is little to be found."""
        if self._has_objects() and not self._window.findChildren(Task):
            gc.collect()

    def _has_objects(self) -> bool:
        return gc.get_count()[0] >= _LEAST_OBJECTS

    def _on_dispatcher_about_to_block(self) -> None:
        if self._has_objects() and not self._timer.isActive():
            self._timer.start()
