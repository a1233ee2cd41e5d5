"""Asks how a file of boards is to be converted: formats and board numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
)

from bigdeal_gui.gui.parts.formats_box import FormatsBox
from bigdeal_gui.gui.parts.labels import buddy_label, hint_label, section_label, title_label
from bigdeal_gui.gui.parts.scrolling import ScrollColumn, fit_to_text
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.boards import MAX_FIRST_BOARD
from bigdeal_gui.pages.formats import FormatsModel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.formats.format import Format, Profile
    from bigdeal_gui.pages.check import FileFacts

_WIDTH: Final = 640
_FOOT: Final = 80


@dataclass(frozen=True, slots=True)
class ConvertWish:
    """The formats wanted, and the numbers that the boards get."""

    formats: tuple[Format, ...]
    boards: BoardRange


class ConvertDialog(QDialog):
    """`wish` is what was chosen, once the dialog was accepted."""

    def __init__(self, facts: FileFacts, formats: Sequence[str], profile: Profile, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Convert {file}").format(file=facts.path.name))
        self._facts = facts
        self.model = FormatsModel(profile, BoardRange(facts.first, facts.first + facts.count - 1))
        self.model.choose([name for name in formats if name != facts.format_name])
        self._column = ScrollColumn(self)
        inside = self._column.inside
        self.first = QSpinBox(inside)
        self.words = QLabel(inside)
        self.formats = FormatsBox(self.model, inside)
        self.missing = QLabel(self)
        self.convert_button = QPushButton(self.tr("Con&vert…"), self)
        self._build()
        self._refresh()
        fit_to_text(self, self._column, _WIDTH, _FOOT)

    @property
    def wish(self) -> ConvertWish:
        """What is chosen now."""
        return ConvertWish(self.model.chosen_formats, self.model.boards)

    def _build(self) -> None:
        inside, column = self._column.inside, self._column.layout_in
        self.first.setRange(1, max(MAX_FIRST_BOARD, self._facts.first))
        self.first.setValue(self._facts.first)
        self.first.setMinimumHeight(32)
        self.first.setMinimumWidth(84)
        self.first.setToolTip(self.tr("The number that the first board gets"))
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(8)
        column.addWidget(title_label(self.windowTitle(), inside))
        if "," in self._facts.numbers:
            column.addWidget(
                hint_label(
                    self.tr("The numbers in this file have gaps. The boards get new ones, in their order."),
                    inside,
                )
            )
        column.addSpacing(8)
        column.addWidget(section_label(self.tr("Board numbers"), inside))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(buddy_label(self.tr("&First board"), self.first, inside))
        row.addWidget(self.first)
        row.addWidget(self.words, 1)
        column.addLayout(row)
        column.addSpacing(16)
        column.addWidget(section_label(self.tr("New files for"), inside))
        column.addWidget(self.formats)
        column.addStretch(1)
        self.missing.setWordWrap(True)
        self.convert_button.setToolTip(self.tr("Choose where the new files go, then convert"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        buttons.addButton(self.convert_button, QDialogButtonBox.ButtonRole.AcceptRole)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.missing, 1)
        foot.addWidget(buttons)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(12)
        whole.addWidget(self._column, 1)
        whole.addLayout(foot)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
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
            words = self.tr("A format cannot hold these boards")
        self.missing.setText(words)
        self.convert_button.setEnabled(not words)

    def _on_first_value_changed(self, first: int) -> None:
        self.model.boards = BoardRange(first, first + self._facts.count - 1)
        self.formats.refresh()
        self.formats.show_problems()
        self._refresh()


def ask_conversion(
    facts: FileFacts, formats: Sequence[str], profile: Profile, parent: QWidget
) -> ConvertWish | None:
    """Return how the user wants `facts` converted, None when the dialog was cancelled."""
    dialog = ConvertDialog(facts, formats, profile, parent)
    dialog.formats.setFocus()
    return dialog.wish if dialog.exec() == QDialog.DialogCode.Accepted else None
