"""What is counted of deals: 303 figures, each a count of trials that are alike, always in one order.

Points 0 … 37, the 39 shapes, lengths 0 … 13, four places of a king, and each card with each seat.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cache
from itertools import chain, combinations_with_replacement
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis import board_chances
from bigdeal_gui.analysis.expectations import HANDS, Shape, hands_by_length, hands_by_shape, king_after_ace
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE, RANKS, SUIT_SIZE, SUITS, hands_by_points
from bigdeal_gui.model.seats import SEATS

if TYPE_CHECKING:
    from bigdeal_gui.analysis.board_chances import Chances
    from bigdeal_gui.model.deals import Deal

KING_PLACES: Final = ("with its ace", "behind its ace", "opposite its ace", "before its ace")

POINTS_CLASSES: Final = 38
SHAPE_CLASSES: Final = 39
LENGTH_CLASSES: Final = SUIT_SIZE + 1

_POINTS: Final = bytes(max(4 - card % SUIT_SIZE, 0) for card in range(PACK_SIZE)).ljust(256, b"\0")
"""The points of each card."""
_FIRST_OF_SUIT: Final = range(SUIT_SIZE, PACK_SIZE, SUIT_SIZE)


class Group(StrEnum):
    """What a figure is about."""

    POINTS = "points"
    SHAPES = "shapes"
    LENGTHS = "suit lengths"
    KINGS = "kings"
    CARDS = "cards"


@dataclass(frozen=True, slots=True)
class FigureKind:
    """Something that is counted: `trials` a board, each of which has `chance` of it."""

    group: Group
    name: str
    trials: int
    chance: Fraction


def shape_name(shape: Shape) -> str:
    """Return a shape as people write it: 4432, or with dashes where a suit has ten cards and more."""
    return ("-" if shape[0] > len("123456789") else "").join(map(str, shape))


@cache
def counted_kinds() -> tuple[FigureKind, ...]:
    """Return all that is counted, in the order of `Counts.counts`."""
    return tuple(_kinds())


def _kinds() -> Iterator[FigureKind]:
    hands, suits = len(SEATS), len(SEATS) * len(SUITS)
    for points, ways in enumerate(hands_by_points()):
        yield FigureKind(Group.POINTS, str(points), hands, Fraction(ways, HANDS))
    for shape, ways in hands_by_shape().items():
        yield FigureKind(Group.SHAPES, shape_name(shape), hands, Fraction(ways, HANDS))
    for length, ways in enumerate(hands_by_length()):
        yield FigureKind(Group.LENGTHS, str(length), suits, Fraction(ways, HANDS))
    for turn, chance in enumerate(king_after_ace()):
        yield FigureKind(Group.KINGS, KING_PLACES[turn], len(SUITS), chance)
    for card in range(PACK_SIZE):
        for seat in SEATS:
            name = f"{seat.letter} has {SUITS[card // SUIT_SIZE]}{RANKS[card % SUIT_SIZE]}"
            yield FigureKind(Group.CARDS, name, 1, Fraction(1, len(SEATS)))


@cache
def chances_of_kinds() -> tuple[Chances, ...]:
    """Return for each of `counted_kinds` how likely one board shows it not at all, once, twice …."""
    return (
        *board_chances.chances_by_points(),
        *board_chances.chances_by_shape(),
        *board_chances.chances_by_length(),
        *board_chances.chances_by_king(),
        *([board_chances.ONE_SEAT_IN_FOUR] * (PACK_SIZE * len(SEATS))),
    )


@cache
def _shape_places() -> dict[tuple[int, int, int], int]:
    """Return which shape a hand has whose hearts, diamonds and clubs begin at these places."""
    place_of = {shape: place for place, shape in enumerate(hands_by_shape())}
    places = {}
    for hearts, diamonds, clubs in combinations_with_replacement(range(HAND_SIZE + 1), 3):
        lengths = (hearts, diamonds - hearts, clubs - diamonds, HAND_SIZE - clubs)
        longest, second, third, shortest = sorted(lengths, reverse=True)
        places[hearts, diamonds, clubs] = place_of[longest, second, third, shortest]
    return places


class Counts:
    """Counts over deals that are handed over some at a time. Holds no deal."""

    __slots__ = ("counts", "deals")

    def __init__(self) -> None:
        self.deals = 0
        self.counts = [0] * len(counted_kinds())

    def add_counts(self, deals: int, counts: Sequence[int]) -> None:
        """Take what was counted of some deals."""
        self.deals += deals
        self.counts = [known + more for known, more in zip(self.counts, counts, strict=True)]


def statistics_counts(deals: Sequence[Deal]) -> list[int]:
    """Return how often each of `counted_kinds` is among `deals`."""
    hands = list(chain.from_iterable(deal.hands for deal in deals))
    points = Counter(map(sum, map(bytes.translate, hands, [_POINTS] * len(hands))))
    first, second, third = _FIRST_OF_SUIT
    ends = Counter(
        (bisect_left(hand, first), bisect_left(hand, second), bisect_left(hand, third)) for hand in hands
    )
    shapes, lengths = [0] * SHAPE_CLASSES, [0] * LENGTH_CLASSES
    for (hearts, diamonds, clubs), count in ends.items():
        shapes[_shape_places()[hearts, diamonds, clubs]] += count
        for length in (hearts, diamonds - hearts, clubs - diamonds, HAND_SIZE - clubs):
            lengths[length] += count
    owners = b"".join(deal.owners() for deal in deals)
    seats = [owners[card::PACK_SIZE] for card in range(PACK_SIZE)]
    kings = [0] * len(SEATS)
    for ace in range(0, PACK_SIZE, SUIT_SIZE):
        for (at_ace, at_king), count in Counter(zip(seats[ace], seats[ace + 1], strict=True)).items():
            kings[(at_king - at_ace) % len(SEATS)] += count
    return [
        *(points[value] for value in range(POINTS_CLASSES)),
        *shapes,
        *lengths,
        *kings,
        *(of_card.count(seat) for of_card in seats for seat in SEATS),
    ]
