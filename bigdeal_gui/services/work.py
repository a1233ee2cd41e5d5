"""What a piece of work is given, from the page or command that asks for it down to the journal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.seals.sealer import HERE, Sealer
from bigdeal_gui.services.cancel import CancelToken

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal


def _tell_nobody(_done: int, _wanted: int) -> None:
    pass


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
    sealer: Sealer = HERE

    @property
    def journal(self) -> Journal:
        """The journal, opened when it is first asked for.

        Raises:
            StorageError: it is damaged, or its folder cannot take it.
        """
        return self.opened()
