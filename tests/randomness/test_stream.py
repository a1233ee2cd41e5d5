"""One stream: price, ranking, warm-up; and the health tests that freeze it."""

import math
from operator import eq

import pytest

from bigdeal_gui.randomness.health import LENIENT, STRICT, Health, Limits
from bigdeal_gui.randomness.keys import HOLD_PRICE, PRESS_PRICE
from bigdeal_gui.randomness.mouse import MOVE_PRICE
from bigdeal_gui.randomness.stream import CAP_BITS, PRIOR, Stream

NEVER = Limits(run=1000, proportion=65, misses=8)


def stream(guesses: int = 3, limits: Limits = NEVER) -> Stream[int]:
    """Return a stream whose guesses are right when equal."""
    return Stream(guesses, eq, limits)


def test_a_new_stream_is_worth_nothing() -> None:
    """Before anything surprised it, a stream's price is 0."""
    assert stream().price_bits == 0.0
    assert stream().foreseen_share == 1.0


def test_the_first_eight_events_earn_nothing() -> None:
    """Warm-up earns nothing, and there any guess foresees; from the ninth on a surprise earns."""
    one = stream()
    paid = [one.judge((1, 1, 1), 0).credit_bits for _ in range(12)]
    assert paid[:8] == [0.0] * 8
    assert min(paid[8:]) > 1
    warm = stream()
    assert all(warm.judge((0, 1, 2), 2).is_foreseen for _ in range(8))


def test_the_price_is_that_of_the_moment_before() -> None:
    """A surprise earns -log2 of the decayed share of foreseen events, itself not counted."""
    one = stream(1)
    outcomes = [1, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 0, 1]
    hits = weight = 0.0
    for place, is_right in enumerate(outcomes):
        price = min(2.0, -math.log2((hits + PRIOR) / (weight + PRIOR)))
        verdict = one.judge((7,), 7 if is_right else 0)
        assert verdict.is_foreseen == is_right
        assert verdict.credit_bits == pytest.approx(0.0 if is_right or place < 8 else price)
        hits, weight = 0.99 * hits + is_right, 0.99 * weight + 1


def test_no_surprise_is_worth_more_than_two_bits() -> None:
    """However seldom the guesses are right, the price stays at 2 bits."""
    one = stream()
    assert max(one.judge((1, 2, 3), 0).credit_bits for _ in range(100)) == 2.0


def test_only_the_two_best_guesses_foresee() -> None:
    """After the warm-up a right guess foresees only when its record is among the two best there are."""
    one = stream()
    for _ in range(8):
        one.judge((5, 5, 1), 5)
    assert not one.judge((1, 2, 5), 5).is_foreseen
    assert one.judge((1, None, 5), 5).is_foreseen
    assert one.judge((5, 2, 1), 5).is_foreseen


def test_a_price_begins_as_if_four_had_been_foreseen() -> None:
    """The share counts four imagined events beside those that were, each weighing 0.99 of the next."""
    found = stream()
    for _ in range(20):
        found.judge((1, 1, 1), 0)
    weight = sum(0.99**age for age in range(20))
    assert found.foreseen_share == pytest.approx(4 / (4 + weight))


def test_where_nobody_can_guess_nothing_is_proved() -> None:
    """An event without guesses is neither foreseen nor paid nor counted."""
    one = stream()
    for _ in range(12):
        verdict = one.judge((None, None, None), 0)
        assert not verdict.is_foreseen
        assert verdict.credit_bits == 0.0
    assert one.events == 0
    assert one.foreseen_share == 1.0


def test_a_frozen_stream_earns_nothing_and_thaws() -> None:
    """A stream whose tests failed earns nothing until they pass again."""
    one = stream(1, STRICT)
    for _ in range(30):
        one.judge((5,), 5)
    assert not one.is_ok
    paid = [one.judge((1,), 5).credit_bits for _ in range(12)]
    assert paid[:8] == [0.0] * 8
    assert one.is_ok
    assert min(paid[8:]) > 0


def test_an_event_may_count_as_foreseen_without_guesses() -> None:
    """What nobody's hand does raises the share of foreseen events and fails the tests in time."""
    one = stream(limits=STRICT)
    for _ in range(21):
        one.count_foreseen()
    assert one.foreseen_share == 1.0
    assert one.events == 21
    assert not one.is_ok


