"""The button that shows what is typed into a line for a secret, and hides it again."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

_ROOM: Final = 32


class ShowButton(QPushButton):
    """Stands for `lines`, whose text nobody sees until it is pressed; emptied, they hide again."""

    def __init__(self, parent: QWidget, *lines: QLineEdit) -> None:
        super().__init__(parent)
        self._lines = lines
        self.setAutoDefault(False)
        self.setToolTip(self.tr("Show what you type, when nobody is looking over your shoulder"))
        both = (self.tr("Show"), self.tr("Hide"))
        self.setMinimumWidth(max(self.fontMetrics().horizontalAdvance(words) for words in both) + _ROOM)
        for line in lines:
            line.textChanged.connect(self._on_line_text_changed)
        self.clicked.connect(self._on_clicked)
        self.show_lines(is_shown=False)

    @property
    def is_shown(self) -> bool:
        """Whether the lines can be read."""
        return self._is_shown

    def show_lines(self, *, is_shown: bool) -> None:
        """Let the lines be read, or hide them."""
        self._is_shown = is_shown
        modes = QLineEdit.EchoMode
        for line in self._lines:
            line.setEchoMode(modes.Normal if is_shown else modes.Password)
        self.setText(self.tr("Hide") if is_shown else self.tr("Show"))

    def _on_clicked(self) -> None:
        self.show_lines(is_shown=not self._is_shown)

    def _on_line_text_changed(self) -> None:
        if self._is_shown and not any(line.text() for line in self._lines):
            self.show_lines(is_shown=False)
