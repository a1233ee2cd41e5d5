"""A line of play that takes its tricks in a given set of lies.

The line is a tree: a lead, then for each card of the second hand the answer of the third, and for each card
of the fourth hand the next lead. It has no branch for cards that come only in lies that are given up. Of the
leads that do, it takes the one with the fewest branches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypeVar

from bigdeal_gui.holdings.positions import (
    BOTH,
    NORTHS,
    SOUTHS,
    WEST,
    Player,
    Position,
    places_of_hands,
    position_after_trick,
)
from bigdeal_gui.holdings.words import NORTH, OPPONENTS, SOUTH, Word
from bigdeal_gui.model.cards import RANKS

if TYPE_CHECKING:
    from bigdeal_gui.holdings.chances import Chance, Suit
    from bigdeal_gui.holdings.lies import LieSet

_OWNERS: Final = {SOUTHS: SOUTH, NORTHS: NORTH}


@dataclass(frozen=True, slots=True)
class Cash:
    """The tricks that are still wanted are a hand's cards that nothing beats any more."""

    hand: str
    """S or N."""

    tricks: int
    """0 where all tricks that were wanted are won."""


@dataclass(frozen=True, slots=True)
class End:
    """How it goes on after certain cards of the fourth hand."""

    cards: frozenset[str]
    """The groups of which it may play, such as "KQ"; "" for none. They keep their names through the play."""

    then: Line | Cash


