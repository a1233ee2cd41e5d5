"""Double-dummy results of a whole set, with progress and cancel, and what a record says without them."""

from __future__ import annotations

import os
from dataclasses import replace
from threading import Lock
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.double_dummy import MAX_BATCH, solver
from bigdeal_gui.errors import AnalysisUnavailable
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.double_dummy import DoubleDummy
    from bigdeal_gui.paper.record_options import RecordOptions
    from bigdeal_gui.services.cancel import CancelToken
    from bigdeal_gui.services.printing.subject import Subject

_BOARDS_A_PROCESSOR: Final = 2
"""Boards between two looks at the cancel token: enough to keep a processor busy, done within a second."""

_ONE_AT_A_TIME: Final = Lock()


def double_dummy_of(
    boards: Sequence[Board],
    progress: Callable[[int, int], None],
    cancel: CancelToken,
) -> tuple[DoubleDummy, ...]:
    """Return the double-dummy results of `boards`, in their order.

    Takes all processors, some 0.2 seconds a board on one; `progress` is told the boards done and wanted.
    Nothing of it leaves the process's memory.

    Raises:
        AnalysisUnavailable: the extra `analysis` is not installed, or does not work here.
        Cancelled: the token was set.
    """
    batch = min(MAX_BATCH, _BOARDS_A_PROCESSOR * (os.cpu_count() or 1))
    results: list[DoubleDummy] = []
    with _ONE_AT_A_TIME, solver() as solve:
        progress(0, len(boards))
        for start in range(0, len(boards), batch):
            cancel.check()
            results += solve(boards[start : start + batch])
            progress(len(results), len(boards))
    return tuple(results)


def results_or_why_not(
    subject: Subject, progress: Callable[[int, int], None], cancel: CancelToken
) -> tuple[tuple[DoubleDummy, ...] | None, tuple[str, ...]]:
    """Return the double-dummy results of `subject`; where they cannot be had, none and what is to be said.

    Raises:
        Cancelled: the token was set.
    """
    try:
        return double_dummy_of(subject.boards, progress, cancel), ()
    except AnalysisUnavailable as error:
        return None, (str(error), translate("notices", "The results were left out."))


def with_results(options: RecordOptions, results: Sequence[DoubleDummy] | None) -> RecordOptions:
    """Return how a record looks that has `results`; without them it does not speak of them."""
    return options if results else replace(options, double_dummy=False)
