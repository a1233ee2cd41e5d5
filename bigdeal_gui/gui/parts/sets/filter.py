"""Which sets are listed: words that must occur, and a state."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from bigdeal_gui.gui.parts.look.labels import buddy_label
from bigdeal_gui.journal.journal import State
from bigdeal_gui.services.spoken import state_words

if TYPE_CHECKING:
    from bigdeal_gui.pages.sets import SetSearch

_TYPING_MS: Final = 250


class SetsFilter(QWidget):
    """Narrows the search `among`. `changed` is emitted when another is wanted, and not at every key."""

    changed = Signal()

    def __init__(self, among: SetSearch, parent: QWidget) -> None:
        super().__init__(parent)
        self._among = among
        self.line = QLineEdit(self)
        self.box = QComboBox(self)
        self._typing = QTimer(self)
        self.line.setPlaceholderText(self.tr("event, date, set code, format or file"))
        self.line.setClearButtonEnabled(True)
        self.line.setMinimumHeight(32)
        self.line.setToolTip(self.tr("Show only sets that match all these words"))
        self.box.addItem(self.tr("All states"), None)
        for state in among.among:
            self.box.addItem(state_words(state), state)
        self.box.setMinimumHeight(32)
        self.box.setToolTip(self.tr("Show only sets in one state"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(buddy_label(self.tr("&Search"), self.line, self))
        row.addWidget(self.line, 1)
        row.addSpacing(8)
        row.addWidget(buddy_label(self.tr("S&tate"), self.box, self))
        row.addWidget(self.box)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(self.changed)
        self.line.textChanged.connect(self._on_line_text_changed)
        self.box.activated.connect(self._on_box_activated)

    @property
    def search(self) -> SetSearch:
        """What is looked for."""
        state = self.box.currentData()
        chosen = None if state is None else State(state)
        return replace(self._among, words=self.line.text().strip(), state=chosen)

    def _on_line_text_changed(self) -> None:
        self._typing.start()

    def _on_box_activated(self) -> None:
        self.changed.emit()
