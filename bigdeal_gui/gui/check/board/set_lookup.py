"""“Which set is this?”: a typed set code, and the session that it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.check.board.answer_card import AnswerCard
from bigdeal_gui.gui.parts.look.labels import buddy_label
from bigdeal_gui.pages.boards import which_boards
from bigdeal_gui.pages.sets import (
    day_words,
    local_time,
    set_title,
    state_meaning,
)
from bigdeal_gui.services.boards.spot_check import FEWEST_BOARDS
from bigdeal_gui.services.spoken import state_words

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import JournalSet
    from bigdeal_gui.services.sets.history import SetDetails

_MAX_CODE: Final = 40
_CODE_LETTERS: Final = 16


class SetLookup(QWidget):
    """A line, a button and the answer below. `asked` carries what was typed.

    `spot_asked` asks for a spot check of the set that is shown, which is carried; `result` shows its outcome.
    """

    asked = Signal(str)
    spot_asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = QLineEdit(self)
        self.button = QPushButton(self.tr("&Look up"), self)
        self.answer = AnswerCard(self)
        self.spot_button = QPushButton(self.tr("Spot check…"), self.answer)
        self.result = AnswerCard(self)
        self._shown: JournalSet | None = None
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
        self.spot_button.setToolTip(self.tr("Check duplicated boards by questions drawn by lot"))
        self.spot_button.setAutoDefault(False)
        self.spot_button.setMinimumHeight(32)
        self.answer.words.addWidget(self.spot_button, 0, Qt.AlignmentFlag.AlignLeft)
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
        whole.addWidget(self.result)
        self.line.textChanged.connect(self._on_line_text_changed)
        self.line.returnPressed.connect(self._on_button_clicked)
        self.button.clicked.connect(self._on_button_clicked)
        self.spot_button.clicked.connect(lambda: self.spot_asked.emit(self._shown))

    def show_set(self, told: SetDetails) -> None:
        """Show the set that was found."""
        found = told.found
        title = " · ".join(filter(None, (found.code, set_title(found), day_words(found))))
        self._tell(title, "\n".join(self._lines(told)), found if found.is_own else None)

    def show_unknown(self, code: str) -> None:
        """Show that the journal has no such set."""
        self._tell(
            self.tr("No set “{code}” on this computer").format(code=code),
            self.tr(
                "Compare each letter with the label. A set dealt on another computer is in that "
                "computer’s journal."
            ),
            None,
        )

    def _tell(self, title: str, text: str, shown: JournalSet | None) -> None:
        self._shown = shown
        self.spot_button.setVisible(shown is not None and len(shown.boards) >= FEWEST_BOARDS)
        self.result.hide()
        self.answer.tell(title, text)

    def _lines(self, told: SetDetails) -> list[str]:
        found = told.found
        state = self.tr("{state}: {meaning}").format(
            state=state_words(found.state), meaning=state_meaning(found.state)
        )
        times = (self.tr("Dealt {time}") if found.is_own else self.tr("First seen {time}")).format(
            time=local_time(found.dealt_at)
        )
        boards = which_boards(found.boards)
        files = [
            (str(file.path) if file.is_there else self.tr("{path} (no longer there)").format(path=file.path))
            for file in told.files
        ]
        return [f"{boards} · {times}", state, *files]

    def _on_line_text_changed(self, text: str) -> None:
        self.button.setEnabled(bool(text.strip()))
        if not text.strip():
            self.answer.hide()
            self.result.hide()

    def _on_button_clicked(self) -> None:
        if code := self.line.text().strip():
            self.asked.emit(code)
