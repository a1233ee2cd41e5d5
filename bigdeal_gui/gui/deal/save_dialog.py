"""Asks where a set goes: a folder and one name for all its files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

translate = QCoreApplication.translate


def choose_target(folder: Path, name: str, parent: QWidget) -> Path | None:
    """Return the folder and name that the user picked, None when the dialog was cancelled.

    `folder` and `name` are proposed. Nothing is ever overwritten, so the dialog does not offer to.
    """
    dialog = QFileDialog(parent, translate("SaveDialog", "Deal session: name of the set"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
    dialog.setNameFilters([translate("SaveDialog", "All files of the set (*)")])
    dialog.setLabelText(QFileDialog.DialogLabel.Accept, translate("SaveDialog", "Deal"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileName, translate("SaveDialog", "Name of the set:"))
    dialog.setDirectory(str(folder))
    dialog.selectFile(name)
    if dialog.exec() != QFileDialog.DialogCode.Accepted:
        return None
    files = dialog.selectedFiles()
    return Path(files[0]) if files else None
