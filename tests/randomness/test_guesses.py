"""The eight guesses at a rhythm, the lags behind one of them, and what each is made of."""

from collections.abc import Iterable, Sequence
from itertools import count

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bigdeal_gui.randomness.guesses import (
    CONTEXTS,
    FOLD_NS,
    Clusters,
    FoldedPast,
    RhythmGuesses,
    intervals_are_near,
)
from bigdeal_gui.randomness.lags import LAGS, LOOP_RUN, LOOP_SCORE, SCORE_DECAY, Lags, PlainPast
from tests.randomness.traces import ms


def equal_places(guesses: Iterable[int], value: int) -> list[int]:
    """Return the places of the guesses that are exactly right."""
    return [place for place, guess in enumerate(guesses) if guess == value]


def exact_lags() -> Lags[int]:
    """Return lags that are right where they name the very value."""
    return Lags(PlainPast(int.__eq__))


folded = st.integers(0, 124).map(ms)


@given(folded, folded)
@example(ms(10), ms(14))
@example(ms(10), ms(15))
@example(ms(123), ms(2))
def test_near_is_4_ms_on_the_circle(guess: int, value: int) -> None:
    """Two intervals are near when they lie at most 4 ms apart, the way round 125 ms included."""
    apart = abs(guess - value)
    assert intervals_are_near(guess, value) == (min(apart, FOLD_NS - apart) <= ms(4))
    assert intervals_are_near(guess + 3 * FOLD_NS, value) == intervals_are_near(guess, value)


@given(st.lists(st.one_of(folded, st.integers(0, FOLD_NS - 1)), max_size=30), st.integers(1, 20))
@example([0, FOLD_NS - 1, ms(4), ms(121), ms(4) + 1, ms(121) - 1, 0, 0], 8)
def test_what_is_near_is_found_among_the_last(values: list[int], most: int) -> None:
    """The last values stand there newest first, and those near any of them, or near an end, are found."""
    past = FoldedPast(most)
    for value in values:
        past.add(value)
    newest_first = values[::-1][:most]
    assert [past[place] for place in range(len(past))] == newest_first
    for value in (*newest_first, 0, FOLD_NS - 1):
        for tolerance_ns in (ms(4), ms(8) - 1):
            near = [
                place
                for place, guess in enumerate(newest_first)
                if intervals_are_near(guess, value, tolerance_ns)
            ]
            assert sorted(past.right_places(value, tolerance_ns)) == near


def neighbours(values: Sequence[int], value: int) -> int:
    """Count all that is near, the slow way."""
    return sum(intervals_are_near(other, value) for other in values)


@settings(deadline=None)
@given(st.lists(folded, max_size=150))
@example([ms(50)] * 32 + [ms(25)] + [ms(100)] * 31)
@example([ms(50)] * 33 + [ms(100)] * 32)
@example([ms(50), ms(58) - 1])
@example([ms(50), ms(58)])
def test_clusters_are_the_densest_of_the_last_64(values: list[int]) -> None:
    """The first cluster has most neighbours; the second most of those whose window does not overlap it."""
    clusters = Clusters()
    for value in values:
        clusters.add(value)
    first, second = clusters.densest
    assert clusters.first == first
    past = values[-64:]
    if first is None:
        assert not past
        return
    assert neighbours(past, first) == max(neighbours(past, value) for value in past)
    apart = [value for value in past if not intervals_are_near(first, value, ms(8) - 1)]
    if second is None:
        assert not apart
    else:
        assert second in apart
        assert neighbours(past, second) == max(neighbours(past, value) for value in apart)


def test_each_guess_names_its_interval() -> None:
    """The guesses are: last, line, follower, two clusters, context, lag and tied."""
    guesses = RhythmGuesses()
    assert guesses.all("ab", 5) == (None,) * 8
    for interval in (10, 50, 90, 10):
        guesses.learn(ms(interval), f"after {interval}", ms(3))
    guesses.learn(ms(30), "ab", None)
    guesses.learn(ms(10), "cd", None)
    last, line, follower, first, second, context, lag, tied = guesses.all("ab", ms(100))
    assert (last, line, follower) == (ms(10), ms(-10), ms(30))
    assert (first, second) == (ms(10), ms(30))
    assert context == ms(30)
    assert lag == ms(30)  # lag 2 was right last
    assert tied == ms(107)
    assert guesses.all("unknown", None)[5:] == (None, lag, None)


