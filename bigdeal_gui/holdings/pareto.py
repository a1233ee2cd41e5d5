"""What declarer's plans can reach when the opponents' cards are hidden.

Declarer has one plan, made before the first trick: it leads from either hand, and sees the opponents' cards
as they are played. The opponents know all cards and the plan, and each lie is played against it as well as
can be. A plan is worth the set of lies in which it takes its tricks. That is the best defence of Frank and
Basin; Warmerdam's SuitPlay and Bradmetz's ScanSuit have the same.

The *front* of a position holds the sets of lies that plans reach, without those that lie within others. Where
declarer chooses, fronts are joined. Where an opponent does, declarer answers each card as he likes; but in a
lie in which the opponent had several cards, every answer has to do: fronts are met.

Several numbers of tricks can be asked for at once. A set is then as many sets one behind the other, of
`Lies.count` bits each, the one for the fewest tricks in the lowest bits.

Source: I. Frank, D. Basin, Search in games with incomplete information, Artificial Intelligence 100 (1998).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache, reduce
from operator import and_, or_
from typing import TYPE_CHECKING, Final, TypeAlias

from bigdeal_gui.holdings.positions import BOTH, NORTHS, SOUTHS, WEST, closed, longest, places_of
from bigdeal_gui.model.cards import SUIT_SIZE

if TYPE_CHECKING:
    from bigdeal_gui.holdings.lies import Left, Lies, LieSet
    from bigdeal_gui.holdings.positions import Player, Position
    from bigdeal_gui.holdings.solver import Solver

Front: TypeAlias = list[int]

Fronts: TypeAlias = list[Front]
"""One for each card an opponent may play: a set of lies has to be within one set of each."""

Answers: TypeAlias = list[Fronts]
"""One for each card declarer may answer with."""

Joined: TypeAlias = "Callable[[Iterable[int]], Front]"
"""Makes a front of sets of which declarer may choose one."""

_MOST_ENDS: Final = 200_000
"""A table remembers the fourth hand's cards in so many tricks, some hundred megabytes."""


def largest(sets: Iterable[int]) -> Front:
    """Return the sets that lie within no other."""
    found: Front = []
    for one in sorted(set(sets), key=int.bit_count, reverse=True):
        for other in found:
            if one & other == one:
                break
        else:
            found.append(one)
    return found


def union(sets: Iterable[int]) -> Front:
    """Return all lies of the sets: what declarer reaches if he sees all cards."""
    return [reduce(or_, sets, 0)]


def common(fronts: Fronts) -> int:
    """Return the lies that are in some set of every front: no plan reaches others."""
    return reduce(and_, [front[0] if len(front) == 1 else reduce(or_, front) for front in fronts])


def met(fronts: Fronts) -> Front:
    """Return the largest sets that are within a set of every front."""
    bound = common(fronts)
    found = [bound]
    if max(map(len, fronts)) == 1:
        return found
    narrowed = [largest(one & bound for one in front) for front in fronts if len(front) > 1]
    for front in sorted(narrowed, key=len):
        found = largest({one & other for one in found for other in front})
    return found


