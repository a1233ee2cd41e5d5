"""The phases of a plan as a table."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from bigdeal_gui.pages.tournament.texts import phase_files, phase_name, phase_words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QIcon

    from bigdeal_gui.tournament.findings import Finding
    from bigdeal_gui.tournament.plan import Phase

    Index = QModelIndex | QPersistentModelIndex


class PhaseColumn(IntEnum):
    """The columns from left to right."""

    NAME = 0
    SESSIONS = 1
    BOARDS = 2
    FILES = 3
    REMARKS = 4


_NOWHERE: Final = QModelIndex()


class PhasesModel(QAbstractTableModel):
    """A row for each phase, with what the inspector found about it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._phases: tuple[Phase, ...] = ()
        self._findings: dict[int, list[Finding]] = {}
        self._icons: Mapping[str, QIcon] = {}
        self._is_inspected = False

    def show_phases(
        self, phases: Sequence[Phase], findings: Sequence[Finding], *, is_inspected: bool
    ) -> None:
        """Show `phases`; `is_inspected` tells that the inspector looked at them."""
        self.beginResetModel()
        self._phases = tuple(phases)
        self._is_inspected = is_inspected
        self._findings = {}
        for one in findings:
            if one.phase is not None:
                self._findings.setdefault(one.phase - 1, []).append(one)
        self.endResetModel()

    def set_icons(self, icons: Mapping[str, QIcon]) -> None:
        """Put `icons`, called as their drawings, before the remarks."""
        self._icons = icons
        if self._phases:
            last = self.index(len(self._phases) - 1, PhaseColumn.REMARKS)
            self.dataChanged.emit(self.index(0, PhaseColumn.REMARKS), last, [Qt.ItemDataRole.DecorationRole])

    def phase_at(self, row: int) -> Phase | None:
        """Return the phase of `row`; None outside the table."""
        return self._phases[row] if 0 <= row < len(self._phases) else None

    # -- Qt's questions -----------------------------------------------------------------------------------

    def rowCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        """Return the number of phases."""
        return 0 if parent.isValid() else len(self._phases)

    def columnCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        """Return the number of columns."""
        return 0 if parent.isValid() else len(PhaseColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return words for eyes and ears."""
        phase = self.phase_at(index.row()) if index.isValid() else None
        if phase is None:
            return None
        column = PhaseColumn(index.column())
        text = self._text(phase, index.row(), column)
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._title(column)}: {text}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(phase, index.row(), column)
        if role == Qt.ItemDataRole.DecorationRole and column is PhaseColumn.REMARKS and self._is_inspected:
            return self._icons.get(self._shape(index.row()))
        return None

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the title of a column, and the number of a phase."""
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation is Qt.Orientation.Horizontal:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return None
        if orientation is Qt.Orientation.Vertical:
            return str(section + 1)
        return self._title(PhaseColumn(section)) if 0 <= section < len(PhaseColumn) else None

    # -- words --------------------------------------------------------------------------------------------

    def _title(self, column: PhaseColumn) -> str:
        return {
            PhaseColumn.NAME: self.tr("Phase"),
            PhaseColumn.SESSIONS: self.tr("Sessions"),
            PhaseColumn.BOARDS: self.tr("Boards"),
            PhaseColumn.FILES: self.tr("Files"),
            PhaseColumn.REMARKS: self.tr("Remarks"),
        }[column]

    def _text(self, phase: Phase, row: int, column: PhaseColumn) -> str:
        return {
            PhaseColumn.NAME: lambda: phase_name(phase),
            PhaseColumn.SESSIONS: lambda: str(phase.sessions) if phase.sessions else self.tr("open"),
            PhaseColumn.BOARDS: lambda: self._boards(phase),
            PhaseColumn.FILES: lambda: phase_files(phase),
            PhaseColumn.REMARKS: lambda: self._remarks(row),
        }[column]()

    def _tip(self, phase: Phase, row: int, column: PhaseColumn) -> str:
        found = self._findings.get(row, [])
        if column is PhaseColumn.REMARKS and found:
            return "\n".join(one.text for one in found)
        return f"{phase_name(phase)}: {phase_words(phase)}"

    def _boards(self, phase: Phase) -> str:
        return self.tr("asked") if phase.boards.is_asked else phase.boards.text.strip()

    def _remarks(self, row: int) -> str:
        if not self._is_inspected:
            return ""
        found = self._findings.get(row, [])
        errors = sum(one.is_error for one in found)
        if errors:
            return self.tr("%n to correct", "", errors)
        return self.tr("%n to look at", "", len(found)) if found else self.tr("in order")

    def _shape(self, row: int) -> str:
        found = self._findings.get(row, [])
        if any(one.is_error for one in found):
            return "error"
        return "warning" if found else "check"
