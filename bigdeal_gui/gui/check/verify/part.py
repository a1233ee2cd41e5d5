"""The part of the check page that verifies tournaments: its button, and the report when there is one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.look.labels import hint_label
from bigdeal_gui.gui.parts.look.spacing import INSIDE, set_margins
from bigdeal_gui.services.tournament.verify import saved_plans, verify_unlocking

if TYPE_CHECKING:
    from bigdeal_gui.gui.check.questions import CheckQuestions
    from bigdeal_gui.gui.check.verify.report_panel import VerifyReportPanel
    from bigdeal_gui.gui.parts.jobs import Jobs
    from bigdeal_gui.gui.parts.layout.scrolling import ScrollList
    from bigdeal_gui.services.tournament.keys import Unlocking
    from bigdeal_gui.services.tournament.verify import Verified


class VerifyPart(QWidget):
    """`chosen` carries the files picked with the button, `shown` is emitted when a report is there.

    `failed` carries an AppError. The report joins `results`.
    """

    chosen = Signal(object)
    shown = Signal()
    failed = Signal(object)

    def __init__(self, jobs: Jobs, questions: CheckQuestions, parent: QWidget, results: ScrollList) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._questions = questions
        self._results = results
        self._found: Verified | None = None
        self.folder = Path()
        self.button = QPushButton(self.tr("&Verify a tournament…"), self)
        self.report: VerifyReportPanel | None = None
        self.button.setMinimumHeight(32)
        self.button.setAutoDefault(False)
        self.button.setToolTip(self.tr("Prove that boards are those that were promised"))
        words = hint_label(
            self.tr("Take its public pack (.zip), or its plan (.sqd): what lies beside is found."), self
        )
        row = QHBoxLayout()
        row.setSpacing(INSIDE)
        row.addWidget(self.button)
        row.addWidget(words, 1)
        column = QVBoxLayout(self)
        set_margins(column, 0)
        column.addLayout(row)
        self.button.clicked.connect(self._on_button_clicked)

    def show_verified(self, found: Verified) -> None:
        """Show a report in place of the one before."""
        from bigdeal_gui.gui.check.verify.report_panel import VerifyReportPanel  # noqa: PLC0415 - seldom needed

        self._found = found
        if self.report is None:
            self.report = VerifyReportPanel(self._results.inside, self._questions.choose_some)
            self.report.open_asked.connect(self._on_report_open_asked)
            self.report.kept_asked.connect(self._on_report_kept_asked)
            self.report.failed.connect(self.failed)
            self._results.layout_in.insertWidget(0, self.report)
        self.report.show_verified(found)
        self.shown.emit()

    def clear(self) -> None:
        """Take the report away."""
        if self.report is not None:
            self.report.hide()

    def _on_button_clicked(self) -> None:
        paths = self._questions.choose_tournament(self.folder, self)
        if paths:
            self.clear()  # a plan that is chosen here is verified, and held against nothing
        self.chosen.emit(paths)

    def _on_report_open_asked(self, unlocking: Unlocking) -> None:
        files = self._found.paths if self._found else ()
        self._jobs.run(lambda work: verify_unlocking(files, unlocking, work), self.show_verified)

    def _on_report_kept_asked(self) -> None:
        report = self.report
        kept = self._questions.choose_some(self.tr("Choose the plan that you kept"), self)
        if report is not None and kept:
            self._jobs.run(lambda _job: saved_plans(kept), report.keep)
