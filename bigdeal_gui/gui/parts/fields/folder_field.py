"""A folder, typed or chosen; empty means that the program asks each time."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QLineEdit, QPushButton, QWidget

from bigdeal_gui.gui.parts.look.labels import hint_label
from bigdeal_gui.gui.parts.look.spacing import column_layout, row_layout


class FolderField(QWidget):
    """A line for the path and a button that opens the system's dialog.

    `changed` is emitted when the user has finished with a new path. `choose_folder` takes the folder to
    start from and returns the chosen one, empty when the dialog was cancelled.
    """

    changed = Signal()

    def __init__(
        self, name: str, button: str, parent: QWidget, choose_folder: Callable[[str], str] | None = None
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._choose_folder = choose_folder or self._ask
        self._shown: Path | None = None
        self._to_be_made: Path | None = None
        self.line = QLineEdit(self, placeholderText=self.tr("asked each time"))
        self.line.setAccessibleName(name)
        self.button = QPushButton(button, self)
        self.button.setAccessibleName(self.tr("Choose: {what}").format(what=name))
        self.missing = hint_label(self.tr("This folder cannot be found at the moment."), self)
        row = row_layout((self.line, 1), self.button)
        column_layout(row, self.missing, on=self, spacing=4)
        self._look()
        self.setFocusProxy(self.line)
        self.line.editingFinished.connect(self._on_line_editing_finished)
        self.button.clicked.connect(self._on_button_clicked)

    @property
    def folder(self) -> Path | None:
        """The folder; None where the line is empty."""
        text = self.line.text().strip()
        return Path(text).absolute() if text else None

    @property
    def existing(self) -> Path | None:
        """The folder, if it is one; None also where the system refuses to look at it."""
        folder = self.folder
        return folder if folder and os.path.isdir(folder) else None  # noqa: PTH112 - never raises

    def set_folder(self, folder: Path | None, *, is_to_be_made: bool = False) -> None:
        """Show `folder`; where it `is_to_be_made` by the work, nobody is told that it is not there."""
        self._shown = folder
        self._to_be_made = folder.absolute() if folder is not None and is_to_be_made else None
        self.line.setText(str(folder) if folder else "")
        self.line.setCursorPosition(0)
        self._look()

    def _look(self) -> None:
        folder = self.folder
        is_wanted = folder is not None and folder != self._to_be_made
        self.missing.setVisible(is_wanted and self.existing is None)

    def _ask(self, start: str) -> str:
        return QFileDialog.getExistingDirectory(self, self._name, start)

    def _on_button_clicked(self) -> None:
        start = self.folder or Path.home()
        if chosen := self._choose_folder(str(start)):
            self.line.setText(str(Path(chosen)))
            self._on_line_editing_finished()

    def _on_line_editing_finished(self) -> None:
        if self.folder != self._shown:
            self._shown = self.folder
            self._look()
            self.changed.emit()
