"""The table of the history as a control: rows of sets, or the words that stand there while it is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStackedWidget, QTableView, QWidget

from bigdeal_gui.gui.parts import icons
from bigdeal_gui.gui.parts.labels import hint_label
from bigdeal_gui.gui.parts.set_texts import state_icon
from bigdeal_gui.gui.parts.sets.model import Column, HistoryModel
from bigdeal_gui.journal.journal import State

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bigdeal_gui.journal.journal import JournalSet, SetId

_ROWS_IN_SIGHT: Final = 4
_LETTERS_FOR_ALL: Final = 95
"""The width, in letters, from which all columns are shown."""


class SetsTable(QStackedWidget):
    """`chosen_changed` is emitted when another row is chosen, `menu_asked` with a place on the screen."""

    chosen_changed = Signal()
    menu_asked = Signal(QPoint)

    def __init__(self, model: HistoryModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = model
        self.view = QTableView(self)
        self.empty = hint_label("", self)
        self._build()
        self._fit_text()

    def _build(self) -> None:
        view = self.view
        view.setModel(self.model)
        view.setAccessibleName(self.tr("Sets"))
        view.setAccessibleDescription(
            self.tr("Every set dealt or met on this computer, newest first. The menu key opens its menu.")
        )
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setTabKeyNavigation(False)
        view.setShowGrid(False)
        view.setAlternatingRowColors(True)
        view.setWordWrap(False)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.verticalHeader().hide()
        header = view.horizontalHeader()
        header.setAccessibleName(self.tr("Columns"))
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(Column.EVENT, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(64)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.addWidget(view)
        self.addWidget(self.empty)
        self.setFocusProxy(view)
        view.selectionModel().currentRowChanged.connect(self._on_view_current_row_changed)
        view.customContextMenuRequested.connect(self._on_view_menu_asked)

    @property
    def chosen(self) -> JournalSet | None:
        """The set of the chosen row."""
        return self.model.set_at(self.view.currentIndex().row())

    def show_rows(self, before: SetId | None, words: str) -> None:
        """Choose the row of the set `before`, or the first; without any row show `words`."""
        count = self.model.rowCount()
        self.empty.setText(words)
        self.setCurrentIndex(0 if count else 1)
        if count:
            row = None if before is None else self.model.row_of(before)
            self.view.selectRow(row or 0)

    # -- Qt's events --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the formats out where the event has no room beside them."""
        super().resizeEvent(event)
        letters = self.width() // max(self.fontMetrics().averageCharWidth(), 1)
        self.view.setColumnHidden(Column.FORMATS, letters < _LETTERS_FOR_ALL)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the icons, and fit the rows, when colours or text size change."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange}:
            self._fit_text()

    def _fit_text(self) -> None:
        self.model.set_icons({state: _state_icon(state, self.palette()) for state in State})
        line = self.fontMetrics().height()
        self.view.verticalHeader().setDefaultSectionSize(line * 2)
        self.view.setMinimumHeight(line * 2 * (_ROWS_IN_SIGHT + 1))
        self.empty.setMinimumHeight(line * 6)

    # -- signals ------------------------------------------------------------------------------------------

    def _on_view_current_row_changed(self) -> None:
        self.chosen_changed.emit()

    def _on_view_menu_asked(self, place: QPoint) -> None:
        index = self.view.indexAt(place)
        if index.isValid():
            self.view.selectRow(index.row())
        self.menu_asked.emit(self.view.viewport().mapToGlobal(place))


def _state_icon(state: State, palette: QPalette) -> QIcon:
    """Return the icon of `state`, readable on a chosen row as well."""
    drawn = icons.icon(state_icon(state), palette)
    colour = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.HighlightedText)
    for size in (16, 32, 64):
        drawn.addPixmap(icons.pixmap(state_icon(state), size, colour), QIcon.Mode.Selected)
    return drawn
