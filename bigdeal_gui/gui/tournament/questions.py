"""What the tournament page asks before a step that cannot be taken back, lines of text, and QR codes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QSpinBox, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.journal import JournalDoubtful
from bigdeal_gui.errors.tournament import InvalidField
from bigdeal_gui.gui.parts.dialogs.confirm import confirm
from bigdeal_gui.gui.parts.dialogs.file_dialogs import (
    choose_folder,
    choose_new_file,
    choose_plan,
    choose_some,
    open_in_desktop,
)
from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import BY_MOUSE_AND_KEYS, hint_label, text_label, title_label
from bigdeal_gui.gui.parts.look.spacing import column_layout
from bigdeal_gui.gui.tournament.holder_dialogs import NewHolder, ask_holder, ask_holders
from bigdeal_gui.gui.tournament.new_dialog import NewTournament, ask_new, ask_practice
from bigdeal_gui.gui.tournament.source_wizard import ask_source
from bigdeal_gui.pages.path_words import breakable
from bigdeal_gui.pages.questions import Question
from bigdeal_gui.pages.tournament.texts import phase_name, phase_words
from bigdeal_gui.paper.qr_code import qr_boxes
from bigdeal_gui.tournament.fields import MAX_TEXT, text_problem
from bigdeal_gui.tournament.plan import MAX_SESSIONS, Phase, new_phase
from bigdeal_gui.words import comma_list

if TYPE_CHECKING:
    from bigdeal_gui.tournament.holders.holder_promise import Holder, SharedPromise
    from bigdeal_gui.tournament.value.round_rule import PromisedRule


_MOST_PREFIX: Final = 40


class PhaseDialog(FormDialog):
    """`phase` is what the form says, None while it says none; `taken` are the prefixes of other phases."""

    def __init__(self, phase: Phase | None, taken: Collection[str], parent: QWidget) -> None:
        title = (
            translate("PhaseDialog", "Change a phase") if phase else translate("PhaseDialog", "Add a phase")
        )
        super().__init__(
            title,
            translate(
                "PhaseDialog", "A phase is a part of the tournament with similar sessions, such as a final."
            ),
            translate("PhaseDialog", "Sa&ve phase"),
            parent,
        )
        self._taken = frozenset(taken)
        self.name = QLineEdit(self.inside, maxLength=MAX_TEXT, placeholderText=self.tr("such as Round robin"))
        self.sessions = QSpinBox(self.inside)
        self.is_open = CheckBox(self.tr("The number is not known &yet"), self.inside)
        self.boards = QLineEdit(self.inside)
        self.prefix = QLineEdit(self.inside, maxLength=_MOST_PREFIX)
        self.meaning = text_label(self.inside)
        self._has_own_prefix = phase is not None
        self._build()
        if phase is not None:
            self.name.setText(phase_name(phase))
            self.sessions.setValue(max(phase.sessions, 1))
            self.is_open.setChecked(phase.is_open)
            self.boards.setText(phase.boards.text.strip())
            self.prefix.setText(phase.prefix.removesuffix("#" * len(str(phase.sessions))))
        self.name.textEdited.connect(self._on_name_text_edited)
        self.prefix.textEdited.connect(self._on_prefix_text_edited)
        for line in (self.name, self.boards, self.prefix):
            line.textChanged.connect(self._refresh)
        self.sessions.valueChanged.connect(self._refresh)
        self.is_open.toggled.connect(self._refresh)
        self._refresh()

    @property
    def phase(self) -> Phase | None:
        """The phase as it was typed; None while something is missing or wrong."""
        return self._read()[0]

    def _build(self) -> None:
        self.name.setToolTip(self.tr("The name of the phase; # becomes the number of the session"))
        self.sessions.setRange(1, MAX_SESSIONS)
        self.sessions.setToolTip(self.tr("How many sessions the phase has"))
        self.is_open.setToolTip(self.tr("As many sessions as needed; you enter their numbers when you deal"))
        self.boards.setText("24")
        self.boards.setToolTip(self.tr("The boards of each session"))
        self.prefix.setToolTip(self.tr("How the file names begin; # becomes the number of the session"))
        rows: tuple[tuple[str, QWidget, QWidget | None], ...] = (
            (self.tr("&Name of the phase"), self.name, None),
            (self.tr("&Sessions"), self.sessions, self.is_open),
            (
                self.tr("&Boards of a session"),
                self.boards,
                hint_label(
                    self.tr(
                        "24 means boards 1 to 24; 21-40 means exactly these; 1-12,13-24 alternates "
                        "between the two; ? means you enter them when you deal."
                    ),
                    self.inside,
                ),
            ),
            (
                self.tr("Names of the &files"),
                self.prefix,
                hint_label(
                    self.tr("A short word, such as rr: the files will be called rr1, rr2 and so on."),
                    self.inside,
                ),
            ),
        )
        for words, field, below in rows:
            self.add_row(words, field, field.toolTip())
            if below is not None:
                self.form.addWidget(below)
        self.meaning.setMinimumHeight(self.fontMetrics().height() * 2)
        self.form.addWidget(self.meaning)

    def _read(self) -> tuple[Phase | None, str]:
        """Return the phase, or what is wrong with it."""
        if not self.name.text().strip():
            return None, self.tr("Give the phase a name.")
        if not self.boards.text().strip():
            return None, self.tr("Enter the boards of a session.")
        try:
            phase = new_phase(
                0 if self.is_open.isChecked() else self.sessions.value(),
                self.boards.text(),
                self.prefix.text(),
                self.name.text(),
            )
        except AppError as error:
            return None, str(error)
        if phase.prefix in self._taken:
            return None, self.tr("Another phase already uses the file name “{prefix}”.").format(
                prefix=phase.prefix
            )
        return phase, ""

    def _refresh(self) -> None:
        self.sessions.setEnabled(not self.is_open.isChecked())
        phase, problem = self._read()
        self.show_problem(problem)
        self.meaning.setText(
            self.tr("This means: {words}.").format(words=phase_words(phase)) if phase else ""
        )

    def _on_name_text_edited(self, text: str) -> None:
        """Propose the first letters of the words for the files, until somebody types others."""
        if not self._has_own_prefix:
            letters = [word[0] for word in text.split() if word[0].isascii() and word[0].isalpha()]
            self.prefix.setText("".join(letters).lower()[:8])

    def _on_prefix_text_edited(self) -> None:
        self._has_own_prefix = True


def ask_phase(phase: Phase | None, taken: Collection[str], parent: QWidget) -> Phase | None:
    """Return the phase that was described, None when the dialog was cancelled.

    `phase` is the one to be changed, None for a new one.
    """
    dialog = PhaseDialog(phase, taken, parent)
    dialog.name.setFocus()
    return dialog.phase if dialog.exec() == QDialog.DialogCode.Accepted else None


_SIDE: Final = 280
"""Pixels that a code is wide and high, with its empty border: some seven for each of its modules."""


translate = QCoreApplication.translate


class QrCode(QWidget):
    """The code of `text`, dark on light whatever the colours of the window are."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._boxes = qr_boxes(text, 0, 0, _SIDE)
        self.setFixedSize(_SIDE, _SIDE)
        self.setAccessibleName(translate("QrDialog", "QR code of the text below"))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the modules."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        for left, top, width, height in self._boxes:
            painter.fillRect(QRectF(left, top, width, height), Qt.GlobalColor.black)
        painter.end()


