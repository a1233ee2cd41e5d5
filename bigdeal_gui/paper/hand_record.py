"""Hand records as PDF: the deals of a set on paper, for after play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper.fitting import fitted
from bigdeal_gui.paper.page import pdf
from bigdeal_gui.paper.record_cell import Cell, CellLook
from bigdeal_gui.paper.record_options import Order, PerPage, RecordOptions
from bigdeal_gui.paper.record_text import board_texts, double_dummy_note, joined, numbers_text, session_text
from bigdeal_gui.paper.surface import Align, Document, Style
from bigdeal_gui.paper.words import Words, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.double_dummy import DoubleDummy
    from bigdeal_gui.paper.record_options import RecordHeading
    from bigdeal_gui.paper.record_text import BoardText
    from bigdeal_gui.paper.surface import Box, Surface

MARGIN_MM: Final = 8.0

_WITNESS: Final = Style(6, is_narrow=True)


@dataclass(frozen=True, slots=True)
class _Look:
    """How a page is divided, and the sizes of its letters in points."""

    columns: int
    rows: int
    cell: CellLook
    event: float
    small: float


_LOOKS: Final = {
    PerPage.TWELVE: _Look(3, 4, CellLook(11, 8.5, 7.5, 18), 13, 9),
    PerPage.EIGHTEEN: _Look(3, 6, CellLook(8.8, 7, 6.6, 15), 13, 8),
    PerPage.TWENTY_FOUR: _Look(4, 6, CellLook(8, 6.4, 6, 13), 13, 8),
    PerPage.THIRTY_SIX: _Look(4, 9, CellLook(6.5, 6, 6, 11), 13, 8),
    PerPage.LARGE_PRINT: _Look(1, 2, CellLook(24, 17, 16, 40, is_narrow=False), 20, 13),
}


def hand_record_pdf(
    boards: Sequence[Board],
    heading: RecordHeading,
    options: RecordOptions,
    double_dummy: Sequence[DoubleDummy] | None = None,
) -> bytes:
    """Return the record of `boards` as PDF, in the order given; `double_dummy` has a result for each.

    Raises:
        InvalidDeal: a board does not hold a whole pack.
        PrintingUnavailable: nothing can be printed on this computer.
    """
    language = words(options.language)
    has_room = options.layout.has_room_for_double_dummy
    texts = board_texts(boards, language, options, double_dummy if has_room else None)
    title = joined(language.title, heading.event, session_text(heading, language), heading.set_code)
    document = Document(title, heading.program, options.paper, MARGIN_MM, language=language.code)
    record = _Record(heading, options, language, numbers_text(boards, language), texts)
    return pdf(document, record.draw)


class _Record:
    def __init__(
        self,
        heading: RecordHeading,
        options: RecordOptions,
        language: Words,
        numbers: str,
        texts: Sequence[BoardText],
    ) -> None:
        self._heading = heading
        self._options = options
        self._words = language
        self._numbers = numbers
        self._texts = texts
        self._look = _LOOKS[options.layout]
        self._event = Style(self._look.event, is_bold=True, is_narrow=True)
        self._small = Style(self._look.small, is_narrow=True)

    def draw(self, surface: Surface) -> None:
        cell = Cell(surface, self._words, self._options.colours, self._look.cell)
        count = self._options.layout.boards
        starts = range(0, len(self._texts), count)
        for page, start in enumerate(starts, start=1):
            if page > 1:
                surface.next_page()
            self._draw_heading(surface)
            for box, text in zip(self._boxes(surface), self._texts[start : start + count], strict=False):
                cell.draw(box, text)
            self._draw_foot(surface, page, len(starts))

    @property
    def _heading_height(self) -> float:
        return self._event.height + self._small.height + 1.0

    @property
    def _foot_height(self) -> float:
        return self._small.height + self._witness_height + 0.8

    @property
    def _witness_height(self) -> float:
        return _WITNESS.height if self._heading.newest else 0.0

    def _boxes(self, surface: Surface) -> Iterator[Box]:
        """Yield the cells of a page in the order in which they are filled."""
        columns, rows = self._look.columns, self._look.rows
        top = self._heading_height
        width = surface.width / columns
        height = (surface.height - top - self._foot_height) / rows
        places = [(column, row) for row in range(rows) for column in range(columns)]
        if self._options.order is Order.COLUMNS:
            places.sort()
        for column, row in places:
            yield column * width, top + row * height, width, height

    def _draw_heading(self, surface: Surface) -> None:
        heading, language = self._heading, self._words
        baseline = self._event.ascent
        event, session = heading.event or language.title, session_text(heading, language)
        _spread(surface, baseline, self._event, ((event, 0.6), (session, 0.38)))
        baseline += self._event.descent + self._small.ascent
        day = language.day(heading.day) if heading.day else ""
        right = joined(day, self._set_code())
        _spread(surface, baseline, self._small, ((heading.site, 0.36), (self._numbers, 0.24), (right, 0.38)))

    def _draw_foot(self, surface: Surface, page: int, pages: int) -> None:
        left = joined(self._heading.program, self._set_code())
        note = double_dummy_note(self._texts, self._options, self._words)
        texts = ((left, 0.31), (note, 0.36), (self._words.page(page, pages), 0.3))
        low = surface.height - self._witness_height - self._small.descent
        _spread(surface, low, self._small, texts)
        if newest := self._heading.newest:
            surface.run(0, surface.height - _WITNESS.descent, self._words.journal(newest), _WITNESS)

    def _set_code(self) -> str:
        return self._words.set_code(self._heading.set_code) if self._heading.set_code else ""


def _spread(surface: Surface, baseline: float, style: Style, texts: Sequence[tuple[str, float]]) -> None:
    """Draw two or three texts from left to right, each within its part of the width."""
    places = {Align.LEFT: 0.0, Align.CENTRE: surface.width / 2, Align.RIGHT: surface.width}
    aligns = list(Align) if len(texts) == len(places) else [Align.LEFT, Align.RIGHT]
    for align, (text, share) in zip(aligns, texts, strict=True):
        if text:
            aligned = replace(style, align=align)
            surface.run(places[align], baseline, *fitted(surface, text, aligned, share * surface.width))
