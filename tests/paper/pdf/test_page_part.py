"""Parts of pages: room for holes, and the halves of folded sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.paper.pdf.page_part import HOLES_MM, MARGIN_MM, PagePart, page_part, paper_sides
from bigdeal_gui.paper.record_options import Binding
from bigdeal_gui.paper.surface import Pen, Raster, Role, Style

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Recorder

    NewSurface = Callable[[float, float], Recorder]

STYLE = Style(10.0)


@pytest.mark.parametrize("binding", [one for one in Binding if one is not Binding.BOOKLET])
def test_a_side_holds_a_page(binding: Binding) -> None:
    """Sheets that are not folded are printed page by page."""
    assert paper_sides(binding, 3) == [(0,), (1,), (2,)]
    assert paper_sides(binding, 0) == []


@pytest.mark.parametrize(
    ("pages", "expected"),
    [
        (0, []),
        (1, [(None, 0), (None, None)]),
        (3, [(None, 0), (1, 2)]),
        (4, [(3, 0), (1, 2)]),
        (6, [(None, 0), (1, None), (5, 2), (3, 4)]),
    ],
)
def test_a_booklet_is_read_in_order(pages: int, expected: list[tuple[int | None, ...]]) -> None:
    """Sheets that lie in one another and are folded have their pages in order; what is left over is empty."""
    assert paper_sides(Binding.BOOKLET, pages) == expected


@pytest.mark.parametrize("pages", range(1, 30))
def test_folded_sheets_show_every_page_once(pages: int) -> None:
    """Leafing through: the right half of a front, the left of its back, and so on inwards and out again."""
    printed = paper_sides(Binding.BOOKLET, pages)
    front = [printed[side][1 - side % 2] for side in range(len(printed))]
    back = [printed[side][side % 2] for side in reversed(range(len(printed)))]
    assert [page for page in front + back if page is not None] == list(range(pages))


@pytest.mark.parametrize(
    ("binding", "side", "place", "left", "width"),
    [
        (Binding.LOOSE, 1, 0, 0.0, 190.0),
        (Binding.PUNCHED, 0, 0, HOLES_MM, 190.0 - HOLES_MM),
        (Binding.PUNCHED, 1, 0, HOLES_MM, 190.0 - HOLES_MM),
        (Binding.DUPLEX, 0, 0, HOLES_MM, 190.0 - HOLES_MM),
        (Binding.DUPLEX, 1, 0, 0.0, 190.0 - HOLES_MM),
        (Binding.BOOKLET, 0, 0, 0.0, 95.0 - MARGIN_MM),
        (Binding.BOOKLET, 0, 1, 95.0 + MARGIN_MM, 95.0 - MARGIN_MM),
    ],
)
def test_pages_leave_room_where_the_holes_come(
    recorder: NewSurface, binding: Binding, side: int, place: int, left: float, width: float
) -> None:
    """At the left; on a sheet's back at the right, which is the same edge; a fold has two margins."""
    surface = recorder(190.0, 277.0)
    part = page_part(surface, binding, side, place)
    part.run(0, 10, "x", STYLE)
    assert (surface.runs[0].left, part.width, part.height) == (left, width, 277.0)


def test_everything_drawn_on_a_part_is_moved(recorder: NewSurface) -> None:
    """Texts, lines and areas begin as much farther right; heights, widths and pages stay."""
    whole, moved = recorder(100.0, 50.0), recorder(100.0, 50.0)
    for surface, left in ((whole, 30.0), (PagePart(moved, 30.0, 60.0), 0.0)):
        surface.text(left, 1, 20, "some words", STYLE)
        surface.run(left + 1, 5, "run", STYLE)
        surface.line(left + 2, 6, 10)
        surface.stroke(left + 3, 7, left + 13, 17, Pen(1.0))
        surface.rectangle((left + 4, 8, 5, 5), fill="#ffffff", border=Pen())
        surface.boxes([(left + 5, 9, 1, 1)], "#00ff00")
        with surface.part(Role.FIGURE, "a dot"), surface.unspoken():
            surface.image((left + 6, 10, 1, 1), Raster(1, 1, bytes(3)), "dot")
        surface.next_page()
    assert moved == whole
