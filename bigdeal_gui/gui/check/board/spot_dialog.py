"""The questions of a spot check, all answered before any is judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QSpinBox

from bigdeal_gui.gui.parts.dialogs.form_dialog import LINE_HEIGHT, FormDialog
from bigdeal_gui.model.cards import HAND_SIZE
from bigdeal_gui.pages.board import spot_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.services.boards.spot_check import SpotQuestion

_NOT_ANSWERED: Final = -1


class SpotDialog(FormDialog):
    """A number for each question."""

    def __init__(self, questions: Sequence[SpotQuestion], parent: QWidget) -> None:
        super().__init__(
            self.tr("Spot check"),
            self.tr("Look at the boards on the table, and type how many cards of the suit each hand has."),
            self.tr("Judge all answers"),
            parent,
        )
        self.fields: list[QSpinBox] = []
        grid = QGridLayout()
        grid.setSpacing(8)
        for row, question in enumerate(questions):
            words = spot_words(question)
            field = QSpinBox(self.inside)
            field.setRange(_NOT_ANSWERED, HAND_SIZE)
            field.setValue(_NOT_ANSWERED)
            field.setSpecialValueText("–")
            field.setMinimumHeight(LINE_HEIGHT)
            field.setAccessibleName(words)
            field.setToolTip(words)
            field.valueChanged.connect(self._on_field_value_changed)
            label = QLabel(words, self.inside)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            self.fields.append(field)
        grid.setColumnStretch(0, 1)
        self.form.addLayout(grid)
        self._on_field_value_changed()

    @property
    def answers(self) -> list[int]:
        """The numbers, in the order of the questions."""
        return [field.value() for field in self.fields]

    def _on_field_value_changed(self) -> None:
        self.done_button.setEnabled(_NOT_ANSWERED not in self.answers)


def ask_spot_check(questions: Sequence[SpotQuestion], parent: QWidget) -> list[int] | None:
    """Return the answers; None when the dialog was cancelled."""
    dialog = SpotDialog(questions, parent)
    dialog.fields[0].setFocus()
    return dialog.answers if dialog.exec() == QDialog.DialogCode.Accepted else None