@pytest.mark.parametrize(("limits", "run"), [(STRICT, 21), (LENIENT, 41)])
def test_a_run_of_right_guesses_fails(limits: Limits, run: int) -> None:
    """The run is allowed up to one less than its limit."""
    health = Health(limits)
    for _ in range(run - 1):
        health.learn(seen=True)
    assert health.is_ok
    health.learn(seen=True)
    assert not health.is_ok


@pytest.mark.parametrize(("limits", "entropy_bits"), [(STRICT, 1.0), (LENIENT, 0.5)])
def test_the_limits_are_those_of_nist(limits: Limits, entropy_bits: float) -> None:
    """An honest stream of 1 bit, or half a bit, an event meets each limit once in 2^20, and no lower one.

    Source: NIST SP 800-90B, 4.4.1 (1 + ceil(20 / H)) and 4.4.2 (the binomial cut-off), for 64 events.
    """
    right = 2**-entropy_bits

    def share_at_least(count: int) -> float:
        return sum(
            math.comb(64, hits) * right**hits * (1 - right) ** (64 - hits) for hits in range(count, 65)
        )

    assert limits.run == 1 + math.ceil(20 / entropy_bits)
    assert share_at_least(limits.proportion) <= 2**-20 < share_at_least(limits.proportion - 1)


@pytest.mark.parametrize(("limits", "most"), [(STRICT, 51), (LENIENT, 61)])
def test_too_many_right_of_64_fail(limits: Limits, most: int) -> None:
    """51, or 61, right guesses of 64 fail without a long run; one less does not."""
    misses = 64 - most
    for spare in (0, 1):
        health = Health(limits)
        wrong = {place * 64 // (misses + spare) for place in range(misses + spare)}
        results = []
        for place in range(64):
            health.learn(seen=place not in wrong)
            results.append(health.is_ok)
        assert all(results[:-1])
        assert results[-1] == bool(spare)


def test_health_returns_with_misses_only() -> None:
    """Eight misses in the last 16 thaw a stream, but not while 51 of the last 64 were right."""
    health = Health(STRICT)
    for _ in range(64):
        health.learn(seen=True)
    misses = 0
    while not health.is_ok:
        health.learn(seen=False)
        misses += 1
    assert misses == 14
    health = Health(STRICT)
    for _ in range(21):
        health.learn(seen=True)
    for _ in range(7):
        health.learn(seen=False)
    assert not health.is_ok
    health.learn(seen=False)
    assert health.is_ok


def test_few_events_are_no_misses() -> None:
    """A stream frozen early is not thawed by the events that have not been yet."""
    health = Health(Limits(run=2, proportion=64, misses=8))
    for _ in range(2):
        health.learn(seen=True)
    health.learn(seen=False)
    assert not health.is_ok


@pytest.mark.parametrize(("pairs", "thaws"), [(1, True), (2, False)])
def test_misses_count_while_they_are_among_the_last_sixteen(pairs: int, *, thaws: bool) -> None:
    """The first of eight misses, 15 events ago, thaws with the others; one that is 16 ago does not."""
    health = Health(Limits(run=3, proportion=64, misses=8))
    for _ in range(3):
        health.learn(seen=True)
    for gap in (*[2] * pairs, *[1] * (7 - pairs), 0):
        assert not health.is_ok
        for seen in (False, *[True] * gap):
            health.learn(seen=seen)
    assert health.is_ok is thaws


def test_a_price_multiplies_what_a_surprise_earns() -> None:
    """A stream with a price pays that many bits for a bit of surprise, and judges as without."""
    plain, dear = stream(), Stream[int](3, eq, NEVER, price=1.2)
    for value in (1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0):
        first, second = plain.judge((1, 2, 3), value), dear.judge((1, 2, 3), value)
        assert second.is_foreseen == first.is_foreseen
        assert second.credit_bits == pytest.approx(1.2 * first.credit_bits)
    assert dear.surprise_bits == plain.surprise_bits == plain.price_bits
    assert dear.price_bits == pytest.approx(1.2 * plain.price_bits)


@pytest.mark.parametrize("price", [PRESS_PRICE, HOLD_PRICE, MOVE_PRICE])
def test_no_price_pays_more_than_the_min_entropy(price: float) -> None:
    """Whatever share p of events is foreseen, the mean credit is at most -log2 p."""
    for share in (place / 1000 for place in range(1, 1000)):
        mean_bits = price * (1 - share) * min(CAP_BITS, -math.log2(share))
        assert mean_bits <= -math.log2(share)