def test_contexts_are_bounded() -> None:
    """Ever new contexts fill no memory; the oldest goes first."""
    guesses = RhythmGuesses()
    for context in range(CONTEXTS + 1):
        guesses.learn(ms(context % 125), context, None)
    assert guesses.all(0, None)[5] is None
    assert guesses.all(1, None)[5] == ms(1)
    assert len(guesses._contexts) == CONTEXTS
    guesses.learn(ms(77), 1, None)
    guesses.learn(ms(20), "new", None)
    assert [guesses.all(context, None)[5] for context in (1, 2, "new")] == [ms(77), None, ms(20)]


def test_the_best_lag_guesses() -> None:
    """The lag with the best record names the next value."""
    lags = exact_lags()
    assert lags.guess() is None
    for place in range(40):
        lags.learn(place % 7)
    assert lags.guess() == 40 % 7


def test_a_lag_right_21_times_running_is_a_loop() -> None:
    """A lag of 2 or more that was right 21 times in a row shows a loop, and a surprise ends the run."""
    lags = exact_lags()
    for place in range(100 + 20):
        lags.learn(place % 100)
    assert not lags.is_loop
    lags.learn(20)
    assert lags.is_loop
    lags.learn(-1)
    assert not lags.is_loop


def test_two_values_in_turn_are_told_as_soon_as_lag_2_has_run() -> None:
    """Two values are to be measured from; lag 2 is the first that a loop is told by."""
    lags = exact_lags()
    told = []
    for place in range(2 + LOOP_RUN):
        lags.learn(place % 2)
        told.append(lags.is_loop)
    assert told == [False] * (1 + LOOP_RUN) + [True]


def test_a_lag_right_two_times_in_three_is_a_loop() -> None:
    """A lag that is often right shows a loop by its decayed score, though it never has a long run."""
    lags = exact_lags()
    past: list[int] = []
    runs, longest = [0] * LAGS, 0
    for place in range(600):
        value = -place if place % 8 == 0 else place % 50
        right = equal_places(past, value)
        runs = [runs[lag] + 1 if lag in right else 0 for lag in range(LAGS)]
        longest = max(longest, *runs)
        past = [value, *past[: LAGS - 1]]
        lags.learn(value)
    assert longest < LOOP_RUN
    assert lags.is_loop


# A loop, begun again now and then, in which every so many values differ: so runs and scores come and go.
@settings(max_examples=20)
@given(st.lists(st.tuples(st.integers(1, 9), st.integers(2, 40), st.integers(1, 90)), max_size=4))
@example([(1, 40, 90), (5, 3, 90), (5, 40, 90), (7, 20, 30), (7, 22, 90)])
@example([(2, 40, 30)])
@example([(2, 7, 90), (3, 7, 90), (2, 3, 90), (2, 25, 90), (9, 4, 90)])
def test_a_loop_is_told_as_its_definition_has_it(parts: list[tuple[int, int, int]]) -> None:
    """At each value, by a run of 21 or a score of 22 of any lag but the first."""
    lags = exact_lags()
    fresh = count(10)
    scores, runs, past = np.zeros(LAGS), np.zeros(LAGS), np.arange(-LAGS, 0)
    for length, fault, values in parts:
        for place in range(values):
            value = next(fresh) if place % fault == fault - 1 else place % length
            is_right = past == value
            scores = SCORE_DECAY * scores + is_right
            runs = (runs + 1) * is_right
            past = np.append(value, past[:-1])
            lags.learn(int(value))
            assert lags.is_loop == (runs[1:].max() >= LOOP_RUN or scores[1:].max() >= LOOP_SCORE)


def test_scores_decay_over_any_length() -> None:
    """After thousands of values the scores are still those of the definition."""
    lags = exact_lags()
    scores = [0.0] * LAGS
    past: list[int] = []
    for place in range(7700):
        value = place * place % 11 if place > 7300 else -place
        for lag in range(LAGS):
            scores[lag] *= 0.97
        for lag in equal_places(past, value):
            scores[lag] += 1
        past = [value, *past[: LAGS - 1]]
        lags.learn(value)
    assert lags._unit < 1e100
    assert [score / lags._unit for score in lags._scores] == pytest.approx(scores)


def test_only_256_lags_are_remembered() -> None:
    """A loop of 256 values is found; one of more is out of reach, and memory stays bounded."""
    longest = exact_lags()
    longer = exact_lags()
    for place in range(1000):
        longest.learn(place % 256)
        longer.learn(place % 257)
    assert longest.is_loop
    assert not longer.is_loop
    assert len(longer._past) == 256
