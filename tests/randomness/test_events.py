"""Events and their records for the pool."""

import struct
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.randomness.events import InputEvent, InputKind, clocks_disagree, encode_event

EVENT = InputEvent(1_234_567_890, InputKind.PRESS, 30, 1.5, -2.5, stamp_ms=77)
events = st.builds(
    InputEvent,
    st.integers(0, 2**64 - 1),
    st.sampled_from(InputKind),
    st.integers(0, 2**64 - 1),
    st.floats(allow_nan=False),
    st.floats(allow_nan=False),
    st.booleans(),
    st.booleans(),
    st.integers(0, 2**64 - 1),
)


@given(events, events)
def test_different_events_have_different_records(one: InputEvent, other: InputEvent) -> None:
    """All of an event is in its record: only equal events share one."""
    assert one == other or encode_event(one) != encode_event(other)


@pytest.mark.parametrize(
    "changed",
    [
        {"time_ns": 1_234_567_891},
        {"kind": InputKind.RELEASE},
        {"code": 31},
        {"x": 1.25},
        {"y": 0.0},
        {"is_repeat": True},
        {"is_spontaneous": False},
        {"stamp_ms": 78},
    ],
    ids=lambda changed: next(iter(changed)),
)
def test_each_field_is_in_the_record(changed: dict[str, object]) -> None:
    """A change of one field changes the record."""
    assert encode_event(replace(EVENT, **changed)) != encode_event(EVENT)  # type: ignore[arg-type]  # one field each


@pytest.mark.parametrize(
    ("event", "words", "place", "flags"),
    [
        (
            InputEvent(2**64 + 300, InputKind.RELEASE, 2**40, 1.5, -2.5, stamp_ms=77),
            (300, 2**40, 77),
            (1.5, -2.5),
            9,
        ),
        (
            InputEvent(-1, InputKind.OTHER, 3, is_repeat=True, is_spontaneous=False),
            (2**64 - 1, 3, 0),
            (0, 0),
            7,
        ),
    ],
)
def test_a_record_has_its_fields_in_order(
    event: InputEvent, words: tuple[int, ...], place: tuple[float, float], flags: int
) -> None:
    """Time, key and stamp of eight bytes each, the place, and a byte for the kind and two flags."""
    assert encode_event(event) == struct.pack("<3Q2dB", *words, *place, flags)


def test_what_is_not_said_of_an_event_is_zero() -> None:
    """An event without a key, a place or a stamp is one of the user's own, and no repeat."""
    plain = InputEvent(7, InputKind.OTHER)
    assert plain == InputEvent(7, InputKind.OTHER, 0, 0.0, 0.0, False, True, 0)  # as stored


def test_an_event_shows_no_key() -> None:
    """The repr tells what kind it is and nothing else."""
    assert repr(EVENT) == "InputEvent(PRESS, hidden)"


@pytest.mark.parametrize(
    ("first_ms", "second_ms", "expected"),
    [
        (0, 5, False),
        (5, 0, False),
        (5, 75, False),
        (5, 136, True),
        (5, 135, False),
        (5, 74, True),
        (500, 5, True),
    ],
)
def test_clocks_may_differ_by_30_ms(first_ms: int, second_ms: int, *, expected: bool) -> None:
    """Two stamps disagree with our 100 ms when more than 30 ms off; without both there is no telling."""
    first = InputEvent(0, InputKind.PRESS, stamp_ms=first_ms)
    second = InputEvent(100_000_000, InputKind.PRESS, stamp_ms=second_ms)
    assert clocks_disagree(first, second) is expected
    if first_ms and second_ms == first_ms + 130:
        assert clocks_disagree(first, replace(second, time_ns=second.time_ns - 1))
