"""The double-dummy solver at work on all processors, a strain of a board each, until told to stop."""

from __future__ import annotations

from contextlib import contextmanager
from queue import SimpleQueue
from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple

from bigdeal_gui.analysis.double_dummy import solver

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator

    from bigdeal_gui.analysis.double_dummy import DealSolver
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.double_dummy import Strain
    from bigdeal_gui.services.cancel import CancelToken

    Makes = tuple[int, int, int, int]

_ONE_AT_A_TIME: Final = Lock()


class Asked(NamedTuple):
    """A deal, and the strain in which its tricks are asked for."""

    deal: Deal
    strain: Strain


@contextmanager
def solver_alone(threads: int = 0) -> Iterator[DealSolver]:
    """Give the solver when nobody else in this process has it, with a thread a processor where it is 0.

    Raises:
        AnalysisUnavailable: the extra `analysis` is not installed, or does not work here.
    """
    with _ONE_AT_A_TIME, solver(threads) as found:
        yield found


def solved(solver: DealSolver, asked: Iterable[Asked], cancel: CancelToken) -> Generator[Makes]:
    """Yield what N, E, S and W make of each of `asked`, in their order; all processors work ahead.

    To be read to its end, or closed: then nothing is at work any more.

    Raises:
        AnalysisUnavailable: the solver gave up.
        Cancelled: the token was set; the seats that are being solved are waited for.
    """
    # The start of the program does without it.
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415

    free: SimpleQueue[int] = SimpleQueue()
    for thread in range(solver.threads):
        free.put(thread)

    def work(one: Asked) -> Makes:
        thread = free.get()
        try:
            return solver.makes(*one, thread, cancel.check)
        finally:
            free.put(thread)

    with ThreadPoolExecutor(solver.threads, "double-dummy") as pool:
        in_progress = [pool.submit(work, one) for one in asked]
        try:
            for future in in_progress:
                cancel.check()
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)
