"""Hand records as PDF: the deals of a set on paper, for after play."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper.page import pdf
from bigdeal_gui.paper.page_part import MARGIN_MM, page_part, sides
from bigdeal_gui.paper.record_cell import Cell
from bigdeal_gui.paper.record_frame import FrameLook, RecordFrame
from bigdeal_gui.paper.record_grid import record_grid
from bigdeal_gui.paper.record_options import Binding, Order, PerPage, RecordOptions
from bigdeal_gui.paper.record_text import board_texts, double_dummy_note, joined, numbers_text, session_text
from bigdeal_gui.paper.surface import Document
from bigdeal_gui.paper.words import Words, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.double_dummy import DoubleDummy
    from bigdeal_gui.paper.record_grid import Grid
    from bigdeal_gui.paper.record_options import RecordHeading
    from bigdeal_gui.paper.record_text import BoardText
    from bigdeal_gui.paper.surface import Surface


_USUAL: Final = FrameLook(13, 8.5)


@dataclass(frozen=True, slots=True)
class _Look:
    """How a page is divided at most, and the letters of its head and foot.

    A board is no higher than `highest` of its width, however few stand on a page.
    """

    columns: int
    rows: int
    frame: FrameLook = _USUAL
    highest: float = 1.1


_LOOKS: Final = {
    PerPage.TWELVE: _Look(3, 4, FrameLook(13, 9)),
    PerPage.EIGHTEEN: _Look(3, 6),
    PerPage.TWENTY_FOUR: _Look(4, 6),
    PerPage.THIRTY_SIX: _Look(4, 9),
    PerPage.LARGE_PRINT: _Look(1, 2, FrameLook(20, 13), highest=0.72),
}
_BOOKLET_LOOKS: Final = {
    PerPage.TWELVE: _Look(2, 3),
    PerPage.EIGHTEEN: _Look(2, 5),
    PerPage.TWENTY_FOUR: _Look(3, 4),
    PerPage.THIRTY_SIX: _Look(3, 6),
    PerPage.LARGE_PRINT: _Look(1, 1, FrameLook(13, 9)),
}
"""Half a sheet; 36 boards of the second make one sheet."""


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
    title = joined(language.title, heading.event, session_text(heading, language), heading.set_code)
    document = Document(
        title,
        heading.program,
        options.paper,
        MARGIN_MM,
        is_landscape=options.binding is Binding.BOOKLET,
        language=language.code,
    )
    return pdf(document, lambda surface: draw_hand_record(surface, boards, heading, options, double_dummy))


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
    """
    language = words(options.language)
    has_room = options.layout.has_room_for_double_dummy
    texts = board_texts(boards, language, options, double_dummy if has_room else None)
    _Record(heading, options, language, texts).draw(surface)


class _Record:
    def __init__(
        self, heading: RecordHeading, options: RecordOptions, language: Words, texts: Sequence[BoardText]
    ) -> None:
        self._options = options
        self._words = language
        self._texts = texts
        self._look = (_BOOKLET_LOOKS if options.binding is Binding.BOOKLET else _LOOKS)[options.layout]
        self._frame = RecordFrame(heading, options, language, self._look.frame)
        self._pages = self._on_pages()
        self._rows = max((-(-len(page) // self._look.columns) for page in self._pages), default=1)

    def draw(self, surface: Surface) -> None:
        """Draw all pages, each where the binding has it."""
        binding = self._options.binding
        for number, side in enumerate(sides(binding, len(self._pages))):
            if number:
                surface.next_page()
            # Whoever listens begins with the first page, wherever it stands.
            for page, place in sorted((page, place) for place, page in enumerate(side) if page is not None):
                self._draw_page(page_part(surface, binding, number, place), page)

    def _draw_page(self, part: Surface, page: int) -> None:
        texts, columns = self._pages[page], self._look.columns
        with part.unspoken() if page else nullcontext():
            self._frame.draw_head(part, numbers_text(texts, self._words))
        grid = self._grid(part)
        cell = Cell(part, self._words, self._options.colours, grid)
        rows = -(-len(texts) // columns)
        for place, text in enumerate(texts):
            if self._options.order is Order.COLUMNS:
                column, row = divmod(place, rows)
            else:
                row, column = divmod(place, columns)
            cell.draw(column * grid.width, self._frame.head_height + row * grid.height, text)
        note = double_dummy_note(self._texts, self._options, self._words)
        with part.unspoken():
            self._frame.draw_foot(part, self._words.page(page + 1, len(self._pages)), note)

    def _grid(self, part: Surface) -> Grid:
        """Return the grid of all pages, whose cells are as large as the fullest page lets them be."""
        width = part.width / self._look.columns
        height = (part.height - self._frame.head_height - self._frame.foot_height) / self._rows
        height = min(height, self._look.highest * width)
        return record_grid(part, width, height, self._words, self._texts)

    def _on_pages(self) -> list[Sequence[BoardText]]:
        """Return the boards of each page: whole rows, and as many of them on each as can be."""
        columns = self._look.columns
        rows = -(-len(self._texts) // columns)
        pages = -(-rows // self._look.rows)
        found: list[Sequence[BoardText]] = []
        first = 0
        for page in range(pages):
            after = first + (rows // pages + (page < rows % pages)) * columns
            found.append(self._texts[first:after])
            first = after
        return found
