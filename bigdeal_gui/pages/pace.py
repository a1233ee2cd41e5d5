"""How long the meter will still take, told from one's own pace as soon as it is known."""

from __future__ import annotations

import math
from collections import deque
from typing import Final

_SECOND_NS: Final = 1_000_000_000
_PAUSE_S: Final = 2.0
"""Between two gains no more than this counts: a pause is not slowness."""

_WINDOW_S: Final = 10.0
_KNOWN_S: Final = 4.0
_CAREFUL: Final = 1.25
"""A first word that is too long comes true sooner; one that is too short would have to be taken back."""
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
        self._told_s: int | None = None

    @property
    def seconds_left(self) -> int | None:
        """The seconds to go, at least 1, in steps of five where they are many; None while none is known.

        It never rises, until the bits fall: who slows down sees it stand still.
        """
        return self._told_s

    def look(self, now_ns: int, bits: float) -> None:
        """Take in that `bits` stand at `now_ns`; what is told changes once a second at most."""
        if bits < self._bits:  # a new seed was drawn, or credit was taken back
            self._begin(bits)
        if bits > self._bits:
            self._gain(now_ns, bits)
        if self._told_ns is None or now_ns - self._told_ns >= _SECOND_NS:
            self._told_ns, estimate = now_ns, self._estimate()
            if estimate is not None:
                self._told_s = estimate if self._told_s is None else min(self._told_s, estimate)

    def _gain(self, now_ns: int, bits: float) -> None:
        if self._gained_ns is not None:
            self._active_s += min((now_ns - self._gained_ns) / _SECOND_NS, _PAUSE_S)
        self._gained_ns, self._bits = now_ns, bits
        self._gains.append((self._active_s, bits))
        while self._active_s - self._gains[0][0] > _WINDOW_S:
            self._gains.popleft()

    def _estimate(self) -> int | None:
        since_s, since_bits = self._gains[0]
        passed_s = self._active_s - since_s
        if passed_s < _KNOWN_S:
            return None
        careful = _CAREFUL if self._told_s is None else 1.0
        left_s = careful * (self._target_bits - self._bits) * passed_s / (self._bits - since_bits)
        seconds = max(1, math.ceil(left_s))
        return seconds if seconds <= _ROUGH_S else math.ceil(seconds / _ROUGH_STEP_S) * _ROUGH_STEP_S
