"""The sign of a light: a drawing whose shape says the same as its colour."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.parts.look import icons
from bigdeal_gui.gui.parts.look.appearance import good_colour, open_colour
from bigdeal_gui.pages.verify import Light

SHAPES: Final = {
    Light.GREEN: "check",
    Light.WAITING: "to-come",
    Light.AMBER: "open",
    Light.RED: "error",
    Light.NONE: "to-come",
}


def light_colour(light: Light, palette: QPalette) -> QColor:
    """Return the colour of `light`."""
    if light is Light.GREEN:
        return good_colour(palette)
    if light is Light.AMBER:
        return open_colour(palette)
    if light is Light.WAITING:
        return palette.color(QPalette.ColorRole.Link)
    role = QPalette.ColorRole.BrightText if light is Light.RED else QPalette.ColorRole.PlaceholderText
    return palette.color(role)


class LightMark(QWidget):
    """A light as a drawing; `shape` is another than that of its light, where it is given."""

    def __init__(self, light: Light, size: int, parent: QWidget, shape: str = "") -> None:
        super().__init__(parent)
        self.light = light
        self._shape = shape
        self.setFixedSize(size, size)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw."""
        painter = QPainter(self)
        colour = light_colour(self.light, self.palette())
        shape = self._shape or SHAPES[self.light]
        icons.paint_strokes(painter, icons.OUTLINES[shape], QRectF(self.rect()), colour)
        painter.end()
