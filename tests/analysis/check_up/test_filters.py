"""What would be seen of each filter: the numbers of sets that are tried."""

from __future__ import annotations

from itertools import islice

from bigdeal_gui.analysis.check_up import filters


def test_numbers_of_sets_are_tried_in_steps_as_people_round() -> None:
    """To ten by ones, then by fives, tens and fifties, to two thousand."""
    wanted = [*range(1, 10), *range(10, 100, 5), *range(100, 500, 10), *range(500, 2001, 50)]
    assert list(islice(filters._numbers(), 200)) == wanted
