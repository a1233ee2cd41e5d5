"""The one grid by which all boards of a hand record are drawn: where everything stands, and how large it is.

Twelve lines carry the suits, North's above West's and East's above South's, and everything beside the hands
stands on these lines too. North and South begin at one left edge, the double-dummy table has a place of its
own, and the letters of the cards have one size and one spacing: the largest in which the longest suit of the
record fits.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.record_text import VOID
from bigdeal_gui.paper.surface import POINT_MM, Align, Style

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bigdeal_gui.paper.fitting import Ruler
    from bigdeal_gui.paper.record_text import BoardText, Ranks
    from bigdeal_gui.paper.words import Words

SUITS: Final = 4

_GROUPS: Final = 3
_GROUP_GAP: Final = 0.4
"""Between the hands above one another, in lines."""

_LETTERS_A_LINE: Final = 0.97
"""The cards' letters, in lines: they have nothing below the line, and stand 0.7 of it high."""
_HIGHEST_LINE: Final = 1.2
"""In letters: where these are smaller than the lines would let them, the lines come closer together."""
_UNIT_WIDTH: Final = 1 / 18.5
"""The most that sizes beside the cards' follow from, as a part of the cell's width."""

_NORTH_AT: Final = 0.355
_NORTH_BESIDE_RESULTS: Final = 0.275
"""Where North and South begin, as parts of the cell's width; farther left where results stand beside."""
_COMPASS_AT: Final = 0.49
_COMPASS_WIDTH: Final = 0.14
_COMPASS_LINES: Final = 3.6

_LEFT_PADS: Final = 1.75
"""What is left free on both sides of the words beside North, in the edges' width."""
_SUIT_EM: Final = 0.94
"""From a suit's symbol to its highest card, as a part of the letters' size."""
_RANK_GAP_EM: Final = -0.01
"""How much narrower than a blank the gap between cards is."""
_TOLD: Final = 2
"""Dealer and vulnerability."""
_LARGER: Final = 1.04
"""A difference in size that is seen."""
_LEAST_CARD_POINTS: Final = 6.5
_LEAST_POINTS: Final = 6.0
"""Cards and words are not printed smaller; what is too long for its place is squeezed then."""

_LABEL: Final = 0.8
_LABEL_LINE: Final = 1.1
_TABLE: Final = 0.76
_NUMBER: Final = 1.8
"""Words, the way from line to line of them, results and the board's number: parts of a card's letters."""
_COLUMN_EM: Final = 1.38
_LEVELS_COLUMN_EM: Final = 1.66
"""The way from one column of results to the next: of tricks, or of levels such as `3/4`."""
_WIDEST_CELL_EM: Final = 1.1
_LEVELS_CELL_EM: Final = 1.5
"""How wide the widest of them is."""


@dataclass(frozen=True, slots=True)
class ResultPlace:
    """The reserved place of the results: its edges, the first column's middle and the way to the next."""

    left: float
    right: float
    first: float
    column: float


@dataclass(frozen=True, slots=True)
class Grid:
    """Places in millimetres from a cell's upper left corner, and the styles that belong to them.

    `tops` are where North's, West's and East's, and South's lines begin, `pitch` is the way from line to line
    and `before` that from a suit's symbol to its first card; `compass` is left, top and side. Without results
    in the record there is no table. Dealer and vulnerability stand on `told_lines` lines, `told_line`
    apart, in the style `told`.
    """

    width: float
    height: float
    pad: float
    pitch: float
    tops: tuple[float, float, float]
    left: dict[Seat, float]
    before: float
    compass: tuple[float, float, float]
    table: ResultPlace | None
    told_lines: int
    told_line: float
    told: Style
    cards: Style
    label: Style
    results: Style
    number: Style

    def baseline(self, seat: Seat, suit: int) -> float:
        """Return where the letters of a suit stand."""
        group = {Seat.NORTH: 0, Seat.SOUTH: 2}.get(seat, 1)
        return self.tops[group] + suit * self.pitch + (self.pitch + self.cards.cap_height) / 2

    @property
    def is_folded(self) -> bool:
        """Whether vulnerabilities stand on two lines."""
        return self.told_lines > _TOLD

    @property
    def right(self) -> float:
        """The right edge of what stands in the cell."""
        return self.width - self.pad

    @property
    def label_width(self) -> float:
        """The room for words left of North and South."""
        return self.left[Seat.NORTH] - _LEFT_PADS * self.pad


