"""What the library cannot do as it is installed."""

from __future__ import annotations

from bigdeal_gui.errors.base import AppError, ExitCode


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
