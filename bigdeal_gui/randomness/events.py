"""What the window and the terminal report: one key stroke, one step of the mouse, one of anything else."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

MAX_SLIP_NS: Final = 30_000_000

_RECORD: Final = struct.Struct("<QQQddB")
_WORD: Final = 2**64 - 1


class InputKind(IntEnum):
    """What an event is. Only the first three are metered."""

    PRESS = 0
    RELEASE = 1
    MOVE = 2
    OTHER = 3


@dataclass(frozen=True, slots=True, repr=False)
class InputEvent:
    """One event as it came in.

    `time_ns` is our own monotonic clock, `stamp_ms` the window system's (0: none). `code` is the scan code of
    a key, `x` and `y` are the pointer's place in pixels. `is_repeat` marks the system's auto-repeat;
    `is_spontaneous` is false for what a program sent to itself.
    """

    time_ns: int
    kind: InputKind
    code: int = 0
    x: float = 0.0
    y: float = 0.0
    is_repeat: bool = False
    is_spontaneous: bool = True
    stamp_ms: int = 0

    def __repr__(self) -> str:
        return f"InputEvent({self.kind.name}, hidden)"


def encode_event(event: InputEvent) -> bytes:
    """Return the record of `event` for the pool: 41 bytes, all that is known of it, integers mod 2^64."""
    return _RECORD.pack(
        event.time_ns & _WORD,
        event.code & _WORD,
        event.stamp_ms & _WORD,
        event.x,
        event.y,
        event.kind | event.is_repeat << 2 | event.is_spontaneous << 3,
    )


def clocks_disagree(earlier: InputEvent, later: InputEvent) -> bool:
    """Tell whether our clock and the window system's differ by more than 30 ms on the time between events.

    Then our own thread was late, and the interval is its doing. Without both stamps there is no telling.
    """
    if not earlier.stamp_ms or not later.stamp_ms:
        return False
    ours_ns = later.time_ns - earlier.time_ns
    theirs_ns = (later.stamp_ms - earlier.stamp_ms) * 1_000_000
    return abs(ours_ns - theirs_ns) > MAX_SLIP_NS
