"""The two streams of a keyboard: from press to press, and from press to release.

Neither is believed alone. A script may know how to wait but not how to let go, and one random number must not
be paid for twice, as an interval and again as the hold it hangs on.

Two loops of different lengths, or several metronomes, each on its own keys, make a stream of presses that
never repeats itself; but each key returns after the very time after which it returned before. So the keys are
looked at one by one, and what they prove of a lag is counted together.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bigdeal_gui.randomness.events import InputEvent, clocks_disagree
from bigdeal_gui.randomness.guesses import TOLERANCE_NS, RhythmGuesses, intervals_are_near
from bigdeal_gui.randomness.health import LENIENT, STRICT
from bigdeal_gui.randomness.lags import SCORE_DECAY
from bigdeal_gui.randomness.rhythm_trace import RhythmTrace
from bigdeal_gui.randomness.stream import WARM_UP, Stream

RETURNS: Final = 16
"""Returns remembered of a key: a loop may strike it so often in one round."""

KEYS: Final = 128
"""Keys remembered at most: more than a keyboard has, fewer than a program may invent."""

PROVEN: Final = 7.0
"""A lag says nothing before its decayed score is 7, of 33 at most. Rattling hands, whose keys come back by
chance, reach 4, so what is counted for them is as if this guess did not exist."""

_MS: Final = 1_000_000
_STEPS_NS: Final = range(30 * _MS, 121 * _MS, _MS // 2)
_SLACK_NS: Final = 3 * _MS
_TOGETHER_NS: Final = 6 * _MS
"""Events closer than this came with one reading of the clock."""

_LONGEST_NS: Final = 400 * _MS
"""Beyond this the multiples of a step that is only nearly right drift away from the true ones."""

_LEAST_GAPS: Final = 12

MIN_INTERVAL_NS: Final = 20_000_000
MAX_INTERVAL_NS: Final = 2_000_000_000
MAX_HOLD_NS: Final = 500_000_000
HUMAN_SHARE: Final = 0.9
"""Holds foreseen more often than this are a machine's; then intervals earn nothing either."""

PRESS_PRICE: Final = 1.1
"""What a bit of surprise in an interval earns. At a price of 1 people were credited at most 0.75 of the
min-entropy by the tests of SP 800-90B, over 126,000 fresh presses: so this is at most 0.83 of it."""

HOLD_PRICE: Final = 1.2
"""The same for a hold: at a price of 1 at most 0.70 was credited, so this is at most 0.84."""

MAX_HELD: Final = 64
_PRESS_GUESSES: Final = 9
_HOLD_GUESSES: Final = 8
_REMEMBERED: Final = 8
_TIMES: Final = 16
"""Presses, and twice as many presses and releases, by whose times a coarse clock is told."""


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


def is_coarse_key_clock(times_ns: Iterable[int], presses_ns: Iterable[int]) -> bool:
    """Tell whether keys moved at uneven times, and all of them in steps of 30 to 120 ms.

    `times_ns` are those of presses and releases, `presses_ns` of presses alone. A metronome is on a grid as
    well, but even.
    """
    beats = _gaps(presses_ns)
    if not beats or max(beats) - min(beats) <= 2 * _SLACK_NS:
        return False
    gaps = _gaps(times_ns)
    return len(gaps) >= _LEAST_GAPS and any(_fit(gaps, step) for step in _STEPS_NS)


def _gaps(times_ns: Iterable[int]) -> list[int]:
    gaps = (late - early for early, late in pairwise(times_ns))
    return [gap for gap in gaps if _TOGETHER_NS < gap <= _LONGEST_NS]


def _fit(gaps: list[int], step: int) -> bool:
    return all((gap + _SLACK_NS) % step <= 2 * _SLACK_NS for gap in gaps)


@dataclass(slots=True)
class _Press:
    event: InputEvent
    may_earn: bool = False
    hold_ns: int | None = None


