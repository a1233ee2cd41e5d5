"""Pages of a PDF, measured in millimetres, with their fonts inside.

Text is drawn with Qt's QtGui, which is loaded here and only when something is printed. Where no window has
started Qt, it is started for the moment, without a display.
"""

from __future__ import annotations

from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import PrintingUnavailable
from bigdeal_gui.paper.fonts import MONO, NARROW, SANS, font_data
from bigdeal_gui.paper.pdf_catalog import with_language
from bigdeal_gui.paper.surface import (
    BLACK,
    HAIRLINE,
    MM_PER_INCH,
    RULE_MM,
    Align,
    PaperSize,
    printable,
)
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from contextlib import AbstractContextManager

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QFont, QFontMetricsF, QPageLayout, QPainter, QPdfWriter, QPen, QTextLayout

    from bigdeal_gui.paper.surface import Box, Document, Pen, Raster, Role, Style, Surface

_DOTS_PER_INCH: Final = 1200
_DOTS_PER_MM: Final = _DOTS_PER_INCH / MM_PER_INCH
_DOTS_PER_POINT: Final = _DOTS_PER_INCH / 72
_LINE_SPACING: Final = 1.15
_DASHES: Final = (6.0, 4.0)
"""Dash and gap, as multiples of the line's thickness."""


class Sheet:
    """The page of a PDF, as a surface to draw on."""

    def __init__(self, writer: QPdfWriter, painter: QPainter) -> None:
        self._writer = writer
        self._painter = painter
        self._fonts: dict[Style, tuple[QFont, QFontMetricsF]] = {}
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
        self._painter.setPen(style.colour)
        layout.draw(self._painter, QPointF(left * _DOTS_PER_MM, top * _DOTS_PER_MM))
        return height

    def run_width(self, text: str, style: Style) -> float:
        """Return how wide `text` stands on one line, stretched as its style says."""
        _, metrics = self._font(style)
        return metrics.horizontalAdvance(printable(text)) * style.stretch / _DOTS_PER_MM

    def run(self, left: float, baseline: float, text: str, style: Style) -> None:
        """Draw `text` on one line, with its left end, middle or right end at `left`."""
        from PySide6.QtCore import QPointF  # noqa: PLC0415

        words = printable(text)
        font, metrics = self._font(style)
        before = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}[style.align]
        painter = self._painter
        painter.setFont(font)
        painter.setPen(style.colour)
        painter.save()
        painter.translate(left * _DOTS_PER_MM, baseline * _DOTS_PER_MM)
        painter.scale(style.stretch, 1.0)
        painter.drawText(QPointF(-before * metrics.horizontalAdvance(words), 0.0), words)
        painter.restore()

    def line(self, left: float, top: float, width: float, thickness: float = RULE_MM) -> None:
        """Draw a line from left to right."""
        self.rectangle((left, top, width, thickness), fill=BLACK)

    def stroke(self, left: float, top: float, right: float, bottom: float, pen: Pen = HAIRLINE) -> None:
        """Draw a straight line between two points."""
        from PySide6.QtCore import QPointF  # noqa: PLC0415

        ends = [QPointF(x * _DOTS_PER_MM, y * _DOTS_PER_MM) for x, y in ((left, top), (right, bottom))]
        self._painter.setPen(_qt_pen(pen))
        self._painter.drawLine(*ends)

    def rectangle(self, box: Box, *, fill: str | None = None, border: Pen | None = None) -> None:
        """Draw a rectangle; its border, if it has one, stands half inside and half outside."""
        from PySide6.QtGui import QColor  # noqa: PLC0415

        if fill is not None:
            self._painter.fillRect(_dots(box), QColor(fill))
        if border is not None:
            self._painter.setPen(_qt_pen(border))
            self._painter.drawRect(_dots(box))

    def boxes(self, boxes: Iterable[Box], colour: str = BLACK) -> None:
        """Fill many boxes as one shape, without seams where they touch."""
        from PySide6.QtCore import Qt  # noqa: PLC0415
        from PySide6.QtGui import QColor, QPainterPath  # noqa: PLC0415

        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for box in boxes:
            path.addRect(_dots(box))
        self._painter.fillPath(path, QColor(colour))

    def image(self, box: Box, picture: Raster, alt: str = "") -> None:  # noqa: ARG002 - Qt writes no words
        """Draw `picture` so that it fills `box`."""
        from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415

        colours, alpha = picture.rgb, picture.alpha or b"\xff" * (picture.width * picture.height)
        dots = bytearray(4 * len(alpha))
        dots[0::4], dots[1::4], dots[2::4], dots[3::4] = colours[0::3], colours[1::3], colours[2::3], alpha
        image = QImage(
            bytes(dots), picture.width, picture.height, 4 * picture.width, QImage.Format.Format_RGBA8888
        )
        self._painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._painter.drawImage(_dots(box), image)

    def part(self, role: Role, spoken: str = "") -> AbstractContextManager[None]:  # noqa: ARG002 - as above
        """Draw what is drawn meanwhile."""
        return nullcontext()

    def unspoken(self) -> AbstractContextManager[None]:
        """Draw what is drawn meanwhile."""
        return nullcontext()

    def next_page(self) -> None:
        """Go on with an empty page.

        Raises:
            PrintingUnavailable: there is none.
        """
        if not self._writer.newPage():
            raise PrintingUnavailable(translate("reasons", "the PDF takes no more pages"))

    def _font(self, style: Style) -> tuple[QFont, QFontMetricsF]:
        from PySide6.QtGui import QFontMetricsF  # noqa: PLC0415

        if style not in self._fonts:
            font = _font(style)
            self._fonts[style] = font, QFontMetricsF(font, self._writer)
        return self._fonts[style]

    def _laid_out(self, text: str, style: Style, width: float) -> tuple[QTextLayout, float]:
        from PySide6.QtCore import QPointF, Qt  # noqa: PLC0415
        from PySide6.QtGui import QTextLayout, QTextOption  # noqa: PLC0415

        # Whatever is in the text, what looks like one line is one.
        layout = QTextLayout(printable(text), self._font(style)[0], self._writer)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        sides = {
            Align.LEFT: Qt.AlignmentFlag.AlignLeft,
            Align.CENTRE: Qt.AlignmentFlag.AlignHCenter,
            Align.RIGHT: Qt.AlignmentFlag.AlignRight,
        }
        option.setAlignment(sides[style.align])
        layout.setTextOption(option)
        layout.beginLayout()
        top = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width * _DOTS_PER_MM)
            line.setPosition(QPointF(0, top))
            top += line.height() * _LINE_SPACING
        layout.endLayout()
        return layout, top / _DOTS_PER_MM


