"""The strip that shows one's own rhythm as bars: alike where the hands are even.

Nothing moves in it but the one bar that is new, so there is no motion to reduce. It says nothing to a screen
reader, which has the meter's words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QWidget

from bigdeal_gui.randomness.rhythm_trace import BARS, LONG

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from bigdeal_gui.randomness.rhythm_trace import Slots

_STEP: Final = 10
_WIDTH: Final = 7
_GAP: Final = 4
_FAINT: Final = 0.55


class RhythmStrip(QWidget):
    """Bars of three heights on one foot, in a colour of the palette."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._slots: Slots = (None,) * BARS
        self._is_warning = False
        self.setFixedSize(QSize(BARS * (_WIDTH + _GAP) - _GAP, LONG * _STEP))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_rhythm(self, slots: Slots, *, is_warning: bool) -> None:
        """Show bars of these heights, in the colour of a warning where they are too even."""
        if (slots, is_warning) != (self._slots, self._is_warning):
            self._slots, self._is_warning = slots, is_warning
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the bars."""
        role = QPalette.ColorRole.BrightText if self._is_warning else QPalette.ColorRole.Accent
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(role))
        painter.setOpacity(1.0 if self._is_warning else _FAINT)
        for place, height in enumerate(self._slots):
            if height is not None:
                tall = height * _STEP
                bar = QRectF(place * (_WIDTH + _GAP), self.height() - tall, _WIDTH, tall)
                painter.drawRoundedRect(bar, 1.5, 1.5)
        painter.end()
