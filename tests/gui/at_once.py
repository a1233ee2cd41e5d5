"""Work that is done before whoever asks for it goes on."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from bigdeal_gui.gui.parts.jobs import Jobs

if TYPE_CHECKING:
    from collections.abc import Callable

WORK: Final = SimpleNamespace(journal=SimpleNamespace(store="the store"))
"""Stands for the work where nothing is done with it but handing it on."""


class JobsAtOnce(Jobs):
    """Does every job before it returns."""

    def run(self, work: Callable[..., Any], then: Callable[..., object], *_failed: object) -> None:
        """Do it, and what follows from it."""
        then(work(WORK))
