"""Kinds of holdings that Bradmetz's article names, each under a definition of its own.

The article's rule for twins can be read in several ways, and it says in a few words what trivial holdings and
those with a single strategy are; so one notion may have several readings, and each reading has a name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from enum import Enum
from typing import Final, TypeAlias

from bigdeal_gui.holdings.chances import Suit
from bigdeal_gui.holdings.lies import Lies
from bigdeal_gui.holdings.positions import holding_position
from bigdeal_gui.holdings.solver import Solver
from bigdeal_gui.holdings.words import NORTH, OPPONENTS, SOUTH, Word, word_has_equal_hands


class HoldingKind(Enum):
    """A notion of the article, under one reading."""

    TRIVIAL = "trivial"
    ONE_LINE = "one-line"
    NO_GUESS = "no-guess"
    TWINS = "twins"
    TOP_TWINS = "top-twins"


ABOUT_KINDS: Final = {
    HoldingKind.TRIVIAL: "each number of tricks is certain or out of reach",
    HoldingKind.ONE_LINE: "one line has the best chance of every number of tricks",
    HoldingKind.NO_GUESS: "one line takes in every lie what it would with all cards in sight",
    HoldingKind.TWINS: "like one before: same opponents' cards, same lengths, same tricks in every lie",
    HoldingKind.TOP_TWINS: "the same, and South's and North's cards are above or below all others",
}
"""Each kind in words."""

TWIN_KINDS: Final = frozenset({HoldingKind.TWINS, HoldingKind.TOP_TWINS})
"""The kinds that are found among holdings, not in one."""

TwinKey: TypeAlias = tuple[str, int, bytes]


def is_trivial_holding(word: Word, solver: Solver) -> bool:
    """Tell whether declarer is certain of every trick that some lie offers."""
    tricks = 0
    for number, division in enumerate(one_division_a_lie(word)):
        found = solver.tricks(word, division)
        if number and found != tricks:
            return False
        tricks = found
    return tricks == 0 or Suit(word, solver).chance(tricks).chance == 1


def twins_key(word: Word, solver: Solver) -> TwinKey:
    """Return what twins have in common, for an ordered word whose South is not the shorter."""
    tricks = bytes(solver.tricks(word, division) for division in one_division_a_lie(word))
    if word_has_equal_hands(word):
        # Exchanging the hands exchanges West and East, whose lies are numbered the other way round.
        tricks = max(tricks, tricks[::-1])
    return word.replace(NORTH, SOUTH), word.count(NORTH), tricks


def one_division_a_lie(word: Word) -> Iterator[int]:
    """Yield one division of the single cards for each lie, as `Solver.tricks` takes it."""
    lies = Lies(word)
    for west in lies.west():
        division = first = 0
        for held, theirs in zip(lies.groups, west, strict=True):
            division |= ((1 << held - theirs) - 1) << first
            first += held
        yield division


def count_kinds(
    words: Sequence[Word], kinds: Collection[HoldingKind], progress: Callable[[int, int], None] | None = None
) -> dict[HoldingKind, int]:
    """Return how many of `words` are of each of `kinds`; of twins, all but the first.

    The words are those of a reduction: ordered, South not the shorter. `progress` takes the words done and
    their number.
    """
    solver = Solver(most_known=3_000_000)
    found = Counter(dict.fromkeys(kinds, 0))
    met: set[TwinKey] = set()
    suit = None
    # Suits with the same lies one after the other: each takes over what was found for those before.
    for done, word in enumerate(sorted(words, key=lambda word: holding_position(word)[1::2]), 1):
        suit = Suit(word, solver, suit)
        found.update(kind for kind in _kinds_of(suit, kinds, solver, met) if kind in kinds)
        if progress is not None:
            progress(done, len(words))
    return dict(found)


def _kinds_of(
    suit: Suit, kinds: Collection[HoldingKind], solver: Solver, met: set[TwinKey]
) -> Iterator[HoldingKind]:
    """Yield the kinds of a suit, those of `kinds` at least; `met` are the twins' keys so far."""
    word = suit.word
    if HoldingKind.TRIVIAL in kinds and is_trivial_holding(word, solver):
        yield HoldingKind.TRIVIAL
    if HoldingKind.ONE_LINE in kinds and suit.has_one_line():
        yield HoldingKind.ONE_LINE
    if HoldingKind.NO_GUESS in kinds and suit.is_no_guess():
        yield HoldingKind.NO_GUESS
    if TWIN_KINDS.isdisjoint(kinds):
        return
    key = twins_key(word, solver)
    if key in met:
        yield HoldingKind.TWINS
        if OPPONENTS * word.count(OPPONENTS) in word:
            yield HoldingKind.TOP_TWINS
    met.add(key)
