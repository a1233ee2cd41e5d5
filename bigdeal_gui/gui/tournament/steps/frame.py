"""What the five steps of a tournament have in common: a sentence that explains, a column, a foot."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from bigdeal_gui.gui.parts.layout.collapsing import Explanation
from bigdeal_gui.gui.parts.layout.scrolling import ScrollList
from bigdeal_gui.gui.parts.look.appearance import repolish_style
from bigdeal_gui.gui.parts.look.labels import BY_MOUSE_AND_KEYS, text_label
from bigdeal_gui.gui.parts.look.spacing import INSIDE, LINE, column_layout
from bigdeal_gui.gui.tournament.steps.line import StepActions
from bigdeal_gui.pages.tournament.steps import TournamentStep, step_due
from bigdeal_gui.pages.tournament.texts import go_words, next_words, step_meaning, step_name

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.layout.sections import Sections
    from bigdeal_gui.services.tournament.status import TournamentStatus


class StepFrame(QWidget):
    """One step; `column` is where its controls go, `foot` where its main buttons do.

    `next_asked` carries the step that `next_button` leads to.
    """

    next_asked = Signal(object)

    def __init__(self, step: TournamentStep, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(step_name(step))
        self.foot = StepActions(self)
        self.foot.hide()
        self.lead_button = self.button("", "", is_main=True)
        self.next_button = self.button("", self.tr("Go to the next step"), is_main=True)
        self._led: tuple[Sections, int] | None = None
        self._next = TournamentStep.REVEAL
        for button, clicked in (
            (self.lead_button, self._on_lead_button_clicked),
            (self.next_button, self._on_next_button_clicked),
        ):
            button.hide()
            button.clicked.connect(clicked)
            self.foot.add(button)
        self.column = column_layout(Explanation(step_meaning(step), self), on=self, spacing=INSIDE)

    # A widget's metaclass is Qt's own: the type checker alone refuses a step without it.
    @abstractmethod
    def show_status(self, status: TournamentStatus) -> None:
        """Show what the step is in a tournament that stands so."""

    def lead(self, act: QPushButton, topics: Sections, place: int | None) -> bool:
        """Have the main button be `act`, or the way to the topic at `place` where that is not open yet.

        Tells whether it is `act`.
        """
        is_ahead = place is not None and topics.place != place
        self._led = (topics, place) if place is not None else None
        self.lead_button.setVisible(is_ahead)
        act.setVisible(not is_ahead)
        if is_ahead and place is not None:
            self.lead_button.setText(next_words(topics.buttons[place].accessibleName()))
            self.lead_button.setToolTip(self.tr("Open what comes next at this step"))
        return not is_ahead

    def show_next(self, status: TournamentStatus, *, is_done: bool) -> None:
        """Have the main button of a step that is done lead to the one that is due, if there is another."""
        due = step_due(status)
        self._next = TournamentStep.REVEAL if due is None else due
        self.next_button.setVisible(is_done)
        self.next_button.setText(go_words(self._next))

    def _on_lead_button_clicked(self) -> None:
        if self._led is not None:
            topics, place = self._led
            topics.open(place)
            topics.buttons[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_next_button_clicked(self) -> None:
        self.next_asked.emit(self._next)

    def text(self) -> QLabel:
        """Return a label for words that wrap and can be selected."""
        return text_label(self, select=BY_MOUSE_AND_KEYS)

    def boxed(self, *parts: QWidget) -> QFrame:
        """Return a frame around `parts`."""
        box = QFrame(self)
        box.setObjectName("codeBox")
        column_layout(*parts, on=box, margin=INSIDE, spacing=LINE)
        return box

    def topic(self, *parts: QWidget) -> QWidget:
        """Return a topic of the step with `parts` below each other."""
        topic = QWidget(self)
        column = column_layout(*parts, on=topic)
        if not any(isinstance(part, ScrollList) for part in parts):
            column.addStretch(1)
        return topic

    def button(self, words: str, tip: str, *, is_main: bool = False) -> QPushButton:
        """Return a button; the main one of a step is larger, and in the accent's colour."""
        button = QPushButton(words, self, autoDefault=False)
        button.setToolTip(tip)
        make_main_button(button, is_main=is_main)
        return button


def make_main_button(button: QPushButton, *, is_main: bool) -> None:
    """Give `button` the looks of the main one of its step, or of one beside it."""
    name = "dealButton" if is_main else ""
    if button.objectName() != name:
        button.setObjectName(name)
        repolish_style(button)
