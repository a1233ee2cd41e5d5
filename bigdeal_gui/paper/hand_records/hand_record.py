"""Hand records as PDF: the deals of a set on paper, for after play."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING

from bigdeal_gui.errors.paper import LayoutTooSmall
from bigdeal_gui.paper.hand_records.cell import Cell
from bigdeal_gui.paper.hand_records.frame import RecordFrame
from bigdeal_gui.paper.hand_records.pages import BoardPages, page_look
from bigdeal_gui.paper.pdf.page import PAPER_MM, pdf
from bigdeal_gui.paper.pdf.page_part import MARGIN_MM, page_part, paper_sides, part_size
from bigdeal_gui.paper.record_options import Binding, RecordHeading, RecordOptions
from bigdeal_gui.paper.record_text import (
    board_numbers_text,
    board_texts,
    double_dummy_note,
    joined_texts,
    session_text,
)
from bigdeal_gui.paper.surface import Document, Surface
from bigdeal_gui.paper.words import words_of_paper

if TYPE_CHECKING:
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.double_dummy import DoubleDummy
    from bigdeal_gui.paper.hand_records.grid import Grid


def hand_record_pdf(
    boards: Sequence[Board],
    heading: RecordHeading,
    options: RecordOptions,
    double_dummy: Sequence[DoubleDummy] | None = None,
) -> bytes:
    """Return the record of `boards` as PDF, in the order given; `double_dummy` has a result for each.

    Raises:
        InvalidDeal: a board does not hold a whole pack.
        LayoutTooSmall: cards would be too small to be read.
        PrintingUnavailable: nothing can be printed on this computer.
    """
    document = record_document(heading, options)
    return pdf(document, lambda surface: draw_hand_record(surface, boards, heading, options, double_dummy))


def record_document(heading: RecordHeading, options: RecordOptions) -> Document:
    """Return the document of a record."""
    language = words_of_paper(options.language)
    title = joined_texts(language.title, heading.event, session_text(heading, language), heading.set_code)
    return Document(
        title,
        heading.program,
        options.paper,
        MARGIN_MM,
        is_landscape=options.binding is Binding.BOOKLET,
        language=language.code,
    )


def draw_hand_record(
    surface: Surface,
    boards: Sequence[Board],
    heading: RecordHeading,
    options: RecordOptions,
    double_dummy: Sequence[DoubleDummy] | None = None,
) -> None:
    """Draw the pages of the record of `boards`, as `hand_record_pdf`.

    Raises:
        InvalidDeal: a board does not hold a whole pack.
        PrintingUnavailable: a font of the program is missing or damaged.
    """
    _Record(boards, heading, options, double_dummy).draw(surface)


def record_has_room(
    boards: Sequence[Board],
    heading: RecordHeading,
    options: RecordOptions,
    double_dummy: Sequence[DoubleDummy] | None = None,
) -> bool:
    """Tell whether the record of `boards` can be read on the paper of `options`.

    Raises:
        InvalidDeal, PrintingUnavailable: as `hand_record_pdf`.
    """
    record = _Record(boards, heading, options, double_dummy)
    try:
        record.grid(*part_size(PAPER_MM[options.paper], options.binding))
    except LayoutTooSmall:
        return False
    return True


class _Record:
    def __init__(
        self,
        boards: Sequence[Board],
        heading: RecordHeading,
        options: RecordOptions,
        double_dummy: Sequence[DoubleDummy] | None,
    ) -> None:
        self._options = options
        self._words = words_of_paper(options.language)
        has_room = options.layout.has_room_for_double_dummy
        texts = board_texts(boards, self._words, options, double_dummy if has_room else None)
        self._note = double_dummy_note(texts, options, self._words)
        self._frame = RecordFrame(heading, options, self._words, page_look(options).frame)
        self._pages = BoardPages(texts, options)

    def grid(self, width: float, height: float) -> Grid:
        """Return the grid of a page of this size, which has head and foot too."""
        height -= self._frame.head_height + self._frame.foot_height
        return self._pages.grid(width, height, self._words)

    def draw(self, surface: Surface) -> None:
        """Draw all pages, each where the binding has it."""
        binding = self._options.binding
        for number, side in enumerate(paper_sides(binding, len(self._pages.pages))):
            if number:
                surface.next_page()
            # Whoever listens begins with the first page, wherever it stands.
            for page, place in sorted((page, place) for place, page in enumerate(side) if page is not None):
                self._draw_page(page_part(surface, binding, number, place), page)

    def _draw_page(self, part: Surface, page: int) -> None:
        texts, frame, words = self._pages.pages[page], self._frame, self._words
        with part.unspoken() if page else nullcontext():
            frame.draw_head(part, board_numbers_text(texts, words))
        grid = self.grid(part.width, part.height)
        cell = Cell(part, words, self._options.colours, grid)
        for number, text in enumerate(texts):
            column, row = self._pages.place(page, number)
            cell.draw(column * grid.width, frame.head_height + row * grid.height, text)
        with part.unspoken():
            frame.draw_foot(part, words.page(page + 1, len(self._pages.pages)), self._note)
