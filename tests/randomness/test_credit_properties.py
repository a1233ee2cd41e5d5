"""What holds for the meter whatever comes in."""

import math

from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.randomness.credit import EntropyMeter, InputEvent, InputKind, encode_event
from tests.randomness import traces
from tests.randomness.traces import ms

MOST_BITS = {InputKind.PRESS: 2.2, InputKind.RELEASE: 2.4, InputKind.MOVE: 1.8, InputKind.OTHER: 0.0}
"""Two bits of surprise, at the price of each kind."""

gaps = st.lists(
    st.tuples(st.integers(-50, 2500), st.sampled_from(InputKind), st.integers(1, 9), st.integers(-60, 60)),
    max_size=150,
)
words = st.integers(-(2**70), 2**70)
places = st.floats(allow_nan=False)
wild = st.builds(
    InputEvent,
    time_ns=words | st.integers(0, 10**10),
    kind=st.sampled_from(InputKind),
    code=words | st.integers(0, 3),
    x=places,
    y=places,
    is_repeat=st.booleans(),
    is_spontaneous=st.booleans(),
    stamp_ms=words | st.just(0),
)


def _events(rows: list[tuple[int, InputKind, int, int]]) -> traces.Events:
    time, x, events = 0, 0.0, []
    for gap, kind, code, step in rows:
        time, x = time + gap, x + step
        events.append(InputEvent(ms(time), kind, code, x, x / 2))
    return events


@settings(deadline=None, max_examples=100)
@given(gaps)
def test_every_event_earns_at_most_two_bits_at_its_price(rows: list[tuple[int, InputKind, int, int]]) -> None:
    """T18: each event earns at most 2 bits at its price, the sum stays in step, equal traces earn alike."""
    first, second = EntropyMeter(), EntropyMeter()
    earned = 0.0
    for event in _events(rows):
        bits = first.feed(event)
        assert 0.0 <= bits <= MOST_BITS[event.kind]
        assert second.feed(event) == bits
        earned += bits
        assert first.credit_bits <= earned + 1e-9
    assert first.credit_bits == second.credit_bits


@settings(deadline=None, max_examples=100)
@given(st.lists(wild, max_size=60))
def test_absurd_events_do_no_harm(events: traces.Events) -> None:
    """Times, codes and places beyond all reason raise nothing and earn no more than anything else."""
    meter = EntropyMeter()
    for event in events:
        assert len(encode_event(event)) == 41
        assert 0.0 <= meter.feed(event) <= MOST_BITS[event.kind]
        assert meter.message.text
        assert math.isfinite(meter.credit_bits)
        assert 0 <= meter.keys_down <= 60


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 2**32), st.integers(1, 400))
def test_time_that_runs_backwards_earns_nothing(seed: int, step_ms: int) -> None:
    """Events each earlier than the one before earn nothing, even on a meter that knows the person."""
    meter = EntropyMeter()
    for event in traces.human(seed, 40):
        meter.feed(event)
    rng = traces.seeded(seed)
    time = ms(60_000)
    meter.feed(InputEvent(time, InputKind.OTHER))
    meter.interrupted()
    for _ in range(40):
        time -= ms(rng.uniform(1, step_ms))
        event = InputEvent(
            time,
            rng.choice((InputKind.PRESS, InputKind.RELEASE, InputKind.MOVE)),
            rng.randrange(9),
            rng.random(),
        )
        assert meter.feed(event) == 0.0
