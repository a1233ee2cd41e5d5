"""Verify a tournament: its public pack or its plan is taken, and the report is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.gui.check.door import FilesDoorWidget
from bigdeal_gui.gui.check.drop_area import DropWords
from bigdeal_gui.gui.check.verify.report_panel import VerifyReportPanel
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_some, choose_tournament
from bigdeal_gui.services.tournament.keys import Unlocking
from bigdeal_gui.services.tournament.verify import Verified, saved_plans, verify_unlocking

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.settings_store import SettingsStore


@dataclass(frozen=True, slots=True)
class TournamentQuestions:
    """What is asked in dialogs; tests put their answers in place of them.

    `choose_tournament` takes the folder to start from, `choose_some` a title.
    """

    choose_tournament: Callable[[Path, QWidget], Sequence[Path]] = choose_tournament
    choose_some: Callable[[str, QWidget], Sequence[Path]] = choose_some


class TournamentDoor(FilesDoorWidget):
    """Verifies what a tournament published.

    `questions` stands in for the dialogs.
    """

    def __init__(
        self,
        store: SettingsStore,
        parent: QWidget | None = None,
        *,
        questions: TournamentQuestions | None = None,
    ) -> None:
        super().__init__(
            DropWords(
                self.tr("Drop what a tournament published here"),
                self.tr(
                    "Choose its public pack (.zip) or its plan (.sqd). The files in the same folder are "
                    "found."
                ),
                self.tr("Choose &files…"),
                self.tr("Prove that the boards are the promised ones"),
            ),
            parent,
        )
        self._questions = questions or TournamentQuestions()
        self._found: Verified | None = None
        self._folder = store.settings.folder or Path.home()
        self.report = VerifyReportPanel(self.results.inside, self._choose_some)
        self.results.layout_in.addWidget(self.report)
        self.results.layout_in.addStretch(1)
        self.area.choose_asked.connect(self._on_area_choose_asked)
        self.report.open_asked.connect(self._on_report_open_asked)
        self.report.kept_asked.connect(self._on_report_kept_asked)
        self.report.failed.connect(self.strip.show_error)

    def check(self, paths: Sequence[Path]) -> None:
        """Verify `paths`; the report before goes."""
        self.jobs.cancel()
        self.report.hide()
        self.results.hide()
        self._folder = paths[0].parent
        files = tuple(paths)
        self.jobs.run(lambda work: verify_unlocking(files, Unlocking(), work), self._show)

    def _show(self, found: Verified) -> None:
        self._found = found
        self.report.show_verified(found)
        self.show_results(is_shown=True)

    def _choose_some(self, title: str, parent: QWidget) -> Sequence[Path]:
        return self._questions.choose_some(title, parent)

    # -- signals ------------------------------------------------------------------------------------------

    def _on_area_choose_asked(self) -> None:
        if paths := self._questions.choose_tournament(self._folder, self):
            self.handed.emit(paths)

    def _on_report_open_asked(self, unlocking: Unlocking) -> None:
        files = self._found.paths if self._found else ()
        self.jobs.run(lambda work: verify_unlocking(files, unlocking, work), self._show)

    def _on_report_kept_asked(self) -> None:
        kept = self._questions.choose_some(self.tr("Choose the plan that you saved"), self)
        if kept:
            self.jobs.run(lambda _job: saved_plans(kept), self.report.keep)
