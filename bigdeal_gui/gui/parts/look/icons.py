"""The program's own drawings: outlines on a 24-unit grid, painted in the palette's colours.

Painted rather than loaded, so that they are sharp at every scale, follow light and dark, and need no
image plugin in a frozen program.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPalette, QPen, QPixmap, QPixmapCache

GRID: Final = 24.0
_STROKE: Final = 1.75
_SIZES: Final = (16, 22, 33, 44)
_MODES: Final = (
    (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
    (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
)

# Each drawing is a run of strokes: M, L, C and Z as in SVG (absolute), O x y radius for a circle,
# R x y width height radius for a rounded rectangle.
OUTLINES: Final[dict[str, str]] = {
    "deal": "R 3.5 6.5 9 13 1.8 M 9.2 3.9 L 16.2 3.9 C 17.3 3.9 18 4.6 18 5.7 L 18 15.4"
    " M 14.5 1.6 L 19 1.6 C 20.4 1.6 21.2 2.4 21.2 3.8 L 21.2 11.5",
    "tournament": "M 7 3.5 L 17 3.5 L 17 9 C 17 12 15 14 12 14 C 9 14 7 12 7 9 Z"
    " M 7 5 L 3.5 5 C 3.5 8.5 5 10 7.3 10 M 17 5 L 20.5 5 C 20.5 8.5 19 10 16.7 10"
    " M 12 14 L 12 18 M 8 20.5 L 16 20.5 M 9.5 18 L 14.5 18",
    "check": "O 12 12 9 M 8 12.3 L 11 15.3 L 16.3 9.3",
    "history": "O 12 12 9 M 12 6.8 L 12 12 L 15.8 14.2",
    "records": "R 5 3 14 18 2 M 8.5 8 L 15.5 8 M 8.5 12 L 15.5 12 M 8.5 16 L 12.5 16",
    "settings": "M 3.5 7 L 12.5 7 M 17.5 7 L 20.5 7 O 15 7 2.5"
    " M 3.5 17 L 6.5 17 M 11.5 17 L 20.5 17 O 9 17 2.5",
    "help": "O 12 12 9 M 9.4 9.6 C 9.4 8 10.5 7.1 12 7.1 C 13.5 7.1 14.6 8 14.6 9.4"
    " C 14.6 11.4 12 11.6 12 13.8 M 12 16.9 L 12 17",
    "about": "O 12 12 9 M 12 11 L 12 16.5 M 12 7.4 L 12 7.5",
    "folder": "M 3.5 6.5 C 3.5 5.4 4.2 4.7 5.3 4.7 L 9.3 4.7 L 11.4 7.2 L 18.7 7.2 C 19.8 7.2 20.5 7.9 20.5 9"
    " L 20.5 17.5 C 20.5 18.6 19.8 19.3 18.7 19.3 L 5.3 19.3 C 4.2 19.3 3.5 18.6 3.5 17.5 Z",
    "next": "O 12 12 9 M 10.3 8 L 14.3 12 L 10.3 16",
    "to-come": "O 12 12 9",
    "publish": "R 4.5 5.5 15 15 2 O 12 5.5 1.9 M 8.3 11.2 L 15.7 11.2 M 8.3 15.2 L 13.5 15.2",
    "secret": "R 5 10.5 14 10 2 M 8 10.5 L 8 7.6 C 8 5 9.7 3.4 12 3.4 C 14.3 3.4 16 5 16 7.6 L 16 10.5"
    " M 12 14.3 L 12 16.7",
    "collecting": "M 3.5 12 L 7.5 12 L 10 6 L 14 18 L 16.5 12 L 20.5 12",
    "warning": "M 12 4 L 21 19.5 L 3 19.5 Z M 12 10 L 12 14.2 M 12 16.9 L 12 17",
    "error": "O 12 12 9 M 9 9 L 15 15 M 15 9 L 9 15",
    "drop": "M 12 3.5 L 12 14.5 M 7.5 10 L 12 14.5 L 16.5 10"
    " M 4 15.5 L 4 18.5 C 4 19.6 4.9 20.5 6 20.5 L 18 20.5 C 19.1 20.5 20 19.6 20 18.5 L 20 15.5",
    "boxes": "R 3.5 3.5 17 17 2 M 12 3.5 L 12 20.5 M 3.5 12 L 20.5 12",
    "play": "O 12 12 9 M 10 8.2 L 15.8 12 L 10 15.8 Z",
    "open": "M 2.5 12 C 5 7.5 8.3 5.5 12 5.5 C 15.7 5.5 19 7.5 21.5 12 C 19 16.5 15.7 18.5 12 18.5"
    " C 8.3 18.5 5 16.5 2.5 12 Z O 12 12 2.8",
    "elsewhere": "M 13 4 L 18.5 4 C 19.6 4 20.5 4.9 20.5 6 L 20.5 18 C 20.5 19.1 19.6 20 18.5 20 L 13 20"
    " M 3.5 12 L 14 12 M 10 8 L 14 12 L 10 16",
    "undo": "M 8.5 4.5 L 4 9 L 8.5 13.5 M 4 9 L 14.5 9 C 17.8 9 20 11.2 20 14.2 C 20 17.3 17.8 19.5 14.5 19.5"
    " L 10 19.5",
    "more": "M 9.5 6.5 L 15 12 L 9.5 17.5",
    "less": "M 6.5 9.5 L 12 15 L 17.5 9.5",
    "close": "M 6.5 6.5 L 17.5 17.5 M 17.5 6.5 L 6.5 17.5",
}
"""Name to strokes; every icon in the window is one of these."""

SUITS: Final[dict[str, str]] = {
    "spade": "M 12 2.5 C 10 6.5 3.5 9.5 3.5 14 C 3.5 17 5.6 18.6 7.8 18.6 C 9.4 18.6 10.6 17.8 11.3 16.6"
    " C 11.2 18.8 10.4 20.5 8.8 21.5 L 15.2 21.5 C 13.6 20.5 12.8 18.8 12.7 16.6"
    " C 13.4 17.8 14.6 18.6 16.2 18.6 C 18.4 18.6 20.5 17 20.5 14 C 20.5 9.5 14 6.5 12 2.5 Z",
    "heart": "M 12 21 C 10 17.5 3 13.5 3 8.3 C 3 5.2 5.2 3.2 7.7 3.2 C 9.6 3.2 11.2 4.3 12 6.2"
    " C 12.8 4.3 14.4 3.2 16.3 3.2 C 18.8 3.2 21 5.2 21 8.3 C 21 13.5 14 17.5 12 21 Z",
    "diamond": "M 12 2.3 C 13.8 5.8 16.2 9 19.2 12 C 16.2 15 13.8 18.2 12 21.7"
    " C 10.2 18.2 7.8 15 4.8 12 C 7.8 9 10.2 5.8 12 2.3 Z",
    "club": "M 11.3 15.6 C 10.6 16.9 9.3 17.7 7.7 17.7 C 5.1 17.7 3.2 15.8 3.2 13.4 C 3.2 11 5.1 9.1 7.6 9.1"
    " C 8 9.1 8.4 9.2 8.8 9.3 C 8.1 8.5 7.8 7.6 7.8 6.6 C 7.8 4.2 9.6 2.4 12 2.4"
    " C 14.4 2.4 16.2 4.2 16.2 6.6 C 16.2 7.6 15.9 8.5 15.2 9.3 C 15.6 9.2 16 9.1 16.4 9.1"
    " C 18.9 9.1 20.8 11 20.8 13.4 C 20.8 15.8 18.9 17.7 16.3 17.7 C 14.7 17.7 13.4 16.9 12.7 15.6"
    " C 12.8 18.3 13.6 20.4 15.2 21.5 L 8.8 21.5 C 10.4 20.4 11.2 18.3 11.3 15.6 Z",
}
"""The four suits as closed shapes, for filling."""

_STEP: Final = re.compile(r"([A-Z])([^A-Z]*)")


@cache
def stroke_path(strokes: str) -> QPainterPath:
    """Return the path of `strokes`, on the 24-unit grid, to be drawn and not to be changed."""
    drawn = QPainterPath()
    for letter, numbers in _STEP.findall(strokes):
        n = [float(number) for number in numbers.split()]
        if letter == "M":
            drawn.moveTo(*n)
        elif letter == "L":
            drawn.lineTo(*n)
        elif letter == "C":
            drawn.cubicTo(*n)
        elif letter == "O":
            drawn.addEllipse(QPointF(n[0], n[1]), n[2], n[2])
        elif letter == "R":
            drawn.addRoundedRect(QRectF(n[0], n[1], n[2], n[3]), n[4], n[4])
        else:
            drawn.closeSubpath()
    return drawn


def paint_strokes(
    painter: QPainter, strokes: str, where: QRectF, colour: QColor, width: float = _STROKE
) -> None:
    """Draw the outline of `strokes` into the square `where`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(where.topLeft())
    painter.scale(where.width() / GRID, where.height() / GRID)
    painter.setPen(
        QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(stroke_path(strokes))
    painter.restore()


def fill_strokes(painter: QPainter, strokes: str, where: QRectF, colour: QColor) -> None:
    """Fill the closed shape of `strokes` into the square `where`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(where.topLeft())
    painter.scale(where.width() / GRID, where.height() / GRID)
    painter.fillPath(stroke_path(strokes), colour)
    painter.restore()


def icon_pixmap(name: str, size: int, colour: QColor, scale: float = 1.0) -> QPixmap:
    """Return the icon `name`, `size` logical pixels wide, for a screen of `scale` pixels each."""
    key = f"{name} {size} {colour.name(QColor.NameFormat.HexArgb)} {scale}"
    kept = QPixmap()
    if QPixmapCache.find(key, kept):
        return kept
    drawn = _drawn(name, size, colour, scale)
    QPixmapCache.insert(key, drawn)
    return drawn


def _drawn(name: str, size: int, colour: QColor, scale: float) -> QPixmap:
    drawn = QPixmap(round(size * scale), round(size * scale))
    drawn.setDevicePixelRatio(scale)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    paint_strokes(painter, OUTLINES[name], QRectF(0, 0, size, size), colour)
    painter.end()
    return drawn


def row_icon(name: str, palette: QPalette, colour: QColor | None = None) -> QIcon:
    """Return the icon `name` for the row of a table, readable where the row is chosen as well.

    `colour` is the one it has elsewhere; None for that of text.
    """
    drawn = QIcon()
    plain = palette.color(QPalette.ColorRole.Text) if colour is None else colour
    chosen = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.HighlightedText)
    for size in _SIZES:
        drawn.addPixmap(icon_pixmap(name, size, plain))
        drawn.addPixmap(icon_pixmap(name, size, chosen), QIcon.Mode.Selected)
    return drawn


def icon(name: str, palette: QPalette, *, is_always_on: bool = False) -> QIcon:
    """Return the icon `name` in the text colours of `palette`.

    `is_always_on` is for a button that is never disabled.
    """
    whole = QIcon()
    for mode, group in _MODES[: 1 if is_always_on else None]:
        colour = palette.color(group, QPalette.ColorRole.WindowText)
        for size in _SIZES:
            whole.addPixmap(icon_pixmap(name, size, colour), mode)
    return whole
