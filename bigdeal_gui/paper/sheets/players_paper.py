"""Players' paper: travellers, pickup slips, personal scorecards and table cards, to be filled in by hand.

They have board, dealer and vulnerability, and empty rows: no card, no pair number, no movement.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from bigdeal_gui.model.boards import dealer, vulnerability
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.fitting import squeezed_style
from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.record_text import joined_texts, session_text
from bigdeal_gui.paper.surface import HAIRLINE, HAIRLINE_MM, Align, Document, PaperSize, Pen, Role, Style
from bigdeal_gui.paper.words import Words, words_of_paper

if TYPE_CHECKING:
    from bigdeal_gui.model.plans import BoardRange
    from bigdeal_gui.paper.record_options import RecordHeading
    from bigdeal_gui.paper.surface import Surface

_MARGIN_MM: Final = 10.0
_GUTTER_MM: Final = 8.0
"""Between forms: they are cut apart in its middle."""
_CUT: Final = Pen(HAIRLINE_MM, "#8a8a8a", is_dashed=True)
_TITLE: Final = Style(14, is_bold=True, is_narrow=True)
_LINE: Final = Style(9, is_narrow=True)
_HEAD: Final = Style(8, is_bold=True, is_narrow=True, align=Align.CENTRE)
_CELL: Final = Style(9.5, is_narrow=True, align=Align.CENTRE)
_SMALL: Final = Style(6.5, is_narrow=True)
_LETTER: Final = Style(26, is_bold=True, is_narrow=True, align=Align.CENTRE)
_LEAST_POINTS: Final = 6.5
_HEAD_MM: Final = 6.0
_MOST_ROW_MM: Final = 9.0
_TRAVELLER_ROWS: Final = 14
_TABLE_ROWS: Final = 12
_MOST_CARD_ROWS: Final = 36
_COMPASS_MM: Final = 38.0


class PlayersPaper(Enum):
    """What is filled in by hand, by its name on the command line."""

    TRAVELLERS = "travellers"
    """One for each board, which goes round with it."""
    PICKUP_SLIPS = "pickup-slips"
    """One for each board at a table, which is collected after the round."""
    SCORECARDS = "scorecards"
    """All boards, for a pair to keep."""
    TABLE_CARDS = "table-cards"
    """Who sits where at a table, round by round."""


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of a form: its head, and its width as a part of all."""

    head: str
    width: float


@dataclass(frozen=True, slots=True)
class _Form:
    """One form: its title, a line below, its columns, and the first cells of each row; the rest is empty.

    `signature` stands before the place where it is signed.
    """

    title: str
    line: str
    columns: tuple[_Column, ...]
    rows: tuple[tuple[str, ...], ...]
    signature: str = ""
    has_compass: bool = False


def players_paper_pdf(
    kind: PlayersPaper,
    heading: RecordHeading,
    boards: Sequence[BoardRange],
    paper: PaperSize = PaperSize.A4,
    language: str = "en",
) -> bytes:
    """Return the forms of `kind` for the boards as PDF, in their order.

    Raises:
        PrintingUnavailable: nothing can be printed on this computer.
    """
    said = words_of_paper(language)
    numbers = [number for run in boards for number in run]
    forms = _FORMS[kind](said, numbers)
    title = joined_texts(_title(kind, said), heading.event, session_text(heading, said), heading.set_code)
    document = Document(title, heading.program, paper.of_the_office, _MARGIN_MM, language=said.code)

    def draw(surface: Surface) -> None:
        day = said.day(heading.day) if heading.day else ""
        event = joined_texts(heading.event, session_text(heading, said), day) or _title(kind, said)
        code = said.set_code(heading.set_code) if heading.set_code else ""
        pages = _Pages(surface, said, event, joined_texts(heading.program, code))
        pages.draw(forms, *_DIVISION[kind])

    return pdf(document, draw)


def _title(kind: PlayersPaper, said: Words) -> str:
    return {
        PlayersPaper.TRAVELLERS: said.traveller_title,
        PlayersPaper.PICKUP_SLIPS: said.pickup_title,
        PlayersPaper.SCORECARDS: said.scorecard_title,
        PlayersPaper.TABLE_CARDS: said.table_card_title,
    }[kind]


def _conditions(said: Words, number: int) -> str:
    return joined_texts(said.dealer(dealer(number)), said.vulnerable[vulnerability(number)])


