"""Double-dummy results of a set: in order, with progress, and stopped when asked."""

from __future__ import annotations

import os
import shutil
from threading import active_count
from typing import TYPE_CHECKING, Any

import pytest

from bigdeal_gui.analysis.double_dummy import DealSolver
from bigdeal_gui.errors.analysis import AnalysisUnavailable
from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.model.boards import Board
from bigdeal_gui.numbering.big_deal import deal_of_number
from bigdeal_gui.paper.record_options import RecordHeading
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.printing import double_dummy as module
from bigdeal_gui.services.printing.dd_cache import DoubleDummyCache
from bigdeal_gui.services.printing.double_dummy import (
    analysed_boards,
    double_dummy_tables,
    in_place_of_brought,
)
from bigdeal_gui.services.printing.subject import Subject
from bigdeal_gui.services.work import CancelToken, Work

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.double_dummy import DoubleDummy, Strain, Table

pytestmark = pytest.mark.solver

SOON_SOLVED = {22, 27, 34, 43, 44, 48, 56}
DEALS = [deal for number, deal in enumerate(first_deals(Seed(bytes(20)), b"dd", 57)) if number in SOON_SOLVED]


def nothing(_done: int, _wanted: int) -> None:
    """Take a report."""


def test_tables_come_in_order_with_progress() -> None:
    """However the work is shared among threads, each table is its deal's, and progress tells each deal."""
    told: list[tuple[int, int]] = []
    tables = double_dummy_tables(DEALS, lambda done, wanted: told.append((done, wanted)), CancelToken())
    assert told == [(done, 7) for done in range(8)]
    assert tables[5:] == double_dummy_tables(DEALS[5:], nothing, CancelToken())
    assert len(set(tables)) == 7


def test_no_boards_have_no_tables() -> None:
    """An empty set is done at once."""
    assert double_dummy_tables([], nothing, CancelToken()) == ()


def test_cancelled_work_stops_at_the_next_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the token is set nothing more is begun; the next set is solved as if nothing had been."""
    cancel = CancelToken()
    told: list[int] = []
    begun: list[bool] = []
    makes = DealSolver.makes

    def counted(
        solver: DealSolver, deal: Deal, strain: Strain, thread: int, look: Callable[[], None]
    ) -> tuple[int, int, int, int]:
        def looked() -> None:
            look()
            begun.append(cancel.is_cancelled)

        return makes(solver, deal, strain, thread, looked)

    def stop_at_two(done: int, _wanted: int) -> None:
        told.append(done)
        if done == 2:
            cancel.cancel()

    monkeypatch.setattr(DealSolver, "makes", counted)
    with pytest.raises(Cancelled):
        double_dummy_tables(DEALS, stop_at_two, cancel)
    assert told == [0, 1, 2]
    assert len(begun) < 20 * len(DEALS)
    # A thread may just have looked at the token when it was set.
    assert sum(begun) <= (os.cpu_count() or 1)
    assert len(double_dummy_tables(DEALS[:1], nothing, CancelToken())) == 1


def test_a_solver_that_gives_up_ends_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one thread meets is told, and the threads are gone."""

    def give_up(*_arguments: object) -> None:
        raise AnalysisUnavailable("the solver gave up (test)")

    before = active_count()
    monkeypatch.setattr(DealSolver, "makes", give_up)
    with pytest.raises(AnalysisUnavailable, match="test"):
        double_dummy_tables(DEALS, nothing, CancelToken())
    assert active_count() == before


# -- kept -------------------------------------------------------------------------------------------------


def subject_of(*boards: Board, tables: Mapping[Deal, Table] | None = None) -> Subject:
    """Return boards of nobody's, and the tables that came with them."""
    return Subject(RecordHeading("test"), (), (), boards, tables=tables or {})


def results_of(
    subject: Subject,
    journal: Journal,
    progress: Callable[[int, int], None] = nothing,
    cancel: CancelToken | None = None,
) -> tuple[tuple[DoubleDummy, ...], tuple[str, ...]]:
    """Return the results of such boards, and what is said of them."""
    return analysed_boards(
        subject.boards, subject.tables, Work(lambda: journal, progress, cancel or CancelToken())
    )


@pytest.fixture
def kept(journal: Journal) -> DoubleDummyCache:
    """Return the tables beside a new journal."""
    return DoubleDummyCache(journal.store)


def test_par_follows_the_conditions_of_the_board(journal: Journal) -> None:
    """The same deal has the par of whoever is vulnerable; a file's own conditions are stronger."""
    deal = deal_of_number(0)
    subject = subject_of(Board(1, deal), Board(2, deal), Board(3, deal, played_as=2))
    (first, second, third), _notes = results_of(subject, journal)
    assert first.tricks == second.tricks
    assert first.par_score != second.par_score
    assert second == third