@dataclass(frozen=True, slots=True)
class Branch:
    """What declarer does after certain cards of the second hand."""

    cards: frozenset[str]
    third: str
    """The card of the third hand, or "" where it has none."""

    ends: tuple[End, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A lead, and what comes of it."""

    hand: str
    """S or N."""

    card: str
    branches: tuple[Branch, ...]


def line_of_play(suit: Suit, chance: Chance) -> Line | Cash:
    """Return a line that takes the tricks of a chance in all of its lies."""
    return _Planner(suit).after(suit.position, _dealt(suit.word), chance.tricks, chance.lies)


_Cards: TypeAlias = dict[str, list[str]]
"""For S and N the ranks at each place of a position; for O the groups there, which keep their names."""


def _dealt(word: Word) -> _Cards:
    """Return the ranks at the places of `position_of(word)`."""
    cards: _Cards = {owner: [""] for owner in (SOUTH, NORTH, OPPONENTS)}
    for rank, owner in zip(RANKS, word, strict=False):
        if (len(cards[owner]) % 2 == 0) != (owner == OPPONENTS):
            for ranks in cards.values():
                ranks.append("")
        cards[owner][-1] += rank
    if len(cards[OPPONENTS]) % 2 == 0:
        for ranks in cards.values():
            ranks.append("")
    return cards


def _closed(cards: _Cards, position: Sequence[int]) -> _Cards:
    """Return the cards as `closed` leaves the position."""
    joined = {owner: list(ranks) for owner, ranks in cards.items()}
    upper = 0
    for place in range(2, len(position), 2):
        if position[place - 1]:
            upper = place
            continue
        for owner in (SOUTH, NORTH):
            joined[owner][upper] += joined[owner][place]
            joined[owner][place] = ""
    return joined


def _without(cards: _Cards, owner: str, place: int) -> _Cards:
    """Return the cards without the lowest of equals."""
    ranks = cards[owner]
    return {**cards, owner: [*ranks[:place], ranks[place][:-1], *ranks[place + 1 :]]}


def _name(cards: _Cards, group: int | None) -> str:
    return "" if group is None else cards[OPPONENTS][2 * group + 1]


class _Third(NamedTuple):
    place: int | None
    after: list[_After]


class _After(NamedTuple):
    """What is left after the fourth hand's card."""

    group: int | None
    position: tuple[int, ...]
    tricks: int
    lies: LieSet


class _Planner:
    def __init__(self, suit: Suit) -> None:
        self._suit = suit
        self._lies = suit.lies
        self._known: dict[tuple[object, ...], Line] = {}

    def after(self, position: Position, cards: _Cards, tricks: int, lies: LieSet) -> Line | Cash:
        """Return how to take `tricks` tricks from a position on in all of `lies`, where that can be done."""
        if tricks <= 0:
            return Cash("", 0)
        for owner in (SOUTH, NORTH):
            if len(cards[owner][0]) >= tricks:
                return Cash(owner, tricks)
        key = position, tricks, lies, *cards[SOUTH], *cards[NORTH]
        if key not in self._known:
            self._known[key] = min(
                (
                    self._line(cards, leader, place, found)
                    for leader in (SOUTHS, NORTHS)
                    for place in reversed(places_of_hands(position, leader))
                    if (found := self._answers(position, leader, place, tricks, lies)) is not None
                ),
                key=_ends,
            )
        return self._known[key]

    def _line(
        self, cards: _Cards, leader: Player, place: int, answers: dict[int | None, list[_Third]]
    ) -> Line:
        owner, other = _OWNERS[leader], _OWNERS[BOTH - leader]
        usual = Counter(third.place for thirds in answers.values() for third in thirds)
        left = _without(cards, owner, place)
        branches = []
        for group, thirds in answers.items():
            third = max(thirds, key=lambda one: (usual[one.place], one.place or 0))
            card, played = "", left
            if third.place is not None:
                card, played = left[other][third.place][-1], _without(left, other, third.place)
            ends = [
                End(
                    frozenset({_name(cards, after.group)}),
                    self.after(
                        position_after_trick(after.position),
                        _closed(played, after.position),
                        after.tricks,
                        after.lies,
                    ),
                )
                for after in third.after
            ]
            branches.append(Branch(frozenset({_name(cards, group)}), card, _gathered(ends, _same_end)))
        return Line(owner, cards[owner][place][-1], _gathered(branches, _same_branch))

    def _answers(
        self, position: Position, leader: Player, place: int, tricks: int, lies: LieSet
    ) -> dict[int | None, list[_Third]] | None:
        """Return, for each card of the second hand, the third hand's cards that do; None where none does."""
        cards = list(position)
        cards[place] -= leader
        answers = {}
        for group, within in self._shown(cards, leader, lies):
            top = place
            if group is not None:
                cards[2 * group + 1] -= 1
                top = min(top, 2 * group + 1)
            answers[group] = list(self._thirds(cards, top, leader, tricks, within))
            if group is not None:
                cards[2 * group + 1] += 1
            if not answers[group]:
                return None
        return answers

    def _shown(
        self, cards: Sequence[int], opponent: Player, lies: LieSet
    ) -> Iterator[tuple[int | None, LieSet]]:
        """Yield the groups of which an opponent may play in `lies`, or None, and the lies that leaves."""
        left = tuple(cards[1::2])
        for group, held in enumerate(left):
            if held and (within := lies & self._lies.held(left, group, opponent)):
                yield group, within >> self._lies.strides[group] if opponent == WEST else within
        if alone := lies & self._lies.all_with(left, BOTH - opponent):
            yield None, alone

    def _thirds(
        self, cards: list[int], top: int, leader: Player, tricks: int, lies: LieSet
    ) -> Iterator[_Third]:
        """Yield the third hand's cards that take the tricks whatever the fourth plays."""
        third = BOTH - leader
        places = places_of_hands(cards, third)
        for place in places:
            cards[place] -= third
            after = self._fourths(cards, min(top, place), third, tricks, lies)
            cards[place] += third
            if all(map(self._holds, after)):
                yield _Third(place, after)
        if not places and all(map(self._holds, after := self._fourths(cards, top, third, tricks, lies))):
            yield _Third(None, after)

    def _fourths(
        self, cards: Sequence[int], top: int, opponent: Player, tricks: int, lies: LieSet
    ) -> list[_After]:
        """Return what is left after each card of the fourth hand."""
        return [
            self._after(cards, top, tricks, group, within)
            for group, within in self._shown(cards, opponent, lies)
        ]

    @staticmethod
    def _after(cards: Sequence[int], top: int, tricks: int, group: int | None, lies: LieSet) -> _After:
        left = list(cards)
        if group is not None:
            left[2 * group + 1] -= 1
            top = min(top, 2 * group + 1)
        return _After(group, tuple(left), tricks - (top % 2 == 0), lies)

    def _holds(self, end: _After) -> bool:
        """Tell whether one plan takes the tricks in all of the lies."""
        position = position_after_trick(end.position)
        (most,) = self._suit.in_sight.front(position, end.tricks, end.tricks)
        if end.lies & ~most or end.lies.bit_count() == 1:
            return not end.lies & ~most
        return any(end.lies & ~one == 0 for one in self._suit.hidden.front(position, end.tricks, end.tricks))


# -- what can be said at once ------------------------------------------------------------------------------


def _same_line(one: Line | Cash, other: Line | Cash) -> Line | Cash | None:
    """Return what is right wherever one of two ways to go on is, or None where they differ."""
    if isinstance(one, Cash) or isinstance(other, Cash):
        return one if one == other else None
    if (one.hand, one.card) != (other.hand, other.card):
        return None
    branches = _gathered((*one.branches, *other.branches), _same_branch)
    return Line(one.hand, one.card, branches) if branches else None


def _same_branch(one: Branch, other: Branch) -> Branch | None:
    if one.third != other.third:
        return None
    ends = _gathered((*one.ends, *other.ends), _same_end)
    return Branch(one.cards | other.cards, one.third, ends) if ends else None


def _same_end(one: End, other: End) -> End | None:
    then = _same_line(one.then, other.then)
    return End(one.cards | other.cards, then) if then else None


_Part = TypeVar("_Part", Branch, End)


def _gathered(parts: Iterable[_Part], same: Callable[[_Part, _Part], _Part | None]) -> tuple[_Part, ...]:
    """Join the parts that are the same; return none where parts for the same cards are not."""
    found: list[_Part] = []
    for part in parts:
        meeting = [place for place, other in enumerate(found) if other.cards & part.cards]
        if len(meeting) > 1:
            return ()
        for place in meeting or range(len(found)):
            if joined := same(found[place], part):
                found[place] = joined
                break
        else:
            if meeting:
                return ()
            found.append(part)
    return tuple(found)


def _ends(line: Line | Cash) -> int:
    """Return how many ends a line has."""
    if isinstance(line, Cash):
        return 1
    return sum(_ends(end.then) for branch in line.branches for end in branch.ends)
