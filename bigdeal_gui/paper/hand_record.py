"""Hand records as PDF: the deals of a set on paper, for after play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper.page import pdf
from bigdeal_gui.paper.record_cell import Cell, CellLook
from bigdeal_gui.paper.record_frame import FrameLook, RecordFrame
from bigdeal_gui.paper.record_options import Order, PerPage, RecordOptions
from bigdeal_gui.paper.record_text import board_texts, double_dummy_note, joined, numbers_text, session_text
from bigdeal_gui.paper.surface import Document
from bigdeal_gui.paper.words import Words, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.double_dummy import DoubleDummy
    from bigdeal_gui.paper.record_options import RecordHeading
    from bigdeal_gui.paper.record_text import BoardText
    from bigdeal_gui.paper.surface import Box, Surface

MARGIN_MM: Final = 8.0


@dataclass(frozen=True, slots=True)
class _Look:
    """How a page is divided, and the sizes of its letters in points."""

    columns: int
    rows: int
    cell: CellLook
    frame: FrameLook


_LOOKS: Final = {
    PerPage.TWELVE: _Look(3, 4, CellLook(11, 8.5, 7.5, 18), FrameLook(13, 9)),
    PerPage.EIGHTEEN: _Look(3, 6, CellLook(8.8, 7, 6.6, 15), FrameLook(13, 8)),
    PerPage.TWENTY_FOUR: _Look(4, 6, CellLook(8, 6.4, 6, 13), FrameLook(13, 8)),
    PerPage.THIRTY_SIX: _Look(4, 9, CellLook(6.5, 6, 6, 11), FrameLook(13, 8)),
    PerPage.LARGE_PRINT: _Look(1, 2, CellLook(24, 17, 16, 40, is_narrow=False), FrameLook(20, 13)),
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
    title = joined(language.title, heading.event, session_text(heading, language), heading.set_code)
    document = Document(title, heading.program, options.paper, MARGIN_MM, language=language.code)
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
    _Record(heading, options, language, numbers_text(boards, language), texts).draw(surface)


class _Record:
    def __init__(
        self,
        heading: RecordHeading,
        options: RecordOptions,
        language: Words,
        numbers: str,
        texts: Sequence[BoardText],
    ) -> None:
        self._options = options
        self._words = language
        self._numbers = numbers
        self._texts = texts
        self._look = _LOOKS[options.layout]
        self._frame = RecordFrame(heading, options, language, self._look.frame)

    def draw(self, surface: Surface) -> None:
        cell = Cell(surface, self._words, self._options.colours, self._look.cell)
        count = self._options.layout.boards
        starts = range(0, len(self._texts), count)
        for page, start in enumerate(starts, start=1):
            if page > 1:
                surface.next_page()
            self._frame.draw_head(surface, self._numbers)
            for box, text in zip(self._boxes(surface), self._texts[start : start + count], strict=False):
                cell.draw(box, text)
            note = double_dummy_note(self._texts, self._options, self._words)
            self._frame.draw_foot(surface, self._words.page(page, len(starts)), note)

    def _boxes(self, surface: Surface) -> Iterator[Box]:
        """Yield the cells of a page in the order in which they are filled."""
        columns, rows = self._look.columns, self._look.rows
        top = self._frame.head_height
        width = surface.width / columns
        height = (surface.height - top - self._frame.foot_height) / rows
        places = [(column, row) for row in range(rows) for column in range(columns)]
        if self._options.order is Order.COLUMNS:
            places.sort()
        for column, row in places:
            yield column * width, top + row * height, width, height
