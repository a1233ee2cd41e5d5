"""How the boards of a hand record are divided into pages, rows and columns, whatever they are drawn with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.paper import LayoutTooSmall
from bigdeal_gui.paper.hand_records.frame import FrameLook
from bigdeal_gui.paper.hand_records.grid import LEAST_CARD_POINTS, Grid, record_grid
from bigdeal_gui.paper.record_options import Binding, Order, PerPage, RecordOptions
from bigdeal_gui.paper.surface import PaperSize

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_text import BoardText
    from bigdeal_gui.paper.words import Words

_USUAL: Final = FrameLook(13, 8.5)
_LARGE_PRINT_POINTS: Final = 20.0


@dataclass(frozen=True, slots=True)
class PageLook:
    """How a page is divided at most, and the letters of its head and foot.

    A board is no higher than `highest` of its width, however few stand on a page. Its cards are no smaller
    than `least_points`.
    """

    columns: int
    rows: int
    frame: FrameLook = _USUAL
    highest: float = 1.1
    least_points: float = LEAST_CARD_POINTS


_LOOKS: Final = {
    PerPage.TWELVE: PageLook(3, 4, FrameLook(13, 9)),
    PerPage.EIGHTEEN: PageLook(3, 6),
    PerPage.TWENTY_FOUR: PageLook(4, 6),
    PerPage.THIRTY_SIX: PageLook(4, 9),
    PerPage.LARGE_PRINT: PageLook(1, 2, FrameLook(20, 13), 0.72, _LARGE_PRINT_POINTS),
}
_BOOKLET_LOOKS: Final = {
    PerPage.TWELVE: PageLook(2, 3),
    PerPage.EIGHTEEN: PageLook(2, 4),
    PerPage.TWENTY_FOUR: PageLook(3, 4),
    PerPage.THIRTY_SIX: PageLook(3, 6),
    PerPage.LARGE_PRINT: PageLook(1, 1, FrameLook(13, 9), least_points=_LARGE_PRINT_POINTS),
}
"""Half a sheet, or a whole one of A5."""


def page_look(options: RecordOptions) -> PageLook:
    """Return how pages of this division look."""
    is_small = options.binding is Binding.BOOKLET or options.paper is PaperSize.A5
    return (_BOOKLET_LOOKS if is_small else _LOOKS)[options.layout]


class BoardPages:
    """The boards `texts` page by page: whole rows, and as many of them on each page as can be."""

    def __init__(self, texts: Sequence[BoardText], options: RecordOptions) -> None:
        self._order = options.order
        self._layout = options.layout.value
        self._look = page_look(options)
        self._texts = texts
        self.columns: Final = self._look.columns
        rows = -(-len(texts) // self.columns)
        count = -(-rows // self._look.rows)
        self.pages: Final[list[Sequence[BoardText]]] = []
        first = 0
        for page in range(count):
            after = first + (rows // count + (page < rows % count)) * self.columns
            self.pages.append(texts[first:after])
            first = after
        self._rows = max(map(self.rows_of, self.pages), default=1)

    def place(self, page: int, number: int) -> tuple[int, int]:
        """Return column and row of the board that is the `number`th (from 0) of its page."""
        if self._order is Order.COLUMNS:
            return divmod(number, self.rows_of(self.pages[page]))
        row, column = divmod(number, self.columns)
        return column, row

    def grid(self, width: float, height: float, words: Words) -> Grid:
        """Return the grid of all boards, where a page leaves them so much room, in millimetres.

        Cells are as large as the fullest page lets them be.

        Raises:
            LayoutTooSmall: cards would be smaller than they may be.
        """
        width /= self.columns
        height = min(height / self._rows, self._look.highest * width)
        grid = record_grid(width, height, words, self._texts, self._look.least_points)
        if self._texts and not grid.is_readable:
            raise LayoutTooSmall(self._layout, f"{self._look.least_points:.0f}")
        return grid

    def rows_of(self, page: Sequence[BoardText]) -> int:
        """Return how many rows the boards of a page fill."""
        return -(-len(page) // self.columns)
