"""Holders of words: the dialog in which one makes them, and the one in which the organiser enters all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Final

from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_some, dropped_paths
from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.parts.fields.folder_field import FolderField
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.look.labels import hint_label
from bigdeal_gui.gui.parts.look.spacing import add_to_layout
from bigdeal_gui.gui.parts.table import Column, RowsModel, RowsView
from bigdeal_gui.services.tournament.holders import holders_in, read_handed_holder
from bigdeal_gui.tournament.digest_forms import digest_groups
from bigdeal_gui.tournament.holders.holder_findings import holder_findings
from bigdeal_gui.tournament.holders.holder_promise import MAX_NAME, Holder, SharedPromise, holder_name

_LINES: Final = 5
_DIGITS: Final = 26
"""Of a hash, with the spaces between them: three groups of eight, which people compare."""
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
                "read, and shows them nowhere else. Their hash is for the organiser: 64 digits that belong "
                "to these words and do not reveal them."
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
        folder = self.folder.existing
        if self._problem() or folder is None:
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


class _Place(IntEnum):
    NAME = 0
    HASH = 1


class HoldersDialog(FormDialog):
    """The holders in a table; `holders` are all of them, None while something is wrong.

    They come out of the files that they handed over, chosen or dropped, or out of what was copied from an
    e-mail: nobody types 64 digits.
    """

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
                "own computer (“Keep words…” on the Tournament page) and keeps them. Each gives you a name "
                "and a hash: 64 digits that belong to these words and do not reveal them."
            ),
            self.tr("&Use these holders"),
            parent,
            width=_WIDTH,
        )
        self._outside = promise.outside
        self._choose = choose
        self._rows: RowsModel[Holder] = RowsModel(self)
        self._rows.set_columns(
            {
                _Place.NAME: Column(self.tr("Name"), lambda one: one.name),
                _Place.HASH: Column(
                    self.tr("Hash of the words"),
                    lambda one: f"{digest_groups(one.words_hash)[:_DIGITS]} …",
                    lambda one: digest_groups(one.words_hash),
                ),
            }
        )
        self.table = RowsView(self._rows, self.inside, wide=_Place.HASH)
        self.file_button = self._button(
            self.tr("Add from a &file…"), self.tr("The file with the hash you got from a holder")
        )
        self.paste_button = self._button(
            self.tr("&Paste"), self.tr("Takes the lines with name, “=” and hash that you copied")
        )
        self.remove_button = self._button(self.tr("&Remove"), self.tr("Takes the chosen holder out"))
        self._build(promise)

    def _button(self, words: str, tip: str) -> QPushButton:
        button = QPushButton(words, self.inside, autoDefault=False)
        button.setToolTip(tip)
        return button

    def _build(self, promise: SharedPromise) -> None:
        self.table.setMinimumHeight(self.table.line * _LINES)
        self.table.setAccessibleName(self.tr("Holders"))
        self.table.setToolTip(self.tr("Drop the holders’ files here, or paste what they sent"))
        buttons = flow_row(self.file_button, self.paste_button, self.remove_button)
        add_to_layout(self.form, hint_label(self.table.toolTip(), self.inside), self.table, buttons)
        self.setAcceptDrops(True)
        paste = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self)
        paste.activated.connect(self._on_paste_button_clicked)
        self.file_button.clicked.connect(self._on_file_button_clicked)
        self.paste_button.clicked.connect(self._on_paste_button_clicked)
        self.remove_button.clicked.connect(self._on_remove_button_clicked)
        self.table.chosen_changed.connect(self._on_table_chosen_changed)
        self._show(promise.holders)

    @property
    def holders(self) -> tuple[Holder, ...] | None:
        """The holders; None while something is wrong."""
        return None if self._problem() else self._rows.rows

    def _problem(self) -> str:
        promise = SharedPromise(self._outside, self._rows.rows)
        try:
            promise.in_words()
        except AppError as error:
            return str(error)
        return " ".join(finding.text for finding in holder_findings(promise) if finding.is_error)

    def _show(self, holders: Sequence[Holder]) -> None:
        self._rows.show_rows(holders)
        self._on_table_chosen_changed()
        self.show_problem(self._problem())

    def _add(self, holders: Sequence[Holder]) -> None:
        """Add holders; one who is there as handed over is not added again."""
        self._show(tuple(dict.fromkeys((*self._rows.rows, *holders))))

    def _add_files(self, paths: Sequence[Path]) -> None:
        try:
            self._add([read_handed_holder(path) for path in paths])
        except AppError as error:
            self.problem.setText(str(error))

    def _on_table_chosen_changed(self) -> None:
        self.remove_button.setEnabled(self.table.chosen >= 0)

    def _on_file_button_clicked(self) -> None:
        self._add_files(self._choose(self.tr("Holders"), self))

    def _on_paste_button_clicked(self) -> None:
        try:
            found = holders_in(QGuiApplication.clipboard().text())
        except AppError as error:
            self.problem.setText(str(error))
            return
        self._add(found)
        if not found:
            self.problem.setText(self.tr("What you copied has no line with a name, “=” and 64 digits."))

    def _on_remove_button_clicked(self) -> None:
        chosen = self.table.chosen
        self._show([one for place, one in enumerate(self._rows.rows) if place != chosen])

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        """Take files."""
        if dropped_paths(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        """Add the holders of the files."""
        self._add_files(dropped_paths(event.mimeData()))


def ask_holder(folder: Path, parent: QWidget) -> NewHolder | None:
    """Return for whom words are to be made, and where; None when the dialog was cancelled."""
    dialog = NewHolderDialog(folder, parent)
    dialog.line.setFocus()
    return dialog.answer if dialog.exec() == QDialog.DialogCode.Accepted else None


def ask_holders(promise: SharedPromise, parent: QWidget) -> tuple[Holder, ...] | None:
    """Return the holders of a promise as they are to be; None when the dialog was cancelled."""
    dialog = HoldersDialog(promise, parent)
    dialog.file_button.setFocus()
    return dialog.holders if dialog.exec() == QDialog.DialogCode.Accepted else None
