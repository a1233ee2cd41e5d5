"""Two tests that freeze a stream which is guessed too often to be a person's.

After the repetition count and adaptive proportion tests of NIST SP 800-90B section 4.4, with a window of 64
because a whole session has fewer than 512 events; no conformance is claimed.
"""

from __future__ import annotations

from typing import Final, NamedTuple

WINDOW: Final = 64
RECENT: Final = 16


class Limits(NamedTuple):
    """When a stream is frozen, and when it thaws.

    `run` right guesses in a row or `proportion` of the last 64 freeze it; `misses` wrong ones in the last 16
    thaw it, once the other two are below their limits again.
    """

    run: int
    proportion: int
    misses: int


STRICT: Final = Limits(run=21, proportion=51, misses=8)
"""False alarm 2^-20 for a stream of 1 bit an event; 51 of 64 is the binomial limit."""

LENIENT: Final = Limits(run=41, proportion=61, misses=4)
"""The same for half a bit an event: the lengths of key strokes."""


class Health:
    """The right (1) and wrong (0) guesses at the last 64 events of a stream."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._window = 0
        self._events = 0
        self._run = 0
        self.is_ok = True

    def learn(self, *, seen: bool) -> None:
        """Count one event that some guess had `seen` coming, or none had."""
        self._window = (self._window << 1 | seen) & (2**WINDOW - 1)
        self._run = self._run + 1 if seen else 0
        self._events = min(self._events + 1, RECENT)
        if self._run >= self._limits.run or self._window.bit_count() >= self._limits.proportion:
            self.is_ok = False
        elif not self.is_ok and self._recent_misses() >= self._limits.misses:
            self.is_ok = True

    def _recent_misses(self) -> int:
        return self._events - (self._window & (2**RECENT - 1)).bit_count()
