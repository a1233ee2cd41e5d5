"""The set that is chosen in the history: where it stands, where its files are, what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts import icons
from bigdeal_gui.gui.parts.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.flow_layout import FlowLayout
from bigdeal_gui.gui.parts.labels import hint_label
from bigdeal_gui.gui.parts.mark import Mark
from bigdeal_gui.journal.journal import Randomness, State
from bigdeal_gui.pages.boards import boards_words
from bigdeal_gui.pages.sets import (
    day_words,
    local_time,
    path_words,
    set_title,
    state_icon,
    state_meaning,
    state_words,
)
from bigdeal_gui.services.sets.history import open_steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigdeal_gui.services.sets.history import SetDetails

_MARK: Final = 20
_CODE_SCALE: Final = 1.6
_SELECTABLE: Final = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


class SetPanel(QFrame):
    """What is asked of the set that is shown.

    `step_asked` carries the set and the state wanted, `undo_asked` and `certificate_asked` the set,
    `folder_asked` the folder of its files.
    """

    step_asked = Signal(object, object)
    undo_asked = Signal(object)
    certificate_asked = Signal(object)
    folder_asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fileCard")
        self.title = QLabel(self)
        self.code = QLabel(self)
        self.mark = Mark("deal", _MARK, self)
        self.state = QLabel(self)
        self.facts = QLabel(self)
        self.files = QLabel(self)
        self.empty = hint_label(self.tr("Choose a set above to see where its files are."), self)
        self.steps = {
            State.DUPLICATED: QPushButton(self.tr("&Duplicated"), self),
            State.IN_PLAY: QPushButton(self.tr("In &play"), self),
            State.FINISHED: QPushButton(self.tr("&Finished"), self),
            State.RELEASED: QPushButton(self.tr("&Released…"), self),
        }
        self.undo_button = QPushButton(self.tr("&Undo"), self)
        self.certificate_button = QPushButton(self.tr("&Certificate…"), self)
        self.folder_button = QPushButton(self.tr("&Open folder"), self)
        self._told: SetDetails | None = None
        self._body = QWidget(self)
        self._build()
        self.show_set(None)

    def _build(self) -> None:
        set_text_role(self.title, TextRole.SECTION)
        set_text_role(self.facts, TextRole.HINT)
        font = self.code.font()
        font.setPointSizeF(font.pointSizeF() * _CODE_SCALE)
        self.code.setFont(font)
        set_text_role(self.code, TextRole.CODE)
        for label in (self.title, self.code, self.state, self.facts, self.files):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(_SELECTABLE)
        for label in (self.title, self.state, self.facts, self.files):
            label.setWordWrap(True)
        self.code.setToolTip(self.tr("The code of this set; it tells nothing about the cards"))
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title, 1)
        head.addWidget(self.code)
        state = QHBoxLayout()
        state.setSpacing(8)
        state.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        state.addWidget(self.state, 1)
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(6)
        body.addLayout(head)
        body.addLayout(state)
        body.addWidget(self.facts)
        files = QHBoxLayout()
        files.setSpacing(12)
        files.addWidget(self.files, 1)
        files.addWidget(self.folder_button, 0, Qt.AlignmentFlag.AlignTop)
        body.addLayout(files)
        body.addSpacing(4)
        body.addLayout(self._buttons_row())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 12, 12, 12)
        whole.addWidget(self.empty)
        whole.addWidget(self._body)
        self._paint_icons()

    def _buttons_row(self) -> QHBoxLayout:
        steps = FlowLayout()
        steps.setSpacing(8)
        steps.addWidget(QLabel(self.tr("Mark as"), self))
        for state, button in self.steps.items():
            button.setToolTip(state_meaning(state))
            button.setAccessibleName(self.tr("Mark as {state}").format(state=state_words(state).lower()))
            button.setProperty("state", state.value)
            button.clicked.connect(self._on_step_clicked)
            steps.addWidget(button)
        steps.addWidget(self.undo_button)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addLayout(steps, 1)
        row.addWidget(self.certificate_button, 0, Qt.AlignmentFlag.AlignBottom)
        for button in (*self.steps.values(), self.undo_button, self.certificate_button, self.folder_button):
            button.setAutoDefault(False)
            button.setMinimumHeight(32)
        self.certificate_button.setToolTip(
            self.tr("Make the dealing certificate of this set, as a PDF; no cards")
        )
        self.folder_button.setToolTip(self.tr("Show the files in their folder"))
        self.undo_button.clicked.connect(self._on_undo_asked)
        self.certificate_button.clicked.connect(self._on_certificate_asked)
        self.folder_button.clicked.connect(self._on_folder_asked)
        return row

    # -- showing ------------------------------------------------------------------------------------------

    @property
    def told(self) -> SetDetails | None:
        """What is shown."""
        return self._told

    def show_set(self, told: SetDetails | None) -> None:
        """Show a set; None: none is chosen."""
        self._told = told
        self.empty.setVisible(told is None)
        self._body.setVisible(told is not None)
        if told is None:
            return
        found = told.found
        self.title.setText(f"{set_title(found)} · {day_words(found)}")
        self.code.setText(found.code)
        self.code.setAccessibleName(self.tr("Set code {code}").format(code=found.code or self.tr("none")))
        self.mark.show_shape(state_icon(found.state), QPalette.ColorRole.WindowText)
        self.state.setText(f"{state_words(found.state)}. {state_meaning(found.state)}")
        self.facts.setText(" · ".join(self._facts(told)))
        self.files.setText("\n".join(self._file_lines(told)))
        self.files.setVisible(bool(told.files))
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(f"{self.state.text()} {self.facts.text()}. {self.files.text()}")
        steps = open_steps(found.state)
        for state, button in self.steps.items():
            button.setEnabled(state in steps)
        self.undo_button.setEnabled(told.undo_to is not None)
        self.undo_button.setToolTip(
            self.tr("Back to “{state}”").format(state=state_words(told.undo_to))
            if told.undo_to is not None
            else self.tr("There is no step to undo")
        )
        self.certificate_button.setEnabled(found.is_own and found.state not in {State.BEGUN, State.FAILED})
        self.folder_button.setEnabled(any(file.is_there for file in told.files))

    def menu(self) -> QMenu:
        """Return a menu of what can be done with the set that is shown; it goes when it is closed."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        told = self._told
        for state in open_steps(told.found.state) if told is not None else ():
            words = self.tr("Mark as {state}").format(state=state_words(state).lower())
            action = menu.addAction(words + ("…" if state is State.RELEASED else ""))
            action.setToolTip(state_meaning(state))
            action.setProperty("state", state.value)
            action.triggered.connect(self._on_step_clicked)
        if told is not None and told.undo_to is not None:
            words = self.tr("Undo: back to {state}").format(state=state_words(told.undo_to).lower())
            menu.addAction(words).triggered.connect(self._on_undo_asked)
        menu.addSeparator()
        for button, slot in (
            (self.folder_button, self._on_folder_asked),
            (self.certificate_button, self._on_certificate_asked),
        ):
            action = menu.addAction(button.icon(), button.text().replace("&", ""))
            action.setEnabled(button.isEnabled())
            action.triggered.connect(slot)
        return menu

    def _facts(self, told: SetDetails) -> Iterator[str]:
        found = told.found
        yield self.tr("Boards {numbers}").format(numbers=boards_words(found.boards))
        words = self.tr("dealt {time}") if found.is_own else self.tr("first seen {time}")
        yield words.format(time=local_time(found.dealt_at))
        if found.randomness == Randomness.SYSTEM:
            yield self.tr("user entropy: none, computer only")
        elif found.randomness == Randomness.KEYBOARD:
            yield self.tr("from the keyboard alone")
        elif found.randomness == Randomness.GIVEN:
            yield self.tr("from a seed that was given")
        if found.is_own:
            yield self.tr("version {version}").format(version=found.version)

    def _file_lines(self, told: SetDetails) -> Iterator[str]:
        folders = dict.fromkeys(file.path.parent for file in told.files)
        for folder in folders:
            here = [file for file in told.files if file.path.parent == folder]
            there = [file.path.name for file in here if file.is_there]
            gone = [file.path.name for file in here if not file.is_there]
            if there:
                yield self.tr("{files} in {folder}").format(files=", ".join(there), folder=path_words(folder))
            if gone:
                yield self.tr("Not there: {files} in {folder}").format(
                    files=", ".join(gone), folder=path_words(folder)
                )

    # -- Qt's events --------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Repaint the icons when the colours change."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._paint_icons()

    def _paint_icons(self) -> None:
        for state, button in self.steps.items():
            button.setIcon(icons.icon(state_icon(state), self.palette()))
        self.undo_button.setIcon(icons.icon("undo", self.palette()))
        self.folder_button.setIcon(icons.icon("folder", self.palette()))
        self.certificate_button.setIcon(icons.icon("records", self.palette()))

    def _on_step_clicked(self) -> None:
        if self._told is not None:
            self.step_asked.emit(self._told.found, State(self.sender().property("state")))

    def _on_undo_asked(self) -> None:
        if self._told is not None:
            self.undo_asked.emit(self._told.found)

    def _on_certificate_asked(self) -> None:
        if self._told is not None:
            self.certificate_asked.emit(self._told.found)

    def _on_folder_asked(self) -> None:
        for file in self._told.files if self._told is not None else ():
            if file.is_there:
                self.folder_asked.emit(file.path.parent)
                return
