"""Deterministic traces of events, human-like and hostile; times in ms from 0."""

import math
import random  # noqa: TID251 - seeded traces for tests, never a deal
from collections.abc import Callable, Iterable
from dataclasses import replace

from bigdeal_gui.randomness.credit import EntropyMeter, InputEvent, InputKind

KEYS = 21
GRID_MS = 8.0
FRAME_MS = 16.0

Rng = random.Random
Events = list[InputEvent]
Place = tuple[float, float]
Times = Callable[[int], float]
"""The n-th interval, hold or gap of a trace, in ms."""


def seeded(seed: int) -> Rng:
    """Return the generator of a trace."""
    return random.Random(seed)


def ms(time_ms: float) -> int:
    """Return nanoseconds."""
    return round(time_ms * 1_000_000)


def gauss(rng: Rng, mean: float, sd: float, least: float = 0.0) -> Times:
    """Return normal times, none below `least`."""
    return lambda _: max(least, rng.gauss(mean, sd))


def constant(time: float) -> Times:
    """Return the same time again and again."""
    return lambda _: time


def human_hold(rng: Rng) -> Times:
    """Return holds like a person's: N(80, 15)."""
    return gauss(rng, 80, 15, 25)


def hand_keys(rng: Rng, count: int) -> list[int]:
    """Return `count` keys out of 21, each drawn alike."""
    return [1 + rng.randrange(KEYS) for _ in range(count)]


# -- the keyboard -----------------------------------------------------------------------------------------


def strokes(rows: Iterable[tuple[float, int, float]]) -> Events:
    """Return presses and releases from (time, key, hold); a key is let go before it is struck again."""
    events: list[tuple[int, int, InputEvent]] = []
    again: dict[int, float] = {}
    for time, code, hold in sorted(rows, reverse=True):
        end = min(time + hold, again.get(code, math.inf) - 1)
        again[code] = time
        events.append((ms(time), 1, InputEvent(ms(time), InputKind.PRESS, code)))
        events.append((ms(end), 0, InputEvent(ms(end), InputKind.RELEASE, code)))
    return [event for *_, event in sorted(events, key=lambda entry: entry[:2])]


def typing(
    keys: list[int], interval: Times, hold: Times, *, grid_ms: float = 0.0, start_ms: float = 0.0
) -> Events:
    """Return one stroke for each key with the given intervals and holds, on a grid of times."""
    time, rows = start_ms, []
    for place, key in enumerate(keys):
        rows.append((_on(grid_ms, time), key, _on(grid_ms, hold(place))))
        time += interval(place)
    return strokes(rows)


def _on(grid_ms: float, time: float) -> float:
    return round(time / grid_ms) * grid_ms if grid_ms else time


def human(
    seed: int,
    count: int = 300,
    *,
    mean: float = 110,
    sd: float = 30,
    hold_sd: float = 15,
    grid_ms: float = GRID_MS,
    start_ms: float = 0,
) -> Events:
    """Return somebody rattling on 21 keys, nine to the second, on a keyboard that reports every 8 ms."""
    rng = seeded(seed)
    keys = hand_keys(rng, count)
    hold = gauss(rng, 80, hold_sd, 25)
    return typing(keys, gauss(rng, mean, sd, 25), hold, grid_ms=grid_ms, start_ms=start_ms)


def rolls(seed: int) -> Events:
    """Return rolls of four fingers, one after the other."""
    rng = seeded(seed)
    hold, rows, time = human_hold(rng), [], 0.0
    for place in range(400):
        if place % 4 == 0:
            hand = rng.randrange(5)
            time += max(40, rng.gauss(55, 40))
        rows.append((_on(GRID_MS, time), 1 + hand * 4 + place % 4, _on(GRID_MS, hold(place))))
        time += max(25, rng.gauss(65, 18))
    return strokes(rows)


