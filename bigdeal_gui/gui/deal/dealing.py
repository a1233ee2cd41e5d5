"""Binds the deal page to the services: an order checked, a seed drawn, work for the worker.

The services and their database are loaded with the first order: the window need not wait for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.dealing.clock import clock_bytes

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.gui.parts.worker import Work
    from bigdeal_gui.randomness.collector import Collector
    from bigdeal_gui.services.cancel import CancelToken
    from bigdeal_gui.services.dealing.session import DealtSession, SessionOrder


class Dealing:
    """Holds what every session of this run needs."""

    def __init__(self, collector: Collector) -> None:
        self._collector = collector

    def check(self, order: SessionOrder) -> None:
        """Make sure that `order` can be fulfilled.

        Raises:
            AppError: as `check_order`.
        """
        from bigdeal_gui.services.dealing.session import check_order  # noqa: PLC0415 - see above

        check_order(order)

    def begin(self, order: SessionOrder) -> Work:
        """Draw a new seed, which empties the meter, and return the work that deals `order` from it.

        Raises:
            NotEnoughEntropy: the meter is not full and the order counts on it.
            SystemRandomnessMissing: the computer delivers no random bytes.
            StorageError: the journal cannot be opened, and no set is dealt without it; the meter stays full.
        """
        from bigdeal_gui.services.dealing.session import deal_session  # noqa: PLC0415 - see above
        from bigdeal_gui.services.sets.open_journal import open_journal  # noqa: PLC0415 - as above

        journal = open_journal()
        seed = self._collector.seed(clock_bytes(), system_only=not order.has_user_entropy)

        def work(progress: Callable[[int, int], None], cancel: CancelToken) -> DealtSession:
            return deal_session(
                order, seed, journal=journal, random_bytes=system_bytes, progress=progress, cancel=cancel
            )

        return work
