"""Statistics over deals, beside what chance alone gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bigdeal_gui.analysis.statistics import Statistics
    from bigdeal_gui.model.deals import Deal


def statistics(dealt: Iterable[Deal]) -> Statistics:
    """Count deals, one at least, and return every figure: points, shapes, lengths, kings, cards.

    Raises:
        ValueError: there are no deals.
    """
    from bigdeal_gui.analysis.statistics import statistics_of

    return statistics_of(dealt)
