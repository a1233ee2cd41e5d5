"""The button above what is folded away: a push button to a screen reader, which says how the fold stands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from bigdeal_gui.gui.parts.look import icons

_HEIGHT: Final = 28


class FoldButton(QToolButton):
    """`turned` tells whether the fold is open now, whenever that has changed."""

    turned = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_open = False
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumHeight(_HEIGHT)
        self.clicked.connect(self._on_clicked)
        self._show_state()

    def turn(self, *, is_open: bool) -> None:
        """Open or close the fold."""
        if is_open != self.is_open:
            self.is_open = is_open
            self._show_state()
            self.turned.emit(is_open)

    def _show_state(self) -> None:
        self.setIcon(icons.icon("less" if self.is_open else "more", self.palette()))
        # No tick: a screen reader would call it a choice.
        self.setAccessibleDescription(self.tr("expanded") if self.is_open else self.tr("collapsed"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Repaint the icon when the colours change."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_state()

    def _on_clicked(self) -> None:
        self.turn(is_open=not self.is_open)
