"""Statistics as a picture of three panels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bigdeal_gui.analysis.counts import Group
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
_LEAST_SHARE: Final = 0.0005
"""What happens to fewer hands than this has no bar that could be seen."""

_BAR: Final = "#7a9cc6"
SHADES: Final = {
    Outlier.NONE: "#eeeeee",
    Outlier.FEW: "#9ecae1",
    Outlier.VERY_FEW: "#3182bd",
    Outlier.MANY: "#fdbe85",
    Outlier.VERY_MANY: "#e6550d",
}
"""Told apart by people who see few colours: blue is few, orange is many."""

_SIGNS: Final = {
    Outlier.NONE: "",
    Outlier.FEW: "\N{MINUS SIGN}",
    Outlier.VERY_FEW: "\N{MINUS SIGN}\N{MINUS SIGN}",
    Outlier.MANY: "+",
    Outlier.VERY_MANY: "++",
}
"""For those who see none."""


def chart_of(statistics: Statistics) -> Picture:
    """Return the chart: points and shapes beside what chance gives, and every card in every seat."""
    pieces: tuple[Piece, ...] = (
        *_bars("Points: bars as dealt, lines as chance gives", _seen(statistics.of(Group.POINTS)), 30),
        *_bars("Shapes", _seen(statistics.of(Group.SHAPES)), 270),
        *_cards(statistics.of(Group.CARDS), 510),
    )
    return Picture(_WIDTH, _HEIGHT, f"{statistics.deals} deals", pieces)


def _seen(figures: Sequence[Figure]) -> list[Figure]:
    return [figure for figure in figures if figure.chance >= _LEAST_SHARE]


def _bars(title: str, figures: Sequence[Figure], top: int) -> Iterator[Piece]:
    """Yield a panel of bars, a figure each, with a line where its mean is."""
    yield Text(_LEFT, top, title, _TITLE, is_bold=True)
    highest = max(max(figure.count, float(figure.expected)) for figure in figures)
    step = _INNER / len(figures)
    bottom = top + 20 + _BAR_HEIGHT
    for place, figure in enumerate(figures):
        left = _LEFT + place * step
        height = figure.count / highest * _BAR_HEIGHT
        mean = float(figure.expected) / highest * _BAR_HEIGHT
        yield Area(left + 1, bottom - height, step - 2, height, _BAR, _words(figure))
        yield LevelLine(left, bottom - mean, step, 2)
        yield Text(left + step / 2, bottom + 14, figure.name, _SMALL, is_centred=True)


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
