"""What is chosen in the history: where it stands, where its files are, what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from bigdeal_gui.gui.parts.fields.icon_button import IconButton
from bigdeal_gui.gui.parts.layout.collapsing import Explanation, StepGap
from bigdeal_gui.gui.parts.layout.flow_layout import FlowLayout, flow_row
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import BY_MOUSE_AND_KEYS, PlainLabel, hint_label
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import INSIDE, NEAR, column_layout, row_layout
from bigdeal_gui.journal.journal import State
from bigdeal_gui.pages.history import (
    MARKS,
    ChosenSet,
    destination_words,
    mark_words,
    menu_undo_words,
    menu_words,
)
from bigdeal_gui.pages.path_words import breakable, unbroken_path
from bigdeal_gui.pages.sets import state_icon, state_meaning
from bigdeal_gui.pages.several_sets import ChosenSets
from bigdeal_gui.services.printing.destinations import DESTINATIONS, destination_by_name

if TYPE_CHECKING:
    from bigdeal_gui.services.sets.history import SetDetails, SeveralSets

_MARK: Final = 20
_CODE_SCALE: Final = 1.6


class SetPanel(QFrame):
    """What is asked of the set that is shown, or of several.

    `step_asked` carries the set and the state wanted, `undo_asked` and `certificate_asked` the set,
    `send_asked` the set and the Destination, `folder_asked` the folder of its files; `steps_asked` carries
    the ChosenSets and the state wanted, `undos_asked` the ChosenSets.
    """

    step_asked = Signal(object, object)
    undo_asked = Signal(object)
    steps_asked = Signal(object, object)
    undos_asked = Signal(object)
    certificate_asked = Signal(object)
    send_asked = Signal(object, object)
    folder_asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fileCard")
        self.title = PlainLabel(self)
        self.code = PlainLabel(self)
        self.mark = Mark("deal", _MARK, self)
        self.state = PlainLabel(self)
        self.facts = Explanation("", self, rank=3)
        self.files = Explanation("", self, rank=4)
        self.empty = hint_label(
            self.tr("Select a set above to see where its files are, or several sets to mark them together."),
            self,
        )
        words = (self.tr("&Duplicated"), self.tr("In &play"), self.tr("&Finished"), self.tr("&Released…"))
        self.steps = {
            state: IconButton(state_icon(state), text, self) for state, text in zip(MARKS, words, strict=True)
        }
        self.undo_button = IconButton("undo", self.tr("&Undo"), self)
        self.certificate_button = IconButton("records", self.tr("&Certificate…"), self)
        self.send_button = IconButton("publish", self.tr("Send to…"), self)
        self.folder_button = IconButton("folder", self.tr("&Open folder"), self)
        self.chosen: ChosenSet | None = None
        self.several: ChosenSets | None = None
        self._body = QWidget(self)
        self._build()
        self.show_set(None)

    def _build(self) -> None:
        set_text_role(self.title, TextRole.SECTION)
        font = self.code.font()
        font.setPointSizeF(font.pointSizeF() * _CODE_SCALE)
        self.code.setFont(font)
        set_text_role(self.code, TextRole.CODE)
        for label in (self.title, self.code, self.state, self.facts, self.files):
            label.setTextInteractionFlags(BY_MOUSE_AND_KEYS)
        for label in (self.title, self.state, self.files):
            label.setWordWrap(True)
        self.code.setToolTip(self.tr("The code of this set; it reveals nothing about the cards"))
        head = row_layout((self.title, 1), self.code, spacing=INSIDE)
        state = row_layout((self.mark, 0, Qt.AlignmentFlag.AlignTop), (self.state, 1))
        gap = StepGap(self._body, NEAR, 0)
        column_layout(head, state, self.facts, self.files, gap, self._buttons_row(), on=self._body)
        column_layout(self.empty, self._body, on=self, margin=INSIDE, spacing=0)

    def _buttons_row(self) -> FlowLayout:
        for state, button in self.steps.items():
            button.setToolTip(state_meaning(state))
            button.setAccessibleName(mark_words(state))
            button.setProperty("state", state.value)
            button.clicked.connect(self._on_step_clicked)
        self.certificate_button.setToolTip(
            self.tr("Make the dealing certificate of this set, as a PDF; no cards")
        )
        self.send_button.setToolTip(
            self.tr("When play is over: make the file that a web site, a scorer or a program takes")
        )
        self.folder_button.setToolTip(self.tr("Show the files in their folder"))
        self.undo_button.clicked.connect(self._on_undo_asked)
        self.certificate_button.clicked.connect(self._on_certificate_asked)
        self.send_button.clicked.connect(self._on_send_clicked)
        self.folder_button.clicked.connect(self._on_folder_asked)
        return flow_row(
            PlainLabel(self.tr("Mark as"), self),
            *self.steps.values(),
            self.undo_button,
            self.folder_button,
            self.send_button,
            self.certificate_button,
        )

    # -- showing ------------------------------------------------------------------------------------------

    def show_set(self, told: SetDetails | None) -> None:
        """Show a set; None: none is chosen."""
        self.chosen, self.several = ChosenSet(told) if told is not None else None, None
        chosen = self.chosen
        self._show_parts(is_empty=chosen is None, is_one=True)
        if chosen is None:
            return
        self.title.setText(breakable(chosen.title))
        self.code.setText(chosen.set_.code)
        self.code.setAccessibleName(chosen.code_name)
        self.mark.show_shape(state_icon(chosen.set_.state), QPalette.ColorRole.WindowText)
        self.state.setText(chosen.state)
        self.facts.setText(chosen.facts)
        self.files.setText(chosen.files)
        self.files.setVisible(bool(chosen.files))
        self.certificate_button.setEnabled(chosen.can_be_certified)
        self.send_button.setEnabled(chosen.can_be_sent)
        self.folder_button.setEnabled(chosen.folder is not None)
        self._show_steps(chosen.steps, chosen.undo_words, can_undo=chosen.undo_to is not None)

    def show_several(self, told: SeveralSets) -> None:
        """Show several sets, with what can be asked of all of them together."""
        self.chosen, self.several = None, ChosenSets(told)
        self._show_parts(is_empty=False, is_one=False)
        self.title.setText(self.tr("%n set(s) chosen", "", len(told.sets)))
        self.state.setText(self.several.states)
        self.facts.setText(self.several.days)
        undo = self.tr("Undo the last step for all of them")
        self._show_steps(self.several.steps, undo, can_undo=bool(self.several.back))

    def _show_parts(self, *, is_empty: bool, is_one: bool) -> None:
        self.empty.setVisible(is_empty)
        self._body.setVisible(not is_empty)
        for part in (self.code, self.mark, self.files):
            part.setVisible(is_one)
        for button in (self.folder_button, self.send_button, self.certificate_button):
            button.setVisible(is_one)

    def _show_steps(self, steps: Sequence[State], undo: str, *, can_undo: bool) -> None:
        files = self.files.text() if self.chosen is not None else ""
        self.setAccessibleName(unbroken_path(self.title.text()))
        self.setAccessibleDescription(f"{self.state.text()} {self.facts.text()}. {files}")
        for state, button in self.steps.items():
            button.setEnabled(state in steps)
        self.undo_button.setEnabled(can_undo)
        self.undo_button.setToolTip(undo)

    def menu(self) -> QMenu:
        """Return a menu of what can be done with what is shown; it goes when it is closed."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        shown = self.chosen or self.several
        for state in shown.steps if shown is not None else ():
            action = menu.addAction(menu_words(state))
            action.setToolTip(state_meaning(state))
            action.setProperty("state", state.value)
            action.triggered.connect(self._on_step_clicked)
        if self.chosen is not None and self.chosen.undo_to is not None:
            menu.addAction(menu_undo_words(self.chosen.undo_to)).triggered.connect(self._on_undo_asked)
        elif self.several is not None and self.several.back:
            menu.addAction(self.undo_button.text().replace("&", "")).triggered.connect(self._on_undo_asked)
        if self.chosen is None:
            return menu
        menu.addSeparator()
        for button, slot in (
            (self.folder_button, self._on_folder_asked),
            (self.certificate_button, self._on_certificate_asked),
        ):
            action = menu.addAction(button.icon(), button.text().replace("&", ""))
            action.setEnabled(button.isEnabled())
            action.triggered.connect(slot)
        send = self.destinations(menu)
        send.setTitle(self.send_button.text().replace("&", ""))
        send.setIcon(self.send_button.icon())
        send.setEnabled(self.send_button.isEnabled())
        menu.addMenu(send)
        return menu

    def destinations(self, parent: QWidget) -> QMenu:
        """Return a menu of those who take boards after play."""
        menu = QMenu(parent)
        for to in DESTINATIONS:
            action = menu.addAction(destination_words(to))
            action.setProperty("destination", to.name)
            action.triggered.connect(self._on_send_asked)
        return menu

    # -- signals ------------------------------------------------------------------------------------------

    def _on_step_clicked(self) -> None:
        state = State(self.sender().property("state"))
        if self.chosen is not None:
            self.step_asked.emit(self.chosen.set_, state)
        elif self.several is not None:
            self.steps_asked.emit(self.several, state)

    def _on_undo_asked(self) -> None:
        if self.chosen is not None:
            self.undo_asked.emit(self.chosen.set_)
        elif self.several is not None:
            self.undos_asked.emit(self.several)

    def _on_certificate_asked(self) -> None:
        if self.chosen is not None:
            self.certificate_asked.emit(self.chosen.set_)

    def _on_send_clicked(self) -> None:
        menu = self.destinations(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.send_button.mapToGlobal(self.send_button.rect().bottomLeft()))

    def _on_send_asked(self) -> None:
        if self.chosen is not None:
            self.send_asked.emit(self.chosen.set_, destination_by_name(self.sender().property("destination")))

    def _on_folder_asked(self) -> None:
        if self.chosen is not None and self.chosen.folder is not None:
            self.folder_asked.emit(self.chosen.folder)
