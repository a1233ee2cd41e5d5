"""What clubs do to their boards, knowing it or not: how well each explains what was found, and would be seen.

A likelihood is of the figures that a filter changes most, beside what chance gives: for a filter used on
every board or set, or on a share of them, whichever explains more.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.check_up.board_law import board_law
from bigdeal_gui.analysis.check_up.figures import CARDS_FREEDOM, MOST_BOARDS, TURN_SD, chances_of_set
from bigdeal_gui.analysis.sums import upper_tail
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE
from bigdeal_gui.model.seats import SEATS

if TYPE_CHECKING:
    from bigdeal_gui.analysis.check_up.played_set import SetFigures

TURN_MEANS: Final = {2: 132.7, 3: 56.9, 4: 24.1, 5: 10.4}
"""What neighbouring boards score after so many riffles: measured, `benchmarks/check_up`."""

_SHARES: Final = (1.0, 0.9, 0.75, 0.5, 0.25)
_REPEATED_SHARE: Final = 0.1
_STATES: Final = 2**16
_OF_THREE: Final = 3
FURTHEST: Final = 40.0
_NUMBERS: Final = (*range(1, 10), *range(10, 100, 5), *range(100, 500, 10), *range(500, 2001, 50))
"""Of sets, as people round them."""
SURE: Final = 0.995
_ENOUGH: Final = 0.95


class Cause(StrEnum):
    """What a verdict names."""

    AS_CHANCE = "as-chance"
    ODD_SHAPES = "odd-shapes"
    NO_LONG_SUIT = "no-long-suit"
    NO_PASS_OUT = "no-pass-out"  # noqa: S105 - a board that is passed out
    WILDEST = "wildest"
    TAMEST = "tamest"
    EVENED_OUT = "evened-out"
    HAND_SHUFFLED = "hand-shuffled"
    REPEATED = "repeated"
    BIASED = "biased"
    UNEXPLAINED = "unexplained"


@dataclass(frozen=True, slots=True)
class Power:
    """How likely sets like these would have shown a filter, and how many sets show it 19 times in 20.

    `detail` tells filters of one kind apart: riffles, or states of a generator. `sets_needed` is None where
    two thousand are not enough.
    """

    kind: Cause
    detail: int
    chance: float
    sets_needed: int | None


def filter_likelihoods(sets: Sequence[SetFigures], whole: SetFigures, again: int) -> dict[Cause, float]:
    """Return for each filter by how many e-folds it explains `sets` better than chance does."""
    law = board_law()
    held = [(chances_of_set(one.boards), one) for one in sets if one.boards <= MOST_BOARDS]
    even = [1 / place.even if place.is_even(one.side_points) else 0.0 for place, one in held]
    wilder = [place.wilder_than(one.squares) for place, one in held]
    return {
        Cause.ODD_SHAPES: _thrown_out(whole.boards, whole.odd, law.odd[1]),
        Cause.NO_LONG_SUIT: _thrown_out(whole.boards, whole.long_suit, law.long_suit[1]),
        Cause.NO_PASS_OUT: _thrown_out(whole.boards, whole.no_opening, law.no_opening[1]),
        Cause.WILDEST: _mixed([_OF_THREE * (1 - chance) ** 2 for chance in wilder]),
        Cause.TAMEST: _mixed([_OF_THREE * chance**2 for chance in wilder]),
        Cause.EVENED_OUT: _mixed(even),
        Cause.HAND_SHUFFLED: _by_hand(whole),
        Cause.REPEATED: again * math.log(math.comb(PACK_SIZE, HAND_SIZE)),
        Cause.BIASED: _biased(whole.cards),
    }


def _log(value: float) -> float:
    return math.log(value) if value > 0 else -math.inf


def _thrown_out(boards: int, met: int, chance: float) -> float:
    """Return how well it explains `met` boards of a kind that some of them were thrown out."""
    return max(
        (boards - met) * math.log(1 - share + share / (1 - chance)) + (met * _log(1 - share) if met else 0.0)
        for share in _SHARES
    )


def _mixed(ratios: Sequence[float]) -> float:
    """Return the best of what shares of filtered sets explain; `ratios` are those of one set each."""
    return max(math.fsum(_log(1 - share + share * ratio) for ratio in ratios) for share in _SHARES)


def _by_hand(whole: SetFigures) -> float:
    """Return how well the best number of riffles explains the score of neighbours."""
    variance = TURN_SD**2
    return max(
        (mean * whole.turn_score - whole.neighbours * mean * mean / 2) / variance
        for mean in TURN_MEANS.values()
    )


def _biased(cards: Sequence[int]) -> float:
    """Return how well the naive shuffle of a new pack, dealt by thirteens, explains where the cards lie."""
    return math.fsum(
        count * math.log(len(SEATS) * chance)
        for count, chance in zip(cards, naive_shuffle_chances(), strict=True)
    )


@cache
def naive_shuffle_chances() -> tuple[float, ...]:
    """Return how likely each card of a new pack lies with each seat after the naive shuffle.

    Each place in turn is exchanged with any of 52; then each seat gets thirteen in a row.
    """
    even = 1 / PACK_SIZE
    rows = []
    for card in range(PACK_SIZE):
        at = [float(place == card) for place in range(PACK_SIZE)]
        for place in range(PACK_SIZE):
            here = at[place]
            # Whoever lies elsewhere comes here once in 52; whoever lies here goes anywhere.
            at = [chance * (1 - even) + here * even for chance in at]
            at[place] = even
        rows += [math.fsum(at[first : first + HAND_SIZE]) for first in range(0, PACK_SIZE, HAND_SIZE)]
    return tuple(rows)


def filter_powers(sets: int, boards: int, level: float) -> tuple[Power, ...]:
    """Return what `sets` sets of `boards` boards in all would have shown, each test at `level`."""
    size = boards / sets
    return tuple(
        Power(kind, detail, seen(sets, boards), _needed(seen, size))
        for kind, detail, seen in _seers(level, size)
    )


def _needed(seen: Callable[[int, int], float], size: float) -> int | None:
    """Return how many sets of `size` boards a filter needs to be seen; rounded up as people round."""
    return next((sets for sets in _NUMBERS if seen(sets, round(sets * size)) >= _ENOUGH), None)


def _seers(level: float, size: float) -> Iterator[tuple[Cause, int, Callable[[int, int], float]]]:
    law = board_law()
    one_sided, two_sided = normal_deviate(level), normal_deviate(level / 2)

    def thrown(chance: float) -> Callable[[int, int], float]:
        return lambda _sets, boards: float(2 * (1 - chance) ** boards <= level)

    def evened(sets: int, _boards: int) -> float:
        return float(2 * chances_of_set(round(min(size, MOST_BOARDS))).even ** sets <= level)

    def riffled(mean: float) -> Callable[[int, int], float]:
        def seen(sets: int, boards: int) -> float:
            return upper_tail(two_sided - math.sqrt(boards - sets) * mean / TURN_SD)

        return seen

    yield Cause.ODD_SHAPES, 0, thrown(law.odd[1])
    yield Cause.EVENED_OUT, 0, evened
    yield Cause.WILDEST, 0, lambda sets, _boards: _of_three(sets, one_sided)
    yield Cause.TAMEST, 0, lambda sets, _boards: _of_three(sets, one_sided)
    yield Cause.NO_PASS_OUT, 0, thrown(law.no_opening[1])
    yield Cause.NO_LONG_SUIT, 0, thrown(law.long_suit[1])
    for riffles, mean in TURN_MEANS.items():
        yield Cause.HAND_SHUFFLED, riffles, riffled(mean)
    yield Cause.REPEATED, 0, lambda _sets, boards: 1 - (1 - _REPEATED_SHARE) ** boards
    yield Cause.BIASED, 0, lambda _sets, boards: _leaning(boards, two_sided)
    yield Cause.BIASED, _STATES, lambda _sets, boards: -math.expm1(-boards * (boards - 1) / 2 / _STATES)


def normal_deviate(chance: float) -> float:
    """Return how many standard deviations a normal deviate passes with `chance`; none above one half."""
    low, high = 0.0, FURTHEST
    while low < (middle := (low + high) / 2) < high:
        low, high = (middle, high) if upper_tail(middle) > chance else (low, middle)
    return low


def _of_three(sets: int, deviate: float) -> float:
    """Return how likely the wildest of three is seen in so many sets, by a test that `deviate` passes.

    The e-folds of a set's chance to be so wild have an exponential law; of the wildest of three they are a
    third. Their sums have gamma laws, whose cube roots are nearly normal.
    Source: Wilson and Hilferty, "The distribution of chi-square" (1931).
    """
    middle, spread = 1 - 1 / (9 * sets), 1 / (3 * math.sqrt(sets))
    root = max(0.0, middle - spread * deviate)
    return upper_tail((middle - root * _OF_THREE ** (1 / 3)) / spread)


@cache
def _lean() -> float:
    """Return what one board adds to the chi-square of cards and seats under the naive shuffle."""
    fair = 1 / len(SEATS)
    return math.fsum((chance - fair) ** 2 for chance in naive_shuffle_chances()) / fair


def _leaning(boards: int, deviate: float) -> float:
    """Return how likely the naive shuffle is seen: of a chi-square off its centre, as a normal law has it."""
    added = boards * _lean()
    bound = CARDS_FREEDOM + math.sqrt(2 * CARDS_FREEDOM) * deviate
    return upper_tail((bound - CARDS_FREEDOM - added) / math.sqrt(2 * (CARDS_FREEDOM + 2 * added)))


def best_filter(explained: Mapping[Cause, float]) -> tuple[Cause, float]:
    """Return what explains most, and by how many e-folds."""
    return max(explained.items(), key=lambda item: item[1])
