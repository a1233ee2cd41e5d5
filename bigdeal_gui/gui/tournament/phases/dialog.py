"""One phase of a plan as a form, with what it means in words while it is typed."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QSpinBox, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.parts.dialogs.form_dialog import LINE_HEIGHT, FormDialog
from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.look.labels import hint_label
from bigdeal_gui.pages.tournament.texts import phase_name, phase_words
from bigdeal_gui.tournament.fields import MAX_TEXT
from bigdeal_gui.tournament.plan import MAX_SESSIONS, Phase, new_phase

translate = QCoreApplication.translate

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
                "PhaseDialog",
                "A phase is a part of the tournament with similar sessions, such as a final.",
            ),
            translate("PhaseDialog", "Sa&ve phase"),
            parent,
        )
        self._taken = frozenset(taken)
        self.name = QLineEdit(self.inside)
        self.sessions = QSpinBox(self.inside)
        self.is_open = CheckBox(self.tr("The number is not known &yet"), self.inside)
        self.boards = QLineEdit(self.inside)
        self.prefix = QLineEdit(self.inside)
        self.meaning = QLabel(self.inside)
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
        self.name.setMaxLength(MAX_TEXT)
        self.name.setPlaceholderText(self.tr("such as Round robin"))
        self.name.setToolTip(self.tr("The name of the phase; # becomes the number of the session"))
        self.sessions.setRange(1, MAX_SESSIONS)
        self.sessions.setToolTip(self.tr("How many sessions the phase has"))
        self.is_open.wrap()
        self.is_open.setToolTip(self.tr("As many sessions as needed; you enter their numbers when you deal"))
        self.boards.setText("24")
        self.boards.setToolTip(self.tr("The boards of each session"))
        self.prefix.setMaxLength(_MOST_PREFIX)
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
            field.setMinimumHeight(LINE_HEIGHT)
            self.add_row(words, field, field.toolTip())
            if below is not None:
                self.form.addWidget(below)
        self.meaning.setWordWrap(True)
        self.meaning.setTextFormat(Qt.TextFormat.PlainText)
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