def test_a_second_print_does_not_solve(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was worked out once is there at once, with par, and all boards are told as done."""
    subject = subject_of(Board(5, DEALS[0]), Board(6, DEALS[1]))
    first = results_of(subject, journal)
    monkeypatch.delattr(DealSolver, "makes")
    told: list[tuple[int, int]] = []
    second = results_of(subject, journal, lambda *steps: told.append(steps))
    assert second == first
    assert second[1] == ()
    assert told == [(2, 2)]


def test_cancelled_work_keeps_nothing(kept: DoubleDummyCache, journal: Journal) -> None:
    """Where the work was stopped nothing was worked out, so nothing is kept."""
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        results_of(subject_of(Board(5, DEALS[0])), journal, cancel=cancel)
    assert not kept.folder.exists()


def test_without_the_solver_nothing_is_looked_for(
    kept: DoubleDummyCache, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where par cannot be had, no results are, though their tricks lie there."""
    subject = subject_of(Board(5, DEALS[0]))
    kept.keep(DEALS[:1], [((7, 7, 7, 7, 7),) * 4])

    def missing() -> None:
        raise AnalysisUnavailable("it is not there")

    monkeypatch.setattr(module, "check_double_dummy_solver", missing)
    with pytest.raises(AnalysisUnavailable):
        results_of(subject, journal)


# -- brought by the file ------------------------------------------------------------------------------------


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list of the strains that the solver was asked for."""
    asked: list[int] = []
    makes = DealSolver.makes

    def count(solver: DealSolver, deal: Deal, strain: Strain, *rest: Any) -> tuple[int, int, int, int]:  # noqa: ANN401 - as the solver takes it
        asked.append(strain)
        return makes(solver, deal, strain, *rest)

    monkeypatch.setattr(DealSolver, "makes", count)
    return asked


@pytest.fixture(scope="module")
def right() -> dict[Deal, Table]:
    """Return the tables of all deals."""
    return dict(zip(DEALS, double_dummy_tables(DEALS, nothing, CancelToken()), strict=True))


BOARDS = tuple(Board(number, deal) for number, deal in enumerate(DEALS, 1))


def test_results_of_the_file_are_taken_when_they_prove_right(
    kept: DoubleDummyCache, journal: Journal, right: dict[Deal, Table], counted: list[int]
) -> None:
    """One strain of each board is worked out, the five in turn; whose they are is said, none is kept."""
    told: list[tuple[int, int]] = []
    subject = subject_of(*BOARDS, tables=right)
    results, notes = results_of(subject, journal, lambda *steps: told.append(steps))
    assert [result.tricks for result in results] == [right[deal] for deal in DEALS]
    assert all(result.is_brought for result in results)
    assert sorted(counted) == [0, 0, 1, 1, 2, 3, 4]
    assert told == [(done, 7) for done in range(8)]
    assert [note.partition(".")[0] for note in notes] == ["The double-dummy results are from the file"]
    assert not kept.folder.exists()


@pytest.mark.unwatched
def test_results_of_the_file_that_are_wrong_are_worked_out_anew(
    kept: DoubleDummyCache, journal: Journal, right: dict[Deal, Table]
) -> None:
    """Tables of other boards are found out and told, progress never goes back, the next print is right."""
    shifted = dict(zip(DEALS, [*DEALS[1:], DEALS[0]], strict=True))
    told: list[int] = []
    for tables in (
        {deal: right[other] for deal, other in shifted.items()},
        {**right, DEALS[6]: right[DEALS[5]]},
        {deal: tuple(row[::-1] for row in table) for deal, table in right.items()},
    ):
        told.clear()
        subject = subject_of(*BOARDS, tables=tables)  # type: ignore[arg-type]
        results, notes = results_of(subject, journal, lambda done, _of: told.append(done))
        assert [result.tricks for result in results] == [right[deal] for deal in DEALS]
        assert [note.endswith("They were calculated again.") for note in notes] == [True]
        assert not any(result.is_brought for result in results)
        assert told == list(range(8))
        assert results_of(subject, journal) == (results, ())
        shutil.rmtree(kept.folder)


def test_results_of_some_boards_are_not_enough(
    journal: Journal, right: dict[Deal, Table], counted: list[int]
) -> None:
    """Where the file does not bring all, all are worked out, and nothing needs to be said."""
    some = {deal: right[deal] for deal in DEALS[:6]}
    results, notes = results_of(subject_of(*BOARDS, tables=some), journal)
    assert [result.tricks for result in results] == [right[deal] for deal in DEALS]
    assert (len(counted), notes) == (35, ())


def test_what_is_kept_is_stronger_than_what_the_file_brings(
    kept: DoubleDummyCache, journal: Journal, right: dict[Deal, Table], counted: list[int]
) -> None:
    """Results that were worked out here need no second look."""
    kept.keep(DEALS, [right[deal] for deal in DEALS])
    wrong = dict.fromkeys(DEALS, right[DEALS[0]])
    results, notes = results_of(subject_of(*BOARDS, tables=wrong), journal)
    assert [result.tricks for result in results] == [right[deal] for deal in DEALS]
    assert (counted, notes) == ([], ())


def test_no_boards_bring_no_results(journal: Journal) -> None:
    """An empty set says nothing."""
    assert results_of(subject_of(), journal) == ((), ())


def test_what_a_file_brings_is_kept_where_it_proves_right(
    journal: Journal, right: dict[Deal, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it is worked out again; without a solver, or with nothing brought, it stays as it is."""
    work = Work(lambda: journal)
    some = {deal: right[deal] for deal in DEALS[:2]}
    results, notes = in_place_of_brought(BOARDS, some, work)
    assert results is None
    assert [note.partition(".")[0] for note in notes] == ["The double-dummy results are from the file"]
    wrong = {DEALS[0]: right[DEALS[1]], DEALS[1]: right[DEALS[0]]}
    results, notes = in_place_of_brought(BOARDS, wrong, work)
    assert results is not None
    assert [result.tricks for result in results] == [right[deal] for deal in DEALS]
    assert [note.endswith("They were calculated again.") for note in notes] == [True]
    unchecked = (None, ("The double-dummy results in the file were kept without checking them.",))
    assert in_place_of_brought(BOARDS, {}, work) == unchecked
    monkeypatch.setattr(module, "MOST_SOLVED_UNASKED", 1)
    assert in_place_of_brought(BOARDS, wrong, work) == unchecked
    monkeypatch.undo()

    def missing() -> None:
        raise AnalysisUnavailable("it is not there")

    monkeypatch.setattr(module, "check_double_dummy_solver", missing)
    assert in_place_of_brought(BOARDS, wrong, work) == unchecked
