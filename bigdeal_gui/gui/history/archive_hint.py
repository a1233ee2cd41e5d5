"""The hint at the start: files of finished sets that still lie about, and the way to the archive."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.history.questions import HistoryQuestions
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, Tone
from bigdeal_gui.pages.history import left_over_lines
from bigdeal_gui.services.sets.history import LeftOver, PutAway, archive_finished_sets, recover_at_startup

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.settings_store import SettingsStore


class ArchiveHint(NoteStrip):
    """Looks on its own thread; shows itself only where there is something to do.

    `failed` carries the AppError of a journal that cannot be used.
    """

    failed = Signal(object)

    def __init__(
        self, store: SettingsStore, parent: QWidget, *, questions: HistoryQuestions | None = None
    ) -> None:
        super().__init__(Tone.HINT, (), parent)
        self._store = store
        self._questions = questions or HistoryQuestions()
        self._left: tuple[LeftOver, ...] = ()
        self.jobs = Jobs(self)
        self.move_button = self.add_button(self.tr("Mo&ve to the archive"))
        self.add_button(self.tr("&Not now"))
        self.chosen.connect(self._on_chosen)
        self.jobs.failed.connect(self.failed)
        self.jobs.began.connect(lambda: self.move_button.setEnabled(False))
        self.jobs.idle.connect(lambda: self.move_button.setEnabled(True))

    def look(self) -> None:
        """Put right what was interrupted, and look for files that should be in the archive."""
        folder = self._store.settings.folder
        self.jobs.run(
            lambda work: recover_at_startup(work.journal, folder),
            lambda report: self._show(
                report.left_over, [str(interrupted) for interrupted in report.interrupted], report.note
            ),
        )

    def stop(self) -> None:
        """Wait for the end of what is in progress."""
        self.jobs.stop()

    def _show(self, left: Sequence[LeftOver], interrupted: Sequence[str], note: str) -> None:
        settings = self._store.settings
        if settings.leaves_files and settings.archive_folder is None:
            left = ()
        self._left = tuple(left)
        if not left and not interrupted and not note:
            self.hide()
            return
        self.move_button.setVisible(bool(left))
        lines = [self.tr("Your journal was updated"), note] if note else []
        lines += [self.tr("Writing the files had been interrupted"), *interrupted] if interrupted else []
        lines += [self._title(), *left_over_lines(left, self._more)] if left else []
        title, *lines = lines
        self.say(title, "\n".join(lines))

    def _title(self) -> str:
        files, sets = sum(len(left.files) for left in self._left), len(self._left)
        if sets > 1:
            return self.tr("%n file(s) of {sets} finished sets still in the work folder", "", files).format(
                sets=sets
            )
        return self.tr("%n file(s) of a finished set still in the work folder", "", files)

    def _more(self, sets: int) -> str:
        return self.tr("and %n more", "", sets)

    def _archive(self) -> Path | None:
        if self._store.settings.archive_folder is not None:
            return self._store.settings.archive_folder
        try:
            return self._questions.choose_archive(self._store, self)
        except AppError as error:
            self.failed.emit(error)
            return None

    def _show_moved(self, done: PutAway) -> None:
        self._left = done.left_over
        if not done.left_over:
            self.hide()
            return
        self.move_button.hide()
        paths = [str(path) for left in done.left_over for path in left.files]
        self.say(
            self.tr("These are copies, or another program is using them. Remove them yourself."),
            "\n".join(paths),
        )

    def _on_chosen(self, place: int) -> None:
        if place:
            return
        archive = self._archive()
        if archive is None:
            return
        folder = self._store.settings.folder
        sets = [left.of.id for left in self._left]
        self.jobs.run(
            lambda work: archive_finished_sets(work.journal, sets, archive, folder), self._show_moved
        )
