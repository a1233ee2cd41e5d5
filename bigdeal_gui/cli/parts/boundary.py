"""The one boundary of a command: foreseen errors become a sentence, a hint and an exit code.

What nobody foresaw becomes words without a value: a trace of Python's could show the cards.
"""

from __future__ import annotations

import io
import json
import os
import re
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final

from bigdeal_gui.cli.parts.language import tr, translatable
from bigdeal_gui.errors.base import AppError, ExitCode, error_advice
from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.services.faults import REPORT_VARIABLE, fault_place, write_fault_report
from bigdeal_gui.storage.reading import refused_looks_told
from bigdeal_gui.words import harmless_text, one_line_name, translate_with, within_line

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Json
    from bigdeal_gui.services.work import CancelToken

DONE: Final = int(ExitCode.DONE)

STOPPED: Final = 130
"""What a shell expects of a program stopped by Ctrl-C: 128 + SIGINT."""

PIPE_CLOSED: Final = 141
"""What a shell expects of a program whose reader went away: 128 + SIGPIPE."""

_SIGNALS: Final = tuple(
    number
    for name in ("SIGINT", "SIGTERM", "SIGHUP")
    if isinstance(number := getattr(signal, name, None), signal.Signals)
)
"""Ctrl-C, the system's end, and a terminal that was closed (which Windows does not tell)."""

_AFTER_FAULT: Final = translatable(
    "What was dealt before is safe, and no file was overwritten. Play boards that were being dealt just now"
    " only if “bigdeal check” says of them “state: dealt”; otherwise deal again."
)


@dataclass(slots=True)
class Manner:
    """How a run speaks, and what it has kept back until its end.

    With `as_json` a refusal is an object on standard output too. Of a command that `is_gathered`, having no
    object of its own, `files` and `lines` become one. `is_quiet` speaks where something is wrong, and not
    otherwise: `notes` are said when the run fails.
    """

    as_json: bool = False
    is_quiet: bool = False
    is_gathered: bool = False
    files: list[Json] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    """What is so whatever becomes of the rest: said where standard output fails."""
    damage: str = ""
    """What was told of damaged settings."""


_manner: ContextVar[Manner] = ContextVar("manner", default=Manner())  # noqa: B039 - of a run that asked for nothing


def output_manner() -> Manner:
    """Return how this run speaks."""
    return _manner.get()


def speak_as_asked(words: Sequence[str]) -> None:
    """Speak from now on as the command line `words` ask for, whether or not the rest of it is understood."""
    options = words[: words.index("--")] if "--" in words else words
    _manner.set(Manner("--json" in options, "--quiet" in options))


def run_command(program: str, work: Callable[[], int]) -> int:
    """Do `work` and return the exit code; `program` is the name that begins each message."""
    for stream in (sys.stdout, sys.stderr):
        # A file name that the terminal cannot spell must not stop a report.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    _manner.set(Manner())
    try:
        with _handled(_interrupted), _quiet_hooks(program), refused_looks_told():
            return _ended(work())
    except Cancelled:
        return _refused(program, "stopped", STOPPED, tr("stopped. No files of this set were left behind."))
    except KeyboardInterrupt:
        return _refused(program, "stopped", STOPPED, tr("stopped."))
    except AppError as error:
        return _refused(
            program, error_kind(error), int(error.exit_code), str(error), error_advice(error).hint
        )
    except BrokenPipeError:
        return DONE if _without_output() else PIPE_CLOSED
    except SystemExit:
        raise
    except BaseException as error:  # noqa: BLE001 - the last boundary: a trace would show values
        if isinstance(error, OSError) and _is_of_output(error):
            reason = tr("standard output could not be written: {error}.", error=error.strerror)
            _write_error(f"{program}: {reason}")
            _without_output()
        else:
            what = tr("something went wrong inside the program ({place}).", place=fault_place(error))
            _refused(program, "fault", int(ExitCode.SYSTEM), what, tr(_AFTER_FAULT))
            _tell_report(error)
        return int(ExitCode.SYSTEM)
    finally:
        _manner.set(Manner())
        translate_with(None)


def _is_of_output(error: OSError) -> bool:
    """Return whether standard output did not take what was written: here, or where click writes its help."""
    *_outer, (innermost, _line) = traceback.walk_tb(error.__traceback__)
    return innermost.f_globals.get("__name__") in {__name__, "click.utils"}


def _without_output() -> bool:
    """Say on standard error what was done all the same; return whether anything was."""
    # Python flushes once more at its end: let that go nowhere.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    for text in output_manner().done:
        _write_error(text)
    return bool(output_manner().done)


