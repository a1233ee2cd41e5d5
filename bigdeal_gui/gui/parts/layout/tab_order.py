"""The way of the Tab key through a window: every control once, in the order in which the eye reads.

The order is that of the layouts, looked up at each press: what was made late, unfolded or shut a moment ago
stands in its place, and a control that stands for another one cannot send the focus in a circle.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QBoxLayout,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QLayout,
    QScrollArea,
    QWidget,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QButtonGroup

_BACKWARDS: Final = frozenset({QBoxLayout.Direction.RightToLeft, QBoxLayout.Direction.BottomToTop})


def tab_stops(inside: QWidget) -> list[QWidget]:
    """Return the controls in `inside` that Tab visits now: row by row, each row from left to right."""
    return list(_way(inside, None))


def move_focus(window: QWidget, *, is_forward: bool) -> bool:
    """Give the focus to the control of `window` after, or before, the one that has it; False without any."""
    here = cast("QWidget | None", window.focusWidget())
    way = list(_way(window, here))
    if not is_forward:
        way.reverse()
    place = way.index(here) + 1 if here in way else 0
    goal = way[place % len(way)] if way else here
    if goal is None or goal is here:
        return False
    goal.setFocus(Qt.FocusReason.TabFocusReason if is_forward else Qt.FocusReason.BacktabFocusReason)
    _bring_into_sight(goal)
    return True


def _way(inside: QWidget, here: QWidget | None) -> Iterator[QWidget]:
    """Yield the stops, and `here` whether or not it is one: it may have been shut under the focus."""
    for widget in _children(inside):
        holds_here = here is not None and (widget is here or widget.isAncestorOf(here))
        is_open = widget.isVisible() and widget.isEnabled()
        if widget is here or (is_open and _is_stop(widget)):
            yield widget
        if (is_open or holds_here) and not isinstance(widget, QAbstractSpinBox | QComboBox):
            yield from _way(widget, here if holds_here else None)


def _is_stop(widget: QWidget) -> bool:
    # Of an exclusive group Qt takes all but one out of the way, which hides the others.
    is_one = isinstance(widget, QAbstractButton) and _is_one_of_many(widget)
    if not is_one and not widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return False
    # Asked last: PySide takes the answer for a child of `widget`. The viewport of a scroll area, never a stop
    # itself, would answer with the area that holds it, and both would be garbage.
    return widget.focusProxy() is None


def _is_one_of_many(button: QAbstractButton) -> bool:
    group = cast("QButtonGroup | None", button.group())
    return button.isCheckable() and (group.exclusive() if group is not None else button.autoExclusive())


def _children(parent: QWidget) -> Iterator[QWidget]:
    """Yield the widgets in `parent`: as its layout has them, then those that no layout holds."""
    layout = parent.layout()
    placed = list(_widgets(layout, parent)) if layout is not None else []
    yield from placed
    for child in parent.children():
        if isinstance(child, QWidget) and not child.isWindow() and child not in placed:
            yield child


def _widgets(layout: QLayout, parent: QWidget) -> Iterator[QWidget]:
    for part in _parts(layout, parent):
        if isinstance(part, QWidget):
            yield part
        else:
            yield from _widgets(part, parent)


def _parts(layout: QLayout, parent: QWidget) -> list[QWidget | QLayout]:
    """Return the widgets and layouts in `layout`, which is, or is in, that of `parent`.

    No item is asked for: PySide would keep an object for each, and give it out again for another item that
    comes to lie at the same address, such as one that a `FlowLayout` holds.
    """
    parts = (*parent.children(), *layout.children())
    placed = {
        number: part
        for part in parts
        if isinstance(part, QWidget | QLayout) and (number := layout.indexOf(part)) >= 0
    }
    numbers = sorted(placed)
    if isinstance(layout, QGridLayout):
        numbers.sort(key=lambda number: _grid_place(layout, number))
    elif isinstance(layout, QFormLayout):
        numbers.sort(key=lambda number: _form_place(layout, number))
    elif isinstance(layout, QBoxLayout) and layout.direction() in _BACKWARDS:
        numbers.reverse()
    return [placed[number] for number in numbers]


def _grid_place(layout: QGridLayout, number: int) -> tuple[int, int]:
    row, column, *_spans = cast("tuple[int, int, int, int]", layout.getItemPosition(number))
    return row, column


def _form_place(layout: QFormLayout, number: int) -> tuple[int, int]:
    # PySide gives row and role back; its stubs know of no answer.
    row, role = cast("tuple[int, QFormLayout.ItemRole]", layout.getItemPosition(number))
    return row, role.value


def _bring_into_sight(widget: QWidget) -> None:
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()
