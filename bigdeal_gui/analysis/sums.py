"""Sums over boards and sets: their chances exactly where they are few, by saddlepoints where they are many.

Sources: Lugannani and Rice, "Saddle point approximation for the distribution of the sum of independent random
variables" (1980), with Daniels' correction for whole numbers (1987); Press and others, "Numerical Recipes",
9.4 (Newton's rule in a bracket); Kuonen, "Saddlepoint approximations for distributions of quadratic forms in
normal variables" (1999); Massart, "The tight constant in the Dvoretzky-Kiefer-Wolfowitz inequality" (1990).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

Part: TypeAlias = tuple["Sequence[float]", int]
"""The chances of 0, 1, 2 … of one board or set, and how many there are like it."""

_NEGLIGIBLE: Final = 1e-22
_NEAR: Final = 0.05
"""So many standard deviations about its middle a saddlepoint divides nothing by nothing."""
_ROUNDS: Final = 60
_STEEPEST: Final = 1000.0
"""Tilted so much, the highest sum alone has a chance that a number can hold."""
_FLAT: Final = 1e-300
"""The least variance to divide by: of a sum that one value alone can have, tilted so much."""
_FINE: Final = 1e-9
"""So small a step, as a share, leaves less than a number can hold to the next."""


def sum_chances(chances: Sequence[float], boards: int) -> tuple[int, list[float]]:
    """Return the chances of the sum over `boards` boards, at least one: the least sum that counts, and on.

    `chances` are those of 0, 1, 2 … of one board. Sums less likely than 10^-22 are left out at both ends.
    """
    total: tuple[int, list[float]] = (0, [1.0])
    power = (0, list(chances))
    while boards:
        if boards & 1:
            total = _both(total, power)
        boards >>= 1
        if boards:
            power = _both(power, power)
    return total


def _both(one: tuple[int, list[float]], other: tuple[int, list[float]]) -> tuple[int, list[float]]:
    first, some = one
    second, more = other
    sums = [0.0] * (len(some) + len(more) - 1)
    for place, chance in enumerate(some):
        if chance:
            reached = slice(place, place + len(more))
            sums[reached] = [known + chance * then for known, then in zip(sums[reached], more, strict=True)]
    start, end = 0, len(sums)
    while sums[start] < _NEGLIGIBLE:
        start += 1
    while sums[end - 1] < _NEGLIGIBLE:
        end -= 1
    return first + second + start, sums[start:end]


def two_sided_chance(chances: Sequence[float], boards: int, count: int) -> float:
    """Return how likely the sum over `boards` boards is at least as far out as `count`, on either side.

    Right to some percent wherever it is small, and better the more boards there are.
    """
    return min(1.0, 2 * min(tails_of_sum([(chances, boards)], count)))


def tails_of_sum(parts: Sequence[Part], count: int) -> tuple[float, float]:
    """Return how likely the sum of all `parts` is at most, and at least, `count`, as `two_sided_chance`."""
    turned = [(chances[::-1], many) for chances, many in parts]
    return _at_least(turned, sum((len(chances) - 1) * many for chances, many in parts) - count), _at_least(
        parts, count
    )


def _at_least(parts: Sequence[Part], count: int) -> float:
    """Return how likely the sum over all of `parts` is `count` or more."""
    if count <= 0:
        return 1.0
    if count == 1:
        if any(not chances[0] for chances, _many in parts):
            return 1.0
        return -math.expm1(sum(many * math.log(chances[0]) for chances, many in parts))
    most = [max(times for times, chance in enumerate(chances) if chance) for chances, _many in parts]
    highest = sum(many * last for (_chances, many), last in zip(parts, most, strict=True))
    if count >= highest:
        every = (chances[last] ** many for (chances, many), last in zip(parts, most, strict=True))
        return math.prod(every) if count == highest else 0.0
    parts = [(chances[: last + 1], many) for (chances, many), last in zip(parts, most, strict=True)]
    _cumulant, mean, variance = _moments(parts, 0.0)
    spread = math.sqrt(variance)
    if count - 0.5 <= mean + _NEAR * spread:
        return upper_tail((count - 0.5 - mean) / spread)
    tilt = _tilt(parts, count, min((count - mean) / variance, 1.0))
    cumulant, _mean, variance = _moments(parts, tilt)
    away = math.sqrt(2 * (tilt * count - cumulant))
    scale = (1 - math.exp(-tilt)) * math.sqrt(variance)
    return min(1.0, max(0.0, upper_tail(away) + normal_density(away) * (1 / scale - 1 / away)))


def _moments(parts: Sequence[Part], tilt: float) -> tuple[float, float, float]:
    """Return the cumulant function of all parts at `tilt`, with its first two derivatives."""
    sums = [0.0, 0.0, 0.0]
    for chances, many in parts:
        last = len(chances) - 1  # taken out, so that no power is beyond what a number can hold
        terms = [chance * math.exp(tilt * (times - last)) for times, chance in enumerate(chances)]
        whole = math.fsum(terms)
        mean = math.fsum([times * term for times, term in enumerate(terms)]) / whole
        variance = math.fsum([(times - mean) ** 2 * term for times, term in enumerate(terms)]) / whole
        for place, value in enumerate((math.log(whole) + tilt * last, mean, variance)):
            sums[place] += many * value
    return sums[0], sums[1], sums[2]


def _tilt(parts: Sequence[Part], wanted: int, tilt: float) -> float:
    """Return the tilt at which the mean of all parts is `wanted`: above the mean of no tilt, below the most.

    Newton's rule from a first guess `tilt`; where it leaves the bracket, the bracket is halved. Right to
    10^-9 of itself, or to what rounding leaves of the mean, which over 10^7 boards is more. Where a sum is
    next to impossible on both sides of `wanted` the mean is flat there, and any tilt of the flat is returned.
    """
    low, high = 0.0, _STEEPEST
    step, rounds = tilt, 0
    while abs(step) > _FINE * tilt and rounds < _ROUNDS:
        _cumulant, mean, variance = _moments(parts, tilt)
        low, high = (tilt, high) if mean < wanted else (low, tilt)
        step = (wanted - mean) / max(variance, _FLAT)
        tilt = tilt + step if low <= tilt + step <= high else (low + high) / 2
        rounds += 1
    return tilt


def upper_tail(deviation: float) -> float:
    """Return how likely a normal deviate is `deviation` or more."""
    return math.erfc(deviation / math.sqrt(2)) / 2


def normal_density(deviation: float) -> float:
    """Return the density of a normal deviate."""
    return math.exp(-deviation * deviation / 2) / math.sqrt(2 * math.pi)


def kolmogorov_bound(distance: float, samples: int) -> float:
    """Return how likely at the most an empirical distribution of `samples` strays so far from its own.

    It holds for any number of samples and any distribution; of one that has steps it is an upper bound.
    """
    return min(1.0, 2 * math.exp(-2 * samples * distance * distance))


def squares_tails(weights: Sequence[float], value: float) -> tuple[float, float]:
    """Return how likely the weighted sum of squares of normal deviates is at most, and at least, `value`.

    `weights` are positive. Right to some percent wherever it is small.
    """
    if value <= 0:
        return 0.0, 1.0
    mean = sum(weights)
    spread = math.sqrt(2 * sum(weight * weight for weight in weights))
    if abs(value - mean) < _NEAR * spread:
        return 0.5, 0.5  # the middle; nobody is accused of it
    limit = 1 / (2 * max(weights))

    def slope(tilt: float) -> float:
        return sum(weight / (1 - 2 * tilt * weight) for weight in weights) - value

    if value > mean:
        low, high = 0.0, limit
    else:
        low, high = -len(weights) / value, 0.0
    while low < (middle := (low + high) / 2) < high:
        low, high = (middle, high) if middle < limit and slope(middle) < 0 else (low, middle)
    tilt = low
    cumulant = -sum(math.log1p(-2 * tilt * weight) for weight in weights) / 2
    curve = 2 * sum((weight / (1 - 2 * tilt * weight)) ** 2 for weight in weights)
    away = math.copysign(math.sqrt(max(2 * (tilt * value - cumulant), 0.0)), tilt)
    above = upper_tail(away + math.log(tilt * math.sqrt(curve) / away) / away)
    return 1 - above, above


def bridge_weights(places: Sequence[float], shares: Sequence[float]) -> list[float]:
    """Return the weights of the squares that a Brownian bridge, at `places` from 0 to 1, squared makes up.

    `places` rise strictly; each square counts by its share over its variance. The inverse of the matrix of
    covariances has three diagonals, so that its eigenvalues are found one by one, by Sturm's sequences.
    """
    edges = (0.0, *places, 1.0)
    gaps = [after - before for before, after in pairwise(edges)]
    scales = [share / (place * (1 - place)) for place, share in zip(places, shares, strict=True)]
    diagonal = [(1 / gaps[at] + 1 / gaps[at + 1]) / scale for at, scale in enumerate(scales)]
    beside = [
        1 / (gaps[at + 1] ** 2 * scales[at] * scales[at + 1]) for at in range(len(scales) - 1)
    ]  # squares
    roots = [math.sqrt(square) for square in (0.0, *beside, 0.0)]
    highest = max(middle + roots[at] + roots[at + 1] for at, middle in enumerate(diagonal))
    weights = []
    low = 0.0
    for place in range(len(diagonal)):
        high = highest
        for _round in range(_ROUNDS):
            middle = (low + high) / 2
            if _below(diagonal, beside, middle) > place:
                high = middle
            else:
                low = middle
        weights.append(2 / (low + high))
    return weights


def _below(diagonal: Sequence[float], beside: Sequence[float], value: float) -> int:
    """Return how many eigenvalues are below `value`."""
    count, pivot = 0, 1.0
    for at, middle in enumerate(diagonal):
        pivot = middle - value - (beside[at - 1] / pivot if at else 0.0)
        pivot = pivot or 1e-300
        count += pivot < 0
    return count
