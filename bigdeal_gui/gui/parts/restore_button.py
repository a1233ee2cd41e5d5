"""The button that brings a backup back: the journal, and what is missing of settings, presets and logo."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit, QPushButton, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.services.moving import needs_passphrase, restore_club

if TYPE_CHECKING:
    from bigdeal_gui.storage.settings import Settings

translate = QCoreApplication.translate


def choose_backup(parent: QWidget) -> str:
    """Return the backup that the user picked, empty when the dialog was cancelled."""
    name, _filter = QFileDialog.getOpenFileName(
        parent,
        translate("RestoreButton", "Restore a backup"),
        str(Path.home()),
        ";;".join(
            (translate("HistoryWords", "Backup (*.backup)"), translate("RestoreButton", "All files (*)"))
        ),
    )
    return name


def ask_passphrase(name: str, parent: QWidget) -> str:
    """Return the passphrase of the sealed backup `name`, empty when the dialog was cancelled."""
    dialog = FormDialog(
        translate("RestoreButton", "The backup is sealed"),
        name,
        translate("RestoreButton", "&Restore"),
        parent,
    )
    line = dialog.add_line(translate("RestoreButton", "&Passphrase"), "", 500)
    line.setEchoMode(QLineEdit.EchoMode.Password)
    line.setFocus()
    return line.text() if dialog.exec() == QDialog.DialogCode.Accepted else ""


class RestoreButton(QPushButton):
    """`restored` carries what came back, a `Restored`; `failed` the error where nothing did.

    `before` returns the settings in force. `choose_file` and `ask` stand in for the dialogs.
    """

    restored = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        before: Callable[[], Settings],
        *,
        choose_file: Callable[[QWidget], str] = choose_backup,
        ask: Callable[[str, QWidget], str] = ask_passphrase,
    ) -> None:
        super().__init__(parent)
        self._before = before
        self.choose_file = choose_file
        self.ask = ask
        self.setText(self.tr("Restore…"))
        self.setAccessibleName(self.tr("Restore a backup"))
        self.setToolTip(self.tr("Bring journal, settings and presets back from a backup"))
        self.setAutoDefault(False)
        self.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        if not (chosen := self.choose_file(self)):
            return
        source = Path(chosen)
        try:
            passphrase = self.ask(source.name, self) if needs_passphrase(source) else ""
            if passphrase or not needs_passphrase(source):
                self.restored.emit(restore_club(source, self._before(), passphrase=passphrase))
        except AppError as error:
            self.failed.emit(error)
