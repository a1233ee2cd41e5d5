"""What a piece of work is given, from the page or command that asks for it down to the journal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event
from typing import TYPE_CHECKING

from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.randomness.system import system_bytes

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.seals.sealer import Sealer


class CancelToken:
    """By which one thread asks another to stop.

    It is set once, from any thread; the work looks at it between two steps.

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


def _tell_nobody(_done: int, _wanted: int) -> None:
    pass


def _here() -> Sealer:
    from bigdeal_gui.seals.sealer import HERE  # noqa: PLC0415 - the window's first page has no seals

    return HERE


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Work:
    """The journal, and what else whoever asks for the work owns.

    `opened` returns the journal, the same each time. `progress` is called with what is done and wanted, on
    the thread of the work, which looks at `cancel` between two steps. `random_bytes` makes fresh keys, and
    `sealer` does what a passphrase asks for.
    """

    opened: Callable[[], Journal]
    progress: Callable[[int, int], None] = _tell_nobody
    cancel: CancelToken = field(default_factory=CancelToken)
    random_bytes: Callable[[int], bytes] = system_bytes
    sealer: Sealer = field(default_factory=_here)

    @property
    def journal(self) -> Journal:
        """The journal, opened when it is first asked for.

        Raises:
            StorageError: it is damaged, or its folder cannot take it.
        """
        return self.opened()
