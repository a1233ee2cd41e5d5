"""What is copied from a label: a path without the places where the label may break the line."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel

from bigdeal_gui.pages.path_words import unbroken


class CopiedText(QObject):
    """Watches the clipboard, and what X11 pastes with the middle button, while `parent` is there.

    Qt has no other place: a label gives out its selection itself. What other programs copy is left alone.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clipboard = QGuiApplication.clipboard()
        self._clipboard.changed.connect(self._on_clipboard_changed)

    def _on_clipboard_changed(self, mode: QClipboard.Mode) -> None:
        label = QApplication.focusWidget()
        if not (isinstance(label, QLabel) and label.hasSelectedText()):
            return
        text = self._clipboard.text(mode)
        if (whole := unbroken(text)) != text:
            self._clipboard.setText(whole, mode)