class KeyMeter:
    """Presses and releases in, credit out."""

    def __init__(self) -> None:
        self.presses: Stream[int] = Stream(_PRESS_GUESSES, intervals_are_near, STRICT, price=PRESS_PRICE)
        self.holds: Stream[int] = Stream(_HOLD_GUESSES, intervals_are_near, LENIENT, price=HOLD_PRICE)
        self._press_guesses = RhythmGuesses()
        self._hold_guesses = RhythmGuesses()
        self._loops = KeyLoops()
        self.rhythm = RhythmTrace()
        self._held: dict[int, _Press] = {}
        self._last: _Press | None = None
        self._recent_keys: deque[int] = deque(maxlen=2)
        self._same: deque[bool] = deque(maxlen=_REMEMBERED)
        self._times_ns: deque[int] = deque(maxlen=2 * _TIMES)
        self._presses_ns: deque[int] = deque(maxlen=_TIMES)

    @property
    def keys_down(self) -> int:
        """How many keys are held."""
        return len(self._held)

    @property
    def is_loop(self) -> bool:
        """Whether the presses repeat themselves."""
        return self._press_guesses.lags.is_loop

    @property
    def releases_like_a_machine(self) -> bool:
        """Whether the holds are too even for a hand."""
        return not self.holds.is_ok or self.holds.foreseen_share > HUMAN_SHARE

    @property
    def uses_few_keys(self) -> bool:
        """Whether half of the last presses fell on one of the two keys before."""
        return sum(self._same) * 2 >= _REMEMBERED

    @property
    def is_clock_coarse(self) -> bool:
        """Whether the times of late came in steps, as a remote desktop delivers them."""
        return is_coarse_key_clock(self._times_ns, self._presses_ns)

    def forget_marks(self) -> None:
        """Begin again: nothing before now is a mark to measure from. What was learnt stays."""
        self._held.clear()
        self._last = None
        self._loops.forget_marks()
        self.rhythm.pause()
        self._times_ns.clear()
        self._presses_ns.clear()

    def press(self, event: InputEvent) -> float:
        """Judge one press; return its credit in bits."""
        if event.code in self._held:  # an auto-repeat that the system did not mark
            return 0.0
        self._times_ns.append(event.time_ns)
        self._presses_ns.append(event.time_ns)
        due_ns = self._loops.due_ns(event.code)
        self._loops.learn(event.code, event.time_ns)
        before, self._last = self._last, _Press(event)
        self._held[event.code] = self._last
        if len(self._held) > MAX_HELD:
            del self._held[next(iter(self._held))]
        is_same = event.code in self._recent_keys
        self._recent_keys.append(event.code)
        self._same.append(is_same)
        if before is None:
            return 0.0
        interval_ns = event.time_ns - before.event.time_ns
        if not MIN_INTERVAL_NS <= interval_ns <= MAX_INTERVAL_NS or clocks_disagree(before.event, event):
            self.rhythm.pause()
            return 0.0
        if event.code == before.event.code:  # one finger, or a repeat that the system did not mark
            self.rhythm.pause()
        else:
            self.rhythm.learn(interval_ns)
        context = (before.event.code, event.code)
        guesses = self._press_guesses.all(context, before.hold_ns)
        returning = _plausible(due_ns, before.event.time_ns)
        judgement = self.presses.judge((*guesses, returning), interval_ns)
        self._press_guesses.learn(interval_ns, context, before.hold_ns)
        # A foreseen press brings its hold down with it: the two may hang together in ways no guess tells.
        self._last.may_earn = not judgement.is_foreseen and not is_same
        trusted = self.holds.events >= WARM_UP and not self.releases_like_a_machine
        return judgement.credit_bits if trusted and not is_same else 0.0

    def release(self, event: InputEvent) -> float:
        """Judge one release; return its credit in bits."""
        self._times_ns.append(event.time_ns)
        press = self._held.pop(event.code, None)
        if press is None:
            return 0.0
        hold_ns = press.hold_ns = event.time_ns - press.event.time_ns
        if hold_ns > MAX_HOLD_NS or clocks_disagree(press.event, event):
            return 0.0
        if hold_ns < MIN_INTERVAL_NS:
            self.holds.count_foreseen()
            return 0.0
        tied_to_ns = None
        if self._last is not None and self._last is not press:
            tied_to_ns = self._last.event.time_ns - press.event.time_ns
        guesses = self._hold_guesses.all(event.code, tied_to_ns)
        judgement = self.holds.judge(guesses, hold_ns)
        self._hold_guesses.learn(hold_ns, event.code, tied_to_ns)
        return judgement.credit_bits if press.may_earn and self.presses.is_ok else 0.0


def _plausible(due_ns: int | None, before_ns: int) -> int | None:
    """Return the interval from `before_ns` to `due_ns`, None where no press could be judged so long after."""
    if due_ns is None or not MIN_INTERVAL_NS <= due_ns - before_ns <= MAX_INTERVAL_NS:
        return None
    return due_ns - before_ns
