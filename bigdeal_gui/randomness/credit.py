"""The entropy meter: how much of what was typed and moved nobody could have guessed.

It cannot prove that a person was there; docs/adr/002-entropy-meter.md says what it measures and what not.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from bigdeal_gui.randomness.events import InputEvent, InputKind, encode_event
from bigdeal_gui.randomness.guesses import RhythmGuesses, intervals_are_near
from bigdeal_gui.randomness.health import STRICT
from bigdeal_gui.randomness.keys import MAX_INTERVAL_NS, MIN_INTERVAL_NS, KeyMeter
from bigdeal_gui.randomness.messages import MeterMessage, MeterState
from bigdeal_gui.randomness.mouse import MouseMeter
from bigdeal_gui.randomness.stream import WARM_UP, Stream

if TYPE_CHECKING:
    from bigdeal_gui.randomness.rhythm_trace import Slots

__all__ = ["EntropyMeter", "InputEvent", "InputKind", "MeterMessage", "MeterState", "encode_event"]

RATE_BITS_PER_S: Final = 24.0
DEPTH_BITS: Final = 16.0
EASY_BITS: Final = 0.7

_FILL_NS: Final = 1_000_000_000
_HELD_REPEATS: Final = 3
"""So often a key repeats itself before it is said: a finger that only lingers hears nothing."""

_BOUNCE_NS: Final = 5_000_000
"""No finger strikes a key again so soon after its release: the system repeats it without saying so."""

_STUCK: Final = frozenset({MeterMessage.TOO_REGULAR, MeterMessage.MACHINE_RELEASES, MeterMessage.LOOP})

_ACCUSING: Final = _STUCK | {MeterMessage.EASY_TO_GUESS}

SHARE: Final = 0.5
"""The part of the stream's credit that is given without releases."""
_GUESSES: Final = 8


