"""The “?” beside a group of controls, and how a page says which topic explains it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QToolButton, QWidget

_SIDE: Final = 26
_TOPIC: Final = "helpTopic"
_FIRST: Final = "deal"


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


def set_help_topic(page: QWidget, topic: str) -> None:
    """Let F1 open `topic` while `page` is shown."""
    page.setProperty(_TOPIC, topic)


def help_topic(page: QWidget | None) -> str:
    """Return the topic that explains `page`, or something in it; the first one where nobody said."""
    if page is not None:
        for one in (page, *page.findChildren(QWidget)):
            if topic := one.property(_TOPIC):
                return str(topic)
    return _FIRST
