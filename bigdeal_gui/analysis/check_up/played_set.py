"""The figures of one played set: all that a check-up keeps of its boards; of cards there are counts alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

from bigdeal_gui.analysis.check_up.board_law import (
    FAIR_SHARE,
    FIT,
    GAME_POINTS,
    LEAST_SQUARES,
    LONG_FIT,
    LONG_SUIT,
    ODD_SUIT,
    OPENING_POINTS,
    SLAM_POINTS,
    is_balanced,
)
from bigdeal_gui.model.cards import HONOUR_POINTS, PACK_SIZE, SUIT_SIZE
from bigdeal_gui.model.seats import SEATS

TURN_SCORES: Final = (-26, 25, 8, -9)
"""What two cards of a suit score that neighbours held, the second to the left of the first: by how many seats
the second lies to the left of the first on the next board. Chance gives 0 on the average, exactly: of the 51
other cards twelve go to the same seat, and thirteen to each other."""

_SEATS: Final = len(SEATS)
_SUITS: Final = tuple(slice(first, first + SUIT_SIZE) for first in range(0, PACK_SIZE, SUIT_SIZE))
_HONOURS: Final = tuple(
    (suit.start + rank, value) for suit in _SUITS for rank, value in enumerate(HONOUR_POINTS)
)
_TURNED: Final = tuple(
    tuple(before * _SEATS + (before + turn) % _SEATS for before in range(_SEATS)) for turn in range(_SEATS)
)


@dataclass(frozen=True, slots=True)
class SetFigures:
    """What was counted in one set, or, added up, in several.

    `squares` is half the sum of the squared lengths, less LEAST_SQUARES a board; `turned` counts the cards
    that lie 0, 1, 2, 3 seats to the left of where the board before had them; `turn_score` adds TURN_SCORES.
    """

    boards: int
    neighbours: int
    seat_points: tuple[int, ...]
    side_squares: int
    no_opening: int
    odd: int
    long_suit: int
    squares: int
    voids: int
    balanced: int
    long_fit: int
    no_fit: int
    slam: int
    game: int
    turned: tuple[int, ...]
    turn_score: int
    cards: tuple[int, ...]
    """For each of 52 cards how often N, E, S and W had it."""

    @property
    def side_points(self) -> int:
        """The points of North and South."""
        return self.seat_points[0] + self.seat_points[2]


def figures_of_set(deals: Sequence[bytes]) -> SetFigures:
    """Return the figures of a set, at least one board in the order of play, each as its 52 cards' seats."""
    turned, turn_score = _neighbours(deals)
    whole = b"".join(deals)
    columns = [whole[card::PACK_SIZE] for card in range(PACK_SIZE)]
    cards = tuple(column.count(seat) for column in columns for seat in range(_SEATS))
    boards = summed_figures([*map(_of_board, deals)])
    return replace(boards, neighbours=len(deals) - 1, turned=turned, turn_score=turn_score, cards=cards)


def _of_board(owners: bytes) -> SetFigures:
    """Return the figures of one board, but for where each of its cards is, and was on the board before."""
    points = [0] * _SEATS
    for card, value in _HONOURS:
        points[owners[card]] += value
    side = points[0] + points[2]
    strong = max(side, 2 * FAIR_SHARE - side)
    hands = list(zip(*([owners[suit].count(seat) for seat in range(_SEATS)] for suit in _SUITS), strict=True))
    lengths = [length for hand in hands for length in hand]
    longest, voids = max(lengths), lengths.count(0)
    ours = [north + south for north, south in zip(hands[0], hands[2], strict=True)]
    fit = max(*ours, SUIT_SIZE - min(ours))
    return SetFigures(
        boards=1,
        neighbours=0,
        seat_points=tuple(points),
        side_squares=(side - FAIR_SHARE) ** 2,
        no_opening=max(points) < OPENING_POINTS,
        odd=longest >= ODD_SUIT or voids > 0,
        long_suit=longest >= LONG_SUIT,
        squares=sum(length * length for length in lengths) // 2 - LEAST_SQUARES,
        voids=voids,
        balanced=sum(map(is_balanced, hands)),
        long_fit=fit >= LONG_FIT,
        no_fit=fit < FIT,
        slam=strong >= SLAM_POINTS,
        game=strong >= GAME_POINTS,
        turned=(),
        turn_score=0,
        cards=(),
    )


def _neighbours(deals: Sequence[bytes]) -> tuple[tuple[int, ...], int]:
    """Return how many cards moved 0, 1, 2, 3 seats from board to board, and what pairs of them score."""
    turned = [0] * _SEATS
    score = 0
    for before, after in pairwise(deals):
        moves = bytes([_SEATS * old + new for old, new in zip(before, after, strict=True)])
        for turn, codes in enumerate(_TURNED):
            turned[turn] += sum(map(moves.count, codes))
        for suit in _SUITS:
            of_suit = moves[suit]
            counts = [of_suit.count(code) for code in range(_SEATS * _SEATS)]
            for seat in range(_SEATS):
                first = counts[_SEATS * seat : _SEATS * (seat + 1)]
                left = (seat + 1) % _SEATS
                n, e, s, w = counts[_SEATS * left : _SEATS * (left + 1)]
                for place, many in enumerate(first):
                    if many:
                        row = _SCORES[place]
                        score += many * (row[0] * n + row[1] * e + row[2] * s + row[3] * w)
    return tuple(turned), score


_SCORES: Final = tuple(
    tuple(TURN_SCORES[(second - first) % _SEATS] for second in range(_SEATS)) for first in range(_SEATS)
)


def summed_figures(sets: Sequence[SetFigures]) -> SetFigures:
    """Return the sums over sets, at least one."""
    sums: dict[str, Any] = {}
    for name in SetFigures.__slots__:
        values = [getattr(one, name) for one in sets]
        sums[name] = (
            tuple(map(sum, zip(*values, strict=True))) if isinstance(values[0], tuple) else sum(values)
        )
    return SetFigures(**sums)
