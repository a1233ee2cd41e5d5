"""The sessions of a tournament as a control: the table with ticks, and buttons for all and none."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.look.labels import PlainLabel
from bigdeal_gui.gui.parts.look.spacing import column_layout
from bigdeal_gui.gui.parts.table import Column, RowsModel, RowsView
from bigdeal_gui.pages.boards import boards_words
from bigdeal_gui.pages.tournament.sessions import SessionRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QKeyEvent

    from bigdeal_gui.tournament.sessions import SessionId

    Index = QModelIndex | QPersistentModelIndex

_ROWS_IN_SIGHT: Final = 8
_LINES: Final = 1.8
_MEASURED: Final = 100
"""A championship has hundreds of sessions: the columns are fitted to the first of them."""


class SessionColumn(IntEnum):
    """The columns from left to right; the first has the tick."""

    NAME = 0
    BOARDS = 1
    FILES = 2
    STATE = 3


class Ticked(Protocol):
    """A session as a row: `can_tick` tells whether anything can still be done with it."""

    @property
    def id(self) -> SessionId:
        """Which session."""

    @property
    def can_tick(self) -> bool:
        """Whether it can be ticked."""


_Row = TypeVar("_Row", bound=Ticked)


class TickedModel(RowsModel[_Row], Generic[_Row]):
    """A row for each session, ticked in its first column. `ticked_changed` is emitted after a tick."""

    ticked_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ticked: set[SessionId] = set()

    @property
    def ticked(self) -> tuple[_Row, ...]:
        """The sessions that are ticked, in order."""
        return tuple(row for row in self.rows if row.id in self._ticked)

    def tick_all(self, *, is_on: bool) -> None:
        """Tick all sessions that can be, or none."""
        self._ticked = {row.id for row in self.rows if row.can_tick} if is_on else set()
        if self.rows:
            last = self.index(self.rowCount() - 1, 0)
            self.dataChanged.emit(self.index(0, 0), last, [Qt.ItemDataRole.CheckStateRole])
        self.ticked_changed.emit()

    # -- Qt's questions -----------------------------------------------------------------------------------

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let the first column be ticked."""
        flags = super().flags(index)
        row = self.row_at(index.row()) if index.isValid() else None
        if row is not None and row.can_tick and index.column() == SessionColumn.NAME:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return words, and ticks in the first column."""
        if role == Qt.ItemDataRole.CheckStateRole:
            row = self.row_at(index.row()) if index.isValid() else None
            if row is None or not row.can_tick or index.column() != SessionColumn.NAME:
                return None
            return Qt.CheckState.Checked if row.id in self._ticked else Qt.CheckState.Unchecked
        return super().data(index, role)

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Tick or untick a session."""
        row = self.row_at(index.row()) if index.isValid() else None
        if role != Qt.ItemDataRole.CheckStateRole or row is None or index.column() or not row.can_tick:
            return False
        if Qt.CheckState(value) == Qt.CheckState.Checked:
            self._ticked.add(row.id)
        else:
            self._ticked.discard(row.id)
        self.dataChanged.emit(index, index, [role])
        self.ticked_changed.emit()
        return True


class SessionsModel(TickedModel[SessionRow]):
    """A row for each session that can be dealt."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: set[SessionId] = set()
        columns: dict[SessionColumn, Column[SessionRow]] = {
            SessionColumn.NAME: Column(self.tr("Session"), lambda row: row.title),
            SessionColumn.BOARDS: Column(self.tr("Boards"), lambda row: boards_words(row.boards)),
            SessionColumn.FILES: Column(self.tr("Files"), lambda row: row.stem),
            SessionColumn.STATE: Column(self.tr("State"), self._state),
        }
        self.set_columns(columns)

    def show_rows(self, rows: Sequence[SessionRow]) -> None:
        """Show `rows`; those dealt lose their tick, and where none is left the next to be dealt has one.

        So it is when sessions come here that were not known; who has unticked all is not gainsaid later.
        """
        if tuple(rows) == self.rows:
            return
        before = {row.id: row for row in self.rows}
        is_news = False
        for row in rows:
            was = before.get(row.id)
            if was is not None and (row.is_dealt, row.has_reserve) != (was.is_dealt, was.has_reserve):
                self._ticked.discard(row.id)
                is_news = True
            is_news |= row.id not in self._known
            self._known.add(row.id)
        if is_news and not any(row.id in self._ticked for row in rows):
            to_come = [row.id for row in rows if not (row.is_dealt or row.has_reserve)]
            self._ticked.update(to_come[:1])
        super().show_rows(rows)
        self.ticked_changed.emit()

    def forget(self) -> None:
        """Forget all sessions: another tournament is coming."""
        self._ticked, self._known = set(), set()
        super().show_rows(())
        self.ticked_changed.emit()

    def _state(self, row: SessionRow) -> str:
        if row.is_revealed:
            return self.tr("revealed")
        if row.has_reserve:
            return self.tr("reserve dealt")
        return self.tr("dealt") if row.is_dealt else self.tr("not dealt")


class SessionsView(RowsView):
    """The table: the space bar ticks the chosen session in whichever column."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Tick on the space bar."""
        index = self.currentIndex().siblingAtColumn(SessionColumn.NAME)
        if event.key() == Qt.Key.Key_Space and index.isValid():
            is_on = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
            state = Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked
            self.model().setData(index, state, Qt.ItemDataRole.CheckStateRole)
        else:
            super().keyPressEvent(event)


class SessionsTable(QWidget):
    """`model` holds what is ticked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = SessionsModel(self)
        self.view = SessionsView(self.model, self, wide=SessionColumn.NAME, lines=_LINES)
        self.all_button = QPushButton(self.tr("Tick &all"), self, autoDefault=False)
        self.none_button = QPushButton(self.tr("Tick &none"), self, autoDefault=False)
        self.count = PlainLabel(self)
        self._build()

    def _build(self) -> None:
        view = self.view
        view.setAccessibleName(self.tr("Sessions"))
        view.setAccessibleDescription(self.tr("Press the space bar to tick the selected session."))
        view.horizontalHeader().setResizeContentsPrecision(_MEASURED)
        view.fit_rows(_ROWS_IN_SIGHT)
        self.all_button.setToolTip(self.tr("Deal every session"))
        self.none_button.setToolTip(self.tr("Start with no sessions"))
        column_layout(view, flow_row(self.all_button, self.none_button, self.count), on=self)
        self.all_button.clicked.connect(self._on_all_button_clicked)
        self.none_button.clicked.connect(self._on_none_button_clicked)
        self.model.ticked_changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        ticked = self.model.ticked
        boards = sum(len(row.boards) for row in ticked)
        self.count.setText(
            self.tr("%n session(s) ticked, {boards} boards", "", len(ticked)).format(boards=boards)
        )

    def _on_all_button_clicked(self) -> None:
        self.model.tick_all(is_on=True)

    def _on_none_button_clicked(self) -> None:
        self.model.tick_all(is_on=False)
