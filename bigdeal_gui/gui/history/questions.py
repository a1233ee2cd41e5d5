"""What is asked before a set takes a step that matters."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

translate = QCoreApplication.translate


class ArchiveAnswer(Enum):
    """Where the files of finished sets go, as asked the first time."""

    CHOOSE = auto()
    LEAVE = auto()
    CANCEL = auto()


def ask_archive(parent: QWidget) -> ArchiveAnswer:
    """Ask where the files of finished sets go."""
    box = QMessageBox(
        QMessageBox.Icon.Question,
        translate("HistoryQuestions", "Finished sets"),
        translate("HistoryQuestions", "Where shall the files of finished sets go?"),
        parent=parent,
    )
    box.setInformativeText(
        translate(
            "HistoryQuestions",
            "An archive folder keeps them out of the way, so that nobody feeds them to the machine again."
            " You choose it once; each set gets a folder of its own in it, and Undo brings its files back.",
        )
    )
    choose = box.addButton(
        translate("HistoryQuestions", "Choose the archive folder…"), QMessageBox.ButtonRole.AcceptRole
    )
    leave = box.addButton(
        translate("HistoryQuestions", "Leave the files where they are"),
        QMessageBox.ButtonRole.DestructiveRole,
    )
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(choose)
    box.exec()
    if box.clickedButton() is choose:
        return ArchiveAnswer.CHOOSE
    return ArchiveAnswer.LEAVE if box.clickedButton() is leave else ArchiveAnswer.CANCEL


def ask_release(code: str, parent: QWidget) -> bool:
    """Ask whether everybody may see the hands of the set `code`; the safe answer is no."""
    box = QMessageBox(
        QMessageBox.Icon.Warning,
        translate("HistoryQuestions", "Release the set"),
        translate("HistoryQuestions", "Release set {code}?").format(code=code),
        parent=parent,
    )
    box.setInformativeText(
        translate(
            "HistoryQuestions",
            "Everybody may see its hands from then on. Do this when nobody will play these boards any more."
            " A release cannot be undone.",
        )
    )
    release = box.addButton(translate("HistoryQuestions", "Release"), QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel)
    box.exec()
    return box.clickedButton() is release
