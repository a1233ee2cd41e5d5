"""What can be drawn on a page, in words that know no library: papers, letters, lines and areas.

Measures are millimetres from the top left corner of the room within the margins, downwards. What is drawn
first is read first: by who listens to the page, and by who copies from it. Texts drawn within a part belong
to it; lines and areas are ornament, but in a figure.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from bigdeal_gui.paper.fonts.program_fonts import MONO, NARROW, SANS, font_file_stem, program_typeface
from bigdeal_gui.paper.fonts.shaping import ISOLATE, ISOLATE_END, JOINERS

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from bigdeal_gui.paper.fonts.typeface import Typeface

MM_PER_INCH: Final = 25.4
POINT_MM: Final = MM_PER_INCH / 72
HAIRLINE_MM: Final = 0.3 * POINT_MM
RULE_MM: Final = 0.2
"""The thickness of a line between parts of a page."""

BLACK: Final = "#000000"
RED: Final = "#c00000"

_KEPT: Final = frozenset({*JOINERS, ISOLATE, ISOLATE_END})

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""


class PaperSize(Enum):
    """The paper in the printer, upright."""

    A4 = "a4"
    LETTER = "letter"
    A3 = "a3"
    A5 = "a5"
    LEGAL = "legal"

    @property
    def of_the_office(self) -> PaperSize:
        """The paper for what is printed on A4 or Letter alone: the one that lies beside it."""
        return PaperSize.LETTER if self in {PaperSize.LETTER, PaperSize.LEGAL} else PaperSize.A4


class Align(Enum):
    """Which end of a text stands at the place that is given."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Role(Enum):
    """What a part of a document is to who has it read aloud: PDF's own names of structure types.

    A list holds items, each with a label and a body; a table holds rows of heads and cells. Texts stand in
    the rest; outside of any they are paragraphs.
    """

    SECTION = "Sect"
    TITLE = "H1"
    HEADING = "H2"
    SUBHEADING = "H3"
    PARAGRAPH = "P"
    LIST = "L"
    ITEM = "LI"
    LABEL = "Lbl"
    BODY = "LBody"
    TABLE = "Table"
    ROW = "TR"
    COLUMN_HEAD = "TH Column"
    ROW_HEAD = "TH Row"
    CELL = "TD"
    FIGURE = "Figure"


@dataclass(frozen=True, slots=True)
class Raster:
    """A picture of dots, row by row from the top left: red, green and blue, a byte each.

    `alpha` has a byte a dot, 255 where it covers what lies below; it is empty where all dots do.
    """

    width: int
    height: int
    rgb: bytes
    alpha: bytes = b""

    def __post_init__(self) -> None:
        dots = self.width * self.height
        if dots <= 0 or len(self.rgb) != 3 * dots or len(self.alpha) not in {0, dots}:
            msg = "a picture has as many bytes as its dots need"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True)
class Document:
    """A document to be made: what it is called and by which program, its paper, its language.

    `language` is a code such as `nl`, for programs that read the document aloud. Labels are measured from
    the paper's edge, without a margin.
    """

    title: str
    creator: str
    size: PaperSize = PaperSize.A4
    margin_mm: float = 16.0
    is_landscape: bool = False
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Pen:
    """How a line looks: its thickness in millimetres; its colour as `#rrggbb`."""

    thickness: float = HAIRLINE_MM
    colour: str = BLACK
    is_dashed: bool = False


HAIRLINE: Final = Pen()


@dataclass(frozen=True, slots=True)
class Style:
    """How a text looks: its size in points; its colour as `#rrggbb`.

    `is_fixed` gives every letter the same width, `is_narrow` takes the condensed face. `gap_points` is added
    to every blank. Below 1, `stretch` squeezes the letters of a run. The fonts are the program's own, so the
    heights below hold on every computer.
    """

    points: float
    is_bold: bool = False
    is_fixed: bool = False
    is_narrow: bool = False
    colour: str = BLACK
    align: Align = Align.LEFT
    stretch: float = 1.0
    gap_points: float = 0.0

    @property
    def font_stem(self) -> str:
        """The name of the font's file."""
        family = MONO if self.is_fixed else NARROW if self.is_narrow else SANS
        return font_file_stem(family, is_bold=self.is_bold)

    @property
    def face(self) -> Typeface:
        """The font.

        Raises:
            PrintingUnavailable: it is missing or damaged.
        """
        return program_typeface(self.font_stem)

    @property
    def ascent(self) -> float:
        """From the baseline to the top of the line, in millimetres."""
        return self.face.ascent * self.points * POINT_MM

    @property
    def descent(self) -> float:
        """From the baseline to the bottom of the line, in millimetres."""
        return self.face.descent * self.points * POINT_MM

    @property
    def height(self) -> float:
        """The whole line, in millimetres."""
        return self.ascent + self.descent

    @property
    def cap_height(self) -> float:
        """From the baseline to the top of digits and of capital letters without accents, in millimetres."""
        return self.face.cap_height * self.points * POINT_MM


class Surface(Protocol):
    """The page being drawn, and the next ones after it."""

    @property
    def width(self) -> float:
        """The room from the left margin to the right one."""
        ...

    @property
    def height(self) -> float:
        """The room from the upper margin to the lower one."""
        ...

    def text(self, left: float, top: float, width: float, text: str, style: Style) -> float:
        """Draw `text`, broken into lines of `width`, and return its height."""
        ...

    def run(self, left: float, baseline: float, text: str, style: Style) -> None:
        """Draw `text` on one line, with its left end, middle or right end at `left`."""
        ...

    def line(self, left: float, top: float, width: float, thickness: float = RULE_MM) -> None:
        """Draw a line from left to right."""
        ...

    def stroke(self, left: float, top: float, right: float, bottom: float, pen: Pen = HAIRLINE) -> None:
        """Draw a straight line between two points."""
        ...

    def rectangle(self, box: Box, *, fill: str | None = None, border: Pen | None = None) -> None:
        """Draw a rectangle; its border, if it has one, stands half inside and half outside."""
        ...

    def boxes(self, boxes: Iterable[Box], colour: str = BLACK) -> None:
        """Fill many boxes as one shape, without seams where they touch."""
        ...

    def image(self, box: Box, picture: Raster, alt: str = "") -> None:
        """Draw `picture` so that it fills `box`; `alt` is what it shows in words, none for an ornament."""
        ...

    def part(self, role: Role, spoken: str = "") -> AbstractContextManager[None]:
        """Make what is drawn meanwhile one part, within the part that is open: parts may hold others.

        `spoken` is read instead of what is drawn (“spades” for ♠, “North” for N); in a figure it is what
        can be seen. A part may go on over pages.
        """
        ...

    def unspoken(self) -> AbstractContextManager[None]:
        """Let what is drawn meanwhile be no part: what stands on every page, and was read on the first."""
        ...

    def next_page(self) -> None:
        """Go on with an empty page.

        Raises:
            PrintingUnavailable: there is none.
        """
        ...


def printable_line(text: str) -> str:
    """Return `text` as one line: runs of blanks as one, and none of what controls the drawing of others.

    Joiners of letters stay, and what isolates a text of another direction.
    """
    kept = text
    if not text.isprintable():
        kept = "".join(
            " " if unicodedata.category(letter)[0] == "C" and letter not in _KEPT else letter
            for letter in text
        )
    return " ".join(unicodedata.normalize("NFC", kept).split())
