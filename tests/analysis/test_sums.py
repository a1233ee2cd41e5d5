"""Sums of many boards: exact where they are few, and right in the tails where they are many."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from bigdeal_gui.analysis import board_chances, sums
from bigdeal_gui.analysis.expectations import binomial_tails, chi_square_tail

CARD = board_chances.ONE_SEAT_IN_FOUR


class Boards(int):
    """A number of boards that becomes none by halving."""

    halved = 0

    def __rshift__(self, places: int) -> Boards:
        """Return the half, and take note of it."""
        half = Boards(int(self) >> places)
        half.halved = self.halved + 1
        assert half.halved <= 6
        return half

    def __lshift__(self, _places: int) -> int:
        """Refuse to become more."""
        raise AssertionError("there are ever more boards")

    def __and__(self, bits: int) -> int:
        """Return the last bit, once."""
        assert not vars(self).get("is_asked")
        self.is_asked = True
        return int(self) & bits


def test_a_sum_over_boards_is_the_binomial() -> None:
    """A card lies with a seat in so many of 36 boards."""
    first, chances = sums.sum_chances(CARD, Boards(36))
    assert first == 0
    assert len(chances) == 36 + 1
    for count, chance in enumerate(chances):
        assert chance == pytest.approx(math.comb(36, count) * 3 ** (36 - count) / 4**36, rel=1e-12)


def test_sums_that_never_come_are_left_out() -> None:
    """Over many boards both ends are too unlikely to be kept, and the rest is everything."""
    first, chances = sums.sum_chances(board_chances.chances_by_length()[4], 300)
    assert first > 500
    assert first + len(chances) < 16 * 300
    assert math.fsum(chances) == pytest.approx(1, abs=1e-12)
    assert min(chances[0], chances[-1]) >= 1e-22
    assert chances[100] == pytest.approx(1.5835547e-10, rel=1e-6)


def test_what_is_left_out_is_looked_at_once() -> None:
    """At either end one number after the other, up to the first that counts."""

    class Watched(float):
        looks = 0

        def __lt__(self, bound: float) -> bool:
            Watched.looks += 1
            assert Watched.looks <= 8
            return float(self) < bound

        def __mul__(self, _other: float) -> float:
            raise AssertionError("a single board is doubled")

        def __rmul__(self, factor: float) -> Watched:
            return Watched(factor * float(self))

        def __radd__(self, known: float) -> Watched:
            return Watched(known + float(self))

    chances = [Watched(chance) for chance in (1e-30, 1e-25, 0.5, 0.5, 1e-23, 1e-29, 1e-35)]
    assert sums.sum_chances(chances, Boards(1)) == (2, [0.5, 0.5])
    assert Watched.looks == 3 + 4


@pytest.mark.parametrize("place", [0, 10, 60, 38 + 39 + 4, 38 + 39 + 14])
def test_saddlepoints_are_right_far_out(place: int) -> None:
    """Against the exact sum of 36 boards: within a tenth from one in twenty to one in 10^12."""
    chances = (
        *board_chances.chances_by_points(),
        *board_chances.chances_by_shape(),
        *board_chances.chances_by_length(),
        *board_chances.chances_by_king(),
    )[place]
    first, exact = sums.sum_chances(chances, 36)
    seen = 0
    for count in range(first + 1, first + len(exact) - 1):
        below, above = math.fsum(exact[: count - first + 1]), math.fsum(exact[count - first :])
        wanted = 2 * min(below, above)
        if 1e-12 < wanted < 0.05:
            seen += 1
            assert sums.two_sided_chance(chances, 36, count) == pytest.approx(wanted, rel=0.1)
    assert seen > 1


def test_many_boards_agree_with_the_binomial() -> None:
    """A million boards, where every other sum would take too long."""
    for count in (247_000, 249_000, 249_990, 250_000, 251_500, 253_000):
        exact = min(1.0, 2 * min(binomial_tails(10**6, Fraction(1, 4), count)))
        assert sums.two_sided_chance(CARD, 10**6, count) == pytest.approx(exact, rel=1e-2)


def test_ends_are_exact() -> None:
    """None at all, all there can be, and more than that."""
    assert sums.two_sided_chance(CARD, 36, 0) == pytest.approx(2 * 0.75**36)
    assert sums.two_sided_chance(CARD, 36, 36) == pytest.approx(2 * 0.25**36)
    assert sums.two_sided_chance(CARD, 36, 37) == 0
    assert sums.two_sided_chance((0.0, 0.5, 0.5), 3, 1) == 0
    rare = (1 - 1e-9, 1e-9)
    assert sums.two_sided_chance(rare, 1000, 0) == 1
    assert sums.two_sided_chance(rare, 1000, 1) == pytest.approx(2e-6, rel=1e-5)


LENGTH = board_chances.chances_by_length()[4]
MIXED = [(CARD, 10), (LENGTH, 20), ((0.0, 0.25, 0.75), 3)]
TAILS = (
    ([(CARD, 36)], 0, 3.17837753e-05, 1),
    ([(CARD, 36)], 1, 0.000445743092, 0.999968216),
    ([(CARD, 36)], 2, 0.00273248234, 0.998053791),
    ([(CARD, 36)], 9, 0.57630517, 0.57630517),
    ([(CARD, 36)], 10, 0.718148569, 0.411956772),
    ([(CARD, 36)], 20, 0.999995208, 8.86181289e-05),
    ([(CARD, 36)], 35, 1, 2.50126524e-20),
    ([(CARD, 36)], 36, 1, 2.11758237e-22),
    (MIXED, 3, 5.12313315e-40, 1),
    (MIXED, 50, 2.65954772e-06, 0.999996615),
    (MIXED, 90, 0.797242492, 0.240520669),
    (MIXED, 160, 1, 6.15243797e-22),
    (MIXED, 300, 1, 0),
    ([(LENGTH, 1000)], 3500, 1.0135343e-09, 0.999999999),
    ([(LENGTH, 1000)], 4200, 1, 5.12275642e-13),
    ([((0.0, 0.5, 0.5, 0.0), 3)], 3, 0.125, 0.989539332),
    ([((0.0, 0.5, 0.5, 0.0), 3)], 4, 0.5, 0.875893461),
    ([((0.0, 0.5, 0.5, 0.0), 3)], 6, 0.989539332, 0.125),
    ([((1 - 1e-9, 1e-9), 1000)], 2, 1, 5.18825166e-13),
)


@pytest.mark.parametrize(("parts", "count", "below", "above"), TAILS)
def test_tails_are_what_they_always_were(
    parts: list[sums.Part], count: int, below: float, above: float
) -> None:
    """Verdicts of before hang on them: to six digits, wherever they are approximate."""
    assert sums.tails_of_sum(parts, count) == pytest.approx((below, above), rel=1e-6)


@pytest.mark.parametrize(
    ("weights", "value", "above"),
    [
        ([1.0] * 5, 0.5, 0.992103368),
        ([1.0] * 5, 9.0, 0.1094519),
        ([1 / 2, 1 / 6, 1 / 12, 1 / 20], 0.05, 0.985543752),
        ([1 / 2, 1 / 6, 1 / 12, 1 / 20], 0.3, 0.738517884),
        ([1 / 2, 1 / 6, 1 / 12, 1 / 20], 0.79, 0.5),
        ([1 / 2, 1 / 6, 1 / 12, 1 / 20], 1.2, 0.197584518),
        ([1 / 2, 1 / 6, 1 / 12, 1 / 20], 3.0, 0.0223848782),
        ([2.0], 9.0, 0.0351784845),
    ],
)
def test_tails_of_squares_are_what_they_always_were(weights: list[float], value: float, above: float) -> None:
    """On both sides of the middle."""
    assert sums.squares_tails(weights, value) == pytest.approx((1 - above, above), rel=1e-6)


@pytest.mark.parametrize("wanted", [40, 1_000, 29_999])
def test_a_tilt_is_found_however_the_chances_lie(wanted: int) -> None:
    """Where Newton's rule leads far out, too: the mean is what it was to be, and twice as far it is not."""
    gap = (1 - 1e-9, *[0.0] * 28, 1e-9, 1e-300)
    parts = [(gap, 1_000), (CARD, 26)]
    tilt = sums._tilt(parts, wanted, 1.0)
    assert sums._moments(parts, tilt)[1] == pytest.approx(wanted, rel=1e-9)
    assert sums._moments(parts, 2 * tilt)[1] > wanted