def _vulnerable_sides(said: Words, number: int) -> str:
    """Return which sides are vulnerable, as in `NS` or `NS EW`; a dash where none is."""
    ns, ew = said.sides
    return ("–", ns, ew, f"{ns} {ew}")[vulnerability(number)]


def _result_columns(said: Words) -> tuple[_Column, ...]:
    heads = (said.contract_head, said.declarer_head, said.lead_head, said.tricks_head)
    return tuple(map(_Column, heads, (1.4, 0.8, 1.1, 0.9)))


def _travellers(said: Words, numbers: Sequence[int]) -> list[_Form]:
    pairs = tuple(_Column(side, 0.8) for side in said.sides)
    scores = tuple(_Column(f"{said.score_head} {side}", 1.4) for side in said.sides)
    columns = (*pairs, *_result_columns(said), *scores)
    return [
        _Form(said.board(number), _conditions(said, number), columns, ((),) * _TRAVELLER_ROWS)
        for number in numbers
    ]


def _pickup_slips(said: Words, numbers: Sequence[int]) -> list[_Form]:
    pairs = tuple(_Column(side, 0.8) for side in said.sides)
    columns = (*pairs, *_result_columns(said), _Column(said.score_head, 1.4))
    return [
        _Form(said.board(number), _conditions(said, number), columns, ((),), said.signature)
        for number in numbers
    ]


def _scorecards(said: Words, numbers: Sequence[int]) -> list[_Form]:
    columns = (
        _Column(said.board_head, 0.9),
        _Column(said.dealer_head, 1.0),
        _Column(said.vulnerable_head, 1.2),
        _Column(said.against_head, 1.0),
        *_result_columns(said),
        _Column(said.score_head, 1.1),
    )
    rows = tuple(
        (str(number), said.seats[dealer(number)], _vulnerable_sides(said, number)) for number in numbers
    )
    parts = [rows[first : first + _MOST_CARD_ROWS] for first in range(0, len(rows), _MOST_CARD_ROWS)]
    # Two of each: one for each player of a pair.
    return [_Form(said.scorecard_title, said.name_line, columns, part) for part in parts for _ in range(2)]


def _table_cards(said: Words, numbers: Sequence[int]) -> list[_Form]:
    sides = tuple(_Column(side, 1.0) for side in said.sides)
    columns = (_Column(said.round_head, 0.8), *sides, _Column(said.boards_head, 1.4))
    line = said.boards(f"{numbers[0]}–{numbers[-1]}")
    form = _Form(said.table_line, line, columns, ((),) * _TABLE_ROWS, has_compass=True)
    return [form, form]


_FORMS: Final = {
    PlayersPaper.TRAVELLERS: _travellers,
    PlayersPaper.PICKUP_SLIPS: _pickup_slips,
    PlayersPaper.SCORECARDS: _scorecards,
    PlayersPaper.TABLE_CARDS: _table_cards,
}
_DIVISION: Final = {
    PlayersPaper.TRAVELLERS: (2, 2),
    PlayersPaper.PICKUP_SLIPS: (2, 5),
    PlayersPaper.SCORECARDS: (2, 1),
    PlayersPaper.TABLE_CARDS: (1, 2),
}
"""Forms beside and below one another on a page."""


