"""What chance alone gives: exact counts of hands, and how far a count may stray from its mean.

Counts are out of HANDS, the C(52,13) hands that are all equally likely.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb
from typing import Final, TypeAlias

from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE, SUIT_SIZE, SUITS
from bigdeal_gui.model.seats import SEATS

HANDS: Final = comb(PACK_SIZE, HAND_SIZE)
"""All hands of 13 cards: 635,013,559,600."""

DEALS: Final = HANDS * comb(39, 13) * comb(26, 13)
"""All deals."""

Shape: TypeAlias = tuple[int, int, int, int]
"""The lengths of a hand's suits, longest first, whichever suit has them."""

_NEGLIGIBLE: Final = 1e-18


def hands_by_length() -> tuple[int, ...]:
    """Return how many hands hold 0, 1 … 13 cards of one named suit."""
    others = PACK_SIZE - SUIT_SIZE
    return tuple(comb(SUIT_SIZE, held) * comb(others, HAND_SIZE - held) for held in range(SUIT_SIZE + 1))


def hands_by_shape() -> dict[Shape, int]:
    """Return how many hands have each of the 39 shapes, the commonest first."""
    counts: dict[Shape, int] = {}
    for d, c, b, a in combinations_with_replacement(range(HAND_SIZE + 1), len(SUITS)):
        if a + b + c + d == HAND_SIZE:
            shape = (a, b, c, d)
            orders = math.factorial(len(SUITS)) // math.prod(map(math.factorial, Counter(shape).values()))
            counts[shape] = orders * math.prod(comb(SUIT_SIZE, length) for length in shape)
    return dict(sorted(counts.items(), key=lambda item: -item[1]))


def king_after_ace() -> tuple[Fraction, ...]:
    """Return how likely a suit's king lies with its ace's holder, the next seat, partner, the seat before.

    The holder has twelve other cards among 51, everybody else thirteen.
    """
    others = PACK_SIZE - 1
    return tuple(Fraction(HAND_SIZE - (turn == 0), others) for turn in range(len(SEATS)))


def expected_repeats(deals: int) -> Fraction:
    """Return how many pairs of equal deals chance gives among `deals`."""
    return Fraction(comb(deals, 2), DEALS)


def binomial_tails(trials: int, chance: Fraction, count: int) -> tuple[float, float]:
    """Return how likely at most, and at least, `count` of `trials` succeed at `chance` each.

    0 < chance < 1 and 0 <= count <= trials. Right to nine digits and more for up to 10^8 trials.
    """
    p = float(chance)
    own = math.exp(
        math.lgamma(trials + 1)
        - math.lgamma(count + 1)
        - math.lgamma(trials - count + 1)
        + count * math.log(p)
        + (trials - count) * math.log1p(-p)
    )
    odds = p / (1 - p)
    # The shorter tail is summed; subtracting it from the whole loses nothing.
    if count < p * trials:
        below = _sum(own, (at / ((trials - at + 1) * odds) for at in range(count, 0, -1)))
        return min(below, 1.0), min(1 - below + own, 1.0)
    above = _sum(own, ((trials - at) * odds / (at + 1) for at in range(count, trials)))
    return min(1 - above + own, 1.0), min(above, 1.0)


def _sum(first: float, ratios: Iterable[float]) -> float:
    """Return `first` + `first` * ratio + …, to where the terms no longer count."""
    terms = [first]
    for ratio in ratios:
        terms.append(terms[-1] * ratio)
        if terms[-1] <= terms[0] * _NEGLIGIBLE:
            break
    return math.fsum(terms)


def chi_square_tail(statistic: float, freedom: int) -> float:
    """Return how likely chance alone gives a chi-square of `freedom` degrees at least `statistic`.

    Source: Abramowitz and Stegun, 26.4.4 and 26.4.5.
    """
    half = statistic / 2
    if half <= 0:
        return 1.0
    is_odd = freedom % 2
    # The sum runs over half-integers for odd degrees; every term is positive, so nothing cancels.
    powers = (place + is_odd / 2 for place in range((freedom - is_odd) // 2))
    terms = [math.exp(power * math.log(half) - half - math.lgamma(power + 1)) for power in powers]
    return min(math.fsum(terms) + (math.erfc(math.sqrt(half)) if is_odd else 0.0), 1.0)
