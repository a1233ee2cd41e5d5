"""Holdings: one suit in two hands, reduced, counted and played out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final

from bigdeal_gui.library.parts import PartsRun, Progress
from bigdeal_gui.model.cards import SUIT_SIZE

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from bigdeal_gui.holdings.chances import Chance
    from bigdeal_gui.holdings.lines import Cash, Line
    from bigdeal_gui.holdings.reduction import Step
    from bigdeal_gui.holdings.rules import Level, Reading

_WORDS: Final = 10_000


def holding(south: str, north: str) -> str:
    """Return a suit as a word of 13 letters, the ace first: S, N, and O for the opponents.

    The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is `-`.

    Raises:
        InvalidHolding: a character names no card, or a card stands twice.
    """
    from bigdeal_gui.holdings.words import holding_word

    return holding_word(south, north)


def reduce_holding(word: str, reading: str = "literal") -> tuple[Step, ...]:
    """Return Bradmetz's steps from a word to its canonical form; `reading` is `literal` or `wide`.

    Raises:
        ValueError: there is no such reading.
    """
    from bigdeal_gui.holdings.reduction import reduction_steps
    from bigdeal_gui.holdings.rules import Reading

    return tuple(reduction_steps(word, Reading(reading)))


def count_holdings(
    reading: str = "literal",
    size: int = SUIT_SIZE,
    *,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> dict[Level, int]:
    """Return how many holdings of a suit of `size` cards differ after each step.

    For the whole suit of 13 it takes some seconds, shared by the workers of `executor`. `progress` takes the
    holdings done and 0, and may raise to stop.

    Raises:
        ValueError: as `reduce_holding`.
        WorkerLost: the executor broke; the error's `resume` goes on with another.
    """
    from bigdeal_gui.holdings.rules import Reading

    task = _HoldingCounting(Reading(reading), size)
    return PartsRun(task, progress).found(executor, task.found)


class _HoldingCounting:
    """The holdings of a suit, counted by where their reduction begins."""

    def __init__(self, reading: Reading, size: int) -> None:
        from bigdeal_gui.holdings.rules import reduction_rules
        from bigdeal_gui.holdings.words import canonical_words

        self.done, self.total = 0, 0
        self.work = partial(_ends, reading=reading)
        self._rules = reduction_rules(reading)
        self._size = size
        self._words = canonical_words(size)
        self._counted: Counter[Level] = Counter()

    def next_part(self) -> tuple[str, ...] | None:
        return tuple(islice(self._words, _WORDS)) or None

    def take(self, part: tuple[str, ...], result: Counter[Level]) -> tuple[()]:
        self._counted += result
        self.done += len(part)
        return ()

    def found(self) -> dict[Level, int]:
        from bigdeal_gui.holdings.counting import word_counts_of_ends
        from bigdeal_gui.holdings.rules import Level
        from bigdeal_gui.holdings.words import standing_words

        exchanged = sum(1 for _ in standing_words(self._size))
        return {Level.EXCHANGE: exchanged, **word_counts_of_ends(self._counted, self._rules)}


def _ends(words: tuple[str, ...], *, reading: Reading) -> Counter[Level]:
    from bigdeal_gui.holdings.counting import word_ends
    from bigdeal_gui.holdings.rules import reduction_rules

    return word_ends(words, reduction_rules(reading))


def holding_forms(reading: str = "literal", size: int = SUIT_SIZE) -> Iterator[str]:
    """Yield the canonical forms of all holdings of a suit of `size` cards, after the last step.

    Raises:
        ValueError: as `reduce_holding`.
    """
    from bigdeal_gui.holdings.counting import canonical_forms
    from bigdeal_gui.holdings.rules import Reading

    return canonical_forms(Reading(reading), size=size)


def count_holding_kinds(words: Iterable[str], kinds: Collection[str]) -> dict[str, int]:
    """Return how many of `words`, canonical forms, are of each of `kinds`; of twins, all but the first.

    The kinds are `trivial`, `one-line`, `no-guess`, `twins` and `top-twins` (docs/holdings.md). Of all forms
    of a whole suit trivial ones and twins take some ten minutes; of the others a few may take hours each.

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
    from bigdeal_gui.holdings.lines import line_of_play

    suit = Suit(word)
    found = suit.chance(tricks) if tricks > 0 else None
    if found is None or not found.chance:
        raise ValueError(f"there is no line for {tricks} tricks")
    return line_of_play(suit, found)
