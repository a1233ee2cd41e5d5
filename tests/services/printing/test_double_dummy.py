"""Double-dummy results of a set: in order, with progress, and stopped when asked."""

from __future__ import annotations

import pytest

from bigdeal_gui.errors import Cancelled
from bigdeal_gui.model.boards import Board
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.cancel import CancelToken
from bigdeal_gui.services.printing import double_dummy as module
from bigdeal_gui.services.printing.double_dummy import double_dummy_of

BOARDS = [Board(number, deal) for number, deal in enumerate(first_deals(Seed(bytes(20)), b"dd", 7), 11)]


def nothing(_done: int, _wanted: int) -> None:
    """Take a report."""


@pytest.fixture(autouse=True)
def _one_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have batches of two boards on any machine."""
    monkeypatch.setattr(module.os, "cpu_count", lambda: None)


def test_results_come_in_order_with_progress() -> None:
    """However the boards are cut into batches, each result is its board's, and progress tells them all."""
    told: list[tuple[int, int]] = []
    results = double_dummy_of(BOARDS, lambda done, wanted: told.append((done, wanted)), CancelToken())
    assert told == [(0, 7), (2, 7), (4, 7), (6, 7), (7, 7)]
    assert results[5:] == double_dummy_of(BOARDS[5:], nothing, CancelToken())
    assert len(set(results)) == 7


def test_no_boards_have_no_results() -> None:
    """An empty set is done at once."""
    assert double_dummy_of([], nothing, CancelToken()) == ()


def test_cancelled_work_stops_between_two_batches() -> None:
    """Once the token is set no further board is solved; the next set is solved as if nothing had been."""
    cancel = CancelToken()
    told: list[int] = []

    def stop_at_two(done: int, _wanted: int) -> None:
        told.append(done)
        if done == 2:
            cancel.cancel()

    with pytest.raises(Cancelled):
        double_dummy_of(BOARDS, stop_at_two, cancel)
    assert told == [0, 2]
    assert len(double_dummy_of(BOARDS[:1], nothing, CancelToken())) == 1
