"""Asks for a line of text: a name, a reason, what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog

from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.tournament.fields import MAX_TEXT, text_problem

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class TextQuestion:
    """What is asked, in words: `label` with the letter that Alt presses, `button` what the answer does."""

    title: str
    explanation: str
    label: str
    example: str
    button: str


class TextDialog(FormDialog):
    """One line of text, which may not stay empty."""

    def __init__(self, question: TextQuestion, parent: QWidget) -> None:
        super().__init__(question.title, question.explanation, question.button, parent)
        self.line = self.add_line(question.label, question.example, MAX_TEXT, question.explanation)
        self.line.textChanged.connect(self._refresh)
        self._refresh()

    @property
    def text(self) -> str:
        """What was typed, on one line."""
        return " ".join(self.line.text().split())

    def _refresh(self) -> None:
        problem = text_problem(self.text)
        self.problem.setText(problem)
        self.done_button.setEnabled(bool(self.text) and not problem)


def ask_text(question: TextQuestion, parent: QWidget) -> str:
    """Return what was typed; empty when the dialog was cancelled."""
    dialog = TextDialog(question, parent)
    dialog.line.setFocus()
    return dialog.text if dialog.exec() == QDialog.DialogCode.Accepted else ""
