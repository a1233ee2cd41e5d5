"""Labels for boxes of boards and for envelopes of records: which set is inside, and never a card.

The set code stands on them in large letters and, with event and boards, in a QR code.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper.fitting import fitted_text
from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.qr_code import qr_boxes
from bigdeal_gui.paper.record_text import joined_texts, session_text
from bigdeal_gui.paper.sheets.label_sheets import DEFAULT_LABELS, LabelSheet
from bigdeal_gui.paper.surface import POINT_MM, Box, Document, Role, Style, Surface, printable_line
from bigdeal_gui.paper.type_setting import text_width
from bigdeal_gui.paper.words import Words, words_of_paper

if TYPE_CHECKING:
    from bigdeal_gui.model.plans import BoardRange
    from bigdeal_gui.paper.record_options import RecordHeading

_PAD_MM: Final = 2.5
_QR_SHARE: Final = 0.36
_MOST_QR_MM: Final = 45.0
_MOST_POINTS: Final = 26.0
"""The plain letters of a large label; those of small ones follow from its height."""

_CODE_SIZE: Final = 2.3
"""How much larger than the plain letters the set code is."""
_NOTE_SHARE: Final = 0.11
_MOST_NOTE_POINTS: Final = 16.0

_LONGEST_EVENT: Final = 60
"""Letters of an event in a QR code: more would make its modules too small to be read."""


class LabelKind(Enum):
    """What a label is stuck on."""

    BOX = "box"
    RECORDS = "records"


@dataclass(frozen=True, slots=True)
class Label:
    """What one label says: the event's words, the set code and the boards."""

    heading: RecordHeading
    boards: BoardRange


@dataclass(frozen=True, slots=True)
class LabelOptions:
    """How labels are printed.

    `copies` are made of each, side by side; `first` is the place on the sheet of the first one (from 1), for
    sheets of which labels were used before.
    """

    sheet: LabelSheet = DEFAULT_LABELS
    language: str = "en"
    kind: LabelKind = LabelKind.BOX
    copies: int = 1
    first: int = 1


def labels_pdf(labels: Sequence[Label], options: LabelOptions) -> bytes:
    """Return the sheets of labels as PDF, to be printed without scaling.

    Raises:
        PrintingUnavailable: nothing can be printed on this computer.
    """
    language = words_of_paper(options.language)
    programs = {label.heading.program: None for label in labels}
    codes = {label.heading.set_code: None for label in labels}
    document = Document(
        joined_texts(language.labels_title, *codes),
        ", ".join(programs),
        options.sheet.paper,
        margin_mm=0.0,
        language=language.code,
    )
    note = language.records_note if options.kind is LabelKind.RECORDS else ""
    return pdf(document, lambda surface: draw_labels(surface, labels, options, language, note))


def draw_labels(
    surface: Surface, labels: Sequence[Label], options: LabelOptions, language: Words, note: str
) -> None:
    """Draw every copy of every label into its place, sheet after sheet."""
    sheet, face = options.sheet, _Face(surface, language, note)
    copies = [label for label in labels for _ in range(options.copies)]
    for place, label in enumerate(copies, start=options.first - 1):
        if place % sheet.labels == 0 and place > options.first - 1:
            surface.next_page()
        row, column = divmod(place % sheet.labels, sheet.columns)
        box = (
            sheet.left + column * sheet.across + _PAD_MM,
            sheet.top + row * sheet.down + _PAD_MM,
            sheet.width - 2 * _PAD_MM,
            sheet.height - 2 * _PAD_MM,
        )
        with surface.part(Role.SECTION):
            face.draw(box, label)


def qr_text(label: Label) -> str:
    """Return what the QR code of a label says: set code, event and boards, a line each."""
    event = printable_line(label.heading.event)[:_LONGEST_EVENT]
    return "\n".join(filter(None, (label.heading.set_code, event, str(label.boards))))


def _lines(label: Label, language: Words) -> Iterator[tuple[str, Style]]:
    """Yield the texts of a label; the sizes are parts of the plain letters'."""
    heading = label.heading
    day = language.day(heading.day) if heading.day else ""
    first, last = label.boards.first, label.boards.last
    numbers = f"{first}–{last}" if last > first else str(first)
    lines = (
        (heading.event, Style(1.25, is_bold=True, is_narrow=True)),
        (joined_texts(session_text(heading, language), day), Style(1, is_narrow=True)),
        (heading.site, Style(0.9, is_narrow=True)),
        (language.boards(numbers), Style(1.35, is_bold=True, is_narrow=True)),
        (heading.set_code, Style(_CODE_SIZE, is_bold=True, is_fixed=True)),
    )
    return ((text, style) for text, style in lines if text)


class _Face:
    """Draws the labels of one sheet."""

    def __init__(self, surface: Surface, language: Words, note: str) -> None:
        self._surface = surface
        self._words = language
        self._note = note

    def draw(self, box: Box, label: Label) -> None:
        """Draw a label into its box: the note below, else the texts at the left and the QR code beside."""
        left, top, width, height = box
        if self._note:
            style = Style(
                min(_MOST_NOTE_POINTS, height * _NOTE_SHARE / POINT_MM), is_bold=True, is_narrow=True
            )
            height -= style.height
            self._run(left, top + height, self._note, style, width)
        side = min(height, width * _QR_SHARE, _MOST_QR_MM)
        self._draw_texts((left, top, width - side - _PAD_MM, height), label)
        # The border that belongs to the code is empty: it may reach to the label's edge.
        across, down = left + width - side, top + (height - side) / 2
        said = qr_text(label)
        with self._surface.part(Role.FIGURE, f"QR: {said}"):
            self._surface.boxes(qr_boxes(said, across, down, side))

    def _draw_texts(self, box: Box, label: Label) -> None:
        left, top, width, height = box
        lines = list(_lines(label, self._words))
        natural = sum(style.height for _, style in lines)
        code = Style(_MOST_POINTS, is_bold=True, is_fixed=True)
        widest = text_width(label.heading.set_code, code) * _CODE_SIZE / _MOST_POINTS
        unit = min(_MOST_POINTS, height / natural, width / widest if widest else _MOST_POINTS)
        top += (height - unit * natural) / 2
        for place, (text, style) in enumerate(lines):
            full = replace(style, points=style.points * unit)
            with self._surface.part(Role.PARAGRAPH if place else Role.TITLE):
                self._run(left, top, text, full, width)
            top += full.height

    def _run(self, left: float, top: float, text: str, style: Style, width: float) -> None:
        self._surface.run(left, top + style.ascent, *fitted_text(text, style, width))
