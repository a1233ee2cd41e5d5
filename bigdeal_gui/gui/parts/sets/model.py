"""The journal as a table: a page at a time, newest first. Holds what is known of sets, never a card."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Signal

from bigdeal_gui.gui.parts.table import Column, RowsModel
from bigdeal_gui.journal.journal import JournalSet
from bigdeal_gui.pages.boards import boards_words
from bigdeal_gui.pages.sets import (
    day_words,
    dealt_words,
    event_or_files,
    not_listed,
    state_icon,
    state_meaning,
    state_words,
)

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from bigdeal_gui.journal.journal import SetId, SetPage

    Index = QModelIndex | QPersistentModelIndex


class SetColumn(IntEnum):
    """The columns from left to right."""

    DATE = 0
    EVENT = 1
    BOARDS = 2
    FORMATS = 3
    STATE = 4
    CODE = 5


class SetsModel(RowsModel[JournalSet]):
    """Rows of sets. `more_wanted` carries how many are there when the next page is to be fetched."""

    more_wanted = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._total = 0
        self._is_waiting = False
        columns = {
            SetColumn.DATE: Column(self.tr("Date"), day_words, tip=dealt_words),
            SetColumn.EVENT: Column(self.tr("Event"), event_or_files),
            SetColumn.BOARDS: Column(self.tr("Boards"), lambda set_: boards_words(set_.boards)),
            SetColumn.FORMATS: Column(self.tr("Formats"), lambda set_: ", ".join(set_.formats)),
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

    def replace(self, set_: JournalSet) -> None:
        """Show the new state of a set that is in the list."""
        number = self.row_of(set_.id)
        if number is not None:
            self.change_row(number, set_)

    def row_of(self, set_id: SetId) -> int | None:
        """Return the row of a set; None where it is not in the list."""
        return next((number for number, set_ in enumerate(self.rows) if set_.id == set_id), None)

    # -- Qt's questions -----------------------------------------------------------------------------------

    def canFetchMore(self, parent: Index) -> bool:  # noqa: N802 - Qt's name
        """Tell whether there are sets not fetched yet, and no page is on its way."""
        return not parent.isValid() and not self._is_waiting and self.rowCount() < self._total

    def fetchMore(self, parent: Index) -> None:  # noqa: N802 - Qt's name
        """Ask for the next page; `append` brings it."""
        if self.canFetchMore(parent):
            self._is_waiting = True
            self.more_wanted.emit(self.rowCount())
