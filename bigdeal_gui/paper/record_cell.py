"""One board of a hand record, drawn into its cell.

The four hands stand as at the table around a compass; the corners hold the board's number, dealer and
vulnerability, the points, par, and the double-dummy results. Each hand is drawn after its seat's letter, so
that who listens to the page, or copies from it, knows whose cards they are.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.fitting import fitted, squeezed
from bigdeal_gui.paper.record_text import SUIT_SYMBOLS, VOID, strain_symbols
from bigdeal_gui.paper.surface import BLACK, POINT_MM, Align, Pen, Style

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import SuitColours
    from bigdeal_gui.paper.record_text import BoardText, Ranks
    from bigdeal_gui.paper.surface import Box, Surface
    from bigdeal_gui.paper.words import Words

WHITE: Final = "#ffffff"

_LINES: Final = 12
"""Suits above one another: North's, West's and East's, South's."""
_SUITS: Final = 4
_GROUP_GAP: Final = 0.3
"""Between the hands above one another, in lines."""

_NORTH_AT: Final = 0.36
_EAST_AT: Final = 0.66
_WEST_AT: Final = 0.07
"""Where hands begin, as parts of the cell's width; a long suit begins further left."""

_SUIT_EM: Final = 1.06
"""From a suit's symbol to its highest card, as a part of the letters' size."""
_RANK_GAP_EM: Final = -0.05
"""How much narrower than a blank the gap between cards is."""
_TIGHT_GAP_EM: Final = -0.22
"""The same in a suit too long for its place."""
_LEAST_POINTS: Final = 6.5
"""Cards are not printed smaller."""

_BAND: Final = 0.27
"""How broad the compass's edges are, as a part of its side."""

_POINTS_EM: Final = 4.2
_COLUMN_EM: Final = 1.5
_LEVELS_COLUMN_EM: Final = 1.9
"""How wide the points stand; a column of tricks; a column of levels such as `3/4`."""


@dataclass(frozen=True, slots=True)
class CellLook:
    """The sizes of letters in a cell, in points, and whether the condensed face is taken.

    `body` is the cards', `label` the words', `table` the results', `number` the board number's.
    """

    body: float
    label: float
    table: float
    number: float
    is_narrow: bool = True


