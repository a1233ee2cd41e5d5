"""A surface that keeps what is drawn on it, for tests that need no Qt."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.paper.surface import BLACK, HAIRLINE, RULE_MM, Align, Box, Pen, Style, printable_line
from bigdeal_gui.paper.type_setting import text_height, text_width

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from bigdeal_gui.paper.surface import Raster, Role


@dataclass(frozen=True)
class Run:
    """A text on one line, or a paragraph: where it stands, how, and on which page (from 1)."""

    page: int
    left: float
    baseline: float
    text: str
    style: Style
    width: float


@dataclass(frozen=True)
class Area:
    """A rectangle with its fill and border, or one of many boxes."""

    page: int
    box: Box
    fill: str | None
    border: Pen | None


@dataclass(frozen=True)
class Part:
    """A part of the structure: its role, what is said for it, and the places of its texts among the runs."""

    role: Role | None
    spoken: str
    runs: range


@dataclass(frozen=True)
class Stroke:
    """A straight line."""

    page: int
    ends: tuple[float, float, float, float]
    pen: Pen


@dataclass
class Recorder:
    """A surface that keeps what is drawn on it."""

    width: float
    height: float
    page: int = 1
    runs: list[Run] = field(default_factory=list)
    texts: list[Run] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)
    rectangles: list[Area] = field(default_factory=list)
    filled: list[Area] = field(default_factory=list)
    images: list[tuple[int, Box, str]] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)

    def text(self, left: float, top: float, width: float, text: str, style: Style) -> float:
        """Keep a paragraph."""
        self.texts.append(Run(self.page, left, top + style.ascent, printable_line(text), style, width))
        return text_height(text, style, width)

    def run(self, left: float, baseline: float, text: str, style: Style) -> None:
        """Keep a run with its left end."""
        width = text_width(text, style)
        before = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}[style.align]
        self.runs.append(Run(self.page, left - before * width, baseline, printable_line(text), style, width))

    def line(self, left: float, top: float, width: float, thickness: float = RULE_MM) -> None:
        """Keep a rule as a stroke."""
        self.stroke(left, top, left + width, top, Pen(thickness))

    def stroke(self, left: float, top: float, right: float, bottom: float, pen: Pen = HAIRLINE) -> None:
        """Keep a stroke."""
        self.strokes.append(Stroke(self.page, (left, top, right, bottom), pen))

    def rectangle(self, box: Box, *, fill: str | None = None, border: Pen | None = None) -> None:
        """Keep a rectangle."""
        self.rectangles.append(Area(self.page, box, fill, border))

    def boxes(self, boxes: Iterable[Box], colour: str = BLACK) -> None:
        """Keep many boxes."""
        self.filled += [Area(self.page, box, colour, None) for box in boxes]

    def image(self, box: Box, picture: Raster, alt: str = "") -> None:  # noqa: ARG002 - its dots say nothing
        """Keep where a picture stands, and its words."""
        self.images.append((self.page, box, alt))

    @contextmanager
    def part(self, role: Role | None, spoken: str = "") -> Iterator[None]:
        """Keep which runs belong to a part."""
        start = len(self.runs)
        yield
        self.parts.append(Part(role, spoken, range(start, len(self.runs))))

    @contextmanager
    def unspoken(self) -> Iterator[None]:
        """Keep which runs belong to none."""
        with self.part(None):
            yield

    def next_page(self) -> None:
        """Go on to the next page."""
        self.page += 1


@pytest.fixture(scope="session")
def recorder() -> Callable[[float, float], Recorder]:
    """Make recording surfaces of a width and a height."""
    return Recorder
