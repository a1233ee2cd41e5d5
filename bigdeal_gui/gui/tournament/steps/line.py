"""The five steps of a tournament as a line: which are done, which is due, which is open on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from bigdeal_gui.gui.parts import icons
from bigdeal_gui.gui.parts.mark import Mark
from bigdeal_gui.pages.tournament.steps import StepState, TournamentStep, can_open, state_of
from bigdeal_gui.pages.tournament.texts import state_name, step_meaning, step_name

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bigdeal_gui.services.tournament.status import TournamentStatus

_ICON: Final = 22
_ARROW: Final = 16
_SHAPES: Final = {StepState.DONE: "check", StepState.NOW: "next", StepState.TO_COME: "to-come"}


class StepLine(QFrame):
    """`chosen` carries the step that the user wants to see."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("stepLine")
        self.setAccessibleName(self.tr("Steps"))
        self._group = QButtonGroup(self)
        self._states = dict.fromkeys(TournamentStep, StepState.TO_COME)
        self.buttons = {step: self._button(step) for step in TournamentStep}
        self._arrows: list[Mark] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 6, 8, 6)
        row.setSpacing(2)
        for step, button in self.buttons.items():
            if step:
                arrow = Mark("more", _ARROW, self)
                arrow.show_shape("more", QPalette.ColorRole.PlaceholderText)
                row.addWidget(arrow)
                self._arrows.append(arrow)
            row.addWidget(button, 1)
        self._group.idClicked.connect(self._on_group_id_clicked)
        self._paint_icons()

    def _button(self, step: TournamentStep) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("stepButton")
        button.setCheckable(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setIconSize(QSize(_ICON, _ICON))
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setToolTip(step_meaning(step))
        self._group.addButton(button, int(step))
        return button

    def show_status(self, status: TournamentStatus, opened: TournamentStep) -> None:
        """Show how far `status` has come, and that `opened` is on the page."""
        for step, button in self.buttons.items():
            state = state_of(status, step)
            self._states[step] = state
            button.setAccessibleName(
                self.tr("Step {number}, {name}: {state}").format(
                    number=int(step) + 1, name=step_name(step), state=state_name(state)
                )
            )
            button.setAccessibleDescription(step_meaning(step))
            button.setEnabled(can_open(status, step))
            button.setChecked(step is opened)
        self._paint_icons()
        self._fit()

    def _fit(self) -> None:
        """Leave arrows and numbers out where the line is too narrow, then put the words below the marks."""
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        under = Qt.ToolButtonStyle.ToolButtonTextUnderIcon
        for has_all, style in ((True, beside), (False, beside), (False, under)):
            for arrow in self._arrows:
                arrow.setVisible(has_all)
            for step, button in self.buttons.items():
                number = f"{int(step) + 1}  " if has_all else ""
                button.setToolButtonStyle(style)
                button.setText(f"{number}{step_name(step)}\n{state_name(self._states[step])}")
            if self._wanted_width() <= self.width():
                return

    def _wanted_width(self) -> int:
        """Return the pixels that the line needs with all buttons as wide as the widest."""
        widest = max(button.sizeHint().width() for button in self.buttons.values())
        arrows = sum(_ARROW + 4 for arrow in self._arrows if not arrow.isHidden())
        return len(self.buttons) * (widest + 4) + arrows + 16

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

    def _on_group_id_clicked(self, number: int) -> None:
        self.chosen.emit(TournamentStep(number))
