"""Hands that somebody reads from a board: fields for four seats, number and set, and the answer below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import buddy_label, hint_label, section_label
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.pages.board import TypedBoard

if TYPE_CHECKING:
    from bigdeal_gui.pages.board import BoardFacts

_MOST_TYPED: Final = 400
_NUMBER_LETTERS: Final = 8
_CODE_LETTERS: Final = 16
_MARK: Final = 32


class HandsPanel(QWidget):
    """Fields and an answer. `asked` carries a `TypedBoard`; the fields are emptied when it was answered."""

    asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hands = {seat: QLineEdit(self) for seat in SEATS}
        self.number = QLineEdit(self)
        self.code = QLineEdit(self)
        self.button = QPushButton(self.tr("&Find the board"), self)
        self.answer = QFrame(self)
        self.mark = Mark("check", _MARK, self.answer)
        self.title = QLabel(self.answer)
        self.text = QLabel(self.answer)
        self._build_fields()
        self._build_answer()
        self._build()
        self._on_field_changed()

    def _build_fields(self) -> None:
        width = self.fontMetrics().averageCharWidth() * 2
        for seat, line in self.hands.items():
            line.setMaxLength(_MOST_TYPED)
            line.setMinimumHeight(32)
            line.setAccessibleName(self.tr("Hand of {seat}").format(seat=seat.in_words()))
            line.setToolTip(
                self.tr("13 cards: spades, hearts, diamonds, clubs, with dots between. A dash is a void.")
            )
        for line, letters in ((self.number, _NUMBER_LETTERS), (self.code, _CODE_LETTERS)):
            line.setMaxLength(40)
            line.setMinimumHeight(32)
            line.setFixedWidth(width * letters)
        self.number.setToolTip(self.tr("The number that the board has on the table"))
        self.code.setToolTip(self.tr("The set that is being played, if you know its code"))
        for line in (*self.hands.values(), self.number, self.code):
            line.textChanged.connect(self._on_field_changed)
            line.returnPressed.connect(self._on_button_clicked)
        self.button.setToolTip(self.tr("Compare these hands with the boards known here"))
        self.button.setMinimumHeight(32)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._on_button_clicked)

    def _build_answer(self) -> None:
        self.answer.setObjectName("fileCard")
        self.answer.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.answer.hide()
        set_text_role(self.title, TextRole.SECTION)
        words = QVBoxLayout()
        words.setSpacing(4)
        for label in (self.title, self.text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            words.addWidget(label)
        inside = QHBoxLayout(self.answer)
        inside.setContentsMargins(12, 12, 12, 12)
        inside.setSpacing(12)
        inside.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        inside.addLayout(words, 1)

    def _build(self) -> None:
        where = QHBoxLayout()
        where.setSpacing(8)
        where.addWidget(buddy_label(self.tr("&Number on the board"), self.number, self))
        where.addWidget(self.number)
        where.addSpacing(16)
        where.addWidget(buddy_label(self.tr("Code of the &set"), self.code, self))
        where.addWidget(self.code)
        where.addStretch(1)
        grid = QGridLayout()
        grid.setSpacing(8)
        for row, (seat, line) in enumerate(self.hands.items()):
            label = QLabel(seat.in_words(), self)
            label.setBuddy(line)
            grid.addWidget(label, row, 0)
            grid.addWidget(line, row, 1)
        below = QHBoxLayout()
        below.addWidget(self.button)
        below.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(section_label(self.tr("The hands on the table"), self))
        whole.addWidget(
            hint_label(
                self.tr(
                    "Type one hand, or up to four. The answer names boards and seats, never a card."
                    " What you type is not kept; the journal notes that you asked."
                ),
                self,
            )
        )
        whole.addLayout(grid)
        whole.addLayout(where)
        whole.addLayout(below)
        whole.addWidget(self.answer)

    @property
    def typed(self) -> TypedBoard:
        """What stands in the fields."""
        hands = {seat: line.text() for seat, line in self.hands.items()}
        return TypedBoard(hands, self.number.text(), self.code.text())

    def show_answer(self, facts: BoardFacts) -> None:
        """Show what the board is, and empty the fields of the hands where they could be read."""
        if facts.is_readable:
            for line in self.hands.values():
                line.setText("")  # which forgets what could be undone, as well
        shape, role = (
            ("check", QPalette.ColorRole.Accent)
            if facts.is_right
            else ("warning", QPalette.ColorRole.BrightText)
        )
        self.mark.show_shape(shape, role)
        self.title.setText(facts.title)
        self.text.setText("\n".join(facts.lines))
        self.text.setVisible(bool(facts.lines))
        self.answer.setAccessibleName(facts.title)
        self.answer.setAccessibleDescription(self.text.text())
        self.answer.show()
        QAccessible.updateAccessibility(
            QAccessibleAnnouncementEvent(self.answer, f"{facts.title} {self.text.text()}")
        )

    def _on_field_changed(self) -> None:
        reason = self.typed.reason
        self.button.setEnabled(not reason)
        self.button.setToolTip(reason or self.tr("Compare these hands with the boards known here"))

    def _on_button_clicked(self) -> None:
        if not self.typed.reason:
            self.asked.emit(self.typed)