def pdf(document: Document, draw: Callable[[Surface], None]) -> bytes:
    """Return the PDF of what `draw` puts on its surface.

    Raises:
        PrintingUnavailable: Qt does not load here, or a font of the program is missing.
    """
    with graphics():
        from PySide6.QtCore import QBuffer, QIODevice  # noqa: PLC0415
        from PySide6.QtGui import QPainter, QPdfWriter  # noqa: PLC0415

        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(_DOTS_PER_INCH)
        writer.setTitle(printable(document.title))
        writer.setCreator(document.creator)
        writer.setPageLayout(_page_layout(document))
        painter = QPainter()
        if not painter.begin(writer):
            raise PrintingUnavailable(translate("reasons", "no page can be begun"))
        try:
            draw(Sheet(writer, painter))
        finally:
            painter.end()
        return with_language(bytes(buffer.data().data()), document.language)


def _page_layout(document: Document) -> QPageLayout:
    from PySide6.QtCore import QMarginsF  # noqa: PLC0415
    from PySide6.QtGui import QPageLayout, QPageSize  # noqa: PLC0415

    size = {PaperSize.A4: QPageSize.PageSizeId.A4, PaperSize.LETTER: QPageSize.PageSizeId.Letter}
    orientation = QPageLayout.Orientation
    return QPageLayout(
        QPageSize(size[document.size]),
        orientation.Landscape if document.is_landscape else orientation.Portrait,
        QMarginsF(*(document.margin_mm,) * 4),
        QPageLayout.Unit.Millimeter,
    )


def _qt_pen(pen: Pen) -> QPen:
    from PySide6.QtCore import Qt  # noqa: PLC0415
    from PySide6.QtGui import QColor, QPen  # noqa: PLC0415

    found = QPen(QColor(pen.colour), pen.thickness * _DOTS_PER_MM)
    found.setCapStyle(Qt.PenCapStyle.FlatCap)
    found.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if pen.is_dashed:
        found.setDashPattern(_DASHES)
    return found


def _dots(box: Box) -> QRectF:
    from PySide6.QtCore import QRectF  # noqa: PLC0415

    return QRectF(*(side * _DOTS_PER_MM for side in box))


def _font(style: Style) -> QFont:
    from PySide6.QtGui import QFont  # noqa: PLC0415

    font = QFont(MONO if style.is_fixed else NARROW if style.is_narrow else SANS)
    # What the own fonts lack is taken from the computer's.
    font.setStyleHint(QFont.StyleHint.Monospace if style.is_fixed else QFont.StyleHint.SansSerif)
    font.setPointSizeF(style.points)
    font.setBold(style.is_bold)
    font.setWordSpacing(style.gap_points * _DOTS_PER_POINT)
    # Joined letters would be copied and searched as one strange character.
    font.setFeature(QFont.Tag("liga"), 0)
    return font


@contextmanager
def graphics() -> Iterator[None]:
    """Have Qt's drawing at hand: the window's, or one that is started and ended here, without a display."""
    try:
        from PySide6.QtCore import QSysInfo  # noqa: PLC0415
        from PySide6.QtGui import QGuiApplication  # noqa: PLC0415
    except ImportError as error:
        raise PrintingUnavailable(
            translate("reasons", "a library is missing ({error})").format(error=error)
        ) from error
    own = None
    if QGuiApplication.instance() is None:
        # Windows always has a display. Without one Qt looks there for a folder of fonts, and complains.
        platform = "windows" if QSysInfo.kernelType() == "winnt" else "offscreen"
        own = QGuiApplication(["bigdeal-gui", "-platform", platform])
    try:
        _load_fonts()
        yield
    finally:
        if own is not None:
            own.shutdown()


def _load_fonts() -> None:
    from PySide6.QtCore import QByteArray  # noqa: PLC0415
    from PySide6.QtGui import QFontDatabase  # noqa: PLC0415

    # Once a Qt is enough: every new font makes a window measure its texts again.
    if {SANS, NARROW, MONO} <= set(QFontDatabase.families()):
        return
    for data in font_data():
        if QFontDatabase.addApplicationFontFromData(QByteArray(data)) < 0:
            raise PrintingUnavailable(translate("reasons", "a font of the program cannot be used"))
