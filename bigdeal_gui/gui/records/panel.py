"""The set that is chosen on the records page: what can be printed of it, and what becomes of the file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts import icons
from bigdeal_gui.gui.parts.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.flow_layout import FlowLayout
from bigdeal_gui.gui.parts.labels import hint_label
from bigdeal_gui.gui.parts.mark import Mark
from bigdeal_gui.gui.parts.set_texts import (
    day_words,
    set_title,
    state_icon,
    state_meaning,
    state_words,
)
from bigdeal_gui.gui.records.options_box import RecordOptionsBox, usual_options
from bigdeal_gui.gui.records.sealing_box import SealingBox
from bigdeal_gui.gui.records.wheel_guard import CalmWheel
from bigdeal_gui.journal.journal import State
from bigdeal_gui.pages.boards import boards_words
from bigdeal_gui.services.printing.choices import choices_of
from bigdeal_gui.services.printing.records import SheetKind
from bigdeal_gui.services.printing.seals import UNDECIDED, Sealing
from bigdeal_gui.services.sets.check import USED_STATES
from bigdeal_gui.services.sets.statistics import UNFINISHED

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import JournalSet
    from bigdeal_gui.storage.settings import Settings

_MARK: Final = 20
_CODE_SCALE: Final = 1.6
_BUTTON_HEIGHT: Final = 44
_OVER: Final = frozenset({State.FINISHED, State.RELEASED})


class RecordsPanel(QFrame):
    """`sheets_asked` carries a SheetKind; the other signals are the buttons of their names."""

    sheets_asked = Signal(object)
    labels_asked = Signal()
    checklist_asked = Signal()
    publish_asked = Signal()
    choices_changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fileCard")
        self.title = QLabel(self)
        self.code = QLabel(self)
        self.mark = Mark("deal", _MARK, self)
        self.state = QLabel(self)
        self.sheets = {
            SheetKind.RECORD: QPushButton(self.tr("&Hand record…"), self),
            SheetKind.DEALING_SHEETS: QPushButton(self.tr("&Dealing sheets…"), self),
            SheetKind.CURTAIN_CARDS: QPushButton(self.tr("C&urtain cards…"), self),
        }
        self.labels_button = QPushButton(self.tr("&Labels…"), self)
        self.checklist_button = QPushButton(self.tr("Chec&klist…"), self)
        self.publish_button = QPushButton(self.tr("Pu&blish…"), self)
        self.words = hint_label("", self)
        self.options = RecordOptionsBox(settings, self)
        self.sealing = SealingBox(self)
        self.empty = hint_label(self.tr("Choose a set above to print its records and labels."), self)
        self._body = QWidget(self)
        self._one: JournalSet | None = None
        self._build()
        self._calm_wheel = CalmWheel(self)
        self.sealing.choose(choices_of(settings.records, usual_options(settings)).seal)
        self.show_set(None)

    def _build(self) -> None:
        set_text_role(self.title, TextRole.SECTION)
        font = self.code.font()
        font.setPointSizeF(font.pointSizeF() * _CODE_SCALE)
        self.code.setFont(font)
        set_text_role(self.code, TextRole.CODE)
        for label in (self.title, self.code, self.state):
            label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self.title, self.state):
            label.setWordWrap(True)
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
        body.setSpacing(10)
        body.addLayout(head)
        body.addLayout(state)
        body.addLayout(self._actions())
        body.addWidget(self.words)
        body.addWidget(self.sealing)
        body.addWidget(self.options)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 12, 12, 12)
        whole.addWidget(self.empty)
        whole.addWidget(self._body)
        self.sealing.changed.connect(self._refresh)
        self.options.changed.connect(self.choices_changed)
        self._paint_icons()

    def _actions(self) -> QVBoxLayout:
        tips = {
            SheetKind.RECORD: self.tr("The deals of the set on paper, for after play"),
            SheetKind.DEALING_SHEETS: self.tr("To deal a sorted pack by list, without seeing a hand"),
            SheetKind.CURTAIN_CARDS: self.tr("Each hand on a card of its own, to lie in the board with it"),
        }
        for kind, button in self.sheets.items():
            button.setToolTip(tips[kind])
            button.setProperty("kind", kind.value)
            button.clicked.connect(self._on_sheets_clicked)
        for button, signal, tip in (
            (self.labels_button, self.labels_asked, self.tr("Labels for boxes, with the set code; no cards")),
            (
                self.checklist_button,
                self.checklist_asked,
                self.tr("A list to sign while duplicating; no cards"),
            ),
            (
                self.publish_button,
                self.publish_asked,
                self.tr("Everything for the web page in one file, after play"),
            ),
        ):
            button.setToolTip(tip)
            button.clicked.connect(signal)
        for button in (*self.sheets.values(), self.labels_button, self.checklist_button, self.publish_button):
            button.setAutoDefault(False)
            button.setMinimumHeight(_BUTTON_HEIGHT)
        both = QVBoxLayout()
        both.setSpacing(8)
        both.addLayout(self._row(self.tr("With the cards"), *self.sheets.values()))
        without = self._row(self.tr("Without cards"), self.labels_button, self.checklist_button)
        without.addWidget(QLabel("  " + self.tr("After play"), self))
        without.addWidget(self.publish_button)
        both.addLayout(without)
        return both

    def _row(self, words: str, *buttons: QPushButton) -> FlowLayout:
        row = FlowLayout()
        row.setSpacing(8)
        label = QLabel(words, self)
        widest = max((self.tr("With the cards"), self.tr("Without cards")), key=len)
        label.setMinimumWidth(label.fontMetrics().horizontalAdvance(widest) + 4)
        row.addWidget(label)
        for button in buttons:
            row.addWidget(button)
        return row

    # -- showing ------------------------------------------------------------------------------------------

    @property
    def one(self) -> JournalSet | None:
        """The set that is shown."""
        return self._one

    def show_set(self, one: JournalSet | None) -> None:
        """Show a set; None: none is chosen. Another set forgets what was typed for the one before."""
        if (one and one.id) != (self._one and self._one.id):
            self.sealing.forget()
        self._one = one
        self.empty.setVisible(one is None)
        self._body.setVisible(one is not None)
        if one is None:
            return
        boards = self.tr("Boards {numbers}").format(numbers=boards_words(one.boards))
        self.title.setText(f"{set_title(one)} · {day_words(one)} · {boards}")
        self.code.setText(one.code)
        self.code.setAccessibleName(self.tr("Set code {code}").format(code=one.code or self.tr("none")))
        self.mark.show_shape(state_icon(one.state), QPalette.ColorRole.WindowText)
        self.state.setText(f"{state_words(one.state)}. {state_meaning(one.state)}")
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.state.text())
        self._refresh()

    def sealing_wanted(self) -> Sealing:
        """Return what becomes of the file: nothing is asked once the set is finished."""
        return self.sealing.sealing() if self._is_unfinished() else UNDECIDED

    def _is_unfinished(self) -> bool:
        return self._one is not None and self._one.state in UNFINISHED

    def _refresh(self) -> None:
        one = self._one
        if one is None:
            return
        is_unfinished, is_used = self._is_unfinished(), one.state in USED_STATES
        self.sealing.setVisible(is_unfinished)
        problem = self.sealing.problem() if is_unfinished else ""
        self.sheets[SheetKind.RECORD].setEnabled(not problem)
        for kind in (SheetKind.DEALING_SHEETS, SheetKind.CURTAIN_CARDS):
            self.sheets[kind].setEnabled(not problem and not is_used)
        self.publish_button.setEnabled(one.state in _OVER)
        words = [problem + "." if problem else ""]
        if is_used:
            words.append(self.tr("Boards that were played are not dealt again by sheets or curtain cards."))
        if one.state not in _OVER:
            words.append(self.tr("It can be published when it is marked as finished, on the History page."))
        self.words.setText(" ".join(filter(None, words)))
        self.words.setVisible(bool(self.words.text()))

    # -- Qt's events --------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Repaint the icons when the colours change."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._paint_icons()

    def _paint_icons(self) -> None:
        self.sheets[SheetKind.RECORD].setIcon(icons.icon("records", self.palette()))
        self.sheets[SheetKind.DEALING_SHEETS].setIcon(icons.icon("deal", self.palette()))
        self.sheets[SheetKind.CURTAIN_CARDS].setIcon(icons.icon("boxes", self.palette()))
        self.checklist_button.setIcon(icons.icon("check", self.palette()))
        self.publish_button.setIcon(icons.icon("elsewhere", self.palette()))

    def _on_sheets_clicked(self) -> None:
        asked = self.sender()
        if asked is not None:
            self.sheets_asked.emit(SheetKind(asked.property("kind")))
