"""A push button with one of the program's drawings."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QPushButton, QWidget

from bigdeal_gui.gui.parts.look import icons


class IconButton(QPushButton):
    """Shows the drawing `shape` before its words, in the colours that are in force."""

    def __init__(self, shape: str, words: str, parent: QWidget) -> None:
        super().__init__(words, parent, autoDefault=False)
        self._shape = shape
        self._paint_icon()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Repaint the icon when the colours change."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._paint_icon()

    def _paint_icon(self) -> None:
        self.setIcon(icons.icon(self._shape, (self.parentWidget() or self).palette()))
