"""How long the meter will still take, told from one's own pace as soon as it is known."""

from __future__ import annotations

import math
from collections import deque
from typing import Final

USUAL_BITS_PER_S: Final = 9.5
"""Half of all people fill the 213 bits in 22 or 23 seconds."""

_SECOND_NS: Final = 1_000_000_000
_PAUSE_S: Final = 2.0
"""Between two gains no more than this counts: a pause is not slowness."""

_WINDOW_S: Final = 10.0
_KNOWN_S: Final = 3.0
_ROUGH_S: Final = 20
_ROUGH_STEP_S: Final = 5


class Pace:
    """Looks at the bits as they come, and tells the seconds that are left until there are `target_bits`."""

    def __init__(self, target_bits: float) -> None:
        self._target_bits = target_bits
        self._begin(0.0)

    def _begin(self, bits: float) -> None:
        self._bits = bits
        self._active_s = 0.0
        self._gained_ns: int | None = None
        self._gains = deque([(0.0, bits)])
        self._told_ns: int | None = None
        self._told_s = self._estimate()

    @property
    def seconds_left(self) -> int:
        """The seconds to go, at least 1: rounded up, in steps of five where they are many."""
        return self._told_s

    def look(self, now_ns: int, bits: float) -> None:
        """Take in that `bits` stand at `now_ns`; what is told changes once a second at most."""
        if bits < self._bits:  # a new seed was drawn, or credit was taken back
            self._begin(bits)
        if bits > self._bits:
            self._gain(now_ns, bits)
        if self._told_ns is None or now_ns - self._told_ns >= _SECOND_NS:
            self._told_ns, self._told_s = now_ns, self._estimate()

    def _gain(self, now_ns: int, bits: float) -> None:
        if self._gained_ns is not None:
            self._active_s += min((now_ns - self._gained_ns) / _SECOND_NS, _PAUSE_S)
        self._gained_ns, self._bits = now_ns, bits
        self._gains.append((self._active_s, bits))
        while self._active_s - self._gains[0][0] > _WINDOW_S:
            self._gains.popleft()

    def _estimate(self) -> int:
        since_s, since_bits = self._gains[0]
        passed_s = self._active_s - since_s
        is_known = passed_s >= _KNOWN_S
        bits_per_s = (self._bits - since_bits) / passed_s if is_known else USUAL_BITS_PER_S
        seconds = max(1, math.ceil((self._target_bits - self._bits) / bits_per_s))
        return seconds if seconds <= _ROUGH_S else math.ceil(seconds / _ROUGH_STEP_S) * _ROUGH_STEP_S
