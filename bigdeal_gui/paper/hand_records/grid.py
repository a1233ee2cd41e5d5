"""The one grid by which all boards of a hand record are drawn: where everything stands, and how large it is.

Twelve lines carry the suits, North's above West's and East's above South's, and everything beside the hands
stands on these lines too. North and South begin at one left edge, the double-dummy table has a place of its
own, and the letters of the cards have one size: the largest in which a long suit of the usual kind fits. A
suit that is longer gives way alone: its cards stand closer together, and get narrower where that is not
enough.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.record_text import VOID, BoardText, Ranks
from bigdeal_gui.paper.surface import POINT_MM, Align, Style
from bigdeal_gui.paper.type_setting import text_width

if TYPE_CHECKING:
    from bigdeal_gui.paper.words import Words

SUITS: Final = 4

_GROUPS: Final = 3
_GROUP_GAP: Final = 0.2
"""Between the hands above one another, in lines."""

_LETTERS_A_LINE: Final = 0.95
"""The cards' letters, in lines, at most; they have nothing below the line, and stand 0.7 of it high."""
_HIGHEST_LINE: Final = 1.2
"""In letters: where these are smaller than the lines would let them, the lines come closer together."""
_HIGHEST_GAP: Final = 1.2
"""Between the hands above one another, in lines: more room is left around the diagram."""
_UNIT_WIDTH: Final = 1 / 18.5
"""The most that sizes beside the cards' follow from, as a part of the cell's width."""

_NORTH_AT: Final = 0.355
_NORTH_BESIDE_RESULTS: Final = 0.262
_NORTH_WITHOUT_ROOM: Final = 0.25
"""Where North and South begin, as parts of the cell's width; farther left where results stand beside, and
where these have little room."""
_COMPASS_AT: Final = 0.49
_COMPASS_WIDTH: Final = 0.14
_COMPASS_LINES: Final = 3.6

_LEFT_PADS: Final = 2.1
"""What is left free on both sides of the words beside North, in the edges' width."""
_SUIT_EM: Final = 0.94
"""From a suit's symbol to its highest card, as a part of the letters' size."""
_RANK_GAP_EM: Final = -0.01
"""How much narrower than a blank the gap between cards is."""
_ALMOST: Final = 0.999
"""Rounding of the metrics is no reason to refuse."""
_TOLD: Final = 2
"""Dealer and vulnerability."""
_LARGER: Final = 1.04
"""A difference in size that is seen."""
LEAST_CARD_POINTS: Final = 8.0
LEAST_POINTS: Final = 6.5
"""Cards and words are not printed smaller; a page that has no room for them is not printed."""
_ENOUGH: Final = 1.125
"""In the least size: above this usual suits keep their spacing, and results theirs. Below, they come closer
together before cards get smaller."""
_TYPICAL: Final = ("10", "9", "8", "6")
"""What a usual suit of six has beside ace and queen: most hands have none that is longer."""
_TIGHT: Final = 0.6
_TIGHTEST: Final = 0.8
"""How much of a blank may be taken away in suits that are too long: in usual ones, and in others."""
_USUAL_SCORE: Final = "−1100"
_USUAL_CONTRACT: Final = " 4♠x−1"
_LEAST_STRETCH: Final = 0.85
"""Letters are squeezed so far before they get smaller."""

BAND: Final = 0.3
"""How broad the compass's edges are, as a part of its side."""
LETTER: Final = 0.85
"""How large the seats' letters are, as a part of that edge."""
_LEAST_COMPASS_MM: Final = LEAST_POINTS * POINT_MM / (BAND * LETTER)

_LABEL: Final = 0.8
_LABEL_LINE: Final = 1.1
_TABLE: Final = 0.76
_NUMBER: Final = 1.8
"""Words, the way from line to line of them, results and the board's number: parts of a card's letters."""
_COLUMN_EM: Final = 1.38
_NARROW_COLUMN_EM: Final = 1.28
_LEVELS_COLUMN_EM: Final = 1.5
"""The way from one column of results to the next: of tricks, also where there is little room, or of levels
such as `3/4`."""
_WIDEST_CELL_EM: Final = 1.1
_LEVELS_CELL_EM: Final = 1.35
"""How wide the widest of them is."""


@dataclass(frozen=True, slots=True)
class ResultPlace:
    """The reserved place of the results: its edges, the first column's middle and the way to the next.

    It `is_narrow` where cards would have had too little room beside it.
    """

    left: float
    right: float
    first: float
    column: float
    is_narrow: bool


