"""How many boards, from which number, and how many sets of them: number fields and what they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.fields.fold_button import FoldButton
from bigdeal_gui.gui.parts.layout.collapsing import Explanation
from bigdeal_gui.gui.parts.layout.flow_layout import FlowLayout
from bigdeal_gui.gui.parts.look.labels import buddy_label
from bigdeal_gui.gui.parts.look.spacing import LINE, NEAR, set_margins
from bigdeal_gui.model.boards import dealer
from bigdeal_gui.model.plans import MOST_SETS, BoardRange
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.pages.boards import (
    MAX_FIRST_BOARD,
    MAX_SESSION_BOARDS,
    MAX_TYPED_BOARDS,
    typed_range,
    which_boards,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

_DASHES: Final = "-–"


class CountBox(QSpinBox):
    """The number of boards; a range typed into it, `11-20`, is understood as well.

    `range_typed` carries the range as soon as it is whole.
    """

    range_typed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(1, MAX_TYPED_BOARDS)
        self.setAccelerated(True)
        self.lineEdit().textChanged.connect(self._on_line_text_changed)

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Accept also a range; half a range may become one."""
        if not any(dash in text for dash in _DASHES):
            return super().validate(text, pos)
        if typed_range(text):
            return QValidator.State.Acceptable, text, pos
        is_on_the_way = all(letter.isdigit() or letter in _DASHES or letter == " " for letter in text)
        return (QValidator.State.Intermediate if is_on_the_way else QValidator.State.Invalid), text, pos

    def stepBy(self, steps: int) -> None:  # noqa: N802 - Qt's name
        """Go no further than a set can have boards: more can only be typed, and is refused in words."""
        wanted = self.value() + steps
        self.setValue(min(wanted, MAX_SESSION_BOARDS) if steps > 0 else wanted)

    def valueFromText(self, text: str) -> int:  # noqa: N802 - Qt's name
        """Return the number of boards that `text` comes to."""
        boards = typed_range(text)
        return len(boards) if boards else super().valueFromText(text)

    def _on_line_text_changed(self, text: str) -> None:
        if boards := typed_range(text):
            self.range_typed.emit(boards)


class BoardsField(QWidget):
    """The boards of a session, and how many sets: `changed` is emitted when they become others."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.count = CountBox(self)
        self.first = QSpinBox(self)
        self.sets = QSpinBox(self)
        self.words = Explanation("", self, rank=2)
        self.more = FoldButton(self)
        self.folded = QWidget(self)
        self.forget = QPushButton(self.tr("Forget the last session"), self.folded)
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row = QHBoxLayout()
        self._is_setting = False
        self._build()
        self._show_words()

    def _build(self) -> None:
        self.count.setAccessibleName(self.tr("Number of boards"))
        self.count.setAccessibleDescription(
            self.tr("From 1 to {most}, or a range such as 11-20.").format(most=MAX_SESSION_BOARDS)
        )
        self.count.setToolTip(
            self.tr("How many boards, at most {most}; or a range such as 11-20").format(
                most=MAX_SESSION_BOARDS
            )
        )
        self.count.setValue(24)
        self.first.setRange(1, MAX_FIRST_BOARD)
        self.first.setToolTip(self.tr("The number of the first board"))
        self.first.setAccelerated(True)
        label = buddy_label(self.tr("&from number"), self.first, self)
        self.sets.setRange(1, MOST_SETS)
        self.sets.setToolTip(
            self.tr(
                "How many sets to deal at once, at most {most}: the same board numbers, different cards"
            ).format(most=MOST_SETS)
        )
        sets_label = buddy_label(self.tr("&Sets"), self.sets, self)
        row = self._row
        row.setSpacing(NEAR)
        for box in (self.count, self.first, self.sets):
            box.setMinimumHeight(32)
            box.setMinimumWidth(84)
        row.addWidget(self.count)
        row.addWidget(self.more)
        row.addStretch(1)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(NEAR)
        self._lines.addLayout(row)
        self._lines.addWidget(self.words, 1)
        folded = FlowLayout(self.folded)
        folded.setSpacing(NEAR)
        for pair in ((label, self.first), (sets_label, self.sets), (self.forget,)):
            together = QWidget(self.folded)
            line = QHBoxLayout(together)
            set_margins(line)
            for widget in pair:
                line.addWidget(widget)
            folded.addWidget(together)
        self.folded.hide()
        whole = QVBoxLayout(self)
        set_margins(whole)
        whole.addLayout(self._lines)
        whole.addWidget(self.folded)
        self.more.setText(self.tr("More"))
        self.more.setAccessibleName(self.tr("More: first number, sets, presets"))
        self.more.setToolTip(self.more.accessibleName())
        self.more.turned.connect(self.folded.setVisible)
        self.forget.setToolTip(self.tr("For a shared computer: the page begins without what was dealt last"))
        self.forget.setAutoDefault(False)
        self.forget.setMinimumHeight(32)
        self.setFocusProxy(self.count)
        self.count.valueChanged.connect(self._on_box_value_changed)
        self.first.valueChanged.connect(self._on_box_value_changed)
        self.sets.valueChanged.connect(self.changed)
        self.count.range_typed.connect(self._on_count_range_typed)
        self.count.range_typed.connect(self.unfold)

    @property
    def boards(self) -> BoardRange:
        """The boards shown."""
        return BoardRange(self.first.value(), self.first.value() + self.count.value() - 1)

    def set_boards(self, boards: BoardRange) -> None:
        """Show `boards`."""

        def change() -> None:
            self.first.setValue(boards.first)
            self.count.setValue(len(boards))

        self._set(change)
        self.unfold()

    def unfold(self) -> None:
        """Show what is folded away where it says something out of the ordinary."""
        if self.first.value() != 1 or self.sets.value() != 1:
            self.more.turn(is_open=True)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put the words below the numbers where the line is too short for both."""
        super().resizeEvent(event)
        words = self.words.fontMetrics().horizontalAdvance(self.words.text())
        is_narrow = self.width() < self._row.sizeHint().width() + NEAR + words
        direction = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        if direction != self._lines.direction():
            self._lines.setDirection(direction)
            self._lines.setSpacing(LINE if is_narrow else NEAR)

    def _set(self, change: Callable[[], None]) -> None:
        before = self.boards
        self._is_setting = True
        change()
        self._is_setting = False
        if self.boards != before:
            self._show_words()
            self.changed.emit()

    def _show_words(self) -> None:
        seats = {
            Seat.NORTH: self.tr("North deals first"),
            Seat.EAST: self.tr("East deals first"),
            Seat.SOUTH: self.tr("South deals first"),
            Seat.WEST: self.tr("West deals first"),
        }
        boards = self.boards
        self.words.setText(f"{which_boards(boards)} · {seats[dealer(boards.first)]}")

    def _on_box_value_changed(self) -> None:
        if not self._is_setting:
            self._show_words()
            self.changed.emit()

    def _on_count_range_typed(self, boards: BoardRange) -> None:
        self._set(lambda: self.first.setValue(boards.first))
