"""Does a stream repeat itself? 256 guesses “as k events ago”, and what their record proves."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

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
        self._right: deque[list[int]] = deque(maxlen=LOOP_RUN)  # newest first
        self._learnt = 0
        # How many must be learnt before a run can be long enough, or a score high; and by whom it was last.
        self._run_is_due = self._score_is_due = 0
        self._runner: int | None = None
        self._leader = 1
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
        scores, unit = self._scores, self._unit
        for place in right:
            scores[place] += unit
        self._right.appendleft(right)
        self._past.add(value)
        self._learnt += 1
        self.is_loop = self._runs_long() or self._scores_high()

    def _runs_long(self) -> bool:
        """Tell whether a lag was right every time of late. Lag 1 is none that a loop is told by."""
        if self._runner is not None and self._runner in self._right[0]:
            return True
        self._runner = None
        if self._learnt < self._run_is_due:
            return False
        running, longest = set(range(1, LAGS)), 0
        for right in self._right:
            running.intersection_update(right)
            if not running:
                break
            longest += 1
        # No run grows by more than one at a time.
        self._run_is_due = self._learnt + LOOP_RUN - longest
        if longest == LOOP_RUN:
            self._runner = min(running)
        return self._runner is not None

    def _scores_high(self) -> bool:
        """Tell whether a lag was right most of the time of late, which is as good."""
        limit = LOOP_SCORE * self._unit
        if self._scores[self._leader] >= limit:
            return True
        if self._learnt < self._score_is_due:
            return False
        best = max(self._scores[1:])
        self._leader = self._scores.index(best, 1)
        # No score grows by more than a unit at a time.
        self._score_is_due = self._learnt + int(LOOP_SCORE - best / self._unit)
        return best >= limit
