"""What declarer's plans can reach when the opponents' cards are hidden, and their best chances.

Declarer has one plan, made before the first trick: it leads from either hand, and sees the opponents' cards
as they are played. The opponents know all cards and the plan, and each lie is played against it as well as
can be. A plan is worth the set of lies in which it takes its tricks. That is the best defence of Frank and
Basin; Warmerdam's SuitPlay and Bradmetz's ScanSuit have the same.

The *front* of a position holds the sets of lies that plans reach, without those that lie within others. Where
declarer chooses, fronts are joined. Where an opponent does, declarer answers each card as he likes; but in a
lie in which the opponent had several cards, every answer has to do: fronts are met.

Several numbers of tricks can be asked for at once. A set is then as many sets one behind the other, of
`Lies.count` bits each, the one for the fewest tricks in the lowest bits.

At the first trick no fronts are met, which could be very many sets: a search picks an answer to each card,
and leaves off where what is left weighs no more than the best found.

Source: I. Frank, D. Basin, Search in games with incomplete information, Artificial Intelligence 100 (1998).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache, reduce
from operator import and_, or_
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from bigdeal_gui.holdings.lies import DIVISIONS, Left, Lies, LieSet
from bigdeal_gui.holdings.positions import (
    BOTH,
    NORTHS,
    SOUTHS,
    WEST,
    Player,
    Position,
    holding_position,
    longer_length,
    places_of_hands,
    position_after_trick,
)
from bigdeal_gui.holdings.solver import Solver
from bigdeal_gui.model.cards import SUIT_SIZE

if TYPE_CHECKING:
    from bigdeal_gui.holdings.words import Word


Front: TypeAlias = list[int]

Fronts: TypeAlias = list[Front]
"""One for each card an opponent may play: a set of lies has to be within one set of each."""

Answers: TypeAlias = list[Fronts]
"""One for each card declarer may answer with."""

Joined: TypeAlias = "Callable[[Iterable[int]], Front]"
"""Makes a front of sets of which declarer may choose one."""

_MOST_ENDS: Final = 200_000
"""A table remembers the fourth hand's cards in so many tricks, some hundred megabytes."""


def largest_lie_sets(sets: Iterable[int]) -> Front:
    """Return the sets that lie within no other."""
    found: Front = []
    for one in sorted(set(sets), key=int.bit_count, reverse=True):
        for other in found:
            if one & other == one:
                break
        else:
            found.append(one)
    return found


def all_lies(sets: Iterable[int]) -> Front:
    """Return all lies of the sets: what declarer reaches if he sees all cards."""
    return [reduce(or_, sets, 0)]


def common_lies(fronts: Fronts) -> int:
    """Return the lies that are in some set of every front: no plan reaches others."""
    return reduce(and_, [front[0] if len(front) == 1 else reduce(or_, front) for front in fronts])


def lies_within_every(fronts: Fronts) -> Front:
    """Return the largest sets that are within a set of every front."""
    bound = common_lies(fronts)
    found = [bound]
    if max(map(len, fronts)) == 1:
        return found
    narrowed = [largest_lie_sets(one & bound for one in front) for front in fronts if len(front) > 1]
    for front in sorted(narrowed, key=len):
        found = largest_lie_sets({one & other for one in found for other in front})
    return found


class Table:
    """The fronts of one suit's positions, remembered."""

    def __init__(self, lies: Lies, solver: Solver, joined: Joined, bounds: Table | None = None) -> None:
        """Take `union` for all cards in sight, or `largest_lie_sets` with that table as `bounds`."""
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
        self._closed = cache(position_after_trick)
        self._ends = lru_cache(_MOST_ENDS)(self._ends_of)
        self._played = cache(self._played_of)
        self._but = cache(self._all_but)
        self._most = cache(self._most_of)
        self._rest = cache(self._rest_of)

    def front(self, position: Position, low: int, high: int) -> Front:
        """Return the front for `low` … `high` tricks from a position on."""
        first, last = max(low, 1), min(high, longer_length(position))
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
            fronts = [
                self._joined(one for fronts in answers for one in lies_within_every(fronts))
                for answers in wanted
            ]
            found = self._joined([*found, *lies_within_every(fronts)])
            if found == bound:
                break
        return found

    def leads(self, position: Position, low: int, high: int) -> Iterator[list[Answers]]:
        """Yield for each lead the answers to every card of the next opponent."""
        cards = list(position)
        for leader in (SOUTHS, NORTHS):
            for place in places_of_hands(position, leader):
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
        return min(tricks)

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
    places = places_of_hands(cards, third)
    for place in places:
        cards[place] -= third
        yield min(top, place)
        cards[place] += third
    if not places:
        yield top


@dataclass(frozen=True, slots=True)
class Chance:
    """The best chance of at least so many tricks."""

    tricks: int
    chance: Fraction
    in_sight: Fraction
    """The chance of a declarer who sees all cards, which is no less."""

    lies: LieSet
    """The lies in which one best plan takes the tricks."""


