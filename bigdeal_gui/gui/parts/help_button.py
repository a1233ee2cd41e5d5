"""The “?” beside a group of controls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QToolButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_SIDE: Final = 26


class HelpButton(QToolButton):
    """Opens the help at `topic`, which explains what is called `about`."""

    asked = Signal(str)

    def __init__(self, topic: str, about: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._topic = topic
        self.setObjectName("helpButton")
        self.setText("?")
        self.setAccessibleName(self.tr("Help: {about}").format(about=about))
        self.setToolTip(self.tr("What does this mean? (F1)"))
        self.setAutoRaise(True)
        self.setFixedSize(_SIDE, _SIDE)
        self.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        self.asked.emit(self._topic)
        window = self.window()
        ask = getattr(window, "help_asked", None)
        if ask is not None:
            ask.emit(self._topic)
