"""Asks for a new tournament: what it is called, and where its folder goes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from bigdeal_gui.errors.tournament import InvalidField
from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.parts.fields.folder_field import FolderField
from bigdeal_gui.gui.parts.look.labels import hint_label
from bigdeal_gui.services.tournament.layout import PLAN_SUFFIX
from bigdeal_gui.storage.names import free_name, plain_name
from bigdeal_gui.tournament.fields import MAX_TEXT, text_problem
from bigdeal_gui.tournament.plan import PRACTICE, PRACTICE_PREFIX


@dataclass(frozen=True, slots=True)
class NewTournament:
    """What was answered: the `name`, and the file of the plan, not yet in its folder."""

    name: str
    path: Path
    is_practice: bool = False


class NewDialog(FormDialog):
    """A name, which may not stay empty, and a folder that is there."""

    def __init__(self, folder: Path, parent: QWidget, *, is_practice: bool = False) -> None:
        title = self.tr("Try it out") if is_practice else self.tr("New tournament")
        words = (
            self.tr(
                "The whole procedure, from the plan to the players’ pack, in ten minutes, with any value "
                "and without waiting. Everything is marked PRACTICE, and no check ever turns green."
            )
            if is_practice
            else self.tr("It gets its own folder for the plan, the published files, the keys and the boards.")
        )
        super().__init__(title, words, self.tr("&Begin"), parent)
        self._is_practice = is_practice
        self.line = self.add_line(
            self.tr("&Name of the tournament"),
            self.tr("such as Spring Championship 2027"),
            MAX_TEXT,
            self.tr("As it will appear on everything you publish"),
        )
        self.folder = FolderField(self.tr("Where the folder goes"), self.tr("Choos&e…"), self.inside)
        self.folder.set_folder(folder)
        self.made = hint_label("", self.inside)
        self.add_row(self.tr("&Place of the folder"), self.folder)
        self.form.addWidget(self.made)
        self.line.textChanged.connect(self._refresh)
        self.folder.changed.connect(self._refresh)
        self.folder.line.textChanged.connect(self._refresh)
        if is_practice:
            self.line.setText(PRACTICE)
        self._refresh()

    @property
    def answer(self) -> NewTournament | None:
        """What was answered; None while something is missing."""
        name, folder = " ".join(self.line.text().split()), self.folder.existing
        if not name or text_problem(name) or folder is None:
            return None
        stem = plain_name(name.removeprefix(PRACTICE) if self._is_practice else name)
        if self._is_practice:
            stem = (PRACTICE_PREFIX + stem).rstrip("-") if stem else PRACTICE_PREFIX + "1"
        stem = free_name(folder, stem or "tournament", ["", PLAN_SUFFIX])
        return NewTournament(name, folder / (stem + PLAN_SUFFIX), self._is_practice)

    def _refresh(self) -> None:
        name = " ".join(self.line.text().split())
        answer = self.answer
        reason = text_problem(name)
        problem = str(InvalidField("name", reason)) if reason else ""
        if name and not problem and answer is None:
            problem = self.tr("Choose an existing folder.")
        self.show_problem(problem)
        self.done_button.setEnabled(answer is not None)
        folder = answer.path.with_name(answer.path.stem) if answer is not None else None
        self.made.setText(self.tr("Its folder: {folder}").format(folder=folder) if folder else "")


def ask_new(folder: Path, parent: QWidget) -> NewTournament | None:
    """Return what was answered; None when the dialog was cancelled. `folder` is proposed as the place."""
    return _asked(NewDialog(folder, parent))


def ask_practice(folder: Path, parent: QWidget) -> NewTournament | None:
    """Return what was answered about a tournament for trying out, as `ask_new`."""
    return _asked(NewDialog(folder, parent, is_practice=True))


def _asked(dialog: NewDialog) -> NewTournament | None:
    dialog.line.setFocus()
    return dialog.answer if dialog.exec() == QDialog.DialogCode.Accepted else None
