"""The seconds still to go follow one's own pace, and stand still while the hands do."""

from __future__ import annotations

import pytest

from bigdeal_gui.pages.deal import Pace

SECOND = 1_000_000_000


def typed(
    pace: Pace, bits_per_s: float, seconds: float, start_s: float = 0.0, start_bits: float = 0.0
) -> float:
    """Look ten times a second while bits come evenly; return the bits at the end."""
    bits = start_bits
    for tenth in range(1, round(seconds * 10) + 1):
        bits = start_bits + bits_per_s * tenth / 10
        pace.look(round((start_s + tenth / 10) * SECOND), bits)
    return bits


def test_at_first_nothing_is_told() -> None:
    """Before anything is known of somebody's pace, any number would be somebody else's."""
    pace = Pace(213)
    assert pace.seconds_left is None
    typed(pace, 10, 3)
    assert pace.seconds_left is None


@pytest.mark.parametrize("bits_per_s", [2.0, 8.0, 20.0])
def test_the_countdown_never_jumps_up(bits_per_s: float) -> None:
    """Not when the first number comes, nor when the hands slow down to half: it stands still then."""
    pace = Pace(213)
    told: list[int] = []
    bits = 0.0
    for tenth in range(1, 1_000):
        bits += bits_per_s / 10 if tenth < 60 else bits_per_s / 20
        pace.look(round(tenth / 10 * SECOND), min(bits, 212.0))
        if pace.seconds_left is not None:
            told.append(pace.seconds_left)
    assert told == sorted(told, reverse=True)
    assert told[-1] < told[0]


@pytest.mark.parametrize(("bits_per_s", "told"), [(4.0, 45), (10.0, 12), (20.0, 2), (1.0, 205)])
def test_ones_own_pace_is_told_after_some_seconds(bits_per_s: float, told: int) -> None:
    """Slow hands hear of more seconds than quick ones: what is left after 9 to 10 seconds."""
    pace = Pace(213)
    typed(pace, bits_per_s, 10)
    assert abs(pace.seconds_left - told) <= max(1, told // 10)


def test_what_is_left_is_told_after_four_seconds_with_a_quarter_more() -> None:
    """The time counts from the first gain, the bits from the beginning: 198 of 213 at 15 in four seconds."""
    pace = Pace(213)
    for second, bits in ((0, 5), (2, 10), (4, 15)):
        pace.look(second * SECOND, bits)
    assert pace.seconds_left == 70


def test_many_seconds_are_told_in_steps_of_five() -> None:
    """From twenty on each is told, down to one."""
    pace, told = Pace(213), set[int | None]()
    for tenth in range(1, 1_066):
        pace.look(tenth * SECOND // 10, min(tenth / 5, 212.9))
        told.add(pace.seconds_left)
    seconds = set(filter(None, told))
    assert {*range(1, 21), 25, 30, 35, 40} <= seconds
    assert {one % 5 for one in seconds if one > 20} == {0}


def test_what_is_told_changes_when_a_second_has_passed() -> None:
    """Not before, so that a number can be read; and no later."""
    pace = Pace(213)
    bits = typed(pace, 10, 10)
    before = pace.seconds_left
    due = 9 * SECOND + SECOND // 10 + SECOND  # it was told at the first look and every second after that
    pace.look(due - 1, bits + 60)
    assert pace.seconds_left == before
    pace.look(due, bits + 60)
    assert pace.seconds_left < before


def test_a_pause_is_not_slowness() -> None:
    """Whoever stops for a minute hears the same number before and after."""
    pace = Pace(213)
    bits = typed(pace, 10, 10)
    before = pace.seconds_left
    pace.look(40 * SECOND, bits)
    pace.look(70 * SECOND, bits)
    assert pace.seconds_left in {before - 1, before}
    typed(pace, 10, 2, start_s=70, start_bits=bits)
    assert abs(pace.seconds_left - (before - 2)) <= 2


def test_the_pace_of_the_last_ten_seconds_counts() -> None:
    """Hands that become quicker hear of less seconds, as though they had begun so."""
    pace = Pace(1000)
    bits = typed(pace, 4, 10)
    bits = typed(pace, 40, 15, start_s=10, start_bits=bits)
    assert abs(pace.seconds_left - (1000 - bits) / 40) <= 10


def test_the_number_changes_once_a_second_at_most() -> None:
    """Ten looks within a second tell one number."""
    pace = Pace(213)
    bits = typed(pace, 10, 8)
    told = set()
    for tenth in range(1, 10):
        pace.look(round((8 + tenth / 10) * SECOND), bits + tenth)
        told.add(pace.seconds_left)
    assert len(told) <= 2


def test_it_is_never_less_than_a_second() -> None:
    """Until the meter is full there is something to do."""
    pace = Pace(213)
    typed(pace, 40, 5.3)
    pace.look(9 * SECOND, 230.0)
    assert pace.seconds_left == 1


def test_an_emptied_meter_begins_anew() -> None:
    """After a seed was drawn, or credit was taken back, nothing is told before the pace is known again."""
    pace = Pace(213)
    typed(pace, 40, 5)
    pace.look(6 * SECOND, 0.0)
    assert pace.seconds_left is None
