"""Eight guesses at the next interval of a rhythm, each a window of ±4 ms on a circle of 125 ms.

Keyboards report on a grid of up to 8 ms: whatever is finer is the machine's doing, not the typist's, so no
finer difference may count. What is coarser than 125 ms is pace, which anybody can hear, so it is folded away.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Hashable
from typing import Final, TypeAlias

from bigdeal_gui.randomness.lags import LAGS, Lags

FOLD_NS: Final = 125_000_000
TOLERANCE_NS: Final = 4_000_000
BUCKET_NS: Final = 8_000_000
HISTORY: Final = 64
CONTEXTS: Final = 4096
"""Contexts remembered at most: more pairs of keys than people use, fewer than a program may invent."""

Guesses: TypeAlias = tuple[int | None, ...]


def intervals_are_near(guess: int, value: int, tolerance_ns: int = TOLERANCE_NS) -> bool:
    """Tell whether two intervals lie at most `tolerance_ns` apart on the circle."""
    return (value - guess + tolerance_ns) % FOLD_NS <= 2 * tolerance_ns


class FoldedPast:
    """The last intervals of a rhythm, each folded: 0 to 125 ms. Those near a value are found, not looked for.

    They are kept by size as well as by age, so that what lies in a window is a slice.
    """

    def __init__(self, most: int = LAGS) -> None:
        self._most = most
        self._by_age: deque[int] = deque()  # newest first
        self._by_size: list[int] = []
        self._numbers: list[int] = []  # of each in `_by_size`, counted from the first that ever came
        self._newest = -1

    def __len__(self) -> int:
        return len(self._by_age)

    def __getitem__(self, place: int, /) -> int:
        return self._by_age[place]

    @property
    def is_full(self) -> bool:
        """Whether the next to come is in the stead of another."""
        return len(self._by_age) == self._most

    def add(self, value: int) -> None:
        """Remember `value` at place 0; of as many as are kept the oldest goes."""
        if self.is_full:
            self.pop()
        self._newest += 1
        self._by_age.appendleft(value)
        place = bisect_right(self._by_size, value)
        self._by_size.insert(place, value)
        self._numbers.insert(place, self._newest)

    def pop(self) -> int:
        """Forget the oldest, and return it."""
        value = self._by_age.pop()
        # Of equals the oldest came first, and each new one was put behind them.
        place = bisect_left(self._by_size, value)
        del self._by_size[place], self._numbers[place]
        return value

    def right_places(self, value: int, tolerance_ns: int = TOLERANCE_NS) -> list[int]:
        """Return the places of those near `value`, 0 to 125 ms, by `intervals_are_near`, in any order."""
        by_size, low, high = self._by_size, value - tolerance_ns, value + tolerance_ns
        numbers = self._numbers[bisect_left(by_size, low) : bisect_right(by_size, high)]
        if low < 0:
            numbers += self._numbers[bisect_left(by_size, low + FOLD_NS) :]
        if high >= FOLD_NS:
            numbers += self._numbers[: bisect_right(by_size, high - FOLD_NS)]
        newest = self._newest
        return [newest - number for number in numbers]


class Clusters:
    """The last 64 intervals and how many neighbours each has."""

    def __init__(self) -> None:
        self._past = FoldedPast(HISTORY)
        self._neighbours: deque[int] = deque()  # newest first

    def add(self, value: int) -> None:
        """Take in `value`, folded; the oldest of 64 goes."""
        if self._past.is_full:
            self._neighbours.pop()
            self._count(self._past.pop(), -1)
        self._neighbours.appendleft(self._count(value, 1))
        self._past.add(value)

    @property
    def first(self) -> int | None:
        """The value with most neighbours; of equals the newest counts; None where there is none."""
        return self._past[self._neighbours.index(max(self._neighbours))] if self._neighbours else None

    @property
    def densest(self) -> tuple[int | None, int | None]:
        """The first, and the value with most neighbours whose window does not overlap its.

        Of equals the newest counts; None where there is no such value.
        """
        first = self.first
        if first is None:
            return None, None
        left = list(self._neighbours)
        for place in self._past.right_places(first, 2 * TOLERANCE_NS - 1):
            left[place] = -1
        most = max(left)
        return first, self._past[left.index(most)] if most >= 0 else None

    def _count(self, value: int, step: int) -> int:
        near = self._past.right_places(value)
        for place in near:
            self._neighbours[place] += step
        return len(near)


class RhythmGuesses:
    """What the past of one stream of intervals says about the next one. All intervals in ns."""

    def __init__(self) -> None:
        self.lags: Lags[int] = Lags(FoldedPast())
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
        last, before, tie = self._last, self._last_but_one, self._ties.first
        return (
            last,
            None if last is None or before is None else 2 * last - before,
            None if last is None else self._followers.get(last // BUCKET_NS),
            *self._clusters.densest,
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
