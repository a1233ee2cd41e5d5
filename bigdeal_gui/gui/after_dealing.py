"""Labels and certificate of the set that was dealt just now, asked for beside its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.gui.history.journal_export import JournalExport
from bigdeal_gui.gui.parts.file_dialogs import choose_new_file
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.new_files import NewFiles
from bigdeal_gui.gui.records.making import RecordMaking
from bigdeal_gui.services.sets.open_journal import open_journal

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.result_panel import ResultPanel
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import Journal


class AfterDealing(QObject):
    """Works for `panel`, off the window's thread.

    `failed` carries an AppError, `crashed` the place of a fault. `memory` opens the journal;
    `choose_new_file` asks where a file goes.
    """

    failed = Signal(object)
    crashed = Signal(str)

    def __init__(
        self,
        store: SettingsStore,
        panel: ResultPanel,
        *,
        memory: Callable[[], Journal] = open_journal,
        choose_new_file: Callable[[str, str, Path, QWidget], Path | None] = choose_new_file,
    ) -> None:
        super().__init__(panel)
        self._panel = panel
        self.finder = Jobs(self, memory)
        self.worker = Jobs(self, memory)
        files = NewFiles(store, panel, choose_new_file)
        self.making = RecordMaking(store, self.worker, files)
        self.journal_export = JournalExport(self.worker, files)
        self.making.made.connect(panel.show_made)
        self.journal_export.made.connect(panel.show_made)
        self.worker.began.connect(self._on_worker_began)
        self.worker.idle.connect(self._on_worker_idle)
        for jobs in (self.finder, self.worker):
            jobs.failed.connect(self.failed)
            jobs.crashed.connect(self.crashed)

    def labels(self, code: str) -> None:
        """Make the labels of the set `code`."""
        self.finder.run(lambda job: job.journal.set_by_code(code), self.making.labels)

    def certify(self, code: str) -> None:
        """Make the certificate of the set `code`."""
        self.finder.run(lambda job: job.journal.set_by_code(code), self.journal_export.certify)

    def stop(self) -> None:
        """Wait for the end of what is under way."""
        for jobs in (self.finder, self.worker):
            jobs.stop()

    def _on_worker_began(self) -> None:
        self._panel.set_busy(is_busy=True)

    def _on_worker_idle(self) -> None:
        self._panel.set_busy(is_busy=False)
