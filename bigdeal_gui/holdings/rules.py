"""Bradmetz's steps: which cards each one sinks, under two readings of his text.

To sink cards is to make them the lowest of the suit, the others keeping their order. A step sinks cards that,
it claims, never matter as what they are. s, n, e count the cards of the longer hand, the shorter hand and
the opponents; where s = n each hand is taken as the longer in turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Final, TypeAlias

from bigdeal_gui.holdings.words import OPPONENTS, master_count, places_in_word

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.holdings.words import Word

    Places: TypeAlias = Callable[[Word, str, str], list[int]]


class Level(IntEnum):
    """How far words are reduced: by the steps up to and with this one."""

    EXCHANGE = 0
    ADJACENT = 1
    USEFUL = 2
    SEQUENCE = 3
    WEAKEST = 4
    SENTINEL = 5


class Reading(Enum):
    """How the article's third step is understood."""

    LITERAL = "literal"
    WIDE = "wide"


ABOUT: Final = {
    Level.EXCHANGE: "South is the longer hand",
    Level.ADJACENT: "cards without an opponent's between them change places",
    Level.USEFUL: "the longer hand keeps as many cards as the opponents hold, the rest sink",
    Level.SEQUENCE: "cards of the longer hand that fall under the shorter hand's masters sink",
    Level.WEAKEST: "cards of the shorter hand below the longer hand's weakest useful card sink",
    Level.SENTINEL: "cards below the opponents' sentinel sink",
}
"""Each step in words."""

PUBLISHED: Final = {
    Level.EXCHANGE: 797_162,
    Level.ADJACENT: 159_094,
    Level.USEFUL: 127_842,
    Level.SEQUENCE: 116_477,
    Level.WEAKEST: 75_073,
    Level.SENTINEL: 66_728,
}
"""The counts that the article prints."""

PUBLISHED_TWINS: Final = 66_141
"""The article's count after its sixth step, twins: no reading of its rule is known to give it."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A step that sinks cards."""

    level: Level
    name: str
    places: Places
    """From a word, the longer hand's letter and the shorter's: the places that sink, ascending."""

    def moves(self, word: Word, longer: str, shorter: str) -> list[int]:
        """Return the places that sink, or none where that changes no more than the order in a block."""
        places = self.places(word, longer, shorter)
        return places if places and places[0] < word.rfind(OPPONENTS) else []


def _beyond_useful(word: Word, longer: str, _shorter: str) -> list[int]:
    """Sink the longer hand's cards beyond its e strongest."""
    return places_in_word(word, longer)[word.count(OPPONENTS) :]


def _under_a_hand_of_masters(word: Word, longer: str, shorter: str) -> list[int]:
    """Sink the longer hand's n lowest where all n cards of the shorter are masters."""
    held = word.count(shorter)
    return places_in_word(word, longer)[-held:] if held and master_count(word, shorter) == held else []


def _under_each_master(word: Word, longer: str, shorter: str) -> list[int]:
    """Sink the longer hand's m lowest where the shorter has m masters."""
    held = master_count(word, shorter)
    return places_in_word(word, longer)[-held:] if held else []


def _below_weakest(word: Word, longer: str, shorter: str) -> list[int]:
    """Sink the shorter hand's cards below the longer hand's min(s, e)-th strongest.

    A card of its block is worth no more, so it sinks as well, whichever of the two hands comes first there.
    """
    if shorter not in word or OPPONENTS not in word:
        return []
    weakest = places_in_word(word, longer)[: word.count(OPPONENTS)][-1]
    above_block = word.rfind(OPPONENTS, 0, weakest)
    return [place for place in places_in_word(word, shorter) if place > above_block]


def _below_sentinel(word: Word, longer: str, _shorter: str) -> list[int]:
    """Sink every card of both hands below the opponents' (2s − 1)-th strongest, where they hold as many."""
    watching = 2 * word.count(longer) - 1
    if not 0 < watching <= word.count(OPPONENTS):
        return []
    sentinel = places_in_word(word, OPPONENTS)[watching - 1]
    return [place for place, owner in enumerate(word) if place > sentinel and owner != OPPONENTS]


_SEQUENCE: Final = {
    Reading.LITERAL: Rule(Level.SEQUENCE, "3 literal", _under_a_hand_of_masters),
    Reading.WIDE: Rule(Level.SEQUENCE, "3 wide", _under_each_master),
}


def reduction_rules(reading: Reading, level: Level = Level.SENTINEL) -> tuple[Rule, ...]:
    """Return the rules up to `level`, in the article's order."""
    rules = (
        Rule(Level.USEFUL, "2", _beyond_useful),
        _SEQUENCE[reading],
        Rule(Level.WEAKEST, "4", _below_weakest),
        Rule(Level.SENTINEL, "5", _below_sentinel),
    )
    return tuple(rule for rule in rules if rule.level <= level)
