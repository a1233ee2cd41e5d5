"""The sessions that can be revealed by themselves: a table with ticks, none of them set at first."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final

from bigdeal_gui.gui.parts.table import Column
from bigdeal_gui.gui.tournament.sessions.table import SessionsView, TickedModel
from bigdeal_gui.pages.sets import local_time
from bigdeal_gui.pages.tournament.reveals import RevealRow, RevealState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

_ROWS_IN_SIGHT: Final = 6
_LINES: Final = 1.8
_MEASURED: Final = 100


class RevealColumn(IntEnum):
    """The columns from left to right; the first has the tick."""

    NAME = 0
    PACK = 1
    STATE = 2


class RevealModel(TickedModel[RevealRow]):
    """A row for each session that was dealt and has a key of its own."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        columns: dict[RevealColumn, Column[RevealRow]] = {
            RevealColumn.NAME: Column(self.tr("Session"), lambda row: row.title),
            RevealColumn.PACK: Column(self.tr("Public pack"), lambda row: row.pack),
            RevealColumn.STATE: Column(self.tr("State"), self._state),
        }
        self.set_columns(columns)

    def show_rows(self, rows: Sequence[RevealRow]) -> None:
        """Show `rows`; those that are revealed now lose their tick."""
        if tuple(rows) == self.rows:
            return
        self._ticked &= {row.id for row in rows if row.can_tick}
        super().show_rows(rows)
        self.ticked_changed.emit()

    def _state(self, row: RevealRow) -> str:
        if row.state is RevealState.REVEALED:
            return self.tr("revealed {time}").format(time=local_time(row.when))
        if row.state is RevealState.BROKEN_OFF:
            return self.tr("interrupted; its key may be known")
        return self.tr("secret, reserve dealt") if row.has_reserve else self.tr("secret")


class RevealTable(SessionsView):
    """The table; the space bar ticks the chosen session in whichever column."""

    def __init__(self, parent: QWidget) -> None:
        self.sessions = RevealModel()
        super().__init__(self.sessions, parent, wide=RevealColumn.NAME, lines=_LINES)
        self.sessions.setParent(self)
        self.setAccessibleName(self.tr("Sessions that were dealt"))
        self.setAccessibleDescription(self.tr("Press the space bar to tick the selected session."))
        self.horizontalHeader().setResizeContentsPrecision(_MEASURED)
        self.fit_rows(_ROWS_IN_SIGHT)
