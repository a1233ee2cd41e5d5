"""One of the program's drawings as a widget."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.parts.look import icons
from bigdeal_gui.gui.parts.look.appearance import scaled_pixels, text_scale


class Mark(QWidget):
    """One of the program's drawings, `size` pixels wide and high at 100 %, in a colour of the palette."""

    def __init__(
        self, name: str, size: int, parent: QWidget, role: QPalette.ColorRole = QPalette.ColorRole.WindowText
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._role = role
        self._size = size
        self._fit()

    def resize_to(self, size: int) -> None:
        """Be `size` pixels wide and high where text is of 100 %."""
        self._size = size
        self._fit()

    def _fit(self) -> None:
        side = scaled_pixels(self._size, text_scale(self.font().pointSizeF()))
        self.setFixedSize(QSize(side, side))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Grow with the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    @property
    def shape(self) -> tuple[str, QPalette.ColorRole]:
        """The drawing and the role of its colour."""
        return self._name, self._role

    def show_shape(self, name: str, role: QPalette.ColorRole) -> None:
        """Change the drawing and its colour."""
        if (name, role) != (self._name, self._role):
            self._name, self._role = name, role
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw."""
        painter = QPainter(self)
        icons.paint_strokes(
            painter, icons.OUTLINES[self._name], QRectF(self.rect()), self.palette().color(self._role)
        )
        painter.end()
