"""A clock that comes in steps is told from a hand that is too even, for the words alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate

import pytest

from bigdeal_gui.randomness.credit import EntropyMeter, InputEvent, MeterMessage, MeterState
from bigdeal_gui.randomness.keys import is_coarse_key_clock
from tests.randomness import traces
from tests.randomness.traces import human

MS = 1_000_000


def through(events: traces.Events, step_ms: float) -> list[InputEvent]:
    """Return `events` as a clock reads them that goes on every `step_ms`."""
    step_ns = round(step_ms * MS)
    return [replace(event, time_ns=event.time_ns // step_ns * step_ns) for event in events]


@pytest.mark.parametrize("step_ms", [33.3, 50.0, 64.0, 100.0])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_person_on_a_coarse_clock_is_not_called_regular(seed: int, step_ms: float) -> None:
    """At 10 to 30 readings a second hands get the words for the clock, and are accused of nothing."""
    meter = EntropyMeter()
    heard: list[MeterMessage] = []
    for event in through(human(seed, 200), step_ms):
        meter.feed(event)
        heard.append(meter.message)
    accused = {MeterMessage.TOO_REGULAR, MeterMessage.LOOP, MeterMessage.MACHINE_RELEASES}
    assert sum(message in accused for message in heard) <= len(heard) // 20
    assert heard.count(MeterMessage.COARSE_CLOCK) >= len(heard) // 2
    assert not meter.is_full
    assert meter.state is MeterState.COLLECTING


def test_words_change_no_credit() -> None:
    """What stands to somebody's credit on a coarse clock is what the judgement of the times gave."""
    meter = EntropyMeter()
    for event in through(human(3, 200), 50.0):
        meter.feed(event)
        assert meter.message is meter.message
    again = EntropyMeter()
    for event in through(human(3, 200), 50.0):
        again.feed(event)
    assert meter.credit_bits == again.credit_bits


@pytest.mark.parametrize("jitter_ms", [0, 1])
def test_a_metronome_is_still_called_regular(jitter_ms: int) -> None:
    """A beat is on a grid as well, but even."""
    meter = EntropyMeter()
    for event in traces.metronome(1, 200, jitter_ms, is_human_hold=False, count=60):
        meter.feed(event)
    assert meter.message in {MeterMessage.TOO_REGULAR, MeterMessage.LOOP}
    assert meter.state is MeterState.TOO_REGULAR


def test_a_fine_clock_is_not_coarse() -> None:
    """A keyboard that reports every 8 ms, as most do, is fine."""
    times = [event.time_ns for event in through(human(5, 40), 8.0)]
    assert not is_coarse_key_clock(times, times[::2])


def test_a_few_events_tell_nothing() -> None:
    """Too few gaps may lie on a grid by chance; pauses, and what came with one reading, do not count."""
    times = [0, 50 * MS, 200 * MS, 300 * MS]
    assert not is_coarse_key_clock(times, times)
    assert not is_coarse_key_clock([], [])
    paused = [place * 1_000 * MS for place in range(20)]
    assert not is_coarse_key_clock(paused, paused)


def test_gaps_count_up_to_four_hundred_milliseconds() -> None:
    """One that fits into no step speaks against a coarse clock; a longer one is a pause."""
    steps = [60 * MS, 120 * MS] * 10
    for last, is_so in ((400 * MS, False), (400 * MS + 1, True)):
        times = [*accumulate([0, *steps, last])]
        assert is_coarse_key_clock(times, times[:-1]) is is_so


@pytest.mark.parametrize(("step_ms", "is_so"), [(28.4, False), (28.5, True), (57.3, True), (120, True)])
def test_steps_last_30_to_120_milliseconds(step_ms: float, *, is_so: bool) -> None:
    """Twice as much is within the three that a reading may be off."""
    times = [*accumulate([0, *[round(step_ms * MS), round(2 * step_ms * MS)] * 7])]
    assert is_coarse_key_clock(times, times) is is_so


@pytest.mark.parametrize(("gaps", "is_so"), [(11, False), (12, True)])
def test_twelve_gaps_are_enough(gaps: int, *, is_so: bool) -> None:
    """Those up to 6 ms, which came with one reading, are none."""
    times = [*accumulate([0, *[60 * MS, 6 * MS, 114 * MS] * 6][: gaps + gaps // 2 + 1])]
    assert is_coarse_key_clock(times, times) is is_so


def test_beats_that_differ_by_no_more_than_a_reading_are_even() -> None:
    """Six milliseconds may lie between the longest and the shortest."""
    for more, is_so in ((6 * MS, False), (6 * MS + 1, True)):
        times = [*accumulate([0, *[60 * MS, 60 * MS + more] * 10])]
        assert is_coarse_key_clock([*range(0, 1200 * MS, 60 * MS)], times) is is_so


def test_leaving_the_window_begins_anew() -> None:
    """After a loss of focus the times before it say nothing of the clock."""
    meter = EntropyMeter()
    for event in through(human(1, 100), 50.0):
        meter.feed(event)
    assert meter.message is MeterMessage.COARSE_CLOCK
    meter.interrupted()
    assert meter.message is not MeterMessage.COARSE_CLOCK
