"""The dossier of a self-test, for a committee: sections of text, rows and tables, and room for signatures.

It is in the language that the command names, or in that of the settings. It shows no card.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import Final

from bigdeal_gui.paper.fitting import fitted_text
from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.surface import HAIRLINE, Align, Document, PaperSize, Role, Style, Surface
from bigdeal_gui.paper.type_setting import text_height
from bigdeal_gui.words import language, translate

_TITLE: Final = Style(20, is_bold=True)
_VERDICT: Final = Style(30, is_bold=True)
_HEADING: Final = Style(12, is_bold=True)
_TEXT: Final = Style(9.5)
_STRONG: Final = Style(9.5, is_bold=True)
_CELL: Final = Style(8)
_HEAD: Final = Style(8, is_bold=True)
_FIXED: Final = Style(7.5, is_fixed=True)
_SMALL: Final = Style(8)

_LABELS_MM: Final = 42.0
_GAP_MM: Final = 1.6
_SECTION_GAP_MM: Final = 4.5
_COLUMN_GAP_MM: Final = 2.0
_FOOT_MM: Final = 8.0
_KEPT_MM: Final = 18.0
"""So much of what follows a heading stays on its page."""
_SIGN_MM: Final = 17.0


@dataclass(frozen=True, slots=True)
class Rows:
    """Labels with what is said of each; a sum of hexadecimal digits gets letters of one width."""

    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Columns:
    """A table: its heads, the share of the width that each column has, and the rows.

    Columns from `first_figure` on hold figures, and stand at their right ends.
    """

    heads: tuple[str, ...]
    shares: tuple[float, ...]
    rows: tuple[tuple[str, ...], ...]
    first_figure: int = 99


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands below it: paragraphs, rows and tables in their order."""

    heading: str
    parts: tuple[str | Rows | Columns, ...]


@dataclass(frozen=True, slots=True)
class Dossier:
    """All that the dossier says; `reasons` tell why the verdict is what it is."""

    program: str
    subtitle: str
    verdict: str
    reasons: tuple[str, ...]
    sections: tuple[Section, ...]
    signers: tuple[str, ...]


def dossier_pdf(dossier: Dossier, size: PaperSize = PaperSize.A4) -> bytes:
    """Return the dossier as PDF.

    Raises:
        PrintingUnavailable: nothing can be printed on this computer.
    """
    document = Document(_title(dossier), dossier.program, size, language=language())
    pages = 0

    def draw(surface: Surface) -> None:
        nonlocal pages
        pages = _Pages(surface, dossier, pages).draw()

    # How many pages there are is known when they have been drawn once.
    pdf(document, draw)
    return pdf(document, draw)


def _title(dossier: Dossier) -> str:
    return translate("dossier", "Dossier of {program}").format(program=dossier.program)


