"""Steps of a set, with the questions that belong to them: release it, put its files away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.history.questions import ArchiveAnswer, HistoryQuestions
from bigdeal_gui.pages.history import lacks_archive, question_before_step
from bigdeal_gui.pages.several_sets import ChosenSets, question_before_all, question_before_undo
from bigdeal_gui.services.sets.history import (
    SetDetails,
    SeveralSets,
    StateChange,
    change_state,
    change_states,
    details_of_sets,
    set_details,
    undo_last_step,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.jobs import Jobs
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import Journal, JournalSet, SetId, State
    from bigdeal_gui.pages.questions import Question
    from bigdeal_gui.services.work import Work


class StateChanges(QObject):
    """Has `jobs` take the steps.

    `taken` carries the `StateChange` and the `SetDetails` after it; `taken_by_all` the changes of several
    sets, the `SeveralSets` after them and whether it was an undo; `refused` the AppError of settings that
    could not be saved.
    """

    taken = Signal(object, object)
    taken_by_all = Signal(object, object, bool)
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

        Neither does a step asked for while another is in progress.
        """
        if self._jobs.is_idle and self._may(question_before_step(set_, state)):
            archive, is_confirmed = self._archive_for(state)
            if is_confirmed:
                self._run(lambda journal: change_state(journal, set_.id, state, archive))

    def take_all(self, chosen: ChosenSets, state: State) -> None:
        """Take all sets of `chosen` that can to `state`, after one question for all of them."""
        if self._jobs.is_idle and self._may(
            question_before_all(chosen, state, self.counted_sets, self.counted_more)
        ):
            archive, is_confirmed = self._archive_for(state)
            if is_confirmed:
                self._run_all(chosen, chosen.to(state), archive, is_undo=False)

    def undo(self, set_: JournalSet) -> None:
        """Take the last step of a set back."""
        archive = self._store.settings.archive_folder
        if self._jobs.is_idle:
            self._run(lambda journal: undo_last_step(journal, set_.id, archive))

    def undo_all(self, chosen: ChosenSets) -> None:
        """Take the last step of all sets of `chosen` back that have one, after one question."""
        question = question_before_undo(chosen, self.counted_sets, self.counted_more)
        if self._jobs.is_idle and self._may(question):
            self._run_all(chosen, chosen.back, self._store.settings.archive_folder, is_undo=True)

    def counted_sets(self, count: int) -> str:
        """Word a count of sets."""
        return self.tr("%n set(s)", "", count)

    def counted_more(self, count: int) -> str:
        """Word the count of what is not named."""
        return self.tr("and %n more", "", count)

    def _may(self, question: Question | None) -> bool:
        return question is None or self._questions.confirm(question, self._window)

    def _archive_for(self, state: State) -> tuple[Path | None, bool]:
        """Return where the files of finished sets go, and whether the step is still meant."""
        archive = self._store.settings.archive_folder
        if not lacks_archive(state, archive):
            return archive, True
        answer = self._questions.ask_archive(self._window)
        if answer is ArchiveAnswer.CHOOSE:
            archive = self._chosen_archive()
        elif answer is ArchiveAnswer.LEAVE:
            self._remember_leaving()
        return archive, archive is not None or answer is ArchiveAnswer.LEAVE

    def _remember_leaving(self) -> None:
        """Keep the answer, so that nobody is told at each start of files that were left on purpose."""
        try:
            self._store.replace(replace(self._store.settings, leaves_files=True))
        except AppError as error:
            self.refused.emit(error)

    def _chosen_archive(self) -> Path | None:
        try:
            return self._questions.choose_archive(self._store, self._window)
        except AppError as error:
            self.refused.emit(error)
            return None

    def _run(self, step: Callable[[Journal], StateChange]) -> None:
        def step_and_look(work: Work) -> tuple[StateChange, SetDetails]:
            taken = step(work.journal)
            return taken, set_details(work.journal, taken.found.id)

        self._jobs.run(step_and_look, lambda both: self.taken.emit(*both))

    def _run_all(
        self, chosen: ChosenSets, steps: Mapping[SetId, State], archive: Path | None, *, is_undo: bool
    ) -> None:
        ids = [set_.id for set_ in chosen.sets]

        def step(work: Work) -> tuple[tuple[StateChange, ...], SeveralSets]:
            return change_states(work.journal, steps, archive), details_of_sets(work.journal, ids)

        self._jobs.run(step, lambda both: self.taken_by_all.emit(*both, is_undo))
