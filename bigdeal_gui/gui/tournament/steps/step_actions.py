"""The bar below an open tournament: what is missing, and the main button of the step, always in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from bigdeal_gui.gui.parts.layout.flow_layout import FlowLayout
from bigdeal_gui.gui.parts.look.spacing import INSIDE, LINE, MARGIN, NEAR, set_bar_margins, set_margins

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.progress_footer import ProgressFooter


class StepActions(QWidget):
    """`words` say what a step still needs, beside its buttons; the main one is the last."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._row = QHBoxLayout(self)
        set_margins(self._row, INSIDE)
        self._row.addWidget(self.words, 1)
        self._buttons = FlowLayout()
        self._buttons.setSpacing(INSIDE)
        self._row.addLayout(self._buttons)

    def add(self, button: QPushButton) -> None:
        """Add a button behind those that are there."""
        self._buttons.addWidget(button)


class TournamentBar(QFrame):
    """Shows the foot of the open step; while `work` has something to show, that."""

    def __init__(self, work: ProgressFooter, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dealBar")
        self._work = work
        self._foot: StepActions | None = None
        self._row = QHBoxLayout(self)
        set_bar_margins(self._row)
        self._row.addWidget(work)
        work.shown.connect(self._refresh)
        self._refresh()

    def show_foot(self, foot: StepActions | None) -> None:
        """Show the foot of the step that is open; None where no tournament is."""
        if self._foot is not None and self._foot is not foot:
            self._foot.hide()
            self._foot.setEnabled(True)
        self._foot = foot
        if foot is not None and self._row.indexOf(foot) < 0:
            self._row.addWidget(foot)
        self._refresh()

    def set_open(self, *, is_open: bool) -> None:
        """Let the buttons be pressed, or not while something is in progress."""
        if self._foot is not None:
            self._foot.setEnabled(is_open)

    def set_low(self, *, is_low: bool) -> None:
        """Take less room in a low window."""
        edge = LINE if is_low else NEAR
        self._row.setContentsMargins(MARGIN, edge, MARGIN, edge)

    def _refresh(self) -> None:
        is_working = not self._work.isHidden()
        if self._foot is not None:
            self._foot.setVisible(not is_working)
        self.setVisible(is_working or self._foot is not None)
