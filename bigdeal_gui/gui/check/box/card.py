"""One locked box: when it opens, where its round is found, a field for the answer, and what came out."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import buddy_label
from bigdeal_gui.gui.parts.look.spacing import INSIDE, set_card_margins

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigdeal_gui.pages.boxes import Box
    from bigdeal_gui.storage.delivery import DeliveredFile

_LINES: Final = 4
_LOOK_AGAIN_MS: Final = 20_000
_SELECTABLE: Final = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


class BoxCard(QFrame):
    """`open_asked` carries the box and the answer that was given for it, `note_asked` the box."""

    open_asked = Signal(object, str)
    note_asked = Signal(object)

    def __init__(self, box: Box, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fileCard")
        self.box = box
        self.title = QLabel(box.path.name, self)
        self.when = self._label()
        self.code = self._label()
        self.warning = self._label()
        self.where = self._label()
        self.answer = QPlainTextEdit(self)
        self.button = QPushButton(self.tr("&Open the box"), self)
        self.note_button = QPushButton(self.tr("Write a cover &note"), self)
        self.result = self._label()
        self._clock = QTimer(self)
        self._build()
        self._show()

    def _label(self) -> QLabel:
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setTextInteractionFlags(_SELECTABLE)
        return label

    def _build(self) -> None:
        set_text_role(self.title, TextRole.SECTION)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        set_text_role(self.warning, TextRole.SECTION)
        self.answer.setTabChangesFocus(True)
        self.answer.setMaximumHeight(self.fontMetrics().lineSpacing() * (_LINES + 1))
        self.answer.setToolTip(self.tr("All that one of the addresses shows"))
        self.button.setToolTip(self.tr("Save its files beside the box"))
        self.button.setAutoDefault(False)
        self.button.setEnabled(False)
        self.note_button.setToolTip(
            self.tr("When and how the box opens, as text and PDF, and a page that opens it")
        )
        self.note_button.setAutoDefault(False)
        inside = QVBoxLayout(self)
        set_card_margins(inside)
        inside.setSpacing(INSIDE)
        for label in (self.title, self.when, self.warning, self.code, self.where):
            inside.addWidget(label)
        inside.addWidget(buddy_label(self.tr("&Answer of an address"), self.answer, self))
        inside.addWidget(self.answer)
        row = QHBoxLayout()
        row.addWidget(self.button)
        row.addWidget(self.note_button)
        row.addStretch(1)
        inside.addLayout(row)
        inside.addWidget(self.result)
        self.result.hide()
        self.answer.textChanged.connect(self._on_answer_text_changed)
        self.button.clicked.connect(self._on_button_clicked)
        self.note_button.clicked.connect(self._on_note_button_clicked)
        self._clock.timeout.connect(self._show)
        self._clock.start(_LOOK_AGAIN_MS)

    def _show(self) -> None:
        box = self.box
        self.when.setText(f"{box.opens_at_words()}\n{box.wait_words(datetime.now(UTC))}")
        code = self.tr("Check code: {groups}").format(groups=box.code_groups)
        self.code.setText(f"{code}\n{box.code_words}")
        self.warning.setText(self.tr("The owner of another key can open this box at any time."))
        self.warning.setVisible(box.has_second_key)
        ask = self.tr("At its time, open one of these addresses, and paste the answer below.")
        self.where.setText("\n".join((ask, *box.lock.addresses)))

    def show_box(self, box: Box) -> None:
        """Show the box as it is now: its file was given again."""
        self.box = box
        self.result.hide()
        self._on_answer_text_changed()
        self._show()

    def show_files(self, files: Sequence[DeliveredFile]) -> None:
        """Tell what came out of the box."""
        self._tell(self.tr("The box is open. Saved beside it:"), files)
        self.button.setEnabled(False)

    def show_note(self, files: Sequence[DeliveredFile]) -> None:
        """Tell what was written to go with the box."""
        self._tell(self.tr("To send with the box. Saved beside it:"), files)

    def _tell(self, saved: str, files: Sequence[DeliveredFile]) -> None:
        self.result.setText("\n".join((saved, *(file.path.name for file in files))))
        self.result.show()

    def _on_answer_text_changed(self) -> None:
        self.button.setEnabled(bool(self.answer.toPlainText().strip()))

    def _on_button_clicked(self) -> None:
        self.open_asked.emit(self.box, self.answer.toPlainText())

    def _on_note_button_clicked(self) -> None:
        self.note_asked.emit(self.box)