def record_grid(ruler: Ruler, width: float, height: float, words: Words, texts: Sequence[BoardText]) -> Grid:
    """Return the grid of a record whose boards `texts` have cells of this size in millimetres."""
    pad = min(0.026 * width, 0.045 * height)
    pitch = (height - 2 * pad) / (_GROUPS * SUITS + (_GROUPS - 1) * _GROUP_GAP)
    em = min(_LETTERS_A_LINE * pitch, _UNIT_WIDTH * width)
    has_results = any(text.results for text in texts)
    north = width * (_NORTH_BESIDE_RESULTS if has_results else _NORTH_AT)
    label = _style(max(_LEAST_POINTS, _LABEL * em / POINT_MM))
    results = _style(max(_LEAST_POINTS, _TABLE * em / POINT_MM), align=Align.CENTRE)
    told, told_lines = _told(ruler, label, north - _LEFT_PADS * pad, words)
    table = _table(ruler, results, width - pad, texts) if has_results else None
    side = min(_COMPASS_LINES * pitch, _COMPASS_WIDTH * width)
    compass = _COMPASS_AT * width - side / 2, (height - side) / 2, side
    left = {
        Seat.NORTH: north,
        Seat.EAST: compass[0] + side + 0.8 * pad,
        Seat.SOUTH: north,
        Seat.WEST: pad,
    }
    ends = {
        Seat.NORTH: width - pad - _widest(ruler, label, (line for text in texts for line in text.par)),
        Seat.EAST: width - pad,
        Seat.SOUTH: table.left if table else width - pad,
        Seat.WEST: compass[0],
    }
    rooms = {seat: end - left[seat] - 0.6 * pad for seat, end in ends.items()}
    points = max(_LEAST_CARD_POINTS, _LETTERS_A_LINE * pitch / POINT_MM)
    cards, before = _cards(ruler, points, rooms, texts)
    pitch = min(pitch, _HIGHEST_LINE * cards.points * POINT_MM)
    hand = SUITS * pitch
    line = min(_LABEL_LINE * told.points * POINT_MM, pitch)
    # The number stands above the words, as high as North's suits leave it.
    room = (SUITS - 1) * pitch + cards.cap_height - told_lines * line
    number = _style(min(_NUMBER * em, room / Style(1 / POINT_MM).cap_height) / POINT_MM, is_bold=True)
    return Grid(
        width=width,
        height=height,
        pad=pad,
        pitch=pitch,
        tops=(pad, (height - hand) / 2, height - pad - hand),
        left=left,
        before=before,
        compass=compass,
        table=table,
        told_lines=told_lines,
        told_line=line,
        told=told,
        cards=cards,
        label=label,
        results=results,
        number=number,
    )


def _style(points: float, *, is_bold: bool = False, align: Align = Align.LEFT) -> Style:
    return Style(points, is_bold=is_bold, is_narrow=True, align=align)


def _told(ruler: Ruler, label: Style, width: float, words: Words) -> tuple[Style, int]:
    """Return the style in which every dealer and vulnerability has room, on two lines or three.

    Vulnerabilities go on two lines where that makes the letters larger: where the dealers are not as long.
    """
    dealers = tuple(map(words.dealer, SEATS))
    plain = _within(ruler, label, width, (*dealers, *words.vulnerable))
    parts = (part for text in words.vulnerable for part in in_two(text))
    folded = _within(ruler, label, width, (*dealers, *parts))
    is_larger = folded.points * folded.stretch > _LARGER * plain.points * plain.stretch
    return (folded, _TOLD + 1) if is_larger else (plain, _TOLD)


def _within(ruler: Ruler, style: Style, width: float, texts: Iterable[str]) -> Style:
    """Return the style in which all of `texts` have room: smaller, then squeezed."""
    wide = _widest(ruler, style, texts)
    points = style.points * min(1.0, max(_LEAST_POINTS / style.points, width / wide))
    return replace(style, points=points, stretch=min(1.0, width * style.points / (wide * points)))


def in_two(text: str) -> tuple[str, str]:
    """Return `text` on two lines, the longer one as short as can be; the second may be empty."""
    blanks = [place for place, letter in enumerate(text) if letter == " "]
    if not blanks:
        return text, ""
    place = min(blanks, key=lambda blank: max(blank, len(text) - blank))
    return text[:place], text[place + 1 :]


def _table(ruler: Ruler, style: Style, right: float, texts: Sequence[BoardText]) -> ResultPlace:
    rows = [row for text in texts for row in text.results]
    is_of_levels = any("/" in cell for row in rows for cell in row.cells)
    em = style.points * POINT_MM
    column = (_LEVELS_COLUMN_EM if is_of_levels else _COLUMN_EM) * em
    cell = (_LEVELS_CELL_EM if is_of_levels else _WIDEST_CELL_EM) * em
    first = right - cell / 2 - 4 * column
    left = first - column / 2 - 0.2 * em - _widest(ruler, style, (row.label for row in rows))
    return ResultPlace(left, right, first, column)


def _widest(ruler: Ruler, style: Style, texts: Iterable[str]) -> float:
    return max((ruler.run_width(text, style) for text in texts), default=0.0)


def _cards(
    ruler: Ruler, points: float, rooms: dict[Seat, float], texts: Sequence[BoardText]
) -> tuple[Style, float]:
    """Return the style of all cards, `points` large or smaller, and the way to them from their symbols."""
    full = replace(_style(points), gap_points=_RANK_GAP_EM * points)
    longest = [
        # The sign of a void is as wide as the longest suit where there is no board.
        (
            _widest(ruler, full, (VOID, *(suit_text(ranks) for text in texts for ranks in text.hands[seat]))),
            room,
        )
        for seat, room in rooms.items()
    ]
    before = _SUIT_EM * points * POINT_MM
    least = _LEAST_CARD_POINTS / points
    size = max(least, min(1.0, *(room / (before + wide) for wide, room in longest)))
    before *= size
    stretch = round(min(1.0, *((room - before) / (size * wide) for wide, room in longest)), 3)
    style = replace(full, points=size * points, gap_points=size * full.gap_points, stretch=stretch)
    return style, before


def suit_text(ranks: Ranks) -> str:
    """Return the cards of a suit as they are printed."""
    return " ".join(ranks) or VOID
