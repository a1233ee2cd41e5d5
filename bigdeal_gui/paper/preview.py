"""A page as a picture on the screen, drawn with Qt by the measures by which it is printed.

Qt's QtGui is loaded here when a picture is asked for. Where no window has started it, it is started for the
moment, without a display.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.paper.fonts.program_fonts import FAMILIES, MONO, NARROW, SANS, font_data, font_file_stem
from bigdeal_gui.paper.fonts.shaping import GlyphRun, script_runs
from bigdeal_gui.paper.pdf.page import BOLD_LINE, DASHES, paper_mm
from bigdeal_gui.paper.surface import BLACK, HAIRLINE, MM_PER_INCH, POINT_MM
from bigdeal_gui.paper.type_setting import TypeSetter, placed_words, run_width
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath, QPen

    from bigdeal_gui.paper.surface import Box, Document, Pen, Raster, Role, Style, Surface

_PAPER: Final = "#ffffff"
_LARGER: Final = 16
"""Letters are laid out so many times larger: Qt takes whole dots for their widths."""


def page_and_count(
    document: Document, draw: Callable[[Surface], None], page: int, dots_per_inch: float
) -> tuple[QImage, int]:
    """Return page `page` (from 1) of what `draw` puts on its surface, and how many there are.

    Raises:
        PrintingUnavailable: Qt does not load here, or a font of the program is missing.
    """
    with drawing_at_hand():
        from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415

        dots_per_mm = dots_per_inch / MM_PER_INCH
        width, height = (round(side * dots_per_mm) for side in paper_mm(document))
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.setDotsPerMeterX(round(1000 * dots_per_mm))
        image.setDotsPerMeterY(round(1000 * dots_per_mm))
        image.fill(_PAPER)
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        try:
            sheet = PreviewSheet(document, painter, page, dots_per_mm)
            draw(sheet)
        finally:
            painter.end()
    return image, sheet.page


class PreviewSheet(TypeSetter):
    """The pages of a document, of which one is painted."""

    def __init__(self, document: Document, painter: QPainter, wanted: int, dots_per_mm: float) -> None:
        self.page = 1
        self._wanted = wanted
        self._painter = painter
        self._dots = dots_per_mm
        self._margin = document.margin_mm
        width, height = paper_mm(document)
        self.width = width - 2 * self._margin
        self.height = height - 2 * self._margin

    def stroke(self, left: float, top: float, right: float, bottom: float, pen: Pen = HAIRLINE) -> None:
        """Draw a straight line between two points."""
        from PySide6.QtCore import QPointF  # noqa: PLC0415

        if self._is_wanted:
            self._painter.setPen(self._pen(pen))
            self._painter.drawLine(QPointF(*self._place(left, top)), QPointF(*self._place(right, bottom)))

    def rectangle(self, box: Box, *, fill: str | None = None, border: Pen | None = None) -> None:
        """Draw a rectangle; its border, if it has one, stands half inside and half outside."""
        from PySide6.QtGui import QColor  # noqa: PLC0415

        if self._is_wanted and fill is not None:
            self._painter.fillRect(self._box(box), QColor(fill))
        if self._is_wanted and border is not None:
            self._painter.setPen(self._pen(border))
            self._painter.drawRect(self._box(box))

    def boxes(self, boxes: Iterable[Box], colour: str = BLACK) -> None:
        """Fill many boxes as one shape, without seams where they touch."""
        from PySide6.QtCore import Qt  # noqa: PLC0415
        from PySide6.QtGui import QColor, QPainterPath  # noqa: PLC0415

        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for box in boxes:
            path.addRect(self._box(box))
        if self._is_wanted:
            self._painter.fillPath(path, QColor(colour))

    def image(self, box: Box, picture: Raster, alt: str = "") -> None:  # noqa: ARG002 - a picture has no words
        """Draw `picture` so that it fills `box`."""
        from PySide6.QtGui import QImage  # noqa: PLC0415

        alpha = picture.alpha or b"\xff" * (picture.width * picture.height)
        dots = bytearray(4 * len(alpha))
        dots[0::4], dots[1::4], dots[2::4] = picture.rgb[0::3], picture.rgb[1::3], picture.rgb[2::3]
        dots[3::4] = alpha
        form = QImage.Format.Format_RGBA8888
        image = QImage(bytes(dots), picture.width, picture.height, 4 * picture.width, form)
        if self._is_wanted:
            self._painter.drawImage(self._box(box), image)

    def part(self, role: Role, spoken: str = "") -> AbstractContextManager[None]:  # noqa: ARG002 - as above
        """Draw what is drawn meanwhile."""
        return nullcontext()

    def unspoken(self) -> AbstractContextManager[None]:
        """Draw what is drawn meanwhile."""
        return nullcontext()

    def of_text(self) -> AbstractContextManager[None]:
        """Show the texts that are shown meanwhile."""
        return nullcontext()

    def show(
        self,
        left: float,
        baseline: float,
        line: str,
        style: Style,
        *,
        is_next_line: bool = False,  # noqa: ARG002 - a picture is not read aloud
    ) -> None:
        """Draw `line` word by word, each where it stands in print."""
        from PySide6.QtCore import QPointF  # noqa: PLC0415
        from PySide6.QtGui import QColor, QPen  # noqa: PLC0415

        if not self._is_wanted:
            return
        painter = self._painter
        painter.save()
        painter.setFont(_font(style))
        painter.setPen(style.colour)
        painter.translate(*self._place(left, baseline))
        painter.scale(style.stretch / _LARGER, 1.0 / _LARGER)
        for run in (line,) if style.face.has(line) else script_runs(line, style.face):
            if isinstance(run, str):
                for start, word in placed_words(run, style):
                    painter.drawText(QPointF(start * self._dots * _LARGER, 0.0), word)
            else:
                em = style.points * POINT_MM * self._dots * _LARGER
                path = _outlines(run, em)
                painter.fillPath(path, QColor(style.colour))
                if style.is_bold:
                    painter.strokePath(path, QPen(QColor(style.colour), BOLD_LINE * em))
            painter.translate(run_width(run, style) / style.stretch * self._dots * _LARGER, 0.0)
        painter.restore()

    def next_page(self) -> None:
        """Go on with an empty page."""
        self.page += 1

    @property
    def _is_wanted(self) -> bool:
        return self.page == self._wanted

    def _place(self, left: float, top: float) -> tuple[float, float]:
        return (left + self._margin) * self._dots, (top + self._margin) * self._dots

    def _box(self, box: Box) -> QRectF:
        from PySide6.QtCore import QRectF  # noqa: PLC0415

        left, top, width, height = box
        return QRectF(*self._place(left, top), width * self._dots, height * self._dots)

    def _pen(self, pen: Pen) -> QPen:
        from PySide6.QtCore import Qt  # noqa: PLC0415
        from PySide6.QtGui import QColor, QPen  # noqa: PLC0415

        found = QPen(QColor(pen.colour), pen.thickness * self._dots)
        found.setCapStyle(Qt.PenCapStyle.FlatCap)
        found.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        if pen.is_dashed:
            found.setDashPattern(DASHES)
        return found


def _outlines(run: GlyphRun, em: float) -> QPainterPath:
    """Return the shapes of `run`, whose letters are `em` large, from its start on the baseline."""
    from PySide6.QtCore import Qt  # noqa: PLC0415
    from PySide6.QtGui import QPainterPath, QTransform  # noqa: PLC0415
    from uharfbuzz import DrawFuncs  # noqa: PLC0415

    pen = DrawFuncs()
    pen.set_move_to_func(lambda x, y, to: to.moveTo(x, -y))
    pen.set_line_to_func(lambda x, y, to: to.lineTo(x, -y))
    pen.set_quadratic_to_func(lambda x1, y1, x, y, to: to.quadTo(x1, -y1, x, -y))
    pen.set_cubic_to_func(lambda x1, y1, x2, y2, x, y, to: to.cubicTo(x1, -y1, x2, -y2, x, -y))
    path, scale, left = QPainterPath(), em / run.face.upem, 0.0
    path.setFillRule(Qt.FillRule.WindingFill)
    for glyph in run.glyphs:
        shape = QPainterPath()
        run.face.font.draw_glyph(glyph.number, pen, shape)
        place = QTransform.fromTranslate(left + glyph.across * em, -glyph.up * em).scale(scale, scale)
        path.addPath(place.map(shape))
        left += glyph.advance * em
    return path


def _font(style: Style) -> QFont:
    from PySide6.QtGui import QFont  # noqa: PLC0415

    font = QFont(MONO if style.is_fixed else NARROW if style.is_narrow else SANS)
    font.setPointSizeF(style.points * _LARGER)
    font.setBold(style.is_bold)
    font.setKerning(False)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(QFont.Tag("liga"), 0)
    return font


@contextmanager
def drawing_at_hand() -> Iterator[None]:
    """Have Qt's drawing at hand: the window's, or one that is started and ended here, without a display."""
    try:
        from PySide6.QtCore import QSysInfo  # noqa: PLC0415
        from PySide6.QtGui import QGuiApplication  # noqa: PLC0415
    except ImportError as error:
        text = translate("reasons", "a library is missing ({error})")
        raise PrintingUnavailable(text.format(error=error)) from error
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
    if set(FAMILIES) <= set(QFontDatabase.families()):
        return
    for stem in (font_file_stem(family, is_bold=bold) for family in FAMILIES for bold in (False, True)):
        if QFontDatabase.addApplicationFontFromData(QByteArray(font_data(stem))) < 0:
            raise PrintingUnavailable(translate("reasons", "a font of the program cannot be used"))