@dataclass(frozen=True, slots=True)
class _Pages:
    """Draws forms, each with the `event` below its title and the `foot`, program and set, at its end."""

    surface: Surface
    said: Words
    event: str
    foot: str

    def draw(self, forms: Sequence[_Form], across: int, down: int) -> None:
        """Draw `forms`, so many beside and below one another on a page."""
        surface = self.surface
        width = (surface.width - (across - 1) * _GUTTER_MM) / across
        height = (surface.height - (down - 1) * _GUTTER_MM) / down
        for place, form in enumerate(forms):
            on_page = place % (across * down)
            if on_page == 0:
                if place:
                    surface.next_page()
                self._draw_cuts(across, down)
            row, column = divmod(on_page, across)
            left, top = column * (width + _GUTTER_MM), row * (height + _GUTTER_MM)
            with surface.part(Role.SECTION):
                self._draw_form(form, (left, top, width, height), is_first=place == 0)

    def _draw_cuts(self, across: int, down: int) -> None:
        surface = self.surface
        for column in range(1, across):
            at = column * (surface.width + _GUTTER_MM) / across - _GUTTER_MM / 2
            surface.stroke(at, 0, at, surface.height, _CUT)
        for row in range(1, down):
            at = row * (surface.height + _GUTTER_MM) / down - _GUTTER_MM / 2
            surface.stroke(0, at, surface.width, at, _CUT)

    def _draw_form(self, form: _Form, box: tuple[float, float, float, float], *, is_first: bool) -> None:
        surface = self.surface
        left, top, width, height = box
        low = top + _TITLE.height
        # The event is the title of the whole, so it is read first; later forms begin with their boards.
        with surface.part(Role.TITLE) if is_first else surface.unspoken():
            self._run(left, low + _LINE.ascent, self.event, _LINE, width)
        with surface.part(Role.HEADING):
            self._run(left, top + _TITLE.ascent, form.title, _TITLE, width)
        low += _LINE.height
        with surface.part(Role.PARAGRAPH):
            self._run(left, low + _LINE.ascent, form.line, _LINE, width)
        low += _LINE.height
        low += 1.5
        if form.has_compass:
            self._draw_compass(left + (width - _COMPASS_MM) / 2, low)
            low += _COMPASS_MM + 3
        end = top + height - _SMALL.height - 1.0
        if form.signature:
            with surface.part(Role.PARAGRAPH):
                self._run(left, end - 1.5, f"{form.signature}: ", _LINE, width)
            end -= _LINE.height + 2
        with surface.unspoken():
            self._run(left, top + height - _SMALL.descent, self.foot, _SMALL, width)
        self._draw_table(form, (left, low, width, end - low))

    def _draw_table(self, form: _Form, box: tuple[float, float, float, float]) -> None:
        """Draw head and rows, all as high as there is room, up to what a hand needs to write."""
        surface = self.surface
        left, top, width, height = box
        row = min(_MOST_ROW_MM, (height - _HEAD_MM) / len(form.rows))
        unit = width / sum(column.width for column in form.columns)
        edges = [left]
        for column in form.columns:
            edges.append(edges[-1] + unit * column.width)
        low = top + _HEAD_MM + row * len(form.rows)
        with surface.part(Role.TABLE):
            with surface.part(Role.ROW):
                for place, column in enumerate(form.columns):
                    with surface.part(Role.COLUMN_HEAD):
                        self._centred(edges[place : place + 2], top, _HEAD_MM, column.head, _HEAD)
            for number, cells in enumerate(form.rows):
                above = top + _HEAD_MM + number * row
                with surface.part(Role.ROW):
                    for place in range(len(form.columns)):
                        text = cells[place] if place < len(cells) else ""
                        with surface.part(Role.CELL):
                            if text:
                                self._centred(edges[place : place + 2], above, row, text, _CELL)
                surface.stroke(left, above, left + width, above, HAIRLINE)
        for at in edges:
            surface.stroke(at, top, at, low, HAIRLINE)
        for at in (top, low):
            surface.stroke(left, at, left + width, at, HAIRLINE)

    def _draw_compass(self, left: float, top: float) -> None:
        """Draw a square with the seats' letters: the card lies on the table so that North sits at its top."""
        surface, side = self.surface, _COMPASS_MM
        surface.rectangle((left, top, side, side), border=HAIRLINE)
        near, far, middle = 0.16 * side, 0.84 * side, side / 2
        places = {
            Seat.NORTH: (middle, near),
            Seat.EAST: (far, middle),
            Seat.SOUTH: (middle, far),
            Seat.WEST: (near, middle),
        }
        for seat in SEATS:
            across, down = places[seat]
            with surface.part(Role.PARAGRAPH, self.said.seat_names[seat]):
                surface.run(
                    left + across, top + down + _LETTER.cap_height / 2, self.said.seats[seat], _LETTER
                )

    def _centred(self, edges: Sequence[float], top: float, height: float, text: str, style: Style) -> None:
        left, right = edges
        fitting = squeezed_style(text, style, right - left - 1.0, _LEAST_POINTS)
        self.surface.run((left + right) / 2, top + (height + style.cap_height) / 2, text, fitting)

    def _run(self, left: float, baseline: float, text: str, style: Style, width: float) -> None:
        fitting = squeezed_style(text, style, width, _LEAST_POINTS)
        self.surface.run(left, baseline, text, fitting)
