"""The set that is chosen on the records page: what can be printed of it, and what becomes of the file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bigdeal_gui.gui.parts import icons
from bigdeal_gui.gui.parts.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.flow_layout import FlowLayout
from bigdeal_gui.gui.parts.labels import hint_label
from bigdeal_gui.gui.parts.mark import Mark
from bigdeal_gui.gui.records.options_box import RecordOptionsBox, usual_options
from bigdeal_gui.gui.records.sealing_box import SealingBox
from bigdeal_gui.pages.boards import boards_words
from bigdeal_gui.pages.records import choices_of, offer_of
from bigdeal_gui.pages.sets import (
    day_words,
    set_title,
    state_icon,
    state_meaning,
    state_words,
)
from bigdeal_gui.services.printing.records import SheetKind

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import JournalSet
    from bigdeal_gui.storage.settings import Settings

_MARK: Final = 20
_CODE_SCALE: Final = 1.6
_BUTTON_HEIGHT: Final = 44


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
        self._set: JournalSet | None = None
        self._build()
        self._wheel_guard = WheelGuard(self)
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
        # What the buttons need stands before them, for the eye as for Tab.
        body.addWidget(self.sealing)
        body.addWidget(self.options)
        body.addLayout(self._actions())
        body.addWidget(self.words)
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

    def _row(self, text: str, *buttons: QPushButton) -> FlowLayout:
        row = FlowLayout()
        row.setSpacing(8)
        label = QLabel(text, self)
        widest = max((self.tr("With the cards"), self.tr("Without cards")), key=len)
        label.setMinimumWidth(label.fontMetrics().horizontalAdvance(widest) + 4)
        row.addWidget(label)
        for button in buttons:
            row.addWidget(button)
        return row

    # -- showing ------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> JournalSet | None:
        """The set that is shown."""
        return self._set

    def show_set(self, set_: JournalSet | None) -> None:
        """Show a set; None: none is chosen. Another set forgets what was typed for the one before."""
        if (set_ and set_.id) != (self._set and self._set.id):
            self.sealing.forget()
        self._set = set_
        self.empty.setVisible(set_ is None)
        self._body.setVisible(set_ is not None)
        if set_ is None:
            return
        boards = self.tr("Boards {numbers}").format(numbers=boards_words(set_.boards))
        self.title.setText(f"{set_title(set_)} · {day_words(set_)} · {boards}")
        self.code.setText(set_.code)
        self.code.setAccessibleName(self.tr("Set code {code}").format(code=set_.code or self.tr("none")))
        self.mark.show_shape(state_icon(set_.state), QPalette.ColorRole.WindowText)
        self.state.setText(f"{state_words(set_.state)}. {state_meaning(set_.state)}")
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.state.text())
        self._refresh()

    def _refresh(self) -> None:
        if self._set is None:
            return
        offer = offer_of(self._set)
        self.sealing.setVisible(offer.is_sealed)
        problem = self.sealing.problem() if offer.is_sealed else ""
        for kind, button in self.sheets.items():
            button.setEnabled(not problem and offer.has(kind))
        self.publish_button.setEnabled(offer.is_over)
        lines = [problem + "." if problem else ""]
        if offer.is_used:
            lines.append(self.tr("Boards that were played are not dealt again by sheets or curtain cards."))
        if not offer.is_over:
            lines.append(self.tr("It can be published when it is marked as finished, on the History page."))
        self.words.setText(" ".join(filter(None, lines)))
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


class WheelGuard(QObject):
    """Lets the wheel scroll the page: it turns values below `part` only while their control has the focus."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        for control in (*part.findChildren(QComboBox), *part.findChildren(QAbstractSpinBox)):
            control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            control.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Pass the wheel on to the page."""
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)
