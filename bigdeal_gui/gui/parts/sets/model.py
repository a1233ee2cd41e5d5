"""The journal as a table: a page at a time, best first. Holds what is known of sets, never a card."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal

from bigdeal_gui.gui.parts.table import Column, RowsModel
from bigdeal_gui.journal.journal import JournalSet, SetOrder
from bigdeal_gui.pages.boards import boards_words
from bigdeal_gui.pages.sets import (
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
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from bigdeal_gui.journal.journal import SetPage

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
