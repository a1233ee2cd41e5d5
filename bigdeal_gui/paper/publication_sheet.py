"""The publication sheet: one page for the notice board and the bulletin, before the outside value is known.

Everything on it is public. It tells what was promised, the digest by which anybody can hold the organiser to
it, and who keeps the keys.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.qr_code import qr_boxes
from bigdeal_gui.paper.surface import Document, PaperSize, Role, Style, Surface
from bigdeal_gui.paper.type_setting import text_height, text_width
from bigdeal_gui.words import language, translate

_TITLE: Final = Style(13)
_EVENT: Final = Style(24, is_bold=True)
_HEADING: Final = Style(11, is_bold=True)
_TEXT: Final = Style(11)
_GROUPS: Final = Style(15, is_bold=True, is_fixed=True)
_WORDS: Final = Style(15, is_bold=True)
_SMALL: Final = Style(9, is_fixed=True)
_HOLDER: Final = Style(8)
_HASH: Final = Style(8, is_fixed=True)
_FOOT: Final = Style(8)

_QR_MM: Final = 46.0
_ADDRESS_QR_MM: Final = 30.0
_GAP_MM: Final = 4.0
_AFTER_HEADING_MM: Final = 0.8
_A_LINE: Final = 4


@dataclass(frozen=True, slots=True)
class PublicationFacts:
    """What the sheet says: `promise` is the plan's sentence, `day` the promised one in words or empty.

    `groups` are the eight of the digest, `words` its 13, `digest` its 64 digits; `keeping` tells who keeps
    the keys; `name` is what the files are called, `page_digest` the SHA-256 of verify.html. `address` is
    where a promised round of drand appears, for people; empty where something else was promised. `holders`
    are those whose words go into the value too, each with the SHA-256 of them.
    """

    event: str
    promise: str
    day: str
    digest: str
    groups: tuple[str, ...]
    words: tuple[str, ...]
    keys_hash: str
    keeping: str
    name: str
    program: str
    page_digest: str
    address: str = ""
    holders: tuple[tuple[str, str], ...] = ()


def publication_sheet_pdf(facts: PublicationFacts, size: PaperSize = PaperSize.A4) -> bytes:
    """Return the sheet as PDF: one page, or two with many holders of words.

    Raises:
        PrintingUnavailable: nothing can be printed on this computer.
    """
    title = " – ".join(filter(None, (facts.event, _title())))
    return pdf(
        Document(title, facts.program, size, language=language()), lambda surface: draw_sheet(surface, facts)
    )


def draw_sheet(surface: Surface, facts: PublicationFacts) -> None:
    """Draw the sheet on one page; with many holders of words what comes last is on a second one."""
    top = surface.text(0, 0, surface.width, _title(), _TITLE)
    with surface.part(Role.TITLE):
        top += surface.text(0, top, surface.width, facts.event or facts.name, _EVENT) + _GAP_MM
    surface.line(0, top, surface.width)
    top += _GAP_MM
    top = _part(surface, top, translate("sheets", "What determines the deals"), facts.promise, _TEXT)
    if facts.holders:
        top = _holders(surface, top, facts.holders)
    if facts.day:
        top = _day(surface, top, facts)
    top = _digest(surface, top, facts)
    for heading, text, style in (
        (translate("sheets", "Who keeps the keys"), facts.keeping, _TEXT),
        (translate("sheets", "How to check"), _how(facts.name), _TEXT),
        (translate("sheets", "Hash of the keys"), facts.keys_hash, _SMALL),
        (translate("sheets", "SHA-256 of the page verify.html"), facts.page_digest, _SMALL),
    ):
        low = top + _HEADING.height + text_height(text, style, surface.width)
        if facts.holders and low > surface.height - _FOOT.height:
            _foot(surface, facts)
            surface.next_page()
            top = 0
        top = _part(surface, top, heading, text, style)
    _foot(surface, facts)


def _foot(surface: Surface, facts: PublicationFacts) -> None:
    surface.run(0, surface.height - _FOOT.descent, facts.program, _FOOT)


def _holders(surface: Surface, top: float, holders: tuple[tuple[str, str], ...]) -> float:
    """Draw who keeps words that go into the value, and return what lies below."""
    with surface.part(Role.HEADING):
        heading = translate("sheets", "And the words of these holders; if withheld, their SHA-256 instead")
        top += surface.text(0, top, surface.width, heading, _HEADING) + _AFTER_HEADING_MM
    for name, words_hash in holders:
        with surface.part(Role.PARAGRAPH):
            width = text_width(words_hash, _HASH) + _GAP_MM
            surface.text(surface.width - width + _GAP_MM, top, width, words_hash, _HASH)
            top += surface.text(0, top, surface.width - width, name, _HOLDER)
    return top + _GAP_MM


def _day(surface: Surface, top: float, facts: PublicationFacts) -> float:
    """Draw the day, and where the value appears, with its code for a telephone; return what lies below."""
    heading = translate("sheets", "The day")
    if not facts.address:
        return _part(surface, top, heading, facts.day, _TEXT)
    width = surface.width - _ADDRESS_QR_MM - _GAP_MM
    low = _part(surface, top, heading, facts.day, _TEXT, width)
    where = translate("sheets", "Where everyone can find the value from then on")
    low = _part(surface, low, where, facts.address, _SMALL, width)
    with surface.part(Role.FIGURE, f"QR: {facts.address}"):
        left = surface.width - _ADDRESS_QR_MM
        surface.boxes(qr_boxes(facts.address, left, top, _ADDRESS_QR_MM))
    return max(low, top + _ADDRESS_QR_MM + _GAP_MM)


def _digest(surface: Surface, top: float, facts: PublicationFacts) -> float:
    """Draw groups and words with the QR code beside them, and return what lies below."""
    width = surface.width - _QR_MM - _GAP_MM
    low = top
    for heading, lines, style in (
        (translate("sheets", "Check code (digest, SHA-256)"), _in_lines(facts.groups), _GROUPS),
        (translate("sheets", "The same in words"), _in_lines(facts.words), _WORDS),
    ):
        with surface.part(Role.HEADING):
            low += surface.text(0, low, width, heading, _HEADING) + _AFTER_HEADING_MM
        with surface.part(Role.PARAGRAPH):
            for line in lines:
                low += surface.text(0, low, width, line, style)
        low += _GAP_MM
    code = facts.digest.upper()
    with surface.part(Role.FIGURE, f"QR: {code}"):
        surface.boxes(qr_boxes(code, surface.width - _QR_MM, top, _QR_MM))
    return max(low, top + _QR_MM + _GAP_MM)


def _part(  # noqa: PLR0913, PLR0917 - where it stands, and what it says
    surface: Surface, top: float, heading: str, text: str, style: Style, width: float = 0
) -> float:
    width = width or surface.width
    with surface.part(Role.HEADING):
        top += surface.text(0, top, width, heading, _HEADING) + _AFTER_HEADING_MM
    return top + surface.text(0, top, width, text, style) + _GAP_MM


def _in_lines(parts: tuple[str, ...]) -> list[str]:
    return [" ".join(parts[place : place + _A_LINE]) for place in range(0, len(parts), _A_LINE)]


def _title() -> str:
    return translate("sheets", "Published before the outside value is known")


def _how(name: str) -> str:
    return translate(
        "sheets",
        "Photograph this sheet, or keep the bulletin. After the last board the organiser publishes a "
        "pack. The program bigdeal-gui, its command “bigdeal verify”, and the page verify.html from the "
        "program’s releases ask for this check code: the words, the digits or the QR code. If they agree, "
        "the plan, the promise and the keys are today’s ({name}.commit.json), and every board is computed "
        "again.",
    ).format(name=name)
