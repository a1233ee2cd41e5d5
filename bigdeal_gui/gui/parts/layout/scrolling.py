"""A column that fits itself to its room or else scrolls, and windows as high as their text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.layout.collapsing import Collapsible, collapse_parts, is_collapsible

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent


_LINES_IN_SIGHT: Final = 5
_ROOM: Final = 80
"""Pixels that the screen keeps for its own bars and the window's title."""


class ScrollColumn(QScrollArea):
    """Holds one column of controls; scrolls to whichever has the focus.

    `layout_in` is where the controls go, their parent is `inside`. Where they do not fit, gaps, explanations
    and tables in it collapse before anything scrolls.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # One that Python knows: to name one of Qt's own, PySide6 makes every class of widgets that there is.
        self.setViewport(QWidget(self))
        self.inside = QWidget(self)
        self.layout_in = QVBoxLayout(self.inside)
        self.setWidget(self.inside)
        self.inside.setAutoFillBackground(False)
        # It scrolls: a message below it does not, and keeps its lines.
        self.setMinimumHeight(1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Be as wide as the column needs, so that nothing is cut at the side: Qt watches `inside` already."""
        if event.type() == QEvent.Type.LayoutRequest:
            bar = self.verticalScrollBar().sizeHint().width()
            self.setMinimumWidth(min(self.inside.minimumSizeHint().width() + bar, self._screen_width()))
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Leave out what has no room, or show it again."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Fit again: what is not shown yet does not know how wide it is."""
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        widgets = self.inside.findChildren(QWidget)
        # From below: Qt tells a layout of what changed in it only after a round of events each.
        for widget in reversed(widgets):
            layout = widget.layout()
            if layout is not None and not widget.isHidden():
                layout.activate()
        parts = self._parts(widgets)
        # With and without the bar: Qt keeps one that is there until nothing is too high beside it.
        bar = self.verticalScrollBar().sizeHint().width()
        needed = max(
            self.layout_in.totalHeightForWidth(self.width()),
            self.layout_in.totalHeightForWidth(self.width() - bar),
            self.layout_in.totalMinimumSize().height(),
        )
        needed += sum(part.given() for part in parts)
        collapse_parts(parts, needed - self.height())

    def _parts(self, widgets: Iterable[QWidget]) -> list[Collapsible]:
        """Return those of `widgets` that collapse here; what is in a column within is that one's own."""
        return [
            widget
            for widget in widgets
            if is_collapsible(widget) and widget.is_wanted() and self._shows(widget.parentWidget())
        ]

    def _shows(self, holder: QWidget | None) -> bool:
        around = holder
        while around is not None and not isinstance(around, ScrollColumn):
            around = around.parentWidget()
        return around is self and holder is not None and holder.isVisibleTo(self.inside)

    def height_for(self, width: int) -> int:
        """Return the height in pixels at which a column of `width` needs no scrolling."""
        return max(self.layout_in.totalHeightForWidth(width), self.layout_in.totalSizeHint().height())

    def _screen_width(self) -> int:
        return self.screen().availableGeometry().width() - _ROOM


class ScrollList(ScrollColumn):
    """A list of things of any height that scrolls by itself, on a page that does not."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.layout_in.setContentsMargins(0, 0, 0, 0)
        self._fit_text()

    def _fit(self) -> None:
        """Leave nothing out: what does not fit is scrolled to."""

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for a few lines; the rest of the room is welcome."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Keep some lines in sight when the text size changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_text()

    def _fit_text(self) -> None:
        self.setMinimumHeight(self.fontMetrics().height() * _LINES_IN_SIGHT)


def scrolling_list(content: QWidget, parent: QWidget) -> ScrollList:
    """Return a list that scrolls by itself, of what is in `content`."""
    holder = ScrollList(parent)
    holder.layout_in.addWidget(content)
    holder.layout_in.addStretch(1)
    return holder


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
