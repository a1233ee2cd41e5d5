"""A process of this program's own, beside the window: for what is to be forgotten, and for what takes long.

What it is asked goes to it through a pipe, and its answers come back through another: never by a command
line, a variable or a file.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bigdeal_gui.errors.base import AppError

_SOURCES: Final = str(Path(__file__).resolve().parents[2])


def begin_process(module: str, word: str, broke: type[AppError]) -> subprocess.Popen[bytes]:
    """Begin the process whose `main` is in `module`; `word` is what the frozen program knows it by.

    Raises:
        AppError: the system has none left; it is one of the kind `broke`.
    """
    try:
        return subprocess.Popen(  # noqa: S603 - this program, and nothing that anybody typed
            process_command(module, word),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for this program, which then ends that one
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except OSError as error:
        raise broke from error


def process_command(module: str, word: str) -> Sequence[str]:
    """Return what begins the process, as `begin_process`."""
    if getattr(sys, "frozen", False):
        return [sys.executable, word]
    # It finds the modules that this process finds, and none in the folder in which it was called.
    program = f"import sys; sys.path[:] = sys.argv[1:]; from {module} import main; main()"
    return [sys.executable, "-I", "-S", "-c", program, *(folder or _SOURCES for folder in sys.path)]
