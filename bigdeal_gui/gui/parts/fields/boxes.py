"""Check boxes and radio buttons that can be hit anywhere in their row, and whose words wrap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QRadioButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    _OfQt = QCheckBox
else:
    _OfQt = object

LEAST_HEIGHT: Final = 26
"""Pixels; WCAG 2.2 asks for 24."""
_FLAGS: Final = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextShowMnemonic
_LETTERS: Final = 20
"""How narrow a box may become whose words wrap."""


class _Box(_OfQt):
    """A box as high as its row. Comes before Qt's class among the bases."""

    _control: QStyle.ControlElement
    _contents: QStyle.SubElement

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setMinimumHeight(LEAST_HEIGHT)
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt's name
        """Tell whether a click at `pos` switches it: above and below the words as well."""
        return self.rect().contains(pos) and super().hitButton(QPoint(pos.x(), self.height() // 2))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for a few words beside the mark."""
        hint = super().minimumSizeHint()
        hint.setWidth(min(hint.width(), self.fontMetrics().averageCharWidth() * _LETTERS + self._mark()))
        return hint

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        """Return the height in pixels of all its lines."""
        metrics, room = self.fontMetrics(), width - self._mark()
        words = metrics.boundingRect(QRect(QPoint(), QSize(room, room)), _FLAGS, self.text())
        return max(self.sizeHint().height() + words.height() - metrics.height(), self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the mark, and the words in as many lines as they need."""
        if self.width() >= self.sizeHint().width():
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(self._control, option)
        area = self.rect()
        area.setLeft(self._mark())
        flags = Qt.AlignmentFlag.AlignVCenter | _FLAGS
        role = self.foregroundRole()
        painter.drawItemText(area, flags, self.palette(), self.isEnabled(), self.text(), role)

    def _mark(self) -> int:
        """Return how many pixels stand before the words."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        return self.style().subElementRect(self._contents, option, self).left()


class CheckBox(_Box, QCheckBox):
    """A check box as high as its row."""

    _control = QStyle.ControlElement.CE_CheckBox
    _contents = QStyle.SubElement.SE_CheckBoxContents


class RadioButton(_Box, QRadioButton):
    """A radio button as high as its row."""

    _control = QStyle.ControlElement.CE_RadioButton
    _contents = QStyle.SubElement.SE_RadioButtonContents
