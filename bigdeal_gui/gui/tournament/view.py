"""An open tournament: its name, the line of steps, the step that is open, and what to do beside it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.fields.icon_button import IconButton
from bigdeal_gui.gui.parts.layout.collapsing import CollapsibleMixin, StepGap
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn, ScrollList
from bigdeal_gui.gui.parts.look.labels import (
    BY_MOUSE,
    hint_label,
    plain_tip,
    section_label,
    text_label,
    title_label,
)
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import (
    INSIDE,
    LINE,
    MARGIN,
    NEAR,
    column_layout,
    row_layout,
    set_page_margins,
)
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, Tone
from bigdeal_gui.gui.tournament.steps.deal import DealStep
from bigdeal_gui.gui.tournament.steps.line import StepLine, TournamentBar
from bigdeal_gui.gui.tournament.steps.plan import PlanStep
from bigdeal_gui.gui.tournament.steps.publish import PublishStep
from bigdeal_gui.gui.tournament.steps.reveal import RevealStep
from bigdeal_gui.gui.tournament.steps.value import ValueStep
from bigdeal_gui.pages.path_words import breakable
from bigdeal_gui.pages.tournament.steps import TournamentStep, step_due
from bigdeal_gui.pages.tournament.texts import Guide, step_guide

if TYPE_CHECKING:
    from datetime import date

    from bigdeal_gui.gui.parts.progress_footer import ProgressFooter
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.gui.tournament.questions import Questions
    from bigdeal_gui.services.tournament.status import TournamentStatus


_LETTERS_FOR_GUIDE: Final = 95
"""The width, in letters, from which the guide stands beside the steps."""
_LINES_FOR_NAME: Final = 24
"""The height of the window, in lines of text, from which a long name takes more than one of them."""
_LOW: Final = 460
"""Below this height of the window, in pixels, everything that can be left out is."""
_NAME_MARGIN: Final = 2 * MARGIN
_BUTTONS_MARGIN: Final = 4 * MARGIN
_MARK: Final = 22
_LETTERS: Final = 26
_AROUND: Final = 72
_ANY: Final = 16_777_215
"""Qt's word for as wide as may be."""
_JOINTS: Final = re.compile("([._-])(?=[^ ])")


class GuideSection(CollapsibleMixin, QFrame):
    """What is to be done next, published or kept secret."""

    rank = 3