class _Pages:
    """Draws everything from top to bottom, and begins a page when the next piece does not fit."""

    def __init__(self, surface: Surface, dossier: Dossier, pages: int) -> None:
        self._surface = surface
        self._dossier = dossier
        self._pages = pages
        self._page = 1
        self._top = 0.0

    def draw(self) -> int:
        """Draw all pages and return how many they are."""
        self._draw_first()
        for section in self._dossier.sections:
            self._draw_heading(section.heading)
            for part in section.parts:
                if isinstance(part, Rows):
                    self._draw_rows(part)
                elif isinstance(part, Columns):
                    self._draw_grid(part)
                else:
                    self._draw_text(part)
        self._draw_signatures()
        self._draw_foot()
        return self._page

    def _draw_first(self) -> None:
        dossier = self._dossier
        self._draw_text(_title(dossier), _TITLE, role=Role.TITLE)
        self._draw_text(dossier.subtitle, _SMALL)
        self._draw_text(dossier.verdict, _VERDICT)
        for reason in dossier.reasons:
            self._draw_text(reason, _STRONG)

    def _draw_heading(self, text: str) -> None:
        height = text_height(text, _HEADING, self._surface.width)
        self._make_room(_SECTION_GAP_MM + height + _KEPT_MM)
        if self._top:
            self._top += _SECTION_GAP_MM
        self._draw_text(text, _HEADING, role=Role.HEADING)

    def _draw_text(self, text: str, style: Style = _TEXT, *, role: Role = Role.PARAGRAPH) -> None:
        width = self._surface.width
        self._make_room(text_height(text, style, width))
        with self._surface.part(role):
            self._top += self._surface.text(0, self._top, width, text, style) + _GAP_MM

    def _draw_rows(self, rows: Rows) -> None:
        surface = self._surface
        width = surface.width - _LABELS_MM
        with surface.part(Role.TABLE):
            for label, text in rows.rows:
                style = _FIXED if _is_digest(text) else _TEXT
                height = max(
                    text_height(text, style, width), text_height(label, _TEXT, _LABELS_MM - _COLUMN_GAP_MM)
                )
                self._make_room(height)
                with surface.part(Role.ROW):
                    with surface.part(Role.ROW_HEAD):
                        surface.text(0, self._top, _LABELS_MM - _COLUMN_GAP_MM, label, _TEXT)
                    with surface.part(Role.CELL):
                        surface.text(_LABELS_MM, self._top, width, text, style)
                self._top += height + _GAP_MM

    def _draw_grid(self, grid: Columns) -> None:
        with self._surface.part(Role.TABLE):
            self._draw_grid_row(grid, grid.heads, _HEAD)
            for row in grid.rows:
                if self._lacks(self._row_height(grid, row, _CELL)):
                    self._next_page()
                    with self._surface.unspoken():
                        self._draw_grid_row(grid, grid.heads, _HEAD)
                self._draw_grid_row(grid, row, _CELL)
        self._top += _GAP_MM

    def _draw_grid_row(self, grid: Columns, row: Sequence[str], style: Style) -> None:
        surface = self._surface
        height = self._row_height(grid, row, style)
        self._make_room(height)
        left = 0.0
        with surface.part(Role.ROW):
            for place, (text, width) in enumerate(zip(row, self._widths(grid), strict=True)):
                role = Role.COLUMN_HEAD if row is grid.heads else Role.CELL
                with surface.part(role):
                    if place >= grid.first_figure:
                        figure = replace(style, align=Align.RIGHT)
                        line = fitted_text(text, figure, width)
                        surface.run(left + width, self._top + style.ascent, *line)
                    else:
                        surface.text(left, self._top, width, text, style)
                left += width + _COLUMN_GAP_MM
        self._top += height
        surface.stroke(0, self._top, surface.width, self._top, HAIRLINE)
        self._top += 0.4

    def _row_height(self, grid: Columns, row: Sequence[str], style: Style) -> float:
        widths = self._widths(grid)
        return max(
            text_height(text, style, width) if place < grid.first_figure else style.height
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        )

    def _widths(self, grid: Columns) -> list[float]:
        room = self._surface.width - _COLUMN_GAP_MM * (len(grid.shares) - 1)
        return [room * share / sum(grid.shares) for share in grid.shares]

    def _draw_signatures(self) -> None:
        surface = self._surface
        self._make_room(_SECTION_GAP_MM + _HEADING.height + _SIGN_MM * len(self._dossier.signers) + _KEPT_MM)
        self._draw_heading(translate("dossier", "Signatures"))
        fields = (
            translate("dossier", "Name and office"),
            translate("dossier", "Signature"),
            translate("dossier", "Place and date"),
        )
        column = surface.width / len(fields)
        for signer in self._dossier.signers:
            self._draw_text(signer, _SMALL)
            line = self._top + _SIGN_MM / 2
            for place, word in enumerate(fields):
                left = place * column
                surface.line(left, line, column - 6.0, 0.3)
                with surface.part(Role.PARAGRAPH):
                    surface.text(left, line + 0.8, column - 6.0, word, _SMALL)
            self._top += _SIGN_MM - _SMALL.height

    # -- pages ----------------------------------------------------------------------------------------------

    def _lacks(self, height: float) -> bool:
        return self._top + height > self._surface.height - _FOOT_MM

    def _make_room(self, height: float) -> None:
        if self._top and self._lacks(height):
            self._next_page()

    def _next_page(self) -> None:
        self._draw_foot()
        self._surface.next_page()
        self._page += 1
        self._top = 0.0

    def _draw_foot(self) -> None:
        surface, dossier = self._surface, self._dossier
        top = surface.height - _FOOT_MM + 3.0
        surface.line(0, top - 1.0, surface.width)
        words = translate("dossier", "{program}, dossier: {verdict}. Page {page} of {pages}").format(
            program=dossier.program, verdict=dossier.verdict, page=self._page, pages=self._pages
        )
        with nullcontext() if self._page == self._pages else surface.unspoken():
            surface.text(0, top, surface.width, words, _SMALL)


def _is_digest(text: str) -> bool:
    return set(text) <= set("0123456789abcdef") and len(text) > len("0123456789abcdef")
