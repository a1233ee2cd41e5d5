"""Double-dummy results of a whole set, with progress and cancel, and what a record says without them."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from bigdeal_gui.analysis.double_dummy import check_solver, with_par
from bigdeal_gui.errors import AnalysisUnavailable
from bigdeal_gui.model.double_dummy import STRAINS
from bigdeal_gui.services.printing.kept_tables import KeptTables
from bigdeal_gui.services.printing.solving import Asked, solved, solver_alone
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.double_dummy import DoubleDummy, Table
    from bigdeal_gui.paper.record_options import RecordOptions
    from bigdeal_gui.services.cancel import CancelToken
    from bigdeal_gui.services.printing.subject import Subject

    Progress = Callable[[int, int], None]


def double_dummy_of(
    subject: Subject, kept: KeptTables, progress: Progress, cancel: CancelToken
) -> tuple[DoubleDummy, ...]:
    """Return the double-dummy results of the boards of `subject`, in their order.

    Those that were worked out once come from `kept`, at once. Others take all processors, some 0.2 seconds a
    board on one, and are kept for the next time; `progress` is told the boards done and wanted.

    Raises:
        AnalysisUnavailable: the extra `analysis` is not installed, or does not work here.
        Cancelled: the token was set; nothing is kept.
    """
    check_solver()
    boards = subject.boards
    deals = [board.deal for board in boards]
    tables = kept.find(deals)
    if tables is None:
        tables = tables_of(deals, progress, cancel)
        kept.keep(deals, tables)
    else:
        progress(len(deals), len(deals))
    return tuple(
        with_par(table, board.conditions_number) for board, table in zip(boards, tables, strict=True)
    )


def tables_of(deals: Sequence[Deal], progress: Progress, cancel: CancelToken) -> tuple[Table, ...]:
    """Return the tricks of each deal, worked out on all processors.

    Raises:
        AnalysisUnavailable, Cancelled: as `double_dummy_of`.
    """
    progress(0, len(deals))
    asked = (Asked(deal, strain) for deal in deals for strain in STRAINS)
    tables: list[Table] = []
    with solver_alone() as solver, closing(solved(solver, asked, cancel)) as answers:
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
    subject: Subject, journal: Journal, progress: Progress, cancel: CancelToken
) -> tuple[tuple[DoubleDummy, ...] | None, tuple[str, ...]]:
    """Return the double-dummy results of `subject`; where they cannot be had, none and what is to be said.

    Raises:
        Cancelled: the token was set.
    """
    try:
        return double_dummy_of(subject, KeptTables(journal.store), progress, cancel), ()
    except AnalysisUnavailable as error:
        return None, (str(error), translate("notices", "The results were left out."))


def with_results(options: RecordOptions, results: Sequence[DoubleDummy] | None) -> RecordOptions:
    """Return how a record looks that has `results`; without them it does not speak of them."""
    return options if results else replace(options, double_dummy=False)
