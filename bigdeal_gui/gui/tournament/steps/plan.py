"""The first step of a tournament: its name, the outside value, the phases, and what the inspector says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from bigdeal_gui.gui.parts.layout.collapsing import Explanation, StepGap
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.layout.scrolling import scrolling_list
from bigdeal_gui.gui.parts.layout.sections import Sections
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import buddy_label, section_label
from bigdeal_gui.gui.parts.look.spacing import INSIDE, NEAR, STRETCH, column_layout, row_layout
from bigdeal_gui.gui.parts.table import Column, RowsModel, RowsView
from bigdeal_gui.gui.tournament.findings_list import FindingsList
from bigdeal_gui.gui.tournament.steps.frame import StepFrame, make_main_button
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.pages.tournament.texts import phase_files, phase_name, phase_words, promise_shown, step_name
from bigdeal_gui.tournament.fields import MAX_TEXT
from bigdeal_gui.tournament.holders.holder_findings import holders_praise
from bigdeal_gui.tournament.holders.holder_promise import shared_promise
from bigdeal_gui.tournament.value.round_rule import praise_of_promise
from bigdeal_gui.words import with_name

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bigdeal_gui.services.tournament.status import TournamentStatus
    from bigdeal_gui.tournament.findings import Finding
    from bigdeal_gui.tournament.plan import Phase


_ROWS_IN_SIGHT: Final = 6
_NARROWEST: Final = 56


class PhaseColumn(IntEnum):
    """The columns from left to right."""

    NAME = 0
    SESSIONS = 1
    BOARDS = 2
    FILES = 3
    REMARKS = 4


@dataclass(frozen=True, slots=True)
class PhaseRow:
    """A phase, and what the inspector found about it; `is_inspected` tells that it looked."""

    phase: Phase
    findings: tuple[Finding, ...] = ()
    is_inspected: bool = False


def phase_rows_of(status: TournamentStatus) -> tuple[PhaseRow, ...]:
    """Return a row for each phase; the inspector looks at plans that are not closed."""
    return tuple(
        PhaseRow(
            phase,
            tuple(finding for finding in status.findings if finding.phase == number),
            is_inspected=not status.is_closed,
        )
        for number, phase in enumerate(status.plan.phases, start=1)
    )


class PhasesModel(RowsModel[PhaseRow]):
    """A row for each phase, with what the inspector found about it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        columns: dict[PhaseColumn, Column[PhaseRow]] = {
            PhaseColumn.NAME: Column(self.tr("Phase"), lambda row: phase_name(row.phase), tip=_meaning),
            PhaseColumn.SESSIONS: Column(self.tr("Sessions"), self._sessions, tip=_meaning),
            PhaseColumn.BOARDS: Column(self.tr("Boards"), self._boards, tip=_meaning),
            PhaseColumn.FILES: Column(self.tr("Files"), lambda row: phase_files(row.phase), tip=_meaning),
            PhaseColumn.REMARKS: Column(self.tr("Remarks"), self._remarks, tip=_remarks_tip, shape=_shape),
        }
        self.set_columns(columns)

    def _sessions(self, row: PhaseRow) -> str:
        return str(row.phase.sessions) if row.phase.sessions else self.tr("open")

    def _boards(self, row: PhaseRow) -> str:
        return self.tr("asked") if row.phase.boards.is_asked else row.phase.boards.text.strip()

    def _remarks(self, row: PhaseRow) -> str:
        if not row.is_inspected:
            return ""
        errors = sum(finding.is_error for finding in row.findings)
        if errors:
            return self.tr("%n to correct", "", errors)
        count = len(row.findings)
        return self.tr("%n to look at", "", count) if count else self.tr("in order")


def _meaning(row: PhaseRow) -> str:
    return with_name(phase_name(row.phase), phase_words(row.phase))


def _remarks_tip(row: PhaseRow) -> str:
    return "\n".join(finding.text for finding in row.findings) or _meaning(row)


def _shape(row: PhaseRow) -> str:
    if not row.is_inspected:
        return ""
    if any(finding.is_error for finding in row.findings):
        return "error"
    return "warning" if row.findings else "check"