class Cell:
    """Draws boards of one look, language and colours; each into the box it is given."""

    def __init__(self, surface: Surface, words: Words, colours: SuitColours, look: CellLook) -> None:
        self._surface = surface
        self._words = words
        self._marks = colours.of_suits
        self._emphasis = colours.emphasis
        self._body = Style(look.body, is_narrow=look.is_narrow)
        self._label = Style(look.label, is_narrow=look.is_narrow)
        self._table = Style(look.table, is_narrow=look.is_narrow, align=Align.CENTRE)
        self._number = Style(look.number, is_bold=True, is_narrow=look.is_narrow)

    def draw(self, box: Box, board: BoardText) -> None:
        """Draw `board` into `box`, with a hairline around it."""
        self._surface.rectangle(box, border=Pen())
        place = _Place(box, self._body)
        self._draw_title(place, board)
        self._draw_par(place, board)
        self._draw_compass(place, board)
        for seat in SEATS:
            self._draw_seat(place, board, seat)
            self._draw_hand(place, board, seat)
        self._draw_points(place, board)
        self._draw_results(place, board)

    # -- corners --------------------------------------------------------------------------------------------

    def _draw_title(self, place: _Place, board: BoardText) -> None:
        width = place.north - place.left - place.pad
        baseline = place.top + self._number.cap_height
        self._run(place.left, baseline, str(board.number), self._number, width)
        for words in (board.dealer_text, board.vulnerability_text):
            baseline += self._label.height
            self._run(place.left, baseline, words, self._label, width)

    def _draw_points(self, place: _Place, board: BoardText) -> None:
        if not board.points:
            return
        surface, style = self._surface, replace(self._label, align=Align.CENTRE)
        south = place.bottom - style.descent / 2
        room = south - place.baseline(Seat.WEST, _SUITS - 1) - self._body.descent - style.cap_height
        pitch = min(style.height, room / 3)
        middle = place.left + 1.9 * style.points * POINT_MM
        aside = 1.1 * style.points * POINT_MM
        width = _POINTS_EM * style.points * POINT_MM
        self._run(place.left, south - 3 * pitch, self._words.points, self._label, width)
        places = {
            Seat.NORTH: (middle, south - 2 * pitch),
            Seat.EAST: (middle + aside, south - pitch),
            Seat.SOUTH: (middle, south),
            Seat.WEST: (middle - aside, south - pitch),
        }
        for seat, (across, baseline) in places.items():
            surface.run(across, baseline, str(board.points[seat]), style)

    def _draw_results(self, place: _Place, board: BoardText) -> None:
        if not board.results:
            return
        surface, style = self._surface, self._table
        column = self._column(board)
        first = place.right - 4.5 * column
        baseline = self._results_top(place, board) + style.ascent
        for strain, symbol in enumerate(strain_symbols(self._words)):
            colour = self._marks[strain - 1] if strain else BLACK
            self._run(first + strain * column, baseline, symbol, replace(style, colour=colour), column)
        for row in board.results:
            baseline += style.height
            surface.run(first - 0.6 * column, baseline, row.label, replace(style, align=Align.RIGHT))
            for strain, cell in enumerate(row.cells):
                self._run(first + strain * column, baseline, cell, style, column * 0.95)

    def _results_top(self, place: _Place, board: BoardText) -> float:
        return place.bottom + self._table.descent / 2 - (len(board.results) + 1) * self._table.height

    def _results_left(self, place: _Place, board: BoardText) -> float:
        labels = max(self._surface.run_width(row.label, self._table) for row in board.results)
        return place.right - 5.1 * self._column(board) - labels

    def _column(self, board: BoardText) -> float:
        is_of_levels = any("/" in cell for row in board.results for cell in row.cells)
        return (_LEVELS_COLUMN_EM if is_of_levels else _COLUMN_EM) * self._table.points * POINT_MM

    def _draw_par(self, place: _Place, board: BoardText) -> None:
        style = replace(self._label, align=Align.RIGHT)
        baseline = place.top + style.cap_height
        for line in board.par:
            self._run(place.right, baseline, line, style, place.right - place.east)
            baseline += style.height

    def _par_left(self, place: _Place, board: BoardText, top: float, bottom: float) -> float:
        """Return where the lines of par begin that stand between `top` and `bottom`."""
        label = self._label
        lines = [
            line
            for number, line in enumerate(board.par)
            if place.top + number * label.height < bottom
            and place.top + number * label.height + label.cap_height > top
        ]
        widest = max((self._surface.run_width(line, label) for line in lines), default=-place.pad)
        return max(place.east, place.right - widest)

    # -- the compass ----------------------------------------------------------------------------------------

    def _draw_compass(self, place: _Place, board: BoardText) -> None:
        """Draw the square; the edges of vulnerable sides are filled, those of the others open."""
        surface, (left, top, side) = self._surface, place.compass
        band = side * _BAND
        surface.rectangle((left, top, side, side), border=Pen())
        edges = {
            Seat.NORTH: (left, top, side, band),
            Seat.EAST: (left + side - band, top + band, band, side - 2 * band),
            Seat.SOUTH: (left, top + side - band, side, band),
            Seat.WEST: (left, top + band, band, side - 2 * band),
        }
        for seat, edge in edges.items():
            if board.is_vulnerable(seat):
                surface.rectangle(edge, fill=self._emphasis)

    def _draw_seat(self, place: _Place, board: BoardText, seat: Seat) -> None:
        """Draw the seat's letter on its edge of the compass, the dealer's underlined."""
        surface, (left, top, side) = self._surface, place.compass
        middle, near, far = side / 2, side * _BAND / 2, side - side * _BAND / 2
        across, down = {
            Seat.NORTH: (middle, near),
            Seat.EAST: (far, middle),
            Seat.SOUTH: (middle, far),
            Seat.WEST: (near, middle),
        }[seat]
        points = min(self._label.points, side * _BAND * 0.8 / POINT_MM)
        colour = WHITE if board.is_vulnerable(seat) else BLACK
        style = Style(points, is_bold=True, align=Align.CENTRE, colour=colour)
        baseline = top + down + style.cap_height / 2
        letter = self._words.seats[seat]
        surface.run(left + across, baseline, letter, style)
        if seat is board.dealer:
            half = surface.run_width(letter, style) / 2
            under = baseline + 0.11 * points * POINT_MM
            pen = Pen(0.09 * points * POINT_MM, colour)
            surface.stroke(left + across - half, under, left + across + half, under, pen)

    # -- hands ----------------------------------------------------------------------------------------------

    def _draw_hand(self, place: _Place, board: BoardText, seat: Seat) -> None:
        suits = board.hands[seat]
        before = _SUIT_EM * self._body.points * POINT_MM
        baselines = [place.baseline(seat, suit) for suit in range(_SUITS)]
        ends = [self._end(place, board, seat, baseline) for baseline in baselines]
        room = min(
            end - before - self._surface.run_width(*self._cards(ranks, float("inf")))
            for end, ranks in zip(ends, suits, strict=True)
        )
        wanted, least = self._starts(place, board, seat)
        left = max(least, min(wanted, room))
        for suit, ranks in enumerate(suits):
            mark = replace(self._body, colour=self._marks[suit])
            self._surface.run(left, baselines[suit], SUIT_SYMBOLS[suit], mark)
            start = left + before
            self._surface.run(start, baselines[suit], *self._cards(ranks, ends[suit] - start))

    def _starts(self, place: _Place, board: BoardText, seat: Seat) -> tuple[float, float]:
        """Return where a hand begins, and how far to the left it may begin when a suit is long."""
        if seat is Seat.WEST:
            return place.west, place.left
        if seat is Seat.EAST:
            left, _, side = place.compass
            return place.east, left + side + place.pad
        if seat is Seat.SOUTH and board.results:
            points = _POINTS_EM * self._label.points * POINT_MM if board.points else 0.0
            return place.north, min(place.north, place.left + points)
        return place.north, place.north

    def _end(self, place: _Place, board: BoardText, seat: Seat, baseline: float) -> float:
        """Return where a suit must end: at the compass, the results, par, or the cell's edge."""
        if seat is Seat.WEST:
            return place.compass[0] - place.pad
        is_beside_results = baseline + self._body.descent > self._results_top(place, board)
        if seat is Seat.SOUTH and board.results and is_beside_results:
            return self._results_left(place, board) - place.pad
        if seat is Seat.NORTH:
            return self._par_left(place, board, baseline - self._body.cap_height, baseline) - place.pad
        return place.right

    def _cards(self, ranks: Ranks, width: float) -> tuple[str, Style]:
        """Return a suit's cards and the style in which they fit: closer together, squeezed, then smaller."""
        text = " ".join(ranks) or VOID
        style = self._body
        for gap in (_RANK_GAP_EM, _TIGHT_GAP_EM):
            style = replace(self._body, gap_points=gap * self._body.points)
            if self._surface.run_width(text, style) <= width:
                return text, style
        return text, squeezed(self._surface, text, style, width, _LEAST_POINTS)

    # -- runs -----------------------------------------------------------------------------------------------

    def _run(self, left: float, baseline: float, text: str, style: Style, width: float) -> None:
        self._surface.run(left, baseline, *fitted(self._surface, text, style, width, 0.75 * style.points))


class _Place:
    """Where things stand in a cell, in millimetres of the page."""

    def __init__(self, box: Box, body: Style) -> None:
        left, top, width, height = box
        em = body.points * POINT_MM
        self.pad = 0.55 * em
        self.left = left + self.pad
        self.top = top + self.pad
        self.right = left + width - self.pad
        self.bottom = top + height - self.pad
        self.north = left + _NORTH_AT * width
        self.east = left + _EAST_AT * width
        self.west = left + _WEST_AT * width
        self._pitch = (self.bottom - self.top) / (_LINES + 2 * _GROUP_GAP)
        self._rise = (self._pitch + body.cap_height) / 2
        side = min(0.9 * _SUITS * self._pitch, 0.165 * width)
        middle = (self.top + self.bottom) / 2
        self.compass = left + (width - side) / 2, middle - side / 2, side

    def baseline(self, seat: Seat, suit: int) -> float:
        """Return where the letters of a suit stand."""
        group = {Seat.NORTH: 0, Seat.SOUTH: 2}.get(seat, 1)
        return self.top + (group * (_SUITS + _GROUP_GAP) + suit) * self._pitch + self._rise
