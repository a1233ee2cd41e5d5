"""The bookmarks of a PDF lead to its headings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.surface import Document, Role, Style
from tests.paper.tagged import Pdf

if TYPE_CHECKING:
    from bigdeal_gui.paper.surface import Surface

TRIAL = Document("trial", "test", margin_mm=10.0)
STYLE = Style(12.0)


def draw_headings(surface: Surface, count: int) -> None:
    """Draw a title and headings, a page each: the first of them said in other words."""
    with surface.part(Role.TITLE):
        surface.run(0, 20, "Not among them", STYLE)
    for number in range(count):
        if number:
            surface.next_page()
        with surface.part(Role.HEADING, "" if number else "Board 7"):
            surface.run(0, 50, str(number + 7), STYLE)
            surface.run(20, 50, "of all", STYLE)


def outline(data: bytes) -> list[tuple[str, int, float]]:
    """Return the bookmarks: title, page, and how high above the page's lower edge; both ways alike."""
    pdf_ = Pdf(data)
    if "Outlines" not in pdf_.root:
        return []
    root = pdf_.at(pdf_.root["Outlines"])
    pages = pdf_.pages()
    found, before, reference = [], None, root["First"]
    while reference is not None:
        item = pdf_.at(reference)
        assert item.get("Prev") == before
        place, kind, left, top, zoom = item["Dest"]
        assert (kind, left, zoom) == ("/XYZ", 0, "null")
        found.append((item["Title"], pages.index(pdf_.at(place)), top))
        before, reference = reference, item.get("Next")
    assert (root["Last"], root["Count"]) == (before, len(found))
    return found


def test_each_heading_has_a_bookmark() -> None:
    """It is called as the heading is read aloud, in the order of the pages, and leads above its letters."""
    found = outline(pdf(TRIAL, lambda surface: draw_headings(surface, 3)))
    assert [(title, page) for title, page, _top in found] == [
        ("Board 7", 0),
        ("8 of all", 1),
        ("9 of all", 2),
    ]
    # 297 mm high, a margin of 10, the line at 50: 671.8 points, and above it the letters.
    assert all(678 < top < 686 for _title, _page, top in found)


def test_one_heading_needs_no_bookmark() -> None:
    """A document of one part opens on it."""
    assert outline(pdf(TRIAL, lambda surface: draw_headings(surface, 1))) == []
