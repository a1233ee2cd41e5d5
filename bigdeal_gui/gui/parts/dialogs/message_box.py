"""A question or a notice in the window's own style: one sentence, what to know, buttons with verbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton

from bigdeal_gui.gui.parts.look.labels import PlainLabel, section_label
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import column_layout, row_layout
from bigdeal_gui.pages.path_words import breakable

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_MARK: Final = 32
_LETTERS_WIDE: Final = 56


class MessageBox(QDialog):
    """Asks `sentence`, explained by `text`; `buttons` are the answers beside `safe`, which does nothing.

    Esc, Return and the window's cross give the safe answer. `is_grave` marks what cannot be taken back.
    """

    def __init__(  # noqa: PLR0913 - what is asked, and what can be answered
        self,
        title: str,
        sentence: str,
        text: str,
        buttons: Sequence[str],
        parent: QWidget | None,
        *,
        safe: str = "",
        is_grave: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(sentence)
        self.setAccessibleDescription(text)
        self.answer = len(buttons)
        self.sentence = section_label(sentence, self)
        self.text = PlainLabel(text, self)
        self._row = QDialogButtonBox(self)
        role = QDialogButtonBox.ButtonRole
        self.buttons: list[QPushButton] = [self._row.addButton(words, role.AcceptRole) for words in buttons]
        cancel = QCoreApplication.translate("MessageBox", "Cancel")
        self.safe_button: QPushButton = self._row.addButton(safe or cancel, role.RejectRole)
        self._build(is_grave=is_grave)

    def _build(self, *, is_grave: bool) -> None:
        shade = QPalette.ColorRole.BrightText if is_grave else QPalette.ColorRole.Accent
        mark = Mark("warning" if is_grave else "help", _MARK, self, shade)
        width = self.fontMetrics().averageCharWidth() * _LETTERS_WIDE
        for label in (self.sentence, self.text):
            label.setWordWrap(True)
            label.setMinimumWidth(width)
            metrics = label.fontMetrics()
            if any(metrics.horizontalAdvance(word) > width for word in label.text().split()):
                label.setText(breakable(label.text()))
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text.setVisible(bool(self.text.text()))
        words = column_layout(self.sentence, self.text)
        upper = row_layout((mark, 0, Qt.AlignmentFlag.AlignTop), (words, 1), spacing=16)
        column_layout(upper, self._row, on=self, margin=(24, 24, 24, 16), spacing=24)
        for place, button in enumerate(self.buttons):
            button.setAutoDefault(False)
            button.setProperty("place", place)
            button.clicked.connect(self._on_button_clicked)
        self.safe_button.setDefault(True)
        self.safe_button.clicked.connect(self.reject)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Begin on the safe answer."""
        super().showEvent(event)
        self.safe_button.setFocus()

    def ask(self) -> int:
        """Show the box, and return the place of the answer in `buttons`; their number for the safe one."""
        self.exec()
        return self.answer

    def _on_button_clicked(self) -> None:
        button = self.sender()
        if button is not None:
            self.answer = int(button.property("place"))
            self.accept()
