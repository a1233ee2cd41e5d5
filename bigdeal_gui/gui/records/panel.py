"""The set that is chosen on the records page: how its files are sealed and printed."""

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
    QVBoxLayout,
    QWidget,
)

from bigdeal_gui.gui.parts.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.labels import hint_label
from bigdeal_gui.gui.parts.mark import Mark
from bigdeal_gui.gui.records.options_box import RecordOptionsBox, choices_here
from bigdeal_gui.gui.records.sealing_box import SealingBox
from bigdeal_gui.pages.boards import boards_words
from bigdeal_gui.pages.records import offer_of
from bigdeal_gui.pages.sets import (
    day_words,
    set_title,
    state_icon,
    state_meaning,
    state_words,
)

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import JournalSet
    from bigdeal_gui.storage.settings import Settings

_MARK: Final = 20
_CODE_SCALE: Final = 1.6


class RecordsPanel(QFrame):
    """`changed` tells of another set or a change of its sealing, `choices_changed` of other options."""

    changed = Signal()
    choices_changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fileCard")
        self.title = QLabel(self)
        self.code = QLabel(self)
        self.mark = Mark("deal", _MARK, self)
        self.state = QLabel(self)
        self.options = RecordOptionsBox(settings, self)
        self.sealing = SealingBox(self)
        self.empty = hint_label(self.tr("Choose a set above to print its records and labels."), self)
        self._body = QWidget(self)
        self._set: JournalSet | None = None
        self._build()
        self._wheel_guard = WheelGuard(self)
        self.sealing.choose(choices_here(settings).seal)
        self.show_set(None)

    def _build(self) -> None:
        set_text_role(self.title, TextRole.SECTION)
        font = self.code.font()
        font.setPointSizeF(font.pointSizeF() * _CODE_SCALE)
        self.code.setFont(font)
        set_text_role(self.code, TextRole.CODE)
        for label in (self.title, self.code, self.state):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title, 1)
        head.addWidget(self.mark)
        head.addWidget(self.state)
        head.addWidget(self.code)
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(10)
        body.addLayout(head)
        body.addWidget(self.sealing)
        body.addWidget(self.options)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 12, 12, 12)
        whole.addWidget(self.empty)
        whole.addWidget(self._body)
        self.sealing.changed.connect(self.changed)
        self.options.changed.connect(self.choices_changed)

    # -- showing ------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> JournalSet | None:
        """The set that is shown."""
        return self._set

    @property
    def problem(self) -> str:
        """What the sealing still lacks, in words; empty where it lacks nothing, or nothing is sealed."""
        is_sealed = self._set is not None and offer_of(self._set).is_sealed
        return self.sealing.problem() if is_sealed else ""

    def show_set(self, set_: JournalSet | None) -> None:
        """Show a set; None: none is chosen. Another set forgets what was typed for the one before."""
        if (set_ and set_.id) != (self._set and self._set.id):
            self.sealing.forget()
        self._set = set_
        self.empty.setVisible(set_ is None)
        self._body.setVisible(set_ is not None)
        if set_ is None:
            self.changed.emit()
            return
        boards = self.tr("Boards {numbers}").format(numbers=boards_words(set_.boards))
        self.title.setText(f"{set_title(set_)} · {day_words(set_)} · {boards}")
        self.code.setText(set_.code)
        self.code.setAccessibleName(self.tr("Set code {code}").format(code=set_.code or self.tr("none")))
        self.mark.show_shape(state_icon(set_.state), QPalette.ColorRole.WindowText)
        self.state.setText(state_words(set_.state))
        self.state.setToolTip(state_meaning(set_.state))
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(f"{state_words(set_.state)}. {state_meaning(set_.state)}")
        self.sealing.setVisible(offer_of(set_).is_sealed)
        self.changed.emit()


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
