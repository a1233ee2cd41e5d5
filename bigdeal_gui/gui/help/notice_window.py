"""The works of others inside the program with their licences in full, in a window of its own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from bigdeal_gui import PROGRAM_NAME

_LETTERS_WIDE: Final = 126
_LINES_HIGH: Final = 36
_ROOM: Final = QSize(8, 40)
"""Pixels that a window's frame takes."""


class NoticeWindow(QDialog):
    """Shows the text `notice`, which can be read, searched by eye and copied; Esc closes it."""

    def __init__(self, notice: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Licences – {program}").format(program=PROGRAM_NAME))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.text = QPlainTextEdit(notice, self)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Licences of everything in the program"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close = self._buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("&Close"))
        close.setAccessibleName(self.tr("Close"))
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text, 1)
        layout.addWidget(self._buttons)
        metrics = self.text.fontMetrics()
        wanted = QSize(metrics.averageCharWidth() * _LETTERS_WIDE, metrics.lineSpacing() * _LINES_HIGH)
        self.resize(wanted.boundedTo(self.screen().availableGeometry().size() - _ROOM))
