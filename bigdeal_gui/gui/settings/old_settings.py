"""The button that takes over Big Deal's settings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, Signal
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from bigdeal_gui.errors import AppError
from bigdeal_gui.pages.settings import read_old_settings
from bigdeal_gui.storage.big_deal_ini import UNIX_NAME, WINDOWS_NAME

if TYPE_CHECKING:
    from collections.abc import Callable


class OldSettingsButton(QPushButton):
    """`imported` carries the `OldSettings` that were read, `failed` the error where none could be.

    `choose_file` returns the chosen path, empty when the dialog was cancelled.
    """

    imported = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QWidget, choose_file: Callable[[], str] | None = None) -> None:
        super().__init__(parent)
        self._choose_file = choose_file or self._ask
        self.setText(self.tr("Im&port old settings…"))
        self.setAccessibleName(self.tr("Import old settings"))
        self.setToolTip(
            self.tr("Read the identification and formats from Big Deal’s {windows} or {unix}").format(
                windows=WINDOWS_NAME, unix=UNIX_NAME
            )
        )
        self.clicked.connect(self._on_clicked)

    def _ask(self) -> str:
        dialog = QFileDialog(self, self.tr("Settings of Big Deal"), str(Path.home()))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        names = f"{WINDOWS_NAME} {UNIX_NAME}"
        dialog.setNameFilters(
            [self.tr("Settings of Big Deal ({names})").format(names=names), self.tr("All files (*)")]
        )
        dialog.setFilter(dialog.filter() | QDir.Filter.Hidden)
        files = dialog.selectedFiles() if dialog.exec() else []
        return files[0] if files else ""

    def _on_clicked(self) -> None:
        if not (chosen := self._choose_file()):
            return
        try:
            read = read_old_settings(Path(chosen))
        except AppError as error:
            self.failed.emit(error)
        else:
            self.imported.emit(read)