def two_hands(seed: int) -> Events:
    """Return two hands, each drumming at its own pace."""
    rng = seeded(seed)
    hold, rows = human_hold(rng), []
    for hand in range(2):
        time = rng.uniform(0, 200)
        for place in range(200):
            key = 1 + hand * 11 + rng.randrange(10)
            rows.append((_on(GRID_MS, time), key, _on(GRID_MS, hold(place))))
            time += max(60, rng.gauss(220, 45))
    return strokes(rows)


def metronome(
    seed: int, mean: float, sd: float, *, is_human_hold: bool = False, grid_ms: float = 0, count: int = 1000
) -> Events:
    """Return an even beat on random keys with normal jitter."""
    rng = seeded(seed)
    holds = human_hold(rng) if is_human_hold else constant(80)
    return typing(hand_keys(rng, count), gauss(rng, mean, sd), holds, grid_ms=grid_ms)


def script_loop(seed: int, length: int, sd: float, *, is_human_hold: bool = True) -> Events:
    """Return 1000 strokes that go round `length` delays of 60 to 260 ms with normal jitter."""
    rng = seeded(seed)
    delays = [rng.uniform(60, 260) for _ in range(length)]
    keys = hand_keys(rng, 1000)
    hold = human_hold(rng) if is_human_hold else constant(80)
    return typing(keys, lambda place: delays[place % length] + rng.gauss(0, sd), hold)


