"""Holdings: one suit in two hands, reduced, counted and played out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.model.cards import SUIT_SIZE

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from bigdeal_gui.holdings.chances import Chance
    from bigdeal_gui.holdings.lines import Cash, Line
    from bigdeal_gui.holdings.reduction import Step
    from bigdeal_gui.holdings.rules import Level


def holding(south: str, north: str) -> str:
    """Return a suit as a word of 13 letters, the ace first: S, N, and O for the opponents.

    The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is `-`.

    Raises:
        InvalidHolding: a character names no card, or a card stands twice.
    """
    from bigdeal_gui.holdings.words import word_of

    return word_of(south, north)


def reduce_holding(word: str, reading: str = "literal") -> tuple[Step, ...]:
    """Return Bradmetz's steps from a word to its canonical form; `reading` is `literal` or `wide`.

    Raises:
        ValueError: there is no such reading.
    """
    from bigdeal_gui.holdings.reduction import steps
    from bigdeal_gui.holdings.rules import Reading

    return tuple(steps(word, Reading(reading)))


def count_holdings(reading: str = "literal", size: int = SUIT_SIZE) -> dict[Level, int]:
    """Return how many holdings of a suit of `size` cards differ after each step.

    For the whole suit of 13 it takes some seconds.

    Raises:
        ValueError: as `reduce_holding`.
    """
    from bigdeal_gui.holdings.counting import counts
    from bigdeal_gui.holdings.rules import Reading

    return counts(Reading(reading), size)


def holding_forms(reading: str = "literal", size: int = SUIT_SIZE) -> Iterator[str]:
    """Yield the canonical forms of all holdings of a suit of `size` cards, after the last step.

    Raises:
        ValueError: as `reduce_holding`.
    """
    from bigdeal_gui.holdings.counting import forms
    from bigdeal_gui.holdings.rules import Reading

    return forms(Reading(reading), size=size)


def count_holding_kinds(words: Iterable[str], kinds: Collection[str]) -> dict[str, int]:
    """Return how many of `words`, canonical forms, are of each of `kinds`; of twins, all but the first.

    The kinds are `trivial`, `one-line`, `no-guess`, `twins` and `top-twins` (docs/holdings.md). Of all forms
    of a whole suit trivial ones and twins take some ten minutes, the others hours.

    Raises:
        ValueError: there is no such kind.
    """
    from bigdeal_gui.holdings.kinds import HoldingKind, count_kinds

    found = count_kinds(tuple(words), {HoldingKind(kind) for kind in kinds})
    return {kind.value: found[kind] for kind in HoldingKind if kind in found}


def holding_tricks(word: str) -> bytes:
    """Return the tricks that South and North take, all cards in sight, for each division of the others.

    Division d gives the opponents' i-th strongest card to East where bit i of d is set, else to West.
    """
    from bigdeal_gui.holdings.solver import Solver

    return Solver().profile(word)


def holding_chances(word: str) -> tuple[Chance, ...]:
    """Return the best chance of 1, 2, … tricks over all lies of the hidden cards, as long as there is one.

    Each is a fraction, against opponents who see all cards and know declarer's plan (docs/holdings.md). Most
    suits take less than a second, a few with a void hand minutes.
    """
    from bigdeal_gui.holdings.chances import Suit

    return tuple(Suit(word).chances())


def holding_line(word: str, tricks: int) -> Line | Cash:
    """Return a line of play that has the best chance of at least `tricks` tricks.

    Raises:
        ValueError: so many tricks are out of reach, or none are wanted.
    """
    from bigdeal_gui.holdings.chances import Suit
    from bigdeal_gui.holdings.lines import line_of

    suit = Suit(word)
    found = suit.chance(tricks) if tricks > 0 else None
    if found is None or not found.chance:
        raise ValueError(f"there is no line for {tricks} tricks")
    return line_of(suit, found)
