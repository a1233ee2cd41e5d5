"""Sets to choose from: a search, the table of what it found, and how many there are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtWidgets import QComboBox, QLineEdit, QMenu, QStackedWidget, QWidget

from bigdeal_gui.gui.parts.look.labels import PlainLabel, buddy_label, hint_label
from bigdeal_gui.gui.parts.look.spacing import add_to_layout, row_layout
from bigdeal_gui.gui.parts.table import Column, RowsModel, RowsView
from bigdeal_gui.journal.journal import JournalSet, SetId, SetOrder, SetPage, State
from bigdeal_gui.pages.boards import boards_words
from bigdeal_gui.pages.sets import (
    SetSearch,
    day_words,
    dealt_words,
    event_or_files,
    not_listed,
    set_source,
    state_icon,
    state_meaning,
)
from bigdeal_gui.services.spoken import state_words

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QResizeEvent

    from bigdeal_gui.gui.parts.jobs import Jobs

    Index = QModelIndex | QPersistentModelIndex


class SetColumn(IntEnum):
    """The columns from left to right."""

    DATE = 0
    EVENT = 1
    BOARDS = 2
    FORMATS = 3
    SOURCE = 4
    STATE = 5
    CODE = 6


ORDERS: Final = {
    SetColumn.DATE: SetOrder.DAY,
    SetColumn.EVENT: SetOrder.EVENT,
    SetColumn.BOARDS: SetOrder.BOARDS,
    SetColumn.STATE: SetOrder.STATE,
    SetColumn.CODE: SetOrder.CODE,
}
"""The columns by which the journal lists its sets."""


class SetsModel(RowsModel[JournalSet]):
    """Rows of sets.

    `more_wanted` carries how many are there when the next page is to be fetched; `order_wanted` a SetOrder
    and whether it is to be descending.
    """

    more_wanted = Signal(int)
    order_wanted = Signal(object, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._total = 0
        self._is_waiting = False
        columns = {
            SetColumn.DATE: Column(self.tr("Date"), day_words, tip=dealt_words),
            SetColumn.EVENT: Column(self.tr("Event"), event_or_files),
            SetColumn.BOARDS: Column(self.tr("Boards"), lambda set_: boards_words(set_.boards)),
            SetColumn.FORMATS: Column(self.tr("Formats"), lambda set_: ", ".join(set_.formats)),
            SetColumn.SOURCE: Column(self.tr("Source"), set_source),
            SetColumn.STATE: Column(
                self.tr("State"),
                lambda set_: state_words(set_.state),
                tip=lambda set_: state_meaning(set_.state),
                shape=lambda set_: state_icon(set_.state),
            ),
            SetColumn.CODE: Column(self.tr("Set code"), lambda set_: set_.code),
        }
        self.set_columns(columns)

    # -- filling ------------------------------------------------------------------------------------------

    def begin(self, page: SetPage) -> None:
        """Show the first page of a listing in place of what was there."""
        self._total, self._is_waiting = page.total, False
        self.show_rows(page.sets)

    def append(self, page: SetPage) -> None:
        """Add the next page; no set is shown twice."""
        self._is_waiting = False
        new = not_listed(page, self.rows)
        # Where nothing new came there is nothing more to ask for, whatever the count says.
        self._total = page.total if new else len(self.rows)
        self.add_rows(new)

    def replace(self, sets: Sequence[JournalSet]) -> None:
        """Show the new states of those of `sets` that are in the list."""
        places = {set_.id: number for number, set_ in enumerate(self.rows)}
        for set_ in sets:
            if set_.id in places:
                self.change_row(places[set_.id], set_)

    @property
    def is_whole(self) -> bool:
        """Whether every set that was found is in the list."""
        return len(self.rows) >= self._total

    # -- Qt's questions -----------------------------------------------------------------------------------

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Ask for the sets in the order of a column; of none, or of one without an order, for the usual."""
        wanted = next((by for place, by in ORDERS.items() if place == column), SetOrder.OWN)
        self.order_wanted.emit(wanted, order is Qt.SortOrder.DescendingOrder)

    def canFetchMore(self, parent: Index) -> bool:  # noqa: N802 - Qt's name
        """Tell whether there are sets not fetched yet, and no page is on its way."""
        return not parent.isValid() and not self._is_waiting and self.rowCount() < self._total

    def fetchMore(self, parent: Index) -> None:  # noqa: N802 - Qt's name
        """Ask for the next page; `append` brings it."""
        if self.canFetchMore(parent):
            self._is_waiting = True
            self.more_wanted.emit(self.rowCount())


_ROWS_IN_SIGHT: Final = 3
_LEAST: Final = 1
_NARROWEST: Final = 64
_FRAME: Final = 6
_LETTERS: Final = {SetColumn.BOARDS: 60, SetColumn.FORMATS: 95, SetColumn.SOURCE: 130}
"""The width, in letters, from which a column is shown that can be done without."""


_TYPING_MS: Final = 250

