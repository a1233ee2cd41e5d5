"""One board of a hand record, drawn into its cell by the record's grid.

The four hands stand as at the table around a compass; the corners hold the board's number, dealer and
vulnerability, the points, par, and the double-dummy results. Each hand is drawn after its seat's letter, so
that who listens to the page, or copies from it, knows whose cards they are.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.fitting import fitted_text, squeezed_style
from bigdeal_gui.paper.hand_records.grid import (
    BAND,
    LEAST_POINTS,
    LETTER,
    SUITS,
    suit_text,
    text_in_two_lines,
)
from bigdeal_gui.paper.record_text import SUIT_SYMBOLS, BoardText, ResultRow, strain_symbols
from bigdeal_gui.paper.surface import BLACK, HAIRLINE_MM, POINT_MM, Align, Pen, Role, Style, Surface
from bigdeal_gui.paper.type_setting import text_width

if TYPE_CHECKING:
    from bigdeal_gui.paper.hand_records.grid import Grid, ResultPlace
    from bigdeal_gui.paper.record_options import SuitColours
    from bigdeal_gui.paper.words import Words

RULE: Final = Pen(HAIRLINE_MM, "#8a8a8a")
"""Between boards, around the compass and under the results' head."""

_POINTS_MIDDLE_EM: Final = 1.7
_POINTS_ASIDE_EM: Final = 1.15
POINTS_AT: Final = {
    Seat.NORTH: (_POINTS_MIDDLE_EM, 1),
    Seat.EAST: (_POINTS_MIDDLE_EM + _POINTS_ASIDE_EM, 2),
    Seat.SOUTH: (_POINTS_MIDDLE_EM, 3),
    Seat.WEST: (_POINTS_MIDDLE_EM - _POINTS_ASIDE_EM, 2),
}
"""Where the middle of each seat's points stands: how far right, in their size, and on which of South's lines.

Their heading is on the line 0.
"""
_TABLE_LINE: Final = 1.2
"""From line to line of results, in their size; less where there is no room."""
_BESIDE_SYMBOL: Final = 0.05
"""Free on both sides of a suit's symbol in a contract, as a part of the letters' size."""

_SYMBOL: Final = re.compile(f"([{''.join(SUIT_SYMBOLS)}])")


def table_line(grid: Grid) -> float:
    """Return the way from line to line of the results, in millimetres.

    Head and four rows stand beside South's four suits; the head may reach a little above them.
    """
    room = (SUITS - 0.75) * grid.pitch + grid.cards.cap_height - grid.results.cap_height
    return min(_TABLE_LINE * grid.results.points * POINT_MM, room / len(SEATS))


