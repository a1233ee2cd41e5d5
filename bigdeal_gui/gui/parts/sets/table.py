"""The table of sets as a control: rows of sets, or the words that stand there while it is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from bigdeal_gui.gui.parts.labels import hint_label
from bigdeal_gui.gui.parts.sets.model import SetColumn, SetsModel
from bigdeal_gui.gui.parts.table import RowsView

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bigdeal_gui.journal.journal import JournalSet, SetId

_ROWS_IN_SIGHT: Final = 4
_NARROWEST: Final = 64
_LETTERS_FOR_ALL: Final = 95
"""The width, in letters, from which all columns are shown."""


class SetsTable(QStackedWidget):
    """`chosen_changed` is emitted when another row is chosen, `menu_asked` with a place on the screen."""

    chosen_changed = Signal()
    menu_asked = Signal(QPoint)

    def __init__(self, model: SetsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = model
        self.view = RowsView(model, self, wide=SetColumn.EVENT)
        self.empty = hint_label("", self)
        self._build()
        self._fit_text()

    def _build(self) -> None:
        view = self.view
        view.setAccessibleName(self.tr("Sets"))
        view.setAccessibleDescription(
            self.tr("Every set dealt or met on this computer, newest first. The menu key opens its menu.")
        )
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.horizontalHeader().setMinimumSectionSize(_NARROWEST)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.addWidget(view)
        self.addWidget(self.empty)
        self.setFocusProxy(view)
        view.chosen_changed.connect(self.chosen_changed)
        view.customContextMenuRequested.connect(self._on_view_menu_asked)

    @property
    def chosen(self) -> JournalSet | None:
        """The set of the chosen row."""
        return self.model.row_at(self.view.chosen)

    def show_rows(self, before: SetId | None, words: str) -> None:
        """Choose the row of the set `before`, or the first; without any row show `words`."""
        count = self.model.rowCount()
        self.empty.setText(words)
        self.setCurrentIndex(0 if count else 1)
        if count:
            row = None if before is None else self.model.row_of(before)
            self.view.choose(row or 0)

    # -- Qt's events --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the formats out where the event has no room beside them."""
        super().resizeEvent(event)
        letters = self.width() // max(self.fontMetrics().averageCharWidth(), 1)
        self.view.setColumnHidden(SetColumn.FORMATS, letters < _LETTERS_FOR_ALL)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Keep some rows in sight when the text size changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_text()

    def _fit_text(self) -> None:
        self.view.setMinimumHeight(self.view.line * (_ROWS_IN_SIGHT + 1))
        self.empty.setMinimumHeight(self.fontMetrics().height() * 6)

    # -- signals ------------------------------------------------------------------------------------------

    def _on_view_menu_asked(self, place: QPoint) -> None:
        index = self.view.indexAt(place)
        if index.isValid():
            self.view.choose(index.row())
        self.menu_asked.emit(self.view.viewport().mapToGlobal(place))
