"""What is said of many sets as a picture: percentiles by tenths, and the least likely of all tests."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from bigdeal_gui.analysis.many_sets import FALSE_ALARMS, TENTHS, ManySets, Tenths
from bigdeal_gui.analysis.picture import Area, LevelLine, Picture, Piece, Text

_WIDTH: Final = 900
_LEFT: Final = 40
_INNER: Final = _WIDTH - 2 * _LEFT
_GAP: Final = 40
_PANEL: Final = (_INNER - 2 * _GAP) / 3
_BAR_HEIGHT: Final = 150
_TEST_HEIGHT: Final = 180
_TITLE: Final = 15
_SMALL: Final = 9

_BAR: Final = "#7a9cc6"
_SUSPECT: Final = "#e6550d"
_MOST_POWER: Final = 12
"""Chances below 10^-12 are drawn as that."""


def sets_chart(found: ManySets) -> Picture:
    """Return the chart: a panel for each group, and one of all figures, the likeliest first."""
    pieces: list[Piece] = [
        Text(
            _LEFT,
            30,
            "Percentiles by tenths: bars as the sets have them, lines as they should",
            _TITLE,
            is_bold=True,
        )
    ]
    for place, tenths in enumerate(found.tenths):
        row, column = divmod(place, 3)
        pieces += _tenths(tenths, _LEFT + column * (_PANEL + _GAP), 50 + row * (_BAR_HEIGHT + 60))
    rows = -(-len(found.tenths) // 3)
    top = 60 + rows * (_BAR_HEIGHT + 60)
    pieces += _tests(found, top)
    title = f"{found.sets} sets, {found.deals} deals"
    return Picture(_WIDTH, top + _TEST_HEIGHT + 90, title, tuple(pieces))


def _tenths(tenths: Tenths, left: float, top: float) -> Iterator[Piece]:
    """Yield a panel of ten bars, each with a line where it should end."""
    highest = max(*tenths.counted, *tenths.expected, 1)
    step = _PANEL / TENTHS
    bottom = top + 20 + _BAR_HEIGHT
    yield Text(left, top + 10, str(tenths.group), is_bold=True)
    for place, (counted, expected) in enumerate(zip(tenths.counted, tenths.expected, strict=True)):
        height, mean = counted / highest * _BAR_HEIGHT, expected / highest * _BAR_HEIGHT
        at = left + place * step
        words = f"{10 * place} to {10 * place + 10} %: {counted}, chance gives {expected:.1f}"
        yield Area(at + 1, bottom - height, step - 2, height, _BAR, words)
        yield LevelLine(at, bottom - mean, step, 2)
        yield Text(at + step / 2, bottom + 14, str(10 * place), _SMALL, is_centred=True)


def _tests(found: ManySets, top: float) -> Iterator[Piece]:
    """Yield a panel of all figures, higher where they are less likely."""
    yield Text(
        _LEFT,
        top,
        "All figures, each as its least likely test: how many noughts its chance begins with",
        _TITLE,
        is_bold=True,
    )
    bottom = top + 20 + _TEST_HEIGHT
    step = _INNER / len(found.tests)
    unit = _TEST_HEIGHT / _MOST_POWER
    limit = _power(FALSE_ALARMS / 2 / found.test_count)
    for place, test in enumerate(reversed(found.tests)):
        least = min(test.chances)
        height = max(_power(least) * unit, 0.5)
        fill = _SUSPECT if test in found.suspects else _BAR
        words = f"{test.kind.group}: {test.kind.name}: {least:.2g}"
        yield Area(_LEFT + place * step, bottom - height, max(step - 0.5, 0.5), height, fill, words)
    yield LevelLine(_LEFT, bottom - limit * unit, _INNER, 1)
    for power in range(0, _MOST_POWER + 1, 3):
        yield Text(_LEFT - 22, bottom - power * unit + 3, str(power), _SMALL)
    foot = "Above the line chance alone does not reach but once in two thousand runs."
    yield Text(_LEFT, bottom + 26, foot)


def _power(chance: float) -> float:
    return min(-math.log10(chance), _MOST_POWER) if chance > 0 else _MOST_POWER
