"""A column that scrolls where the screen is small, and windows as high as their text needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

_ROOM: Final = 80
"""Pixels that the screen keeps for its own bars and the window's title."""


class ScrollColumn(QScrollArea):
    """Holds one column of controls; scrolls to whichever has the focus.

    `layout_in` is where the controls go, their parent is `inside`.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # One that Python knows: to name one of Qt's own, PySide6 makes every class of widgets that there is.
        self.setViewport(QWidget(self))
        self.inside = QWidget(self)
        self.layout_in = QVBoxLayout(self.inside)
        self.setWidget(self.inside)
        self.inside.setAutoFillBackground(False)
        self.inside.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Be as wide as the column needs, so that nothing is cut at the side."""
        if event.type() == QEvent.Type.LayoutRequest:
            bar = self.verticalScrollBar().sizeHint().width()
            self.setMinimumWidth(min(self.inside.minimumSizeHint().width() + bar, self._screen_width()))
        return super().eventFilter(watched, event)

    def height_for(self, width: int) -> int:
        """Return the height in pixels at which a column of `width` needs no scrolling."""
        return max(self.layout_in.totalHeightForWidth(width), self.layout_in.totalSizeHint().height())

    def _screen_width(self) -> int:
        return self.screen().availableGeometry().width() - _ROOM


def fit_to_text(dialog: QDialog, column: ScrollColumn, width: int, other_height: int) -> None:
    """Size `dialog` so that `column` shows whole, as far as the screen allows, amid its parent.

    `width` is the width in pixels; `other_height` what stands above and below the column.
    """
    screen = dialog.screen().availableGeometry()
    room = screen.size()
    fitting = min(max(width, dialog.minimumSizeHint().width()), room.width() - _ROOM)
    margins = dialog.contentsMargins()
    outer = dialog.layout()
    if outer is not None:
        margins += outer.contentsMargins()
    inner = fitting - margins.left() - margins.right()
    wanted = column.height_for(inner) + other_height + margins.top() + margins.bottom()
    dialog.resize(fitting, min(wanted, room.height() - _ROOM))
    over = dialog.parentWidget()
    place = dialog.geometry()
    place.moveCenter(over.window().geometry().center() if over is not None else screen.center())
    dialog.move(max(place.x(), screen.x()), max(place.y() - _ROOM // 4, screen.y()))
