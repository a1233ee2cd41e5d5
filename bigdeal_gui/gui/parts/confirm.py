"""A question with yes or no whose safe answer is no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox, QWidget

if TYPE_CHECKING:
    from bigdeal_gui.pages.questions import Question


def confirm(question: Question, parent: QWidget) -> bool:
    """Ask `question`, with Cancel under Return; return whether the answer was yes."""
    icon = QMessageBox.Icon.Warning if question.button else QMessageBox.Icon.Question
    box = QMessageBox(icon, question.title, question.question, parent=parent)
    box.setInformativeText(question.explanation)
    if question.button:
        yes = box.addButton(question.button, QMessageBox.ButtonRole.AcceptRole)
    else:
        yes = box.addButton(QMessageBox.StandardButton.Yes)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    box.exec()
    return box.clickedButton() is yes
