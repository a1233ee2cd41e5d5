"""The table of sets as a control: rows of sets, or the words that stand there while it is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from bigdeal_gui.gui.parts.look.labels import hint_label
from bigdeal_gui.gui.parts.sets.model import ORDERS, SetColumn, SetsModel
from bigdeal_gui.gui.parts.table import RowsView

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QAction, QResizeEvent

    from bigdeal_gui.journal.journal import JournalSet, SetId

_ROWS_IN_SIGHT: Final = 3
_LEAST: Final = 1
_NARROWEST: Final = 64
_FRAME: Final = 6
_LETTERS: Final = {SetColumn.FORMATS: 95, SetColumn.SOURCE: 130}
"""The width, in letters, from which a column is shown that can be done without."""


class SetsTable(QStackedWidget):
    """One set is chosen at a time, or with `is_many` several.

    `chosen_changed` is emitted when other rows are chosen, `menu_asked` with a place on the screen,
    `all_wanted` when all sets are to be chosen and not all are in the list.
    """

    chosen_changed = Signal()
    menu_asked = Signal(QPoint)
    all_wanted = Signal()

    rank = 2

    def __init__(self, model: SetsModel, parent: QWidget, *, is_many: bool = False) -> None:
        super().__init__(parent)
        self.model = model
        self.view = _SetsView(model, self, wide=SetColumn.EVENT, is_many=is_many)
        self.empty = hint_label("", self)
        self._left_out = 0
        self._build()
        self._fit_text()

    def _build(self) -> None:
        view = self.view
        view.setAccessibleName(self.tr("Sets"))
        view.setAccessibleDescription(
            self.tr(
                "Every set dealt or checked on this computer, newest first. Press the menu key to open "
                "its menu."
            )
        )
        header = view.horizontalHeader()
        header.setMinimumSectionSize(_NARROWEST)
        header.setToolTip(self.tr("Click to sort by a column; click a third time for the usual order"))
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        view.setSortingEnabled(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.addWidget(view)
        self.addWidget(self.empty)
        self.setFocusProxy(view)
        view.chosen_changed.connect(self.chosen_changed)
        view.menu_asked.connect(self.menu_asked)
        view.all_wanted.connect(self.all_wanted)

    @property
    def chosen(self) -> JournalSet | None:
        """The set of the chosen row, of several the first."""
        return self.model.row_at(self.view.chosen)

    @property
    def chosen_sets(self) -> tuple[JournalSet, ...]:
        """The sets of all chosen rows, from the top."""
        rows = self.model.rows
        return tuple(rows[number] for number in self.view.chosen_rows)

    def show_rows(self, before: Collection[SetId], words: str) -> None:
        """Choose the rows of the sets `before` that are there, or the first; without any row show `words`."""
        rows = self.model.rows
        self.empty.setText(words)
        self.setCurrentIndex(0 if rows else 1)
        if rows:
            self.view.choose_all([number for number, set_ in enumerate(rows) if set_.id in before] or [0])

    def sort_menu(self, parent: QWidget) -> QMenu:
        """Return a menu of the columns to sort by, for those who have no mouse."""
        menu = QMenu(self.tr("Sort by"), parent)
        header = self.view.horizontalHeader()
        for column in (-1, *map(int, ORDERS)):
            title = self.model.headerData(column, Qt.Orientation.Horizontal)
            action = menu.addAction(str(title or self.tr("Best and newest first")))
            action.setCheckable(True)
            action.setChecked(header.sortIndicatorSection() == column)
            action.setData(column)
        menu.triggered.connect(self._on_sort_menu_triggered)
        return menu

    # -- Qt's events --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Leave formats and source out where the event has no room beside them."""
        super().resizeEvent(event)
        letters = self.width() // max(self.fontMetrics().averageCharWidth(), 1)
        for column, needed in _LETTERS.items():
            self.view.setColumnHidden(column, letters < needed)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Keep some rows in sight when the text size changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_text()

    def _fit_text(self) -> None:
        self.setMinimumHeight(self.view.line * (_ROWS_IN_SIGHT - self._left_out + 1) + _FRAME)
        self.updateGeometry()

    # -- collapsing ----------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for no more than a few rows; the rest of the room is welcome."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def is_wanted(self) -> bool:
        """Tell whether it would be shown if there were room."""
        return not self.isHidden()

    def spare(self) -> int:
        """Return how many pixels it can do without."""
        return (_ROWS_IN_SIGHT - _LEAST) * self.view.line

    def given(self) -> int:
        """Return how many pixels it does without now."""
        return self._left_out * self.view.line

    def give(self, pixels: int) -> None:
        """Have fewer rows in sight at least."""
        left_out = -(-pixels // self.view.line)
        if left_out != self._left_out:
            self._left_out = left_out
            self._fit_text()

    # -- signals ------------------------------------------------------------------------------------------

    def _on_sort_menu_triggered(self, action: QAction) -> None:
        self.view.sortByColumn(action.data(), Qt.SortOrder.AscendingOrder)


class _SetsView(RowsView):
    """`all_wanted` is emitted when all sets are to be chosen and not all are in the list."""

    all_wanted = Signal()

    def selectAll(self) -> None:  # noqa: N802 - Qt's name
        """Choose all that was found, also what was not fetched so far."""
        rows = self.model()
        if isinstance(rows, SetsModel) and not rows.is_whole:
            self.all_wanted.emit()
        else:
            super().selectAll()
