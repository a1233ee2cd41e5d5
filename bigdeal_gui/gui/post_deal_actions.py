"""Labels and certificate of the set that was dealt just now, asked for beside its result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.gui.history.journal_export import JournalExport
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_new_file, open_in_desktop
from bigdeal_gui.gui.parts.dialogs.new_files import NewFiles
from bigdeal_gui.gui.parts.dialogs.paper_dialog import ask_paper
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.records.making import RecordMaking

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.gui.parts.strips.result_panel import ResultPanel
    from bigdeal_gui.journal.journal import JournalSet
    from bigdeal_gui.pages.print_requests import PaperAnswer, PaperQuestion


@dataclass(frozen=True, slots=True)
class PaperQuestions:
    """What is done with a paper, where its file goes, and what shows one; tests put their own in place."""

    choose_new_file: Callable[[str, str, Path, QWidget], Path | None] = choose_new_file
    ask_paper: Callable[[PaperQuestion, QWidget], PaperAnswer | None] = ask_paper
    open_file: Callable[[Path], None] = open_in_desktop


class PostDealActions(QObject):
    """Works for `panel`, off the window's thread.

    `failed` carries an AppError, `crashed` the place of a fault. `questions`
    stands in for the dialogs.
    """

    failed = Signal(object)
    crashed = Signal(str)

    def __init__(
        self, store: SettingsStore, panel: ResultPanel, *, questions: PaperQuestions | None = None
    ) -> None:
        super().__init__(panel)
        self._panel = panel
        self.finder = Jobs(self)
        self.worker = Jobs(self)
        asked = questions or PaperQuestions()
        self._files = NewFiles(store, panel, asked.choose_new_file, asked.ask_paper)
        self.making = RecordMaking(store, self.worker, self._files)
        self.journal_export = JournalExport(self.worker, self._files)
        for maker in (self.making, self.journal_export):
            maker.made.connect(panel.show_made)
            maker.open_asked.connect(asked.open_file)
        self.worker.began.connect(self._on_worker_began)
        self.worker.idle.connect(self._on_worker_idle)
        for jobs in (self.finder, self.worker):
            jobs.failed.connect(self.failed)
            jobs.crashed.connect(self.crashed)

    def labels(self, codes: Sequence[str]) -> None:
        """Make the labels of the sets `codes`, in one file."""
        self._find(codes, lambda sets: self.making.labels(*sets))

    def certify(self, codes: Sequence[str]) -> None:
        """Make the certificates of the sets `codes`, in one file."""
        self._find(codes, lambda sets: self.journal_export.certify(*sets))

    def _find(self, codes: Sequence[str], then: Callable[[Sequence[JournalSet]], None]) -> None:
        """Find the sets, and begin with the folder that has their files."""

        def found(sets: Sequence[JournalSet]) -> None:
            self._files.begin_in(sets[0].folder)
            then(sets)

        if codes:
            self.finder.run(lambda work: [work.journal.set_by_code(code) for code in codes], found)

    def stop(self) -> None:
        """Wait for the end of what is in progress."""
        for jobs in (self.finder, self.worker):
            jobs.stop()

    def _on_worker_began(self) -> None:
        self._panel.set_busy(is_busy=True)

    def _on_worker_idle(self) -> None:
        self._panel.set_busy(is_busy=False)
