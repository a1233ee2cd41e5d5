"""Double-dummy results of a whole set, with progress and cancel, and what a record says without them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from itertools import cycle, islice
from queue import SimpleQueue
from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple

from bigdeal_gui.analysis.double_dummy import check_double_dummy_solver, double_dummy_solver, tricks_with_par
from bigdeal_gui.errors.analysis import AnalysisUnavailable
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import STRAINS, DoubleDummy, Strain, Table
from bigdeal_gui.services.printing.dd_cache import DoubleDummyCache
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.analysis.double_dummy import DealSolver
    from bigdeal_gui.paper.record_options import RecordOptions
    from bigdeal_gui.services.printing.subject import Subject
    from bigdeal_gui.services.work import CancelToken, Work

    Makes = tuple[int, int, int, int]
    Progress = Callable[[int, int], None]


_ONE_AT_A_TIME: Final = Lock()

_NOTHING: Final[tuple[str, ...]] = ()

MOST_SOLVED_UNASKED: Final = 200
"""Double dummy of more boards takes minutes: it is worked out when somebody asks for it."""


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
    with _ONE_AT_A_TIME, double_dummy_solver(threads) as found:
        yield found


def solved_deals(solver: DealSolver, asked: Iterable[Asked], cancel: CancelToken) -> Generator[Makes]:
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


def analysed_boards(
    boards: Sequence[Board], brought_tables: Mapping[Deal, Table], work: Work
) -> tuple[tuple[DoubleDummy, ...], tuple[str, ...]]:
    """Return the double-dummy results of `boards`, in their order, and what is to be said.

    Those that were worked out once are kept beside the journal, and there at once. Those that the file brings
    are taken where it brings all, and a strain of each board proves right. Others take all processors, some
    0.2 seconds a board on one, and are kept for the next time. The progress is in boards.

    Raises:
        AnalysisUnavailable: the extra `analysis` is not installed, or does not work here.
        Cancelled: the token was set; nothing is kept.
    """
    check_double_dummy_solver()
    deals, kept = [board.deal for board in boards], DoubleDummyCache(work.journal.store)
    work = replace(work, progress=_ahead(work.progress))
    tables, brought, notes = kept.find(deals), None, _NOTHING
    if tables is None:
        brought, notes = _brought(deals, brought_tables, work)
        tables = brought
    if tables is None:
        tables = double_dummy_tables(deals, work.progress, work.cancel)
        kept.keep(deals, tables)
    work.progress(len(deals), len(deals))
    results = (
        tricks_with_par(table, board.conditions_number) for board, table in zip(boards, tables, strict=True)
    )
    return tuple(replace(result, is_brought=brought is not None) for result in results), notes


def in_place_of_brought(
    boards: Sequence[Board], brought_tables: Mapping[Deal, Table], work: Work
) -> tuple[tuple[DoubleDummy, ...] | None, tuple[str, ...]]:
    """Return results to put in place of those that a file brings, and what is to be said of these.

    None: a strain of each board that has some proves right; or they stay unchecked, as there is no solver, or
    there are more than MOST_SOLVED_UNASKED.

    Raises:
        Cancelled: the token was set; nothing is kept.
    """
    deals = [board.deal for board in boards if board.deal in brought_tables]
    try:
        check_double_dummy_solver()
    except AnalysisUnavailable:
        deals = []
    if not 0 < len(deals) <= MOST_SOLVED_UNASKED:
        words = translate("notices", "The double-dummy results in the file were kept without checking them.")
        return None, (words,)
    tables, notes = _brought(deals, brought_tables, work)
    if tables is not None:
        return None, notes
    results, _none = analysed_boards(boards, {}, work)
    return results, notes


def _ahead(progress: Progress) -> Progress:
    """Return a progress that passes on what is ahead of all that it was told before."""
    last = -1

    def told(done: int, wanted: int) -> None:
        nonlocal last
        if done > last:
            last = done
            progress(done, wanted)

    return told


def _brought(
    deals: Sequence[Deal], tables: Mapping[Deal, Table], work: Work
) -> tuple[tuple[Table, ...] | None, tuple[str, ...]]:
    """Return those of `tables` that a file brings with `deals`, if it does and they prove right."""
    if not deals or any(deal not in tables for deal in deals):
        return None, _NOTHING
    found = tuple(tables[deal] for deal in deals)
    if not _prove_right(deals, found, work):
        return None, (
            translate(
                "notices",
                "The double-dummy results in the file do not match its boards. They were calculated again.",
            ),
        )
    return found, (
        translate(
            "notices",
            "The double-dummy results are from the file. A sample from each board was calculated here and "
            "agrees.",
        ),
    )


def _prove_right(deals: Sequence[Deal], tables: Sequence[Table], work: Work) -> bool:
    """Work out one strain of each deal, the five in turn, and tell whether all `tables` agree."""
    work.progress(0, len(deals))
    strains = list(islice(cycle(STRAINS), len(deals)))
    with (
        solver_alone() as solver,
        closing(solved_deals(solver, map(Asked, deals, strains), work.cancel)) as answers,
    ):
        for done, (table, strain, makes) in enumerate(zip(tables, strains, answers, strict=True), start=1):
            if tuple(of_seat[strain] for of_seat in table) != makes:
                return False
            work.progress(done, len(deals))
    return True


def double_dummy_tables(
    deals: Sequence[Deal], progress: Progress, cancel: CancelToken, threads: int = 0
) -> tuple[Table, ...]:
    """Return the tricks of each deal, worked out on all processors, or by so many threads.

    Raises:
        AnalysisUnavailable, Cancelled: as `analysed_boards`.
    """
    progress(0, len(deals))
    asked = (Asked(deal, strain) for deal in deals for strain in STRAINS)
    tables: list[Table] = []
    with solver_alone(threads) as solver, closing(solved_deals(solver, asked, cancel)) as answers:
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
    subject: Subject, work: Work
) -> tuple[tuple[DoubleDummy, ...] | None, tuple[str, ...]]:
    """Return the double-dummy results of `subject`; where they cannot be had, none and what is to be said.

    Raises:
        Cancelled: the token was set.
    """
    try:
        return analysed_boards(subject.boards, subject.tables, work)
    except AnalysisUnavailable as error:
        return None, (str(error), translate("notices", "The analysis was left out."))


def looks_with_results(options: RecordOptions, results: Sequence[DoubleDummy] | None) -> RecordOptions:
    """Return how a record looks that has `results`; without them it does not speak of them."""
    return options if results else replace(options, double_dummy=False)
