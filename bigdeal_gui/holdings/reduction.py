"""The reduction of a word to its canonical form, step by step.

Rules are tried in their order, and from the first again after each one that sank something, until none does.
That ends: every sinking lifts an opponent's card, and nothing ever lowers one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bigdeal_gui.holdings.rules import Level, Reading, Rule, reduction_rules
from bigdeal_gui.holdings.words import (
    NORTH,
    SOUTH,
    Word,
    canonical_word,
    longer_south_word,
    ordered_word,
    word_has_equal_hands,
    word_with_lowest,
)


@dataclass(frozen=True, slots=True)
class Step:
    """A change of a word: the step of the article that made it, and what happened to the word."""

    level: Level
    word: Word


def hand_roles(word: Word) -> tuple[tuple[str, str], ...]:
    """Return who may be called the longer hand and the shorter, in a word whose South is not the shorter."""
    asked = ((SOUTH, NORTH), (NORTH, SOUTH))
    return asked if word_has_equal_hands(word) else asked[:1]


def first_reduction(word: Word, rules: Iterable[Rule]) -> tuple[Rule, list[int]] | None:
    """Return the first of `rules` that changes a canonical word, and the places it sinks, if any does."""
    asked = hand_roles(word)
    for rule in rules:
        for longer, shorter in asked:
            if places := rule.moves(word, longer, shorter):
                return rule, places
    return None


def reduction_steps(word: Word, reading: Reading, level: Level = Level.SENTINEL) -> Iterator[Step]:
    """Yield the steps from `word` to its canonical form at `level`; none where it is canonical already."""
    yield from _changes(word, longer_south_word(word), Level.EXCHANGE)
    word = longer_south_word(word)
    if level is Level.EXCHANGE:
        return
    yield from _changes(word, ordered_word(word), Level.ADJACENT)
    word = ordered_word(word)
    rules = reduction_rules(reading, level)
    while True:
        yield from _changes(word, canonical_word(word), Level.EXCHANGE)
        word = canonical_word(word)
        move = first_reduction(word, rules)
        if move is None:
            return
        rule, places = move
        word = ordered_word(word_with_lowest(word, places))
        yield Step(rule.level, word)


def _changes(before: Word, after: Word, level: Level) -> Iterator[Step]:
    if after != before:
        yield Step(level, after)
