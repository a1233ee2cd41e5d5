"""Eight guesses at the next interval of a rhythm, each a window of ±4 ms on a circle of 125 ms.

Keyboards report on a grid of up to 8 ms: whatever is finer is the machine's doing, not the typist's, so no
finer difference may count. What is coarser than 125 ms is pace, which anybody can hear, so it is folded away.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, TypeAlias

from bigdeal_gui.randomness.lags import Lags

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

FOLD_NS: Final = 125_000_000
TOLERANCE_NS: Final = 4_000_000
BUCKET_NS: Final = 8_000_000
HISTORY: Final = 64
CONTEXTS: Final = 4096
"""Contexts remembered at most: more pairs of keys than people use, fewer than a program may invent."""

Guesses: TypeAlias = tuple[int | None, ...]


def is_near(guess: int, value: int, tolerance_ns: int = TOLERANCE_NS) -> bool:
    """Tell whether two intervals lie at most `tolerance_ns` apart on the circle."""
    return (value - guess + tolerance_ns) % FOLD_NS <= 2 * tolerance_ns


def right_places(guesses: Iterable[int], value: int) -> list[int]:
    """Return the places of those `guesses` that are near `value`, in ascending order."""
    low = value + TOLERANCE_NS  # `is_near` written out: this is the loop that costs
    return [place for place, guess in enumerate(guesses) if (low - guess) % FOLD_NS <= 2 * TOLERANCE_NS]


class Clusters:
    """The last 64 intervals and how many neighbours each has."""

    def __init__(self) -> None:
        self._values: deque[int] = deque()
        self._neighbours: deque[int] = deque()

    def add(self, value: int) -> None:
        """Take in `value`; the oldest of 64 goes."""
        if len(self._values) == HISTORY:
            oldest = self._values.popleft()
            self._neighbours.popleft()
            self._count(oldest, -1)
        self._neighbours.append(self._count(value, 1))
        self._values.append(value)

    def densest(self) -> tuple[int | None, int | None]:
        """Return the value with most neighbours, and the one with most whose window does not overlap its.

        Of equals the newest counts; None where there is no such value.
        """
        first = self._crowded(None)
        return first, None if first is None else self._crowded(first)

    def _crowded(self, shunned: int | None) -> int | None:
        best, most = None, -1
        for value, neighbours in zip(self._values, self._neighbours, strict=True):
            if neighbours >= most and (shunned is None or not is_near(shunned, value, 2 * TOLERANCE_NS - 1)):
                best, most = value, neighbours
        return best

    def _count(self, value: int, step: int) -> int:
        near = right_places(self._values, value)
        for place in near:
            self._neighbours[place] += step
        return len(near)


class RhythmGuesses:
    """What the past of one stream of intervals says about the next one. All intervals in ns."""

    def __init__(self) -> None:
        self.lags = Lags(right_places)
        self._last: int | None = None
        self._last_but_one: int | None = None
        self._followers: dict[int, int] = {}
        self._clusters = Clusters()
        self._contexts: dict[Hashable, int] = {}
        self._ties = Clusters()

    def all(self, context: Hashable, tied_to_ns: int | None) -> Guesses:
        """Return the eight guesses, None for one that cannot be made yet.

        In order: as last time; the line through the last two; what followed the last time the rhythm stood
        here; the two commonest values; the last value in `context`; the best of 256 lags; and the interval
        `tied_to_ns`, known from the other hand mark, with the commonest remainder.
        """
        last, before, tie = self._last, self._last_but_one, self._ties.densest()[0]
        return (
            last,
            None if last is None or before is None else 2 * last - before,
            None if last is None else self._followers.get(last // BUCKET_NS),
            *self._clusters.densest(),
            self._contexts.get(context),
            self.lags.guess(),
            None if tied_to_ns is None or tie is None else tied_to_ns + tie,
        )

    def learn(self, interval_ns: int, context: Hashable, tied_to_ns: int | None) -> None:
        """Remember `interval_ns`, which came in `context`."""
        folded = interval_ns % FOLD_NS
        if self._last is not None:
            self._followers[self._last // BUCKET_NS] = folded
        self._last_but_one, self._last = self._last, folded
        self._clusters.add(folded)
        self._contexts.pop(context, None)
        self._contexts[context] = folded
        if len(self._contexts) > CONTEXTS:
            del self._contexts[next(iter(self._contexts))]
        self.lags.learn(folded)
        if tied_to_ns is not None:
            self._ties.add((interval_ns - tied_to_ns) % FOLD_NS)
