"""Positions of one suit in which the opponents' cards are not divided yet.

A position has South's and North's cards at its even places, 16 for each of South's and 1 for each of North's,
and at its odd places how many cards of a group the opponents have; the strongest first. It keeps its
length through the play, so that a group keeps its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from bigdeal_gui.holdings.words import OPPONENTS, SOUTH, Word

Position: TypeAlias = tuple[int, ...]

Player: TypeAlias = int
"""South or North by what a card of his adds to a place; West and East as the hand they play after."""

SOUTHS: Final[Player] = 16
NORTHS: Final[Player] = 1
WEST: Final = SOUTHS
EAST: Final = NORTHS
BOTH: Final = SOUTHS + NORTHS


def holding_position(word: Word) -> Position:
    """Return the position before the first trick."""
    position = [0]
    for letter in word:
        if (len(position) % 2 == 0) != (letter == OPPONENTS):
            position.append(0)
        position[-1] += 1 if letter == OPPONENTS else SOUTHS if letter == SOUTH else NORTHS
    if len(position) % 2 == 0:
        position.append(0)
    return tuple(position)


def longer_length(position: Sequence[int]) -> int:
    """Return how many cards the longer of South and North has: as many tricks there are to win."""
    return max(divmod(sum(position[::2]), SOUTHS))


def places_of_hands(position: Sequence[int], owner: Player) -> list[int]:
    """Return the places where South or North has a card."""
    if owner == SOUTHS:
        return [place for place in range(0, len(position), 2) if position[place] >= SOUTHS]
    return [place for place in range(0, len(position), 2) if position[place] % SOUTHS]


def position_after_trick(position: Sequence[int]) -> Position:
    """Return the position after a trick: what has nothing left between it is at the upper place."""
    joined = list(position)
    upper = 0
    for place in range(2, len(joined), 2):
        if joined[place - 1]:
            upper = place
        else:
            joined[upper] += joined[place]
            joined[place] = 0
    return tuple(joined)