class QrDialog(QDialog):
    """`title` says what `text` is, which everybody may know. It can be copied, too."""

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._text = text
        self.text = text_label(self, breakable(text), BY_MOUSE_AND_KEYS)
        set_text_role(self.text, TextRole.CODE)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.copy_button = self._buttons.addButton(
            translate("QrDialog", "Cop&y the text"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.copy_button.setToolTip(translate("QrDialog", "Copy it to paste it elsewhere"))
        self.copy_button.setAutoDefault(False)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        column_layout(
            title_label(title, self),
            (QrCode(text, self), 0, Qt.AlignmentFlag.AlignHCenter),
            self.text,
            self._buttons,
            on=self,
            margin=16,
            spacing=12,
        )
        self._buttons.rejected.connect(self.reject)
        self.copy_button.clicked.connect(self._on_copy_button_clicked)

    def _on_copy_button_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self._text)


def show_qr(title: str, text: str, parent: QWidget) -> None:
    """Show `text`, which is public, as a QR code until the dialog is closed."""
    QrDialog(title, text, parent).exec()


@dataclass(frozen=True, slots=True)
class TextQuestion:
    """What is asked, in words: `label` with the letter that Alt presses, `button` what the answer does."""

    title: str
    explanation: str
    label: str
    example: str
    button: str


class TextDialog(FormDialog):
    """One line of text, which may not stay empty."""

    def __init__(self, question: TextQuestion, parent: QWidget) -> None:
        super().__init__(question.title, question.explanation, question.button, parent)
        self.line = self.add_line(question.label, question.example, MAX_TEXT, question.explanation)
        self.line.textChanged.connect(self._refresh)
        self._refresh()

    @property
    def text(self) -> str:
        """What was typed, on one line."""
        return " ".join(self.line.text().split())

    def _refresh(self) -> None:
        problem = text_problem(self.text)
        self.problem.setText(str(InvalidField("reason", problem)) if problem else "")
        self.done_button.setEnabled(bool(self.text) and not problem)


def ask_text(question: TextQuestion, parent: QWidget) -> str:
    """Return what was typed; empty when the dialog was cancelled."""
    dialog = TextDialog(question, parent)
    dialog.line.setFocus()
    return dialog.text if dialog.exec() == QDialog.DialogCode.Accepted else ""


def publish_question(name: str) -> Question:
    """Return what is asked before the plan of the tournament `name` is closed for good."""
    return Question(
        translate("TournamentQuestions", "Seal the plan"),
        translate("TournamentQuestions", "Seal “{name}” and close its plan for good?").format(name=name),
        translate(
            "TournamentQuestions",
            "The keys will be made now. After that nothing in the plan can be changed: no phase, no board, "
            "no source of the outside value.",
        ),
        translate("TournamentQuestions", "&Seal"),
        is_final=True,
    )


def value_question(value: str, withheld: Sequence[str] = ()) -> Question:
    """Return what is asked before the outside `value` goes into the plan, and who has `withheld` words."""
    words = translate("TournamentQuestions", "Withheld, as every check will show: the words of {names}.")
    return Question(
        translate("TournamentQuestions", "Fix the outside value"),
        translate("TournamentQuestions", "Put {value} into the plan?").format(value=value),
        translate(
            "TournamentQuestions",
            "Every deal depends on it. After the first session is dealt it can never be changed.",
        )
        + (f"\n{words.format(names=', '.join(withheld))}" if withheld else ""),
        translate("TournamentQuestions", "&Fix the value"),
        is_final=True,
    )


def reserve_question(sessions: Sequence[str], only: Sequence[int] = ()) -> TextQuestion:
    """Return what is asked before reserve sets are dealt in place of `sessions`, given by their titles.

    `only` are the numbers of the boards that are wanted of one session.
    """
    if only:
        return TextQuestion(
            translate("TournamentQuestions", "Reserve boards"),
            translate(
                "TournamentQuestions",
                "Another deal takes the place of these boards of {session}: {boards}. The Laws ask for a"
                " reason (Law 6D); it goes into a notice for the players.",
            ).format(session=", ".join(sessions), boards=", ".join(map(str, sorted(only)))),
            translate("TournamentQuestions", "&Reason, as everyone will read it"),
            translate("TournamentQuestions", "such as: board 5 was seen at another table"),
            translate("TournamentQuestions", "&Deal reserve boards"),
        )
    return TextQuestion(
        translate("TournamentQuestions", "Reserve sets"),
        translate(
            "TournamentQuestions",
            "New boards will be dealt to replace: {sessions}. The Laws require a reason (Law 6D). It goes "
            "into a notice for the players.",
        ).format(sessions=", ".join(sessions)),
        translate("TournamentQuestions", "&Reason, as everyone will read it"),
        translate("TournamentQuestions", "such as: the records of this session were handed out too early"),
        translate("TournamentQuestions", "&Deal reserve sets"),
    )


def deviation_question() -> TextQuestion:
    """Return what is asked of play that did not follow the plan."""
    return TextQuestion(
        translate("TournamentQuestions", "Deviation"),
        translate(
            "TournamentQuestions",
            "Write where play did not follow the plan. This is recorded, and goes into a notice for the "
            "players.",
        ),
        translate("TournamentQuestions", "&What was done differently"),
        translate("TournamentQuestions", "such as: session 3 was played before session 2"),
        translate("TournamentQuestions", "&Record it"),
    )


def doubt_question(doubt: JournalDoubtful) -> Question:
    """Return what is asked before sessions are dealt although the journal is in doubt."""
    told = translate("TournamentQuestions", "The problem and your answer are recorded in the journal.")
    return Question(
        translate("TournamentQuestions", "There is a problem with the journal"),
        translate("TournamentQuestions", "Deal anyway?"),
        f"{doubt}\n{told}",
        translate("TournamentQuestions", "&Deal anyway"),
    )


def reveal_question(name: str) -> Question:
    """Return what is asked before the keys of the tournament `name` are revealed."""
    return Question(
        translate("TournamentQuestions", "Reveal the keys"),
        translate("TournamentQuestions", "Is all play over? Reveal the keys of “{name}”?").format(name=name),
        translate(
            "TournamentQuestions",
            "Anyone who has the pack can compute every board of every session. No more sessions of this "
            "tournament can be dealt after that.",
        ),
        translate("TournamentQuestions", "&Reveal"),
        is_final=True,
    )


def reveal_sessions_question(sessions: Sequence[str], burnt: Sequence[str]) -> Question:
    """Return what is asked before `sessions` are revealed by themselves, given by their titles.

    `burnt` are those of them whose reserve set was not dealt: it never can be after that.
    """
    text = translate(
        "TournamentQuestions",
        "Anyone who has the pack can compute every board of that session and of its reserve set. The keys "
        "of the other sessions stay secret.",
    )
    if burnt:
        more = translate("TournamentQuestions", "Reserve sets that can no longer be used: {sessions}.")
        text = f"{text}\n{more.format(sessions=comma_list(burnt))}"
    return Question(
        translate("TournamentQuestions", "Reveal sessions"),
        translate("TournamentQuestions", "Is their play over? Reveal {sessions}?").format(
            sessions=comma_list(sessions)
        ),
        text,
        translate("TournamentQuestions", "&Reveal"),
        is_final=True,
    )


@dataclass(frozen=True, slots=True)
class Questions:
    """Every dialog of the page; tests put their answers in place of them."""

    ask_new: Callable[[Path, QWidget], NewTournament | None] = ask_new
    ask_practice: Callable[[Path, QWidget], NewTournament | None] = ask_practice
    choose_plan: Callable[[Path, QWidget], Path | None] = choose_plan
    choose_new_file: Callable[[str, str, Path, QWidget], Path | None] = choose_new_file
    choose_folder: Callable[[str, Path, QWidget], Path | None] = choose_folder
    choose_some: Callable[[str, QWidget], Sequence[Path]] = choose_some
    ask_phase: Callable[[Phase | None, Collection[str], QWidget], Phase | None] = ask_phase
    ask_source: Callable[[PromisedRule | None, str, QWidget], str] = ask_source
    ask_holder: Callable[[Path, QWidget], NewHolder | None] = ask_holder
    ask_holders: Callable[[SharedPromise, QWidget], tuple[Holder, ...] | None] = ask_holders
    ask_text: Callable[[TextQuestion, QWidget], str] = ask_text
    confirm: Callable[[Question, QWidget], bool] = confirm
    open_folder: Callable[[Path], None] = open_in_desktop
    show_qr: Callable[[str, str, QWidget], None] = show_qr
