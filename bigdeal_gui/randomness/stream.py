"""One stream of events: who guessed it lately, and what a surprise is worth.

An event that one of the two best guesses foresaw earns nothing. Any other surprises by `-log2 p`, at most by
2 bits, where p is the share of events foreseen lately. The mean is then `(1 - p) * min(2, -log2 p)`, at most
three quarters (at p = 1/4) of the min-entropy `-log2 p` against a guesser as good as ours. A stream pays for
a bit of surprise what recordings of people allow it to; up to 4/3 the mean is no more than the min-entropy.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from bigdeal_gui.randomness.health import Health, Limits

CAP_BITS: Final = 2.0
PRIOR: Final = 4.0
"""Imagined events, all foreseen: a new stream is worth nothing until it has surprised."""

COUNT_DECAY: Final = 0.99
RANK_DECAY: Final = 0.95
GUESSERS: Final = 2
WARM_UP: Final = 8
"""Events at the start in which every guess counts and nothing is credited."""

Value = TypeVar("Value")


class CreditDecision(NamedTuple):
    """What happened to one event: whether the best guesses foresaw it, and what it may earn."""

    is_foreseen: bool
    credit_bits: float


class Stream(Generic[Value]):
    """The record of the guesses at one stream."""

    def __init__(
        self, guesses: int, is_right: Callable[[Value, Value], bool], limits: Limits, *, price: float = 1.0
    ) -> None:
        """Begin with `guesses` guessers. `price` is what a bit of surprise earns, in bits, 0 to 4/3."""
        self._is_right = is_right
        self._ranks = [0.0] * guesses
        self._health = Health(limits)
        self._price = price
        self._hits = 0.0
        self._weight = 0.0
        self.events = 0

    @property
    def is_ok(self) -> bool:
        """Whether the health tests let the stream earn."""
        return self._health.is_ok

    @property
    def foreseen_share(self) -> float:
        """The share p of events foreseen lately, 0 < p <= 1."""
        return (self._hits + PRIOR) / (self._weight + PRIOR)

    @property
    def surprise_bits(self) -> float:
        """How little the next event can be foreseen, judged by the last ones: 0 to 2 bits."""
        return min(CAP_BITS, -math.log2(self.foreseen_share))

    @property
    def price_bits(self) -> float:
        """What the next surprise earns, 0 to 2 bits times the price."""
        return self._price * self.surprise_bits

    def judge(self, guesses: Sequence[Value | None], value: Value) -> CreditDecision:
        """Compare `guesses` with the `value` that came, count it, and say what this stream would pay.

        Where no guess could be made nothing is counted: a miss would only make the next surprises dearer.
        """
        right = [guess is not None and self._is_right(guess, value) for guess in guesses]
        possible = [place for place, guess in enumerate(guesses) if guess is not None]
        if not possible:
            return CreditDecision(is_foreseen=False, credit_bits=0.0)
        if self.events >= WARM_UP:
            best = sorted(possible, key=self._ranks.__getitem__, reverse=True)[:GUESSERS]
        else:
            best = possible
        is_foreseen = any(right[place] for place in best)
        # Price and health are those from before this event: it cannot vouch for itself.
        earns = not is_foreseen and self.events >= WARM_UP and self.is_ok
        judgement = CreditDecision(is_foreseen, self.price_bits if earns else 0.0)
        for place in possible:
            self._ranks[place] = RANK_DECAY * self._ranks[place] + right[place]
        self._count(is_foreseen=is_foreseen, seen=any(right))
        return judgement

    def count_foreseen(self) -> None:
        """Count an event that no guess was needed for: nobody's hand is that quick."""
        self._count(is_foreseen=True, seen=True)

    def _count(self, *, is_foreseen: bool, seen: bool) -> None:
        self._hits = COUNT_DECAY * self._hits + is_foreseen
        self._weight = COUNT_DECAY * self._weight + 1.0
        self._health.learn(seen=seen)
        self.events += 1