class Table:
    """The fronts of one suit's positions, remembered."""

    def __init__(self, lies: Lies, solver: Solver, joined: Joined, bounds: Table | None = None) -> None:
        """Take `union` for all cards in sight, or `largest` with that table as `bounds`."""
        self._lies = lies
        self._solver = solver
        self._joined = joined
        self._bounds = bounds
        self._known: dict[tuple[Position, int, int], Front] = {}
        self._once_for = [0]
        """A set of the first lie alone, for so many numbers of tricks."""
        for times in range(SUIT_SIZE):
            self._once_for.append(self._once_for[-1] | 1 << times * lies.count)
        # The same is asked for every number of tricks, and on many ways to a position.
        self._closed = cache(closed)
        self._ends = lru_cache(_MOST_ENDS)(self._ends_of)
        self._played = cache(self._played_of)
        self._but = cache(self._all_but)
        self._most = cache(self._most_of)
        self._rest = cache(self._rest_of)

    def front(self, position: Position, low: int, high: int) -> Front:
        """Return the front for `low` … `high` tricks from a position on."""
        first, last = max(low, 1), min(high, longest(position))
        if first > last:
            return [self._all_of(position, low, min(first - 1, high))]
        found = self._known.get((position, first, last))
        if found is None:
            found = self._known[position, first, last] = self._found(position, first, last)
        if first == low:
            return found
        sure = self._all_of(position, low, first - 1)
        return [one << (first - low) * self._lies.count | sure for one in found]

    def _found(self, position: Position, low: int, high: int) -> Front:
        if not any(position[1::2]):
            return [self._all_of(position, low, high)]
        if self._bounds:
            bound = self._bounds.front(position, low, high)
        elif low < high:
            # With all cards in sight, each lie is played for as many tricks as it has.
            each = (self.front(position, tricks, tricks)[0] for tricks in range(low, high + 1))
            return [sum(won << place * self._lies.count for place, won in enumerate(each))]
        else:
            bound = [self._all_of(position, low, high)]
        if bound == [0]:
            return bound
        found: Front = []
        for wanted in self.leads(position, low, high):
            fronts = [self._joined(one for fronts in answers for one in met(fronts)) for answers in wanted]
            found = self._joined([*found, *met(fronts)])
            if found == bound:
                break
        return found

    def leads(self, position: Position, low: int, high: int) -> Iterator[list[Answers]]:
        """Yield for each lead the answers to every card of the next opponent."""
        cards = list(position)
        for leader in (SOUTHS, NORTHS):
            for place in places_of(position, leader):
                cards[place] -= leader
                yield list(self._seconds(cards, low, high, place, leader))
                cards[place] += leader

    def _all_of(self, position: Position, low: int, high: int) -> int:
        """Return all lies for `low` … `high` tricks, if these are any."""
        return self._times(self._lies.all_of(position[1::2]), max(0, high - low + 1))

    def _times(self, lies: LieSet, times: int) -> int:
        """Return a set for so many numbers of tricks."""
        return lies * self._once_for[times]

    # -- the cards of a trick -----------------------------------------------------------------------------

    def _seconds(self, cards: list[int], low: int, high: int, top: int, leader: Player) -> Iterator[Answers]:
        """Yield the answers to each card of the second hand; `top` is the strongest place played so far."""
        left = tuple(cards[1::2])
        for group, place in _held(cards):
            shift, others = self._played(left, group, leader, high - low + 1)
            cards[place] -= 1
            yield [
                [
                    [one << shift | others for one in front]
                    for front in self._fourths(cards, low, high, after_third, leader)
                ]
                for after_third in _thirds(cards, min(top, place), leader)
            ]
            cards[place] += 1
        tricks = self._most(bytes(cards), top, leader)
        yield [[[self._but(left, low, high, leader, tricks)]]]

    def _fourths(self, cards: list[int], low: int, high: int, top: int, leader: Player) -> list[Front]:
        """Return the front after each card of the fourth hand."""
        beating = len(cards) if top % 2 else top - 1
        return self._ends(self._closed(tuple(cards)), low, high, beating, leader)

    def _ends_of(self, cards: Position, low: int, high: int, beating: int, leader: Player) -> list[Front]:
        """Return the same, where the fourth hand wins with the cards down to the place `beating`."""
        left = cards[1::2]
        fronts = []
        for group, place in _held(cards):
            shift, others = self._played(left, group, BOTH - leader, high - low + 1)
            won = place > beating
            after = self._closed((*cards[:place], cards[place] - 1, *cards[place + 1 :]))
            fronts.append([one << shift | others for one in self.front(after, low - won, high - won)])
        tricks = self._rest(bytes(cards), leader) + (beating < len(cards))
        fronts.append([self._but(left, low, high, BOTH - leader, tricks)])
        return fronts

    def _played_of(self, left: Left, group: int, opponent: Player, times: int) -> tuple[int, int]:
        """Return by how much lies shift when an opponent plays of a group, and those in which he cannot."""
        others = self._lies.all_of(left) ^ self._lies.held(left, group, opponent)
        return self._lies.strides[group] if opponent == WEST else 0, self._times(others, times)

    # -- an opponent has none, and all cards are known ----------------------------------------------------

    def _all_but(self, left: Left, low: int, high: int, opponent: Player, tricks: int) -> int:
        """Return all lies; for more than `tricks`, all but the one in which the opponent has none."""
        lone = self._lies.all_with(left, BOTH - opponent)
        kept = max(0, min(high, tricks) - low + 1)
        lost = self._times(lone, high - low + 1) ^ self._times(lone, kept)
        return self._times(self._lies.all_of(left), high - low + 1) ^ lost

    def _most_of(self, position: bytes, top: int, leader: Player) -> int:
        """Return the tricks with this one, where the second hand has none of the opponents' cards."""
        cards = list(position)
        return max(self._fewest(cards, after_third, leader) for after_third in _thirds(cards, top, leader))

    def _fewest(self, cards: list[int], top: int, leader: Player) -> int:
        """Return the tricks with this one, where the fourth hand has all of the opponents' cards."""
        fourth = BOTH - leader
        tricks = []
        for _, place in _held(cards):
            cards[place] -= 1
            tricks.append(self._rest(bytes(cards), fourth) + (min(top, place) % 2 == 0))
            cards[place] += 1
        return min(tricks) if tricks else self._rest(bytes(cards), fourth) + (top % 2 == 0)

    def _rest_of(self, cards: bytes, opponent: Player) -> int:
        """Return the tricks from here on, where an opponent has all of their cards."""
        runs = bytearray(cards)
        runs[1::2] = bytes(held * opponent for held in cards[1::2])
        return self._solver.rest(runs)


def _held(cards: Sequence[int]) -> list[tuple[int, int]]:
    """Return the groups of which the opponents have cards, with their places."""
    return [(place // 2, place) for place in range(1, len(cards), 2) if cards[place]]


def _thirds(cards: list[int], top: int, leader: Player) -> Iterator[int]:
    """Play each card of the third hand, or none where it has none, and yield the strongest place."""
    third = BOTH - leader
    places = places_of(cards, third)
    for place in places:
        cards[place] -= third
        yield min(top, place)
        cards[place] += third
    if not places:
        yield top
