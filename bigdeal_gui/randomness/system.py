"""The operating system's randomness: the one place that asks for it, and watches it for a fault."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from bigdeal_gui.errors.randomness import SystemRandomnessMissing
from bigdeal_gui.words import translate

_PROBE_BYTES: Final = 16
_REPEATED_BYTES: Final = 12
"""So many bytes have to come a second time before that is a fault: by chance they do once in 2^96 reads."""


def system_bytes(count: int, source: Callable[[int], bytes] = os.urandom) -> bytes:
    """Return `count` bytes from the operating system's generator.

    A source that fails silently delivers too little, a constant, the same at every read, or a short pattern
    over and over. So each read is compared with one just before it, which is thrown away; nothing of a read
    is kept for the next.

    Raises:
        SystemRandomnessMissing: it has none, or delivered something that cannot be random.
    """
    wanted = max(count, _PROBE_BYTES)
    try:
        probe, delivered = source(_PROBE_BYTES), source(wanted)
    except (OSError, NotImplementedError) as error:
        raise SystemRandomnessMissing(str(error) or type(error).__name__) from error
    if len(probe) != _PROBE_BYTES or len(delivered) != wanted:
        raise SystemRandomnessMissing(translate("reasons", "it delivered too few bytes, or too many"))
    if delivered.startswith(probe) or _repeats(delivered) or _repeats(probe + delivered):
        raise SystemRandomnessMissing(translate("reasons", "it repeats the same values"))
    return delivered[:count]


def _repeats(delivered: bytes) -> bool:
    """Tell whether a pattern of at most half of `delivered` makes up all of it."""
    # Whatever repeats has its first bytes again where the pattern begins again.
    begin, end = delivered[:_REPEATED_BYTES], len(delivered) // 2 + _REPEATED_BYTES
    period = delivered.find(begin, 1, end)
    while period != -1 and not delivered.startswith(delivered[period:]):
        period = delivered.find(begin, period + 1, end)
    return period != -1
