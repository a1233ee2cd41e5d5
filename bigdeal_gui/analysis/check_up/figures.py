"""The figures of a check-up: what was found, what chance gives, and how often chance strays so far.

Sums over boards are held against the exact chances of one board (by saddlepoints, `analysis.sums`); sets
against the exact chances of a set of their size; scores between neighbours against a normal law whose
moments were measured. Each is two-sided, but for the two that look for the wildest and the tamest of three.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.check_up.board_law import FAIR_SHARE, board_law
from bigdeal_gui.analysis.expectations import chi_square_tail, expected_repeats
from bigdeal_gui.analysis.sums import (
    Part,
    normal_density,
    sum_chances,
    tails_of_sum,
    two_sided_chance,
    upper_tail,
)
from bigdeal_gui.model.cards import PACK_SIZE
from bigdeal_gui.model.seats import SEATS

if TYPE_CHECKING:
    from bigdeal_gui.analysis.board_chances import Chances
    from bigdeal_gui.analysis.check_up.played_set import SetFigures
    from bigdeal_gui.model.double_dummy import Table

MOST_BOARDS: Final = 200
"""Longer sets count in the sums over boards, and are not held against sets of their size."""

EVEN: Final = 0.25
"""So near to twenty points a board is a set called evened out."""

CARDS_FREEDOM: Final = (PACK_SIZE - 1) * (len(SEATS) - 1)

TURN_SD: Final = 231.14
"""Of the score of two neighbouring boards. Measured, as the two that follow: `benchmarks/check_up`."""
TURN_SKEW: Final = 0.025
TURN_KURTOSIS: Final = 0.3

GAME_MADE: Final = 0.6018
"""How often a side makes a game or a slam, double dummy. Counted on 700,000 random deals, as the next.
Source: Matthew Kidd, “Partial, Game, Slam, and Grand Slam Statistical Breakdown”, La Jolla Bridge Club."""
SLAM_MADE: Final = 0.1359

_SLAM_TRICKS: Final = 12
_GAME_TRICKS: Final = (9, 10, 10, 11, 11)

_STEPS: Final = 16
"""A set's score counts sixteenths of e-folds of its chance."""
_MOST_STEPS: Final = 25 * _STEPS


class FigureLevel(StrEnum):
    """What a figure is about: each board by itself, each set, or boards and their neighbours."""

    BOARDS = "boards"
    SETS = "sets"
    NEIGHBOURS = "neighbours"


@dataclass(frozen=True, slots=True)
class CheckedFigure:
    """What was counted, what chance gives on the average, how far it strays, and how likely so far.

    `chance` is two-sided where too few and too many can both be made.
    """

    name: str
    level: FigureLevel
    count: float
    expected: float
    spread: float
    chance: float

    @property
    def deviation(self) -> float:
        """How many times its spread the count lies above what chance gives, or below."""
        return (self.count - self.expected) / self.spread if self.spread else 0.0


def check_up_figures(sets: Sequence[SetFigures], whole: SetFigures, again: int) -> tuple[CheckedFigure, ...]:
    """Return all figures of `sets`, whose sum is `whole`, with the boards that came again."""
    return (*_of_boards(whole, again), *_of_sets(sets), *_of_neighbours(whole))


def double_dummy_figures(tables: Sequence[Table]) -> tuple[CheckedFigure, ...]:
    """Return on how many boards a side makes a game, and a slam, by their double-dummy tricks."""
    slams = sum(any(max(tricks) >= _SLAM_TRICKS for tricks in table) for table in tables)
    games = sum(
        any(made >= needed for tricks in table for made, needed in zip(tricks, _GAME_TRICKS, strict=True))
        for table in tables
    )
    return tuple(
        _summed(name, FigureLevel.BOARDS, count, len(tables), (1 - share, share))
        for name, count, share in (("game-made", games, GAME_MADE), ("slam-made", slams, SLAM_MADE))
        if tables
    )


def _summed(name: str, level: FigureLevel, count: int, trials: int, chances: Chances) -> CheckedFigure:
    """Return the figure of a sum over `trials` boards or pairs of them, with the chances of one."""
    expected, variance = _moments(chances)
    spread = math.sqrt(trials * variance)
    chance = two_sided_chance(chances, trials, count)
    return CheckedFigure(name, level, count, trials * expected, spread, chance)


