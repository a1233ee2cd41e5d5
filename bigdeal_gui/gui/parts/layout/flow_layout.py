"""A row of controls that goes on in the next line where the width ends, as words do."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from bigdeal_gui.gui.parts.look.spacing import NEAR


class FlowLayout(QLayout):
    """Lays its items out from left to right, and below each other where they must be.

    Items of one line share its height and are centred in it; so are all lines where there is more room.
    What is left of a line goes to the first item in it that expands.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        """By width, as far as they were asked for since anything changed."""
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's name
        """Take `item` in at the end."""
        self._items.append(item)
        self._heights.clear()

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's name; it asks beyond the end
        """Return an item; None beyond the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - as above
        """Give an item back; None beyond the end."""
        self._heights.clear()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 - Qt's name
        """Ask for no more room than needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        """Tell that the height follows from the width."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        """Return the height of all lines of `width`."""
        if width not in self._heights:
            self._heights[width] = self._arrange(QPoint(), width, is_trial=True)
        return self._heights[width]

    def invalidate(self) -> None:
        """Forget what was worked out before something in it changed."""
        self._heights.clear()
        super().invalidate()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for one line."""
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in sizes) + self.spacing() * max(len(sizes) - 1, 0)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        """Be content with the widest item."""
        smallest = QSize(0, 0)
        for item in self._items:
            smallest = smallest.expandedTo(item.minimumSize())
        return smallest

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802 - Qt's name
        """Put every item in its place."""
        super().setGeometry(rect)
        above = max((rect.height() - self.heightForWidth(rect.width())) // 2, 0)
        self._arrange(rect.topLeft() + QPoint(0, above), rect.width(), is_trial=False)

    def _arrange(self, begin: QPoint, width: int, *, is_trial: bool) -> int:
        """Return where the last line ends; without `is_trial` put the items in their places."""
        gap, top = self.spacing(), begin.y()
        for number, line in enumerate(self._lines(width)):
            top += gap if number else 0
            height = max(size.height() for _item, size in line)
            left = begin.x()
            spare = max(width - sum(size.width() + gap for _item, size in line) + gap, 0)
            for item, size in line:
                if item.expandingDirections() & Qt.Orientation.Horizontal:
                    size.setWidth(size.width() + spare)
                    spare = 0
                if not is_trial:
                    down = (height - size.height()) // 2
                    item.setGeometry(QRect(QPoint(left, top + down), size))
                left += size.width() + gap
            top += height
        return top

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = _size(item, width)
            if lines and used + self.spacing() + size.width() <= width:
                lines[-1].append((item, size))
                used += self.spacing() + size.width()
            else:
                lines.append([(item, size)])
                used = size.width()
        return lines


def _size(item: QLayoutItem, most: int) -> QSize:
    """Return the size that `item` asks for; where it is wider than `most` pixels, it takes more lines."""
    size = item.sizeHint()
    if size.width() > most:
        size.setWidth(max(most, item.minimumSize().width()))
        if item.hasHeightForWidth():
            size.setHeight(item.heightForWidth(size.width()))
    return size


def flow_row(*widgets: QWidget, on: QWidget | None = None, spacing: int = NEAR) -> FlowLayout:
    """Return such a row of `widgets`; it is the layout of `on`, where that is given."""
    row = FlowLayout(on)
    row.setSpacing(spacing)
    for widget in widgets:
        row.addWidget(widget)
    return row
