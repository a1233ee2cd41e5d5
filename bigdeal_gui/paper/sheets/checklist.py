"""The checklist for duplicating: every board in every section and copy, to be signed by two people.

It shows numbers, dealers and vulnerabilities, which follow from the numbers, and never a card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from itertools import groupby
from math import ceil
from typing import TYPE_CHECKING, Final, TypeVar

from bigdeal_gui.model.boards import dealer, vulnerability
from bigdeal_gui.paper.fitting import squeezed_style
from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.record_text import joined_texts
from bigdeal_gui.paper.sheets.sheet_frame import Frame
from bigdeal_gui.paper.surface import HAIRLINE, Align, Document, PaperSize, Pen, Role, Style, Surface
from bigdeal_gui.paper.type_setting import text_height
from bigdeal_gui.paper.words import Words, words_of_paper

if TYPE_CHECKING:
    from bigdeal_gui.model.plans import BoardRange
    from bigdeal_gui.paper.record_options import RecordHeading

_Item = TypeVar("_Item")

MARGIN_MM: Final = 12.0

_BOARD_MM: Final = 16.0
_DEALER_MM: Final = 20.0
_VULNERABLE_MM: Final = 32.0
_FIXED_MM: Final = _BOARD_MM + _DEALER_MM + _VULNERABLE_MM
_LEAST_BOX_MM: Final = 9.5
_MOST_BOX_MM: Final = 24.0
_LEAST_ROW_MM: Final = 5.4
_MOST_ROW_MM: Final = 9.0
_HEAD_ROW_MM: Final = 5.0
_HEAD_ROWS: Final = 3
_SIGN_MM: Final = 14.0
_GAP_MM: Final = 2.0
_PAD_MM: Final = 0.6

_RULE: Final = Pen(0.45)
_SHADE: Final = "#eeeeee"
_SHADED: Final = 2
"""Every second board is shaded, so that the eye stays on its line."""

_LEAST_POINTS: Final = 6.0
_HOW: Final = Style(9)
_HEAD: Final = Style(9, is_bold=True, is_narrow=True, align=Align.CENTRE)
_BOX_HEAD: Final = Style(7.5, is_narrow=True, align=Align.CENTRE)
_NUMBER: Final = Style(12, is_bold=True, align=Align.CENTRE)
_TEXT: Final = Style(9, is_narrow=True, align=Align.CENTRE)


@dataclass(frozen=True, slots=True)
class Checklist:
    """What is to be duplicated: `boards`, once for each copy of each section.

    A section is a letter, a number or a name; none means that there is but one, that of the heading.
    """

    heading: RecordHeading
    boards: BoardRange
    sections: tuple[str, ...] = ()
    copies: int = 1


@dataclass(frozen=True, slots=True)
class _Round:
    """One copy for one section: a pair of boxes a board. Its words may be empty."""

    section: str
    copy: str


def checklist_pdf(checklist: Checklist, paper: PaperSize = PaperSize.A4, language: str = "en") -> bytes:
    """Return the checklist as PDF.

    Raises:
        PrintingUnavailable: nothing can be printed on this computer.
    """
    found = words_of_paper(language)
    frame = checklist_frame(checklist, found)
    document = Document(
        frame.document_title, checklist.heading.program, paper.of_the_office, MARGIN_MM, language=found.code
    )
    return pdf(document, lambda surface: draw_checklist(surface, frame, checklist))


def checklist_frame(checklist: Checklist, language: Words) -> Frame:
    """Return what stands on every page; sections stand above their columns instead."""
    heading = replace(checklist.heading, section="") if checklist.sections else checklist.heading
    first, last = checklist.boards.first, checklist.boards.last
    numbers = language.boards(f"{first}–{last}" if last > first else str(first))
    return Frame(language.checklist_title, heading, language, numbers)


def draw_checklist(surface: Surface, frame: Frame, checklist: Checklist) -> None:
    """Draw all pages: boards that do not fit below one another, and rounds that do not fit side by side."""
    top = frame.top_height
    top += text_height(frame.words.checklist_how, _HOW, surface.width) + _GAP_MM
    room = surface.height - frame.foot_height - top - _HEAD_ROWS * _HEAD_ROW_MM - _SIGN_MM
    boards = _parts(list(checklist.boards), int(room / _LEAST_ROW_MM))
    rounds = _parts(
        list(_rounds(checklist, frame.words)), int((surface.width - _FIXED_MM) / (2 * _LEAST_BOX_MM))
    )
    pages = [(side, rows) for side in rounds for rows in boards]
    for page, (side, rows) in enumerate(pages, start=1):
        if page > 1:
            surface.next_page()
        frame.draw(surface, page, len(pages))
        with surface.unspoken() if page > 1 else nullcontext():
            surface.text(0, frame.top_height, surface.width, frame.words.checklist_how, _HOW)
        _Table(surface, frame.words, side).draw(top, rows, min(_MOST_ROW_MM, room / len(rows)))


def _rounds(checklist: Checklist, language: Words) -> Iterator[_Round]:
    for section in checklist.sections or ("",):
        for copy in range(1, checklist.copies + 1):
            name = language.section(section) if section else ""
            yield _Round(name, language.copy(copy) if checklist.copies > 1 else "")


def _parts(items: Sequence[_Item], most: int) -> list[Sequence[_Item]]:
    """Return `items` in as few parts of nearly the same size as possible, none larger than `most`."""
    size = ceil(len(items) / ceil(len(items) / most))
    return [items[start : start + size] for start in range(0, len(items), size)]


class _Table:
    """Draws one page's table."""

    def __init__(self, surface: Surface, language: Words, rounds: Sequence[_Round]) -> None:
        self._surface = surface
        self._words = language
        self._rounds = rounds
        self._box = min(_MOST_BOX_MM, (surface.width - _FIXED_MM) / (2 * len(rounds)))
        self._right = _FIXED_MM + 2 * len(rounds) * self._box

    def draw(self, top: float, boards: Sequence[int], row: float) -> None:
        """Draw heads, a row a board, and at the foot the room for names."""
        body = top + _HEAD_ROWS * _HEAD_ROW_MM
        end = body + len(boards) * row
        with self._surface.part(Role.TABLE):
            with self._surface.part(Role.ROW):
                self._draw_heads(top)
            for place, number in enumerate(boards):
                with self._surface.part(Role.ROW):
                    self._draw_board(body + place * row, row, number, is_shaded=place % _SHADED == 1)
        middle = end + (_SIGN_MM + _TEXT.cap_height) / 2
        self._centred(0, middle, self._words.signature, _TEXT, _FIXED_MM)
        self._draw_rules(top, body, end)

    def _draw_heads(self, top: float) -> None:
        low = top + _HEAD_ROWS * _HEAD_ROW_MM - _GAP_MM * 0.75
        left = 0.0
        for text, width in (
            (self._words.board_head, _BOARD_MM),
            (self._words.dealer_head, _DEALER_MM),
            (self._words.vulnerable_head, _VULNERABLE_MM),
        ):
            with self._surface.part(Role.COLUMN_HEAD):
                self._centred(left, low, text, _HEAD, width)
            left += width
        self._draw_rounds(low)

    def _draw_rounds(self, low: float) -> None:
        """Head the boxes; each column's head is read with its section and copy."""
        place = 0
        for section, rounds in groupby(self._rounds, key=lambda round_: round_.section):
            copies = [round_.copy for round_ in rounds]
            left = _FIXED_MM + 2 * place * self._box
            width = 2 * len(copies) * self._box
            with self._surface.unspoken():
                self._centred(left, low - 2 * _HEAD_ROW_MM, section, _HEAD, width)
            for copy in copies:
                with self._surface.unspoken():
                    self._centred(left, low - _HEAD_ROW_MM, copy, _TEXT, 2 * self._box)
                for word in (self._words.made, self._words.checked):
                    with self._surface.part(Role.COLUMN_HEAD, joined_texts(section, copy, word)):
                        self._centred(left, low, word, _BOX_HEAD, self._box)
                    left += self._box
            place += len(copies)

    def _draw_board(self, top: float, row: float, number: int, *, is_shaded: bool) -> None:
        if is_shaded:
            self._surface.rectangle((0, top, _FIXED_MM, row), fill=_SHADE)
        left = 0.0
        for role, text, style, width in (
            (Role.ROW_HEAD, str(number), _NUMBER, _BOARD_MM),
            (Role.CELL, self._words.seat_names[dealer(number)], _TEXT, _DEALER_MM),
            (Role.CELL, self._words.vulnerable[vulnerability(number)], _TEXT, _VULNERABLE_MM),
        ):
            with self._surface.part(role):
                self._centred(left, top + (row + style.cap_height) / 2, text, style, width)
            left += width
        for _ in range(2 * len(self._rounds)):
            with self._surface.part(Role.CELL):
                pass
        self._surface.stroke(0, top, self._right, top, HAIRLINE)

    def _draw_rules(self, top: float, body: float, end: float) -> None:
        surface, bottom = self._surface, end + _SIGN_MM
        for at in (top, body, end, bottom):
            surface.stroke(0, at, self._right, at, _RULE)
        for at in (0.0, _BOARD_MM, _BOARD_MM + _DEALER_MM):
            surface.stroke(at, top, at, end, HAIRLINE)
        for place, round_ in enumerate(self._rounds):
            at = _FIXED_MM + 2 * place * self._box
            is_first = place == 0 or round_.section != self._rounds[place - 1].section
            surface.stroke(at, top if is_first else top + _HEAD_ROW_MM, at, bottom, HAIRLINE)
            surface.stroke(at + self._box, body - _HEAD_ROW_MM, at + self._box, bottom, HAIRLINE)
        for at in (0.0, _FIXED_MM, self._right):
            surface.stroke(at, top, at, bottom, _RULE)

    def _centred(self, left: float, baseline: float, text: str, style: Style, width: float) -> None:
        if text:
            fitting = squeezed_style(text, style, width - 2 * _PAD_MM, _LEAST_POINTS)
            self._surface.run(left + width / 2, baseline, text, fitting)
