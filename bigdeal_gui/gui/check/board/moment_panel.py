"""When did it happen? Results of the tables, typed or out of a file, for a board that is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.check.board.answer_card import AnswerCard
from bigdeal_gui.gui.parts.look.labels import hint_label, section_label
from bigdeal_gui.pages.board import lines_reason, notes_of

if TYPE_CHECKING:
    from bigdeal_gui.services.boards.results_files import ResultLines

_LINES: Final = 6
_EXAMPLE: Final = "3: 4S N 9\n4: 4S N -1\n5: 3NT E ="


class MomentPanel(QWidget):
    """Lines and an answer. `file_asked` asks for a file of results, `asked` carries the lines to weigh."""

    asked = Signal(str)
    file_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines = QPlainTextEdit(self)
        self.note = hint_label("", self)
        self.file_button = QPushButton(self.tr("Open results…"), self)
        self.button = QPushButton(self.tr("Find the moment"), self)
        self.answer = AnswerCard(self)
        self._build()
        self.lines.textChanged.connect(self._on_lines_text_changed)
        self.file_button.clicked.connect(self.file_asked)
        self.button.clicked.connect(lambda: self.asked.emit(self.lines.toPlainText()))
        self.hide()

    def _build(self) -> None:
        self.lines.setTabChangesFocus(True)
        self.lines.setPlaceholderText(_EXAMPLE)
        self.lines.setAccessibleName(self.tr("Results of the tables"))
        self.lines.setToolTip(self.tr("A line for each table: round, contract, declarer, tricks"))
        self.lines.setFixedHeight(self.fontMetrics().lineSpacing() * _LINES + 2 * 8)
        self.file_button.setToolTip(self.tr("PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV"))
        self.note.hide()
        buttons = QHBoxLayout()
        for button in (self.file_button, self.button):
            button.setMinimumHeight(32)
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 8, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(section_label(self.tr("When did it happen?"), self))
        whole.addWidget(
            hint_label(
                self.tr(
                    "Type a line for each table: round, contract, declarer, tricks."
                    " Or open a file of results."
                ),
                self,
            )
        )
        whole.addWidget(self.lines)
        whole.addWidget(self.note)
        whole.addLayout(buttons)
        whole.addWidget(self.answer)

    def show_question(self, *, is_shown: bool) -> None:
        """Ask, without lines or answer of another board, or do not."""
        self.lines.clear()
        self.note.hide()
        self.answer.hide()
        self._on_lines_text_changed()
        self.setVisible(is_shown)

    def show_lines(self, found: ResultLines) -> None:
        """Put what a file has into the field, and say what is still to be done."""
        self.lines.setPlainText("\n".join(found.lines))
        note = notes_of(found)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.answer.hide()
        self.lines.setFocus()

    def _on_lines_text_changed(self) -> None:
        reason = lines_reason(self.lines.toPlainText())
        self.button.setEnabled(not reason)
        self.button.setToolTip(reason or self.tr("Weigh the results under both deals by double dummy"))
