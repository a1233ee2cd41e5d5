"""What would be seen of each filter: the numbers of sets that are tried, and how far out is enough."""

from __future__ import annotations

from itertools import islice

import pytest

from bigdeal_gui.analysis.check_up import filters


def test_numbers_of_sets_are_tried_in_steps_as_people_round() -> None:
    """To ten by ones, then by fives, tens and fifties, to two thousand."""
    wanted = [*range(1, 10), *range(10, 100, 5), *range(100, 500, 10), *range(500, 2001, 50)]
    assert list(islice(filters._numbers(), 200)) == wanted


def test_a_deviate_is_found_by_halving() -> None:
    """As often as a number has places, and no more."""

    class Chance(float):
        looks = 0

        def __lt__(self, found: float) -> bool:
            Chance.looks += 1
            assert Chance.looks <= 70
            return float(self) < found

    assert filters.normal_deviate(Chance(0.025)) == pytest.approx(1.95996398)
    assert filters.normal_deviate(0.6) == 0
