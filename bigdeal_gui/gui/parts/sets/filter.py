"""Which sets are listed: words that must occur, and a state."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from bigdeal_gui.gui.parts.labels import buddy_label
from bigdeal_gui.journal.journal import State
from bigdeal_gui.pages.sets import state_words
from bigdeal_gui.services.sets.history import LIFE

_TYPING_MS: Final = 250
_FILTERS: Final = (*LIFE, State.SEEN, State.BEGUN, State.FAILED)


class SetsFilter(QWidget):
    """`changed` is emitted when another choice is wanted, and not at every key."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.search = QLineEdit(self)
        self.box = QComboBox(self)
        self._typing = QTimer(self)
        self.search.setPlaceholderText(self.tr("event, date, set code, format or file"))
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumHeight(32)
        self.search.setToolTip(self.tr("Show only the sets that have all these words"))
        self.box.addItem(self.tr("All states"), None)
        for state in _FILTERS:
            self.box.addItem(state_words(state), state)
        self.box.setMinimumHeight(32)
        self.box.setToolTip(self.tr("Show only the sets in one state"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(buddy_label(self.tr("&Search"), self.search, self))
        row.addWidget(self.search, 1)
        row.addSpacing(8)
        row.addWidget(buddy_label(self.tr("S&tate"), self.box, self))
        row.addWidget(self.box)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(self.changed)
        self.search.textChanged.connect(self._on_search_text_changed)
        self.box.activated.connect(self._on_box_activated)

    @property
    def words(self) -> str:
        """What is searched for."""
        return self.search.text().strip()

    @property
    def states(self) -> tuple[State, ...]:
        """The states wanted; none: all."""
        state = self.box.currentData()
        return () if state is None else (State(state),)

    def _on_search_text_changed(self) -> None:
        self._typing.start()

    def _on_box_activated(self) -> None:
        self.changed.emit()
