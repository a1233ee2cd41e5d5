"""What is this board? Hands that somebody reads from it, or the set code on its box."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from bigdeal_gui.errors import UnknownSet
from bigdeal_gui.gui.check.board.hands_panel import HandsPanel
from bigdeal_gui.gui.check.board.moment_panel import MomentPanel
from bigdeal_gui.gui.check.board.set_lookup import SetLookup
from bigdeal_gui.gui.check.board.spot_dialog import ask_spot_check
from bigdeal_gui.gui.check.door import DoorWidget
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_files, choose_some
from bigdeal_gui.gui.parts.progress_footer import FooterTexts
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.pages.board import look_for, results_in, spot_facts, spot_questions, weigh
from bigdeal_gui.services.sets.history import SetDetails, details

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import JournalSet
    from bigdeal_gui.pages.board import BoardFacts, MomentAsked, TypedBoard
    from bigdeal_gui.services.boards.spot_check import SpotQuestion
    from bigdeal_gui.services.work import Work


@dataclass(frozen=True, slots=True)
class BoardQuestions:
    """What is asked in dialogs; tests put their answers in place of them."""

    choose_files: Callable[[Path, QWidget], list[Path]] = choose_files
    choose_results: Callable[[str, QWidget], list[Path]] = choose_some
    ask_spot_check: Callable[[Sequence[SpotQuestion], QWidget], list[int] | None] = ask_spot_check


class BoardDoor(DoorWidget):
    """Answers for hands, for the moment when a board was fouled, and for set codes.

    `questions` stands in for the dialogs.
    """

    keeps_drops = True

    def __init__(
        self,
        store: SettingsStore,
        parent: QWidget | None = None,
        *,
        questions: BoardQuestions | None = None,
    ) -> None:
        super().__init__(
            parent,
            FooterTexts(
                self.tr("{done} of {wanted} compared"),
                self.tr("Sets compared"),
                self.tr("Sets or files read so far"),
                self.tr("Stop comparing"),
            ),
        )
        self._store = store
        self._questions = questions or BoardQuestions()
        self._moment: MomentAsked | None = None
        self.moment = MomentPanel(self.column.inside)
        self.lookup = SetLookup(self.column.inside)
        self.panel = HandsPanel(self.column.inside)
        self.column.layout_in.addWidget(self.panel)
        self.column.layout_in.addWidget(self.moment)
        self.column.layout_in.addSpacing(16)
        self.column.layout_in.addWidget(self.lookup)
        self.column.layout_in.addStretch(1)
        self.setFocusProxy(self.panel.hands[Seat.NORTH])
        self.lookup.asked.connect(self._on_lookup_asked)
        self.panel.asked.connect(self._on_panel_asked)
        self.panel.files_asked.connect(self._on_panel_files_asked)
        self.moment.asked.connect(self._on_moment_asked)
        self.moment.file_asked.connect(self._on_moment_file_asked)
        self.lookup.spot_asked.connect(self._on_lookup_spot_asked)

    def check(self, paths: Sequence[Path]) -> None:
        """Take files that hands are compared with."""
        self.panel.show_files(paths)

    def _on_panel_asked(self, typed: TypedBoard) -> None:
        def then(facts: BoardFacts) -> None:
            self._moment = facts.moment
            self.panel.show_answer(facts)
            self.moment.show_question(is_shown=facts.moment is not None)
            self._show_whole(self.panel.answer)

        self.jobs.run(lambda work: look_for(typed, work), then)

    def _on_panel_files_asked(self) -> None:
        if files := self._questions.choose_files(self._store.settings.folder or Path.home(), self):
            self.panel.show_files(files)

    def _on_moment_file_asked(self) -> None:
        asked = self._moment
        files = self._questions.choose_results(self.tr("Open results"), self)
        if files and asked is not None:
            self.jobs.run(lambda _work: results_in(files[0], asked), self.moment.show_lines)

    def _on_moment_asked(self, text: str) -> None:
        asked = self._moment
        if asked is not None:
            self.jobs.run(lambda work: weigh(asked, text, work), self._show_moment)

    def _show_moment(self, facts: BoardFacts) -> None:
        self.moment.answer.show_facts(facts)
        self._show_whole(self.moment.answer)

    def _show_whole(self, card: QWidget) -> None:
        """Bring a card into sight once it has its height."""
        QTimer.singleShot(0, card, lambda: self.column.ensureWidgetVisible(card))

    def _on_lookup_spot_asked(self, found: JournalSet) -> None:
        def then(questions: tuple[SpotQuestion, ...]) -> None:
            answers = self._questions.ask_spot_check(questions, self)
            if answers is not None:
                self.jobs.run(lambda work: spot_facts(found, questions, answers, work), self._show_spot_check)

        self.jobs.run(lambda work: spot_questions(found, work), then)

    def _show_spot_check(self, facts: BoardFacts) -> None:
        self.lookup.result.show_facts(facts)
        self._show_whole(self.lookup.result)

    def _on_lookup_asked(self, code: str) -> None:
        def step(work: Work) -> SetDetails | str:
            try:
                return details(work.journal, work.journal.set_by_code(code).id)
            except UnknownSet as error:
                return error.text

        def then(found: SetDetails | str) -> None:
            if isinstance(found, str):
                self.lookup.show_unknown(found)
            else:
                self.lookup.show_set(found)
            self._show_whole(self.lookup.answer)

        self.jobs.run(step, then)
