"""The note that goes with a locked box: when it opens, how, and by which code its receiver knows it.

It is in its receivers' language, and the same as text and on paper. It tells nothing of what is in the box.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.surface import RED, Document, PaperSize, Role, Style, Surface
from bigdeal_gui.paper.words import words_of_paper

if TYPE_CHECKING:
    from datetime import datetime


_TITLE: Final = Style(20, is_bold=True)
_HEADING: Final = Style(12, is_bold=True)
_TEXT: Final = Style(11)
_TIME: Final = Style(16, is_bold=True)
_FIXED: Final = Style(8, is_fixed=True)
_CODE: Final = Style(12, is_bold=True, is_fixed=True)
_WARNING: Final = Style(12, is_bold=True, colour=RED)
_FOOT: Final = Style(8)
_GAP_MM: Final = 3.0
_HEADING_GAP_MM: Final = 2.0
_COLUMNS: Final = 78
_INDENT: Final = "    "
_CRLF: Final = "\r\n"


@dataclass(frozen=True, slots=True)
class NoteFacts:
    """What a note says: the box's name, the moment in UTC and the round that open it, where that will be.

    `groups` and `code_words` are the two forms of the box's SHA-256. `has_second_key` tells that somebody can
    open it earlier.
    """

    name: str
    opens_at: datetime
    round: int
    addresses: tuple[str, ...]
    groups: str
    code_words: tuple[str, ...]
    has_second_key: bool
    program: str


@dataclass(frozen=True, slots=True)
class _Piece:
    """A text of its own; those in fixed letters are to be copied as they are."""

    text: str
    style: Style
    role: Role = Role.PARAGRAPH
    gap: float = _GAP_MM


def cover_note_text(facts: NoteFacts, language: str) -> bytes:
    """Return the note as text, with the line ends that every program reads.

    Raises:
        PrintingUnavailable: this copy of the program is not complete.
    """
    lines: list[str] = []
    for piece in _pieces(facts, language):
        if piece.style.is_fixed:
            lines.append(_INDENT + piece.text)
            continue
        lines += ["", *textwrap.wrap(piece.text, _COLUMNS, break_long_words=False, break_on_hyphens=False)]
        if piece.role is Role.TITLE:
            lines.append("=" * len(piece.text))
    return _CRLF.join([*lines[1:], "", facts.program, ""]).encode("utf-8")


def cover_note_pdf(facts: NoteFacts, language: str, size: PaperSize = PaperSize.A4) -> bytes:
    """Return the note as PDF, one page.

    Raises:
        PrintingUnavailable: nothing can be printed on this computer.
    """
    found = words_of_paper(language)
    document = Document(
        f"{found.box_title}: {facts.name}", facts.program, size.of_the_office, language=found.code
    )
    return pdf(document, lambda surface: draw_note(surface, facts, language))


def draw_note(surface: Surface, facts: NoteFacts, language: str) -> None:
    """Draw the page."""
    top = 0.0
    for piece in _pieces(facts, language):
        with surface.part(piece.role):
            top += surface.text(0, top, surface.width, piece.text, piece.style) + piece.gap
    surface.run(0, surface.height - _FOOT.descent, facts.program, _FOOT)


def _pieces(facts: NoteFacts, language: str) -> Iterator[_Piece]:
    said = words_of_paper(language)
    moment = said.box_time.format(day=said.day(facts.opens_at.date()), time=f"{facts.opens_at:%H:%M:%S}")
    yield _Piece(said.box_title, _TITLE, Role.TITLE)
    yield _Piece(said.box_what.format(name=facts.name), _TEXT)
    if facts.has_second_key:
        yield _Piece(said.box_second, _WARNING)
    yield _Piece(said.box_opens, _HEADING, Role.HEADING, 0.0)
    yield _Piece(moment, _TIME, gap=0.0)
    yield _Piece(said.box_round.format(round=facts.round), _TEXT)
    yield _Piece(said.box_how, _HEADING, Role.HEADING, _HEADING_GAP_MM)
    yield _Piece(f"1. {said.box_answer}", _TEXT, gap=_HEADING_GAP_MM)
    yield from _copied(facts.addresses)
    yield _Piece(f"2. {said.box_page}", _TEXT, gap=_HEADING_GAP_MM)
    yield _Piece(said.box_command, _TEXT, gap=_HEADING_GAP_MM)
    yield from _copied(
        (
            f"bigdeal unlock --when {facts.name}",
            f"curl -o round.json {facts.addresses[0]}",
            f"bigdeal unlock {facts.name} --round round.json",
        )
    )
    yield _Piece(said.box_closed, _TEXT)
    yield _Piece(said.box_code, _HEADING, Role.HEADING, _HEADING_GAP_MM)
    groups = facts.groups.split()
    half = len(groups) // 2
    yield from _copied((" ".join(groups[:half]), " ".join(groups[half:])), _CODE)
    yield from _copied((" ".join(facts.code_words[:7]), " ".join(facts.code_words[7:])), _CODE)
    yield _Piece(said.box_code_how, _TEXT)


def _copied(lines: tuple[str, ...], style: Style = _FIXED) -> Iterator[_Piece]:
    """Yield lines that are copied by hand or by mouse, with a gap below the last."""
    for place, line in enumerate(lines, start=1):
        yield _Piece(line, style, gap=_GAP_MM if place == len(lines) else 0.0)
