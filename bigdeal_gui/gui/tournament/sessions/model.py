"""The sessions of a tournament as a table with ticks."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from bigdeal_gui.pages.boards import boards_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from bigdeal_gui.pages.tournament.sessions import SessionRow
    from bigdeal_gui.tournament.sessions import SessionId

    Index = QModelIndex | QPersistentModelIndex


class SessionColumn(IntEnum):
    """The columns from left to right; the first has the tick."""

    NAME = 0
    BOARDS = 1
    FILES = 2
    STATE = 3


_NOWHERE: Final = QModelIndex()


class SessionsModel(QAbstractTableModel):
    """A row for each session. `ticked_changed` is emitted after a tick."""

    ticked_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[SessionRow, ...] = ()
        self._ticked: set[SessionId] = set()
        self._known: set[SessionId] = set()

    def show_rows(self, rows: Sequence[SessionRow]) -> None:
        """Show `rows`; those that are new here and not dealt yet are ticked, those dealt lose their tick."""
        if tuple(rows) == self._rows:
            return
        self.beginResetModel()
        before = {row.id: row for row in self._rows}
        self._rows = tuple(rows)
        for row in rows:
            was = before.get(row.id)
            if row.id not in self._known and not row.is_dealt:
                self._ticked.add(row.id)
            elif was is not None and (row.is_dealt, row.has_reserve) != (was.is_dealt, was.has_reserve):
                self._ticked.discard(row.id)
            self._known.add(row.id)
        self.endResetModel()
        self.ticked_changed.emit()

    def forget(self) -> None:
        """Forget all sessions: another tournament is coming."""
        self.beginResetModel()
        self._rows, self._ticked, self._known = (), set(), set()
        self.endResetModel()
        self.ticked_changed.emit()

    @property
    def ticked(self) -> tuple[SessionRow, ...]:
        """The sessions that are ticked, in order."""
        return tuple(row for row in self._rows if row.id in self._ticked)

    def tick_all(self, *, is_on: bool) -> None:
        """Tick all sessions, or none."""
        self._ticked = {row.id for row in self._rows} if is_on else set()
        if self._rows:
            last = self.index(len(self._rows) - 1, SessionColumn.NAME)
            self.dataChanged.emit(self.index(0, SessionColumn.NAME), last, [Qt.ItemDataRole.CheckStateRole])
        self.ticked_changed.emit()

    # -- Qt's questions -----------------------------------------------------------------------------------

    def rowCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        """Return the number of sessions."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        """Return the number of columns."""
        return 0 if parent.isValid() else len(SessionColumn)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let the first column be ticked."""
        flags = super().flags(index)
        if index.isValid() and index.column() == SessionColumn.NAME:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return words and ticks."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row, column = self._rows[index.row()], SessionColumn(index.column())
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return self._text(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._title(column)}: {self._text(row, column)}"
        if role == Qt.ItemDataRole.CheckStateRole and column is SessionColumn.NAME:
            return Qt.CheckState.Checked if row.id in self._ticked else Qt.CheckState.Unchecked
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Tick or untick a session."""
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid() or index.column():
            return False
        one = self._rows[index.row()].id
        if Qt.CheckState(value) == Qt.CheckState.Checked:
            self._ticked.add(one)
        else:
            self._ticked.discard(one)
        self.dataChanged.emit(index, index, [role])
        self.ticked_changed.emit()
        return True

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
        return self._title(SessionColumn(section)) if 0 <= section < len(SessionColumn) else None

    # -- words --------------------------------------------------------------------------------------------

    def _title(self, column: SessionColumn) -> str:
        return {
            SessionColumn.NAME: self.tr("Session"),
            SessionColumn.BOARDS: self.tr("Boards"),
            SessionColumn.FILES: self.tr("Files"),
            SessionColumn.STATE: self.tr("State"),
        }[column]

    def _text(self, row: SessionRow, column: SessionColumn) -> str:
        return {
            SessionColumn.NAME: row.title,
            SessionColumn.BOARDS: boards_words(row.boards),
            SessionColumn.FILES: row.stem,
            SessionColumn.STATE: self._state(row),
        }[column]

    def _state(self, row: SessionRow) -> str:
        if row.has_reserve:
            return self.tr("reserve set dealt")
        return self.tr("dealt") if row.is_dealt else self.tr("not dealt")
