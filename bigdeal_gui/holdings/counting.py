"""How many words differ at each level, and which they are.

The canonical forms of a level are the words that none of its steps changes, so one pass over all words finds
them: nothing is kept.

How many deals differ after renaming the suits is the mean, over the 24 ways to rename four suits, of how many
deals each way leaves as they are (Burnside's lemma). A renaming leaves a deal alone when the suits of each of
its cycles lie alike in all hands; so a cycle of k suits gives k cards of a rank to one player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from math import comb
from typing import Final

from bigdeal_gui.holdings.reduction import first_reduction
from bigdeal_gui.holdings.rules import Level, Reading, Rule, reduction_rules
from bigdeal_gui.holdings.words import Word, canonical_words, standing_words
from bigdeal_gui.model.cards import HAND_SIZE, SUIT_SIZE, SUITS


def canonical_forms(reading: Reading, level: Level = Level.SENTINEL, size: int = SUIT_SIZE) -> Iterator[Word]:
    """Yield the canonical forms of `level` in the order S, N, O, for suits of `size` cards."""
    if level is Level.EXCHANGE:
        return standing_words(size)
    return irreducible_words(reduction_rules(reading, level), size)


def irreducible_words(rules: Sequence[Rule], size: int = SUIT_SIZE) -> Iterator[Word]:
    """Yield the words, exchanged and ordered, that none of `rules` changes."""
    return (word for word in canonical_words(size) if first_reduction(word, rules) is None)


def form_counts(reading: Reading, size: int = SUIT_SIZE) -> dict[Level, int]:
    """Return the number of canonical forms at every level, each counted from scratch."""
    return {
        Level.EXCHANGE: sum(1 for _ in standing_words(size)),
        **word_counts(reduction_rules(reading), size),
    }


def word_counts(rules: Sequence[Rule], size: int = SUIT_SIZE) -> dict[Level, int]:
    """Return how many words, exchanged and ordered, there are, and how many each of `rules` leaves."""
    return word_counts_of_ends(word_ends(canonical_words(size), rules), rules)


def word_ends(words: Iterable[Word], rules: Sequence[Rule]) -> Counter[Level]:
    """Return how many of `words`, exchanged and ordered, change first at each level; none: `EXCHANGE`."""
    moves = (first_reduction(word, rules) for word in words)
    return Counter(move[0].level if move else Level.EXCHANGE for move in moves)


def word_counts_of_ends(ends: Counter[Level], rules: Sequence[Rule]) -> dict[Level, int]:
    """Return what `word_counts` does, where `ends` are those of all words."""
    left = ends.total()
    found = {Level.ADJACENT: left}
    for rule in rules:
        left -= ends[rule.level]
        found[rule.level] = left
    return found


_PLAYERS: Final = 4


@dataclass(frozen=True, slots=True)
class Renamings:
    """The renamings with cycles of the same lengths."""

    cycles: tuple[int, ...]
    """The lengths, ascending; 1 is a suit that keeps its name."""

    ways: int
    """How many renamings there are of this kind."""

    deals_fixed: int
    """How many deals each of them leaves as they are."""


@cache
def suit_renamings() -> tuple[Renamings, ...]:
    """Return the renamings by kind, from none at all to all four suits in a circle."""
    kinds = Counter(_cycles(order) for order in permutations(range(len(SUITS))))
    return tuple(
        Renamings(cycles, ways, _deals_fixed(cycles)) for cycles, ways in sorted(kinds.items(), reverse=True)
    )


def deals_up_to_renaming() -> int:
    """Return the number of deals that differ after renaming: 2,235,197,513,162,569,580,480,368,800."""
    kinds = suit_renamings()
    return sum(kind.ways * kind.deals_fixed for kind in kinds) // sum(kind.ways for kind in kinds)


def _cycles(order: tuple[int, ...]) -> tuple[int, ...]:
    left = set(range(len(order)))
    lengths = []
    while left:
        first = suit = min(left)
        length = 0
        while length == 0 or suit != first:
            left.remove(suit)
            suit = order[suit]
            length += 1
        lengths.append(length)
    return tuple(sorted(lengths))


def _deals_fixed(cycles: tuple[int, ...]) -> int:
    """Count the deals in which the suits of each cycle lie alike."""
    # The players' vacant places; who has which does not matter, so they stand sorted.
    room: Counter[tuple[int, ...]] = Counter({(HAND_SIZE,) * _PLAYERS: 1})
    splits = tuple(_splits(SUIT_SIZE, _PLAYERS))
    for length in cycles:
        after: Counter[tuple[int, ...]] = Counter()
        taken = [(tuple(length * take for take in takes), split) for takes, split in splits]
        for (north, east, south, west), ways in room.items():
            for (one, two, three, four), split in taken:
                if one <= north and two <= east and three <= south and four <= west:
                    left = sorted((north - one, east - two, south - three, west - four))
                    after[tuple(left)] += ways * split
        room = after
    return room[(0,) * _PLAYERS]


def _splits(cards: int, players: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield how many of `cards` each player gets, and in how many ways."""
    if players == 1:
        yield (cards,), 1
        return
    for take in range(cards + 1):
        for rest, ways in _splits(cards - take, players - 1):
            yield (take, *rest), comb(cards, take) * ways
