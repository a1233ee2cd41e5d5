"""The slip of a holder: a page with the secret words to keep, and one with their hash for the organiser."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.qr_code import qr_boxes
from bigdeal_gui.paper.surface import Document, PaperSize, Role, Style, Surface
from bigdeal_gui.words import language, translate

_KIND: Final = Style(13, is_bold=True)
_NAME: Final = Style(24, is_bold=True)
_HEADING: Final = Style(11, is_bold=True)
_TEXT: Final = Style(11)
_WORD: Final = Style(17, is_bold=True)
_GROUPS: Final = Style(15, is_bold=True, is_fixed=True)
_ONE_LINE: Final = Style(7.5, is_fixed=True)
"""Twelve of the longest words stand on one line."""
_FOOT: Final = Style(8)

_GAP_MM: Final = 5.0
_AFTER_HEADING_MM: Final = 0.8
_QR_MM: Final = 46.0
_COLUMNS: Final = 3
_A_LINE: Final = 4


@dataclass(frozen=True, slots=True)
class SlipFacts:
    """What the slip says: who keeps the `words`, how they are `joined` before they are hashed, and the hash.

    `groups` are the eight of the hash's 64 digits.
    """

    name: str
    words: tuple[str, ...] = field(repr=False)
    joined: str = field(repr=False)
    words_hash: str
    groups: tuple[str, ...]
    program: str


def holder_slip_pdf(facts: SlipFacts, size: PaperSize = PaperSize.A4) -> bytes:
    """Return the slip as PDF, two pages.

    Raises:
        PrintingUnavailable: nothing can be printed on this computer.
    """
    title = translate("sheets", "Holder: {name}").format(name=facts.name)
    document = Document(title, facts.program, size, language=language())
    return pdf(document, lambda surface: draw_slip(surface, facts))


def draw_slip(surface: Surface, facts: SlipFacts) -> None:
    """Draw both pages."""
    _secret(surface, facts)
    surface.next_page()
    _public(surface, facts)


def _secret(surface: Surface, facts: SlipFacts) -> None:
    top = _head(surface, facts, slip_secret_title())
    with surface.part(Role.HEADING):
        top += surface.text(0, top, surface.width, translate("sheets", "Your words"), _HEADING)
    top += _AFTER_HEADING_MM
    width = surface.width / _COLUMNS
    for start in range(0, len(facts.words), _COLUMNS):
        with surface.part(Role.PARAGRAPH):
            heights = [
                surface.text(column * width, top, width, f"{start + column + 1}. {word}", _WORD)
                for column, word in enumerate(facts.words[start : start + _COLUMNS])
            ]
        top += max(heights)
    top += _GAP_MM
    for heading, text, style in (
        (translate("sheets", "As one line"), facts.joined, _ONE_LINE),
        (translate("sheets", "What they are for"), _purpose(), _TEXT),
        (translate("sheets", "What to do"), holder_duties(), _TEXT),
        (translate("sheets", "Without this program"), _by_hand(), _TEXT),
    ):
        top = _part(surface, top, heading, text, style)
    surface.run(0, surface.height - _FOOT.descent, facts.program, _FOOT)


def _public(surface: Surface, facts: SlipFacts) -> None:
    top = _head(surface, facts, slip_public_title())
    width = surface.width - _QR_MM - _GAP_MM
    low = top
    with surface.part(Role.HEADING):
        low += surface.text(0, low, width, translate("sheets", "SHA-256 of the words"), _HEADING)
    low += _AFTER_HEADING_MM
    with surface.part(Role.PARAGRAPH):
        for start in range(0, len(facts.groups), _A_LINE):
            low += surface.text(0, low, width, " ".join(facts.groups[start : start + _A_LINE]), _GROUPS)
    code = facts.words_hash.upper()
    with surface.part(Role.FIGURE, f"QR: {code}"):
        surface.boxes(qr_boxes(code, surface.width - _QR_MM, top, _QR_MM))
    top = max(low, top + _QR_MM) + _GAP_MM
    _part(surface, top, translate("sheets", "What to do"), slip_handing_over(), _TEXT)
    surface.run(0, surface.height - _FOOT.descent, facts.program, _FOOT)


def _head(surface: Surface, facts: SlipFacts, kind: str) -> float:
    """Draw what page it is and whose, and return what lies below."""
    top = surface.text(0, 0, surface.width, kind, _KIND)
    with surface.part(Role.TITLE):
        top += surface.text(0, top, surface.width, facts.name, _NAME) + _GAP_MM
    surface.line(0, top, surface.width)
    return top + _GAP_MM


def _part(surface: Surface, top: float, heading: str, text: str, style: Style) -> float:
    with surface.part(Role.HEADING):
        top += surface.text(0, top, surface.width, heading, _HEADING) + _AFTER_HEADING_MM
    return top + surface.text(0, top, surface.width, text, style) + _GAP_MM


def _purpose() -> str:
    return translate(
        "sheets",
        "They go into every deal of the tournament, together with the secret keys and the outside value. "
        "As long as only you know them, nobody can foresee a board, not even the organiser.",
    )


def holder_duties() -> str:
    """Return what a holder has to do, for both forms of the slip."""
    return translate(
        "sheets",
        "Do not show, email or photograph them. Give the organiser the other page. When the outside value "
        "is known, and not before, hand over the words so that the boards can be dealt, ideally all "
        "holders at the same moment. Play does not wait for you: without your words their SHA-256 is used "
        "instead, and every check says that they were withheld.",
    )


def _by_hand() -> str:
    return translate(
        "sheets",
        "The SHA-256 on the other page is that of the one line above: small letters with hyphens between "
        "them, without a line break.",
    )


def slip_handing_over() -> str:
    """Return the sentence on what to do with the page for the organiser."""
    return translate(
        "sheets",
        "Nothing on this page is secret. The organiser enters the name and this SHA-256 together with the "
        "source of the outside value. Later, check that the published promise names you with it.",
    )


def slip_secret_title() -> str:
    """Return how the secret part begins."""
    return translate("sheets", "SECRET until the outside value is known")


def slip_public_title() -> str:
    """Return how the part for the organiser begins."""
    return translate("sheets", "For the organiser, before the plan is published")
