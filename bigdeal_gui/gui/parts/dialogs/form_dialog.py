"""The frame of a dialog with a form: a column that scrolls, what is wrong with it, and two buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QBoxLayout, QDialog, QDialogButtonBox, QLineEdit, QPushButton

from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn, fit_to_text
from bigdeal_gui.gui.parts.look.labels import buddy_label, hint_label, text_label, title_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, add_to_layout, column_layout, row_layout

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

WIDTH: Final = 620
_GAP: Final = 12
"""Between the form, the problem and the buttons, in pixels."""
_PROBLEM_LINES: Final = 2
"""What is kept free for a problem; a longer one takes its room from the form, which scrolls."""


class FormDialog(QDialog):
    """A title, an explanation or none, a form, and a button that is open while nothing is wrong. Esc cancels.

    `width` is what it is wide where the screen allows, `spare` the height kept for what may come, in pixels.
    """

    def __init__(  # noqa: PLR0913 - what the frame shows, and how large
        self,
        title: str,
        explanation: str,
        button: str,
        parent: QWidget,
        *,
        width: int = WIDTH,
        spare: int = 0,
    ) -> None:
        super().__init__(parent)
        self._width = width
        self._spare = spare
        self.setWindowTitle(title)
        self._column = ScrollColumn(self)
        self.inside = self._column.inside
        self.form = column_layout()
        self.problem = text_label(self)
        self._buttons = QDialogButtonBox(self)
        self.done_button = self._buttons.addButton(button, QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        column = self._column.layout_in
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(8)
        heading = title_label(title, self.inside)
        heading.setWordWrap(True)
        hints = [hint_label(explanation, self.inside)] if explanation else []
        add_to_layout(column, heading, *hints, self.form, STRETCH)
        self._foot = row_layout((self.problem, 1), self._buttons, spacing=_GAP)
        column_layout((self._column, 1), self._foot, on=self, margin=16, spacing=_GAP)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def add_button(self, words: str) -> QPushButton:
        """Add another answer beside the button that ends the dialog."""
        return self._buttons.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)

    def add_row(self, label: str, control: QWidget, tip: str = "") -> None:
        """Add `control` below its label, whose letter leads there."""
        control.setToolTip(tip)
        add_to_layout(self.form, buddy_label(label, control.focusProxy() or control, self.inside), control)

    def add_line(self, label: str, example: str, letters: int, tip: str = "") -> QLineEdit:
        """Add a line of up to so many letters below its label; an example is shown while it is empty."""
        line = QLineEdit(self.inside, maxLength=letters, placeholderText=example)
        self.add_row(label, line, tip)
        return line

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Be as large as the form needs."""
        super().showEvent(event)
        fit_to_text(self, self._column, self._width, self._spare + self._foot_height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put the problem above the buttons where beside them it would have less than half of the width."""
        super().resizeEvent(event)
        direction = QBoxLayout.Direction
        beside = self._has_room_beside(self.width())
        self._foot.setDirection(direction.LeftToRight if beside else direction.TopToBottom)

    def _has_room_beside(self, width: int) -> bool:
        return (self._buttons.sizeHint().width() + _GAP) * 2 <= width

    def _foot_height(self) -> int:
        buttons = self._buttons.sizeHint().height()
        problem = self.problem.fontMetrics().lineSpacing() * _PROBLEM_LINES
        beside = self._has_room_beside(self._width)
        return _GAP + (max(buttons, problem) if beside else buttons + _GAP + problem)

    def show_problem(self, words: str) -> None:
        """Say what is wrong, and let the button wait for it; empty: nothing is."""
        self.problem.setText(words)
        self.done_button.setEnabled(not words)
