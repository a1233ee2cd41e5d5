"""The sheet of a check-up: one page for the notice board, and behind it every figure and file.

It shows counts and chances, and never a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.surface import Document, PaperSize, Role, Style, Surface
from bigdeal_gui.paper.type_setting import text_height
from bigdeal_gui.words import language

_TITLE: Final = Style(13)
_SENTENCE: Final = Style(24, is_bold=True)
_HEADING: Final = Style(11, is_bold=True)
_TEXT: Final = Style(11)
_ROW: Final = Style(10)
_FIXED: Final = Style(8, is_fixed=True)
_FOOT: Final = Style(8)
_GAP_MM: Final = 4.0
_NAME_MM: Final = 55.0
_ROW_MM: Final = 7.5
_MARK_MM: Final = 1.8
_EDGE: Final = 8.0
"""Marks that stray further than so many deviations are drawn there."""
_BAND: Final = "#dddddd"


@dataclass(frozen=True, slots=True)
class CheckUpFacts:
    """What the sheet says, in the user's language.

    `powers` are filters and how surely they would have been seen. `rows` are those of the picture: a name,
    and deviations; marks within `band` are a fair machine's. `figures` and `files` are lines of the appendix.
    """

    title: str
    sentence: str
    lines: tuple[str, ...]
    powers_title: str
    powers: tuple[tuple[str, str], ...]
    picture_title: str
    rows: tuple[tuple[str, tuple[float, ...]], ...]
    band: float
    digest_title: str
    digest: str
    figures_title: str
    figures: tuple[str, ...]
    files_title: str
    files: tuple[str, ...]
    program: str


def check_up_pdf(facts: CheckUpFacts, size: PaperSize = PaperSize.A4) -> bytes:
    """Return the sheet as PDF, with its appendix from the second page on.

    Raises:
        PrintingUnavailable: nothing can be printed on this computer.
    """
    document = Document(
        f"{facts.title} {facts.sentence}", facts.program, size.of_the_office, language=language()
    )
    return pdf(document, lambda surface: draw_check_up(surface, facts))


def draw_check_up(surface: Surface, facts: CheckUpFacts) -> None:
    """Draw all pages."""
    top = surface.text(0, 0, surface.width, facts.title, _TITLE)
    with surface.part(Role.TITLE):
        top += surface.text(0, top, surface.width, facts.sentence, _SENTENCE) + _GAP_MM
    surface.line(0, top, surface.width)
    top += _GAP_MM
    for line in facts.lines:
        top += surface.text(0, top, surface.width, line, _TEXT)
    top = _picture(surface, top + _GAP_MM, facts)
    top = _heading(surface, top + _GAP_MM, facts.powers_title)
    with surface.part(Role.TABLE):
        for name, seen in facts.powers:
            top += _power(surface, top, name, seen)
    top = _heading(surface, top + _GAP_MM, facts.digest_title)
    surface.text(0, top, surface.width, facts.digest, _FIXED)
    _foot(surface, facts)
    _appendix(surface, facts)


def _heading(surface: Surface, top: float, text: str) -> float:
    with surface.part(Role.HEADING):
        return top + surface.text(0, top, surface.width, text, _HEADING)


def _power(surface: Surface, top: float, name: str, seen: str) -> float:
    """Draw a filter with what is to be said of it, and return its height."""
    half = surface.width / 2
    with surface.part(Role.ROW):
        with surface.part(Role.ROW_HEAD):
            height = surface.text(0, top, half - _GAP_MM, name, _ROW)
        with surface.part(Role.CELL):
            return max(height, surface.text(half, top, half, seen, _ROW))


def _picture(surface: Surface, top: float, facts: CheckUpFacts) -> float:
    """Draw how far each figure strays, a row a kind, and return what lies below."""
    top = _heading(surface, top, facts.picture_title)
    left, width = _NAME_MM, surface.width - _NAME_MM
    scale = width / (2 * _EDGE)
    middle = left + width / 2
    low = top + _ROW_MM * len(facts.rows)
    with surface.part(Role.FIGURE, facts.picture_title):
        surface.rectangle((middle - facts.band * scale, top, 2 * facts.band * scale, low - top), fill=_BAND)
        surface.stroke(middle, top, middle, low)
        for place, (name, deviations) in enumerate(facts.rows):
            at = top + _ROW_MM * (place + 0.5)
            surface.run(0, at + _ROW.cap_height / 2, name, _ROW)
            surface.boxes(
                (
                    middle + max(-_EDGE, min(_EDGE, one)) * scale - _MARK_MM / 2,
                    at - _MARK_MM / 2,
                    _MARK_MM,
                    _MARK_MM,
                )
                for one in deviations
            )
    return low


def _appendix(surface: Surface, facts: CheckUpFacts) -> None:
    surface.next_page()
    top = 0.0
    for heading, lines in ((facts.figures_title, facts.figures), (facts.files_title, facts.files)):
        top = _heading(surface, top, heading)
        top = _lines(surface, top, lines, facts) + _GAP_MM
    _foot(surface, facts)


def _lines(surface: Surface, top: float, lines: Sequence[str], facts: CheckUpFacts) -> float:
    for line in lines:
        height = text_height(line, _FIXED, surface.width)
        if top + height > surface.height - 2 * _FOOT.height:
            _foot(surface, facts)
            surface.next_page()
            top = 0.0
        top += surface.text(0, top, surface.width, line, _FIXED)
    return top


def _foot(surface: Surface, facts: CheckUpFacts) -> None:
    surface.run(0, surface.height - _FOOT.descent, facts.program, _FOOT)
