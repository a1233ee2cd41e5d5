"""One page for the wall: deal, duplicate, print, and what never to do."""

from __future__ import annotations

from typing import Final

from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.surface import Document, PaperSize, Role, Style, Surface
from bigdeal_gui.paper.words import Words, words_of_paper

_MARGIN_MM: Final = 20.0
_TITLE: Final = Style(30, is_bold=True, is_narrow=True)
_HEAD: Final = Style(20, is_bold=True, is_narrow=True)
_STEP: Final = Style(16, is_narrow=True)
_FOOT: Final = Style(9, is_narrow=True)
_NUMBER_MM: Final = 9.0
_GAP_MM: Final = 3.0
_STEPS: Final = 3
"""Below each head."""


def wall_card_pdf(program: str, paper: PaperSize = PaperSize.A4, language: str = "en") -> bytes:
    """Return the card as PDF; its foot names `program`, the name and version.

    Raises:
        PrintingUnavailable: nothing can be printed on this computer.
    """
    said = words_of_paper(language)
    document = Document(said.wall_title, program, paper.of_the_office, _MARGIN_MM, language=said.code)
    return pdf(document, lambda surface: _draw(surface, said, program))


def _draw(surface: Surface, said: Words, program: str) -> None:
    with surface.part(Role.TITLE):
        top = surface.text(0, 0, surface.width, said.wall_title, _TITLE) + _GAP_MM
    for place, head in enumerate(said.wall_heads):
        top += _GAP_MM
        surface.line(0, top, surface.width)
        top += _GAP_MM
        with surface.part(Role.HEADING):
            top += surface.text(0, top, surface.width, head, _HEAD) + _GAP_MM / 2
        with surface.part(Role.LIST):
            for number, step in enumerate(said.wall_steps[_STEPS * place : _STEPS * (place + 1)], start=1):
                with surface.part(Role.ITEM):
                    with surface.part(Role.LABEL):
                        surface.run(0, top + _STEP.ascent, f"{number}.", _STEP)
                    with surface.part(Role.BODY):
                        width = surface.width - _NUMBER_MM
                        top += surface.text(_NUMBER_MM, top, width, step, _STEP) + _GAP_MM / 2
    with surface.unspoken():
        surface.run(0, surface.height - _FOOT.descent, program, _FOOT)
