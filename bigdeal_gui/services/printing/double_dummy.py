"""Double-dummy results of a whole set, with progress and cancel, and what a record says without them."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from bigdeal_gui.errors import AnalysisUnavailable
from bigdeal_gui.model.double_dummy import STRAINS
from bigdeal_gui.services.printing.solving import Asked, solved, solver_alone
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bigdeal_gui.analysis.double_dummy import Solver
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.double_dummy import DoubleDummy, Table
    from bigdeal_gui.paper.record_options import RecordOptions
    from bigdeal_gui.services.cancel import CancelToken
    from bigdeal_gui.services.printing.subject import Subject

    Progress = Callable[[int, int], None]


def double_dummy_of(
    boards: Sequence[Board], progress: Progress, cancel: CancelToken
) -> tuple[DoubleDummy, ...]:
    """Return the double-dummy results of `boards`, in their order.

    Takes all processors, some 0.2 seconds a board on one; `progress` is told the boards done and wanted.
    Nothing of it leaves the process's memory.

    Raises:
        AnalysisUnavailable: the extra `analysis` is not installed, or does not work here.
        Cancelled: the token was set.
    """
    progress(0, len(boards))
    with solver_alone() as solver:
        tables = _tables(solver, [board.deal for board in boards], progress, cancel)
        return tuple(
            solver.result(board.conditions_number, table) for board, table in zip(boards, tables, strict=True)
        )


def _tables(
    solver: Solver, deals: Sequence[Deal], progress: Progress, cancel: CancelToken
) -> tuple[Table, ...]:
    asked = (Asked(deal, strain) for deal in deals for strain in STRAINS)
    tables: list[Table] = []
    with closing(solved(solver, asked, cancel)) as answers:
        for _deal in deals:
            tables.append(_table(answers))
            progress(len(tables), len(deals))
    return tuple(tables)


def _table(answers: Iterator[tuple[int, int, int, int]]) -> Table:
    """Return the tricks by seat of the next deal, whose strains come one after another."""
    no_trump, spades, hearts, diamonds, clubs = islice(answers, len(STRAINS))
    north, east, south, west = zip(no_trump, spades, hearts, diamonds, clubs, strict=True)
    return north, east, south, west


def results_or_why_not(
    subject: Subject, progress: Progress, cancel: CancelToken
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
