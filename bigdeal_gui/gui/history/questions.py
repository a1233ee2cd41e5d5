"""What the history asks in dialogs, above all before a set takes a step that matters."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from bigdeal_gui.gui.parts.confirm import Question, confirm
from bigdeal_gui.gui.parts.file_dialogs import choose_folder, choose_new_file
from bigdeal_gui.gui.parts.result_panel import open_in_desktop

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

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
    question = Question(
        translate("HistoryQuestions", "Release the set"),
        translate("HistoryQuestions", "Release set {code}?").format(code=code),
        translate(
            "HistoryQuestions",
            "Everybody may see its hands from then on. Do this when nobody will play these boards any more."
            " A release cannot be undone.",
        ),
        translate("HistoryQuestions", "Release"),
    )
    return confirm(question, parent)


@dataclass(frozen=True, slots=True)
class HistoryQuestions:
    """What the page asks in dialogs; tests put their answers in place of them."""

    ask_archive: Callable[[QWidget], ArchiveAnswer] = ask_archive
    ask_release: Callable[[str, QWidget], bool] = ask_release
    choose_folder: Callable[[str, Path, QWidget], Path | None] = choose_folder
    choose_new_file: Callable[[str, str, Path, QWidget], Path | None] = choose_new_file
    open_folder: Callable[[Path], None] = open_in_desktop
