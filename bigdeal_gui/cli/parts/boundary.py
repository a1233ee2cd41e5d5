"""The one boundary of a command: foreseen errors become a sentence, a hint and an exit code."""

from __future__ import annotations

import io
import os
import re
import signal
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import AppError, Cancelled, ExitCode, advice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FrameType

    from bigdeal_gui.services.cancel import CancelToken

DONE: Final = int(ExitCode.DONE)

STOPPED: Final = 130
"""What a shell expects of a program stopped by Ctrl-C: 128 + SIGINT."""

PIPE_CLOSED: Final = 141
"""What a shell expects of a program whose reader went away: 128 + SIGPIPE."""

_STEERING: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")

_SIGNALS: Final = tuple(
    number
    for name in ("SIGINT", "SIGTERM", "SIGHUP")
    if isinstance(number := getattr(signal, name, None), signal.Signals)
)
"""Ctrl-C, the system's end, and a terminal that was closed (which Windows does not tell)."""


def run(program: str, work: Callable[[], int]) -> int:
    """Do `work` and return the exit code; `program` is the name that begins each message."""
    for stream in (sys.stdout, sys.stderr):
        # A file name that the terminal cannot spell must not stop a report.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        with _handled(_interrupted):
            return work()
    except Cancelled:
        tell(f"{program}: stopped. No file of this set was left behind.")
        return STOPPED
    except KeyboardInterrupt:
        tell(f"{program}: stopped.")
        return STOPPED
    except AppError as error:
        tell(f"{program}: {error}")
        tell(advice(error).hint)
        return int(error.exit_code)
    except BrokenPipeError:
        # Python flushes once more at its end: let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


def tell(text: str) -> None:
    """Write one line to standard error, where it stays apart from results.

    Names of files come from anybody: what could steer a terminal, or turn the letters round, is replaced.
    """
    text = _STEERING.sub("\N{REPLACEMENT CHARACTER}", text)
    print(text, file=sys.stderr, flush=True)  # noqa: T201 - a command speaks to its terminal


def say(text: str = "", end: str = "\n") -> None:
    """Write one line to standard output."""
    print(text, end=end, flush=True)  # noqa: T201 - as above


@contextmanager
def stopped_by_signals(token: CancelToken) -> Iterator[None]:
    """Let the first Ctrl-C ask `token` to stop, so that a set is never torn; a second one breaks in."""

    def asked(_number: int, _frame: FrameType | None) -> None:
        if token.is_cancelled:
            raise KeyboardInterrupt
        token.cancel()

    with _handled(asked):
        yield


def _interrupted(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


@contextmanager
def _handled(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    before = [(number, signal.signal(number, handler)) for number in _SIGNALS]
    try:
        yield
    finally:
        for number, earlier in before:
            signal.signal(number, earlier)
