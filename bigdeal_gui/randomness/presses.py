"""What key presses are worth where releases cannot be seen, as on a terminal.

The window's meter believes presses only beside releases, which a script rarely imitates. Without them the
same guesses, prices and tests judge the presses, and half of what they allow is credited: at most one bit
a press, and in all recordings that were measured less than half of the presses' min-entropy.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from bigdeal_gui.randomness.credit import EntropyMeter
from bigdeal_gui.randomness.guesses import RhythmGuesses, is_near
from bigdeal_gui.randomness.health import STRICT
from bigdeal_gui.randomness.keys import MAX_INTERVAL_NS, MIN_INTERVAL_NS
from bigdeal_gui.randomness.stream import Stream

SHARE: Final = 0.5
"""The part of the stream's credit that is given without releases."""

_GUESSES: Final = 8


class PressMeter:
    """Counts bits from presses alone. Shows neither keys nor times."""

    __slots__ = ("_before", "_before_ns", "_credit_bits", "_keys", "_rhythm", "_stream")

    TARGET_BITS: Final = EntropyMeter.TARGET_BITS

    def __init__(self) -> None:
        self._stream: Stream[int] = Stream(_GUESSES, is_near, STRICT)
        self._rhythm = RhythmGuesses()
        self._keys: deque[bytes] = deque(maxlen=2)
        self._before: bytes = b""
        self._before_ns: int | None = None
        self._credit_bits = 0.0

    def __repr__(self) -> str:
        return f"PressMeter({int(self._credit_bits)} of {self.TARGET_BITS} bits)"

    @property
    def credit_bits(self) -> float:
        """What stands to the credit now."""
        return self._credit_bits

    @property
    def is_full(self) -> bool:
        """Whether the target is reached."""
        return self._credit_bits >= self.TARGET_BITS

    def feed(self, time_ns: int, stroke: bytes) -> float:
        """Judge a press at `time_ns` (monotonic) that sent the bytes `stroke`; return its credit, 0 to 1 bit.

        Several bytes at once are pasted text or a function key, and earn nothing.
        """
        is_plain = len(stroke) == 1 and stroke not in self._keys
        self._keys.append(stroke)
        context = (self._before, stroke)
        before_ns, self._before_ns, self._before = self._before_ns, time_ns, stroke
        if before_ns is None:
            return 0.0
        interval_ns = time_ns - before_ns
        if not MIN_INTERVAL_NS <= interval_ns <= MAX_INTERVAL_NS:
            return 0.0
        judgement = self._stream.judge(self._rhythm.all(context, None), interval_ns)
        self._rhythm.learn(interval_ns, context, None)
        if self._rhythm.lags.is_loop:
            # What a loop earned on its first turn was worth nothing.
            self._credit_bits = 0.0
            return 0.0
        credit = SHARE * judgement.credit_bits if is_plain else 0.0
        self._credit_bits += credit
        return credit
