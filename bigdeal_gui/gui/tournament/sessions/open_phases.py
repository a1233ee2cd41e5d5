"""What the plan leaves open until the dealing: which sessions, and which boards they have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from bigdeal_gui.gui.parts.look.labels import buddy_label
from bigdeal_gui.pages.tournament.sessions import PhaseRequest, open_phases
from bigdeal_gui.pages.tournament.texts import phase_name
from bigdeal_gui.words import with_name

if TYPE_CHECKING:
    from bigdeal_gui.tournament.plan import Phase, Plan

_HEIGHT: Final = 30
_MOST: Final = 40


class OpenPhases(QWidget):
    """A line of fields for each phase that leaves something open. `changed` is emitted while one is typed."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sessions: dict[int, QLineEdit] = {}
        self.boards: dict[int, QLineEdit] = {}
        self.problem = QLabel(self)
        self._phases: tuple[Phase, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(5, 1)
        self.problem.setWordWrap(True)
        # Also the place of the fields in the order of the Tab key: they are made again for each plan.
        self.problem.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.problem.hide()

    def show_plan(self, plan: Plan) -> None:
        """Make the fields that `plan` needs; what was typed for the same plan stays."""
        if plan.phases == self._phases:
            return
        self._phases = plan.phases
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None and widget is not self.problem:
                widget.hide()
                widget.deleteLater()
        self.sessions, self.boards = {}, {}
        self._last: QWidget = self.problem
        for row, number in enumerate(open_phases(plan)[:_MOST]):
            phase = plan.phases[number - 1]
            name = QLabel(phase_name(phase), self)
            name.setWordWrap(True)
            self._grid.addWidget(name, row, 0)
            if phase.is_open:
                self.sessions[number] = self._field(
                    row, 1, self.tr("sessions"), phase_name(phase), self.tr("such as 1 or 1-3")
                )
            if phase.boards.is_asked:
                self.boards[number] = self._field(
                    row, 3, self.tr("boards"), phase_name(phase), self.tr("such as 24 or 1-8,9-16")
                )
        self._grid.addWidget(self.problem, _MOST, 0, 1, 6)
        self.setVisible(bool(self.sessions or self.boards))

    def _field(self, row: int, column: int, words: str, phase: str, example: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setMinimumHeight(_HEIGHT)
        field.setMinimumWidth(self.fontMetrics().averageCharWidth() * 18)
        field.setPlaceholderText(example)
        field.setAccessibleName(with_name(phase, words))
        field.setToolTip(self.tr("The plan leaves this open, so enter it now"))
        field.textChanged.connect(self.changed)
        self.setTabOrder(self._last, field)
        self._last = field
        self._grid.addWidget(buddy_label(words, field, self), row, column)
        self._grid.addWidget(field, row, column + 1)
        return field

    @property
    def requests(self) -> dict[int, PhaseRequest]:
        """What was typed, by the number of the phase."""
        numbers = sorted({*self.sessions, *self.boards})
        return {
            number: PhaseRequest(
                self.sessions[number].text() if number in self.sessions else "",
                self.boards[number].text() if number in self.boards else "",
            )
            for number in numbers
        }

    def show_problems(self, problems: Mapping[int, str]) -> None:
        """Say what is wrong with what was typed."""
        self.problem.setText("\n".join(problems.values()))
        self.problem.setVisible(bool(problems))
