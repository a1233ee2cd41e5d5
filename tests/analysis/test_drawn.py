"""Charts are drawn as they were when somebody last looked at them.

After a change that is meant, `BIGDEAL_KEEP_DRAWN=1` with these tests keeps what is drawn now: look at it.
"""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from bigdeal_gui.analysis.chart import set_chart, sets_chart
from bigdeal_gui.analysis.counts import statistics_counts
from bigdeal_gui.analysis.many_sets import SetTallies, judged_statistics
from bigdeal_gui.analysis.picture import chart_svg
from bigdeal_gui.library import statistics as statistics_of
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.analysis.many_sets import ManySets
    from bigdeal_gui.analysis.picture import Picture

KEPT: Final = Path(__file__).with_name("drawn")
SETS: Final = [[deal_of_number(DEALS // 289 * place) for place in range(first, 288, 8)] for first in range(8)]


@cache
def judged_eight() -> ManySets:
    """Judge eight sets of 36 boards."""
    tallies = SetTallies()
    for place, deals in enumerate(SETS):
        tallies.add(place, len(deals), statistics_counts(deals))
    return judged_statistics(tallies)


CHARTS: Final[dict[str, Callable[[], Picture]]] = {
    "one-set.svg": lambda: set_chart(statistics_of([deal for deals in SETS for deal in deals])),
    "sets.svg": lambda: sets_chart(judged_eight()),
}


def compare(name: str, shown: str) -> None:
    """Hold what is shown against what was kept under a name, or keep it where that is asked for."""
    if os.environ.get("BIGDEAL_KEEP_DRAWN"):
        (KEPT / name).write_text(shown, "utf-8", newline="\n")
    assert shown.splitlines() == (KEPT / name).read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_is_what_was_kept(name: str) -> None:
    """Each area, line and text, with its place, its colour and what it says."""
    compare(name, chart_svg(CHARTS[name]()))


def test_each_figure_of_many_sets_is_what_was_kept() -> None:
    """What chance gives and what was counted, with how far its percentiles stray, to five digits."""
    lines = [
        f"{one.kind.group} {one.kind.name}: {one.expected:.5g} {one.count} {one.count_chance:.5g}"
        f" {one.distance:.5g} {one.distance_chance:.5g} {one.adjusted:.5g}"
        for one in judged_eight().tests
    ]
    compare("sets.txt", "\n".join([*sorted(lines), ""]))


def test_every_colour_is_in_a_chart_that_was_kept() -> None:
    """Few and many, near and far: none of them can change unseen."""
    fills = Counter(
        part.partition('"')[0]
        for name in CHARTS
        for part in (KEPT / name).read_text("utf-8").split('fill="')[1:]
    )
    assert len(fills) >= 6
