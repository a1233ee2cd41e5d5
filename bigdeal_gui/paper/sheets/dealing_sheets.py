"""Dealing sheets: which seat gets each card of a sorted pack, to deal it face down.

The list follows the pack from the ace of spades to the two of clubs, in four lines of 13 cards. At the end of
a line stands how many cards each pile holds by then: who counts them notices a slip at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Final

from bigdeal_gui.model.boards import Board, dealer, vulnerability
from bigdeal_gui.model.cards import PACK_SIZE, SUIT_SIZE
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.paper.fitting import fitted_text
from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.record_text import board_numbers_text
from bigdeal_gui.paper.sheets.sheet_frame import Frame
from bigdeal_gui.paper.surface import HAIRLINE, Align, Document, Pen, Role, Style, Surface
from bigdeal_gui.paper.words import Words, words_of_paper

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import RecordHeading, RecordOptions

MARGIN_MM: Final = 10.0
BOARDS_A_PAGE: Final = 4

_LINES: Final = PACK_SIZE // SUIT_SIZE
_STEP: Final = 5
"""A tint behind every second five cards helps to keep the place."""
_TINT: Final = "#e6e6e6"
_LABEL_MM: Final = 27.0
_START_MM: Final = 7.0
_PILES_MM: Final = 45.0
_HEAD_MM: Final = 6.0
_GAP_MM: Final = 2.0

_HOW: Final = Style(9)
_NUMBER: Final = Style(34, is_bold=True, is_narrow=True)
_LABEL: Final = Style(11, is_narrow=True)
_START: Final = Style(8, is_narrow=True, align=Align.RIGHT)
_SEAT: Final = Style(20, is_bold=True, is_narrow=True, align=Align.CENTRE)
_PILE: Final = Style(13, is_narrow=True, align=Align.CENTRE)
_PILE_HEAD: Final = Style(9, is_narrow=True, align=Align.CENTRE)


def dealing_sheets_pdf(boards: Sequence[Board], heading: RecordHeading, options: RecordOptions) -> bytes:
    """Return the dealing sheets of `boards` as PDF; paper, language and the club's words count.

    Raises:
        InvalidDeal: a board does not hold a whole pack.
        PrintingUnavailable: nothing can be printed on this computer.
    """
    language = words_of_paper(options.language)
    owners = [(board.number, Deal.from_hands(board.deal.hands).owners()) for board in boards]
    numbers = board_numbers_text(boards, language)
    frame = Frame(language.dealing_title, heading, language, numbers, options.club, options.foot)
    document = Document(
        frame.document_title, heading.program, options.paper.of_the_office, MARGIN_MM, language=language.code
    )
    return pdf(document, lambda surface: draw_dealing_sheets(surface, frame, owners))


def draw_dealing_sheets(surface: Surface, frame: Frame, owners: Sequence[tuple[int, bytes]]) -> None:
    """Draw boards, each a number and the seats (0..3) of the 52 cards, four boards a page."""
    starts = range(0, len(owners), BOARDS_A_PAGE)
    for page, start in enumerate(starts, start=1):
        if page > 1:
            surface.next_page()
        frame.draw(surface, page, len(starts))
        top = frame.top_height
        with surface.unspoken() if page > 1 else nullcontext():
            for text in (frame.words.dealing_how, frame.words.dealing_check, frame.words.dealing_keep):
                top += surface.text(0, top, surface.width, text, _HOW)
        top += _GAP_MM
        height = (surface.height - frame.foot_height - top) / BOARDS_A_PAGE
        block = _Block(surface, frame.words, height)
        for number, seats in owners[start : start + BOARDS_A_PAGE]:
            with surface.part(Role.SECTION):
                block.draw(top, number, seats)
            top += height


class _Block:
    """Draws one board: its number, dealer and vulnerability, and the four lines of seats."""

    def __init__(self, surface: Surface, language: Words, height: float) -> None:
        self._surface = surface
        self._words = language
        self._first = _LABEL_MM + _START_MM
        self._cell = (surface.width - self._first - _PILES_MM - _GAP_MM) / SUIT_SIZE
        self._line = (height - _HEAD_MM - _GAP_MM) / _LINES
        self._piles = surface.width - _PILES_MM

    def draw(self, top: float, number: int, seats: bytes) -> None:
        surface = self._surface
        surface.stroke(0, top, surface.width, top, Pen(0.4))
        self._draw_label(top, number)
        with surface.unspoken():
            self._draw_head(top)
        tint = (self._first + _STEP * self._cell, top + _HEAD_MM, _STEP * self._cell, _LINES * self._line)
        surface.rectangle(tint, fill=_TINT)
        with surface.part(Role.LIST):
            for line in range(_LINES):
                with surface.part(Role.ITEM):
                    self._draw_line(top + _HEAD_MM + line * self._line, line, seats)

    def _draw_label(self, top: float, number: int) -> None:
        baseline = top + _GAP_MM + _NUMBER.cap_height
        with self._surface.part(Role.HEADING, self._words.board(number)):
            self._run(0, baseline, str(number), _NUMBER, _LABEL_MM)
        below = baseline + _GAP_MM
        for text in (self._words.dealer(dealer(number)), self._words.vulnerable[vulnerability(number)]):
            below += self._surface.text(0, below, _LABEL_MM, text, _LABEL)

    def _draw_head(self, top: float) -> None:
        """Head the numbers of cards: what they are, and each with its pile's seat."""
        middle = self._piles + _PILES_MM / 2
        self._run(middle, top + _PILE_HEAD.ascent, self._words.piles, _PILE_HEAD, _PILES_MM)

    def _draw_line(self, top: float, line: int, seats: bytes) -> None:
        surface, letters = self._surface, self._words.seats
        start = line * SUIT_SIZE
        bottom = top + self._line
        surface.stroke(_LABEL_MM, bottom, surface.width, bottom, HAIRLINE)
        baseline = top + (self._line + _SEAT.cap_height) / 2
        with surface.part(Role.LABEL):
            surface.run(self._first - _GAP_MM, baseline, str(start + 1), _START)
        with surface.part(Role.BODY):
            for place in range(SUIT_SIZE):
                middle = self._first + (place + 0.5) * self._cell
                surface.run(middle, baseline, letters[seats[start + place]], _SEAT)
            self._draw_piles(baseline, seats[: start + SUIT_SIZE])

    def _draw_piles(self, baseline: float, dealt: bytes) -> None:
        """Draw how many cards each pile holds when so many are dealt."""
        share = _PILES_MM / len(SEATS)
        for seat in SEATS:
            middle = self._piles + (seat + 0.5) * share
            self._surface.run(middle, baseline, f"{self._words.seats[seat]}{dealt.count(seat)}", _PILE)

    def _run(self, left: float, baseline: float, text: str, style: Style, width: float) -> None:
        self._surface.run(left, baseline, *fitted_text(text, style, width))