def board_sums(whole: SetFigures) -> tuple[tuple[str, int, Chances], ...]:
    """Return what is counted board by board: its name, how often it was met, and the chances of one board."""
    law = board_law()
    return (
        ("side-points", whole.side_points, law.side_points),
        ("side-points-spread", whole.side_squares, law.side_squares),
        *(
            (f"points-{seat.letter}", points, law.seat_points)
            for seat, points in zip(SEATS, whole.seat_points, strict=True)
        ),
        ("no-opening", whole.no_opening, law.no_opening),
        ("odd-shapes", whole.odd, law.odd),
        ("long-suit", whole.long_suit, law.long_suit),
        ("voids", whole.voids, law.voids),
        ("balanced", whole.balanced, law.balanced),
        ("wildness", whole.squares, law.squares),
        ("long-fit", whole.long_fit, law.long_fit),
        ("no-fit", whole.no_fit, law.no_fit),
        ("game", whole.game, law.game),
        ("slam", whole.slam, law.slam),
    )


def cards_statistic(cards: Sequence[int], boards: int) -> float:
    """Return the chi-square of 52 cards in four seats, with CARDS_FREEDOM degrees of freedom.

    A deal gives thirteen cards to each seat, which binds what the cards do together.
    """
    fair = boards / len(SEATS)
    return sum((count - fair) ** 2 for count in cards) / fair * (PACK_SIZE - 1) / PACK_SIZE


def cards_chance(statistic: float) -> float:
    """Return how likely the cards stray so far, or so little."""
    above = chi_square_tail(statistic, CARDS_FREEDOM)
    return 2 * min(above, 1 - above)


def _of_boards(whole: SetFigures, again: int) -> Iterator[CheckedFigure]:
    boards = whole.boards
    for name, count, chances in board_sums(whole):
        yield _summed(name, FigureLevel.BOARDS, count, boards, chances)
    statistic = cards_statistic(whole.cards, boards)
    spread = math.sqrt(2 * CARDS_FREEDOM)
    yield CheckedFigure(
        "cards", FigureLevel.BOARDS, statistic, CARDS_FREEDOM, spread, cards_chance(statistic)
    )
    pairs = float(expected_repeats(boards))
    yield CheckedFigure(
        "repeats", FigureLevel.BOARDS, again, pairs, math.sqrt(pairs), pairs if again else 1.0
    )


def _moments(chances: Chances) -> tuple[float, float]:
    mean = sum(value * chance for value, chance in enumerate(chances))
    return mean, sum((value - mean) ** 2 * chance for value, chance in enumerate(chances))


@dataclass(frozen=True, slots=True)
class SetLaw:
    """What chance gives sets of one size: the points of a side, and how wild they are."""

    boards: int
    points: tuple[int, tuple[float, ...]]
    """The least sum that counts, and the chances of it and those that follow."""
    squares: tuple[int, tuple[float, ...]]
    wilder: tuple[float, ...]
    """For each of `squares` how likely a set is wilder, half of those as wild included."""

    def is_even(self, side_points: int) -> bool:
        """Return whether the sides of a set count as evened out."""
        return abs(side_points - FAIR_SHARE * self.boards) <= EVEN * self.boards

    @property
    def even(self) -> float:
        """How likely they are."""
        first, chances = self.points
        return math.fsum(chance for at, chance in enumerate(chances, start=first) if self.is_even(at))

    def wilder_than(self, squares: int) -> float:
        """Return how likely a set is wilder than one of so many half squares."""
        at = squares - self.squares[0]
        return self.wilder[at] if 0 <= at < len(self.wilder) else float(at < 0)


@cache
def chances_of_set(boards: int) -> SetLaw:
    """Return what chance gives sets of `boards` boards."""
    law = board_law()
    first_points, points = sum_chances(law.side_points, boards)
    first_squares, squares = sum_chances(law.squares, boards)
    above = 0.0
    wilder = []
    for chance in reversed(squares):
        wilder.append(above + chance / 2)
        above += chance
    return SetLaw(
        boards, (first_points, tuple(points)), (first_squares, tuple(squares)), tuple(reversed(wilder))
    )


def improbability_score(chance: float) -> int:
    """Return the score of something as unlikely as `chance`, in sixteenths of e-folds."""
    return min(_MOST_STEPS, round(-_STEPS * math.log(chance))) if chance > 0 else _MOST_STEPS


