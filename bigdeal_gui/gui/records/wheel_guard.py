"""Scrolling a page with the wheel changes no value that happens to pass under the mouse."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QWidget


class CalmWheel(QObject):
    """Lets the wheel turn values below `part` only while their control has the focus."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        for control in (*part.findChildren(QComboBox), *part.findChildren(QAbstractSpinBox)):
            control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            control.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Pass the wheel on to the page."""
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)
