"""Statistics as a picture: an SVG document of three panels, without a library and without a script."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.statistics import ODD, VERY_ODD, Group
from bigdeal_gui.model.cards import PACK_SIZE, RANKS, SUIT_SIZE, SUITS
from bigdeal_gui.model.seats import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bigdeal_gui.analysis.statistics import Figure, Statistics

WIDTH: Final = 900
_HEIGHT: Final = 730
_LEFT: Final = 40
_INNER: Final = WIDTH - 2 * _LEFT
_BAR_HEIGHT: Final = 160
_LEAST_SHARE: Final = 0.0005
"""What happens to fewer hands than this has no bar that could be seen."""

_STYLE: Final = (
    "text{font:12px sans-serif;fill:#222}.title{font-size:15px;font-weight:bold}"
    ".small{font-size:9px}.dealt{fill:#7a9cc6}.chance{stroke:#222;stroke-width:2}"
    ".few1{fill:#9ecae1}.few2{fill:#3182bd}.many1{fill:#fdbe85}.many2{fill:#e6550d}.usual{fill:#eee}"
)


def svg_of(statistics: Statistics) -> str:
    """Return the chart: points and shapes beside what chance gives, and every card in every seat.

    Colours are told apart by people who see few of them: blue is few, orange is many.
    """
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {_HEIGHT}" role="img">',
        f"<title>{statistics.deals} deals</title>",
        f"<style>{_STYLE}</style>",
        f'<rect width="{WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
        *_bars("Points: bars as dealt, lines as chance gives", _seen(statistics.of(Group.POINTS)), 30),
        *_bars("Shapes", _seen(statistics.of(Group.SHAPES)), 270),
        *_cards(statistics.of(Group.CARDS), 510),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _seen(figures: Sequence[Figure]) -> list[Figure]:
    return [one for one in figures if one.chance >= _LEAST_SHARE]


def _bars(title: str, figures: Sequence[Figure], top: int) -> Iterator[str]:
    """Yield a panel of bars, a figure each, with a line where its mean is."""
    yield _text(_LEFT, top, title, "title")
    highest = max(max(one.count, float(one.expected)) for one in figures)
    step = _INNER / len(figures)
    bottom = top + 20 + _BAR_HEIGHT
    for place, one in enumerate(figures):
        left = _LEFT + place * step
        height = one.count / highest * _BAR_HEIGHT
        mean = bottom - float(one.expected) / highest * _BAR_HEIGHT
        yield (
            f'<rect class="dealt" x="{left + 1:.1f}" y="{bottom - height:.1f}" width="{step - 2:.1f}" '
            f'height="{height:.1f}"><title>{_words(one)}</title></rect>'
        )
        yield (
            f'<line class="chance" x1="{left:.1f}" y1="{mean:.1f}" x2="{left + step:.1f}" y2="{mean:.1f}"/>'
        )
        middle = left + step / 2
        yield (
            f'<text class="small" text-anchor="middle" x="{middle:.1f}" y="{bottom + 14}">{one.name}</text>'
        )


def _cards(figures: Sequence[Figure], top: int) -> Iterator[str]:
    """Yield a panel with a field for every card in every seat."""
    yield _text(_LEFT, top, "Every card in every seat: blue too few, orange too many", "title")
    step = (_INNER - 30) / PACK_SIZE
    left = _LEFT + 30
    for card in range(PACK_SIZE):
        middle = left + (card + 0.5) * step
        for line, letter in enumerate((SUITS[card // SUIT_SIZE], RANKS[card % SUIT_SIZE])):
            yield (
                f'<text class="small" text-anchor="middle" x="{middle:.1f}" y="{top + 22 + 11 * line}">'
                f"{letter}</text>"
            )
    for seat in SEATS:
        yield _text(_LEFT, top + 64 + 32 * seat, seat.letter, "")
    for place, one in enumerate(figures):
        card, seat_place = divmod(place, len(SEATS))
        yield (
            f'<rect class="{_shade(one)}" x="{left + card * step:.1f}" y="{top + 44 + 32 * seat_place}" '
            f'width="{step - 1:.1f}" height="30"><title>{_words(one)}</title></rect>'
        )
    yield _text(
        _LEFT, top + 200, "By chance alone one field in twenty is coloured, one in two hundred darkly.", ""
    )


def _shade(one: Figure) -> str:
    if not one.mark:
        return "usual"
    side = "few" if one.percentile < ODD else "many"
    return f"{side}{2 if min(one.percentile, 1 - one.percentile) < VERY_ODD else 1}"


def _words(one: Figure) -> str:
    return f"{one.name}: {one.count}, chance gives {float(one.expected):.1f}"


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{text}</text>'
