"""What would be seen of each filter: how far out is enough."""

from __future__ import annotations

import pytest

from bigdeal_gui.analysis.check_up import filters


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
