"""The collector: every event goes into the pool, and the meter says what it is worth.

The pool takes in also what earns nothing; a seed is given out only when the meter is full, or when the person
chose to do without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.errors.randomness import NotEnoughEntropy
from bigdeal_gui.randomness.events import InputEvent, encode_event

if TYPE_CHECKING:
    from bigdeal_gui.randomness.credit import EntropyMeter
    from bigdeal_gui.randomness.pool import Pool
    from bigdeal_gui.randomness.seed import Seed


class Collector:
    """A pool and the meter of what people have put into it."""

    def __init__(self, pool: Pool, meter: EntropyMeter) -> None:
        self._pool = pool
        self.meter = meter
        self._spent_bits = 0.0

    def feed(self, event: InputEvent) -> float:
        """Mix `event`, whatever it is, then meter it; return the bits credited for it."""
        self._pool.mix(encode_event(event))
        return self.meter.feed(event)

    def interrupted(self) -> None:
        """Begin again after a loss of focus, a dialog or a sleep."""
        self.meter.interrupted()

    def seed(self, clock_bytes: bytes, *, system_only: bool = False) -> Seed:
        """Return a new seed from all that was fed and from the clocks in `clock_bytes`, and empty the meter.

        With `system_only` the computer's randomness alone has to do, and the meter is not asked.

        Raises:
            NotEnoughEntropy: the meter is not full.
            SystemRandomnessMissing: the operating system delivered nothing; the meter stays as it is.
        """
        if not (system_only or self.meter.is_full):
            raise NotEnoughEntropy(self.meter.credit_bits, self.meter.TARGET_BITS)
        seed = self._pool.seed(clock_bytes)
        self._spent_bits = self.meter.credit_bits
        self.meter.reset()
        return seed

    def give_back(self) -> None:
        """Credit again what the last seed took: it was wiped, and nobody has seen a deal made from it.

        The pool went on from all that seed was made of, so the next one is worth as much. Given back once.
        """
        self.meter.credit_again(self._spent_bits)
        self._spent_bits = 0.0
