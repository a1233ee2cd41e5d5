"""The one boundary of a command: foreseen errors become a sentence, a hint and an exit code.

What nobody foresaw becomes words without a value: a trace of Python's could show the cards.
"""

from __future__ import annotations

import io
import os
import re
import signal
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import AppError, Cancelled, ExitCode, advice
from bigdeal_gui.services.faults import REPORT_VARIABLE, place_of, write_report

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
        with _handled(_interrupted), _quiet_hooks(program):
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
    except SystemExit:
        raise
    except BaseException as error:  # noqa: BLE001 - the last boundary: a trace would show values
        _tell_fault(program, error)
        return int(ExitCode.SYSTEM)


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


def _tell_fault(program: str, error: BaseException) -> None:
    tell(f"{program}: a fault in the program has stopped it ({place_of(error)}).")
    tell(
        "What was dealt before is safe, and no file was overwritten. Play boards that were being dealt just"
        " now only if “bigdeal check” says of them “state: dealt”; otherwise deal again."
    )
    named = os.environ.get(REPORT_VARIABLE, "")
    if not named:
        tell(
            "Please report the words in brackets. For a report with more, in which no card, name or other"
            f" value stands, set the variable {REPORT_VARIABLE} to the name of a new file and call the"
            " command again."
        )
        return
    try:
        write_report(error, Path(named))
    except AppError as problem:
        tell(f"The report could not be written: {problem}")
    else:
        tell(f"A report is in “{named}”. No card, name or other value stands in it: please send it along.")


@contextmanager
def _quiet_hooks(program: str) -> Iterator[None]:
    """Have faults that end no command, on other threads and in what is thrown away, told without a value."""

    def beside(fault: threading.ExceptHookArgs | sys.UnraisableHookArgs) -> None:
        if fault.exc_value is not None:
            tell(f"{program}: a fault beside the work ({place_of(fault.exc_value)}).")

    before = threading.excepthook, sys.unraisablehook
    threading.excepthook, sys.unraisablehook = beside, beside
    try:
        yield
    finally:
        threading.excepthook, sys.unraisablehook = before


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
