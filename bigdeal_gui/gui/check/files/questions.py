"""What is asked in dialogs where files are checked and converted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QSpinBox, QWidget

from bigdeal_gui.gui.parts.dialogs.file_dialogs import (
    choose_files,
    choose_set_name,
    open_in_desktop,
)
from bigdeal_gui.gui.parts.dialogs.form_dialog import LINE_HEIGHT, FormDialog
from bigdeal_gui.gui.parts.fields.formats_box import FormatsBox
from bigdeal_gui.gui.parts.look.labels import buddy_label, section_label
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.boards import MAX_FIRST_BOARD
from bigdeal_gui.pages.formats import FormatsModel

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Format, Profile
    from bigdeal_gui.pages.check import FileFacts


_WIDTH: Final = 640


@dataclass(frozen=True, slots=True)
class ConvertRequest:
    """The formats wanted, and the numbers that the boards get."""

    formats: tuple[Format, ...]
    boards: BoardRange


class ConvertDialog(FormDialog):
    """`request` is what was chosen, once the dialog was accepted."""

    def __init__(self, facts: FileFacts, formats: Sequence[str], profile: Profile, parent: QWidget) -> None:
        gaps = self.tr(
            "The board numbers in this file have gaps. The boards get new numbers, in the same order."
        )
        super().__init__(
            self.tr("Convert {file}").format(file=facts.path.name),
            gaps if "," in facts.numbers else "",
            self.tr("Con&vert…"),
            parent,
            width=_WIDTH,
        )
        self._facts = facts
        self.model = FormatsModel(profile, BoardRange(facts.first, facts.first + facts.count - 1))
        self.model.choose([name for name in formats if name != facts.format_name])
        self.first = QSpinBox(self.inside)
        self.words = QLabel(self.inside)
        self.formats = FormatsBox(self.model, self.inside)
        self._build()
        self._refresh()

    @property
    def request(self) -> ConvertRequest:
        """What is chosen now."""
        return ConvertRequest(self.model.chosen_formats, self.model.boards)

    def _build(self) -> None:
        self.first.setRange(1, max(MAX_FIRST_BOARD, self._facts.first))
        self.first.setValue(self._facts.first)
        self.first.setMinimumHeight(LINE_HEIGHT)
        self.first.setMinimumWidth(84)
        self.first.setToolTip(self.tr("The number of the first board"))
        self.form.addSpacing(8)
        self.form.addWidget(section_label(self.tr("Board numbers"), self.inside))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(buddy_label(self.tr("&First board"), self.first, self.inside))
        row.addWidget(self.first)
        row.addWidget(self.words, 1)
        self.form.addLayout(row)
        self.form.addSpacing(16)
        self.form.addWidget(section_label(self.tr("Formats to write"), self.inside))
        self.form.addWidget(self.formats)
        self.done_button.setToolTip(self.tr("Choose where the new files go, then convert"))
        self.first.valueChanged.connect(self._on_first_value_changed)
        self.formats.changed.connect(self._refresh)

    def _refresh(self) -> None:
        boards = self.model.boards
        self.words.setText(
            self.tr("1 board, number {first}").format(first=boards.first)
            if len(boards) == 1
            else self.tr("%n board(s), {first} to {last}", "", len(boards)).format(
                first=boards.first, last=boards.last
            )
        )
        words = ""
        if not self.model.chosen:
            words = self.tr("Choose at least one format")
        elif self.model.unfit():
            words = self.tr("A format cannot contain these boards")
        self.show_problem(words)

    def _on_first_value_changed(self, first: int) -> None:
        self.model.boards = BoardRange(first, first + self._facts.count - 1)
        self.formats.refresh()
        self.formats.show_problems()
        self._refresh()


def ask_conversion(
    facts: FileFacts, formats: Sequence[str], profile: Profile, parent: QWidget
) -> ConvertRequest | None:
    """Return how the user wants `facts` converted, None when the dialog was cancelled."""
    dialog = ConvertDialog(facts, formats, profile, parent)
    dialog.formats.setFocus()
    return dialog.request if dialog.exec() == QDialog.DialogCode.Accepted else None


@dataclass(frozen=True, slots=True)
class FilesQuestions:
    """What is asked in dialogs; tests put their answers in place of them.

    `choose_files` takes the folder to start from, `choose_target` folder and name proposed, `ask_conversion`
    what was found out about a file.
    """

    choose_files: Callable[[Path, QWidget], Sequence[Path]] = choose_files
    choose_target: Callable[[Path, str, QWidget], Path | None] = choose_set_name
    ask_conversion: Callable[[FileFacts, Sequence[str], Profile, QWidget], ConvertRequest | None] = (
        ask_conversion
    )
    open_folder: Callable[[Path], None] = open_in_desktop
