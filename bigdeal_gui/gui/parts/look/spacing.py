"""The rhythm of the window: its distances in pixels, all on one grid, and what stands in rows and columns."""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

GRID: Final = 4
"""Every distance is so many pixels, or a multiple."""

LINE: Final = 4
"""Between the lines of one thing."""
NEAR: Final = 8
"""Between things that belong together."""
INSIDE: Final = 12
"""Between the edge of a card and what is in it, and between the controls of a row."""
MARGIN: Final = 16
"""Between the edge of a page and what stands on it, and between the parts of a page."""
BETWEEN: Final = 24
"""Between two steps."""

BAR_MARGINS: Final = (MARGIN, NEAR, MARGIN, NEAR)
"""Of the bar at the foot of a page: left, top, right, bottom."""
ABOVE_BAR: Final = (MARGIN, 0, MARGIN, NEAR)
"""Of a message above it."""

STRETCH: Final = 1
"""Among the parts of a row or column: room that grows."""

_Shared: TypeAlias = tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
Part: TypeAlias = QWidget | QLayout | _Shared | int
"""What stands in a row or column, alone or with its share of room to spare and its place; or `STRETCH`."""

Margin: TypeAlias = int | tuple[int, int, int, int]
"""The same all round, or left, top, right and bottom."""

_Box = TypeVar("_Box", bound=QBoxLayout)


def set_page_margins(layout: QLayout) -> None:
    """Give the layout of a page its margins."""
    layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
    layout.setSpacing(MARGIN)


def set_margins(layout: QLayout, spacing: int = NEAR) -> None:
    """Give the layout of what stands on a page with other things no margins of its own."""
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)


def row_layout(
    *parts: Part, on: QWidget | None = None, margin: Margin = 0, spacing: int = NEAR
) -> QHBoxLayout:
    """Return a row of `parts`, with `margin` around them; it is the layout of `on`, where that is given."""
    return _in_box(QHBoxLayout(), parts, on, margin, spacing)


def column_layout(
    *parts: Part, on: QWidget | None = None, margin: Margin = 0, spacing: int = NEAR
) -> QVBoxLayout:
    """Return a column of `parts`, as `row_layout`."""
    return _in_box(QVBoxLayout(), parts, on, margin, spacing)


def _in_box(box: _Box, parts: tuple[Part, ...], on: QWidget | None, margin: Margin, spacing: int) -> _Box:
    if on is not None:
        on.setLayout(box)
    box.setContentsMargins(*(margin if isinstance(margin, tuple) else (margin,) * 4))
    box.setSpacing(spacing)
    add_to_layout(box, *parts)
    return box


def grid_layout(*rows: tuple[QWidget, QWidget], spacing: int = INSIDE) -> QGridLayout:
    """Return a grid with two widgets a row, `spacing` apart; the second takes the room to spare."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(spacing)
    grid.setVerticalSpacing(NEAR)
    grid.setColumnStretch(1, 1)
    for number, row in enumerate(rows):
        for column, widget in enumerate(row):
            grid.addWidget(widget, number, column)
    return grid


def add_to_layout(box: QBoxLayout, *parts: Part) -> None:
    """Put `parts` into a row or column, behind what is there."""
    for part in parts:
        if isinstance(part, int):
            box.addStretch(part)
            continue
        what, share, *where = part if isinstance(part, tuple) else (part, 0)
        if isinstance(what, QLayout):
            box.addLayout(what, share)
        else:
            box.addWidget(what, share, *where)
