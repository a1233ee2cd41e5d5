"""What is done with a paper: opened, to be printed, or saved where one says."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QDialog, QPushButton, QSpinBox, QWidget

from bigdeal_gui.gui.parts.look.labels import buddy_label, hint_label, title_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, column_layout, row_layout
from bigdeal_gui.pages.path_words import breakable
from bigdeal_gui.pages.print_requests import MOST_BOXES, PaperAction, PaperAnswer, PaperQuestion

_WIDTH: Final = 460


def ask_paper(question: PaperQuestion, parent: QWidget) -> PaperAnswer | None:
    """Ask what is done with a paper; None when the dialog was cancelled."""
    dialog = PaperDialog(question, parent)
    done = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return dialog.answer if done else None


class PaperDialog(QDialog):
    """The file's name, how many boxes, and a button for each thing that can be done."""

    def __init__(self, question: PaperQuestion, parent: QWidget) -> None:
        super().__init__(parent)
        self.answer: PaperAnswer | None = None
        self.setWindowTitle(question.title)
        self.setMinimumWidth(_WIDTH)
        self.boxes = QSpinBox(self)
        self.boxes.setRange(1, MOST_BOXES)
        self.boxes.setValue(question.boxes or 1)
        self.buttons = {
            PaperAction.OPEN: QPushButton(self.tr("&Open to print"), self, autoDefault=False),
            PaperAction.SAVE: QPushButton(self.tr("&Save as…"), self, autoDefault=False),
        }
        self.cancel_button = QPushButton(self.tr("&Cancel"), self, autoDefault=False)
        self.buttons[PaperAction.OPEN].setToolTip(
            self.tr("Save the PDF with the set’s files, and open it for printing")
        )
        self.buttons[PaperAction.SAVE].setToolTip(self.tr("Save the PDF in a folder that you choose"))
        self._lay_out(question)
        for action, button in self.buttons.items():
            button.setProperty("action", action.name)
            button.clicked.connect(self._on_button_clicked)
        self.cancel_button.clicked.connect(self.reject)

    def _lay_out(self, question: PaperQuestion) -> None:
        label: QWidget = buddy_label(self.tr("&How many boxes?"), self.boxes, self)
        for part in (label, self.boxes):
            part.setVisible(question.boxes is not None)
        column_layout(
            title_label(question.title, self),
            hint_label(breakable(question.file_name), self),
            row_layout(label, self.boxes, STRETCH, spacing=12),
            STRETCH,
            row_layout(*self.buttons.values(), self.cancel_button),
            on=self,
            margin=16,
            spacing=12,
        )
        (self.boxes if question.boxes is not None else self.buttons[PaperAction.OPEN]).setFocus()

    def _on_button_clicked(self) -> None:
        asked = self.sender()
        if asked is not None:
            self.answer = PaperAnswer(PaperAction[asked.property("action")], self.boxes.value())
            self.accept()
