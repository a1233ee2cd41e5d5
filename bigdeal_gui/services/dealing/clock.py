"""The clocks as bytes, one more thing for the pool that nobody can set twice."""

from __future__ import annotations

import os
import time


def clock_bytes() -> bytes:
    """Return the wall clock, the monotonic clock (ns) and the process number, 24 bytes."""
    return b"".join(
        reading.to_bytes(8, "little", signed=True)
        for reading in (time.time_ns(), time.perf_counter_ns(), os.getpid())
    )
