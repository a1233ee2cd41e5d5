"""Work in parts: done here, or wherever an executor has them done, and taken in their order.

An executor is any that has the interface of `concurrent.futures.Executor`. What comes out does not depend on
where a part was done, nor on how many are done at a time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, wait
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from bigdeal_gui.errors.library import WorkerLost

Progress: TypeAlias = Callable[[int, int], None]
"""Takes what is done, and what is wanted in all; 0 where nobody knows."""

_AHEAD: Final = 256
"""Parts that are with the executor at a time."""
_LOOK_S: Final = 0.5

PartT = TypeVar("PartT")
ResultT = TypeVar("ResultT")
PieceT_co = TypeVar("PieceT_co", covariant=True)
FoundT = TypeVar("FoundT")


class WorkInParts(Protocol[PartT, ResultT, PieceT_co]):
    """Work that is cut into parts."""

    @property
    def done(self) -> int:
        """How much is done."""
        ...

    @property
    def total(self) -> int:
        """How much is wanted in all; 0 where nobody knows."""
        ...

    @property
    def work(self) -> Callable[[PartT], ResultT]:
        """What does a part: a function of a module, which may be sent away."""
        ...

    def next_part(self) -> PartT | None:
        """Return the next part; None where there is none until more results are taken, or at the end."""
        ...

    def take(self, part: PartT, result: ResultT) -> Iterable[PieceT_co]:
        """Take a part's result, and return what it adds to what is wanted. Parts come in their order."""
        ...


@dataclass(slots=True)
class _Sent(Generic[PartT, ResultT]):
    part: PartT
    future: Future[ResultT] | None = None

    def is_lost(self) -> bool:
        if self.future is None or self.future.cancelled():
            return True
        return self.future.done() and self.future.exception() is not None


class PartsRun(Generic[PartT, ResultT, PieceT_co]):
    """A task with one executor, or with one after another where workers are lost."""

    def __init__(self, task: WorkInParts[PartT, ResultT, PieceT_co], progress: Progress | None) -> None:
        self._task = task
        self._progress = progress
        self._sent: deque[_Sent[PartT, ResultT]] = deque()

    def pieces(self, executor: Executor | None) -> Iterator[PieceT_co]:
        """Yield what the task's parts add, in their order.

        Raises:
            WorkerLost: the executor broke; `resume` yields the rest with another.
        """
        return self._pieces(_Here() if executor is None else executor, self.pieces)

    def found(self, executor: Executor | None, answer: Callable[[], FoundT]) -> FoundT:
        """Do all parts, and return what `answer` then gives.

        Raises:
            WorkerLost: the executor broke; `resume` gives the answer with another.
        """
        here = _Here() if executor is None else executor
        deque(self._pieces(here, lambda fresh: self.found(fresh, answer)), maxlen=0)
        return answer()

    def _pieces(self, executor: Executor, resume: Callable[[Executor], Any]) -> Iterator[PieceT_co]:
        try:
            for sent in filter(_Sent.is_lost, self._sent):
                sent.future = executor.submit(self._task.work, sent.part)
            while self._fill(executor):
                result = self._first_result()
                part = self._sent.popleft().part
                yield from self._task.take(part, result)
                self._tell()
        except BrokenExecutor as error:
            raise WorkerLost(self._task.done, resume) from error
        finally:
            for sent in self._sent:
                if sent.future is not None:
                    sent.future.cancel()

    def _fill(self, executor: Executor) -> bool:
        ahead = 1 if isinstance(executor, _Here) else _AHEAD
        while len(self._sent) < ahead and (part := self._task.next_part()) is not None:
            sent: _Sent[PartT, ResultT] = _Sent(part)
            # Where the executor is found broken, the part waits for the next one.
            self._sent.append(sent)
            sent.future = executor.submit(self._task.work, part)
        return bool(self._sent)

    def _first_result(self) -> ResultT:
        future = self._sent[0].future
        assert future is not None  # noqa: S101 - _fill has sent it
        while not wait([future], _LOOK_S).done:
            self._tell()
        return future.result()

    def _tell(self) -> None:
        if self._progress is not None:
            self._progress(self._task.done, self._task.total)


class _Here(Executor):
    """Does each part when it is handed over, in this thread."""

    def submit(self, function: Callable[..., Any], /, *values: Any, **named: Any) -> Future[Any]:  # noqa: ANN401 - as the standard library has it
        future: Future[Any] = Future()
        future.set_result(function(*values, **named))
        return future
