"""The check boxes for the files: by what reads them, the common ones first, the rest folded away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.fields.fold_button import FoldButton
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import PlainLabel
from bigdeal_gui.gui.parts.look.spacing import STRETCH, column_layout, row_layout
from bigdeal_gui.pages.formats import FIRST_IN_SIGHT, FormatProblem, FormatRow, FormatsModel
from bigdeal_gui.pages.table_texts import format_readers, format_title
from bigdeal_gui.words import with_name

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bigdeal_gui.formats.format import Format

_MNEMONICS: Final = {"dlm": "l", "dup": "u", "pbn": "4", "lin": "g"}
"""The letter of each title that Alt presses, for the formats in sight."""

_COLUMNS: Final = 2
_INDENT_WIDTH: Final = 26
_GAP: Final = 24


class FormatChoice(QWidget):
    """One format: its check box, and below it the reason while it cannot take part.

    `letter` of its title is the one that Alt presses.
    `toggled` carries the format's name and whether it is wanted.
    """

    toggled = Signal(str, bool)

    def __init__(self, format_: Format, letter: str | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.shown = format_
        title = format_title(format_).replace("&", "&&")
        marked = title.replace(letter, f"&{letter}", 1) if letter else title
        self.box = CheckBox(f"{marked} ({format_.suffix})", self)
        self.box.setAccessibleName(f"{format_title(format_)} ({format_.suffix})")
        self.box.setToolTip(self.tr("For {readers}").format(readers=format_readers(format_)))
        self.reason = PlainLabel(self, wordWrap=True)
        set_text_role(self.reason, TextRole.HINT)
        self.leave_out = QPushButton(self, autoDefault=False)
        self.leave_out.setText(self.tr("Leave it out"))
        self.leave_out.setAccessibleName(with_name(self.leave_out.text(), self.box.accessibleName()))
        self.leave_out.setToolTip(self.tr("Deal without this file"))
        # Qt takes an empty layout for a narrow one: the box would be no wider.
        self._below = QWidget(self)
        row_layout((self.reason, 1), self.leave_out, on=self._below, margin=(_INDENT_WIDTH, 0, 0, 0))
        column_layout(self.box, self._below, STRETCH, on=self, spacing=4)
        self.box.toggled.connect(self._on_box_toggled)
        self.leave_out.clicked.connect(self._on_leave_out_clicked)

    def show_row(self, row: FormatRow) -> None:
        """Show the state of this format."""
        self.box.blockSignals(True)
        self.box.setChecked(row.is_chosen)
        self.box.blockSignals(False)
        self.box.setEnabled(row.problem is None)
        words = self._problem_words(row.problem) if row.problem else ""
        self.reason.setText(words)
        self._below.setVisible(bool(words))
        self.leave_out.setVisible(row.is_chosen and row.problem is not None)
        self.box.setAccessibleDescription(". ".join(filter(None, (format_readers(self.shown), words))))

    def _problem_words(self, problem: FormatProblem) -> str:
        if problem.same_file_as:
            return self.tr("This would write the same file as {other}. Choose one of them.").format(
                other=problem.same_file_as
            )
        if problem.max_board is not None:
            return self.tr("Board numbers up to {most}.").format(most=problem.max_board)
        return self.tr("Cannot contain these boards: {reason}.").format(reason=problem.reason)

    def _on_box_toggled(self, is_on: bool) -> None:  # noqa: FBT001 - Qt's signature
        self.toggled.emit(self.shown.name, is_on)

    def _on_leave_out_clicked(self) -> None:
        self.toggled.emit(self.shown.name, False)


class FormatsBox(QWidget):
    """All check boxes; the model decides what they show. `changed` is emitted after the user ticked one.

    `has_letters`: Alt and a letter tick the formats in sight.
    """

    changed = Signal()

    def __init__(self, model: FormatsModel, parent: QWidget, *, has_letters: bool = False) -> None:
        super().__init__(parent)
        self._model = model
        letters = _MNEMONICS if has_letters else {}
        self.choices = {
            format_.name: FormatChoice(format_, letters.get(format_.name), self) for format_ in model.offered
        }
        self.more = FoldButton(self)
        self._folded = QWidget(self)
        self._in_sight_grid = QGridLayout()
        self._folded_grid = QGridLayout(self._folded)
        self._columns: dict[bool, int] = {}
        self._in_sight = set(FIRST_IN_SIGHT)
        self._build()
        self.refresh()

    def _build(self) -> None:
        self.more.setToolTip(self.tr("Show or hide the formats that few programs read"))
        self.more.turned.connect(self._on_more_turned)
        for grid in (self._in_sight_grid, self._folded_grid):
            grid.setContentsMargins(0, 0, 0, 0)
            grid.setHorizontalSpacing(_GAP)
            grid.setVerticalSpacing(4)
        self._arrange(self._in_sight_grid, self._choices(in_sight=True), 1)
        self._arrange(self._folded_grid, self._choices(in_sight=False), 1)
        for choice in self.choices.values():
            choice.toggled.connect(self._on_choice_toggled)
        self._folded.hide()
        column_layout(
            self._in_sight_grid, (self.more, 0, Qt.AlignmentFlag.AlignLeft), self._folded, on=self, spacing=4
        )

    def _arrange(self, grid: QGridLayout, choices: list[FormatChoice], columns: int) -> None:
        rows = -(-len(choices) // columns)
        for place, choice in enumerate(choices):
            grid.addWidget(choice, place % rows, place // rows)
        grid.setColumnStretch(_COLUMNS, 1)

    def _choices(self, *, in_sight: bool) -> list[FormatChoice]:
        return [choice for name, choice in self.choices.items() if (name in self._in_sight) is in_sight]

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for one column's width: two need not fit."""
        widest = max(choice.minimumSizeHint().width() for choice in self.choices.values())
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Use two columns where they fit."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        for grid, in_sight in ((self._in_sight_grid, True), (self._folded_grid, False)):
            choices = self._choices(in_sight=in_sight)
            columns = _COLUMNS if two_columns_width(choices) <= self.width() else 1
            if columns != self._columns.get(in_sight):
                self._columns[in_sight] = columns
                self._arrange(grid, choices, columns)

    def refresh(self) -> None:
        """Show the model's state; open the fold where something chosen in it has a problem."""
        for row in self._model.rows():
            self.choices[row.shown.name].show_row(row)
        self._name_fold()

    def fold_unticked(self) -> None:
        """Keep the ticked formats in sight and fold the others away; without any, keep the common ones."""
        self._in_sight = set(self._model.chosen) or set(FIRST_IN_SIGHT)
        self._columns.clear()
        self._fit()
        for choice in self.choices.values():
            choice.show()  # Qt hides what gets another parent
        self._name_fold()

    def show_problems(self) -> None:
        """Open the fold where a chosen format in it cannot take part."""
        if any(format_.name not in self._in_sight for format_ in self._model.unfit()):
            self.more.turn(is_open=True)

    def _name_fold(self) -> None:
        hidden = [name for name in sorted(self._model.chosen) if name not in self._in_sight]
        words = self.tr("&More formats")
        if hidden and not self.more.is_open:
            words = self.tr("&More formats (chosen: {names})").format(names=", ".join(hidden))
        self.more.setText(words)
        self.more.setAccessibleName(words.replace("&", ""))

    def _on_more_turned(self, is_open: bool) -> None:  # noqa: FBT001 - a signal's
        self._folded.setVisible(is_open)
        self._name_fold()

    def _on_choice_toggled(self, name: str, is_on: bool) -> None:  # noqa: FBT001 - the signal's signature
        if is_on:
            self._model.chosen.add(name)
        else:
            self._model.chosen.discard(name)
        self.refresh()
        self.changed.emit()


def two_columns_width(choices: list[FormatChoice]) -> int:
    """Return the pixels that `choices` need in two columns, read column by column."""
    rows = (len(choices) + 1) // _COLUMNS
    columns = (choices[:rows], choices[rows:])
    widths = (max((choice.box.sizeHint().width() for choice in column), default=0) for column in columns)
    return sum(widths) + _GAP
