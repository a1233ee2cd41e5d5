"""Exact counts of hands, and tails that agree with exact fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.analysis.expectations import (
    DEALS,
    HANDS,
    binomial_tails,
    chi_square_tail,
    expected_repeats,
    hands_by_length,
    hands_by_shape,
    king_after_ace,
)
from bigdeal_gui.model.cards import hands_by_points
from bigdeal_gui.numbering import big_deal


def test_every_hand_is_counted_once() -> None:
    """Points, lengths and shapes each share out all hands."""
    assert comb(52, 13) == HANDS
    assert big_deal.DEALS == DEALS
    for counts in (hands_by_points(), hands_by_length(), hands_by_shape().values()):
        assert sum(counts) == HANDS


def test_known_counts() -> None:
    """The figures of the books: yarborough-like hands, four aces and kings, the commonest shape."""
    points = hands_by_points()
    assert (len(points), points[0], points[10], points[37]) == (38, 2_310_789_600, 59_723_754_816, 4)
    assert list(hands_by_shape())[:2] == [(4, 4, 3, 2), (5, 3, 3, 2)]
    assert hands_by_shape()[13, 0, 0, 0] == 4
    assert len(hands_by_shape()) == 39


def test_shapes_agree_with_a_count_over_all_lengths() -> None:
    """Counting every order of the suits one by one gives the same."""
    counts = dict.fromkeys(hands_by_shape(), 0)
    for lengths in product(range(14), repeat=4):
        if sum(lengths) == 13:
            a, b, c, d = sorted(lengths, reverse=True)
            counts[a, b, c, d] += prod(comb(13, length) for length in lengths)
    assert counts == hands_by_shape()


def test_kings_lie_somewhere() -> None:
    """The four places of a king make up everything, and the ace's own hand is the least likely."""
    chances = king_after_ace()
    assert sum(chances) == 1
    assert chances == (Fraction(12, 51), *[Fraction(13, 51)] * 3)


def test_repeats_grow_with_the_pairs() -> None:
    """Two deals are one pair."""
    assert expected_repeats(1) == 0
    assert expected_repeats(2) == Fraction(1, DEALS)
    assert expected_repeats(4) == Fraction(6, DEALS)


@pytest.mark.unwatched
@given(st.integers(1, 200), st.fractions(Fraction(1, 1000), Fraction(999, 1000)), st.data())
def test_tails_agree_with_exact_fractions(trials: int, chance: Fraction, data: st.DataObject) -> None:
    """At most and at least a count: as the sums of exact binomial terms say."""
    count = data.draw(st.integers(0, trials))
    terms = [comb(trials, at) * chance**at * (1 - chance) ** (trials - at) for at in range(trials + 1)]
    expected = (float(sum(terms[: count + 1])), float(sum(terms[count:])))
    assert binomial_tails(trials, chance, count) == pytest.approx(expected, rel=1e-9, abs=1e-12)


def test_tails_of_many_trials() -> None:
    """Millions of trials stay exact in the middle, and end at nothing and everything far out."""
    half = Fraction(1, 2)
    below, above = binomial_tails(10**7, half, 5 * 10**6)
    assert below == pytest.approx(above)
    assert below + above == pytest.approx(1 + comb(10**3, 500) / 2**1000 / 100, rel=1e-4)
    assert binomial_tails(10**6, half, 0) == (0.0, 1.0)
    assert binomial_tails(10**6, half, 10**6) == (1.0, 0.0)


@pytest.mark.parametrize(
    ("statistic", "freedom", "tail"),
    [
        (3.841458820694124, 1, 0.05),
        (5.991464547107979, 2, 0.05),
        (7.814727903251179, 3, 0.05),
        (6.634896601021213, 1, 0.01),
        (23.20925115895436, 10, 0.01),
        (0.0, 3, 1.0),
    ],
)
def test_chi_square_has_its_published_quantiles(statistic: float, freedom: int, tail: float) -> None:
    """The tables' 5 % and 1 % points."""
    assert chi_square_tail(statistic, freedom) == pytest.approx(tail)


def test_chi_square_of_many_degrees() -> None:
    """Thousands of degrees neither overflow nor underflow: the mean lies near the middle."""
    assert chi_square_tail(65_535.0, 65_535) == pytest.approx(0.4993, abs=1e-3)
