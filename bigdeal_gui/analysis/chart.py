"""Statistics as pictures: of one set in three panels, of many by tenths and by their least likely tests."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from bigdeal_gui.analysis.counts import Group
from bigdeal_gui.analysis.many_sets import FALSE_ALARMS, ManySets, Tenths
from bigdeal_gui.analysis.picture import Area, LevelLine, Picture, Piece, Text
from bigdeal_gui.analysis.statistics import Figure, Outlier, Statistics
from bigdeal_gui.model.cards import PACK_SIZE, RANKS, SUIT_SIZE, SUITS
from bigdeal_gui.model.seats import SEATS

_WIDTH: Final = 900
_HEIGHT: Final = 730
_LEFT: Final = 40
_INNER: Final = _WIDTH - 2 * _LEFT
_BAR_HEIGHT: Final = 160
_TITLE: Final = 15
_SMALL: Final = 9
_GAP: Final = 40
_PANEL: Final = (_INNER - 2 * _GAP) / 3
_TENTHS_HEIGHT: Final = 150
_TEST_HEIGHT: Final = 180

_MOST_POWER: Final = 12
"""Chances below 10^-12 are drawn as that."""

_LEAST_SHARE: Final = 0.0005
"""A smaller share of the hands has no bar that could be seen."""

_BAR: Final = "#7a9cc6"
SHADES: Final = {
    Outlier.NONE: "#eeeeee",
    Outlier.FEW: "#9ecae1",
    Outlier.VERY_FEW: "#3182bd",
    Outlier.MANY: "#fdbe85",
    Outlier.VERY_MANY: "#e6550d",
}
"""Blue is few, orange is many, which most colour-blind people tell apart."""

_SIGNS: Final = {
    Outlier.NONE: "",
    Outlier.FEW: "\N{MINUS SIGN}",
    Outlier.VERY_FEW: "\N{MINUS SIGN}\N{MINUS SIGN}",
    Outlier.MANY: "+",
    Outlier.VERY_MANY: "++",
}
"""For people who see no colours."""


def sets_chart(found: ManySets) -> Picture:
    """Return the chart of many sets: a panel for each group, and one of all figures, the likeliest first."""
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
        pieces += _tenths(tenths, _LEFT + column * (_PANEL + _GAP), 50 + row * (_TENTHS_HEIGHT + 60))
    rows = -(-len(found.tenths) // 3)
    top = 60 + rows * (_TENTHS_HEIGHT + 60)
    pieces += _tests(found, top)
    title = f"{found.sets} sets, {found.deals} deals"
    return Picture(_WIDTH, top + _TEST_HEIGHT + 90, title, tuple(pieces))


def _tenths(tenths: Tenths, left: float, top: float) -> Iterator[Piece]:
    """Yield a panel of ten bars, each with a line where it should end."""
    yield Text(left, top + 10, str(tenths.group), is_bold=True)
    bars = [
        (
            str(10 * place),
            counted,
            expected,
            f"{10 * place} to {10 * place + 10} %: {counted}, chance gives {expected:.1f}",
        )
        for place, (counted, expected) in enumerate(zip(tenths.counted, tenths.expected, strict=True))
    ]
    yield from _bars(bars, left, top + 20, _PANEL, _TENTHS_HEIGHT)


def _tests(found: ManySets, top: float) -> Iterator[Piece]:
    """Yield a panel of all figures, higher where they are less likely."""
    yield Text(
        _LEFT,
        top,
        "All figures, each as its least likely test: how many zeros its chance begins with",
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
        fill = SHADES[Outlier.VERY_MANY] if test in found.suspects else _BAR
        words = f"{test.kind.group}: {test.kind.name}: {least:.2g}"
        yield Area(_LEFT + place * step, bottom - height, max(step - 0.5, 0.5), height, fill, words)
    yield LevelLine(_LEFT, bottom - limit * unit, _INNER, 1)
    for power in range(0, _MOST_POWER + 1, 3):
        yield Text(_LEFT - 22, bottom - power * unit + 3, str(power), _SMALL)
    foot = "Chance alone goes above the line once in two thousand runs."
    yield Text(_LEFT, bottom + 26, foot)


def _power(chance: float) -> float:
    return min(-math.log10(chance), _MOST_POWER) if chance > 0 else _MOST_POWER


def set_chart(statistics: Statistics) -> Picture:
    """Return the chart of one set: points and shapes beside chance, and every card in every seat."""
    pieces: tuple[Piece, ...] = (
        *_figures("Points: bars as dealt, lines as chance gives", statistics.of(Group.POINTS), 30),
        *_figures("Shapes", statistics.of(Group.SHAPES), 270),
        *_cards(statistics.of(Group.CARDS), 510),
    )
    return Picture(_WIDTH, _HEIGHT, f"{statistics.deals} deals", pieces)


def _figures(title: str, figures: Sequence[Figure], top: int) -> Iterator[Piece]:
    """Yield a panel of bars, a figure each, with a line where its mean is."""
    yield Text(_LEFT, top, title, _TITLE, is_bold=True)
    seen = [figure for figure in figures if figure.chance >= _LEAST_SHARE]
    bars = [(figure.name, figure.count, float(figure.expected), _words(figure)) for figure in seen]
    yield from _bars(bars, _LEFT, top + 20, _INNER, _BAR_HEIGHT)


def _bars(
    bars: Sequence[tuple[str, int, float, str]], left: float, top: float, width: float, height: float
) -> Iterator[Piece]:
    """Yield bars side by side, each with a line where it should end."""
    highest = max(1, *(max(count, expected) for _name, count, expected, _words in bars))
    step = width / len(bars)
    bottom = top + height
    for place, (name, count, expected, words) in enumerate(bars):
        at = left + place * step
        high, mean = count / highest * height, expected / highest * height
        yield Area(at + 1, bottom - high, step - 2, high, _BAR, words)
        yield LevelLine(at, bottom - mean, step, 2)
        yield Text(at + step / 2, bottom + 14, name, _SMALL, is_centred=True)


def _cards(figures: Sequence[Figure], top: int) -> Iterator[Piece]:
    """Yield a panel with a field for every card in every seat."""
    title = "Every card in every seat: blue with \N{MINUS SIGN} too few, orange with + too many"
    yield Text(_LEFT, top, title, _TITLE, is_bold=True)
    step = (_INNER - 30) / PACK_SIZE
    left = _LEFT + 30
    for card in range(PACK_SIZE):
        middle = left + (card + 0.5) * step
        for line, letter in enumerate((SUITS[card // SUIT_SIZE], RANKS[card % SUIT_SIZE])):
            yield Text(middle, top + 22 + 11 * line, letter, _SMALL, is_centred=True)
    for seat in SEATS:
        yield Text(_LEFT, top + 64 + 32 * seat, seat.letter)
    for place, figure in enumerate(figures):
        card, seat_place = divmod(place, len(SEATS))
        field_left, field_top = left + card * step, top + 44 + 32 * seat_place
        yield Area(field_left, field_top, step - 1, 30, SHADES[figure.mark], _words(figure))
        if figure.mark:
            yield Text(
                field_left + (step - 1) / 2, field_top + 19, _SIGNS[figure.mark], _SMALL, is_centred=True
            )
    foot = "By chance alone one field in twenty is coloured, one in two hundred darkly, with two signs."
    yield Text(_LEFT, top + 200, foot)


def _words(figure: Figure) -> str:
    return f"{figure.name}: {figure.count}, chance gives {float(figure.expected):.1f}"
