"""The records page: what is printed and published of each set. Nothing is shown, nothing is opened."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.analysis.double_dummy import check_solver
from bigdeal_gui.errors import AnalysisUnavailable, AppError
from bigdeal_gui.gui.parts.error_strip import ErrorStrip
from bigdeal_gui.gui.parts.file_dialogs import choose_new_file
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.labels import title_label
from bigdeal_gui.gui.parts.new_files import NewFiles
from bigdeal_gui.gui.parts.note_strip import NoteStrip, Tone
from bigdeal_gui.gui.parts.result_panel import open_in_desktop
from bigdeal_gui.gui.parts.scrolling import ScrollColumn
from bigdeal_gui.gui.parts.sets.filter import SetsFilter
from bigdeal_gui.gui.parts.sets.model import PAGE, SetsModel
from bigdeal_gui.gui.parts.sets.table import SetsTable
from bigdeal_gui.gui.parts.work_foot import WorkFoot
from bigdeal_gui.gui.records.making import RecordMaking
from bigdeal_gui.gui.records.opening import RecordOpening, ask_passphrase, choose_sealed
from bigdeal_gui.gui.records.panel import RecordsPanel
from bigdeal_gui.pages.records import NO_RECORDS, sealing_of
from bigdeal_gui.services.sets.history import LIFE
from bigdeal_gui.services.sets.open_journal import open_journal

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QShowEvent

    from bigdeal_gui.gui.parts.jobs import Job
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import Journal, SetPage
    from bigdeal_gui.services.printing.records import SheetKind

_MARGIN: Final = 16
_CHOOSING_MS: Final = 60


class RecordFoot(WorkFoot):
    """Progress of boards, where double-dummy results are computed."""

    def __init__(self, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(jobs, parent)
        self.progress.setAccessibleName(self.tr("Boards solved"))
        self.progress.setToolTip(self.tr("Boards whose double-dummy results are known"))
        self.cancel_button.setToolTip(self.tr("Stop; no file is left behind"))

    def _on_jobs_progressed(self, done: int, wanted: int) -> None:
        self.progress.setRange(0, wanted)
        self.progress.setValue(done)
        self.words.setText(
            self.tr("Double dummy: {done} of {wanted} boards").format(done=done, wanted=wanted)
        )


class RecordsPage(QWidget):
    """Sets in a table, the chosen one below it with what can be printed of it.

    `memory` opens the journal; the dialogs can be replaced. Everything that reads, draws or seals runs off
    the window's thread.
    """

    help_topic: Final = "records"

    def __init__(  # noqa: PLR0913 - the seams of the page
        self,
        store: SettingsStore,
        parent: QWidget | None = None,
        *,
        memory: Callable[[], Journal] = open_journal,
        choose_new_file: Callable[[str, str, Path, QWidget], Path | None] = choose_new_file,
        choose_sealed: Callable[[Path, QWidget], Path | None] = choose_sealed,
        ask_passphrase: Callable[[str, QWidget], str] = ask_passphrase,
        open_folder: Callable[[Path], None] = open_in_desktop,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._open_folder = open_folder
        self._made_in: Path | None = None
        self.reader = Jobs(self, memory)
        self.worker = Jobs(self, memory)
        self.column = ScrollColumn(self)
        inside = self.column.inside
        self.count = QLabel(inside)
        self.open_button = QPushButton(self.tr("&Open a sealed record…"), inside)
        self.filter = SetsFilter(inside)
        self.model = SetsModel(self)
        self.table = SetsTable(self.model, inside)
        self.panel = RecordsPanel(store.settings, inside)
        self.note = NoteStrip(Tone.DONE, (self.tr("Open &folder"), self.tr("Close")), self)
        self.foot = RecordFoot(self.worker, self)
        self.strip = ErrorStrip(self)
        self.making = RecordMaking(store, self.worker, NewFiles(store, self, choose_new_file))
        self.opening = RecordOpening(
            store,
            self.worker,
            self,
            choose_sealed=choose_sealed,
            choose_new_file=choose_new_file,
            ask_passphrase=ask_passphrase,
        )
        self._choosing = QTimer(self)
        self._build()
        self._connect()
        self.reader.run(_solver_problem, self.panel.options.take_solver)

    # -- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        for state in NO_RECORDS:
            self.filter.box.removeItem(self.filter.box.findData(state))
        self.open_button.setAutoDefault(False)
        self.open_button.setMinimumHeight(32)
        self.open_button.setToolTip(self.tr("With its passphrase, or when its time has come"))
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(title_label(self.tr("Records"), self.column.inside))
        head.addStretch(1)
        head.addWidget(self.count)
        head.addWidget(self.open_button)
        column = self.column.layout_in
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self.filter)
        column.addWidget(self.table, 1)
        column.addWidget(self.panel)
        below = QVBoxLayout()
        below.setContentsMargins(_MARGIN, 0, _MARGIN, 8)
        for part in (self.foot, self.note, self.strip):
            below.addWidget(part)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.column, 1)
        whole.addLayout(below)
        self.setFocusProxy(self.table)
        self._choosing.setSingleShot(True)
        self._choosing.setInterval(_CHOOSING_MS)

    def _connect(self) -> None:
        self._choosing.timeout.connect(self._on_choosing_timeout)
        self.filter.changed.connect(self.reload)
        self.model.more_wanted.connect(self._on_model_more_wanted)
        self.table.chosen_changed.connect(self._choosing.start)
        self.panel.sheets_asked.connect(self.make_sheets)
        self.panel.labels_asked.connect(self._on_panel_labels_asked)
        self.panel.checklist_asked.connect(self._on_panel_checklist_asked)
        self.panel.publish_asked.connect(self._on_panel_publish_asked)
        self.panel.choices_changed.connect(self._keep_choices)
        self.open_button.clicked.connect(self.opening.begin)
        self.making.made.connect(self._on_file_made)
        self.opening.opened.connect(self._on_file_made)
        self.note.chosen.connect(self._on_note_chosen)
        self.worker.began.connect(self._on_worker_began)
        self.worker.idle.connect(self._on_worker_idle)
        for jobs in (self.reader, self.worker):
            jobs.report_to(self.strip, self.tr("No file was left behind. ({place})"))

    # -- reading ------------------------------------------------------------------------------------------

    def reload(self) -> None:
        """Read the list again from its beginning; the chosen set stays chosen where it can."""
        self.reader.run(self._listing(0), self._show_list)

    def stop(self) -> None:
        """Wait for the end of what is under way."""
        for jobs in (self.reader, self.worker):
            jobs.stop()

    def _listing(self, offset: int) -> Callable[[Job], SetPage]:
        words, states = self.filter.words, self.filter.states or LIFE
        return lambda job: job.journal.sets(words, states, limit=PAGE, offset=offset)

    def _show_list(self, page: SetPage) -> None:
        before = self.table.chosen
        self.model.begin(page)
        self.count.setText(self.tr("%n set(s)", "", page.total))
        self.table.show_rows(before.id if before is not None else None, self._empty_words())
        self.panel.setVisible(bool(page.total))
        self.panel.show_set(self.table.chosen)

    def _empty_words(self) -> str:
        if self.filter.words or self.filter.states:
            return self.tr("No set fits. Clear the search, or choose “All states”.")
        return self.tr("No set yet. When one is dealt, its records and labels are printed here.")

    # -- making -------------------------------------------------------------------------------------------

    def make_sheets(self, kind: SheetKind) -> None:
        """Make what shows the cards of the set that is shown."""
        set_ = self.panel.chosen
        if set_ is not None and self.worker.is_idle:
            self._keep_choices()
            sealing = sealing_of(set_, self.panel.sealing.draft())
            self.making.sheets(set_, kind, sealing, self.panel.options.session.text().strip())

    def _keep_choices(self) -> None:
        settings = self._store.settings
        chosen = {**settings.records, **self.panel.options.chosen(self.panel.sealing.way)}
        try:
            self._store.replace(replace(settings, records=chosen))
        except AppError as error:
            self.strip.show_error(error)

    # -- Qt's events --------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Show what was dealt meanwhile."""
        super().showEvent(event)
        self.reload()

    # -- signals ------------------------------------------------------------------------------------------

    def _on_choosing_timeout(self) -> None:
        self.panel.show_set(self.table.chosen)

    def _on_model_more_wanted(self, offset: int) -> None:
        self.reader.run(self._listing(offset), self.model.append)

    def _on_panel_labels_asked(self) -> None:
        if self.panel.chosen is not None and self.worker.is_idle:
            self.making.labels(self.panel.chosen, self.panel.options.session.text().strip())

    def _on_panel_checklist_asked(self) -> None:
        if self.panel.chosen is not None and self.worker.is_idle:
            self.making.checklist(self.panel.chosen, self.panel.options.session.text().strip())

    def _on_panel_publish_asked(self) -> None:
        if self.panel.chosen is not None and self.worker.is_idle:
            self.making.publish(self.panel.chosen, self.panel.options.session.text().strip())

    def _on_file_made(self, title: str, text: str, path: Path) -> None:
        self._made_in = path.parent
        self.panel.sealing.forget()
        self.note.say(title, text)

    def _on_note_chosen(self, place: int) -> None:
        if place == 0 and self._made_in is not None:
            self._open_folder(self._made_in)

    def _on_worker_began(self) -> None:
        self.strip.hide()
        self.note.hide()
        # Before the panel is closed, or Qt gives the focus to the side bar.
        self.table.setFocus()
        self.panel.setEnabled(False)
        self.open_button.setEnabled(False)

    def _on_worker_idle(self) -> None:
        self.panel.setEnabled(True)
        self.open_button.setEnabled(True)
        if self.isVisible() and not self.note.isHidden():
            self.note.buttons[0].setFocus()


def _solver_problem(_job: Job) -> str:
    """Return why double-dummy results cannot be had; empty where they can."""
    try:
        check_solver()
    except AnalysisUnavailable as error:
        return str(error)
    return ""
