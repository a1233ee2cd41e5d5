"""The journal as a table: a page at a time, newest first. Holds what is known of sets, never a card."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from bigdeal_gui.gui.parts.set_texts import boards_words, day_words, local_time, state_meaning, state_words

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QIcon

    from bigdeal_gui.journal.journal import JournalSet, SetId, SetPage, State

    Index = QModelIndex | QPersistentModelIndex

PAGE: Final = 100
"""Sets fetched at a time."""


class Column(IntEnum):
    """The columns from left to right."""

    DATE = 0
    EVENT = 1
    BOARDS = 2
    FORMATS = 3
    STATE = 4
    CODE = 5


_NOWHERE: Final = QModelIndex()


class HistoryModel(QAbstractTableModel):
    """Rows of sets. `more_wanted` carries how many are there when the next page is to be fetched."""

    more_wanted = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sets: list[JournalSet] = []
        self._total = 0
        self._is_waiting = False
        self._icons: Mapping[State, QIcon] = {}

    # -- filling ------------------------------------------------------------------------------------------

    def begin(self, page: SetPage) -> None:
        """Show the first page of a listing in place of what was there."""
        self.beginResetModel()
        self._sets, self._total, self._is_waiting = list(page.sets), page.total, False
        self.endResetModel()

    def append(self, page: SetPage) -> None:
        """Add the next page. Sets dealt meanwhile move the others on: none is shown twice."""
        self._is_waiting = False
        known = {one.id for one in self._sets}
        new = [one for one in page.sets if one.id not in known]
        # Where nothing new came there is nothing more to ask for, whatever the count says.
        self._total = page.total if new else len(self._sets)
        if new:
            self.beginInsertRows(QModelIndex(), len(self._sets), len(self._sets) + len(new) - 1)
            self._sets += new
            self.endInsertRows()

    def replace(self, one: JournalSet) -> None:
        """Show the new state of a set that is in the list."""
        row = self.row_of(one.id)
        if row is not None:
            self._sets[row] = one
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    def set_icons(self, icons: Mapping[State, QIcon]) -> None:
        """Put `icons` before the states."""
        self._icons = icons
        if self._sets:
            last = self.index(len(self._sets) - 1, Column.STATE)
            self.dataChanged.emit(self.index(0, Column.STATE), last, [Qt.ItemDataRole.DecorationRole])

    # -- asking -------------------------------------------------------------------------------------------

    @property
    def total(self) -> int:
        """How many sets fit, fetched or not."""
        return self._total

    def set_at(self, row: int) -> JournalSet | None:
        """Return the set of `row`; None outside the list."""
        return self._sets[row] if 0 <= row < len(self._sets) else None

    def row_of(self, set_id: SetId) -> int | None:
        """Return the row of a set; None where it is not in the list."""
        return next((row for row, one in enumerate(self._sets) if one.id == set_id), None)

    # -- Qt's questions -----------------------------------------------------------------------------------

    def rowCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        """Return the number of sets fetched."""
        return 0 if parent.isValid() else len(self._sets)

    def columnCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        """Return the number of columns."""
        return 0 if parent.isValid() else len(Column)

    def canFetchMore(self, parent: Index) -> bool:  # noqa: N802 - Qt's name
        """Tell whether there are sets not fetched yet, and no page is on its way."""
        return not parent.isValid() and not self._is_waiting and len(self._sets) < self._total

    def fetchMore(self, parent: Index) -> None:  # noqa: N802 - Qt's name
        """Ask for the next page; `append` brings it."""
        if self.canFetchMore(parent):
            self._is_waiting = True
            self.more_wanted.emit(len(self._sets))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return words for eyes and ears."""
        one = self.set_at(index.row()) if index.isValid() else None
        if one is None:
            return None
        column = Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return _text(one, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._title(column)}: {_text(one, column) or self.tr('none')}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(one, column)
        if role == Qt.ItemDataRole.DecorationRole and column is Column.STATE:
            return self._icons.get(one.state)
        return None

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the title of a column, and the number of a row."""
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation is Qt.Orientation.Horizontal:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return None
        if orientation is Qt.Orientation.Vertical:
            return str(section + 1)
        return self._title(Column(section)) if 0 <= section < len(Column) else None

    # -- words --------------------------------------------------------------------------------------------

    def _title(self, column: Column) -> str:
        return {
            Column.DATE: self.tr("Date"),
            Column.EVENT: self.tr("Event"),
            Column.BOARDS: self.tr("Boards"),
            Column.FORMATS: self.tr("Formats"),
            Column.STATE: self.tr("State"),
            Column.CODE: self.tr("Set code"),
        }[column]

    def _tip(self, one: JournalSet, column: Column) -> str:
        if column is Column.STATE:
            return state_meaning(one.state)
        if column is Column.DATE:
            words = self.tr("Dealt {time}") if one.is_own else self.tr("First seen {time}")
            return words.format(time=local_time(one.dealt_at))
        return _text(one, column)


def _text(one: JournalSet, column: Column) -> str:
    return {
        Column.DATE: lambda: day_words(one),
        Column.EVENT: lambda: one.event or ("" if one.is_own else ", ".join(map(_name, one.planned_files))),
        Column.BOARDS: lambda: boards_words(one.boards),
        Column.FORMATS: lambda: ", ".join(one.formats),
        Column.STATE: lambda: state_words(one.state),
        Column.CODE: lambda: one.code,
    }[column]()


def _name(path: Path) -> str:
    return path.name