class Cell:
    """Draws boards of one record by its grid; each with its upper left corner where it is told."""

    def __init__(self, surface: Surface, words: Words, colours: SuitColours, grid: Grid) -> None:
        self._surface = surface
        self._words = words
        self._grid = grid
        self._marks = dict(zip(SUIT_SYMBOLS, colours.of_suits, strict=True))
        self._tint = colours.tint
        self._left = self._top = 0.0

    def draw(self, left: float, top: float, board: BoardText) -> None:
        """Draw `board` with a thin rule around it."""
        self._left, self._top = left, top
        self._surface.rectangle((left, top, self._grid.width, self._grid.height), border=RULE)
        with self._surface.part(Role.SECTION):
            self._draw_title(board)
            self._draw_compass(board)
            for seat in SEATS:
                with self._surface.part(Role.SUBHEADING, self._words.seat_names[seat]):
                    self._draw_seat(board, seat)
                with self._surface.part(Role.LIST):
                    self._draw_hand(board, seat)
            self._draw_points(board)
            self._draw_results(board)
            self._draw_par(board)

    # -- corners --------------------------------------------------------------------------------------------

    def _draw_title(self, board: BoardText) -> None:
        grid = self._grid
        top = grid.baseline(Seat.NORTH, 0) - grid.cards.cap_height
        with self._surface.part(Role.HEADING, board.title):
            self._run(
                grid.pad, top + grid.number.cap_height, str(board.number), grid.number, grid.label_width
            )
        words = [board.dealer_text, board.vulnerability_text]
        if grid.is_folded:
            words[1:] = text_in_two_lines(board.vulnerability_text)
        baseline = grid.baseline(Seat.NORTH, SUITS - 1) - (grid.told_lines - 1) * grid.told_line
        self._run(grid.pad, baseline, words[0], grid.told, grid.label_width)
        with self._surface.part(Role.PARAGRAPH):
            for text in filter(None, words[1:]):
                baseline += grid.told_line
                self._run(grid.pad, baseline, text, grid.told, grid.label_width)

    def _draw_par(self, board: BoardText) -> None:
        grid = self._grid
        gap = _BESIDE_SYMBOL * grid.label.points * POINT_MM
        for suit, line in enumerate(board.par):
            # Suits have their colours wherever they stand.
            parts = [part for part in _SYMBOL.split(line) if part]
            widths = [text_width(part, grid.label) for part in parts]
            left = grid.right - sum(widths) - gap * (len(parts) - 1)
            with self._surface.part(Role.PARAGRAPH, self._spoken(line)):
                for part, width in zip(parts, widths, strict=True):
                    style = replace(grid.label, colour=self._marks.get(part, BLACK))
                    self._run(left, grid.baseline(Seat.NORTH, suit), part, style, grid.width)
                    left += width + gap

    def _spoken(self, line: str) -> str:
        """Return a line with words for the suits' symbols; nothing for one that has none."""
        names = dict(zip(SUIT_SYMBOLS, self._words.suits, strict=True))
        said = _SYMBOL.sub(lambda symbol: f" {names[symbol[0]]} ", line)
        return "" if said == line else said

    def _draw_points(self, board: BoardText) -> None:
        """Draw the points as the seats sit, on South's lines below their heading."""
        if not board.points:
            return
        grid = self._grid
        style = replace(grid.label, align=Align.CENTRE)
        em = style.points * POINT_MM
        self._run(grid.pad, grid.baseline(Seat.SOUTH, 0), self._words.points, grid.label, grid.label_width)
        for seat, (across, line) in POINTS_AT.items():
            points = str(board.points[seat])
            with self._surface.part(Role.PARAGRAPH, f"{self._words.seat_names[seat]}: {points}"):
                middle = grid.pad + across * em
                self._run(middle, grid.baseline(Seat.SOUTH, line), points, style, em * 2)

    def _draw_results(self, board: BoardText) -> None:
        """Draw the results so that their last row stands on the last line of South."""
        table = self._grid.table
        if not board.results or table is None:
            return
        grid, style = self._grid, self._grid.results
        pitch = table_line(grid)
        baseline = grid.baseline(Seat.SOUTH, SUITS - 1) - len(board.results) * pitch
        with self._surface.part(Role.TABLE):
            with self._surface.part(Role.ROW):
                self._draw_head(table, baseline)
            under = self._top + baseline + (pitch - style.cap_height) / 2
            self._surface.stroke(self._left + table.left, under, self._left + table.right, under, RULE)
            for row in board.results:
                baseline += pitch
                with self._surface.part(Role.ROW):
                    self._draw_row(table, baseline, row)

    def _draw_head(self, table: ResultPlace, baseline: float) -> None:
        style = self._grid.results
        with self._surface.part(Role.CELL):
            pass
        spoken = ("", *self._words.suits)
        for strain, symbol in enumerate(strain_symbols(self._words)):
            marked = replace(style, colour=self._marks.get(symbol, BLACK))
            with self._surface.part(Role.COLUMN_HEAD, spoken[strain]):
                self._run(table.first + strain * table.column, baseline, symbol, marked, table.column)

    def _draw_row(self, table: ResultPlace, baseline: float, row: ResultRow) -> None:
        style = self._grid.results
        with self._surface.part(Role.ROW_HEAD, " ".join(self._words.seat_names[seat] for seat in row.seats)):
            self._run(table.left, baseline, row.label, replace(style, align=Align.LEFT), table.first)
        for strain, cell in enumerate(row.cells):
            with self._surface.part(Role.CELL):
                own = squeezed_style(cell, style, 0.97 * table.column, LEAST_POINTS)
                self._run(table.first + strain * table.column, baseline, cell, own, table.column)

    # -- the compass ----------------------------------------------------------------------------------------

    def _draw_compass(self, board: BoardText) -> None:
        """Draw the square; the edges of vulnerable sides are tinted."""
        left, top, side = self._grid.compass
        left, top = left + self._left, top + self._top
        band = side * BAND
        edges = {
            Seat.NORTH: (left, top, side, band),
            Seat.EAST: (left + side - band, top + band, band, side - 2 * band),
            Seat.SOUTH: (left, top + side - band, side, band),
            Seat.WEST: (left, top + band, band, side - 2 * band),
        }
        for seat, edge in edges.items():
            if board.is_vulnerable(seat):
                self._surface.rectangle(edge, fill=self._tint)
        self._surface.rectangle((left, top, side, side), border=RULE)

    def _draw_seat(self, board: BoardText, seat: Seat) -> None:
        """Draw the seat's letter on its edge of the compass; the dealer's is bold and underlined."""
        left, top, side = self._grid.compass
        middle, near, far = side / 2, side * BAND / 2, side - side * BAND / 2
        across, down = {
            Seat.NORTH: (middle, near),
            Seat.EAST: (far, middle),
            Seat.SOUTH: (middle, far),
            Seat.WEST: (near, middle),
        }[seat]
        is_dealer = seat is board.dealer
        style = Style(side * BAND * LETTER / POINT_MM, is_bold=is_dealer, is_narrow=True, align=Align.CENTRE)
        baseline = top + down + style.cap_height / 2
        letter = self._words.seats[seat]
        self._run(left + across, baseline, letter, style, side)
        if is_dealer:
            half = text_width(letter, style) / 2
            under = self._top + baseline + 0.1 * style.points * POINT_MM
            across += self._left + left
            pen = Pen(0.09 * style.points * POINT_MM)
            self._surface.stroke(across - half, under, across + half, under, pen)

    # -- hands ----------------------------------------------------------------------------------------------

    def _draw_hand(self, board: BoardText, seat: Seat) -> None:
        grid, surface = self._grid, self._surface
        left = self._left + grid.left[seat]
        for suit, ranks in enumerate(board.hands[seat]):
            baseline = self._top + grid.baseline(seat, suit)
            symbol = SUIT_SYMBOLS[suit]
            mark = replace(grid.cards, colour=self._marks[symbol])
            with surface.part(Role.ITEM):
                with surface.part(Role.LABEL, self._words.suits[suit]):
                    surface.run(left, baseline, symbol, mark)
                with surface.part(Role.BODY, "" if ranks else self._words.void):
                    text = suit_text(ranks)
                    surface.run(left + grid.before, baseline, text, grid.suit_style(text, seat))

    # -- runs -----------------------------------------------------------------------------------------------

    def _run(self, left: float, baseline: float, text: str, style: Style, width: float) -> None:
        """Draw a text into its place of the cell, made to fit where it is too long."""
        fitting = fitted_text(text, style, width, LEAST_POINTS)
        self._surface.run(self._left + left, self._top + baseline, *fitting)
