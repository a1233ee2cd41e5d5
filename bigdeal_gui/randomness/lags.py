"""Does a stream repeat itself? 256 guesses “as k events ago”, and what their record proves."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

LAGS: Final = 256
SCORE_DECAY: Final = 0.97
LOOP_RUN: Final = 21
LOOP_SCORE: Final = 22.0
"""A lag right two times in three has a decayed score of 22; chance comes nowhere near."""

_LARGEST_UNIT: Final = 1e100

Value = TypeVar("Value")


class Lags(Generic[Value]):
    """The last 256 values of a stream, and how well each lag has guessed lately.

    `right_places` tells at which places of some guesses a value was guessed rightly.
    """

    def __init__(self, right_places: Callable[[Iterable[Value], Value], list[int]]) -> None:
        self._right_places = right_places
        self._past: deque[Value] = deque(maxlen=LAGS)  # newest first: lag 1 at place 0
        self._scores = [0.0] * LAGS  # in units, which grow instead of all scores shrinking
        self._unit = 1.0
        self._runs: dict[int, int] = {}
        self.is_loop = False
        """Whether some lag of 2 or more has been right so often that the stream must repeat itself."""

    def guess(self) -> Value | None:
        """Return the value that the best lag names, None before the first value."""
        if not self._past:
            return None
        return self._past[self._scores.index(max(self._scores))]

    def learn(self, value: Value) -> None:
        """Judge every lag by `value`, then remember it."""
        self._unit /= SCORE_DECAY
        if self._unit > _LARGEST_UNIT:
            self._scores = [score / self._unit for score in self._scores]
            self._unit = 1.0
        runs, self._runs = self._runs, {}
        for place in self._right_places(self._past, value):
            self._scores[place] += self._unit
            self._runs[place] = runs.get(place, 0) + 1
        self._past.appendleft(value)
        self.is_loop = self._longest_run() >= LOOP_RUN or max(self._scores[1:]) >= LOOP_SCORE * self._unit

    def _longest_run(self) -> int:
        return max((run for place, run in self._runs.items() if place), default=0)
