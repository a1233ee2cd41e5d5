"""Curtain cards: each player's hand on a card of its own, to lie in the board with it.

Four cards of a board stand side by side on a strip. Below the hands the strip is empty: folded up, that part
hides them before the cards are cut apart, and only board and seat can be seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.fitting import fitted_text
from bigdeal_gui.paper.hand_records.grid import suit_text
from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.record_text import SUIT_SYMBOLS, VOID, board_numbers_text, board_texts, joined_texts
from bigdeal_gui.paper.sheets.sheet_frame import Frame
from bigdeal_gui.paper.surface import HAIRLINE, POINT_MM, Align, Document, Pen, Role, Style, Surface
from bigdeal_gui.paper.type_setting import text_height, text_width
from bigdeal_gui.paper.words import Words, words_of_paper

if TYPE_CHECKING:
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.paper.record_options import RecordHeading, RecordOptions
    from bigdeal_gui.paper.record_text import BoardText, Ranks

MARGIN_MM: Final = 8.0
BOARDS_A_PAGE: Final = 3

_PAD_MM: Final = 2.0
_HEAD_MM: Final = 18.0
"""Number, seat, dealer and vulnerability: what can be seen of a folded card."""

_CUT: Final = Pen(is_dashed=True)
_LEAST_POINTS: Final = 8.0

_NUMBER: Final = Style(22, is_bold=True, is_narrow=True)
_SEAT: Final = Style(13, is_bold=True, is_narrow=True, align=Align.RIGHT)
_LABEL: Final = Style(8.5, is_narrow=True)
_SMALL: Final = Style(7, is_narrow=True)
_CARDS: Final = Style(16, is_narrow=True)
_SYMBOL_MM: Final = 1.15 * _CARDS.points * POINT_MM
_HOW: Final = Style(8, is_narrow=True)


def curtain_cards_pdf(boards: Sequence[Board], heading: RecordHeading, options: RecordOptions) -> bytes:
    """Return the curtain cards of `boards` as PDF; of the options, those of paper and letters count.

    Raises:
        InvalidDeal: a board does not hold a whole pack.
        PrintingUnavailable: nothing can be printed on this computer.
    """
    language = words_of_paper(options.language)
    texts = board_texts(boards, language, options, None)
    frame = Frame(language.curtain_title, heading, language, board_numbers_text(boards, language))
    document = Document(
        frame.document_title, heading.program, options.paper.of_the_office, MARGIN_MM, language=language.code
    )
    cards = CurtainCards(heading, options, language)
    return pdf(document, lambda surface: cards.draw(surface, texts))


class CurtainCards:
    """Draws boards in one language and look, three strips a page."""

    def __init__(self, heading: RecordHeading, options: RecordOptions, language: Words) -> None:
        self._heading = heading
        self._colours = options.colours.of_suits
        self._words = language

    def draw(self, surface: Surface, texts: Sequence[BoardText]) -> None:
        """Draw the cards of all boards."""
        style = self._cards_style(surface, texts)
        how = text_height(self._words.curtain_how, _HOW, surface.width)
        height = (surface.height - how - _PAD_MM) / BOARDS_A_PAGE
        for place, text in enumerate(texts):
            if place and place % BOARDS_A_PAGE == 0:
                surface.next_page()
            row = place % BOARDS_A_PAGE
            if row == 0:
                with surface.unspoken() if place else nullcontext():
                    surface.text(0, surface.height - how, surface.width, self._words.curtain_how, _HOW)
            self._draw_strip(surface, row * height, height, text, style)

    def _draw_strip(self, surface: Surface, top: float, height: float, text: BoardText, style: Style) -> None:
        width = surface.width / len(SEATS)
        hand_height = (height - _HEAD_MM) / 2
        fold = top + _HEAD_MM + hand_height
        for edge in (top, top + height):
            surface.stroke(0, edge, surface.width, edge, _CUT)
        for column in range(len(SEATS) + 1):
            surface.stroke(column * width, top, column * width, top + height, _CUT)
        surface.stroke(0, fold, surface.width, fold, HAIRLINE)
        for seat in SEATS:
            card = _Card(surface, seat * width + _PAD_MM, top + _PAD_MM, width - 2 * _PAD_MM)
            with surface.part(Role.SECTION):
                self._draw_head(card, text, seat)
                with surface.part(Role.LIST):
                    self._draw_hand(card, text.hands[seat], hand_height, style)

    def _draw_head(self, card: _Card, text: BoardText, seat: Seat) -> None:
        baseline = card.top + _NUMBER.cap_height
        with card.surface.part(Role.TITLE, f"{text.title}, {self._words.seat_names[seat]}"):
            card.run(baseline, str(text.number), _NUMBER, card.width * 0.45)
            card.run(baseline, self._words.seat_names[seat], _SEAT, card.width * 0.55)
        baseline += _LABEL.height
        card.run(baseline, joined_texts(text.dealer_text, text.vulnerability_text), _LABEL, card.width)
        baseline += _SMALL.height
        whose = joined_texts(self._heading.set_code, self._heading.event)
        card.run(baseline, whose, _SMALL, card.width)

    def _cards_style(self, surface: Surface, texts: Sequence[BoardText]) -> Style:
        """Return the style of all cards: that in which the longest suit fits on its line."""
        room = surface.width / len(SEATS) - 2 * _PAD_MM - _SYMBOL_MM
        suits = (suit_text(ranks) for text in texts for hand in text.hands for ranks in hand)
        longest = max(suits, key=lambda cards: text_width(cards, _CARDS), default=VOID)
        wide = text_width(longest, _CARDS)
        size = max(_LEAST_POINTS / _CARDS.points, min(1.0, room / wide))
        stretch = min(1.0, room / (size * wide))
        return replace(_CARDS, points=size * _CARDS.points, stretch=stretch)

    def _draw_hand(self, card: _Card, suits: Sequence[Ranks], height: float, style: Style) -> None:
        pitch = (height - _PAD_MM) / len(suits)
        for suit, ranks in enumerate(suits):
            baseline = card.top + _HEAD_MM + suit * pitch + _CARDS.cap_height
            mark = replace(_CARDS, colour=self._colours[suit])
            with card.surface.part(Role.ITEM):
                with card.surface.part(Role.LABEL, self._words.suits[suit]):
                    card.surface.run(card.left, baseline, SUIT_SYMBOLS[suit], mark)
                with card.surface.part(Role.BODY, "" if ranks else self._words.void):
                    card.surface.run(card.left + _SYMBOL_MM, baseline, suit_text(ranks), style)


class _Card:
    """Where one card's content stands."""

    def __init__(self, surface: Surface, left: float, top: float, width: float) -> None:
        self.surface = surface
        self.left = left
        self.top = top
        self.width = width

    def run(self, baseline: float, text: str, style: Style, width: float) -> None:
        """Draw a text at the side that its style names, in no more than `width`."""
        left = self.left + self.width if style.align is Align.RIGHT else self.left
        self.surface.run(left, baseline, *fitted_text(text, style, width))
