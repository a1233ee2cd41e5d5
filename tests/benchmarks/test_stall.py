"""The benchmark of stalls: what the program is to blame for, and what the computer is."""

from __future__ import annotations

import pytest

from benchmarks.stall import Moment, blame_s


@pytest.mark.parametrize(
    ("wall_s", "own_s", "waited_s", "blame"),
    [
        (0.030, 0.030, 0.0, 0.030),
        (0.030, 0.030, 0.020, 0.010),
        (0.030, 0.004, 0.0, 0.004),
        (0.030, 0.060, 0.0, 0.030),
    ],
    ids=["at work all the time", "kept from a processor", "asleep", "two threads at work"],
)
def test_others_are_not_held_against_the_program(
    wall_s: float, own_s: float, waited_s: float, blame: float
) -> None:
    """Time in which this thread waited for a processor, or nothing of the program was at work, is not its."""
    before, after = Moment(5.0, 2.0, 1.0), Moment(5.0 + wall_s, 2.0 + own_s, 1.0 + waited_s)
    assert blame_s(before, after) == pytest.approx(blame)


def test_clocks_go_on() -> None:
    """Each moment is later than the one before."""
    before, after = Moment.now(), Moment.now()
    assert 0 <= blame_s(before, after) <= after.wall_s - before.wall_s
