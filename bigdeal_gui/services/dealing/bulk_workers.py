"""Processes that deal ranges of counters for one session, and write the text of their boards.

Which number a board has is known once all counters before it are hashed. So a worker hashes a range and
says how many boards it gives; when it is told the first one's number, it answers with hands and texts.
Seed and identification go through a pipe, never through a command line or a file. Workers touch nothing
but their pipes, and end when these close.
"""

from __future__ import annotations

import signal
import struct
import sys
from collections import deque
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, NamedTuple, Self

import numpy as np

from bigdeal_gui.bulk.big_deal import hands_of
from bigdeal_gui.bulk.board_run import RUN_BOARDS, BoardRun, WrittenRun
from bigdeal_gui.bulk.generator import LANES, BulkGenerator
from bigdeal_gui.errors import CounterExhausted, WorkerLost
from bigdeal_gui.randomness.generator import LAST_COUNTER
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.faults import place_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess
    from types import TracebackType

    from bigdeal_gui.bulk.big_deal import Words
    from bigdeal_gui.formats.format import SetWriter
    from bigdeal_gui.model.plans import BoardRange

_AHEAD: Final = 2
"""Ranges that each worker is asked to hash before the boards of the first of them are taken."""

_REQUEST: Final = struct.Struct("<?QQ")
"""Whether to hash (or to write); the first counter (or board); how many."""
_COUNT_BYTES: Final = 8
_SEATS: Final = 4


class _Worker(NamedTuple):
    process: SpawnProcess
    requests: Connection
    answers: Connection


class Workers:
    """`jobs` processes at work for `seed` and `owner`: a context manager that leaves no process behind.

    `writers` make the writers, by the names of their formats, whose texts come with the boards.
    """

    def __init__(
        self,
        seed: Seed,
        owner: bytes,
        jobs: int,
        writers: Mapping[str, Callable[[], SetWriter]],
        lanes: int = LANES,
    ) -> None:
        self._firsts = range(1, LAST_COUNTER + 1, lanes)
        self._names = tuple(writers)
        self._workers: list[_Worker] = []
        try:
            with _signals_held():
                for _ in range(jobs):
                    self._workers.append(_begin(tuple(writers.values()), lanes))
            for worker in self._workers:
                worker.requests.send_bytes(seed.reveal())
                worker.requests.send_bytes(owner)
        except BaseException:
            self._end()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()

    def runs(self, boards: BoardRange) -> Iterator[WrittenRun]:
        """Yield `boards` run after run.

        Raises:
            CounterExhausted: the counter reaches 2^32 - 1 before all are dealt.
            WorkerLost: a process ended before its work was done.
        """
        try:
            for place in range(len(self._workers) * _AHEAD):
                self._ask(place)
            numbered = self._numbered(boards)
            # Every worker has the next range to write before the last one is taken from it.
            ahead = deque(islice(numbered, len(self._workers)))
            for place in range(len(self._firsts)):
                ahead.extend(islice(numbered, 1))
                first, wanted = ahead.popleft()
                if first > boards.last:
                    return
                yield from self._taken(place, first, wanted)
        except (EOFError, OSError) as error:
            raise WorkerLost from error

    def _numbered(self, boards: BoardRange) -> Iterator[tuple[int, int]]:
        """Have range after range written, and yield the first board of each and how many are wanted.

        Ranges that were asked for too much come last, with a board that is not wanted any more.
        """
        first = boards.first
        for place in range(len(self._firsts)):
            count = int.from_bytes(self._worker(place).answers.recv_bytes(), "little")
            wanted = min(count, boards.last + 1 - first)
            if first <= boards.last:
                self._worker(place).requests.send_bytes(_REQUEST.pack(False, first, wanted))
                self._ask(place + len(self._workers) * _AHEAD)
            yield first, wanted
            first += wanted
        if first <= boards.last:
            raise CounterExhausted(LAST_COUNTER)

    def _taken(self, place: int, first: int, wanted: int) -> Iterator[WrittenRun]:
        """Yield the boards of a range."""
        answers = self._worker(place).answers
        hands = np.frombuffer(answers.recv_bytes(), np.uint64).reshape(_SEATS, -1)
        for start in range(0, wanted, RUN_BOARDS):
            texts = {name: answers.recv_bytes() for name in self._names}
            yield WrittenRun(first + start, hands[:, start : start + RUN_BOARDS], texts)

    def _worker(self, place: int) -> _Worker:
        return self._workers[place % len(self._workers)]

    def _ask(self, place: int) -> None:
        if place < len(self._firsts):
            first = self._firsts[place]
            count = min(self._firsts.step, LAST_COUNTER + 1 - first)
            self._worker(place).requests.send_bytes(_REQUEST.pack(True, first, count))

    def _end(self) -> None:
        for worker in self._workers:
            worker.requests.close()
            worker.answers.close()
        for worker in self._workers:
            worker.process.terminate()
            worker.process.join()
            worker.process.close()


def _begin(writers: Sequence[Callable[[], SetWriter]], lanes: int) -> _Worker:
    # A fresh process, on every system: it inherits no pool, no journal and no open file.
    context = get_context("spawn")
    # Two pipes one way each: one both ways would be a socket on most systems, which is slower.
    their_requests, requests = context.Pipe(duplex=False)
    answers, their_answers = context.Pipe(duplex=False)
    process = context.Process(
        target=work, args=(their_requests, their_answers, tuple(writers), lanes), daemon=True
    )
    try:
        process.start()
    except BaseException:
        requests.close()
        answers.close()
        raise
    finally:
        their_requests.close()
        their_answers.close()
    return _Worker(process, requests, answers)


def work(
    requests: Connection, answers: Connection, writers: Sequence[Callable[[], SetWriter]], lanes: int
) -> None:
    """Hash and write the ranges that are asked for, until the pipes close."""
    # Ctrl-C is for the process that asked: it closes the pipes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with suppress(EOFError, OSError):
            _serve(requests, answers, writers, lanes)
    except Exception as error:  # noqa: BLE001 - the boundary of the process: its trace would show values
        sys.exit(f"fault: {place_of(error)}")


def _serve(
    requests: Connection, answers: Connection, writers: Sequence[Callable[[], SetWriter]], lanes: int
) -> None:
    seed = Seed(requests.recv_bytes())
    generator = BulkGenerator(seed, requests.recv_bytes(), lanes)
    seed.wipe()
    of_set = [make() for make in writers]
    hashed: deque[Words] = deque()
    while True:
        is_hashing, first, count = _REQUEST.unpack(requests.recv_bytes())
        if is_hashing:
            hashed.append(generator.words(first, count))
            answers.send_bytes(hashed[-1].shape[1].to_bytes(_COUNT_BYTES, "little"))
        else:
            hands = hands_of(hashed.popleft()[:, :count])
            runs = [
                BoardRun(first + start, hands[:, start : start + RUN_BOARDS])
                for start in range(0, count, RUN_BOARDS)
            ]
            # All is written before any is sent: the pipe takes little while others are listened to.
            texts = [writer.boards(run) for run in runs for writer in of_set]
            answers.send_bytes(hands.tobytes())
            for text in texts:
                answers.send_bytes(text)


@contextmanager
def _signals_held() -> Iterator[None]:
    """Let processes begin that never see Ctrl-C; where the system has no such thing, they soon ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGHUP})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
