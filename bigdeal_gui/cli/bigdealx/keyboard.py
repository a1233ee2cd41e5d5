"""Randomness from the keyboard of a terminal: key strokes as they are struck, never shown, never kept."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final, Protocol

from bigdeal_gui.cli.parts.boundary import echo_stderr
from bigdeal_gui.cli.parts.questions import is_at_terminal
from bigdeal_gui.errors.services import Usage
from bigdeal_gui.randomness.credit import InputEvent, InputKind, PressMeter, encode_event

if TYPE_CHECKING:
    from bigdeal_gui.randomness.pool import Pool

TARGET_BITS: Final = PressMeter.TARGET_BITS

_TOLD_PARTS: Final = 8
"""How often the progress is told on the way."""

_ONE_STROKE_BYTES: Final = 64
"""Arrow keys and the like send several bytes, which arrive together and count as one stroke."""

_QUIET_S: Final = 0.3
_LONGEST_WAIT_S: Final = 5.0


def collect_keystrokes(pool: Pool) -> None:
    """Mix key strokes into `pool` until the meter is full, telling the progress on standard error.

    Raises:
        Usage: there is no keyboard, or it went away.
    """
    if not is_at_terminal():
        raise Usage("Nobody is at the keyboard: standard input is not a terminal.")
    echo_stderr("Now type at random, on many keys and unevenly, until you are told to stop.")
    with strokes() as source:
        try:
            _fill(pool, source)
        except EOFError:
            raise Usage("The keyboard went away.") from None
        echo_stderr("Enough. Stop typing.")


def _fill(pool: Pool, source: Strokes) -> None:
    meter = PressMeter()
    told = 0
    while not meter.is_full:
        stroke = source.read(None)
        time_ns = time.perf_counter_ns()
        pool.mix(encode_event(InputEvent(time_ns, InputKind.PRESS)))
        pool.mix(stroke)
        meter.feed(time_ns, stroke)
        part = int(_TOLD_PARTS * meter.credit_bits / TARGET_BITS)
        if told < part < _TOLD_PARTS or (part == 0 and told > 0):
            told = part
            echo_stderr(f"{int(meter.credit_bits)} of {TARGET_BITS} bits")


class Strokes(Protocol):
    """Where key strokes come from."""

    def read(self, timeout_s: float | None) -> bytes:
        """Return the bytes of the next stroke; none when there was no stroke in time.

        Raises:
            EOFError: the terminal is gone.
        """
        ...


if sys.platform == "win32":
    import msvcrt

    _POLL_S: Final = 0.001
    _CTRL_C: Final = "\x03"

    class _Console:
        def read(self, timeout_s: float | None) -> bytes:
            end = None if timeout_s is None else time.monotonic() + timeout_s
            while not msvcrt.kbhit():
                if end is not None and time.monotonic() >= end:
                    return b""
                time.sleep(_POLL_S)
            stroke = msvcrt.getwch()
            if stroke == _CTRL_C:
                raise KeyboardInterrupt
            while msvcrt.kbhit():
                stroke += msvcrt.getwch()
            return stroke.encode("utf-8", "surrogatepass")

    @contextmanager
    def strokes() -> Iterator[Strokes]:
        """Give the strokes of the console, which are not echoed."""
        console = _Console()
        yield console
        _wait_for_quiet(console)

else:
    import select
    import termios
    import tty

    class _Terminal:
        def __init__(self, descriptor: int) -> None:
            self._descriptor = descriptor

        def read(self, timeout_s: float | None) -> bytes:
            ready, _, _ = select.select([self._descriptor], [], [], timeout_s)
            if not ready:
                return b""
            stroke = os.read(self._descriptor, _ONE_STROKE_BYTES)
            if not stroke:
                raise EOFError
            return stroke

    @contextmanager
    def strokes() -> Iterator[Strokes]:
        """Give the terminal's strokes unechoed; Ctrl-C still works, and no stroke is left for the shell."""
        descriptor = sys.stdin.fileno()
        before = termios.tcgetattr(descriptor)
        tty.setcbreak(descriptor)
        try:
            terminal = _Terminal(descriptor)
            yield terminal
            _wait_for_quiet(terminal)
        finally:
            with suppress(termios.error):  # it may be gone: what ended the reading is told, not this
                termios.tcsetattr(descriptor, termios.TCSAFLUSH, before)


def _wait_for_quiet(source: Strokes) -> None:
    """Swallow the strokes of somebody who has not stopped yet."""
    end = time.monotonic() + _LONGEST_WAIT_S
    with suppress(EOFError):
        while time.monotonic() < end and source.read(_QUIET_S):
            pass
