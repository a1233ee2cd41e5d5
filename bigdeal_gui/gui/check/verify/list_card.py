"""A card for one of the four lists: what is proved, left to you, chosen, or not as promised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bigdeal_gui.gui.check.verify.light_mark import LightMark
from bigdeal_gui.gui.parts.look.labels import hint_label, section_label
from bigdeal_gui.pages.verify import LIGHTS
from bigdeal_gui.tournament.verdict.lists import ListName

if TYPE_CHECKING:
    from bigdeal_gui.pages.verify import ListShown

_SIGNS: Final = {ListName.LEFT_TO_YOU: "open", ListName.CHOSEN: "about"}


class ListCard(QFrame):
    """Hidden while its list is empty."""

    def __init__(self, name: ListName, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = name
        self._shown: ListShown | None = None
        self.setObjectName("fileCard")
        self.title = section_label("", self)
        self.words = hint_label("", self)
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(12)
        self._rows.setVerticalSpacing(8)
        self._rows.setColumnStretch(1, 1)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(LightMark(LIGHTS[name], self._sign_size() + 4, self, _SIGNS.get(name, "")))
        head.addWidget(self.title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.words)
        column.addLayout(self._rows)
        self.hide()

    def show_list(self, shown: ListShown) -> None:
        """Show a list."""
        if shown == self._shown:
            return
        self._shown = shown
        self._clear()
        self.title.setText(shown.title)
        self.words.setText(shown.words)
        self.setAccessibleName(f"{shown.title}. {shown.words}")
        for row, line in enumerate(shown.lines):
            self._add(row, line.text)
        for widget in self.findChildren(QWidget):
            if self._rows.indexOf(widget) >= 0:
                widget.show()  # at once, so that nothing jumps
        self.setVisible(bool(shown.lines))

    def _sign_size(self) -> int:
        """Return how large a sign is beside words of the size that was chosen."""
        return self.fontMetrics().height()

    def _clear(self) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _add(self, row: int, text: str) -> None:
        sign = LightMark(LIGHTS[self._name], self._sign_size(), self, _SIGNS.get(self._name, ""))
        self._rows.addWidget(sign, row, 0, Qt.AlignmentFlag.AlignTop)
        label = QLabel(text, self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._rows.addWidget(label, row, 1)
