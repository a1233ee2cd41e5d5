"""The clocks: as bytes for the pool, which nobody can set twice; and whether the calendar was set back."""

from __future__ import annotations

import os
import time
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal


def clock_bytes() -> bytes:
    """Return the wall clock, the monotonic clock (ns) and the process number, 24 bytes."""
    return b"".join(
        reading.to_bytes(8, "little", signed=True)
        for reading in (time.time_ns(), time.perf_counter_ns(), os.getpid())
    )


def local_today() -> date:
    """Return today’s date by this computer’s clock and time zone."""
    return datetime.now(UTC).astimezone().date()


def later_day(journal: Journal, here: date) -> date | None:
    """Return the day of the newest row of `journal` where that is later than `here`: the clock was set back.

    None where it was not; less than a day is nobody's harm.

    Raises:
        StorageError: the journal cannot be read.
    """
    from bigdeal_gui.journal.check import newest_row_time  # noqa: PLC0415 - the clock is asked for without a journal too

    newest = newest_row_time(journal.store)
    if not newest:
        return None
    day = datetime.fromisoformat(newest).astimezone().date()
    return day if day > here else None
