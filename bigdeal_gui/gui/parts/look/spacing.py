"""The rhythm of the window: its distances in pixels, all of them on one grid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayout

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


def set_page_margins(layout: QLayout) -> None:
    """Give the layout of a page its margins."""
    layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
    layout.setSpacing(MARGIN)


def set_bar_margins(layout: QLayout) -> None:
    """Give the layout of the bar at the foot of a page its margins."""
    layout.setContentsMargins(MARGIN, NEAR, MARGIN, NEAR)
    layout.setSpacing(INSIDE)


def set_margins_above_bar(layout: QLayout) -> None:
    """Give the layout of a message above the foot of a page its margins."""
    layout.setContentsMargins(MARGIN, 0, MARGIN, NEAR)


def set_card_margins(layout: QLayout, spacing: int = LINE) -> None:
    """Give the layout of a card its margins."""
    layout.setContentsMargins(INSIDE, INSIDE, INSIDE, INSIDE)
    layout.setSpacing(spacing)


def set_margins(layout: QLayout, spacing: int = NEAR) -> None:
    """Give the layout of what stands on a page with other things no margins of its own."""
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