def interleaved(seed: int, lengths: tuple[int, ...], sd: float) -> Events:
    """Return 1000 strokes of loops that run at once, each round its delays and keys, with human holds.

    A loop of one delay is a metronome on a key of its own.
    """
    rng = seeded(seed)
    hold, rows = human_hold(rng), []
    for hand, length in enumerate(lengths):
        delays = [rng.uniform(100, 400) for _ in range(length)] if length > 1 else [rng.uniform(250, 450)]
        time = rng.uniform(0, 300)
        for place in range(1000 // len(lengths)):
            rows.append((time, 1 + hand * 20 + place % length, hold(place)))
            time += delays[place % length] + rng.gauss(0, sd)
    return strokes(rows)


def generated(seed: int, hold: tuple[float, float]) -> Events:
    """Return a script that draws its sleeps, 20 to 400 ms, and its holds from a generator."""
    rng = seeded(seed)
    keys = hand_keys(rng, 1000)
    return typing(keys, lambda _: rng.uniform(20, 400), lambda _: rng.uniform(*hold))


def tied(seed: int, hold: Callable[[Rng], float], gap: Callable[[Rng], float]) -> Events:
    """Return strokes in which each press comes a `gap` after the release before it."""
    rng = seeded(seed)
    time, rows = 0.0, []
    for key in hand_keys(rng, 1000):
        held = hold(rng)
        rows.append((time, key, held))
        time += held + gap(rng)
    return strokes(rows)


def blocks(seed: int) -> Events:
    """Return 30 human-like strokes, 30 of a metronome, and so on."""
    rng = seeded(seed)
    keys, beat, hold = hand_keys(rng, 1000), gauss(rng, 110, 30, 25), human_hold(rng)
    return typing(
        keys,
        lambda place: 150 if place // 30 % 2 else beat(place),
        lambda place: 80 if place // 30 % 2 else hold(place),
    )


def turncoat(seed: int) -> Events:
    """Return 100 human-like strokes, then a metronome."""
    rng = seeded(seed)
    keys, beat, hold = hand_keys(rng, 1000), gauss(rng, 110, 30, 25), human_hold(rng)
    return typing(
        keys,
        lambda place: rng.gauss(150, 4) if place >= 100 else beat(place),
        lambda place: 80 if place >= 100 else hold(place),
    )


def few_delays(seed: int, delays: tuple[float, ...], sd: float) -> Events:
    """Return strokes with delays drawn from a few values, and constant holds."""
    rng = seeded(seed)
    keys = hand_keys(rng, 1000)
    return typing(keys, lambda _: rng.choice(delays) + rng.gauss(0, sd), constant(80))


def held_down(key: int, period_ms: float, count: int, *, is_marked: bool) -> Events:
    """Return the auto-repeat of a key, marked as such or as bare releases and presses."""
    events = []
    for place in range(count):
        now = ms(place * period_ms)
        if place:
            events.append(InputEvent(now, InputKind.RELEASE, key, is_repeat=is_marked))
        events.append(InputEvent(now + 1, InputKind.PRESS, key, is_repeat=is_marked and place > 0))
    return events


def foreign(events: Events) -> Events:
    """Return the events as a program would post them."""
    return [replace(event, is_spontaneous=False) for event in events]


# -- the mouse --------------------------------------------------------------------------------------------


def pointer(places: Iterable[Place], frame_ms: float = FRAME_MS) -> Events:
    """Return moves through the places, one a frame."""
    return [
        InputEvent(ms(frame * frame_ms), InputKind.MOVE, 0, 500 + x, 500 + y)
        for frame, (x, y) in enumerate(places)
    ]


def curve(place: Callable[[float], Place], count: int = 2500) -> Events:
    """Return moves along a curve of time in seconds."""
    return pointer(place(frame * FRAME_MS / 1000) for frame in range(count))


def square(time_s: float) -> Place:
    """Return a place on a square that is walked in 1.6 s."""
    side, rest = divmod(time_s % 1.6 / 0.4, 1)
    way = rest * 300
    return ((way, 0.0), (300.0, way), (300 - way, 300.0), (0.0, 300 - way))[int(side)]


def zigzag(time_s: float) -> Place:
    """Return a place on a line that is walked left and right."""
    return (400 * abs(time_s % 0.8 / 0.4 - 1), 0.0)


def circle(period_s: float) -> Callable[[float], Place]:
    """Return a circle of 200 px."""
    turn = 2 * math.pi / period_s
    return lambda time_s: (200 * math.cos(turn * time_s), 200 * math.sin(turn * time_s))


def lissajous(time_s: float) -> Place:
    """Return a place on a Lissajous curve."""
    return (300 * math.sin(3 * time_s), 200 * math.sin(2 * time_s + 1))


def jittered(seed: int, place: Callable[[float], Place], jitter_px: float, count: int = 2500) -> Events:
    """Return moves along a curve with uniform jitter."""
    rng = seeded(seed)

    def shaken(time_s: float) -> Place:
        x, y = place(time_s)
        return x + rng.uniform(-jitter_px, jitter_px), y + rng.uniform(-jitter_px, jitter_px)

    return curve(shaken, count)


def teleports(seed: int, frame_ms: float = FRAME_MS) -> Events:
    """Return jumps to random places of the screen."""
    rng = seeded(seed)
    return pointer(((rng.uniform(0, 1900), rng.uniform(0, 1000)) for _ in range(1000)), frame_ms)


def walk(seed: int, count: int = 2500) -> Events:
    """Return a random walk of up to 30 px a frame: the best a mouse can do, by hand or by program."""
    rng = seeded(seed)
    x = y = 0.0
    places = []
    for _ in range(count):
        x, y = x + rng.uniform(-30, 30), y + rng.uniform(-30, 30)
        places.append((x, y))
    return pointer(places)


# -- the meter --------------------------------------------------------------------------------------------


def effort(events: Events, meter: EntropyMeter | None = None) -> tuple[int, float]:
    """Return how many presses, and how many seconds, fill a meter.

    Raises:
        AssertionError: they did not.
    """
    meter = meter or EntropyMeter()
    presses = 0
    for event in events:
        presses += event.kind is InputKind.PRESS
        meter.feed(event)
        if meter.is_full:
            return presses, (event.time_ns - events[0].time_ns) / 1e9
    raise AssertionError(meter)


def standing_and_peak(events: Events, meter: EntropyMeter | None = None) -> tuple[float, float]:
    """Return the credit at the end of a trace, and the most there ever was."""
    meter = meter or EntropyMeter()
    peak = 0.0
    for event in events:
        meter.feed(event)
        peak = max(peak, meter.credit_bits)
    return meter.credit_bits, peak


def min_entropy_bits(hits: int, events: int) -> float:
    """Return what `events` are worth of which one fixed guesser foresaw `hits`; none counts as half a hit."""
    return -events * math.log2(max(hits, 0.5) / events)