_CHOOSING_MS: Final = 60


class SetsTable(QStackedWidget):
    """Several sets can be chosen together.

    `chosen_changed` is emitted when other rows are chosen, `menu_asked` with a place on the screen,
    `all_wanted` when all sets are to be chosen and not all are in the list.
    """

    chosen_changed = Signal()
    menu_asked = Signal(QPoint)
    all_wanted = Signal()

    rank = 2

    def __init__(self, model: SetsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = model
        self.view = _SetsView(model, self, wide=SetColumn.EVENT, is_many=True)
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
        """Leave boards, formats and source out where the event has no room beside them."""
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


class SetsFilter(QWidget):
    """Narrows the search `among`. `changed` is emitted when another is wanted, and not at every key."""

    changed = Signal()

    def __init__(self, among: SetSearch, parent: QWidget) -> None:
        super().__init__(parent)
        self._among = among
        self.line = QLineEdit(self, placeholderText=self.tr("event, date, set code, format or file"))
        self.box = QComboBox(self)
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self.line.setClearButtonEnabled(True)
        self.line.setToolTip(self.tr("Show only sets that match all these words"))
        self.box.addItem(self.tr("All states"), None)
        for state in among.among:
            self.box.addItem(state_words(state), state)
        self.box.setToolTip(self.tr("Show only sets in one state"))
        row = row_layout(buddy_label(self.tr("&Search"), self.line, self), (self.line, 1), on=self)
        row.addSpacing(8)
        add_to_layout(row, buddy_label(self.tr("S&tate"), self.box, self), self.box)
        self._typing.timeout.connect(self.changed)
        self.line.textChanged.connect(self._on_line_text_changed)
        self.box.activated.connect(self.changed)

    @property
    def search(self) -> SetSearch:
        """What is looked for."""
        state = self.box.currentData()
        chosen = None if state is None else State(state)
        return replace(self._among, words=self.line.text().strip(), state=chosen)

    def _on_line_text_changed(self) -> None:
        self._typing.start()


class SetsBrowser(QObject):
    """Has `reader` fetch what the search `among` finds, a page at a time; `empty_words` fill an empty table.

    Its controls lie in `parent`, where the page lays them out. `listed` carries how many sets were found,
    `chosen_changed` is emitted when other rows have been chosen for a moment.
    """

    listed = Signal(int)
    chosen_changed = Signal()

    def __init__(
        self, reader: Jobs, among: SetSearch, empty_words: Callable[[SetSearch], str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._reader = reader
        self._empty_words = empty_words
        self._order = (among.order, among.is_descending)
        self.count = PlainLabel(parent)
        self.filter = SetsFilter(among, parent)
        self.model = SetsModel(self)
        self.table = SetsTable(self.model, parent)
        self._choosing = QTimer(self, singleShot=True, interval=_CHOOSING_MS)
        self._choosing.timeout.connect(self.chosen_changed)
        self.filter.changed.connect(self.reload)
        self.model.more_wanted.connect(self._on_model_more_wanted)
        self.model.order_wanted.connect(self._on_model_order_wanted)
        self.table.all_wanted.connect(self._on_table_all_wanted)
        self.table.chosen_changed.connect(self._choosing.start)

    @property
    def chosen(self) -> JournalSet | None:
        """The set of the chosen row, of several the first."""
        return self.table.chosen

    @property
    def chosen_ids(self) -> tuple[SetId, ...]:
        """The chosen sets, from the top."""
        return tuple(set_.id for set_ in self.table.chosen_sets)

    @property
    def search(self) -> SetSearch:
        """What is looked for, and which come first."""
        order, is_descending = self._order
        return replace(self.filter.search, order=order, is_descending=is_descending)

    def is_chosen(self, set_id: SetId) -> bool:
        """Tell whether the set `set_id` is chosen, and no other."""
        return self.chosen_ids == (set_id,)

    def reload(self) -> None:
        """Read the list again from its beginning; the chosen sets stay chosen where they can."""
        self._reader.cancel()
        search = self.search
        self._reader.run(lambda work: search.page(work.journal), self._show)

    def _show(self, page: SetPage) -> None:
        before = self.chosen_ids
        self.model.begin(page)
        self.count.setText(self.tr("%n set(s)", "", page.total))
        self.table.show_rows(frozenset(before), self._empty_words(self.search))
        self.listed.emit(page.total)

    def _show_all(self, page: SetPage) -> None:
        self._show(page)
        self.table.view.selectAll()

    def _on_model_more_wanted(self, offset: int) -> None:
        search = self.search
        self._reader.run(lambda work: search.page(work.journal, offset), self.model.append)

    def _on_model_order_wanted(self, order: SetOrder, is_descending: bool) -> None:  # noqa: FBT001 - a signal's
        if (order, is_descending) != self._order:
            self._order = (order, is_descending)
            self.reload()

    def _on_table_all_wanted(self) -> None:
        search = self.search
        self._reader.run(lambda work: search.whole(work.journal), self._show_all)
