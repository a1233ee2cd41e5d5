"""Counts Bradmetz's steps under readings of his text: `python -m benchmarks.readings` prints the table.

All ten take half a minute. docs/holdings.md shows the table, and says of each reading what it changes.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, TypeAlias

from bigdeal_gui.holdings.counting import word_counts
from bigdeal_gui.holdings.rules import PUBLISHED, Level, Reading, Rule, reduction_rules
from bigdeal_gui.holdings.words import OPPONENTS, SOUTH, master_count, places_in_word, word_has_equal_hands
from bigdeal_gui.model.cards import SUIT_SIZE

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.holdings.words import Word

    Places: TypeAlias = Callable[[Word, str, str], list[int]]

_COUNTED: Final = (Level.USEFUL, Level.SEQUENCE, Level.WEAKEST, Level.SENTINEL)


def _south_alone(word: Word, longer: str, _shorter: str) -> list[int]:
    """Step 2: where the hands are equal, only South's excess sinks."""
    return places_in_word(word, SOUTH)[word.count(OPPONENTS) :] if longer == SOUTH else []


def _longer_alone(word: Word, longer: str, _shorter: str) -> list[int]:
    """Step 2: where the hands are equal, nothing sinks."""
    return [] if word_has_equal_hands(word) else places_in_word(word, longer)[word.count(OPPONENTS) :]


def _beyond_both(word: Word, longer: str, shorter: str) -> list[int]:
    """Step 2: what is useful is counted by the opponents' or the shorter hand's cards, whichever are more."""
    return places_in_word(word, longer)[max(word.count(OPPONENTS), word.count(shorter)) :]


def _masters_stay(word: Word, longer: str, shorter: str) -> list[int]:
    """Step 3, wide: the longer hand's own masters never sink."""
    held = master_count(word, shorter)
    return places_in_word(word, longer)[master_count(word, longer) :][-held:] if held else []


def _lopsided(word: Word, longer: str, shorter: str) -> list[int]:
    """Step 4: a card of the weakest useful card's block is below it if North's, not if South's."""
    useful = places_in_word(word, longer)[: word.count(OPPONENTS)]
    return [place for place in places_in_word(word, shorter) if useful and place > useful[-1]]


def _strict(word: Word, longer: str, shorter: str) -> list[int]:
    """Step 4: a card of the weakest useful card's block never counts as below it."""
    useful = places_in_word(word, longer)[: word.count(OPPONENTS)]
    below = word.find(OPPONENTS, useful[-1]) if useful else -1
    return [place for place in places_in_word(word, shorter) if place > below >= 0]


def _chain(reading: Reading, instead: dict[Level, Places]) -> tuple[Rule, ...]:
    """Return the program's rules of `reading`, with other places at some levels."""
    return tuple(
        Rule(rule.level, rule.name, instead.get(rule.level, rule.places)) for rule in reduction_rules(reading)
    )


CHAINS: Final = {
    "literal": _chain(Reading.LITERAL, {}),
    "literal, lopsided": _chain(Reading.LITERAL, {Level.WEAKEST: _lopsided}),
    "literal, strict": _chain(Reading.LITERAL, {Level.WEAKEST: _strict}),
    "wide": _chain(Reading.WIDE, {}),
    "wide, lopsided": _chain(Reading.WIDE, {Level.WEAKEST: _lopsided}),
    "wide, strict": _chain(Reading.WIDE, {Level.WEAKEST: _strict}),
    "wide, masters stay": _chain(Reading.WIDE, {Level.SEQUENCE: _masters_stay}),
    "wide, South alone": _chain(Reading.WIDE, {Level.USEFUL: _south_alone}),
    "wide, longer alone": _chain(Reading.WIDE, {Level.USEFUL: _longer_alone}),
    "wide, beyond both": _chain(Reading.WIDE, {Level.USEFUL: _beyond_both}),
}
"""The readings by their names."""


def row(name: str, size: int = SUIT_SIZE) -> str:
    """Return a reading's row: its counts after steps 2 to 5, and how far the last is from the published."""
    found = word_counts(CHAINS[name], size)
    told = " | ".join(f"{found[level]:,}" for level in _COUNTED)
    return f"| {name} | {told} | {found[Level.SENTINEL] - PUBLISHED[Level.SENTINEL]:+,} |"


def main() -> int:
    """Print the table, a reading a row."""
    print("| reading | step 2 | step 3 | step 4 | step 5 | difference |\n|---|---|---|---|---|---|")
    print(f"| published | {' | '.join(f'{PUBLISHED[level]:,}' for level in _COUNTED)} | |")
    for name in CHAINS:
        print(row(name), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