@dataclass(frozen=True, slots=True)
class Grid:
    """Places in millimetres from a cell's upper left corner, and the styles that belong to them.

    `tops` are where North's, West's and East's, and South's lines begin, `pitch` is the way from line to line
    `rooms` is how far a suit with its symbol may reach, `before` the way from a suit's symbol to its first
    card; `compass` is left, top and side. Without results
    in the record there is no table. Dealer and vulnerability stand on `told_lines` lines, `told_line`
    apart, in the style `told`.
    """

    width: float
    height: float
    pad: float
    pitch: float
    tops: tuple[float, float, float]
    left: dict[Seat, float]
    rooms: dict[Seat, float]
    before: float
    compass: tuple[float, float, float]
    table: ResultPlace | None
    told_lines: int
    told_line: float
    told: Style
    least_points: float
    cards: Style
    label: Style
    results: Style
    number: Style

    def baseline(self, seat: Seat, suit: int) -> float:
        """Return where the letters of a suit stand."""
        group = {Seat.NORTH: 0, Seat.SOUTH: 2}.get(seat, 1)
        return self.tops[group] + suit * self.pitch + (self.pitch + self.cards.cap_height) / 2

    def suit_style(self, text: str, seat: Seat) -> Style:
        """Return the style of a suit's cards: that of all, unless this one is too long for its place.

        Then its cards come closer together, get narrower, and at last smaller, down to `least_points`.
        """
        style, room = self.cards, self.rooms[seat] - self.before
        wide = text_width(text, style)
        if wide <= room:
            return style
        blank = _blank_points(style)
        wanted = style.gap_points - (wide - room) / (text.count(" ") * POINT_MM)
        style = replace(style, gap_points=max(wanted, -_TIGHTEST * blank))
        share = min(1.0, room / text_width(text, style))
        narrow = max(share, _LEAST_STRETCH)
        small = max(share / narrow, min(1.0, self.least_points / style.points))
        return replace(
            style,
            points=style.points * small,
            gap_points=style.gap_points * small,
            stretch=round(share / small, 3),
        )

    @property
    def is_readable(self) -> bool:
        """Whether nothing on it is smaller than it may be."""
        return (
            self.cards.points >= self.least_points * _ALMOST
            and self.pitch >= self.cards.points * POINT_MM / _LETTERS_A_LINE * _ALMOST
        )

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


def record_grid(
    width: float,
    height: float,
    words: Words,
    texts: Sequence[BoardText],
    least_points: float = LEAST_CARD_POINTS,
) -> Grid:
    """Return the grid of a record whose boards `texts` have cells of this size in millimetres.

    Cards are smaller than `least_points` only where they have no room: such a grid is not `is_readable`.
    Results stand closer together where the cards would be small otherwise.
    """
    wide = _grid((width, height), words, texts, least_points, has_narrow_table=False)
    if wide.table is None or wide.cards.points >= _ENOUGH * least_points:
        return wide
    return _grid((width, height), words, texts, least_points, has_narrow_table=True)


def _grid(
    size: tuple[float, float],
    words: Words,
    texts: Sequence[BoardText],
    least_points: float,
    *,
    has_narrow_table: bool,
) -> Grid:
    width, height = size
    pad = min(0.026 * width, 0.035 * height)
    pitch = (height - 2 * pad) / (_GROUPS * SUITS + (_GROUPS - 1) * _GROUP_GAP)
    em = min(_LETTERS_A_LINE * pitch, _UNIT_WIDTH * width)
    has_results = any(text.results for text in texts)
    beside = _NORTH_WITHOUT_ROOM if has_narrow_table else _NORTH_BESIDE_RESULTS
    north = width * (beside if has_results else _NORTH_AT)
    label = _style(max(LEAST_POINTS, _LABEL * em / POINT_MM))
    results = _style(max(LEAST_POINTS, _TABLE * em / POINT_MM), align=Align.CENTRE)
    told, told_lines = _told(label, north - _LEFT_PADS * pad, words)
    table = _table(results, width - pad, texts, is_narrow=has_narrow_table) if has_results else None
    side = max(min(_COMPASS_LINES * pitch, _COMPASS_WIDTH * width), _LEAST_COMPASS_MM)
    compass = _COMPASS_AT * width - side / 2, (height - side) / 2, side
    left = {Seat.NORTH: north, Seat.EAST: compass[0] + side + 0.8 * pad, Seat.SOUTH: north, Seat.WEST: pad}
    par = _widest(label, (line for text in texts for line in text.par))
    usual_par = _widest(label, (f"{words.par} {_USUAL_SCORE}", words.sides[0] + _USUAL_CONTRACT))
    ends = {
        Seat.NORTH: width - pad - par,
        Seat.EAST: width - pad,
        Seat.SOUTH: table.left if table else width - pad,
        Seat.WEST: compass[0],
    }
    rooms = {seat: end - left[seat] - 0.7 * pad for seat, end in ends.items()}
    # A strange par makes no cards smaller but those beside it.
    usual_room = min(
        rooms[seat] + (max(0.0, par - usual_par) if seat is Seat.NORTH else 0.0) for seat in rooms
    )
    most_points = _LETTERS_A_LINE * pitch / POINT_MM
    cards, typical = _cards(most_points, _ENOUGH * least_points, usual_room, words)
    before = _SUIT_EM * cards.points * POINT_MM
    # The diagram stands in the middle: West begins so that a usual suit of his ends beside the compass.
    aside = max(0.0, rooms[Seat.WEST] - before - typical)
    left[Seat.WEST] += aside
    rooms[Seat.WEST] -= aside
    pitch = min(pitch, _HIGHEST_LINE * cards.points * POINT_MM)
    hand = SUITS * pitch
    gap = min((height - 2 * pad - _GROUPS * hand) / (_GROUPS - 1), _HIGHEST_GAP * pitch)
    top = (height - _GROUPS * hand - (_GROUPS - 1) * gap) / 2
    line = min(_LABEL_LINE * told.points * POINT_MM, pitch)
    # The number stands above the words, as high as North's suits leave it.
    room = (SUITS - 1) * pitch + cards.cap_height - told_lines * line
    number = _style(min(_NUMBER * em, room / Style(1 / POINT_MM).cap_height) / POINT_MM, is_bold=True)
    return Grid(
        width=width,
        height=height,
        pad=pad,
        pitch=pitch,
        tops=(top, (height - hand) / 2, height - top - hand),
        left=left,
        rooms=rooms,
        before=before,
        compass=compass,
        table=table,
        told_lines=told_lines,
        told_line=line,
        told=told,
        least_points=least_points,
        cards=cards,
        label=label,
        results=results,
        number=number,
    )


