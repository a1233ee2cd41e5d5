"""What holds of all that is on the screen when a test ends: it is in its place and says what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QTextEdit,
    QWidget,
)

from bigdeal_gui.gui.parts.fields.folder_field import FolderField
from bigdeal_gui.gui.settings.first_run import FirstRun

if TYPE_CHECKING:
    from collections.abc import Iterator

CONTROLS = (
    QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit,
)  # fmt: skip
SAY_ENOUGH = (QCheckBox, QRadioButton)
SAY_ALL = {"Restore de&faults…", "All licences in &full…"}
"""Buttons whose own words are enough."""


def faults() -> list[str]:
    """Return what is wrong with the program's windows on the screen, and with dialogs, shown or not."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [
        fault
        for window in QApplication.topLevelWidgets()
        if _is_ours(window) and (window.isVisible() or isinstance(window, QDialog))
        for fault in (*_not_placed(window), *_in_one_cell(window), *_unspoken(window))
    ]


def _is_qt_s_own(part: QWidget) -> bool:
    return part.objectName().startswith("qt_")


def _is_put_away(part: QWidget) -> bool:
    """Tell whether somebody has hidden a part: what was only not shown yet is none such."""
    return part.isHidden() and part.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)


def _is_ours(widget: QWidget) -> bool:
    return type(widget).__module__.startswith("bigdeal_gui.")


def _not_placed(window: QWidget) -> Iterator[str]:
    """Yield what no layout of its parent holds: it covers others, in the corner."""
    for parent in (window, *window.findChildren(QWidget)):
        layout = parent.layout()
        if layout is None:
            yield from _on_one_spot(parent)
            continue
        placed = set(_widgets_in(layout))
        for child in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            is_seen = not _is_put_away(child) and not child.isWindow()
            if is_seen and child not in placed and not _is_qt_s_own(child):
                yield f"not placed: {child} in {parent}"


def _on_one_spot(parent: QWidget) -> Iterator[str]:
    """Yield what lies on something else in a part of the program that nothing lays out."""
    if not _is_ours(parent) and type(parent) is not QWidget:
        return
    taken: set[tuple[int, int]] = set()
    for child in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if not (_is_put_away(child) or child.isWindow() or _is_qt_s_own(child)):
            if (spot := child.pos().toTuple()) in taken:
                yield f"on another: {child} in {parent}"
            taken.add(spot)


def _widgets_in(layout: QLayout) -> Iterator[QWidget]:
    """Yield the widgets of a layout and of those inside it."""
    for part in (layout, *layout.findChildren(QLayout)):
        yield from (child for _place, child in placed_parts(part) if isinstance(child, QWidget))


def placed_parts(layout: QLayout) -> list[tuple[int, QWidget | QLayout]]:
    """Return the widgets and layouts in a layout, with their places.

    No item is asked for: PySide would keep an object for each, and give it out again for another item that
    comes to lie at the same address, as for those of a `FlowLayout`.
    """
    here = Qt.FindChildOption.FindDirectChildrenOnly
    widgets = layout.parentWidget().findChildren(QWidget, options=here)
    parts = (*widgets, *layout.findChildren(QLayout, options=here))
    return sorted(
        ((place, part) for part in parts if (place := layout.indexOf(part)) >= 0),
        key=lambda placed: placed[0],
    )


def _in_one_cell(window: QWidget) -> Iterator[str]:
    """Yield what covers something else in a grid."""
    for grid in window.findChildren(QGridLayout):
        taken: set[tuple[int, int]] = set()
        for place, part in placed_parts(grid):
            if isinstance(part, QWidget) and _is_put_away(part):
                continue
            row, column, rows, columns = grid.getItemPosition(place)
            cells = {(row + down, column + right) for down in range(rows) for right in range(columns)}
            if cells & taken:
                yield f"in the cell of another: {part} in {grid.parent()}"
            taken |= cells


def _unspoken(window: QWidget) -> Iterator[str]:
    """Yield controls without a name for a screen reader, and buttons and numbers without a tool tip."""
    for control in window.findChildren(QWidget):
        parent = control.parentWidget()
        is_asked = isinstance(control, CONTROLS) and control.isVisible() and not _is_qt_s_own(control)
        if not is_asked or isinstance(parent, QLineEdit) or type(parent).__module__.startswith("tests."):
            continue
        if not QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name).strip():
            yield f"no name: {control} in {parent}"
        if _needs_tip(control, parent) and not isinstance(window, FirstRun) and not control.toolTip():
            yield f"no tool tip: {control} in {parent}"


def _needs_tip(control: QWidget, parent: QWidget) -> bool:
    """Tell whether a control's few words need a tip: not those of a dialog's answers, or of “Choose…”."""
    if isinstance(control, QAbstractSpinBox):
        return True
    if not isinstance(control, QAbstractButton) or isinstance(control, SAY_ENOUGH):
        return False
    return control.text() not in SAY_ALL and not isinstance(parent, QDialogButtonBox | FolderField)
