"""The two streams of a keyboard and the rules that tie them."""

import pytest

from bigdeal_gui.randomness.events import InputEvent, InputKind
from bigdeal_gui.randomness.keys import MAX_HELD, KeyMeter
from tests.randomness import traces
from tests.randomness.traces import ms

START_MS = 60_000


@pytest.fixture
def keys() -> KeyMeter:
    """Return a meter that knows a person, with all keys up and nothing to measure from."""
    meter = KeyMeter()
    for event in traces.human(7, 100):
        (meter.press if event.kind is InputKind.PRESS else meter.release)(event)
    meter.forget_marks()
    return meter


def press(keys: KeyMeter, time_ms: float, code: int, stamp_ms: int = 0) -> float:
    """Press a key `time_ms` after the start."""
    return keys.press(InputEvent(ms(START_MS + time_ms), InputKind.PRESS, code, stamp_ms=stamp_ms))


def release(keys: KeyMeter, time_ms: float, code: int, stamp_ms: int = 0) -> float:
    """Release a key `time_ms` after the start."""
    return keys.release(InputEvent(ms(START_MS + time_ms), InputKind.RELEASE, code, stamp_ms=stamp_ms))


def surprise_ms(keys: KeyMeter, least_ms: int = 60) -> int:
    """Return an interval that none of the guesses names."""
    taken = [guess for guess in keys._press_guesses.all(None, None) if guess is not None]
    for wait in range(least_ms, least_ms + 125):
        if not any(is_close(guess, ms(wait)) for guess in taken):
            return wait
    raise AssertionError


def is_close(guess: int, value: int) -> bool:
    """Tell whether two intervals are within 5 ms on the circle of 125."""
    return (value - guess + 5_000_000) % 125_000_000 <= 10_000_000


def test_a_surprise_is_paid(keys: KeyMeter) -> None:
    """An interval that no guess names earns the price of that moment."""
    press(keys, 0, 101)
    price = keys.presses.price_bits
    assert price > 1
    assert press(keys, surprise_ms(keys), 102) == price


@pytest.mark.parametrize(
    ("interval_ns", "is_judged"),
    [(19_999_999, False), (20_000_000, True), (2_000_000_000, True), (2_000_000_001, False)],
)
def test_intervals_have_bounds(keys: KeyMeter, interval_ns: int, *, is_judged: bool) -> None:
    """Intervals from 20 ms to 2 s are judged, both ends included."""
    before = keys.presses.events
    keys.press(InputEvent(ms(START_MS), InputKind.PRESS, 101))
    bits = keys.press(InputEvent(ms(START_MS) + interval_ns, InputKind.PRESS, 102))
    assert keys.presses.events == before + is_judged
    assert is_judged or bits == 0.0


@pytest.mark.parametrize(
    ("hold_ns", "is_judged", "is_hit"),
    [(0, True, True), (19_999_999, True, True), (500_000_000, True, False), (500_000_001, False, False)],
)
def test_holds_have_bounds(keys: KeyMeter, hold_ns: int, *, is_judged: bool, is_hit: bool) -> None:
    """Holds below 20 ms count as foreseen, holds above 500 ms not at all."""
    events, share = keys.holds.events, keys.holds.foreseen_share
    keys.press(InputEvent(ms(START_MS), InputKind.PRESS, 101))
    assert keys.release(InputEvent(ms(START_MS) + hold_ns, InputKind.RELEASE, 101)) == 0.0
    assert keys.holds.events == events + is_judged
    assert (keys.holds.foreseen_share > share) == is_hit


def test_the_two_keys_before_earn_nothing(keys: KeyMeter) -> None:
    """A key pressed again, at once or after one other, earns nothing, nor does its hold."""
    press(keys, 0, 101)
    release(keys, 10, 101)
    wait = surprise_ms(keys)
    assert press(keys, wait, 102) > 0
    second = wait + surprise_ms(keys)
    assert press(keys, second, 101) == 0.0
    for hold in range(25, 125, 9):
        assert release(keys, second + hold, 101) == 0.0
    third = second + surprise_ms(keys, 150)
    assert press(keys, third, 103) > 0


def test_half_of_eight_presses_are_too_few_keys(keys: KeyMeter) -> None:
    """Four of the last eight presses on one of the two keys before are too many; three are not."""
    codes = [1, 2, 3, 4, 5, 5, 6, 7, 7, 8, 8, 9, 9, 10, 11]
    told = []
    for place, code in enumerate(codes):
        press(keys, 100 * place, code)
        release(keys, 100 * place + 50, code)
        told.append(keys.uses_few_keys)
    assert told == [same >= 4 for same in (0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 3, 3)]


