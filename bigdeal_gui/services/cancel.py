"""The token by which one thread asks another to stop."""

from __future__ import annotations

from threading import Event

from bigdeal_gui.errors import Cancelled


class CancelToken:
    """Set once, from any thread; looked at by the work between two steps."""

    __slots__ = ("_asked",)

    def __init__(self) -> None:
        self._asked = Event()

    @property
    def is_cancelled(self) -> bool:
        """Whether the work was asked to stop."""
        return self._asked.is_set()

    def cancel(self) -> None:
        """Ask the work to stop."""
        self._asked.set()

    def check(self) -> None:
        """Do nothing while the work may go on.

        Raises:
            Cancelled: it was asked to stop.
        """
        if self._asked.is_set():
            raise Cancelled
