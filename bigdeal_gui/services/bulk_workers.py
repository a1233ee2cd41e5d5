"""Processes that deal ranges of counters for one session.

Seed and identification go through a pipe, never through a command line or a file. Workers touch nothing
but their pipe, and end when it closes.
"""

from __future__ import annotations

import signal
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, Self

import numpy as np

from bigdeal_gui.errors import CounterExhausted, WorkerLost
from bigdeal_gui.numbering.big_deal_bulk import hands_of
from bigdeal_gui.randomness.bulk import LANES, BulkGenerator
from bigdeal_gui.randomness.generator import LAST_COUNTER
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess
    from types import TracebackType

    from bigdeal_gui.numbering.big_deal_bulk import Words

_AHEAD: Final = 2
"""Ranges that each worker is asked for before the first of them is taken."""

_COUNTER_BYTES: Final = 8
_SEATS: Final = 4


class Workers:
    """`jobs` processes at work for `seed` and `owner`: a context manager that leaves no process behind."""

    def __init__(self, seed: Seed, owner: bytes, jobs: int, lanes: int = LANES) -> None:
        self._firsts = range(1, LAST_COUNTER + 1, lanes)
        self._connections: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        # A fresh process, on every system: it inherits no pool, no journal and no open file.
        context = get_context("spawn")
        try:
            with _signals_held():
                for _ in range(jobs):
                    ours, theirs = context.Pipe()
                    self._connections.append(ours)
                    process = context.Process(target=work, args=(theirs, lanes), daemon=True)
                    process.start()
                    self._processes.append(process)
                    theirs.close()
            for connection in self._connections:
                connection.send_bytes(seed.reveal())
                connection.send_bytes(owner)
        except BaseException:
            self._end()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()

    def ranges(self) -> Iterator[Words]:
        """Yield the hands of one range of counters after another, as `hands_of` returns them.

        Raises:
            CounterExhausted: the counter has reached 2^32 - 1.
            WorkerLost: a process ended before its work was done.
        """
        jobs = len(self._connections)
        try:
            for place in range(jobs * _AHEAD):
                self._ask(place)
            for place in range(len(self._firsts)):
                data = self._connections[place % jobs].recv_bytes()
                self._ask(place + jobs * _AHEAD)
                yield np.frombuffer(data, np.uint64).reshape(_SEATS, -1)
        except (EOFError, OSError) as error:
            raise WorkerLost from error
        raise CounterExhausted(LAST_COUNTER)

    def _ask(self, place: int) -> None:
        if place < len(self._firsts):
            first = self._firsts[place].to_bytes(_COUNTER_BYTES, "little")
            self._connections[place % len(self._connections)].send_bytes(first)

    def _end(self) -> None:
        for connection in self._connections:
            connection.close()
        for process in self._processes:
            process.terminate()
            process.join()
            process.close()


def work(connection: Connection, lanes: int) -> None:
    """Deal the ranges that are asked for through `connection`, until it closes."""
    # Ctrl-C is for the process that asked: it closes the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        seed = Seed(connection.recv_bytes())
        generator = BulkGenerator(seed, connection.recv_bytes(), lanes)
        seed.wipe()
        while True:
            first = int.from_bytes(connection.recv_bytes(), "little")
            count = min(lanes, LAST_COUNTER + 1 - first)
            connection.send_bytes(hands_of(generator.words(first, count)).tobytes())


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
