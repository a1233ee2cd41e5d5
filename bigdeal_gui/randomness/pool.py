"""The pool: a running RIPEMD-160 over everything that happened, from which seeds are drawn.

The operating system's bytes go in at the start and again at every seed, whatever else goes in, so a
seed is never worse than the system's own randomness, and never worse than the user's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bigdeal_gui.randomness import ripemd160
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.randomness.system import system_bytes

SYSTEM_BYTES: Final = 40
"""Bytes asked of the operating system at the start and at every seed: 320 bits, twice what a seed holds."""

_DOMAIN: Final = b"bigdeal-gui pool 1"
_TO_SEED: Final = b"seed"
_TO_POOL: Final = b"pool"


class Pool:
    """Takes in records and gives out seeds; shows nothing of itself."""

    __slots__ = ("_running", "_system")

    def __init__(self, system: Callable[[int], bytes] = system_bytes) -> None:
        """Begin with the operating system's bytes.

        Raises:
            SystemRandomnessMissing: there are none; without them no pool exists.
        """
        self._system = system
        self._running = ripemd160.new()
        self.mix(_DOMAIN)
        self.mix(system(SYSTEM_BYTES))

    def __repr__(self) -> str:
        return "Pool(hidden)"

    def __reduce__(self) -> str:
        raise TypeError("a pool is never stored")

    def mix(self, record: bytes) -> None:
        """Take in `record`, preceded by its length so that no two histories of records look alike."""
        self._running.update(len(record).to_bytes(4, "little") + record)

    def seed(self, clock_bytes: bytes) -> Seed:
        """Return a new seed from all records so far, fresh system bytes and `clock_bytes` (the clocks).

        The pool goes on from a different digest of the same state, so it tells nothing of the seed nor
        the seed of it, and no two seeds are alike.

        Raises:
            SystemRandomnessMissing: the operating system delivered nothing; no seed was made.
        """
        self.mix(self._system(SYSTEM_BYTES))
        self.mix(clock_bytes)
        secret = self._drawn(_TO_SEED)
        state = self._drawn(_TO_POOL)
        self._running = ripemd160.new()
        self.mix(_DOMAIN)
        self.mix(state)
        return Seed(secret)

    def _drawn(self, purpose: bytes) -> bytes:
        running = self._running.copy()
        running.update(purpose)
        return running.digest()
