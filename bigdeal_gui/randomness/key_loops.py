"""When will a key come back? Sixteen guesses “after as long as k returns ago”, and the best of them.

Two loops of different lengths, or several metronomes, each on its own keys, make a stream of presses that
never repeats itself; but each key returns after the very time after which it returned before. So the keys are
looked at one by one, and what they prove of a lag is counted together.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from bigdeal_gui.randomness.guesses import TOLERANCE_NS
from bigdeal_gui.randomness.lags import SCORE_DECAY

RETURNS: Final = 16
"""Returns remembered of a key: a loop may strike it so often in one round."""

KEYS: Final = 128
"""Keys remembered at most: more than a keyboard has, fewer than a program may invent."""

PROVEN: Final = 7.0
"""A lag says nothing before its decayed score is 7, of 33 at most. Rattling hands, whose keys come back by
chance, reach 4, so what is counted for them is as if this guess did not exist."""


class KeyLoops:
    """How long each key stayed away, and how often as long as 1 to 16 returns ago, within 4 ms."""

    def __init__(self) -> None:
        self._struck_ns: dict[int, int] = {}
        self._returns: dict[int, deque[int]] = {}
        self._scores = [0.0] * RETURNS

    def forget_marks(self) -> None:
        """Begin again: nothing before now is a mark to measure from. What was learnt stays."""
        self._struck_ns.clear()

    def due_ns(self, key: int) -> int | None:
        """Return the time at which `key` would come back, None when there is no telling."""
        struck_ns, past = self._struck_ns.get(key), self._returns.get(key)
        if struck_ns is None or not past:
            return None
        scores = self._scores[: len(past)]
        best = max(scores)
        return struck_ns + past[scores.index(best)] if best >= PROVEN else None

    def learn(self, key: int, time_ns: int) -> None:
        """Judge and remember the return of `key` at `time_ns`."""
        struck_ns = self._struck_ns.pop(key, None)
        self._struck_ns[key] = time_ns
        if len(self._struck_ns) > KEYS:
            del self._struck_ns[next(iter(self._struck_ns))]
        if struck_ns is None:
            return
        away_ns = time_ns - struck_ns
        past = self._returns.pop(key, None) or deque(maxlen=RETURNS)
        self._returns[key] = past
        if len(self._returns) > KEYS:
            del self._returns[next(iter(self._returns))]
        for place, before_ns in enumerate(past):
            is_right = abs(away_ns - before_ns) <= TOLERANCE_NS
            self._scores[place] = SCORE_DECAY * self._scores[place] + is_right
        past.appendleft(away_ns)