class PhasesView(RowsView):
    """The table; `remove_asked` is emitted by the Delete key."""

    remove_asked = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Remove on Delete, edit on Return."""
        if event.key() == Qt.Key.Key_Delete:
            self.remove_asked.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class PhasesTable(QWidget):
    """Each signal is emitted by its button; all but `add_asked` carry the number of the chosen phase.

    `move_asked` carries its new number as well.
    """

    add_asked = Signal()
    edit_asked = Signal(int)
    remove_asked = Signal(int)
    move_asked = Signal(int, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = PhasesModel(self)
        self.view = PhasesView(self.model, self, wide=PhaseColumn.NAME)
        self.meaning = Explanation("", self)
        self.add_button = self._button(self.tr("&Add a phase…"), self.tr("Add another phase"))
        self.edit_button = self._button(self.tr("&Edit…"), self.tr("Change the selected phase"))
        self.remove_button = self._button(
            self.tr("&Remove"), self.tr("Remove the selected phase from the plan")
        )
        self.up_button = self._button(self.tr("Move &up"), self.tr("Move the selected phase up"))
        self.down_button = self._button(self.tr("Move &down"), self.tr("Move the selected phase down"))
        self._is_open = True
        self._wanted_row = 0
        self._build()

    def _button(self, words: str, tip: str) -> QPushButton:
        button = QPushButton(words, self, autoDefault=False)
        button.setToolTip(tip)
        return button

    def _build(self) -> None:
        view = self.view
        view.setAccessibleName(self.tr("Phases"))
        view.setAccessibleDescription(
            self.tr("Press Return to change the selected phase, Delete to remove it.")
        )
        view.horizontalHeader().setMinimumSectionSize(_NARROWEST)
        view.verticalHeader().show()
        view.verticalHeader().setAccessibleName(self.tr("Numbers of the phases"))
        view.verticalHeader().setHighlightSections(False)
        view.fit_rows(_ROWS_IN_SIGHT)
        self._buttons = QWidget(self)
        flow_row(
            self.add_button,
            self.edit_button,
            self.remove_button,
            self.up_button,
            self.down_button,
            on=self._buttons,
        )
        column_layout(view, self.meaning, self._buttons, on=self)
        view.chosen_changed.connect(self._refresh)
        view.activated.connect(self._on_edit_asked)
        view.remove_asked.connect(self._on_remove_button_clicked)
        self.add_button.clicked.connect(self.add_asked)
        self.edit_button.clicked.connect(self._on_edit_asked)
        self.remove_button.clicked.connect(self._on_remove_button_clicked)
        self.up_button.clicked.connect(self._on_up_button_clicked)
        self.down_button.clicked.connect(self._on_down_button_clicked)
        self._refresh()

    @property
    def number(self) -> int:
        """The number of the chosen phase; 0 while none is."""
        return self.view.chosen + 1

    def show_status(self, status: TournamentStatus) -> None:
        """Show the phases of a plan, closed or open to changes; the chosen row stays where it can."""
        row = self._wanted_row if self._wanted_row >= 0 else self.view.chosen
        self._is_open = not status.is_closed
        self.model.show_rows(phase_rows_of(status))
        count = self.model.rowCount()
        self.view.setVisible(count > 0)
        self._buttons.setVisible(self._is_open)
        self._wanted_row = -1
        if count:
            self.view.choose(min(max(row, 0), count - 1))
        self.view.setColumnHidden(PhaseColumn.REMARKS, not self._is_open)
        self._refresh()

    def choose(self, number: int) -> None:
        """Have phase `number` chosen when the plan is shown next."""
        self._wanted_row = number - 1

    def _refresh(self) -> None:
        chosen = self.model.row_at(self.view.chosen)
        has_one = chosen is not None
        for button in (self.edit_button, self.remove_button):
            button.setEnabled(has_one)
        self.up_button.setEnabled(has_one and self.number > 1)
        self.down_button.setEnabled(has_one and self.number < self.model.rowCount())
        if chosen is not None:
            self.meaning.setText(f"{_meaning(chosen)}.")
        else:
            self.meaning.setText(
                self.tr(
                    "No phases yet. A phase is a part of the tournament with similar sessions: a round "
                    "robin, a final."
                )
            )

    # -- signals ------------------------------------------------------------------------------------------

    def _on_edit_asked(self) -> None:
        if self._is_open and self.number:
            self.edit_asked.emit(self.number)

    def _on_remove_button_clicked(self) -> None:
        if self._is_open and self.number:
            self.remove_asked.emit(self.number)

    def _on_up_button_clicked(self) -> None:
        self.move_asked.emit(self.number, self.number - 1)

    def _on_down_button_clicked(self) -> None:
        self.move_asked.emit(self.number, self.number + 1)


_VALUE, _PHASES, _INSPECTED = range(3)


class PlanStep(StepFrame):
    """`name_given` carries a new name."""

    name_given = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(TournamentStep.PLAN, parent)
        self.name = QLineEdit(self, maxLength=MAX_TEXT)
        self.source = self.text()
        self.source_button = self.button(
            self.tr("&Choose…"), self.tr("Choose where the outside value comes from")
        )
        self.holders_button = self.button(
            self.tr("&Holders…"), self.tr("Other people keep words that are needed to compute any board")
        )
        self.phases = PhasesTable(self)
        self.findings = FindingsList(self)
        self.praise = Explanation("", self)
        self._kept_name = ""
        self._status: TournamentStatus | None = None
        self._build()

    def _build(self) -> None:
        self.name.setPlaceholderText(self.tr("such as Spring Championship 2027"))
        self.name.setToolTip(self.tr("The name of the tournament, written into every file"))
        name_label = buddy_label(self.tr("Name of the &tournament"), self.name, self)
        set_text_role(name_label, TextRole.SECTION)
        self.name.setAccessibleName(self.tr("Name of the tournament"))
        row = QWidget(self)
        buttons = column_layout(self.source_button, self.holders_button, STRETCH, spacing=INSIDE)
        row_layout((self.boxed(self.source), 1), buttons, on=row, spacing=INSIDE)
        outside = section_label(self.tr("Outside value"), self)
        self.topics = Sections(
            step_name(TournamentStep.PLAN),
            (
                (
                    self.tr("Name and outside value"),
                    self.topic(name_label, self.name, StepGap(self, NEAR, 0), outside, row),
                ),
                (self.tr("Phases"), self.topic(self.phases)),
                (
                    self.tr("Inspector’s findings"),
                    self.topic(self.praise, scrolling_list(self.findings, self)),
                ),
            ),
            self,
        )
        self.column.addWidget(self.topics, 1)
        self.name.editingFinished.connect(self._on_name_editing_finished)
        self.topics.opened.connect(self._refresh)

    def show_status(self, status: TournamentStatus) -> None:
        """Show the plan; where it is closed, only to be read."""
        plan, is_open = status.plan, not status.is_closed
        self._status = status
        if not self.name.isModified() or not self.name.hasFocus() or plan.name != self._kept_name:
            self.name.setText(plan.name)
        self._kept_name = plan.name
        self.name.setReadOnly(not is_open)
        promise = shared_promise(plan.source)
        self.source.setText(promise_shown(promise) or self.tr("Not chosen yet."))
        self.source_button.setVisible(is_open)
        self.holders_button.setVisible(is_open)
        self.holders_button.setEnabled(bool(plan.source))
        self.source_button.setText(self.tr("&Change…") if plan.source else self.tr("&Choose…"))
        self.phases.show_status(status)
        good = (praise_of_promise(status.rule, status.findings), holders_praise(promise, status.findings))
        self.praise.setText("\n".join(filter(None, good)))
        self.praise.setVisible(bool(self.praise.text()))
        self.topics.set_there(_INSPECTED, is_there=is_open)
        inspected = self.tr("Inspector’s findings")
        count = len(status.findings)
        self.topics.rename(_INSPECTED, f"{inspected} ({count})" if count else inspected)
        self.findings.show_findings(status.findings)
        self.show_next(status, is_done=True)
        self._refresh()

    def _refresh(self) -> None:
        """Have one button in colour: what the plan lacks first, or the way on."""
        if self._status is None:
            return
        plan, errors = self._status.plan, len(self._status.errors)
        is_open = not self._status.is_closed
        place = None
        if is_open and errors:
            place = _VALUE if not plan.source else _INSPECTED if plan.phases else _PHASES
        self.lead(self.next_button, self.topics, place)
        self.next_button.setVisible(place is None)
        make_main_button(self.source_button, is_main=place == _VALUE)
        make_main_button(self.phases.add_button, is_main=place == _PHASES)
        self.foot.words.setText(
            self.tr("%n point(s) to correct first.", "", errors) if place == _INSPECTED else ""
        )

    def _on_name_editing_finished(self) -> None:
        text = " ".join(self.name.text().split())
        self.name.setModified(False)
        if not text:
            self.name.setText(self._kept_name)
        elif text != self._kept_name and not self.name.isReadOnly():
            self.name_given.emit(text)
