"""More than a page has room for at once: a few topics in a row, and below it what belongs to the open one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QSizePolicy, QWidget

from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.look.labels import bold_width
from bigdeal_gui.gui.parts.look.spacing import LINE, MARGIN, column_layout

_AROUND: Final = 2 * MARGIN
"""Pixels of padding and border around the words of a topic."""


class Sections(QWidget):
    """`topics` holds a title, with the letter that Alt presses, and the controls each; the first is open.

    Ctrl with Page Up or Page Down opens the one beside it, too. `opened` carries the place of a topic when
    another one is opened.
    """

    opened = Signal(int)

    def __init__(self, name: str, topics: Sequence[tuple[str, QWidget]], parent: QWidget) -> None:
        super().__init__(parent)
        self._contents = [content for _title, content in topics]
        self._line = QFrame(self)
        self._line.setObjectName("topicLine")
        self._line.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self.buttons = [self._button(place, title) for place, (title, _content) in enumerate(topics)]
        row = flow_row(*self.buttons, on=self._line, spacing=LINE)
        row.setContentsMargins(LINE, LINE, LINE, LINE)
        column = column_layout(self._line, on=self, spacing=MARGIN)
        for place, content in enumerate(self._contents):
            content.setAccessibleName(self.buttons[place].accessibleName())
            content.setVisible(not place)
            column.addWidget(content, 1)
        self.buttons[0].setChecked(True)
        self.setFocusProxy(self.buttons[0])
        self._fit()
        for keys, step in ((Qt.Key.Key_PageUp, -1), (Qt.Key.Key_PageDown, 1)):
            shortcut = QShortcut(QKeySequence(Qt.Modifier.CTRL | keys), self)
            shortcut.setProperty("step", step)
            shortcut.activated.connect(self._on_shortcut_activated)
        # Not only a click: assistive programs switch the button without one.
        self._group.idToggled.connect(self._on_group_id_toggled)

    def _button(self, place: int, title: str) -> QPushButton:
        button = QPushButton(title, self._line, autoDefault=False)
        button.setObjectName("topicButton")
        self._name(button, title)
        # One of many that stays down: a radio button to a screen reader.
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._group.addButton(button, place)
        return button

    @property
    def place(self) -> int:
        """The place of the open topic, from 0 on."""
        return self._group.checkedId()

    def open(self, place: int) -> None:
        """Open the topic `place`."""
        self.buttons[place].setChecked(True)

    def bring(self, control: QWidget) -> None:
        """Open the topic that holds `control`; elsewhere nothing is changed."""
        for place, content in enumerate(self._contents):
            if content is control or content.isAncestorOf(control):
                self.open(place)

    def set_there(self, place: int, *, is_there: bool) -> None:
        """Have the topic `place` among the others, or not; instead of an open one the first is opened."""
        self.buttons[place].setVisible(is_there)
        if not is_there and self.place == place:
            self.open(next(place for place, button in enumerate(self.buttons) if not button.isHidden()))

    def rename(self, place: int, title: str) -> None:
        """Call the topic `place` by another title."""
        self.buttons[place].setText(title)
        self._name(self.buttons[place], title)
        self._fit()

    def _name(self, button: QPushButton, title: str) -> None:
        words = title.replace("&", "")
        button.setAccessibleName(words)
        button.setToolTip(
            self.tr("{topic}: press Ctrl+Page Up or Ctrl+Page Down to go from one to the next").format(
                topic=words
            )
        )

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Keep the room for the bold words of the open topic, so that none moves when it is opened."""
        for button in self.buttons:
            button.setMinimumWidth(bold_width(button, button.text().replace("&", "")) + _AROUND)

    def _on_shortcut_activated(self) -> None:
        there = [place for place, button in enumerate(self.buttons) if not button.isHidden()]
        step = int(self.sender().property("step"))
        self.open(there[(there.index(self.place) + step) % len(there)])
        self.buttons[self.place].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _on_group_id_toggled(self, place: int, is_on: bool) -> None:  # noqa: FBT001 - Qt's signature
        if is_on:
            for other, content in enumerate(self._contents):
                content.setVisible(other == place)
            self.setFocusProxy(self.buttons[place])
            self.opened.emit(place)