def error_kind(error: AppError) -> str:
    """Return the name by which programs know an error: `already-exists`."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", type(error).__name__).lower()


def _refused(program: str, kind: str, code: int, *lines: str) -> int:
    """Say why nothing came of it, as an object too where that was asked for; return the exit code."""
    _tell_notes()
    for place, line in enumerate(lines):
        _write_error(line if place else f"{program}: {line}")
    return echo_refusal(kind, " ".join(lines), code)


def echo_refusal(kind: str, text: str, code: int) -> int:
    """Write the object of a refusal where the run speaks in JSON; return its exit code."""
    if output_manner().as_json:
        echo_json({"error": {"kind": kind, "text": text, "exit": code}})
    return code


def echo_stderr(text: str, *, is_warning: bool = False) -> None:
    """Write one line to standard error, where it stays apart from results.

    A quiet run keeps what is no warning until it fails. Names of files come from anybody: what could steer a
    terminal, or turn the letters round, is replaced.
    """
    if output_manner().is_quiet and not is_warning:
        output_manner().notes.append(text)
    else:
        _write_error(text)


def echo_words_stderr(text: str, /, **values: object) -> None:
    """Write the translated `text`, after the program's name, as `echo_stderr` does."""
    echo_stderr(f"bigdeal: {tr(text, **values)}")


def echo_notes(notes: Iterable[str]) -> None:
    """Write what else has to be said to standard error, each note in one line."""
    for note in notes:
        echo_stderr(f"bigdeal: {one_line_name(note)}")


def echo_warning(text: str) -> None:
    """Write a warning to standard error, in a quiet run too."""
    echo_stderr(f"bigdeal: {tr('warning')}: {text}", is_warning=True)


def echo_warning_words(text: str, /, **values: object) -> None:
    """Write the translated `text` as a warning."""
    echo_warning(tr(text, **values))


def _tell_notes() -> None:
    for text in output_manner().notes:
        _write_error(text)
    output_manner().notes.clear()


def _write_error(text: str) -> None:
    # Where even this cannot be written the exit code tells.
    with suppress(OSError):
        print(harmless_text(text), file=sys.stderr, flush=True)  # noqa: T201 - a command speaks to its terminal


def echo_done(text: str) -> None:
    """Keep what is so from now on, such as that a set is whole: it is said where standard output fails."""
    output_manner().done.append(text)


def echo(text: str = "", end: str = "\n") -> None:
    """Write one line to standard output, or keep it where the run speaks otherwise."""
    if output_manner().is_gathered:
        output_manner().lines.extend((text + end).splitlines())
    elif not output_manner().is_quiet:
        _write(harmless_text(text), end)


def echo_words(text: str, /, **values: object) -> None:
    """Write the translated `text` as a line to standard output."""
    echo(tr(text, **values))


def echo_file(path: Path, size_bytes: int, counted: str = "") -> None:
    """Say that a file was written, with what was `counted` in it."""
    if output_manner().is_gathered:
        output_manner().files.append({"path": str(path), "bytes": size_bytes})
    else:
        echo(f"{within_line(path)}  {counted}{tr('{count} bytes', count=size_bytes)}")


def echo_question(text: str) -> None:
    """Put a question where the person will see it, without a line's end."""
    is_plain = not (output_manner().is_quiet or output_manner().as_json)
    print(text, end="", file=sys.stdout if is_plain else sys.stderr, flush=True)


def echo_json(value: Json) -> None:
    """Write `value` to standard output, in ASCII so that every terminal takes it."""
    _write(json.dumps(value, indent=2), "\n")


def _ended(code: int) -> int:
    """Say what was kept back until the end of a run that was not broken off; return its exit code."""
    if code != DONE:
        _tell_notes()
    gathered = output_manner()
    if gathered.is_gathered:
        lines: list[Json] = [*gathered.lines]
        echo_json({"exit": code, "files": gathered.files, "lines": lines})
    return code


def _write(text: str, end: str) -> None:
    print(text, end=end, flush=True)  # noqa: T201 - a command speaks to its terminal


@contextmanager
def stopped_by_signals(token: CancelToken) -> Iterator[None]:
    """Let the first Ctrl-C ask `token` to stop, so that a set is never torn; a second one breaks in."""

    def asked(_number: int, _frame: FrameType | None) -> None:
        if token.is_cancelled:
            raise KeyboardInterrupt
        token.cancel()

    with _handled(asked):
        yield


def _tell_report(error: BaseException) -> None:
    named = os.environ.get(REPORT_VARIABLE, "")
    if not named:
        _write_error(
            tr(
                "Please report the words in brackets. For a longer report, without any card, name or other"
                " value, set the variable {variable} to the name of a new file and call the command again.",
                variable=REPORT_VARIABLE,
            )
        )
        return
    try:
        write_fault_report(error, Path(named))
    except AppError as problem:
        _write_error(tr("The report could not be written: {problem}", problem=problem))
    else:
        _write_error(
            tr(
                "A report is in “{name}”. It contains no card, name or other value: please send it along.",
                name=named,
            )
        )


@contextmanager
def _quiet_hooks(program: str) -> Iterator[None]:
    """Have faults that end no command, on other threads and in what is thrown away, told without a value."""

    def beside(fault: threading.ExceptHookArgs | sys.UnraisableHookArgs) -> None:
        if fault.exc_value is not None:
            what = tr("something went wrong beside the work ({place}).", place=fault_place(fault.exc_value))
            _write_error(f"{program}: {what}")

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
