"""Jobs: pieces of work done one after another off the window's thread, each with its answer."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.gui.parts.worker import Task

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.gui.parts.worker import Work


class Jobs(QObject):
    """A queue of work.

    `failed` carries the AppError of a job, `crashed` the place of a fault; then no answer comes.
    `progressed` is the running job's. `began` and `idle` frame a time in which there is work.
    """

    began = Signal()
    progressed = Signal(object, object)
    failed = Signal(object)
    crashed = Signal(str)
    idle = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[tuple[Work, Callable[..., None]]] = deque()
        self._answer: Callable[..., None] | None = None
        self._task: Task | None = None
        self._is_over = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way."""
        return self._task is None

    def run(self, work: Work, answer: Callable[..., None]) -> None:
        """Do `work` when its turn comes, then call `answer` with what it returned, on the window's thread.

        After `stop` nothing is taken on any more.
        """
        if self._is_over:
            return
        self._waiting.append((work, answer))
        if self._task is None:
            self.began.emit()
            self._next()

    def cancel(self) -> None:
        """Forget what waits, and ask the running job to stop."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()

    def stop(self) -> None:
        """Cancel, wait until nothing is under way, and call for no answer: the window is going."""
        self._is_over = True
        self.cancel()
        self._answer = None
        if self._task is not None:
            self._task.wait()

    def _next(self) -> None:
        work, self._answer = self._waiting.popleft()
        self._task = Task(work, self)
        self._task.progressed.connect(self.progressed)
        self._task.done.connect(self._on_task_done)
        self._task.failed.connect(self.failed)
        self._task.crashed.connect(self.crashed)
        self._task.finished.connect(self._on_task_finished)
        self._task.start()

    def _on_task_done(self, result: object) -> None:
        if self._answer is not None:
            self._answer(result)

    def _on_task_finished(self) -> None:
        self._task = self._answer = None
        if self._waiting:
            self._next()
        else:
            self.idle.emit()
