"""The trace of a rhythm: alike where hands are even, and far coarser than what is credited."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from bigdeal_gui.randomness.credit import EntropyMeter, InputEvent, InputKind
from bigdeal_gui.randomness.rhythm_trace import BARS, LONG, SHORT, USUAL, RhythmTrace
from tests.randomness import traces
from tests.randomness.traces import constant, hand_keys, ms, seeded, typing


def heights(events: traces.Events) -> list[int]:
    """Return the height of each new bar of a trace of events, in order."""
    meter, found = EntropyMeter(), []
    before = meter.rhythm
    for event in events:
        meter.feed(event)
        now = meter.rhythm
        found += [new for old, new in zip(before, now, strict=True) if new is not None and old is None]
        before = now
    return found


def learnt(*intervals_ms: float) -> RhythmTrace:
    """Return a trace of these intervals."""
    trace = RhythmTrace()
    for interval in intervals_ms:
        trace.learn(ms(interval))
    return trace


@pytest.mark.parametrize("jitter_ms", [0, 4, 8])
def test_an_even_beat_makes_equal_bars(jitter_ms: float) -> None:
    """A metronome, or a musician, sees one row of bars."""
    found = heights(traces.metronome(1, 150, jitter_ms, is_human_hold=True, count=100))
    assert len(found) > 40
    assert found.count(USUAL) >= len(found) - 1


@pytest.mark.parametrize("build", [traces.human, traces.rolls, traces.two_hands])
def test_uneven_hands_make_uneven_bars(build: object) -> None:
    """Somebody who rattles sees all three heights, none of them more than two times in three."""
    assert callable(build)
    counts = Counter(heights(build(1)))
    assert set(counts) == {SHORT, USUAL, LONG}
    assert max(counts.values()) <= sum(counts.values()) * 2 / 3


@pytest.mark.parametrize("seed", range(3))
def test_bars_tell_little(seed: int) -> None:
    """All that the bars tell is less than half of what the presses are credited: 0.8 bits a press at most."""
    events = traces.human(seed, 300)
    told_bits = len(heights(events)) * math.log2(3)
    presses = sum(event.kind is InputKind.PRESS for event in events)
    assert told_bits <= 0.8 * presses
    assert told_bits <= traces.standing_and_peak(events)[0] / 2


@pytest.mark.parametrize(
    ("pair_ms", "height"), [(174, SHORT), (175, USUAL), (200, USUAL), (225, USUAL), (226, LONG)]
)
def test_an_eighth_off_the_usual_time_shows(pair_ms: float, height: int) -> None:
    """Up to an eighth more or less than the median of the pairs before is as usual."""
    trace = learnt(100, 100, 100, 100, 100, 100, pair_ms - 90, 90)
    assert trace.slots[3] == height


def test_the_usual_time_is_that_of_the_last_sixteen_pairs() -> None:
    """Eight at 200 ms and eight at 300 ms; one more of the former would be too many."""
    assert learnt(*[100] * 18, *[150] * 16, 130, 130).slots[17] == USUAL


def test_bars_stand_still_and_begin_anew_from_the_left() -> None:
    """A new bar takes the place after the last; the gap before the oldest tells where it goes on."""
    trace = learnt(*[100] * 7)
    assert trace.slots == (USUAL,) * 3 + (None,) * (BARS - 3)
    full = learnt(*[100] * 2 * BARS, 30, 30)
    assert full.slots == (SHORT, None) + (USUAL,) * (BARS - 2)


def test_what_was_drawn_does_not_change() -> None:
    """When the usual time changes, older bars stay as they were."""
    trace = learnt(*[100] * 8)
    before = trace.slots[:4]
    for _ in range(16):
        trace.learn(ms(400))
    assert trace.slots[:4] == before
    assert trace.slots[4] == LONG


def test_a_pause_begins_a_new_pair() -> None:
    """What was typed before a loss of focus, or a long wait, makes no bar with what comes after."""
    trace = learnt(100)
    trace.pause()
    trace.learn(ms(100))
    assert trace.slots[0] is None
    waiting = typing([1, 2, 3, 4], lambda place: (100, 3_000, 100)[place % 3], constant(50))
    assert heights(waiting) == []


def test_one_key_alone_draws_nothing() -> None:
    """Neither a key that is tapped nor one that repeats itself is a rhythm."""
    assert heights(typing([7] * 60, traces.gauss(seeded(1), 150, 40, 25), constant(50))) == []
    assert heights(traces.held_down(7, 33.3, 60, is_marked=False)) == []


def test_the_mouse_draws_nothing_and_a_seed_takes_all_away() -> None:
    """Only presses are drawn, and nothing of them outlives the meter."""
    assert heights(traces.walk(1, 200)) == []
    meter = EntropyMeter()
    for event in traces.human(1, 40):
        meter.feed(event)
    assert any(meter.rhythm)
    meter.interrupted()
    assert any(meter.rhythm)
    meter.reset()
    assert not any(meter.rhythm)


def test_a_trace_shows_nothing_of_itself() -> None:
    """No time stands in its text."""
    assert repr(learnt(123, 456)) == "RhythmTrace(hidden)"


def test_foreign_events_draw_nothing() -> None:
    """What a program posts is not drawn."""
    keys = hand_keys(seeded(1), 40)
    posted: list[InputEvent] = traces.foreign(typing(keys, constant(120), constant(50)))
    assert heights(posted) == []