class EntropyMeter:
    """A pure state machine: events in, credited bits out. Keeps no event longer than its guesses need it."""

    TARGET_BITS: Final = 213
    """The 160 bits of a seed and one third more, as Big Deal asks."""

    def __init__(self) -> None:
        self.reset()

    def __repr__(self) -> str:
        return f"EntropyMeter({int(self.credit_bits)} of {self.TARGET_BITS} bits)"

    def reset(self) -> None:
        """Empty the meter and forget everything learnt."""
        self._keys = KeyMeter()
        self._mouse = MouseMeter()
        self._key_bits = 0.0
        self._mouse_bits = 0.0
        self._allowance_bits = DEPTH_BITS
        self._now_ns: int | None = None
        self._latest: InputKind | None = None
        self._is_foreign = False
        self._repeats = 0
        self._released: InputEvent | None = None

    def credit_again(self, bits: float) -> None:
        """Credit `bits` that stood here before; what was learnt of the person is not known any more."""
        self._key_bits += bits

    def interrupted(self) -> None:
        """Begin again after a loss of focus, a dialog or a sleep; credit and all that was learnt stay."""
        self._keys.forget_marks()
        self._mouse.forget_marks()

    @property
    def credit_bits(self) -> float:
        """The bits that stand to the person's credit now."""
        return self._key_bits + self._mouse_bits

    @property
    def is_full(self) -> bool:
        """Whether the target is reached. A loop found later may still empty the meter."""
        return self.credit_bits >= self.TARGET_BITS

    @property
    def keys_down(self) -> int:
        """How many keys are held now."""
        return self._keys.keys_down

    @property
    def rhythm(self) -> Slots:
        """The presses of late as bars of three heights, for the eye alone."""
        return self._keys.rhythm.slots

    @property
    def price_bits(self) -> float:
        """What the next surprise on the device used last is worth, 0 to 2.2 bits."""
        stream = self._mouse.moves if self._latest is InputKind.MOVE else self._keys.presses
        return stream.price_bits

    @property
    def state(self) -> MeterState:
        """How the meter stands as a whole."""
        if self.is_full:
            return MeterState.READY
        return MeterState.TOO_REGULAR if self._advice() in _STUCK else MeterState.COLLECTING

    @property
    def message(self) -> MeterMessage:
        """The one sentence that helps most now; it speaks of the device used last."""
        if self._is_foreign:
            return MeterMessage.NOT_SPONTANEOUS
        if self._repeats >= _HELD_REPEATS and self.keys_down and not self.is_full:
            return MeterMessage.KEY_HELD
        return MeterMessage.ENOUGH if self.is_full else self._advice()

    def feed(self, event: InputEvent) -> float:
        """Meter one event; return the bits credited for it, 0 to 2.4.

        Events come in the order of their times; one that does not is nothing to measure from.
        """
        self._is_foreign = not event.is_spontaneous
        self._count_repeats(event)
        if event.is_repeat or self._is_foreign or event.kind is InputKind.OTHER:
            return 0.0
        self._advance(event.time_ns)
        self._latest = event.kind
        if event.kind is InputKind.MOVE:
            credit = self._allowed(self._mouse.move(event))
            if self._mouse.is_loop:
                self._mouse_bits = credit = 0.0
            self._mouse_bits += credit
            return credit
        judge = self._keys.press if event.kind is InputKind.PRESS else self._keys.release
        credit = self._allowed(judge(event))
        if self._keys.is_loop:
            self._key_bits = credit = 0.0
        self._key_bits += credit
        return credit

    def _count_repeats(self, event: InputEvent) -> None:
        if event.kind is InputKind.RELEASE and not event.is_repeat:
            self._released = event  # which may be the first half of a repeat that is not marked
            return
        released = self._released
        is_bounce = (
            event.kind is InputKind.PRESS
            and released is not None
            and released.code == event.code
            and 0 <= event.time_ns - released.time_ns <= _BOUNCE_NS
        )
        self._repeats = self._repeats + 1 if event.is_repeat or is_bounce else 0

    def _advance(self, now_ns: int) -> None:
        if self._now_ns is not None:
            passed_ns = now_ns - self._now_ns
            if passed_ns < 0:
                self.interrupted()
            # Bounded as an integer first: a clock gone mad must not overflow a float.
            gained = max(0, min(passed_ns, _FILL_NS)) * RATE_BITS_PER_S / _FILL_NS
            self._allowance_bits = min(DEPTH_BITS, self._allowance_bits + gained)
        self._now_ns = now_ns

    def _allowed(self, wished_bits: float) -> float:
        credit = min(wished_bits, self._allowance_bits)
        self._allowance_bits -= credit
        return credit

    def _advice(self) -> MeterMessage:
        if self._latest is None:
            return MeterMessage.BEGIN
        if self._latest is InputKind.MOVE:
            return self._mouse_advice()
        advice = self._key_advice()
        # Times that come in steps look regular whoever types.
        is_accused = advice in _ACCUSING
        return MeterMessage.COARSE_CLOCK if is_accused and self._keys.is_clock_coarse else advice

    def _mouse_advice(self) -> MeterMessage:
        moves = self._mouse.moves
        if self._mouse.is_loop:
            return MeterMessage.LOOP
        if moves.events < WARM_UP:
            return MeterMessage.WARM_UP
        if not moves.is_ok:
            return MeterMessage.TOO_REGULAR
        return MeterMessage.EASY_TO_GUESS if moves.surprise_bits < EASY_BITS else MeterMessage.GOOD

    def _key_advice(self) -> MeterMessage:
        presses, holds = self._keys.presses, self._keys.holds
        if self._keys.is_loop:
            return MeterMessage.LOOP
        if not presses.is_ok:
            return MeterMessage.TOO_REGULAR
        if min(presses.events, holds.events) < WARM_UP:
            return MeterMessage.WARM_UP
        if self._keys.uses_few_keys:
            return MeterMessage.SAME_KEYS
        if self._keys.releases_like_a_machine:
            return MeterMessage.MACHINE_RELEASES
        return MeterMessage.EASY_TO_GUESS if presses.surprise_bits < EASY_BITS else MeterMessage.GOOD


class PressMeter:
    """Counts bits from presses alone, where releases cannot be seen, as on a terminal.

    The window's meter believes presses only beside releases, which a script rarely imitates. Without them the
    same guesses, prices and tests judge the presses, and half of what they allow is credited: at most one bit
    a press, and in all recordings that were measured less than half of the presses' min-entropy. Shows
    neither keys nor times.
    """

    __slots__ = ("_before", "_before_ns", "_credit_bits", "_keys", "_rhythm", "_stream")

    TARGET_BITS: Final = EntropyMeter.TARGET_BITS

    def __init__(self) -> None:
        self._stream: Stream[int] = Stream(_GUESSES, intervals_are_near, STRICT)
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
