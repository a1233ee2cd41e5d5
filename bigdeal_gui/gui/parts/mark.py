"""One of the program's drawings as a widget."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.parts import icons


class Mark(QWidget):
    """One of the program's drawings as a widget, in a colour of the palette."""

    def __init__(self, name: str, size: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = name
        self._role = QPalette.ColorRole.WindowText
        self.setFixedSize(QSize(size, size))

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
        icons.paint(
            painter, icons.OUTLINES[self._name], QRectF(self.rect()), self.palette().color(self._role)
        )
        painter.end()
