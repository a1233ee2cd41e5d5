"""The three numbered steps: boards, files, randomness. A view on `DealModel`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bigdeal_gui.gui.deal.boards_field import BoardsField
from bigdeal_gui.gui.deal.entropy_area import EntropyPanel
from bigdeal_gui.gui.parts.fields.formats_box import FormatsBox
from bigdeal_gui.gui.parts.fields.lock_row import LockRow
from bigdeal_gui.gui.parts.layout.collapsing import StepGap
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.spacing import INSIDE, LINE, NEAR, set_margins
from bigdeal_gui.pages.deal import MAX_EVENT

if TYPE_CHECKING:
    from bigdeal_gui.pages.deal import DealModel

_STEP_WIDTH: Final = 156


class DealForm(QWidget):
    """Writes what the user sets into the model.

    `changed` is emitted after each change, `help_me_asked` when somebody can neither type nor move a mouse.
    """

    changed = Signal()
    help_me_asked = Signal()

    def __init__(self, model: DealModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.event_line = QLineEdit(self)
        self.boards = BoardsField(self)
        self.formats = FormatsBox(model.formats, self, has_letters=True)
        self.lock = LockRow(self)
        self.entropy = EntropyPanel(model.meter, self)
        self.help_me = QPushButton(self.tr("I cannot &type or use a mouse"), self)
        self._boards_label = QLabel(self)
        self._build()
        self._fit_letters()
        self.event_line.textChanged.connect(self._on_event_line_text_changed)
        self.boards.changed.connect(self._on_boards_changed)
        self.formats.changed.connect(self.changed)
        self.lock.changed.connect(self._on_lock_changed)
        self.boards.more.turned.connect(self._show_lock)
        self._show_lock()
        self.help_me.clicked.connect(self.help_me_asked)

    def _build(self) -> None:
        self.event_line.setMaxLength(MAX_EVENT)
        self.event_line.setMinimumHeight(32)
        self.event_line.setAccessibleName(self.tr("Event"))
        self.event_line.setPlaceholderText(self.tr("such as Tuesday pairs; you can leave it empty"))
        self.event_line.setToolTip(self.tr("The name of the event, written into the files"))
        self.help_me.setObjectName("linkButton")
        self.help_me.setFlat(True)
        self.help_me.setAutoDefault(False)
        self.help_me.setCursor(Qt.CursorShape.PointingHandCursor)
        self.help_me.setToolTip(self.tr("Use only the computer’s own randomness"))
        event_label = QLabel(self.tr("&Event"), self)
        event_label.setBuddy(self.event_line)
        boards_label = self._boards_label
        boards_label.setText(self.tr("&Boards"))
        boards_label.setBuddy(self.boards.count)

        what = QGridLayout()
        what.setHorizontalSpacing(INSIDE)
        what.setVerticalSpacing(NEAR)
        what.addWidget(event_label, 0, 0)
        what.addWidget(self.event_line, 0, 1)
        what.addWidget(boards_label, 1, 0, Qt.AlignmentFlag.AlignTop)
        what.addWidget(self.boards, 1, 1)
        what.setColumnStretch(1, 1)

        luck = QVBoxLayout()
        luck.setSpacing(LINE)
        luck.addWidget(self.entropy, 1)
        luck.addWidget(self.help_me, 0, Qt.AlignmentFlag.AlignLeft)

        steps = QGridLayout(self)
        set_margins(steps, 0)
        steps.setHorizontalSpacing(INSIDE)
        steps.setColumnMinimumWidth(0, _STEP_WIDTH)
        steps.setColumnStretch(1, 1)
        top = Qt.AlignmentFlag.AlignTop
        for step, (name, topic, content) in enumerate(
            (
                (self.tr("Boards"), "", what),
                (self.tr("Files for"), "machines", None),
                (self.tr("Randomness"), "meter", luck),
            )
        ):
            row = 2 * step
            if step:
                steps.addWidget(StepGap(self), row - 1, 0)
            steps.addWidget(StepTitle(step + 1, name, topic, self), row, 0, top)
            if content is not None:
                steps.addLayout(content, row, 1)
        files = QVBoxLayout()
        files.setSpacing(LINE)
        files.addWidget(self.formats)
        files.addWidget(self.lock)
        steps.addLayout(files, 2, 1)
        steps.setRowStretch(4, 1)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fit_letters()

    def _fit_letters(self) -> None:
        # The words stand beside the numbers, be there a second line below them or not.
        self._boards_label.setMinimumHeight(self.boards.count.sizeHint().height())

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
        self._model.event = text.strip()
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
        disc = QLabel(str(number), self)
        disc.setObjectName("stepNumber")
        disc.setAlignment(Qt.AlignmentFlag.AlignCenter)
        title = QLabel(name, self)
        set_text_role(title, TextRole.SECTION)
        row = QHBoxLayout(self)
        set_margins(row)
        row.addWidget(disc)
        row.addWidget(title)
        if topic:
            row.addWidget(HelpButton(topic, name, self))
        row.addStretch(1)


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
