"""The token by which one thread asks another to stop."""

from __future__ import annotations

from threading import Event

from bigdeal_gui.errors.services import Cancelled


class CancelToken:
    """Set once, from any thread; looked at by the work between two steps.

    `is_leaving` tells that the program is being closed: nobody has said that the work is not wanted.
    """

    __slots__ = ("_asked", "is_leaving")

    def __init__(self) -> None:
        self._asked = Event()
        self.is_leaving = False

    @property
    def is_cancelled(self) -> bool:
        """Whether the work was asked to stop."""
        return self._asked.is_set()

    def cancel(self, *, is_leaving: bool = False) -> None:
        """Ask the work to stop."""
        self.is_leaving |= is_leaving
        self._asked.set()

    def check(self) -> None:
        """Do nothing while the work may go on.

        Raises:
            Cancelled: it was asked to stop.
        """
        if self._asked.is_set():
            raise Cancelled