class Suit:
    """A suit whose opponents' cards are hidden."""

    def __init__(self, word: Word, solver: Solver | None = None, like: Suit | None = None) -> None:
        """Share one `solver` among many suits, and what was found for one before that has the same lies."""
        self.word: Final = word
        self.position: Final = holding_position(word)
        if like is None or like.position[1::2] != self.position[1::2]:
            self.lies = Lies(word)
            solver = solver or Solver()
            self.in_sight = Table(self.lies, solver, all_lies)
            self.hidden = Table(self.lies, solver, largest_lie_sets, self.in_sight)
        else:
            self.lies, self.in_sight, self.hidden = like.lies, like.in_sight, like.hidden

    def chances(self) -> Iterator[Chance]:
        """Yield the best chance of 1, 2, … tricks, as long as there is one."""
        for tricks in range(1, longer_length(self.position) + 1):
            found = self.chance(tricks)
            if not found.chance:
                return
            yield found

    def chance(self, tricks: int) -> Chance:
        """Return the best chance of at least `tricks` tricks, 1 or more."""
        (most,) = self.in_sight.front(self.position, tricks, tricks)
        search = self._best(tricks, tricks)
        return Chance(
            tricks, Fraction(search.weight, DIVISIONS), Fraction(self._weight(most), DIVISIONS), search.kept
        )

    def mean(self, low: int, high: int) -> Fraction:
        """Return the greatest sum of one plan's chances of `low` … `high` tricks, 1 ≤ low ≤ high."""
        return Fraction(self._best(low, high).weight, DIVISIONS)

    def has_one_line(self) -> bool:
        """Tell whether one plan has the best chance of every number of tricks."""
        doubtful = [found for found in self.chances() if found.chance < 1]
        if len(doubtful) < 2:  # noqa: PLR2004 - one line has one best chance
            return True
        target = int(sum((found.chance for found in doubtful), Fraction()) * DIVISIONS)
        return self._best(doubtful[0].tricks, doubtful[-1].tricks, target).weight == target

    def is_no_guess(self) -> bool:
        """Tell whether one plan takes in every lie what declarer would take if he saw all cards."""
        high = longer_length(self.position)
        (most,) = self.in_sight.front(self.position, 1, high)
        target = self._weight(most)
        return self._best(1, high, target).weight == target

    def _best(self, low: int, high: int, target: int | None = None) -> _Search:
        """Search for the heaviest set; for one of the weight `target` alone, where no other is heavier."""
        (most,) = self.in_sight.front(self.position, low, high)
        search = _Search(self._weight, self._weight(most) if target is None else target)
        if target is not None:
            search.weight = target - 1
        if not any(self.lies.groups) or not most:
            search.run(most, [])
            return search
        for wanted in self.hidden.leads(self.position, low, high):
            if search.weight == search.most:
                break
            search.run(most, [[_choice(fronts) for fronts in answers] for answers in wanted])
        return search

    def _weight(self, sets: int) -> int:
        total = 0
        while sets:
            total += self.lies.weight(sets & (1 << self.lies.count) - 1)
            sets >>= self.lies.count
        return total


class _Choice(NamedTuple):
    kept: int
    """The lies that are left at most."""

    beyond: list[list[_Choice]]
    """From each of these one has to be chosen as well."""


def _choice(fronts: Fronts) -> _Choice:
    return _Choice(
        common_lies(fronts), [[_Choice(one, []) for one in front] for front in fronts if len(front) > 1]
    )


class _Search:
    """Looks for the heaviest set that a choice of everything wanted leaves."""

    def __init__(self, weight_of: Callable[[int], int], most: int) -> None:
        """Take `most` as the greatest weight there can be."""
        self.kept = 0
        self.weight = -1
        self._weight_of = weight_of
        self.most = most

    def run(self, kept: int, wanted: list[list[_Choice]]) -> None:
        """Look within `kept`, and take note of what is heavier than the best so far."""
        before = -1
        while kept != before:
            weight = self._weight_of(kept)
            if weight <= self.weight:
                return
            before = kept
            still = []
            for choices in wanted:
                if any(before & ~choice.kept == 0 and not choice.beyond for choice in choices):
                    continue
                better = self._better(kept, choices)
                if not better:
                    return
                # Whatever is chosen, no other lies are left; that may rule out choices elsewhere.
                kept = reduce(or_, [choice.kept for choice in better])
                still.append(better)
            wanted = still
        if not wanted:
            self.kept, self.weight = kept, weight
            return
        first, *rest = sorted(wanted, key=len)
        for choice in sorted(first, key=lambda one: self._weight_of(one.kept), reverse=True):
            self.run(choice.kept, [*choice.beyond, *rest])

    def _better(self, kept: int, choices: list[_Choice]) -> list[_Choice]:
        """Return the choices within `kept` that can be better than the best; of simple ones the largest."""
        simple = largest_lie_sets(kept & choice.kept for choice in choices if not choice.beyond)
        within = [_Choice(one, []) for one in simple]
        within += [_Choice(kept & choice.kept, choice.beyond) for choice in choices if choice.beyond]
        return [choice for choice in within if self._weight_of(choice.kept) > self.weight]
