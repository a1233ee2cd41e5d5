"""The fourth step of a tournament: sessions ticked, formats, folder, keys opened, and the sets are dealt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.parts.fields.folder_field import FolderField
from bigdeal_gui.gui.parts.fields.formats_box import FormatsBox
from bigdeal_gui.gui.parts.fields.lock_row import LockRow
from bigdeal_gui.gui.parts.keys_unlocking import KeysUnlocking
from bigdeal_gui.gui.parts.layout.collapsing import StepGap
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.layout.sections import Sections
from bigdeal_gui.gui.parts.look.labels import PlainLabel, buddy_label, text_label
from bigdeal_gui.gui.parts.look.spacing import NEAR, add_to_layout
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, Tone
from bigdeal_gui.gui.parts.strips.result_panel import ResultPanel
from bigdeal_gui.gui.tournament.sessions_table import SessionsTable
from bigdeal_gui.gui.tournament.steps.frame import StepFrame, make_main_button
from bigdeal_gui.journal.sets import Randomness
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.formats import FormatsModel
from bigdeal_gui.pages.tournament.sessions import PhaseRequest, all_rows, asked_boards, open_phases
from bigdeal_gui.pages.tournament.steps import TournamentStep, can_open_step
from bigdeal_gui.pages.tournament.texts import go_words, phase_name, step_name
from bigdeal_gui.services.dealing.session import DealtSets
from bigdeal_gui.services.tournament.deal import DealingOrder, SessionsDealt
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.tournament.sessions import parse_board_numbers
from bigdeal_gui.words import with_name

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.gui.tournament.questions import Questions
    from bigdeal_gui.services.tournament.interrupted import InterruptedStep
    from bigdeal_gui.services.tournament.status import TournamentStatus
    from bigdeal_gui.tournament.plan import Phase, Plan


_MOST: Final = 40


class OpenPhases(QWidget):
    """A line of fields for each phase that leaves something open. `changed` is emitted while one is typed."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sessions: dict[int, QLineEdit] = {}
        self.boards: dict[int, QLineEdit] = {}
        self.problem = PlainLabel(self, wordWrap=True)
        self._phases: tuple[Phase, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(5, 1)
        self.problem.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.problem.hide()

    def show_plan(self, plan: Plan) -> None:
        """Make the fields that `plan` needs; what was typed for the same plan stays."""
        if plan.phases == self._phases:
            return
        self._phases = plan.phases
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None and widget is not self.problem:
                widget.hide()
                widget.deleteLater()
        self.sessions, self.boards = {}, {}
        for row, number in enumerate(open_phases(plan)[:_MOST]):
            phase = plan.phases[number - 1]
            self._grid.addWidget(text_label(self, phase_name(phase)), row, 0)
            if phase.is_open:
                self.sessions[number] = self._field(
                    row, 1, self.tr("sessions"), phase_name(phase), self.tr("such as 1 or 1-3")
                )
            if phase.boards.is_asked:
                self.boards[number] = self._field(
                    row, 3, self.tr("boards"), phase_name(phase), self.tr("such as 24 or 1-8,9-16")
                )
        self._grid.addWidget(self.problem, _MOST, 0, 1, 6)
        self.setVisible(bool(self.sessions or self.boards))

    def _field(self, row: int, column: int, words: str, phase: str, example: str) -> QLineEdit:
        field = QLineEdit(self, placeholderText=example)
        field.setMinimumWidth(self.fontMetrics().averageCharWidth() * 18)
        field.setAccessibleName(with_name(phase, words))
        field.setToolTip(self.tr("The plan leaves this open, so enter it now"))
        field.textChanged.connect(self.changed)
        self._grid.addWidget(buddy_label(words, field, self), row, column)
        self._grid.addWidget(field, row, column + 1)
        return field

    @property
    def requests(self) -> dict[int, PhaseRequest]:
        """What was typed, by the number of the phase."""
        numbers = sorted({*self.sessions, *self.boards})
        return {
            number: PhaseRequest(
                self.sessions[number].text() if number in self.sessions else "",
                self.boards[number].text() if number in self.boards else "",
            )
            for number in numbers
        }

    def show_problems(self, problems: Mapping[int, str]) -> None:
        """Say what is wrong with what was typed."""
        self.problem.setText("\n".join(problems.values()))
        self.problem.setVisible(bool(problems))


_SESSIONS, _FILES, _KEYS = range(3)
_MAX_ONLY: Final = 200


class DealStep(StepFrame):
    """Each signal is emitted by its button; `result_shown` when what was dealt is shown, or no longer.

    `again_asked` is that of the strip which tells of an interrupted dealing.
    """

    deal_asked = Signal()
    again_asked = Signal()
    reserve_asked = Signal()
    deviation_asked = Signal()
    result_shown = Signal(bool)

    def __init__(
        self,
        store: SettingsStore,
        questions: Questions,
        parent: QWidget,
        choose_folder: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(TournamentStep.DEAL, parent)
        self._store = store
        self.interrupted_step = NoteStrip(Tone.WARNING, (self.tr("Deal it now"), self.tr("Later")), self)
        self.open_phases = OpenPhases(self)
        self.sessions = SessionsTable(self)
        self.formats_model = FormatsModel(store.settings.profile)
        self.formats_model.choose(store.settings.formats)
        self.formats = FormatsBox(self.formats_model, self)
        self.folder = FolderField(self.tr("Folder for the boards"), self.tr("Choos&e…"), self, choose_folder)
        self.lock = LockRow(
            self, self.tr("Anyone who has the keys and the value can make these boards again.")
        )
        self.keys = KeysUnlocking(self, questions.choose_some)
        self.missing = self.foot.words
        self.deal_button = self.button(
            self.tr("&Deal the ticked sessions"), self.tr("Deal now"), is_main=True
        )
        self.result = ResultPanel(self, questions.open_folder)
        self.reserve_button = self.button(
            self.tr("&Reserve sets…"), self.tr("Deal new boards for the ticked sessions, and give the reason")
        )
        self.only = QLineEdit(self)
        self.deviation_button = self.button(
            self.tr("De&viation…"), self.tr("Record where play did not follow the plan")
        )
        self._status: TournamentStatus | None = None
        self._folder_of: Path | None = None
        self._build()

    def _build(self) -> None:
        self.folder.button.setToolTip(self.tr("Choose the folder for the boards"))
        self.done = self.text()
        self.topics = Sections(
            step_name(TournamentStep.DEAL),
            (
                (self.tr("Sessions"), self.topic(self.open_phases, self.sessions)),
                (self.tr("Files for"), self._files_topic()),
                (self.tr("Open the keys"), self.topic(self.keys)),
                (self.tr("Reserve, deviation"), self._rare_topic()),
            ),
            self,
        )
        add_to_layout(self.column, self.interrupted_step, self.done, (self.topics, 1), (self.result, 1))
        self.result.hide()
        self.result.foot.hide()
        self.foot.add(self.deal_button)
        self.open_phases.changed.connect(self._show_rows)
        self.sessions.model.ticked_changed.connect(self._on_ticked_changed)
        self.formats.changed.connect(self._refresh)
        self.folder.changed.connect(self._refresh)
        self.lock.changed.connect(self._refresh)
        self.keys.changed.connect(self._refresh)
        self.only.textChanged.connect(self._refresh)
        self.deal_button.clicked.connect(self.deal_asked)
        self.reserve_button.clicked.connect(self.reserve_asked)
        self.deviation_button.clicked.connect(self.deviation_asked)
        self.topics.opened.connect(self._refresh)
        self.result.next_asked.connect(self._on_result_next_asked)
        self.interrupted_step.chosen.connect(self._on_interrupted_step_chosen)

    def _files_topic(self) -> QWidget:
        return self.topic(
            self.formats,
            StepGap(self, NEAR, 0),
            buddy_label(self.tr("&Folder for the boards"), self.folder.line, self),
            self.folder,
            self.lock,
        )

    def _rare_topic(self) -> QWidget:
        words = text_label(
            self,
            self.tr(
                "A reserve set replaces a session that cannot be played, for example because somebody saw "
                "a board. A deviation is anything that did not go as planned. The players are told about "
                "both."
            ),
        )
        self.only.setMaxLength(_MAX_ONLY)
        self.only.setPlaceholderText(self.tr("such as 5 or 5,7; empty for the whole set"))
        self.only.setToolTip(self.tr("Of one session: only these boards get another deal"))
        only = buddy_label(self.tr("Only these boards of the reserve set"), self.only, self)
        buttons = QWidget(self)
        flow_row(self.reserve_button, self.deviation_button, on=buttons)
        return self.topic(words, only, self.only, buttons)

    # -- showing ------------------------------------------------------------------------------------------

    def show_status(self, status: TournamentStatus) -> None:
        """Show the sessions, and what is still needed to deal them."""
        before = self._status.interrupted_step if self._status is not None else None
        self._status = status
        if self._folder_of != status.path:
            before = None
            self._folder_of = status.path
            self.only.clear()
            self.lock.fold()
            self.folder.set_folder(status.tournament.layout.boards, is_to_be_made=True)
            self.sessions.model.forget()
            self._show_result(is_shown=False)
        can_deal = self._can_deal
        self.topics.setVisible(can_deal and self.result.isHidden())
        self.done.setVisible(not can_deal)
        self.done.setText(
            self.tr(
                "%n set(s) of this tournament were dealt. The keys have been revealed, so no more can be "
                "dealt.",
                "",
                len(status.dealt),
            )
        )
        if can_deal:
            self.open_phases.show_plan(status.plan)
            self.keys.show_state(status.keys)
        self._show_interrupted_step(status.interrupted_step, before)
        self._name_way_on()
        self._show_rows()

    def _show_interrupted_step(self, found: InterruptedStep | None, before: InterruptedStep | None) -> None:
        """Tell of a dealing that was interrupted, but not again of one that was put off to later."""
        if found is None:
            self.interrupted_step.hide()
        elif found != before:
            self.interrupted_step.say(found.title, found.text)

    def show_dealt(self, dealt: SessionsDealt) -> None:
        """Show what was delivered; what was ticked for it, and what opened the keys, is forgotten."""
        self.sessions.model.tick_all(is_on=False)
        self.only.clear()
        self.lock.fold()
        self.keys.forget()
        sets = tuple(made for _session, made in (*dealt.sessions, *dealt.runs))
        plan = self._status.plan.name if self._status is not None else ""
        self.result.show_sets(
            DealtSets(sets, dealt.interrupted),
            dealt.sessions[0][0].title if len(sets) == 1 else plan,
            Randomness.TOURNAMENT,
            self.formats_model.chosen_formats,
        )
        self._show_result(is_shown=True)
        self.result.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _name_way_on(self) -> None:
        """Have the button of the result lead to what comes next: another session, or the reveal."""
        words, tip = self.tr("&Next session"), self.tr("Choose the sessions to deal next")
        if self._status is not None and self._status.has_all_dealt:
            words, tip = go_words(TournamentStep.REVEAL), self.tr("Go to the last step")
        self.result.next_button.setText(words)
        self.result.next_button.setToolTip(tip)

    def _show_result(self, *, is_shown: bool) -> None:
        """Have what was dealt in place of what is to be dealt, or that again."""
        self.result.setVisible(is_shown)
        self.topics.setVisible(self._can_deal and not is_shown)
        self.result_shown.emit(is_shown)

    @property
    def _can_deal(self) -> bool:
        """Whether there is a value, and the keys are not revealed."""
        return self._status is not None and self._status.milestone in {Milestone.VALUED, Milestone.DEALT}

    def _on_result_next_asked(self) -> None:
        self._show_result(is_shown=False)
        self.topics.open(_SESSIONS)
        if self._status is not None and self._status.has_all_dealt:
            self.next_asked.emit(TournamentStep.REVEAL)

    def forget(self) -> None:
        """Forget the tournament, what was dealt and typed for it, and what opened its keys."""
        self._status = self._folder_of = None
        self.keys.forget()

    def _show_rows(self) -> None:
        if self._status is None:
            return
        status = self._status
        rows, problems = all_rows(status.plan, self.open_phases.requests, status.dealt, status.revealed)
        self.open_phases.show_problems(problems)
        self.sessions.model.show_rows(rows)
        self._on_ticked_changed()

    def _on_ticked_changed(self) -> None:
        ticked = self.sessions.model.ticked
        if ticked:
            first, last = min(row.boards.first for row in ticked), max(row.boards.last for row in ticked)
            self.formats_model.boards = BoardRange(first, last)
            self.formats.refresh()
            self.formats.show_problems()
        self._refresh()

    def _refresh(self) -> None:
        words = self._missing_words()
        self.deal_button.setEnabled(not words)
        self.reserve_button.setEnabled(not words and (self._has_only() or not self.only.text().strip()))
        is_over = self._status is not None and self._is_over(self._status)
        self.missing.setText("" if is_over else words)
        if self._status is not None:
            self.show_next(self._status, is_done=can_open_step(self._status, TournamentStep.REVEAL))
        self.lead(self.deal_button, self.topics, None if is_over else self._place_missing())
        if is_over:
            self.deal_button.hide()
        make_main_button(self.next_button, is_main=is_over)

    def only_boards(self) -> tuple[int, ...]:
        """Return the boards wanted of a reserve set; none where it is the whole one, or cannot be read."""
        with suppress(AppError):
            return parse_board_numbers(self.only.text())
        return ()

    def _has_only(self) -> bool:
        """Tell whether single boards are named that one ticked session has."""
        ticked, numbers = self.sessions.model.ticked, self.only_boards()
        return len(ticked) == 1 and bool(numbers) and all(number in ticked[0].boards for number in numbers)

    def _is_over(self, status: TournamentStatus) -> bool:
        """Tell whether nothing is left to deal, and nothing is ticked to be dealt once more."""
        if status.milestone is Milestone.REVEALED:
            return True
        return status.has_all_dealt and not self.sessions.model.ticked

    def _place_missing(self) -> int | None:
        """Return the topic at which something is missing first; None where nothing is."""
        if not self.sessions.model.ticked:
            return _SESSIONS
        words = self._missing_words()
        if not words:
            return None
        return _KEYS if words == self.keys.missing_words() else _FILES

    def _missing_words(self) -> str:
        if not self.sessions.model.ticked:
            return self.tr("Tick at least one session.")
        if not self.formats_model.chosen:
            return self.tr("Choose at least one format.")
        if unfit := self.formats_model.unfit():
            return self.tr("These boards do not fit {suffix}.").format(suffix=unfit[0].suffix)
        if not self._has_folder():
            return self.tr("Choose a folder for the boards.")
        try:
            self.lock.lock()
        except AppError as error:
            return str(error)
        return self.keys.missing_words()

    def _has_folder(self) -> bool:
        """Tell whether boards can be dealt into the chosen folder; that of the tournament is made."""
        own = self._status.tournament.layout.boards.absolute() if self._status is not None else None
        return self.folder.existing is not None or (own is not None and own == self.folder.folder)

    # -- asking -------------------------------------------------------------------------------------------

    def _on_interrupted_step_chosen(self, place: int) -> None:
        if place:
            return
        words = self.keys.missing_words()
        if words:
            # It is said beside the button below, too; here it must not pass unseen.
            self.interrupted_step.text.setText(words)
            self.topics.bring(self.keys)
            self.keys.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.again_asked.emit()

    def order(self, *, reason: str = "") -> DealingOrder | None:
        """Return what is to be dealt; with a `reason`, the reserve sets of what is ticked."""
        if self._status is None or self.folder.folder is None:
            return None
        try:
            lock = self.lock.lock()
        except AppError:
            # Its time has passed since it was chosen.
            self._refresh()
            return None
        plan, ids = self._status.plan, tuple(row.id for row in self.sessions.model.ticked)
        return DealingOrder(
            tuple(id_.counterpart for id_ in ids) if reason else ids,
            self.formats_model.chosen_formats,
            self.folder.folder,
            asked_boards(plan, ids, self.open_phases.requests),
            profile=self._store.settings.profile,
            reason=reason,
            only=self.only_boards() if reason else (),
            lock=lock,
        )