@pytest.mark.parametrize(("value", "above"), [(9.0, 0.0351784845), (0.5, 0.612536473)])
def test_the_tilt_of_squares_is_found_by_halving(value: float, above: float) -> None:
    """As often as a number has places, and no more."""

    class Weight(float):
        looks = 0

        def __rmul__(self, factor: float) -> float:
            Weight.looks += 1
            assert Weight.looks <= 200
            return factor * float(self)

    assert sums.squares_tails([Weight(2.0)], value)[1] == pytest.approx(above, rel=1e-6)


def test_equal_squares_are_chi_square() -> None:
    """Five squares of one weight, on both sides; and nothing is at most nothing."""
    for value in (0.5, 1.5, 9.0, 20.5, 60.0):
        below, above = sums.squares_tails([1.0] * 5, value)
        exact = chi_square_tail(value, 5)
        assert min(below, above) == pytest.approx(min(exact, 1 - exact), rel=0.02)
    assert sums.squares_tails([1.0], 0.0) == (0.0, 1.0)
    assert sums.squares_tails([1.0], 1.0) == (0.5, 0.5)


def test_the_bridge_has_the_weights_of_anderson_and_darling() -> None:
    """With many places 1/2, 1/6, 1/12 …; with few those of the matrix of covariances."""
    many = sums.bridge_weights([(place + 1) / 65 for place in range(64)], [1 / 65] * 64)
    assert many[:4] == pytest.approx([1 / 2, 1 / 6, 1 / 12, 1 / 20])
    places, shares = [0.1, 0.15, 0.5, 0.9], [0.1, 0.2, 0.3, 0.1]
    at, scale = np.array(places), np.array(shares) / (np.array(places) * (1 - np.array(places)))
    covariances = np.minimum.outer(at, at) - np.outer(at, at)
    exact = sorted(np.linalg.eigvalsh(np.sqrt(np.outer(scale, scale)) * covariances), reverse=True)
    assert sums.bridge_weights(places, shares) == pytest.approx(exact)
    assert sums.bridge_weights([0.5], [0.5]) == pytest.approx([0.5])


def test_the_bound_of_distances_holds_for_any_number() -> None:
    """Two sided, never more than one."""
    assert sums.kolmogorov_bound(0.0, 10) == 1
    assert sums.kolmogorov_bound(0.1, 500) == pytest.approx(2 * math.exp(-10))
