"""Packages that some calls need and that need not be there: loaded when they are first wanted.

Deals of one of them, endplay, come and go here.
"""

from __future__ import annotations

import os
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from bigdeal_gui.errors.library import PackageMissing
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import deal_text, parse_deal

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


def to_endplay(deal: Deal) -> Any:  # noqa: ANN401 - of a package that brings no types
    """Return an `endplay.types.Deal`.

    Raises:
        PackageMissing: endplay is not installed.
    """
    return package("endplay.types").Deal(deal_text(deal))


def from_endplay(theirs: Any) -> Deal:  # noqa: ANN401 - as above
    """Return the deal of an `endplay.types.Deal` with all of its cards.

    Raises:
        InvalidDeal: cards have been played, or lie with nobody.
    """
    return parse_deal(theirs.to_pbn())
