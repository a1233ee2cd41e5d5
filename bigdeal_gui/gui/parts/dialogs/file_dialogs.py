"""The system's own windows for files: which to read, where a new one goes, which folder, what is in one.

Qt's classes are named through their modules: PySide6 makes each when it is first named.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui, QtWidgets

from bigdeal_gui.formats.table import BOARD_SUFFIXES

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

translate = QtCore.QCoreApplication.translate


def choose_files(folder: Path, parent: QWidget) -> list[Path]:
    """Return the files of boards that the user picked; none when the dialog was cancelled."""
    suffixes = [f"*{suffix}" for suffix in (*BOARD_SUFFIXES, ".zip", ".gz")]
    kind = translate("FileDialogs", "Files of boards ({suffixes})").format(suffixes=" ".join(suffixes))
    title = translate("FileDialogs", "Files of boards to check")
    names, _filter = QtWidgets.QFileDialog.getOpenFileNames(parent, title, str(folder), _or_any(kind))
    return [Path(name) for name in names]


def choose_new_file(title: str, kind: str, proposed: Path, parent: QWidget) -> Path | None:
    """Return where a new file goes, None when the dialog was cancelled.

    `kind` is the filter, such as `PDF (*.pdf)`; a name typed without ending gets that of `proposed`. Nothing
    is ever overwritten, so the dialog does not offer to.
    """
    dialog = QtWidgets.QFileDialog(parent, title, str(proposed.parent), kind)
    dialog.setDefaultSuffix(proposed.suffix)
    return _new_path(dialog, proposed.name)


def choose_set_name(folder: Path, name: str, parent: QWidget) -> Path | None:
    """Return the folder and the one name for all converted files, None when the dialog was cancelled."""
    title = translate("FileDialogs", "Convert: name of the new files")
    return ask_set_name(title, translate("FileDialogs", "Convert"), folder / name, parent)


def ask_set_name(title: str, accept: str, proposed: Path, parent: QWidget) -> Path | None:
    """Return the folder and the one name for all files of a set, None when the dialog was cancelled.

    `accept` stands on the button. Nothing is ever overwritten, so the dialog does not offer to.
    """
    kind = translate("FileDialogs", "All files of the set (*)")
    dialog = QtWidgets.QFileDialog(parent, title, str(proposed.parent), kind)
    label = QtWidgets.QFileDialog.DialogLabel
    dialog.setLabelText(label.Accept, accept)
    dialog.setLabelText(label.FileName, translate("FileDialogs", "Name of the set:"))
    return _new_path(dialog, proposed.name)


def _new_path(dialog: QtWidgets.QFileDialog, name: str) -> Path | None:
    """Ask for something new with `dialog`, proposing `name`."""
    dialog.setAcceptMode(QtWidgets.QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QtWidgets.QFileDialog.FileMode.AnyFile)
    dialog.setOption(QtWidgets.QFileDialog.Option.DontConfirmOverwrite)
    dialog.selectFile(name)
    if dialog.exec() != QtWidgets.QFileDialog.DialogCode.Accepted:
        return None
    files = dialog.selectedFiles()
    return Path(files[0]) if files else None


def choose_tournament(folder: Path, parent: QWidget) -> list[Path]:
    """Return the pack, or the plan with other files, that the user picked; none when it was cancelled."""
    kind = translate("FileDialogs", "Packs and plans ({suffixes})").format(suffixes="*.zip *.sqd")
    title = translate("FileDialogs", "Verify a tournament")
    names, _filter = QtWidgets.QFileDialog.getOpenFileNames(parent, title, str(folder), _or_any(kind))
    return [Path(name) for name in names]


def choose_plan(folder: Path, parent: QWidget) -> Path | None:
    """Return the plan of a tournament that the user picked; None when the dialog was cancelled."""
    kind = translate("FileDialogs", "Plans of tournaments ({suffix})").format(suffix="*.sqd")
    title = translate("FileDialogs", "Open a tournament")
    name, _filter = QtWidgets.QFileDialog.getOpenFileName(parent, title, str(folder), _or_any(kind))
    return Path(name) if name else None


def _or_any(kind: str) -> str:
    """Return the filters for files of a `kind`, and for all."""
    return ";;".join((kind, translate("FileDialogs", "All files (*)")))


def choose_some(title: str, parent: QWidget) -> list[Path]:
    """Return the files that the user picked; none when the dialog was cancelled."""
    names, _filter = QtWidgets.QFileDialog.getOpenFileNames(parent, title)
    return [Path(name) for name in names]


def choose_folder(title: str, folder: Path, parent: QWidget) -> Path | None:
    """Return the folder that the user picked, None when the dialog was cancelled."""
    chosen = QtWidgets.QFileDialog.getExistingDirectory(parent, title, str(folder))
    return Path(chosen) if chosen else None


def open_in_desktop(path: Path) -> None:
    """Show a folder, or a file, in the desktop's own program for it."""
    QtGui.QDesktopServices.openUrl(QtCore.QUrl.fromLocalFile(str(path)))


def dropped_paths(data: QtCore.QMimeData) -> list[Path]:
    """Return the files of this computer among what is dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
