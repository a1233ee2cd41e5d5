"""A choice of one among a few, each with a line that says what it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QStyle, QWidget

from bigdeal_gui.gui.parts.fields.boxes import RadioButton
from bigdeal_gui.gui.parts.layout.collapsing import Explanation
from bigdeal_gui.gui.parts.look.spacing import NEAR, add_to_layout, column_layout, row_layout

Value = TypeVar("Value")


class ChoiceGroup(QWidget, Generic[Value]):
    """Radio buttons; `rows` holds a value, its title and its explanation each.

    `chosen` is emitted when the user picked another one.
    """

    chosen = Signal()

    def __init__(self, name: str, rows: Sequence[tuple[Value, str, str]], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._values = [value for value, _title, _explanation in rows]
        self._group = QButtonGroup(self)
        column = column_layout(on=self, spacing=0)
        self._explanations = list[QHBoxLayout]()
        for place, (_value, title, explanation) in enumerate(rows):
            button = RadioButton(title, self)
            button.setAccessibleName(title.replace("&", ""))
            button.setAccessibleDescription(explanation)
            self._group.addButton(button, place)
            below = row_layout(Explanation(explanation, self))
            add_to_layout(column, button, below)
            self._explanations.append(below)
        self._group.idClicked.connect(self.chosen)
        self.buttons = [self._group.button(place) for place in range(len(self._values))]

        self._indent()

    def _indent(self) -> None:
        """Begin the explanations where the titles begin, whatever the text size."""
        mark = self.style().pixelMetric(QStyle.PixelMetric.PM_ExclusiveIndicatorWidth, None, self.buttons[0])
        for below in self._explanations:
            below.setContentsMargins(mark + NEAR, 0, 0, NEAR)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._indent()

    @property
    def value(self) -> Value:
        """The value of the chosen row; the first one's while none is."""
        return self._values[max(self._group.checkedId(), 0)]

    def set_value(self, value: Value) -> None:
        """Show `value` as chosen."""
        self._group.button(self._values.index(value)).setChecked(True)
