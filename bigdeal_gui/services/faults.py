"""What is told of a fault that nobody foresaw: its kind and its place in the program, never a value.

A trace of Python's shows the exception's text, and that may hold whatever the program had at hand: hands, a
seed, words that were typed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath, PureWindowsPath
from traceback import walk_tb
from typing import Final

from bigdeal_gui import PROGRAM_NAME, __version__

REPORT_VARIABLE: Final = "BIGDEAL_REPORT"
"""Names the new file into which a command writes the report of a fault."""

_MOST_FRAMES: Final = 40
"""Of each fault, counted from where it arose: one that calls itself for ever has a thousand."""

_MOST_FAULTS: Final = 8


class FaultElsewhere(Exception):
    """A fault in another process, of which the place is all that is told."""


def fault_place(error: BaseException) -> str:
    """Return what kind of fault `error` is and where it arose."""
    if isinstance(error, FaultElsewhere):
        return str(error)
    frames = _frames(error)
    if not frames:
        return type(error).__name__
    name, line = frames[-1]
    return f"{type(error).__name__}, {PurePosixPath(name).name}:{line}"


def fault_report(error: BaseException) -> str:
    """Return the versions, and for `error` and each fault behind it the kind and the lines that led to it.

    No text of an exception, no local, no argument, and of a file only its place in its library.
    """
    import platform  # noqa: PLC0415 - the window, which starts with this module, writes no report

    lines = [
        f"{PROGRAM_NAME} {__version__}",
        f"Python {platform.python_version()}, {platform.system()} {platform.release()}, {platform.machine()}",
    ]
    for fault in _and_its_causes(error):
        frames = _frames(fault)
        lines += ["", type(fault).__name__]
        if len(frames) > _MOST_FRAMES:
            lines.append(f"  {len(frames) - _MOST_FRAMES} lines before")
        lines += [f"  {name}:{line}" for name, line in frames[-_MOST_FRAMES:]]
    return "\n".join(lines) + "\n"


def write_fault_report(error: BaseException, path: Path) -> None:
    """Write the report of `error` into the new file `path`.

    Raises:
        StorageError: the name is taken, or cannot be written.
    """
    from bigdeal_gui.storage.delivery import deliver_file  # noqa: PLC0415 - as above

    deliver_file(path, lambda: fault_report(error).encode("utf-8"))


def _and_its_causes(error: BaseException) -> Iterator[BaseException]:
    fault: BaseException | None = error
    for _ in range(_MOST_FAULTS):
        if fault is None:
            return
        yield fault
        fault = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)


def _frames(error: BaseException) -> list[tuple[str, int]]:
    """Return file and line of each call that led to `error`, which arose in the last."""
    return [(_in_library(frame.f_code.co_filename), line) for frame, line in walk_tb(error.__traceback__)]


def _in_library(name: str) -> str:
    """Return the place of a source file below the folder that Python found it in: no folder of the user's."""
    path = PurePosixPath(name.replace("\\", "/"))
    if not (path.is_absolute() or PureWindowsPath(name).is_absolute()):
        return str(path)
    folders = [PurePosixPath(Path(entry).as_posix()) for entry in sys.path if entry]
    inside = [path.relative_to(folder) for folder in folders if path.is_relative_to(folder)]
    return str(min(inside, key=lambda found: len(found.parts), default=PurePosixPath(path.name)))
