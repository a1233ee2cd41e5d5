"""Does a stream repeat itself? 256 guesses “as k events ago”, and what their record proves."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

LAGS: Final = 256
SCORE_DECAY: Final = 0.97
LOOP_RUN: Final = 21
LOOP_SCORE: Final = 22.0
"""A lag right two times in three has a decayed score of 22; chance comes nowhere near."""

_LARGEST_UNIT: Final = 1e100

Value = TypeVar("Value")


class Past(Protocol[Value]):
    """The last values of a stream, newest first."""

    def __len__(self) -> int: ...

    def __getitem__(self, place: int, /) -> Value: ...

    def add(self, value: Value) -> None:
        """Remember `value` at place 0; of as many as are kept the oldest goes."""

    def right_places(self, value: Value) -> list[int]:
        """Return the places of those that would have guessed `value` rightly, in any order."""


class PlainPast(Generic[Value]):
    """The last 256 values, looked through one by one: `is_right` tells whether a guess is, of a value."""

    def __init__(self, is_right: Callable[[Value, Value], bool]) -> None:
        self._values: deque[Value] = deque(maxlen=LAGS)
        self._is_right = is_right

    def __len__(self) -> int:
        return len(self._values)

    def __getitem__(self, place: int, /) -> Value:
        return self._values[place]

    def add(self, value: Value) -> None:
        """Remember `value` at place 0."""
        self._values.appendleft(value)

    def right_places(self, value: Value) -> list[int]:
        """Return the places of the guesses that are right, in ascending order."""
        is_right = self._is_right
        return [place for place, guess in enumerate(self._values) if is_right(guess, value)]


class Lags(Generic[Value]):
    """The last 256 values of a stream, and how well each lag has guessed lately."""

    def __init__(self, past: Past[Value]) -> None:
        """Begin with `past`, which keeps 256 values: lag 1 at place 0."""
        self._past = past
        self._scores = [0.0] * LAGS  # in units, which grow instead of all scores shrinking
        self._unit = 1.0
        self._runs: dict[int, int] = {}  # but of lag 1, which no loop is told by
        self.is_loop = False
        """Whether some lag of 2 or more has been right so often that the stream must repeat itself."""

    def guess(self) -> Value | None:
        """Return the value that the best lag names, None before the first value."""
        if not len(self._past):
            return None
        return self._past[self._scores.index(max(self._scores))]

    def learn(self, value: Value) -> None:
        """Judge every lag by `value`, then remember it."""
        self._unit /= SCORE_DECAY
        if self._unit > _LARGEST_UNIT:
            self._scores = [score / self._unit for score in self._scores]
            self._unit = 1.0
        right = self._past.right_places(value)
        scores, unit, runs = self._scores, self._unit, self._runs
        for place in right:
            scores[place] += unit
        self._runs = {place: runs.get(place, 0) + 1 for place in right if place}
        self._past.add(value)
        longest = max(self._runs.values(), default=0)
        self.is_loop = longest >= LOOP_RUN or max(scores[1:]) >= LOOP_SCORE * unit
