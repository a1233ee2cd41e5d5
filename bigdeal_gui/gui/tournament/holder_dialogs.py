"""Holders of words: the dialog in which one makes them, and the one in which the organiser enters all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QPushButton

from bigdeal_gui.errors import AppError
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_some
from bigdeal_gui.gui.parts.dialogs.form_dialog import LINE_HEIGHT, FormDialog
from bigdeal_gui.gui.parts.fields.folder_field import FolderField
from bigdeal_gui.services.tournament.holders import read_handed
from bigdeal_gui.tournament.holders.holder_findings import holder_findings
from bigdeal_gui.tournament.holders.holder_promise import MAX_NAME, SharedPromise, holder_name, new_holder

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.tournament.holders.holder_promise import Holder

_LINES: Final = 9
_WIDTH: Final = 860


@dataclass(frozen=True, slots=True)
class NewHolder:
    """What was answered: the holder's `name`, and the `folder` for the slip."""

    name: str
    folder: Path


class NewHolderDialog(FormDialog):
    """A name that can stand in a promise, and a folder that is there."""

    def __init__(self, folder: Path, parent: QWidget) -> None:
        super().__init__(
            self.tr("Keep words for a tournament"),
            self.tr(
                "The program makes twelve words. It writes them on a slip, in new files that only you can "
                "read, and shows them nowhere else. Their hash is for the organiser: 64 digits that "
                "belong to these words only and do not reveal them."
            ),
            self.tr("&Make the words"),
            parent,
        )
        self.line = self.add_line(
            self.tr("&Name of the holder"),
            self.tr("such as Team B"),
            MAX_NAME,
            self.tr("Who keeps the words, as everyone will read it"),
        )
        self.folder = FolderField(self.tr("Folder for the slip"), self.tr("Choos&e…"), self.inside)
        self.folder.set_folder(folder)
        self.add_row(self.tr("&Folder for the slip"), self.folder)
        self.line.textChanged.connect(self._refresh)
        self.folder.changed.connect(self._refresh)
        self.folder.line.textChanged.connect(self._refresh)
        self._refresh()

    @property
    def answer(self) -> NewHolder | None:
        """What was answered; None while something is missing."""
        folder = self.folder.folder
        if self._problem() or folder is None or not folder.is_dir():
            return None
        return NewHolder(holder_name(self.line.text()), folder)

    def _problem(self) -> str:
        try:
            holder_name(self.line.text())
        except AppError as error:
            return str(error)
        return ""

    def _refresh(self) -> None:
        self.show_problem(self._problem() if self.line.text().strip() else "")
        self.done_button.setEnabled(self.answer is not None)


class HoldersDialog(FormDialog):
    """A line for each holder; `holders` are those of all lines, None while something is wrong."""

    def __init__(
        self,
        promise: SharedPromise,
        parent: QWidget,
        choose: Callable[[str, QWidget], Sequence[Path]] = choose_some,
    ) -> None:
        super().__init__(
            self.tr("Holders"),
            self.tr(
                "Without their words nobody can compute a board, not even you. Each makes words on their "
                "own computer (“Keep words…” on the Tournament page), keeps them, and gives you a name "
                "and a hash: 64 digits that belong to these words only and do not reveal them."
            ),
            self.tr("&Use these holders"),
            parent,
            width=_WIDTH,
        )
        self._outside = promise.outside
        self._choose = choose
        self.lines = QPlainTextEdit(self.inside)
        self.lines.setTabChangesFocus(True)
        self.lines.setMinimumHeight(self.fontMetrics().lineSpacing() * _LINES)
        self.file_button = QPushButton(self.tr("Add from a &file…"), self.inside)
        self.file_button.setToolTip(self.tr("The file with the hash you got from a holder"))
        self.file_button.setMinimumHeight(LINE_HEIGHT)
        self.file_button.setAutoDefault(False)
        self.add_row(
            self.tr("One &line for each: name, “=”, hash"),
            self.lines,
            self.tr("A name, “=” and 64 digits, as the holder gave them to you"),
        )
        self.form.addWidget(self.file_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.lines.setPlainText("\n".join(f"{one.name}={one.words_hash}" for one in promise.holders))
        self.lines.textChanged.connect(self._refresh)
        self.file_button.clicked.connect(self._on_file_button_clicked)
        self._refresh()

    @property
    def holders(self) -> tuple[Holder, ...] | None:
        """The holders; None while something is wrong."""
        found, problem = self._read()
        return None if problem else found

    def _read(self) -> tuple[tuple[Holder, ...], str]:
        found: list[Holder] = []
        for number, line in enumerate(self.lines.toPlainText().split("\n"), start=1):
            if not line.strip():
                continue
            name, _sign, words_hash = line.rpartition("=")
            try:
                found.append(new_holder(name, words_hash))
            except AppError as error:
                return (), self.tr("Line {line}: {problem}").format(line=number, problem=error)
        promise = SharedPromise(self._outside, tuple(found))
        try:
            promise.in_words()
        except AppError as error:
            return (), str(error)
        flaws = [finding.text for finding in holder_findings(promise) if finding.is_error]
        return promise.holders, " ".join(flaws)

    def _refresh(self) -> None:
        self.show_problem(self._read()[1])

    def _on_file_button_clicked(self) -> None:
        for path in self._choose(self.tr("Holders"), self):
            try:
                holder = read_handed(path)
            except AppError as error:
                self.problem.setText(str(error))
                return
            text = self.lines.toPlainText().rstrip("\n")
            line = f"{holder.name}={holder.words_hash}"
            self.lines.setPlainText("\n".join(filter(None, (text, line))))


def ask_holder(folder: Path, parent: QWidget) -> NewHolder | None:
    """Return for whom words are to be made, and where; None when the dialog was cancelled."""
    dialog = NewHolderDialog(folder, parent)
    dialog.line.setFocus()
    return dialog.answer if dialog.exec() == QDialog.DialogCode.Accepted else None


def ask_holders(promise: SharedPromise, parent: QWidget) -> tuple[Holder, ...] | None:
    """Return the holders of a promise as they are to be; None when the dialog was cancelled."""
    dialog = HoldersDialog(promise, parent)
    dialog.lines.setFocus()
    return dialog.holders if dialog.exec() == QDialog.DialogCode.Accepted else None