def _of_sets(sets: Sequence[SetFigures]) -> Iterator[CheckedFigure]:
    """Yield what sets of their sizes say: those of MOST_BOARDS boards at the most."""
    held = [one for one in sets if one.boards <= MOST_BOARDS]
    sizes = Counter(one.boards for one in held)
    if not held:
        return

    for score in SET_SCORES:
        count = sum(score.of(chances_of_set(one.boards), one) for one in held)
        parts = [(score.chances(chances_of_set(boards)), many) for boards, many in sizes.items()]
        moments = [_moments(chances) for chances, _many in parts]
        mean = sum(many * moment[0] for (_chances, many), moment in zip(parts, moments, strict=True))
        variance = sum(many * moment[1] for (_chances, many), moment in zip(parts, moments, strict=True))
        chance = score.chance(parts, count)
        yield CheckedFigure(score.name, FigureLevel.SETS, count, mean, math.sqrt(variance), chance)


@dataclass(frozen=True, slots=True)
class SetScore:
    """A whole number for each set, from its law and from the value of which the law has the chances."""

    name: str
    of_value: Callable[[SetLaw, int], int]
    is_of_points: bool
    is_one_sided: bool = False

    def of(self, law: SetLaw, one: SetFigures) -> int:
        """Return the score of a set."""
        return self.of_value(law, one.side_points if self.is_of_points else one.squares)

    def chances(self, law: SetLaw) -> Chances:
        """Return the chances of each score."""
        return _score_chances(self, law)

    def chance(self, parts: Sequence[Part], count: int) -> float:
        """Return how likely sets score `count` or stray more; `parts` are their chances and numbers."""
        below, above = tails_of_sum(parts, count)
        return below if self.is_one_sided else min(1.0, 2 * min(below, above))


@cache
def _score_chances(score: SetScore, law: SetLaw) -> Chances:
    first, chances = law.points if score.is_of_points else law.squares
    found: dict[int, float] = {}
    for value, chance in enumerate(chances, start=first):
        at = score.of_value(law, value)
        found[at] = found.get(at, 0.0) + chance
    return tuple(found.get(at, 0.0) for at in range(max(found) + 1))


def _is_even(law: SetLaw, points: int) -> int:
    return int(law.is_even(points))


def _distance(law: SetLaw, points: int) -> int:
    """Return how far a set's sides are apart, in sixteenths of e-folds of its chance."""
    first, _chances = law.points
    tails = _tails(law)
    at = points - first
    return improbability_score(tails[at]) if 0 <= at < len(tails) else _MOST_STEPS


@cache
def _tails(law: SetLaw) -> tuple[float, ...]:
    """Return how likely points stray so far to either side, half of those as far included."""
    _first, chances = law.points
    below = tuple(accumulate(chances))
    return tuple(
        2 * min(some - chance / 2, 1 - some + chance / 2) for some, chance in zip(below, chances, strict=True)
    )


def _wild(law: SetLaw, squares: int) -> int:
    return improbability_score(1 - law.wilder_than(squares))


def _tame(law: SetLaw, squares: int) -> int:
    return improbability_score(law.wilder_than(squares))


def _apart(law: SetLaw, squares: int) -> int:
    wilder = law.wilder_than(squares)
    return improbability_score(2 * min(wilder, 1 - wilder))


SET_SCORES: Final = (
    SetScore("evened-out", _is_even, is_of_points=True),
    SetScore("sides-spread", _distance, is_of_points=True),
    SetScore("wildest", _wild, is_of_points=False, is_one_sided=True),
    SetScore("tamest", _tame, is_of_points=False, is_one_sided=True),
    SetScore("wildness-spread", _apart, is_of_points=False),
)


def _of_neighbours(whole: SetFigures) -> Iterator[CheckedFigure]:
    pairs = whole.neighbours
    if not pairs:
        return
    for turn, count in enumerate(whole.turned):
        yield _summed(f"turned-{turn}", FigureLevel.NEIGHBOURS, count, pairs, board_law().same_seat)
    spread = TURN_SD * math.sqrt(pairs)
    chance = turn_chance(whole.turn_score, pairs)
    yield CheckedFigure("turn-score", FigureLevel.NEIGHBOURS, whole.turn_score, 0.0, spread, chance)


def turn_chance(score: int, pairs: int) -> float:
    """Return how likely the scores of `pairs` neighbours stray so far, on either side."""
    return min(1.0, 2 * _strays(abs(score) / TURN_SD / math.sqrt(pairs), pairs))


def _strays(deviation: float, pairs: int) -> float:
    """Return how likely a sum of `pairs` scores strays so far to one side (Edgeworth's first terms)."""
    skew = TURN_SKEW / math.sqrt(pairs) / 6 * (deviation * deviation - 1)
    heavy = TURN_KURTOSIS / pairs / 24 * (deviation**3 - 3 * deviation)
    return upper_tail(deviation) + normal_density(deviation) * max(0.0, skew + heavy)
