"""The credit for presses on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.randomness.credit import PressMeter

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

KEYS = [bytes([key]) for key in b"qwertyuiopasdfghjklzx"]


def noise(start: int) -> Iterator[float]:
    """Yield numbers 0 … 1 that look like chance (Lehmer's generator), the same at every run."""
    state = start
    while True:
        state = state * 48271 % 2147483647
        yield state / 2147483647


def bell(source: Iterator[float], middle: float, spread: float) -> float:
    """Return a number around `middle`, by the sum of twelve."""
    return middle + spread * (sum(next(source) for _ in range(12)) - 6)


def fed(waits_ms: Iterable[float], keys: Iterable[bytes] | None = None) -> PressMeter:
    """Return a meter that has seen presses with these waiting times."""
    meter = PressMeter()
    time_ns = 0
    for place, wait in enumerate(waits_ms):
        time_ns += round(wait * 1e6)
        meter.feed(time_ns, KEYS[place % len(KEYS)] if keys is None else list(keys)[place])
    return meter


def rattle(count: int, start: int = 7) -> list[float]:
    """Return waiting times such as people's: 110 ms on average, spread 30, on the 8 ms grid."""
    source = noise(start)
    return [8 * round(max(25.0, bell(source, 110, 30)) / 8) for _ in range(count)]


@pytest.mark.parametrize("start", [7, 8, 9, 10])
def test_rattling_fills_the_meter(start: int) -> None:
    """Somebody who rattles on many keys is done after some hundreds of presses, not before 213."""
    assert not fed(rattle(213, start)).is_full
    assert fed(rattle(450, start)).is_full


@pytest.mark.parametrize(
    "waits",
    [
        pytest.param([200.0] * 600, id="metronome"),
        pytest.param([100.0, 101.0, 99.0] * 200, id="metronome with jitter"),
        pytest.param([100.0 + 3 * step for step in range(600)], id="slower and slower"),
        pytest.param([60.0, 145.0, 90.0, 210.0, 75.0, 120.0, 180.0, 105.0] * 75, id="loop of eight"),
        pytest.param(rattle(40) * 15, id="loop of forty"),
        pytest.param([1.0] * 600, id="pasted"),
        pytest.param([2500.0] * 600, id="asleep"),
    ],
)
def test_what_a_machine_sends_earns_nothing(waits: list[float]) -> None:
    """Regular, repeated and instant presses leave the meter empty."""
    assert fed(waits).credit_bits <= 4


def test_few_keys_earn_nothing() -> None:
    """One key, or two in turn, earn nothing however they are struck."""
    assert fed(rattle(600), [b"a"] * 600).credit_bits == 0
    assert fed(rattle(600), [b"a", b"b"] * 300).credit_bits == 0


def test_several_bytes_at_once_earn_nothing() -> None:
    """Function keys and pasted text earn nothing."""
    assert fed(rattle(600), [b"\x1b[A", b"paste", b"\xc3\xa4"] * 200).credit_bits == 0


@settings(deadline=None, max_examples=60)
@given(st.lists(st.tuples(st.integers(0, 3000), st.sampled_from(KEYS)), max_size=120))
def test_no_press_earns_more_than_a_bit(presses: list[tuple[int, bytes]]) -> None:
    """Whatever comes, a press earns nothing to one bit, and the credit is never more than the sum."""
    meter = PressMeter()
    time_ns, earned = 0, 0.0
    for wait, key in presses:
        time_ns += wait * 1_000_000
        earned += meter.feed(time_ns, key)
        assert 0 <= meter.credit_bits <= earned <= len(presses)


def test_a_loop_earns_nothing_and_takes_what_was_earned() -> None:
    """Once presses repeat themselves each is worth 0 bits, and so are those before."""
    meter = PressMeter()
    time_ns, paid = 0, []
    for place, wait in enumerate(rattle(40) * 5):
        time_ns += round(wait * 1e6)
        paid.append(meter.feed(time_ns, KEYS[place % len(KEYS)]))
    assert sum(paid[:40]) > 4
    assert paid[-40:] == [0.0] * 40
    assert meter.credit_bits == 0.0


def test_the_first_press_has_nothing_to_be_measured_from() -> None:
    """It earns nothing."""
    assert PressMeter().feed(0, b"a") == 0.0


@pytest.mark.parametrize("wait_ms", [0, 1, 2_500, 60_000])
def test_a_press_too_soon_or_too_late_earns_nothing(wait_ms: int) -> None:
    """However much the presses before earn."""
    meter = fed(rattle(450))
    before = meter.credit_bits
    assert meter.feed(1_000_000 * (60_000 + wait_ms), b"v") == 0.0
    assert meter.feed(1_000_000 * (60_000 + 2 * wait_ms), b"b") == 0.0
    assert meter.credit_bits == before


def test_213_bits_are_enough() -> None:
    """The meter is full with the last of 213 bits, not before."""
    meter = PressMeter()
    meter._credit_bits = 212.999
    assert not meter.is_full
    meter._credit_bits = 213.0
    assert meter.is_full


def test_the_meter_shows_bits_only() -> None:
    """No key and no time appear in the repr."""
    assert repr(fed(rattle(5))) == "PressMeter(0 of 213 bits)"
