"""The page Journal: every set that this computer dealt or met, and the journal's own state. Never a card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.history.journal_export import JournalExport
from bigdeal_gui.gui.history.questions import HistoryQuestions
from bigdeal_gui.gui.history.set_panel import SetPanel
from bigdeal_gui.gui.history.state_changes import StateChanges
from bigdeal_gui.gui.parts.dialogs.new_files import NewFiles
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.layout.collapsing import StepGap
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn
from bigdeal_gui.gui.parts.look.labels import text_label, title_label
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import (
    ABOVE_BAR,
    BAR_MARGINS,
    INSIDE,
    LINE,
    MARGIN,
    add_to_layout,
    column_layout,
    row_layout,
)
from bigdeal_gui.gui.parts.restore_button import RestoreButton
from bigdeal_gui.gui.parts.sets_browser import SetsBrowser
from bigdeal_gui.gui.parts.strips.error_strip import ErrorStrip
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, NoticeStrip, Tone
from bigdeal_gui.journal.check import ChainReport, verify_journal
from bigdeal_gui.pages.history import (
    Notice,
    empty_list_words,
    notice_after_step,
    notice_of_problems,
    notice_of_restore,
    record_words,
    unreadable_words,
)
from bigdeal_gui.pages.sets import SetSearch
from bigdeal_gui.pages.several_sets import notice_after_all
from bigdeal_gui.services.sets.history import (
    SetDetails,
    SeveralSets,
    StateChange,
    details_of_sets,
    set_details,
)

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.services.moving import Restored
    from bigdeal_gui.storage.settings import Settings


_MARK: Final = 22
_LETTERS: Final = 16
"""How narrow the verdict may become beside the buttons."""


class JournalBar(QFrame):
    """The verdict in words, shape and colour, beside buttons for all of the journal.

    `before` returns the settings in force, among which a backup's are put.
    """

    def __init__(self, parent: QWidget, before: Callable[[], Settings]) -> None:
        super().__init__(parent)
        self.setObjectName("dealBar")
        self.mark = Mark("collecting", _MARK, self)
        self.words = text_label(self, self.tr("Checking the journal…"))
        self.export_button = QPushButton(self.tr("E&xport…"), self, autoDefault=False)
        self.backup_button = QPushButton(self.tr("&Back up…"), self, autoDefault=False)
        self.restore_button = RestoreButton(self, before)
        self.export_button.setToolTip(
            self.tr("Write the journal as text that anyone can check; it contains no cards")
        )
        self.backup_button.setToolTip(
            self.tr("Copy journal, settings, presets and logo into one file, on a USB drive for example")
        )
        row = row_layout(self.mark, (self.words, 1), on=self, margin=BAR_MARGINS, spacing=INSIDE)
        row.addLayout(flow_row(self.export_button, self.backup_button, self.restore_button))

    def show_report(self, report: ChainReport) -> None:
        """Show what a check of the record found."""
        counted = (
            self.tr("%Ln row(s)", "", report.rows)
            if report.is_sound
            else self.tr("%n problem(s)", "", len(report.problems))
        )
        self._show(record_words(report, counted), is_good=report.is_sound)

    def show_unreadable(self) -> None:
        """Show that the record could not be read."""
        self._show(unreadable_words(), is_good=False)

    def problems(self, report: ChainReport) -> Notice:
        """Return what is not as it was written, with what to do."""
        return notice_of_problems(report, lambda rest: self.tr("and %n more", "", rest))

    def _show(self, words: str, *, is_good: bool) -> None:
        role = QPalette.ColorRole.Accent if is_good else QPalette.ColorRole.BrightText
        self.mark.show_shape("check" if is_good else "error", role)
        self.words.setText(words)
        # The buttons beside it take another line before it takes many.
        self.words.setMinimumWidth(self.words.fontMetrics().averageCharWidth() * _LETTERS)


class HistoryPage(QWidget):
    """A table over the journal, the chosen set below it, the state of the record at the foot.

    `questions` stands in for the dialogs. Everything that reads or writes
    the journal runs off the window's thread.
    """

    help_topic: Final = "history"

    def __init__(
        self,
        store: SettingsStore,
        parent: QWidget | None = None,
        *,
        questions: HistoryQuestions | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._questions = questions or HistoryQuestions()
        self._focus: QWidget | None = None
        self._menu_place: QPoint | None = None
        self._is_again = False
        self.reader = Jobs(self)
        self.worker = Jobs(self)
        self.checker = Jobs(self)
        self.column = ScrollColumn(self)
        inside = self.column.inside
        self.sets = SetsBrowser(self.reader, SetSearch(), empty_list_words, inside)
        self.panel = SetPanel(inside)
        self.warning = NoteStrip(Tone.WARNING, (self.tr("Close"),), inside)
        self.note = NoticeStrip(self.tr("Show in folder"), self._questions.open_folder, inside)
        self.strip = ErrorStrip(self)
        self.bar = JournalBar(self, lambda: store.settings)
        self.journal_export = JournalExport(
            self.worker, NewFiles(store, self, self._questions.choose_new_file, self._questions.ask_paper)
        )
        self.journal_export.open_asked.connect(self._questions.open_folder)
        self.changes = StateChanges(store, self.worker, self._questions, self)
        self._build()
        self._connect()

    # -- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        inside = self.column.inside
        head = row_layout(title_label(self.tr("Journal"), inside), self.sets.count, spacing=INSIDE)
        column = self.column.layout_in
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, 0)
        column.setSpacing(INSIDE)
        add_to_layout(column, head, self.warning, self.sets.filter, (self.sets.table, 1))
        add_to_layout(column, self.note, self.panel, StepGap(inside, LINE, 0))
        note = column_layout(self.strip, margin=ABOVE_BAR)
        column_layout((self.column, 1), note, self.bar, on=self, spacing=0)
        self.setFocusProxy(self.sets.table)

    def _connect(self) -> None:
        self.sets.listed.connect(self._on_sets_listed)
        self.sets.chosen_changed.connect(self._ask_details)
        self.sets.table.menu_asked.connect(self._on_table_menu_asked)
        self.changes.taken.connect(self._show_step)
        self.changes.taken_by_all.connect(self._show_steps)
        self.changes.refused.connect(self.strip.show_error)
        self.panel.step_asked.connect(self.changes.take)
        self.panel.undo_asked.connect(self.changes.undo)
        self.panel.steps_asked.connect(self.changes.take_all)
        self.panel.undos_asked.connect(self.changes.undo_all)
        self.panel.certificate_asked.connect(self.journal_export.certify)
        self.panel.send_asked.connect(self.journal_export.send)
        self.panel.folder_asked.connect(self._questions.open_folder)
        self.bar.export_button.clicked.connect(self.journal_export.export)
        self.bar.backup_button.clicked.connect(self._on_backup_button_clicked)
        self.bar.restore_button.restored.connect(self._on_restored)
        self.bar.restore_button.failed.connect(self.strip.show_error)
        self.journal_export.made.connect(self._on_journal_export_made)
        self.worker.began.connect(self._on_worker_began)
        self.worker.idle.connect(self._on_worker_idle)
        self.checker.idle.connect(self._on_checker_idle)
        for jobs in (self.reader, self.worker, self.checker):
            jobs.report_to(self.strip, self.tr("The journal and your files have not changed. ({place})"))

    # -- reading ------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the list and check the record again."""
        self.reload()
        self._check_chain()

    def reload(self) -> None:
        """Read the list again from its beginning; the chosen set stays chosen where it can."""
        self.sets.reload()

    def stop(self) -> None:
        """Wait for the end of what is in progress."""
        for jobs in (self.reader, self.worker, self.checker):
            jobs.stop()

    def _ask_details(self) -> None:
        chosen = self.sets.chosen_ids
        if len(chosen) > 1:
            self.reader.run(lambda work: details_of_sets(work.journal, chosen), self._show_several)
        elif chosen:
            self.reader.run(lambda work: set_details(work.journal, chosen[0]), self._show_details)
        else:
            self._menu_place = None
            self.panel.show_set(None)

    def _show_details(self, told: SetDetails) -> None:
        self.sets.model.replace((told.found,))
        if self.sets.is_chosen(told.found.id):
            self.panel.show_set(told)
            self._open_menu()

    def _show_several(self, told: SeveralSets) -> None:
        self.sets.model.replace(told.sets)
        if self.sets.chosen_ids == tuple(set_.id for set_ in told.sets):
            self.panel.show_several(told)
            self._open_menu()

    def _check_chain(self) -> None:
        if not self.checker.is_idle:
            self._is_again = True
            return
        self.checker.run(
            lambda work: verify_journal(work.journal.store),
            self._show_chain,
            lambda _error: self.bar.show_unreadable(),
        )

    def _show_chain(self, report: ChainReport) -> None:
        self.bar.show_report(report)
        if report.is_sound:
            self.warning.hide()
        else:
            said = self.bar.problems(report)
            self.warning.say(said.title, said.text)

    # -- steps --------------------------------------------------------------------------------------------

    def _show_step(self, step: StateChange, told: SetDetails) -> None:
        self._show_details(told)
        self._check_chain()
        said = notice_after_step(step)
        if said is not None:
            self._tell(said)

    def _show_steps(
        self,
        steps: tuple[StateChange, ...],
        told: SeveralSets,
        is_undo: bool,  # noqa: FBT001 - a signal's
    ) -> None:
        self._show_several(told)
        self._check_chain()
        self._tell(
            notice_after_all(
                steps,
                is_undo=is_undo,
                sets=self.changes.counted_sets,
                files=lambda count: self.tr("%n file(s)", "", count),
                more=self.changes.counted_more,
            )
        )

    def _tell(self, said: Notice) -> None:
        if said.hint is not None:
            self.strip.show_note(said.title, said.text, said.hint)
        else:
            self.note.tell(said.title, said.text, said.folder)

    # -- Qt's events --------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Show what was dealt meanwhile."""
        super().showEvent(event)
        self.refresh()

    # -- signals ------------------------------------------------------------------------------------------

    def _on_sets_listed(self, count: int) -> None:
        self.panel.setVisible(bool(count))
        self._ask_details()

    def _on_table_menu_asked(self, place: QPoint) -> None:
        """Open the menu when what was chosen a moment ago is told."""
        self._menu_place = place if self.worker.is_idle else None
        self._ask_details()

    def _open_menu(self) -> None:
        place, self._menu_place = self._menu_place, None
        if place is not None and self.worker.is_idle:
            menu = self.panel.menu()
            menu.addSeparator()
            menu.addMenu(self.sets.table.sort_menu(menu))
            menu.popup(place)

    def _on_journal_export_made(self, title: str, text: str, path: Path) -> None:
        self.note.tell(title, text, path.parent)
        self._check_chain()

    def _on_backup_button_clicked(self) -> None:
        passphrase = self._questions.ask_backup_seal(self)
        if passphrase is not None:
            self.journal_export.back_up(passphrase)

    def _on_restored(self, came: Restored) -> None:
        """Put what came back in force, and show it."""
        self.strip.hide()
        try:
            if came.settings is not None:
                self._store.replace(came.settings)
        except AppError as error:
            self.strip.show_error(error)
        self._tell(notice_of_restore(came.comeback))
        self.refresh()

    def _on_worker_began(self) -> None:
        self.strip.hide()
        self.note.hide()
        self._focus = next((part for part in self.panel.findChildren(QWidget) if part.hasFocus()), None)
        if self._focus is not None:
            # Before the panel is closed, or Qt gives the focus to the side bar.
            self.sets.table.setFocus()
        self.panel.setEnabled(False)

    def _on_worker_idle(self) -> None:
        self.panel.setEnabled(True)
        # Unless the user went elsewhere; a button that has done its work leaves the focus in the table.
        if self._focus is not None and self._focus.isEnabled() and self.sets.table.view.hasFocus():
            self._focus.setFocus()

    def _on_checker_idle(self) -> None:
        if self._is_again:
            self._is_again = False
            self._check_chain()
