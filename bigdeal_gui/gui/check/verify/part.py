"""The part of the check page that verifies tournaments: its button, and the report when there is one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.labels import hint_label
from bigdeal_gui.services.tournament.verify import verify_unlocking

if TYPE_CHECKING:
    from bigdeal_gui.gui.check.questions import CheckQuestions
    from bigdeal_gui.gui.check.verify.report_panel import VerifyReportPanel
    from bigdeal_gui.gui.parts.jobs import Jobs
    from bigdeal_gui.services.tournament.keys import Unlocking
    from bigdeal_gui.services.tournament.verify import Verified


class VerifyPart(QWidget):
    """`chosen` carries the files picked with the button, `shown` is emitted when a report is there.

    `failed` carries an AppError.
    """

    chosen = Signal(object)
    shown = Signal()
    failed = Signal(object)

    def __init__(self, jobs: Jobs, questions: CheckQuestions, parent: QWidget) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._questions = questions
        self._files: tuple[Path, ...] = ()
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
        row.setSpacing(12)
        row.addWidget(self.button)
        row.addWidget(words, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(16)
        self._column.addLayout(row)
        self.button.clicked.connect(self._on_button_clicked)

    def show_verified(self, found: Verified) -> None:
        """Show a report in place of the one before."""
        from bigdeal_gui.gui.check.verify.report_panel import VerifyReportPanel  # noqa: PLC0415 - seldom needed

        self._files = found.paths
        if self.report is None:
            self.report = VerifyReportPanel(self, self._questions.choose_some)
            self.report.open_asked.connect(self._on_report_open_asked)
            self.report.failed.connect(self.failed)
            self._column.addWidget(self.report)
        self.report.show_verified(found)
        self.shown.emit()

    def clear(self) -> None:
        """Take the report away."""
        if self.report is not None:
            self.report.hide()

    def _on_button_clicked(self) -> None:
        self.chosen.emit(self._questions.choose_tournament(self.folder, self))

    def _on_report_open_asked(self, unlocking: Unlocking) -> None:
        files = self._files
        self._jobs.run(
            lambda job: verify_unlocking(files, unlocking, job.progress, job.cancel), self.show_verified
        )
