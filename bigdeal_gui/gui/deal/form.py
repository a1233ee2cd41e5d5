"""The three numbered steps: boards, files, randomness. A view on `DealModel`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QValidator
from PySide6.QtWidgets import QBoxLayout, QLayout, QLineEdit, QPushButton, QSpinBox, QToolButton, QWidget

from bigdeal_gui.formats.titles import title_line
from bigdeal_gui.gui.deal.entropy_area import EntropyPanel
from bigdeal_gui.gui.parts.fields.fold_button import FoldButton
from bigdeal_gui.gui.parts.fields.formats_box import FormatsBox
from bigdeal_gui.gui.parts.fields.lock_row import LockRow
from bigdeal_gui.gui.parts.layout.collapsing import Explanation, StepGap
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import PlainLabel, buddy_label
from bigdeal_gui.gui.parts.look.spacing import (
    INSIDE,
    LINE,
    NEAR,
    STRETCH,
    add_to_layout,
    column_layout,
    grid_layout,
    row_layout,
    set_margins,
)
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
from bigdeal_gui.pages.deal import MAX_EVENT, DealModel

_DASHES: Final = "-–"

_STEP_WIDTH: Final = 156


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
        self.forget = QPushButton(self.tr("Forget the last session"), self.folded, autoDefault=False)
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight)
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
        for box in (self.count, self.first, self.sets):
            box.setMinimumWidth(84)
        self._row = row_layout(self.count, self.more, STRETCH)
        set_margins(self._lines)
        add_to_layout(self._lines, self._row, (self.words, 1))
        folded = flow_row(on=self.folded)
        for pair in ((label, self.first), (sets_label, self.sets), (self.forget,)):
            together = QWidget(self.folded)
            row_layout(*pair, on=together)
            folded.addWidget(together)
        self.folded.hide()
        column_layout(self._lines, self.folded, on=self)
        self.more.setText(self.tr("More"))
        self.more.setAccessibleName(self.tr("More: first number, sets, presets"))
        self.more.setToolTip(self.more.accessibleName())
        self.more.turned.connect(self.folded.setVisible)
        self.forget.setToolTip(self.tr("For a shared computer: the page begins without what was dealt last"))
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


class DealForm(QWidget):
    """Writes what the user sets into the model.

    `changed` is emitted after each change; `help_me` is for people who can neither type nor use a mouse.
    """

    changed = Signal()

    def __init__(self, model: DealModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.event_line = QLineEdit(self, maxLength=MAX_EVENT)
        self.boards = BoardsField(self)
        self.formats = FormatsBox(model.formats, self, has_letters=True)
        self.lock = LockRow(self)
        self.entropy = EntropyPanel(model.meter, self)
        self.help_me = QPushButton(self.tr("I cannot &type or use a mouse"), self, flat=True)
        self._boards_label = PlainLabel(self)
        self._steps: list[tuple[StepTitle, QBoxLayout, QLayout]] = []
        self._build()
        self._fit_letters()
        self.event_line.textChanged.connect(self._on_event_line_text_changed)
        self.boards.changed.connect(self._on_boards_changed)
        self.formats.changed.connect(self.changed)
        self.lock.changed.connect(self._on_lock_changed)
        self.boards.more.turned.connect(self._show_lock)
        self._show_lock()

    def _build(self) -> None:
        self.event_line.setAccessibleName(self.tr("Event"))
        self.event_line.setPlaceholderText(self.tr("such as Tuesday pairs; you can leave it empty"))
        self.event_line.setToolTip(self.tr("The name of the event, written into the files"))
        self.help_me.setObjectName("linkButton")
        self.help_me.setAutoDefault(False)
        self.help_me.setCursor(Qt.CursorShape.PointingHandCursor)
        self.help_me.setToolTip(self.tr("Use only the computer’s own randomness"))
        event_label = PlainLabel(self.tr("&Event"), self)
        event_label.setBuddy(self.event_line)
        boards_label = self._boards_label
        boards_label.setText(self.tr("&Boards"))
        boards_label.setBuddy(self.boards.count)

        what = grid_layout((event_label, self.event_line), (boards_label, self.boards))
        what.setAlignment(boards_label, Qt.AlignmentFlag.AlignTop)
        luck = column_layout((self.entropy, 1), (self.help_me, 0, Qt.AlignmentFlag.AlignLeft), spacing=LINE)

        files = column_layout(self.formats, self.lock, spacing=LINE)

        steps = column_layout(on=self, spacing=0)
        for step, (name, topic, content) in enumerate(
            (
                (self.tr("Boards"), "", what),
                (self.tr("Files for"), "machines", files),
                (self.tr("Randomness"), "meter", luck),
            )
        ):
            if step:
                steps.addWidget(StepGap(self))
            title = StepTitle(step + 1, name, topic, self)
            row = row_layout((title, 0, Qt.AlignmentFlag.AlignTop), (content, 1), spacing=INSIDE)
            steps.addLayout(row, int(content is luck))
            self._steps.append((title, row, content))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fit_letters()

    def _fit_letters(self) -> None:
        # The words stand beside the numbers, be there a second line below them or not.
        self._boards_label.setMinimumHeight(self.boards.count.sizeHint().height())
        widest = max(title.sizeHint().width() for title, _row, _content in self._steps)
        for title, _row, _content in self._steps:
            title.setMinimumWidth(max(widest, _STEP_WIDTH))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for the width of one column: the names of the steps then stand above."""
        widest = max(content.minimumSize().width() for _title, _row, content in self._steps)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put the names of the steps beside them, or above them where the line is too short."""
        super().resizeEvent(event)
        beside = max(content.minimumSize().width() for _title, _row, content in self._steps) + INSIDE
        is_narrow = self.width() < beside + self._steps[0][0].minimumWidth()
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        for _title, row, _content in self._steps:
            row.setDirection(way)
            row.setSpacing(NEAR if is_narrow else INSIDE)

    def show_model(self) -> None:
        """Show what the model holds."""
        self.event_line.setText(self._model.event)
        sets = self._model.sets
        self.boards.set_boards(self._model.formats.boards)
        self.boards.sets.setValue(sets)
        self.boards.unfold()
        self.formats.refresh()
        self.formats.fold_unticked()

    def set_open(self, *, is_open: bool) -> None:
        """Let the user change things, or not, while dealing."""
        for widget in (self.event_line, self.boards, self.formats, self.lock, self.help_me):
            widget.setEnabled(is_open)

    def _on_event_line_text_changed(self, text: str) -> None:
        self._model.event = title_line(text)
        self.changed.emit()

    def _show_lock(self) -> None:
        """Show the lock to whoever unfolded what few need, and while there is one."""
        self.lock.setVisible(self.boards.more.is_open or self._model.lock_until is not None)

    def _on_lock_changed(self) -> None:
        self._model.lock_until, self._model.lock_or_for = self.lock.until, self.lock.or_for
        self.changed.emit()

    def _on_boards_changed(self) -> None:
        self._model.formats.boards = self.boards.boards
        self._model.sets = self.boards.sets.value()
        self.formats.refresh()
        self.formats.show_problems()
        self.changed.emit()


class StepTitle(QWidget):
    """A step's number in a disc, its name, and the way to its help where that is not the page's own."""

    def __init__(self, number: int, name: str, topic: str, parent: QWidget) -> None:
        super().__init__(parent)
        disc = PlainLabel(str(number), self)
        disc.setObjectName("stepNumber")
        disc.setAlignment(Qt.AlignmentFlag.AlignCenter)
        title = PlainLabel(name, self)
        set_text_role(title, TextRole.SECTION)
        help_button = [HelpButton(topic, name, self)] if topic else []
        row_layout(disc, title, *help_button, STRETCH, on=self)


class HelpButton(QToolButton):
    """The “?” beside a step: opens the help at `topic`, which explains what is called `about`."""

    def __init__(self, topic: str, about: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._topic = topic
        self.setObjectName("helpButton")
        self.setText("?")
        self.setAccessibleName(self.tr("Help: {about}").format(about=about))
        self.setToolTip(self.tr("What does this mean? (F1)"))
        self.setAutoRaise(True)
        self.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        ask = getattr(self.window(), "help_asked", None)
        if ask is not None:
            ask.emit(self._topic)
