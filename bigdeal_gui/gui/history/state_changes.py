"""Steps of a set, with the questions that belong to them: release it, put its files away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.errors import AppError
from bigdeal_gui.gui.history.questions import ArchiveAnswer
from bigdeal_gui.pages.history import lacks_archive, question_before
from bigdeal_gui.services.sets.history import SetDetails, StateChange, change_state, details, undo

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.history.questions import HistoryQuestions
    from bigdeal_gui.gui.parts.jobs import Job, Jobs
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import Journal, JournalSet, State


class StateChanges(QObject):
    """Has `jobs` take the steps.

    `taken` carries the `StateChange` and the `SetDetails` after it, `refused` the AppError of settings that
    could not be saved.
    """

    taken = Signal(object, object)
    refused = Signal(object)

    def __init__(
        self, store: SettingsStore, jobs: Jobs, questions: HistoryQuestions, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._jobs = jobs
        self._questions = questions
        self._window = parent

    def take(self, set_: JournalSet, state: State) -> None:
        """Take a set to `state`; a question answered with no, or a dialog cancelled, changes nothing.

        Neither does a step asked for while another is under way.
        """
        if not self._jobs.is_idle:
            return
        question = question_before(set_, state)
        if question is not None and not self._questions.confirm(question, self._window):
            return
        archive = self._store.settings.archive_folder
        if lacks_archive(state, archive):
            answer = self._questions.ask_archive(self._window)
            if answer is ArchiveAnswer.CHOOSE:
                archive = self._chosen_archive()
            if archive is None and answer is not ArchiveAnswer.LEAVE:
                return
        self._run(lambda journal: change_state(journal, set_.id, state, archive))

    def undo(self, set_: JournalSet) -> None:
        """Take the last step of a set back."""
        archive = self._store.settings.archive_folder
        if self._jobs.is_idle:
            self._run(lambda journal: undo(journal, set_.id, archive))

    def _chosen_archive(self) -> Path | None:
        try:
            return self._questions.choose_archive(self._store, self._window)
        except AppError as error:
            self.refused.emit(error)
            return None

    def _run(self, step: Callable[[Journal], StateChange]) -> None:
        def work(job: Job) -> tuple[StateChange, SetDetails]:
            taken = step(job.journal)
            return taken, details(job.journal, taken.found.id)

        self._jobs.run(work, lambda both: self.taken.emit(*both))
