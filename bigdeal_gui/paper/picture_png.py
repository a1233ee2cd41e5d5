"""A described picture as a PNG, with the program's own fonts; Qt's QtGui draws it, and is loaded for that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.picture import INK, PAPER, Area, LevelLine, Picture, Piece, Text
from bigdeal_gui.paper.fonts.program_fonts import SANS
from bigdeal_gui.paper.preview import drawing_at_hand

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPainter


DOTS_PER_PIXEL: Final = 2
"""So many dots a side make one pixel of the description, for fine screens and for print."""

_DOTS_PER_METRE: Final = round(DOTS_PER_PIXEL * 96 / 0.0254)


def picture_png(picture: Picture) -> bytes:
    """Return the PNG of `picture`.

    Raises:
        PrintingUnavailable: Qt does not load here, or a font of the program is missing.
    """
    with drawing_at_hand():
        from PySide6.QtCore import QBuffer, QIODevice  # noqa: PLC0415
        from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415

        image = QImage(
            picture.width * DOTS_PER_PIXEL, picture.height * DOTS_PER_PIXEL, QImage.Format.Format_RGB32
        )
        image.fill(PAPER)
        image.setText("Title", picture.title)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(DOTS_PER_PIXEL, DOTS_PER_PIXEL)
        for piece in picture.pieces:
            _draw(painter, piece)
        painter.end()
        image.setDotsPerMeterX(_DOTS_PER_METRE)
        image.setDotsPerMeterY(_DOTS_PER_METRE)
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")  # type: ignore[call-overload]  # Qt's own sheet of types wants bytes here
        return bytes(buffer.data().data())


def _draw(painter: QPainter, piece: Piece) -> None:
    from PySide6.QtCore import QPointF, QRectF  # noqa: PLC0415
    from PySide6.QtGui import QColor, QFontMetricsF  # noqa: PLC0415

    match piece:
        case Area(left, top, width, height, fill):
            painter.fillRect(QRectF(left, top, width, height), QColor(fill))
        case LevelLine(left, top, width, thickness):
            painter.fillRect(QRectF(left, top - thickness / 2, width, thickness), QColor(INK))
        case _:
            font = _font(piece)
            before = QFontMetricsF(font).horizontalAdvance(piece.text) / 2 if piece.is_centred else 0.0
            painter.setFont(font)
            painter.setPen(QColor(INK))
            painter.drawText(QPointF(piece.left - before, piece.baseline), piece.text)


def _font(text: Text) -> QFont:
    from PySide6.QtGui import QFont  # noqa: PLC0415

    font = QFont(SANS)
    font.setPixelSize(text.size)
    font.setBold(text.is_bold)
    # Letters stand where the picture's measures put them, not where a screen's dots would have them.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
