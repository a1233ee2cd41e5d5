"""A part of a page, to be drawn on as if it were a page: what holes leave, or half of a folded sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper.record_options import Binding
from bigdeal_gui.paper.surface import BLACK, HAIRLINE, RULE_MM, Box, Pen, Raster, Role, Style, Surface

if TYPE_CHECKING:
    from contextlib import AbstractContextManager


MARGIN_MM: Final = 8.0
"""Around each page of a record, and on both sides of a booklet's fold."""
HOLES_MM: Final = 10.0
"""What is left free for holes, beside the margin."""

_PAGES_A_SHEET: Final = 4


def paper_sides(binding: Binding, pages: int) -> list[tuple[int | None, ...]]:
    """Return the pages (from 0) of each side of paper; of a booklet two, None for an empty one.

    A booklet's sheets lie in one another: the first side holds its last page and its first.
    """
    if binding is not Binding.BOOKLET:
        return [(page,) for page in range(pages)]
    places = -(-pages // _PAGES_A_SHEET) * _PAGES_A_SHEET
    found: list[tuple[int | None, ...]] = []
    for side in range(places // 2):
        pair = (places - 1 - side, side)
        ordered = pair if side % 2 == 0 else pair[::-1]
        found.append(tuple(page if page < pages else None for page in ordered))
    return found


def part_size(paper_mm: tuple[float, float], binding: Binding) -> tuple[float, float]:
    """Return how wide and high the part of a page is on upright paper of this size, in millimetres."""
    width, height = paper_mm
    if binding is Binding.BOOKLET:
        return (height - 4 * MARGIN_MM) / 2, width - 2 * MARGIN_MM
    holes = 0.0 if binding is Binding.LOOSE else HOLES_MM
    return width - 2 * MARGIN_MM - holes, height - 2 * MARGIN_MM


def page_part(surface: Surface, binding: Binding, side: int, place: int) -> Surface:
    """Return what is left for a page on a side of paper (from 0), at its place there."""
    if binding is Binding.BOOKLET:
        width = (surface.width - 2 * MARGIN_MM) / 2
        return PagePart(surface, place * (width + 2 * MARGIN_MM), width)
    if binding is Binding.LOOSE:
        return surface
    front_and_back = {Binding.PUNCHED: (HOLES_MM, HOLES_MM), Binding.DUPLEX: (HOLES_MM, 0.0)}[binding]
    return PagePart(surface, front_and_back[side % 2], surface.width - HOLES_MM)


class PagePart:
    """The upright strip of `surface` that begins at `left` and is `width` wide, in millimetres."""

    def __init__(self, surface: Surface, left: float, width: float) -> None:
        self._surface = surface
        self._left = left
        self.width: Final = width
        self.height: Final = surface.height

    def text(self, left: float, top: float, width: float, text: str, style: Style) -> float:
        """Draw `text`, broken into lines of `width`, and return its height."""
        return self._surface.text(left + self._left, top, width, text, style)

    def run(self, left: float, baseline: float, text: str, style: Style) -> None:
        """Draw `text` on one line, with its left end, middle or right end at `left`."""
        self._surface.run(left + self._left, baseline, text, style)

    def line(self, left: float, top: float, width: float, thickness: float = RULE_MM) -> None:
        """Draw a line from left to right."""
        self._surface.line(left + self._left, top, width, thickness)

    def stroke(self, left: float, top: float, right: float, bottom: float, pen: Pen = HAIRLINE) -> None:
        """Draw a straight line between two points."""
        self._surface.stroke(left + self._left, top, right + self._left, bottom, pen)

    def rectangle(self, box: Box, *, fill: str | None = None, border: Pen | None = None) -> None:
        """Draw a rectangle; its border, if it has one, stands half inside and half outside."""
        self._surface.rectangle(self._moved(box), fill=fill, border=border)

    def boxes(self, boxes: Iterable[Box], colour: str = BLACK) -> None:
        """Fill many boxes as one shape, without seams where they touch."""
        self._surface.boxes([self._moved(box) for box in boxes], colour)

    def image(self, box: Box, picture: Raster, alt: str = "") -> None:
        """Draw `picture` so that it fills `box`; `alt` is what it shows in words, none for an ornament."""
        self._surface.image(self._moved(box), picture, alt)

    def part(self, role: Role, spoken: str = "") -> AbstractContextManager[None]:
        """Make what is drawn meanwhile one part, within the part that is open."""
        return self._surface.part(role, spoken)

    def unspoken(self) -> AbstractContextManager[None]:
        """Let what is drawn meanwhile be no part."""
        return self._surface.unspoken()

    def next_page(self) -> None:
        """Go on with an empty page.

        Raises:
            PrintingUnavailable: there is none.
        """
        self._surface.next_page()

    def _moved(self, box: Box) -> Box:
        left, top, width, height = box
        return left + self._left, top, width, height
