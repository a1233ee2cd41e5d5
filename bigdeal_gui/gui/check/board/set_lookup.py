"""“Which set is this?”: a typed set code, and the session that it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import buddy_label
from bigdeal_gui.pages.boards import boards_words
from bigdeal_gui.pages.sets import (
    day_words,
    local_time,
    set_title,
    state_meaning,
    state_words,
)

if TYPE_CHECKING:
    from bigdeal_gui.services.sets.history import SetDetails

_MAX_CODE: Final = 40
_CODE_LETTERS: Final = 16


class SetLookup(QWidget):
    """A line, a button and the answer below. `asked` carries what was typed."""

    asked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = QLineEdit(self)
        self.button = QPushButton(self.tr("&Look up"), self)
        self.answer = QFrame(self)
        self.title = QLabel(self.answer)
        self.text = QLabel(self.answer)
        self._build()

    def _build(self) -> None:
        self.line.setPlaceholderText(self.tr("such as K7QM-2PXA"))
        self.line.setMaxLength(_MAX_CODE)
        self.line.setMinimumHeight(32)
        self.line.setFixedWidth(self.fontMetrics().averageCharWidth() * 2 * _CODE_LETTERS)
        self.line.setToolTip(self.tr("The set code on the label, on the sheet or in the file"))
        self.line.setAccessibleName(self.tr("Set code"))
        self.button.setToolTip(self.tr("Find the session this set code belongs to"))
        self.button.setMinimumHeight(32)
        self.button.setAutoDefault(False)
        self.button.setEnabled(False)
        self.answer.setObjectName("fileCard")
        self.answer.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.answer.hide()
        set_text_role(self.title, TextRole.SECTION)
        for label in (self.title, self.text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        inside = QVBoxLayout(self.answer)
        inside.setContentsMargins(12, 12, 12, 12)
        inside.setSpacing(4)
        inside.addWidget(self.title)
        inside.addWidget(self.text)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(buddy_label(self.tr("&Which set is this?"), self.line, self))
        row.addWidget(self.line)
        row.addWidget(self.button)
        row.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(row)
        whole.addWidget(self.answer)
        self.line.textChanged.connect(self._on_line_text_changed)
        self.line.returnPressed.connect(self._on_button_clicked)
        self.button.clicked.connect(self._on_button_clicked)

    def show_set(self, told: SetDetails) -> None:
        """Show the set that was found."""
        found = told.found
        self.title.setText(" · ".join(filter(None, (found.code, set_title(found), day_words(found)))))
        self.text.setText("\n".join(self._lines(told)))
        self._say()

    def show_unknown(self, code: str) -> None:
        """Show that the journal has no such set."""
        self.title.setText(self.tr("No set “{code}” on this computer").format(code=code))
        self.text.setText(
            self.tr(
                "Compare each letter with the label. A set dealt on another computer is in that "
                "computer’s journal."
            )
        )
        self._say()

    def _lines(self, told: SetDetails) -> list[str]:
        found = told.found
        state = self.tr("{state}: {meaning}").format(
            state=state_words(found.state), meaning=state_meaning(found.state)
        )
        times = (self.tr("Dealt {time}") if found.is_own else self.tr("First seen {time}")).format(
            time=local_time(found.dealt_at)
        )
        boards = self.tr("Boards {numbers}").format(numbers=boards_words(found.boards))
        files = [
            (str(file.path) if file.is_there else self.tr("{path} (no longer there)").format(path=file.path))
            for file in told.files
        ]
        return [f"{boards} · {times}", state, *files]

    def _say(self) -> None:
        self.answer.setAccessibleName(self.title.text())
        self.answer.setAccessibleDescription(self.text.text())
        self.answer.show()
        QAccessible.updateAccessibility(
            QAccessibleAnnouncementEvent(self.answer, f"{self.title.text()}. {self.text.text()}")
        )

    def _on_line_text_changed(self, text: str) -> None:
        self.button.setEnabled(bool(text.strip()))
        if not text.strip():
            self.answer.hide()

    def _on_button_clicked(self) -> None:
        if code := self.line.text().strip():
            self.asked.emit(code)