class GuidePanel(ScrollList):
    """What comes next, what is published, what is kept secret, and the way to the files."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("guidePanel")
        self.setAccessibleName(self.tr("What to publish, what to keep secret, and what to do next"))
        self.next = text_label(self.inside, select=BY_MOUSE)
        self.publish = text_label(self.inside, select=BY_MOUSE)
        self.secret = text_label(self.inside, select=BY_MOUSE)
        self.folder_button = IconButton("folder", self.tr("&Open folder"), self.inside)
        self._is_beside = True
        self._build()

    def _build(self) -> None:
        column = self.layout_in
        set_page_margins(column)
        accent, bright = QPalette.ColorRole.Accent, QPalette.ColorRole.BrightText
        self.first = self._section(self.tr("Next"), "next", accent, self.next)
        self.others = (
            self._section(self.tr("Publish this"), "publish", accent, self.publish),
            self._section(self.tr("Keep this secret"), "secret", bright, self.secret),
            self.folder_button,
        )
        self.folder_button.setToolTip(self.tr("Show the files in their folder"))
        for part in self.others:
            column.addWidget(part)
        column.setAlignment(self.folder_button, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.put_beside()

    def put_beside(self) -> None:
        """Stand beside the step, with everything."""
        self.layout_in.insertWidget(0, self.first)
        self._is_beside = True
        self._fit_width()
        self.show()

    def replace_content(self, column: QVBoxLayout) -> None:
        """Have what comes next above the other things in `column`; the rest is shown in place of the step."""
        column.insertWidget(0, self.first)
        self._is_beside = False
        self._fit_width()
        self.hide()

    def _section(self, title: str, shape: str, role: QPalette.ColorRole, text: QLabel) -> QFrame:
        frame = GuideSection(self.inside)
        frame.setObjectName("guideSection")
        head = row_layout(Mark(shape, _MARK, frame, role), (section_label(title, frame), 1))
        text.setParent(frame)
        text.setAccessibleDescription(title)
        column_layout(head, text, on=frame, margin=INSIDE, spacing=LINE)
        return frame

    def show_guide(self, guide: Guide) -> None:
        """Show what `guide` says."""
        nothing = self.tr("Nothing at this step.")
        self.publish.setText("\n".join(f"• {_foldable(text)}" for text in guide.publish) or nothing)
        self.secret.setText("\n".join(f"• {_foldable(text)}" for text in guide.secret) or nothing)
        self.next.setText(guide.next)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_width()

    def _fit_width(self) -> None:
        wide = self.fontMetrics().averageCharWidth() * _LETTERS + _AROUND
        self.setMinimumWidth(wide if self._is_beside else 0)
        self.setMaximumWidth(wide if self._is_beside else _ANY)


def _foldable(text: str) -> str:
    """Return `text` so that a long name of a file may go on in the next line behind its dots and dashes."""
    return _JOINTS.sub("\\1\N{ZERO WIDTH SPACE}", text)


class TournamentView(QWidget):
    """`bar` is to stand below it, with the buttons of the step that is open, or what `work` has to show."""

    def __init__(
        self,
        store: SettingsStore,
        questions: Questions,
        today: Callable[[], date],
        work: ProgressFooter,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.bar = TournamentBar(work, self)
        self.title = title_label("", self)
        self.practice = hint_label(
            self.tr("PRACTICE: any value, no waiting. No check will ever call this proved."), self
        )
        self.close_button = QPushButton(self.tr("All tournaments"), self)
        self.guide_button = QPushButton(self.tr("Public and secret"), self)
        self.line = StepLine(self)
        self.column = ScrollColumn(self)
        inside = self.column.inside
        self.note = NoteStrip(Tone.DONE, (self.tr("Close"),), inside)

        def choose_folder(start: str) -> str:
            return str(questions.choose_folder(self.tr("Folder for the boards"), Path(start), self) or "")

        self.plan = PlanStep(inside)
        self.publish = PublishStep(inside, today)
        self.value = ValueStep(inside)
        self.deal = DealStep(store, questions, inside, choose_folder)
        self.reveal = RevealStep(questions.choose_some, inside)
        self.steps = {
            TournamentStep.PLAN: self.plan,
            TournamentStep.PUBLISH: self.publish,
            TournamentStep.VALUE: self.value,
            TournamentStep.DEAL: self.deal,
            TournamentStep.REVEAL: self.reveal,
        }
        self.guide = GuidePanel(self)
        self.status: TournamentStatus | None = None
        self.opened = TournamentStep.PLAN
        self._is_narrow = False
        self._build()

    def _build(self) -> None:
        self.title.setWordWrap(True)
        self.close_button.setToolTip(self.tr("Close this tournament; everything is stored in its files"))
        self.guide_button.setToolTip(self.guide.accessibleName())
        self.guide_button.setCheckable(True)
        self.guide_button.hide()
        buttons = row_layout(self.guide_button, self.close_button, spacing=INSIDE)
        around = (MARGIN, MARGIN, MARGIN, NEAR)
        self._head = row_layout((self.title, 1), buttons, margin=around, spacing=INSIDE)
        self.practice.setObjectName("practiceMark")
        line = column_layout(self.practice, self.line, margin=(MARGIN, 0, MARGIN, 0), spacing=0)
        column = self.column.layout_in
        column.setContentsMargins(MARGIN, INSIDE, MARGIN, 0)
        column.setSpacing(INSIDE)
        column.addWidget(self.note)
        for step, frame in self.steps.items():
            frame.setVisible(step is self.opened)
            column.addWidget(frame, 1)
        column.addWidget(StepGap(self.column.inside, LINE, 0))
        body = row_layout((self.column, 1), self.guide, spacing=0)
        column_layout(self._head, line, (body, 1), on=self, spacing=0)
        self.line.chosen.connect(self.open_step)
        self.guide_button.toggled.connect(self._on_guide_button_toggled)
        self.deal.result_shown.connect(self._fit_foot)
        for frame in self.steps.values():
            frame.next_asked.connect(self._on_next_asked)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_app_focus_changed)

    # -- showing ------------------------------------------------------------------------------------------

    def show_status(self, status: TournamentStatus) -> None:
        """Show how the tournament stands; another one is opened at the step that is due."""
        before, self.status = self.status, status
        name = status.plan.name or status.path.name
        self.title.setAccessibleName(name)
        self.title.setToolTip(plain_tip(f"{name}\n{status.path}"))
        self._fit_height()
        for step in self.steps.values():
            step.show_status(status)
        if before is None or before.path != status.path:
            self.note.hide()
            self.open_step(_first_view(status))
            if status.log.told:
                self.say(self.tr("Please read this first"), "\n".join(status.log.told))
        else:
            self._show_guide()

    def open_step(self, step: TournamentStep) -> None:
        """Open a step: to be done, or to be looked at."""
        has_changed = step is not self.opened
        self.opened = step
        for other, frame in self.steps.items():
            frame.setVisible(other is step)
        self._fit_foot()
        if has_changed:
            self.note.hide()
            self.guide_button.setChecked(False)
            self.column.verticalScrollBar().setValue(0)
        self._show_guide()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Have the guide beside the step, or in its place, when asked for, where there is no room."""
        super().resizeEvent(event)
        is_narrow = self.width() < self.fontMetrics().averageCharWidth() * _LETTERS_FOR_GUIDE
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            self.guide_button.setChecked(False)
            self.guide_button.setVisible(is_narrow)
            if is_narrow:
                self.guide.replace_content(self.column.layout_in)
            else:
                self.guide.put_beside()
        self._fit_height()

    def _fit_height(self) -> None:
        """Have a long name above the buttons, and leave out in a low window what the name says too."""
        beside = self.guide_button.sizeHint().width() + self.close_button.sizeHint().width()
        name, metrics = self.title.accessibleName(), self.title.fontMetrics()
        is_long = (
            self._is_narrow and metrics.horizontalAdvance(name) > self.width() - beside - _BUTTONS_MARGIN
        )
        way = QBoxLayout.Direction
        self._head.setDirection(way.TopToBottom if is_long else way.LeftToRight)
        has_one_line = is_long and self.window().height() < self.fontMetrics().height() * _LINES_FOR_NAME
        in_one_line = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, self.width() - _NAME_MARGIN)
        self.title.setText(in_one_line if has_one_line else breakable(name))
        is_practice = self.status is not None and self.status.plan.is_practice
        is_low = self.window().height() < _LOW
        self.practice.setVisible(is_practice and not is_low)
        self.bar.set_low(is_low=is_low)

    def forget(self) -> None:
        """Forget the tournament, and whatever was typed for it."""
        self.status = None
        self._fit_foot()
        self.publish.keys.forget()
        self.value.begin()
        self.deal.forget()
        self.reveal.keys.forget()
        self.note.hide()

    def set_open(self, *, is_open: bool) -> None:
        """Let the steps be worked on, or not while something binding is in progress."""
        for part in (self.column.inside, self.line, self.close_button):
            part.setEnabled(is_open)
        self.bar.set_open(is_open=is_open)
        if is_open and self.status is not None:
            self._show_guide()

    def say(self, title: str, text: str) -> None:
        """Say above the step what was done."""
        self.note.say(title, text)
        self.column.ensureWidgetVisible(self.note)

    def _show_guide(self) -> None:
        if self.status is not None:
            self.line.show_status(self.status, self.opened)
            self.guide.show_guide(step_guide(self.status, self.opened))

    def _fit_foot(self) -> None:
        """Have the buttons of the open step below it, or those of what was dealt."""
        is_result = self.opened is TournamentStep.DEAL and not self.deal.result.isHidden()
        self.deal.result.foot.setVisible(is_result and self.status is not None)
        self.guide.folder_button.setHidden(is_result)
        self.bar.show_foot(None if is_result or self.status is None else self.steps[self.opened].foot)

    def _on_guide_button_toggled(self, is_on: bool) -> None:  # noqa: FBT001 - Qt's signature
        self.column.setHidden(is_on)
        self.guide.setVisible(is_on or not self._is_narrow)

    def _on_app_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Scroll to what has the focus, also where a letter with Alt brought it there."""
        if now is not None and self.column.inside.isAncestorOf(now):
            self.column.ensureWidgetVisible(now)

    def _on_next_asked(self, step: TournamentStep) -> None:
        self.open_step(step)
        self.line.buttons[self.opened].setFocus(Qt.FocusReason.OtherFocusReason)


def _first_view(status: TournamentStatus) -> TournamentStep:
    """Return the step at which a tournament is opened: a plan that can still be changed, at the plan."""
    if not status.is_closed:
        return TournamentStep.PLAN
    due = step_due(status)
    return TournamentStep.REVEAL if due is None else due