def _style(points: float, *, is_bold: bool = False, align: Align = Align.LEFT) -> Style:
    return Style(points, is_bold=is_bold, is_narrow=True, align=align)


def _told(label: Style, width: float, words: Words) -> tuple[Style, int]:
    """Return the style in which every dealer and vulnerability has room, on two lines or three.

    Vulnerabilities go on two lines where that makes the letters larger: where the dealers are not as long.
    """
    dealers = tuple(map(words.dealer, SEATS))
    plain = _within(label, width, (*dealers, *words.vulnerable))
    parts = (part for text in words.vulnerable for part in text_in_two_lines(text))
    folded = _within(label, width, (*dealers, *parts))
    is_larger = folded.points * folded.stretch > _LARGER * plain.points * plain.stretch
    return (folded, _TOLD + 1) if is_larger else (plain, _TOLD)


def _within(style: Style, width: float, texts: Iterable[str]) -> Style:
    """Return the style in which all of `texts` have room: smaller, then squeezed."""
    wide = _widest(style, texts)
    points = style.points * min(1.0, max(LEAST_POINTS / style.points, width / wide))
    return replace(style, points=points, stretch=min(1.0, width * style.points / (wide * points)))


def text_in_two_lines(text: str) -> tuple[str, str]:
    """Return `text` on two lines, the longer one as short as can be; the second may be empty."""
    blanks = [place for place, letter in enumerate(text) if letter == " "]
    if not blanks:
        return text, ""
    place = min(blanks, key=lambda blank: max(blank, len(text) - blank))
    return text[:place], text[place + 1 :]


def _table(style: Style, right: float, texts: Sequence[BoardText], *, is_narrow: bool) -> ResultPlace:
    rows = [row for text in texts for row in text.results]
    is_of_levels = any("/" in cell for row in rows for cell in row.cells)
    em = style.points * POINT_MM
    column = (_NARROW_COLUMN_EM if is_narrow else _LEVELS_COLUMN_EM if is_of_levels else _COLUMN_EM) * em
    cell = (_LEVELS_CELL_EM if is_of_levels and not is_narrow else _WIDEST_CELL_EM) * em
    first = right - cell / 2 - 4 * column
    left = first - column / 2 - 0.2 * em - _widest(style, (row.label for row in rows))
    return ResultPlace(left, right, first, column, is_narrow)


def _widest(style: Style, texts: Iterable[str]) -> float:
    return max((text_width(text, style) for text in texts), default=0.0)


def _blank_points(style: Style) -> float:
    """Return how wide a blank is, in points, whatever is added to it."""
    plain = replace(style, gap_points=0.0, stretch=1.0)
    return (text_width("| |", plain) - text_width("||", plain)) / POINT_MM


def _cards(most_points: float, enough_points: float, room: float, words: Words) -> tuple[Style, float]:
    """Return the style of all cards, and how wide a usual long suit is in it.

    They are as large as the lines let them be, and so that such a suit has `room`, in millimetres, with its
    symbol. Where that makes them small, the suit is taken as tight as it may be set.
    """
    text = " ".join((*words.honours[::2], *_TYPICAL))
    one = Style(1.0, is_narrow=True, gap_points=_RANK_GAP_EM)
    tight = replace(one, gap_points=-_TIGHT * _blank_points(one))
    loose, close = (room / (_SUIT_EM * POINT_MM + text_width(text, style)) for style in (one, tight))
    points = min(most_points, max(loose, min(close, enough_points)))
    style = replace(_style(points), gap_points=_RANK_GAP_EM * points)
    return style, text_width(text, style)


def suit_text(ranks: Ranks) -> str:
    """Return the cards of a suit as they are printed."""
    return " ".join(ranks) or VOID
