"""Jobs: work off the window's thread, one after another, with what is done when it succeeded or failed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.parts.worker import Task

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.strips.error_strip import ErrorStrip
    from bigdeal_gui.services.work import CancelToken, Work

_Made = TypeVar("_Made")


class _Waiting(NamedTuple):
    work: Callable[[Work], Any]
    then: Callable[[Any], object]
    failed: Callable[[AppError], object]


class Jobs(QObject):
    """A queue of work for `parent`.

    `failed` carries the AppError of a job, `crashed` the place of a fault; then nothing follows from it.
    `progressed` is the running job's. `began` and `idle` frame a time in which there is work.
    """

    began = Signal()
    progressed = Signal(object, object)
    failed = Signal(object)
    crashed = Signal(str)
    idle = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._queue: deque[_Waiting] = deque()
        self._running: _Waiting | None = None
        self._task: Task | None = None
        self._is_over = False

    def report_to(self, strip: ErrorStrip, safe: str) -> None:
        """Have `strip` tell of failures; `safe`, with a place for `{place}`, says what a fault left alone."""
        self.failed.connect(strip.show_error)
        self.crashed.connect(lambda place: strip.show_crash(safe.format(place=place)))

    @property
    def is_idle(self) -> bool:
        """Whether nothing is in progress."""
        return self._task is None

    def run(
        self,
        work: Callable[[Work], _Made],
        then: Callable[[_Made], object],
        failed: Callable[[AppError], object] = lambda _error: None,
    ) -> None:
        """Do `work` when its turn comes, then call `then` with what it returned, on the window's thread.

        Where it raises an AppError, `failed` is called before the signal goes out. After `stop` nothing is
        taken on any more.
        """
        if self._is_over:
            return
        self._queue.append(_Waiting(work, then, failed))
        if self._task is None:
            self.began.emit()
            self._next()

    def cancel(self) -> None:
        """Forget what waits, and ask the running job to stop."""
        self._queue.clear()
        if self._task is not None:
            self._task.cancel()

    def stop(self) -> None:
        """Cancel, wait until nothing is in progress, and let nothing follow from it: the window is going."""
        self._is_over = True
        self._queue.clear()
        self._running = None
        if self._task is not None:
            self._task.cancel(is_leaving=True)
            self._task.wait()

    def _next(self) -> None:
        self._running = running = self._queue.popleft()
        self._task = Task(lambda progress, cancel: _done(running.work, progress, cancel), self)
        self._task.progressed.connect(self.progressed)
        self._task.done.connect(self._on_task_done)
        self._task.failed.connect(self._on_task_failed)
        self._task.crashed.connect(self.crashed)
        self._task.finished.connect(self._on_task_finished)
        self._task.start()

    def _on_task_done(self, result: object) -> None:
        if self._running is not None:
            self._running.then(result)

    def _on_task_failed(self, error: AppError) -> None:
        if self._running is not None:
            self._running.failed(error)
        self.failed.emit(error)

    def _on_task_finished(self) -> None:
        self._task = self._running = None
        if self._queue:
            self._next()
        else:
            self.idle.emit()


def _done(work: Callable[[Work], _Made], progress: Callable[[int, int], None], cancel: CancelToken) -> _Made:
    """Do `work` on this thread; the journal is opened when first asked for, and closed at the end."""
    from bigdeal_gui.services.seal_process import SubprocessSealer  # noqa: PLC0415 - off the window's thread
    from bigdeal_gui.services.sets.open_journal import opened_journal  # noqa: PLC0415 - as above
    from bigdeal_gui.services.work import Work  # noqa: PLC0415 - as above

    with ExitStack() as stack:
        opened = cache(lambda: stack.enter_context(opened_journal()))
        return work(Work(opened, progress, cancel, sealer=SubprocessSealer(cancel)))
