"""The first step of a tournament: its name, the outside value, the phases, and what the inspector says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.layout.collapsing import Explanation, StepGap
from bigdeal_gui.gui.parts.layout.scrolling import listed
from bigdeal_gui.gui.parts.layout.sections import Sections
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import buddy_label, section_label
from bigdeal_gui.gui.parts.look.spacing import INSIDE, NEAR, set_margins
from bigdeal_gui.gui.tournament.findings_list import FindingsList
from bigdeal_gui.gui.tournament.phases.table import PhasesTable
from bigdeal_gui.gui.tournament.steps.frame import StepFrame, make_main
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.pages.tournament.texts import promise_shown, step_name
from bigdeal_gui.tournament.fields import MAX_TEXT
from bigdeal_gui.tournament.holders.holder_findings import holders_praise
from bigdeal_gui.tournament.holders.holder_promise import shared_promise
from bigdeal_gui.tournament.value.round_rule import praise

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.status import TournamentStatus

_VALUE, _PHASES, _INSPECTED = range(3)


class PlanStep(StepFrame):
    """`name_given` carries a new name; each other signal is emitted by its button."""

    name_given = Signal(str)
    source_asked = Signal()
    holders_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(TournamentStep.PLAN, parent)
        self.name = QLineEdit(self)
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
        self.name.setMaxLength(MAX_TEXT)
        self.name.setMinimumHeight(32)
        self.name.setPlaceholderText(self.tr("such as Spring Championship 2027"))
        self.name.setToolTip(self.tr("The name of the tournament, written into every file"))
        name_label = buddy_label(self.tr("Name of the &tournament"), self.name, self)
        set_text_role(name_label, TextRole.SECTION)
        self.name.setAccessibleName(self.tr("Name of the tournament"))
        row = QWidget(self)
        source = QHBoxLayout(row)
        set_margins(source, INSIDE)
        source.addWidget(self.boxed(self.source), 1)
        buttons = QVBoxLayout()
        buttons.addWidget(self.source_button)
        buttons.addWidget(self.holders_button)
        buttons.addStretch(1)
        source.addLayout(buttons)
        outside = section_label(self.tr("Outside value"), self)
        self.topics = Sections(
            step_name(TournamentStep.PLAN),
            (
                (
                    self.tr("Name and outside value"),
                    self.topic(name_label, self.name, StepGap(self, NEAR, 0), outside, row),
                ),
                (self.tr("Phases"), self.topic(self.phases)),
                (self.tr("Inspector’s findings"), self.topic(self.praise, listed(self.findings, self))),
            ),
            self,
        )
        self.column.addWidget(self.topics, 1)
        self.name.editingFinished.connect(self._on_name_editing_finished)
        self.source_button.clicked.connect(self.source_asked)
        self.holders_button.clicked.connect(self.holders_asked)
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
        good = (praise(status.rule, status.findings), holders_praise(promise, status.findings))
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
        make_main(self.source_button, is_main=place == _VALUE)
        make_main(self.phases.add_button, is_main=place == _PHASES)
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
