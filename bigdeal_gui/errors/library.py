"""What the library cannot do as it is installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bigdeal_gui.errors.base import AppError, ExitCode

if TYPE_CHECKING:
    from concurrent.futures import Executor


class LibraryError(AppError):
    """Something that the library was asked for and cannot give."""


class PackageMissing(LibraryError):
    """A package that a call needs and that is not installed; `extra` brings it."""

    sentence = "This needs the package {package}, which is not installed: pip install bigdeal-gui[{extra}]."
    title = "A package is missing"
    hint = "Nothing was done. Install it and try again."
    exit_code = ExitCode.SYSTEM

    package: str
    extra: str


class WorkerLost(LibraryError):
    """An executor of several processes broke: one of them ended before its part was done.

    `done` are the deals or other things whose results are kept. `resume` takes a fresh executor, goes on, and
    gives what the call would have given.
    """

    sentence = "A worker process ended before its part was done. Results kept so far: {done}."
    title = "A worker was lost"
    hint = "What is done is kept. Call resume() of this error with a fresh executor to go on."
    exit_code = ExitCode.SYSTEM

    done: int
    resume: Callable[[Executor], Any]
