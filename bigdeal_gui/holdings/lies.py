"""The lies of the opponents' cards, as declarer can tell them apart, and sets of them.

Opponents' cards with none of South's or North's between them are a *group*: they take the same tricks, so a
lie is how many of each group West holds, and stands for several divisions of the single cards. Declarer loses
nothing by that: a plan that makes something of the jack where the queen would have done as well can call
West's cards of a group by the order in which they come, and does as well without.

A lie has a number: the sum, over the groups, of West's cards times the group's stride. A set of lies is an
int whose bit i tells whether lie i is in it. Strides stay the same through the play: West's cards among those
that are left give the number. So the lies before West played a card are those after it, shifted by a stride,
and those before East played one are those after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from itertools import accumulate, groupby, product
from math import comb, prod
from operator import mul
from typing import Final, TypeAlias

from bigdeal_gui.holdings.positions import WEST, Player
from bigdeal_gui.holdings.words import OPPONENTS, Word
from bigdeal_gui.model.cards import HAND_SIZE

LieSet: TypeAlias = int

Left: TypeAlias = tuple[int, ...]
"""How many cards of each group the opponents have left, the strongest group first."""

DIVISIONS: Final = comb(2 * HAND_SIZE, HAND_SIZE)
"""How many ways there are to deal the cards that declarer does not see."""

_TABLE_BITS: Final = 12
_TABLE_SIZE: Final = 1 << _TABLE_BITS


class Lies:
    """All lies of the opponents' cards in one suit."""

    def __init__(self, word: Word) -> None:
        self.groups: Final[Left] = tuple(len(list(run)) for owner, run in groupby(word) if owner == OPPONENTS)
        sizes = tuple(accumulate((held + 1 for held in self.groups), mul, initial=1))
        self.strides: Final = sizes[:-1]
        self.count: Final = sizes[-1]
        self.all_of = cache(self._all_of)

    def _all_of(self, left: Left) -> LieSet:
        """Return every lie of the cards that are left."""
        held = product(*(range(most + 1) for most in left))
        return sum(1 << sum(map(mul, west, self.strides)) for west in held)

    def held(self, left: Left, group: int, opponent: Player) -> LieSet:
        """Return the lies in which West or East has a card of the group."""
        held = self.all_of((*left[:group], left[group] - 1, *left[group + 1 :]))
        return held << self.strides[group] if opponent == WEST else held

    def all_with(self, left: Left, opponent: Player) -> LieSet:
        """Return the one lie in which West or East has all cards that are left."""
        return 1 << sum(map(mul, left, self.strides)) if opponent == WEST else 1

    def west(self) -> Iterator[Left]:
        """Yield West's cards of each group, for the lies in the order of their numbers."""
        held = product(*(range(most + 1) for most in reversed(self.groups)))
        return (tuple(reversed(west)) for west in held)

    def weight(self, lies: LieSet) -> int:
        """Return in how many of the `DIVISIONS` one of `lies` occurs."""
        total = 0
        for table in self._tables:
            total += table[lies % _TABLE_SIZE]
            lies >>= _TABLE_BITS
        return total

    @cached_property
    def _tables(self) -> tuple[list[int], ...]:
        """For every twelve lies in a row, the weights of all sets of them."""
        others = 2 * HAND_SIZE - sum(self.groups)
        weights = [
            prod(map(comb, self.groups, west)) * comb(others, HAND_SIZE - sum(west)) for west in self.west()
        ]
        tables = []
        for first in range(0, self.count, _TABLE_BITS):
            table = [0]
            for weight in weights[first : first + _TABLE_BITS]:
                table += [known + weight for known in table]
            tables.append(table)
        return tuple(tables)
