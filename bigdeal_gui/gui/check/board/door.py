"""What is this board? Hands that somebody reads from it, or the set code on its box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QLineEdit, QPlainTextEdit, QPushButton, QSpinBox, QWidget

from bigdeal_gui.errors.journal import UnknownSet
from bigdeal_gui.gui.check.board.answer_card import AnswerCard
from bigdeal_gui.gui.check.board.hands_panel import HandsPanel
from bigdeal_gui.gui.check.door import DoorWidget
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_files, choose_some
from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.look.labels import PlainLabel, buddy_label, hint_label, section_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, add_to_layout, column_layout, row_layout
from bigdeal_gui.gui.parts.progress_footer import FooterTexts
from bigdeal_gui.model.cards import HAND_SIZE
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.pages.board import (
    lines_reason,
    look_for_board,
    results_as_lines,
    results_notes,
    spot_facts,
    spot_questions,
    spot_words,
    weigh_results,
)
from bigdeal_gui.pages.boards import which_boards
from bigdeal_gui.pages.sets import day_words, set_title, state_meaning
from bigdeal_gui.services.boards.spot_check import FEWEST_BOARDS, SpotQuestion
from bigdeal_gui.services.sets.history import SetDetails, set_details
from bigdeal_gui.services.spoken import local_time, state_words

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import JournalSet
    from bigdeal_gui.pages.board import BoardFacts, MomentAsked, TypedBoard
    from bigdeal_gui.services.boards.results_files import ResultLines
    from bigdeal_gui.services.work import Work


_MAX_CODE: Final = 40
_CODE_LETTERS: Final = 16
_NOT_ANSWERED: Final = -1
_RESULT_LINES: Final = 6
_EXAMPLE: Final = "3: 4S N 9\n4: 4S N -1\n5: 3NT E ="


class SetLookup(QWidget):
    """A line, a button and the answer below. `asked` carries what was typed.

    `spot_asked` asks for a spot check of the set that is shown, which is carried; `result` shows its outcome.
    """

    asked = Signal(str)
    spot_asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = QLineEdit(self, placeholderText=self.tr("such as K7QM-2PXA"), maxLength=_MAX_CODE)
        self.button = QPushButton(self.tr("&Look up"), self, autoDefault=False)
        self.answer = AnswerCard(self)
        self.spot_button = QPushButton(self.tr("Spot check…"), self.answer, autoDefault=False)
        self.result = AnswerCard(self)
        self._shown: JournalSet | None = None
        self._build()

    def _build(self) -> None:
        self.line.setFixedWidth(self.fontMetrics().averageCharWidth() * 2 * _CODE_LETTERS)
        self.line.setToolTip(self.tr("The set code on the label, on the sheet or in the file"))
        self.line.setAccessibleName(self.tr("Set code"))
        self.button.setToolTip(self.tr("Find the session this set code belongs to"))
        self.button.setEnabled(False)
        self.spot_button.setToolTip(self.tr("Check duplicated boards by questions drawn by lot"))
        self.answer.words.addWidget(self.spot_button, 0, Qt.AlignmentFlag.AlignLeft)
        label = buddy_label(self.tr("&Which set is this?"), self.line, self)
        column_layout(flow_row(label, self.line, self.button), self.answer, self.result, on=self)
        self.line.textChanged.connect(self._on_line_text_changed)
        self.line.returnPressed.connect(self._on_button_clicked)
        self.button.clicked.connect(self._on_button_clicked)
        self.spot_button.clicked.connect(lambda: self.spot_asked.emit(self._shown))

    def show_set(self, told: SetDetails) -> None:
        """Show the set that was found."""
        found = told.found
        title = " · ".join(filter(None, (found.code, set_title(found), day_words(found))))
        self._tell(title, "\n".join(self._lines(told)), found if found.is_own else None)

    def show_unknown(self, code: str) -> None:
        """Show that the journal has no such set."""
        self._tell(
            self.tr("No set “{code}” on this computer").format(code=code),
            self.tr(
                "Compare each letter with the label. A set dealt on another computer is in that "
                "computer’s journal."
            ),
            None,
        )

    def _tell(self, title: str, text: str, shown: JournalSet | None) -> None:
        self._shown = shown
        self.spot_button.setVisible(shown is not None and len(shown.boards) >= FEWEST_BOARDS)
        self.result.hide()
        self.answer.tell(title, text)

    def _lines(self, told: SetDetails) -> list[str]:
        found = told.found
        state = self.tr("{state}: {meaning}").format(
            state=state_words(found.state), meaning=state_meaning(found.state)
        )
        times = (self.tr("Dealt {time}") if found.is_own else self.tr("First seen {time}")).format(
            time=local_time(found.dealt_at)
        )
        boards = which_boards(found.boards)
        files = [
            (str(file.path) if file.is_there else self.tr("{path} (no longer there)").format(path=file.path))
            for file in told.files
        ]
        return [f"{boards} · {times}", state, *files]

    def _on_line_text_changed(self, text: str) -> None:
        self.button.setEnabled(bool(text.strip()))
        if not text.strip():
            self.answer.hide()
            self.result.hide()

    def _on_button_clicked(self) -> None:
        if code := self.line.text().strip():
            self.asked.emit(code)


class SpotDialog(FormDialog):
    """A number for each question."""

    def __init__(self, questions: Sequence[SpotQuestion], parent: QWidget) -> None:
        super().__init__(
            self.tr("Spot check"),
            self.tr("Look at the boards on the table, and type how many cards of the suit each hand has."),
            self.tr("Judge all answers"),
            parent,
        )
        self.fields: list[QSpinBox] = []
        grid = QGridLayout()
        grid.setSpacing(8)
        for row, question in enumerate(questions):
            words = spot_words(question)
            field = QSpinBox(self.inside)
            field.setRange(_NOT_ANSWERED, HAND_SIZE)
            field.setValue(_NOT_ANSWERED)
            field.setSpecialValueText("–")
            field.setAccessibleName(words)
            field.setToolTip(words)
            field.valueChanged.connect(self._on_field_value_changed)
            label = PlainLabel(words, self.inside)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            self.fields.append(field)
        grid.setColumnStretch(0, 1)
        self.form.addLayout(grid)
        self._on_field_value_changed()

    @property
    def answers(self) -> list[int]:
        """The numbers, in the order of the questions."""
        return [field.value() for field in self.fields]

    def _on_field_value_changed(self) -> None:
        self.done_button.setEnabled(_NOT_ANSWERED not in self.answers)


def ask_spot_check(questions: Sequence[SpotQuestion], parent: QWidget) -> list[int] | None:
    """Return the answers; None when the dialog was cancelled."""
    dialog = SpotDialog(questions, parent)
    dialog.fields[0].setFocus()
    return dialog.answers if dialog.exec() == QDialog.DialogCode.Accepted else None


class MomentPanel(QWidget):
    """Lines and an answer. `asked` carries the lines to weigh."""

    asked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines = QPlainTextEdit(self, tabChangesFocus=True, placeholderText=_EXAMPLE)
        self.note = hint_label("", self)
        self.file_button = QPushButton(self.tr("Open results…"), self, autoDefault=False)
        self.button = QPushButton(self.tr("Find the moment"), self, autoDefault=False)
        self.answer = AnswerCard(self)
        self._build()
        self.lines.textChanged.connect(self._on_lines_text_changed)
        self.button.clicked.connect(lambda: self.asked.emit(self.lines.toPlainText()))
        self.hide()

    def _build(self) -> None:
        self.lines.setAccessibleName(self.tr("Results of the tables"))
        self.lines.setToolTip(self.tr("A line for each table: round, contract, declarer, tricks"))
        self.lines.setFixedHeight(self.fontMetrics().lineSpacing() * _RESULT_LINES + 2 * 8)
        self.file_button.setToolTip(self.tr("PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV"))
        self.note.hide()
        hint = self.tr(
            "Type a line for each table: round, contract, declarer, tricks. Or open a file of results."
        )
        column_layout(
            section_label(self.tr("When did it happen?"), self),
            hint_label(hint, self),
            self.lines,
            self.note,
            row_layout(self.file_button, self.button, STRETCH),
            self.answer,
            on=self,
            margin=(0, 8, 0, 0),
        )

    def show_question(self, *, is_shown: bool) -> None:
        """Ask, without lines or answer of another board, or do not."""
        self.lines.clear()
        self.note.hide()
        self.answer.hide()
        self._on_lines_text_changed()
        self.setVisible(is_shown)

    def show_lines(self, found: ResultLines) -> None:
        """Put what a file has into the field, and say what is still to be done."""
        self.lines.setPlainText("\n".join(found.lines))
        note = results_notes(found)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.answer.hide()
        self.lines.setFocus()

    def _on_lines_text_changed(self) -> None:
        reason = lines_reason(self.lines.toPlainText())
        self.button.setEnabled(not reason)
        self.button.setToolTip(reason or self.tr("Weigh the results under both deals by double dummy"))


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
        self, store: SettingsStore, parent: QWidget | None = None, *, questions: BoardQuestions | None = None
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
        add_to_layout(self.column.layout_in, self.panel, self.moment)
        self.column.layout_in.addSpacing(16)
        add_to_layout(self.column.layout_in, self.lookup, STRETCH)
        self.setFocusProxy(self.panel.hands[Seat.NORTH])
        self.lookup.asked.connect(self._on_lookup_asked)
        self.panel.asked.connect(self._on_panel_asked)
        self.panel.files_button.clicked.connect(self._on_panel_files_button_clicked)
        self.moment.asked.connect(self._on_moment_asked)
        self.moment.file_button.clicked.connect(self._on_moment_file_button_clicked)
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

        self.jobs.run(lambda work: look_for_board(typed, work), then)

    def _on_panel_files_button_clicked(self) -> None:
        if files := self._questions.choose_files(self._store.settings.folder or Path.home(), self):
            self.panel.show_files(files)

    def _on_moment_file_button_clicked(self) -> None:
        asked = self._moment
        files = self._questions.choose_results(self.tr("Open results"), self)
        if files and asked is not None:
            self.jobs.run(lambda _work: results_as_lines(files[0], asked), self.moment.show_lines)

    def _on_moment_asked(self, text: str) -> None:
        asked = self._moment
        if asked is not None:
            self.jobs.run(lambda work: weigh_results(asked, text, work), self._show_moment)

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
                return set_details(work.journal, work.journal.set_by_code(code).id)
            except UnknownSet as error:
                return error.text

        def then(found: SetDetails | str) -> None:
            if isinstance(found, str):
                self.lookup.show_unknown(found)
            else:
                self.lookup.show_set(found)
            self._show_whole(self.lookup.answer)

        self.jobs.run(step, then)
