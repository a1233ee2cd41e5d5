"""The trace of one's own rhythm, for the eye: why something is too regular can be seen in it.

Whoever sees the screen sees it, so it must tell far less than is credited. One bar stands for two presses
together, never for a key or a hold, and has one of three heights, where the meter guesses in windows of 8 ms:
at most 0.8 bits a press. The best attacker that was measured lacks five (docs/adr/002-entropy-meter.md), so
even one who films the screen lacks more than the meter asks for. A height never changes afterwards: as the
usual time moves it would tell more and more.
"""

from __future__ import annotations

from collections import deque
from typing import Final, TypeAlias

BARS: Final = 24
SHORT: Final = 1
USUAL: Final = 2
LONG: Final = 3

_REMEMBERED: Final = 16
_EIGHTHS: Final = 8
"""A bar is short or long when its time is more than an eighth off the usual one: uneven hands often are."""

Slots: TypeAlias = tuple[int | None, ...]


class RhythmTrace:
    """Intervals in; out come bars that stand still: a new one takes the oldest's place, left to right."""

    def __init__(self) -> None:
        self._slots: list[int | None] = [None] * BARS
        self._place = 0
        self._first_ns: int | None = None
        self._pairs_ns: deque[int] = deque(maxlen=_REMEMBERED)

    def __repr__(self) -> str:
        return "RhythmTrace(hidden)"

    @property
    def slots(self) -> Slots:
        """The height of each bar, 1 to 3, from left to right; None where there is none."""
        return tuple(self._slots)

    def pause(self) -> None:
        """Forget half a bar: what comes next has nothing to do with it."""
        self._first_ns = None

    def learn(self, interval_ns: int) -> None:
        """Take in an interval between two presses; every second one makes a bar."""
        first_ns, self._first_ns = self._first_ns, interval_ns
        if first_ns is None:
            return
        self._first_ns = None
        pair_ns = first_ns + interval_ns
        self._slots[self._place] = self._height(pair_ns)
        self._place = (self._place + 1) % BARS
        self._slots[self._place] = None  # the gap tells where it goes on
        self._pairs_ns.append(pair_ns)

    def _height(self, pair_ns: int) -> int:
        from statistics import median  # noqa: PLC0415 - the window does not wait for it

        usual_ns = median(self._pairs_ns or [pair_ns])
        if pair_ns * _EIGHTHS < usual_ns * (_EIGHTHS - 1):
            return SHORT
        return LONG if pair_ns * _EIGHTHS > usual_ns * (_EIGHTHS + 1) else USUAL
