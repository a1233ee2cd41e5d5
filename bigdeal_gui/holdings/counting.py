"""How many words differ at each level, and which they are.

The canonical forms of a level are the words that none of its steps changes, so one pass over all words finds
them: nothing is kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bigdeal_gui.holdings.reduction import first_move
from bigdeal_gui.holdings.rules import Level, Reading, Rule, rules_of
from bigdeal_gui.holdings.words import Word, canonical_words, standing_words
from bigdeal_gui.model.cards import SUIT_SIZE


def forms(reading: Reading, level: Level = Level.SENTINEL, size: int = SUIT_SIZE) -> Iterator[Word]:
    """Yield the canonical forms of `level` in the order S, N, O, for suits of `size` cards."""
    if level is Level.EXCHANGE:
        return standing_words(size)
    return irreducible(rules_of(reading, level), size)


def irreducible(rules: Sequence[Rule], size: int = SUIT_SIZE) -> Iterator[Word]:
    """Yield the words, exchanged and ordered, that none of `rules` changes."""
    return (word for word in canonical_words(size) if first_move(word, rules) is None)


def counts(reading: Reading, size: int = SUIT_SIZE) -> dict[Level, int]:
    """Return the number of canonical forms at every level, each counted from scratch."""
    return {Level.EXCHANGE: sum(1 for _ in standing_words(size)), **counts_of(rules_of(reading), size)}


def counts_of(rules: Sequence[Rule], size: int = SUIT_SIZE) -> dict[Level, int]:
    """Return how many words, exchanged and ordered, there are, and how many each of `rules` leaves."""
    return counts_of_ends(ends_of(canonical_words(size), rules), rules)


def ends_of(words: Iterable[Word], rules: Sequence[Rule]) -> Counter[Level]:
    """Return how many of `words`, exchanged and ordered, change first at each level; none: `EXCHANGE`."""
    moves = (first_move(word, rules) for word in words)
    return Counter(move[0].level if move else Level.EXCHANGE for move in moves)


def counts_of_ends(ends: Counter[Level], rules: Sequence[Rule]) -> dict[Level, int]:
    """Return what `counts_of` does, where `ends` are those of all words."""
    left = ends.total()
    found = {Level.ADJACENT: left}
    for rule in rules:
        left -= ends[rule.level]
        found[rule.level] = left
    return found