def test_a_hold_is_tied_to_the_next_press_alone() -> None:
    """Who lets go of each key before the next teaches nothing about keys let go after it."""
    keys = KeyMeter()
    for place in range(20):
        press(keys, 200 * place, place)
        release(keys, 200 * place + 90 + place, place)
    assert keys._hold_guesses.all(0, 0)[-1] is None
    press(keys, 9000, 50)
    press(keys, 9100, 51)
    release(keys, 9130, 50)
    assert keys._hold_guesses.all(0, ms(100))[-1] == ms(130)


def test_a_press_of_a_key_that_is_down_is_a_repeat(keys: KeyMeter) -> None:
    """A second press without a release between changes nothing: the hold is measured from the first."""
    press(keys, 0, 101)
    before = keys.presses.events
    assert press(keys, 77, 101) == 0.0
    assert keys.presses.events == before
    assert keys.keys_down == 1
    release(keys, 600, 101)
    assert keys.keys_down == 0


def test_a_release_without_a_press_is_nothing(keys: KeyMeter) -> None:
    """The release of a key that was down before we looked is ignored."""
    before = keys.holds.events
    assert release(keys, 0, 101) == 0.0
    assert keys.holds.events == before


def test_stamps_that_disagree_measure_nothing(keys: KeyMeter) -> None:
    """An interval or hold on which the two clocks differ by more than 30 ms is not judged."""
    presses, holds = keys.presses.events, keys.holds.events
    press(keys, 0, 101, 5000)
    assert press(keys, 100, 102, 5131) == 0.0
    assert release(keys, 150, 101, 5119) == 0.0
    assert (keys.presses.events, keys.holds.events) == (presses, holds)
    press(keys, 200, 103, 5201)
    release(keys, 180, 102, 5211)
    assert (keys.presses.events, keys.holds.events) == (presses + 1, holds + 1)


def test_the_keys_held_are_bounded(keys: KeyMeter) -> None:
    """A program that presses ever new keys and lets none go fills no memory."""
    for place in range(3 * MAX_HELD):
        press(keys, place * 10, 1000 + place)
    assert keys.keys_down == MAX_HELD


def struck(keys: KeyMeter, times_ms: range | list[float], held_ms: float) -> None:
    """Strike a key after the other at these times."""
    for code, time_ms in enumerate(times_ms):
        press(keys, time_ms, code)
        release(keys, time_ms + held_ms, code)


def test_what_was_before_an_interruption_is_no_coarse_clock() -> None:
    """Neither uneven presses before an even beat, nor a fine clock before a coarse one."""
    uneven = [100 * (place + place % 3 // 2) for place in range(20)]
    keys = KeyMeter()
    struck(keys, uneven, 50)
    assert keys.is_clock_coarse
    keys.forget_marks()
    struck(keys, range(3_000, 4_000, 100), 50)
    assert not keys.is_clock_coarse
    keys.forget_marks()
    struck(keys, [5_000 + 103.7 * place**1.1 for place in range(10)], 41.3)
    assert not keys.is_clock_coarse
    keys.forget_marks()
    struck(keys, [9_000 + time for time in uneven[:10]], 50)
    assert keys.is_clock_coarse


def test_holds_of_foreseen_presses_earn_nothing() -> None:
    """No hold is paid whose press was foreseen."""
    meter = KeyMeter()
    beat = traces.metronome(1, 150, 0, is_human_hold=True, count=19)
    paid = [meter.press(event) if event.kind is InputKind.PRESS else meter.release(event) for event in beat]
    assert meter.holds.price_bits > 0.7
    assert meter.presses.is_ok
    assert set(paid) == {0.0}


def test_a_release_after_the_next_press_is_guessed_from_it() -> None:
    """A key let go always 30 ms after the next one went down earns no hold, however random that press was."""
    meter = KeyMeter()
    rng = traces.seeded(1)
    time, events = 0.0, []
    for code in traces.hand_keys(rng, 300):
        wait = rng.uniform(70, 195)
        events.append((time, InputKind.PRESS, code))
        events.append((time + wait + 30, InputKind.RELEASE, code))
        time += wait
    holds = 0.0
    for time, kind, code in sorted(events, key=lambda row: row[0]):
        event = InputEvent(ms(time), kind, code)
        if kind is InputKind.PRESS:
            meter.press(event)
        else:
            holds += meter.release(event)
    assert holds <= 5
    assert meter.holds.foreseen_share > 0.9
    assert meter.releases_like_a_machine
