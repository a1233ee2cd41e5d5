"""Double-dummy results of a set: in order, with progress, and stopped when asked."""

from __future__ import annotations

import os
from threading import active_count
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.analysis.double_dummy import Solver
from bigdeal_gui.errors import AnalysisUnavailable, Cancelled
from bigdeal_gui.model.boards import Board
from bigdeal_gui.numbering.big_deal import deal_of
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.cancel import CancelToken
from bigdeal_gui.services.printing.double_dummy import double_dummy_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.double_dummy import Strain

BOARDS = [Board(number, deal) for number, deal in enumerate(first_deals(Seed(bytes(20)), b"dd", 7), 11)]


def nothing(_done: int, _wanted: int) -> None:
    """Take a report."""


def test_results_come_in_order_with_progress() -> None:
    """However the work is shared among threads, each result is its board's, and progress tells each board."""
    told: list[tuple[int, int]] = []
    results = double_dummy_of(BOARDS, lambda done, wanted: told.append((done, wanted)), CancelToken())
    assert told == [(done, 7) for done in range(8)]
    assert results[5:] == double_dummy_of(BOARDS[5:], nothing, CancelToken())
    assert len(set(results)) == 7


def test_par_follows_the_conditions_of_the_board() -> None:
    """The same deal has the par of whoever is vulnerable; a file's own conditions are stronger."""
    deal = deal_of(0)
    boards = [Board(1, deal), Board(2, deal), Board(3, deal, played_as=2)]
    first, second, third = double_dummy_of(boards, nothing, CancelToken())
    assert first.tricks == second.tricks
    assert first.par_score != second.par_score
    assert second == third


def test_no_boards_have_no_results() -> None:
    """An empty set is done at once."""
    assert double_dummy_of([], nothing, CancelToken()) == ()


def test_cancelled_work_stops_at_the_next_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the token is set nothing more is begun; the next set is solved as if nothing had been."""
    cancel = CancelToken()
    told: list[int] = []
    begun: list[bool] = []
    makes = Solver.makes

    def counted(
        solver: Solver, deal: Deal, strain: Strain, thread: int, look: Callable[[], None]
    ) -> tuple[int, int, int, int]:
        def looked() -> None:
            look()
            begun.append(cancel.is_cancelled)

        return makes(solver, deal, strain, thread, looked)

    def stop_at_two(done: int, _wanted: int) -> None:
        told.append(done)
        if done == 2:
            cancel.cancel()

    monkeypatch.setattr(Solver, "makes", counted)
    with pytest.raises(Cancelled):
        double_dummy_of(BOARDS, stop_at_two, cancel)
    assert told == [0, 1, 2]
    assert len(begun) < 20 * len(BOARDS)
    # A thread may just have looked at the token when it was set.
    assert sum(begun) <= (os.cpu_count() or 1)
    assert len(double_dummy_of(BOARDS[:1], nothing, CancelToken())) == 1


def test_a_solver_that_gives_up_ends_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one thread meets is told, and the threads are gone."""

    def give_up(*_arguments: object) -> None:
        raise AnalysisUnavailable("the solver gave up (test)")

    before = active_count()
    monkeypatch.setattr(Solver, "makes", give_up)
    with pytest.raises(AnalysisUnavailable, match="test"):
        double_dummy_of(BOARDS, nothing, CancelToken())
    assert active_count() == before
