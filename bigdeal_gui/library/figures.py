"""Statistics over deals, beside what chance alone gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bigdeal_gui.analysis.many_sets import ManySets
    from bigdeal_gui.analysis.statistics import Statistics
    from bigdeal_gui.model.deals import Deal


def statistics(dealt: Iterable[Deal]) -> Statistics:
    """Count deals, one at least, and return every figure: points, shapes, lengths, kings, cards.

    Raises:
        ValueError: there are no deals.
    """
    from bigdeal_gui.analysis.statistics import statistics_of

    return statistics_of(dealt)


def statistics_of_sets(sets: Iterable[Iterable[Deal]]) -> ManySets:
    """Count each set by itself, and return how its figures are spread over all sets, beside chance.

    One set is held at a time. Sets that are empty are left out.

    Raises:
        ValueError: no set has a deal.
    """
    from bigdeal_gui.analysis.counts import counts_of
    from bigdeal_gui.analysis.many_sets import SetTallies, judged

    tallies = SetTallies()
    for place, set_ in enumerate(sets):
        if dealt := tuple(set_):
            tallies.add(place, len(dealt), counts_of(dealt))
    if not tallies.totals.deals:
        raise ValueError("no deals, no statistics")
    return judged(tallies)
