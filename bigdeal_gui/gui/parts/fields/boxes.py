"""Check boxes and radio buttons that can be hit anywhere in their row, not on 18 pixels of its height."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QCheckBox, QRadioButton, QWidget

LEAST_HEIGHT: Final = 26
"""Pixels; WCAG 2.2 asks for 24."""


class CheckBox(QCheckBox):
    """A check box as high as its row."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setMinimumHeight(LEAST_HEIGHT)

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt's name
        """Tell whether a click at `pos` switches it: above and below the words as well."""
        return self.rect().contains(pos) and super().hitButton(QPoint(pos.x(), self.height() // 2))


class RadioButton(QRadioButton):
    """A radio button as high as its row."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setMinimumHeight(LEAST_HEIGHT)

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt's name
        """Tell whether a click at `pos` chooses it: above and below the words as well."""
        return self.rect().contains(pos) and super().hitButton(QPoint(pos.x(), self.height() // 2))
