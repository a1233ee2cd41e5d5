"""Hands that somebody reads from a board: fields for four seats, number and set, and the answer below."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPushButton, QWidget

from bigdeal_gui.gui.check.board.answer_card import AnswerCard
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.look.labels import PlainLabel, buddy_label, hint_label, section_label
from bigdeal_gui.gui.parts.look.spacing import column_layout, grid_layout, row_layout
from bigdeal_gui.model.boards import Vulnerability
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.pages.board import BoardFacts, TypedBoard, compared_words
from bigdeal_gui.paper.words import words_of_paper
from bigdeal_gui.words import language

_MOST_TYPED: Final = 400
_NUMBER_LETTERS: Final = 4
_CODE_LETTERS: Final = 9


class HandsPanel(QWidget):
    """Fields and an answer. `asked` carries a `TypedBoard`; the fields are emptied when it was answered."""

    asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hands = {seat: QLineEdit(self) for seat in SEATS}
        self.number = QLineEdit(self)
        self.code = QLineEdit(self)
        self.button = QPushButton(self.tr("&Find the board"), self, autoDefault=False)
        self._printed = words_of_paper(language())
        self.dealer = QComboBox(self)
        self.vulnerable = QComboBox(self)
        self.pair = QCheckBox(self.tr("Compare with another board on the table"), self)
        self.other_number = QLineEdit(self)
        self.other = QLineEdit(self)
        self.second = QWidget(self)
        self.compared = hint_label("", self)
        self.files_button = QPushButton(self.tr("Choose files…"), self, autoDefault=False)
        self.journal_button = QPushButton(self.tr("Use the journal"), self, autoDefault=False)
        self.answer = AnswerCard(self)
        self._files: tuple[Path, ...] = ()
        self._build_fields()
        self._build_conditions()
        self._build_second()
        self._build_files()
        self._build()
        self._on_field_changed()

    def _build_fields(self) -> None:
        width = self.fontMetrics().averageCharWidth() * 2
        for seat, line in self.hands.items():
            line.setMaxLength(_MOST_TYPED)
            line.setAccessibleName(self.tr("Hand of {seat}").format(seat=seat.in_words()))
            line.setToolTip(
                self.tr("13 cards: spades, hearts, diamonds, clubs, with dots between. A dash is a void.")
            )
        for line, letters in ((self.number, _NUMBER_LETTERS), (self.code, _CODE_LETTERS)):
            line.setMaxLength(40)
            line.setFixedWidth(width * letters)
        self.number.setToolTip(self.tr("The number that the board has on the table"))
        self.code.setToolTip(self.tr("The set that is being played, if you know its code"))
        for line in (*self.hands.values(), self.number, self.code, self.other_number, self.other):
            line.textChanged.connect(self._on_field_changed)
            line.returnPressed.connect(self._on_button_clicked)
        self.button.setToolTip(self.tr("Compare these hands with the boards known here"))
        self.button.clicked.connect(self._on_button_clicked)

    def _build_conditions(self) -> None:
        for box in (self.dealer, self.vulnerable):
            box.addItem("–", None)
        for seat in SEATS:
            self.dealer.addItem(seat.in_words(), seat)
        for sides in Vulnerability:
            self.vulnerable.addItem(self._printed.vulnerable[sides], sides)
        self.dealer.setToolTip(self.tr("The dealer that the board shows"))
        self.vulnerable.setToolTip(self.tr("The vulnerability that the board shows"))

    def _build_second(self) -> None:
        self.pair.setToolTip(self.tr("Two boards alike: type the hands of the other one too"))
        self.pair.toggled.connect(self.second.setVisible)
        self.pair.toggled.connect(self._on_field_changed)
        self.other_number.setMaxLength(40)
        self.other_number.setFixedWidth(self.fontMetrics().averageCharWidth() * 2 * _NUMBER_LETTERS)
        self.other_number.setToolTip(self.tr("The number that the other board has"))
        self.other.setMaxLength(_MOST_TYPED)
        self.other.setToolTip(
            self.tr("Its hands: N:hand hand hand hand, or one with its seat: N AK7.T93.QJ4.A852")
        )
        number = self._labelled(self.tr("Its number"), self.other_number)
        hands = buddy_label(self.tr("Its hands"), self.other, self.second)
        row_layout(number, hands, (self.other, 1), on=self.second)
        self.second.hide()

    def _build_files(self) -> None:
        self.files_button.setToolTip(
            self.tr("Compare with files of boards, such as those of another computer")
        )
        self.journal_button.setToolTip(self.tr("Compare with the sets of this computer again"))
        self.journal_button.clicked.connect(lambda: self.show_files(()))
        self.show_files(())

    def _build(self) -> None:
        where = flow_row(
            self._labelled(self.tr("&Number on the board"), self.number),
            self._labelled(self.tr("Code of the &set"), self.code),
            self._labelled(self._printed.dealer_head, self.dealer),
            self._labelled(self._printed.vulnerable_head, self.vulnerable),
        )
        labels = {seat: PlainLabel(seat.in_words(), self) for seat in self.hands}
        for seat, line in self.hands.items():
            labels[seat].setBuddy(line)
        grid = grid_layout(*((labels[seat], line) for seat, line in self.hands.items()), spacing=8)
        hint = self.tr(
            "Type one hand, or up to four. The answer names boards and seats, never a card."
            " What you type is not kept; the journal notes that you asked."
        )
        column_layout(
            section_label(self.tr("The hands on the table"), self),
            hint_label(hint, self),
            grid,
            where,
            self.pair,
            self.second,
            flow_row(self.button, self.files_button, self.journal_button),
            self.compared,
            self.answer,
            on=self,
        )

    def _labelled(self, words_of: str, field: QWidget) -> QWidget:
        """Return a field with its label, which stay together in a line that flows on."""
        group = QWidget(self)
        row_layout(buddy_label(words_of, field, group), field, on=group, margin=(0, 0, 8, 0))
        return group

    @property
    def typed(self) -> TypedBoard:
        """What stands in the fields."""
        hands = {seat: line.text() for seat, line in self.hands.items()}
        other = (self.other_number.text(), self.other.text()) if self.pair.isChecked() else None
        return TypedBoard(
            hands,
            self.number.text(),
            self.code.text(),
            self._files,
            other,
            self.dealer.currentData(),
            self.vulnerable.currentData(),
        )

    def show_files(self, files: Sequence[Path]) -> None:
        """Take files to compare with; none stands for the journal's sets."""
        self._files = tuple(files)
        self.compared.setText(compared_words(self._files))
        self.journal_button.setVisible(bool(files))

    def show_answer(self, facts: BoardFacts) -> None:
        """Show what the board is, and empty the fields of the hands where they could be read."""
        if facts.is_readable:
            for line in (*self.hands.values(), self.other):
                line.setText("")  # which forgets what could be undone, as well
            for box in (self.dealer, self.vulnerable):
                box.setCurrentIndex(0)
        self.answer.show_facts(facts)

    def _on_field_changed(self) -> None:
        reason = self.typed.reason
        self.button.setEnabled(not reason)
        self.button.setToolTip(reason or self.tr("Compare these hands with the boards known here"))

    def _on_button_clicked(self) -> None:
        if not self.typed.reason:
            self.asked.emit(self.typed)
