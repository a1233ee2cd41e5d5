"""Packages that some calls need and that need not be there: loaded when they are first wanted."""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.library import PackageMissing

if TYPE_CHECKING:
    from types import ModuleType

_EXTRAS: Final = {"numpy": "bulk", "pandas": "tables", "endplay": "analysis"}
"""The extra of this distribution that brings each package."""


def package(name: str) -> ModuleType:
    """Return the package `name`, or a module of it, such as `endplay.types`.

    Raises:
        PackageMissing: it is not installed.
    """
    top = name.partition(".")[0]
    try:
        return import_module(name)
    except ImportError as error:
        # A package that is there and broken says itself what it lacks.
        if error.name is not None and error.name.partition(".")[0] == top:
            raise PackageMissing(top, _EXTRAS[top]) from None
        raise


def need_numpy() -> None:
    """Make sure that numpy is there, with one thread: its library for matrices has nothing to do here.

    Raises:
        PackageMissing: it is not installed.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    package("numpy")
