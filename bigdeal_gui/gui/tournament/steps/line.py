"""Above an open step of a tournament the row of all five; below it the bar: what is missing, what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QSizePolicy, QWidget

from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.look import icons
from bigdeal_gui.gui.parts.look.labels import bold_width, text_label
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import BAR_MARGINS, INSIDE, LINE, MARGIN, NEAR, row_layout
from bigdeal_gui.pages.tournament.steps import StepState, TournamentStep, can_open_step, step_state
from bigdeal_gui.pages.tournament.texts import step_meaning, step_name, step_state_name

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.progress_footer import ProgressFooter
    from bigdeal_gui.services.tournament.status import TournamentStatus


class StepActions(QWidget):
    """`words` say what a step still needs, beside its buttons; the main one is the last."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = text_label(self)
        self.words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._buttons = flow_row(spacing=INSIDE)
        row_layout((self.words, 1), self._buttons, on=self, spacing=INSIDE)

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
        self._row = row_layout(work, on=self, margin=BAR_MARGINS, spacing=INSIDE)
        work.shown.connect(self._refresh)
        self._refresh()

    def show_foot(self, foot: StepActions | None) -> None:
        """Show the foot of the step that is open; None where no tournament is."""
        if self._foot is not None and self._foot is not foot:
            self._foot.hide()
            self._foot.setEnabled(True)
        self._foot = foot
        if foot is not None and foot.parentWidget() is not self:
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


_ICON: Final = 22
_SMALL_ICON: Final = 16
_ARROW: Final = 16
_GAP: Final = 2
_EDGE: Final = 6
_AROUND: Final = 22
"""Pixels of padding, border and gap around mark and words."""
_SHAPES: Final = {StepState.DONE: "check", StepState.NOW: "next", StepState.TO_COME: "to-come"}


class StepLine(QFrame):
    """`chosen` carries the step that the user wants to see."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("stepLine")
        self.setAccessibleName(self.tr("Steps"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        self._states = dict.fromkeys(TournamentStep, StepState.TO_COME)
        self.buttons = {step: self._button(step) for step in TournamentStep}
        self._arrows: list[Mark] = []
        row = row_layout(on=self, margin=(_EDGE, 4, _EDGE, 4), spacing=_GAP)
        for step, button in self.buttons.items():
            if step:
                arrow = Mark("more", _ARROW, self, QPalette.ColorRole.PlaceholderText)
                row.addWidget(arrow)
                self._arrows.append(arrow)
            row.addWidget(button, 1)
        # Not only a click: assistive programs switch the button without one.
        self._group.idToggled.connect(self._on_group_id_toggled)
        self._paint_icons()

    def _button(self, step: TournamentStep) -> QPushButton:
        button = QPushButton(self, autoDefault=False)
        button.setObjectName("stepButton")
        # One of many that stays down: a radio button to a screen reader.
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setToolTip(step_meaning(step))
        self._group.addButton(button, int(step))
        return button

    def show_status(self, status: TournamentStatus, opened: TournamentStep) -> None:
        """Show how far `status` has come, and that `opened` is on the page."""
        with QSignalBlocker(self._group):
            for step, button in self.buttons.items():
                state = step_state(status, step)
                self._states[step] = state
                button.setAccessibleName(
                    self.tr("Step {number}, {name}: {state}").format(
                        number=int(step) + 1, name=step_name(step), state=step_state_name(state)
                    )
                )
                button.setAccessibleDescription(step_meaning(step))
                button.setEnabled(can_open_step(status, step))
                button.setToolTip(f"{step_state_name(state)}. {step_meaning(step)}")
                button.setChecked(step is opened)
        self._paint_icons()

    def _fit(self) -> None:
        """Leave the arrows out where the line is too narrow, then the numbers, and the marks last."""
        for has_arrows, has_numbers, mark in (
            (True, True, _ICON),
            (False, True, _ICON),
            (False, False, _SMALL_ICON),
            (False, False, 0),
        ):
            for arrow in self._arrows:
                arrow.setVisible(has_arrows)
            wanted = len(self._arrows) * (_ARROW + _GAP) * has_arrows + 2 * _EDGE
            for step, button in self.buttons.items():
                number = f"{int(step) + 1}  " if has_numbers else ""
                button.setText(number + step_name(step))
                button.setIconSize(QSize(mark, mark))
                room = bold_width(button, button.text()) + mark + _AROUND
                button.setMinimumWidth(room)
                wanted += room + _GAP
            if wanted <= self.width():
                return

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for little: the line fits itself to what it gets."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Fit the words to the new width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Repaint the marks when the colours change."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._paint_icons()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()

    def _paint_icons(self) -> None:
        for step, button in self.buttons.items():
            button.setIcon(icons.icon(_SHAPES[self._states[step]], self.palette()))

    def _on_group_id_toggled(self, number: int, is_on: bool) -> None:  # noqa: FBT001 - Qt's signature
        if is_on:
            self.chosen.emit(TournamentStep(number))
