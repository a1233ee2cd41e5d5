"""The stream of a mouse: where the pointer went within 40 ms, against four guesses.

How often the system reports, and whether it merges steps, makes no difference to samples of 40 ms.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from bigdeal_gui.randomness.events import InputEvent, clocks_disagree
from bigdeal_gui.randomness.health import STRICT
from bigdeal_gui.randomness.lags import Lags, PlainPast
from bigdeal_gui.randomness.stream import Stream

SAMPLE_NS: Final = 40_000_000
MOVE_PRICE: Final = 0.9
"""What a bit of surprise in a move earns. Of 168,423 moves of 120 people a price of 1 credited 0.94 of the
min-entropy by the tests of SP 800-90B, and nothing was in reserve: so this is 0.85."""

MAX_GAP_NS: Final = 100_000_000
MIN_MOVE_PX: Final = 8.0
TOLERANCE_PX: Final = 6.0
TOLERANCE_SHARE: Final = 0.25
TELEPORT_PX: Final = 200.0
TELEPORT_PAUSE_NS: Final = 1_000_000_000
SCREEN_PX: Final = 1e6
"""Places farther out than this are no places on any screen."""

_GUESSES: Final = 4
_MIN_GUESSES: Final = 2


def moves_are_near(guess: complex, move: complex) -> bool:
    """Tell whether both axes differ by at most 6 px, or by a quarter of the longer of the two moves."""
    error = move - guess
    if abs(error.real) <= TOLERANCE_PX and abs(error.imag) <= TOLERANCE_PX:
        return True
    tolerance = TOLERANCE_SHARE * max(abs(guess), abs(move))
    return abs(error.real) <= tolerance and abs(error.imag) <= tolerance


class MouseMeter:
    """Steps of the pointer in, credit out."""

    def __init__(self) -> None:
        self.moves: Stream[complex] = Stream(_GUESSES, moves_are_near, STRICT, price=MOVE_PRICE)
        self._lags: Lags[complex] = Lags(PlainPast(moves_are_near))
        self._last: InputEvent | None = None
        self._anchor: InputEvent | None = None
        self._segment: deque[complex] = deque(maxlen=2)
        self._jumped_ns: int | None = None

    @property
    def is_loop(self) -> bool:
        """Whether the moves repeat themselves."""
        return self._lags.is_loop

    def forget_marks(self) -> None:
        """Begin again: nothing before now is a mark to measure from. What was learnt stays."""
        self._last = self._anchor = None
        self._segment.clear()

    def move(self, event: InputEvent) -> float:
        """Judge one step of the pointer; return its credit in bits."""
        if not (abs(event.x) <= SCREEN_PX and abs(event.y) <= SCREEN_PX):
            self._jumped_ns = event.time_ns
            self.forget_marks()
            return 0.0
        last, self._last = self._last, event
        if last is None:
            return self._begin_segment(event)
        if abs(_way(last, event)) > TELEPORT_PX:
            self._jumped_ns = event.time_ns
            return self._begin_segment(event)
        if self._anchor is None or event.time_ns - last.time_ns > MAX_GAP_NS:
            return self._begin_segment(event)
        if event.time_ns - self._anchor.time_ns < SAMPLE_NS:
            return 0.0
        return self._sample(self._anchor, event)

    def _begin_segment(self, event: InputEvent) -> float:
        self._anchor = event
        self._segment.clear()
        return 0.0

    def _sample(self, anchor: InputEvent, event: InputEvent) -> float:
        if clocks_disagree(anchor, event):
            return self._begin_segment(event)
        self._anchor = event
        way = _way(anchor, event)
        if abs(way) < MIN_MOVE_PX:
            return 0.0
        move = way * SAMPLE_NS / (event.time_ns - anchor.time_ns)
        guesses = self._guesses()
        judgement = None
        # One guess alone is no test: a miss would only make the next surprises dearer.
        if sum(guess is not None for guess in guesses) >= _MIN_GUESSES:
            judgement = self.moves.judge(guesses, move)
        self._segment.append(move)
        self._lags.learn(move)
        return 0.0 if judgement is None or self._has_jumped(event) else judgement.credit_bits

    def _has_jumped(self, event: InputEvent) -> bool:
        return self._jumped_ns is not None and event.time_ns - self._jumped_ns <= TELEPORT_PAUSE_NS

    def _guesses(self) -> tuple[complex | None, ...]:
        """As the last move; the line through the last two; the same turn and stretch again; the best lag."""
        lag = self._lags.guess()
        if len(self._segment) < 2:  # noqa: PLR2004 - a line needs two
            return (self._segment[-1] if self._segment else None, None, None, lag)
        before, last = self._segment
        return (last, 2 * last - before, last * last / before, lag)


def _way(start: InputEvent, end: InputEvent) -> complex:
    return complex(end.x - start.x, end.y - start.y)
