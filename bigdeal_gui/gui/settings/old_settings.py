"""The button that takes over Big Deal's settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDir, Signal
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.pages.settings import read_old_settings
from bigdeal_gui.storage.big_deal_ini import UNIX_NAME, WINDOWS_NAME

translate = QCoreApplication.translate


def choose_old_settings(parent: QWidget) -> str:
    """Return the file of Big Deal's settings that the user picked, empty when the dialog was cancelled."""
    title = translate("OldSettingsButton", "Settings of Big Deal")
    dialog = QFileDialog(parent, title, str(Path.home()))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    kind = translate("OldSettingsButton", "Settings of Big Deal ({names})")
    dialog.setNameFilters(
        [kind.format(names=f"{WINDOWS_NAME} {UNIX_NAME}"), translate("OldSettingsButton", "All files (*)")]
    )
    dialog.setFilter(dialog.filter() | QDir.Filter.Hidden)
    files = dialog.selectedFiles() if dialog.exec() else []
    return files[0] if files else ""


class OldSettingsButton(QPushButton):
    """`imported` carries the `OldSettings` that were read, `failed` the error where none could be.

    `choose_file` returns the chosen path, empty when the dialog was cancelled.
    """

    imported = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QWidget, choose_file: Callable[[QWidget], str] = choose_old_settings) -> None:
        super().__init__(parent)
        self._choose_file = choose_file
        self.setText(self.tr("Im&port old settings…"))
        self.setAccessibleName(self.tr("Import old settings"))
        self.setToolTip(
            self.tr("Read the identification and formats from Big Deal’s {windows} or {unix}").format(
                windows=WINDOWS_NAME, unix=UNIX_NAME
            )
        )
        self.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        if not (chosen := self._choose_file(self)):
            return
        try:
            read = read_old_settings(Path(chosen))
        except AppError as error:
            self.failed.emit(error)
        else:
            self.imported.emit(read)
