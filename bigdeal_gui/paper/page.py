"""Pages of a PDF, measured in millimetres, with their fonts inside.

Text is drawn with Qt's QtGui, which is loaded here and only when something is printed. Where no window has
started Qt, it is started for the moment, without a display.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import PrintingUnavailable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QFont, QPainter, QPdfWriter, QTextLayout

MARGIN_MM: Final = 16.0

_DOTS_PER_INCH: Final = 1200
_MM_PER_INCH: Final = 25.4
_DOTS_PER_MM: Final = _DOTS_PER_INCH / _MM_PER_INCH
_LINE_SPACING: Final = 1.15

_PLAIN_FAMILIES: Final = ["DejaVu Sans", "Segoe UI", "Helvetica Neue", "Liberation Sans", "Arial"]
_FIXED_FAMILIES: Final = ["DejaVu Sans Mono", "Consolas", "Menlo", "Liberation Mono", "Courier New"]


class PaperSize(Enum):
    """The paper in the printer."""

    A4 = "a4"
    LETTER = "letter"


@dataclass(frozen=True, slots=True)
class Style:
    """How a text looks: its size in points; `is_fixed` gives every letter the same width."""

    points: float
    is_bold: bool = False
    is_fixed: bool = False


class Sheet:
    """The page being drawn, and the next ones after it. All measures are millimetres from its margins."""

    def __init__(self, writer: QPdfWriter, painter: QPainter) -> None:
        self._writer = writer
        self._painter = painter
        area = writer.pageLayout().paintRectPixels(_DOTS_PER_INCH)
        self.width: Final = area.width() / _DOTS_PER_MM
        self.height: Final = area.height() / _DOTS_PER_MM

    def text_height(self, text: str, style: Style, width: float) -> float:
        """Return how high `text` stands when it is broken into lines of `width`."""
        return self._laid_out(text, style, width)[1]

    def text(self, left: float, top: float, width: float, text: str, style: Style) -> float:
        """Draw `text`, broken into lines of `width`, and return its height."""
        from PySide6.QtCore import QPointF  # noqa: PLC0415

        layout, height = self._laid_out(text, style, width)
        layout.draw(self._painter, QPointF(left * _DOTS_PER_MM, top * _DOTS_PER_MM))
        return height

    def line(self, left: float, top: float, width: float, thickness: float = 0.2) -> None:
        """Draw a line from left to right."""
        from PySide6.QtCore import QRectF  # noqa: PLC0415
        from PySide6.QtGui import QColor  # noqa: PLC0415

        dots = [one * _DOTS_PER_MM for one in (left, top, width, thickness)]
        self._painter.fillRect(QRectF(*dots), QColor("black"))

    def next_page(self) -> None:
        """Go on with an empty page.

        Raises:
            PrintingUnavailable: there is none.
        """
        if not self._writer.newPage():
            raise PrintingUnavailable("the PDF takes no more pages")

    def _laid_out(self, text: str, style: Style, width: float) -> tuple[QTextLayout, float]:
        from PySide6.QtCore import QPointF  # noqa: PLC0415
        from PySide6.QtGui import QTextLayout, QTextOption  # noqa: PLC0415

        # Whatever is in the text, what looks like one line is one.
        layout = QTextLayout(" ".join(text.split()), _font(style), self._writer)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        top = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width * _DOTS_PER_MM)
            line.setPosition(QPointF(0, top))
            top += line.height() * _LINE_SPACING
        layout.endLayout()
        return layout, top / _DOTS_PER_MM


def pdf(title: str, creator: str, size: PaperSize, draw: Callable[[Sheet], None]) -> bytes:
    """Return the PDF of what `draw` puts on its sheet; `title` and `creator` stand in its description.

    Raises:
        PrintingUnavailable: Qt does not load here, or finds no font.
    """
    with _graphics():
        from PySide6.QtCore import QBuffer, QIODevice, QMarginsF  # noqa: PLC0415
        from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter  # noqa: PLC0415

        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(_DOTS_PER_INCH)
        writer.setTitle(title)
        writer.setCreator(creator)
        page = {PaperSize.A4: QPageSize.PageSizeId.A4, PaperSize.LETTER: QPageSize.PageSizeId.Letter}[size]
        margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
        writer.setPageLayout(
            QPageLayout(
                QPageSize(page), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
            )
        )
        painter = QPainter()
        if not painter.begin(writer):
            raise PrintingUnavailable("no page can be begun")
        try:
            draw(Sheet(writer, painter))
        finally:
            painter.end()
        return bytes(buffer.data().data())


def _font(style: Style) -> QFont:
    from PySide6.QtGui import QFont  # noqa: PLC0415

    font = QFont()
    font.setFamilies(_FIXED_FAMILIES if style.is_fixed else _PLAIN_FAMILIES)
    font.setStyleHint(QFont.StyleHint.Monospace if style.is_fixed else QFont.StyleHint.SansSerif)
    font.setPointSizeF(style.points)
    font.setBold(style.is_bold)
    # Joined letters would be copied and searched as one strange character.
    font.setFeature(QFont.Tag("liga"), 0)
    return font


@contextmanager
def _graphics() -> Iterator[None]:
    """Have Qt's drawing at hand: the window's, or one that is started and ended here, without a display."""
    try:
        from PySide6.QtGui import QFontDatabase, QGuiApplication  # noqa: PLC0415
    except ImportError as error:
        raise PrintingUnavailable(f"a library is missing ({error})") from error
    own = None
    if QGuiApplication.instance() is None:
        own = QGuiApplication(["bigdeal-gui", "-platform", "offscreen"])
    try:
        if not QFontDatabase.families():
            raise PrintingUnavailable("this computer has no font")
        yield
    finally:
        if own is not None:
            own.shutdown()
