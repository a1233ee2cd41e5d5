"""Tab goes through any window in the order of its layouts, and no control sends it in a circle."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn
from bigdeal_gui.gui.parts.layout.tab_order import move_focus, tab_stops

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Window(QWidget):
    """A window in which Tab, and Qt where a control is shut, go this way."""

    def focusNextPrevChild(self, is_forward: bool) -> bool:  # noqa: FBT001, N802 - Qt's signature
        """Go on or back."""
        return move_focus(self, is_forward=is_forward)


def shown(window: QWidget, qtbot: QtBot) -> QWidget:
    """Show `window` and give it the keyboard."""
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def lines(count: int, parent: QWidget) -> list[QLineEdit]:
    """Return `count` fields."""
    return [QLineEdit(parent) for _ in range(count)]


def test_a_grid_is_read_row_by_row(qtbot: QtBot) -> None:
    """What counts is where a control stands, not when it was made or added."""
    window = QWidget()
    first, second, third, fourth = lines(4, window)
    grid = QGridLayout(window)
    grid.addWidget(fourth, 1, 1)
    grid.addWidget(first, 0, 0)
    inner = QVBoxLayout()
    inner.addWidget(third)
    grid.addLayout(inner, 1, 0)
    grid.addWidget(second, 0, 1)
    shown(window, qtbot)
    assert tab_stops(window) == [first, second, third, fourth]


def test_a_form_and_a_row_turned_round_are_read_as_they_stand(qtbot: QtBot) -> None:
    """A form goes by its rows; a box that fills from its end is read from its beginning."""
    window = QWidget()
    first, second, third, fourth = lines(4, window)
    column = QVBoxLayout(window)
    form = QFormLayout()
    form.addRow(QLabel("Second"), second)
    form.insertRow(0, QLabel("First"), first)
    turned = QBoxLayout(QBoxLayout.Direction.RightToLeft)
    turned.addWidget(fourth)
    turned.addWidget(third)
    column.addLayout(form)
    column.addLayout(turned)
    shown(window, qtbot)
    assert tab_stops(window) == [first, second, third, fourth]


def test_what_cannot_be_worked_is_passed_over(qtbot: QtBot) -> None:
    """Hidden and shut controls, labels and the inner works of a control are no stops."""
    window = QWidget()
    column = QVBoxLayout(window)
    box, combo, hidden, shut = QSpinBox(window), QComboBox(window), QLineEdit(window), QLineEdit(window)
    combo.setEditable(True)
    for widget in (QLabel("Word", window), box, hidden, combo, shut):
        column.addWidget(widget)
    shut.setEnabled(False)
    hidden.hide()
    loose = QLineEdit(window)  # no layout holds it
    shown(window, qtbot)
    assert tab_stops(window) == [box, combo, loose]


def test_a_control_that_stands_for_another_is_no_circle(qtbot: QtBot) -> None:
    """A part that hands the focus to a control before it lets Tab go on behind it."""
    window = QWidget()
    row = QHBoxLayout(window)
    inner, after = lines(2, window)
    part = QWidget(window)
    QVBoxLayout(part).addWidget(inner)
    row.addWidget(part)
    row.addWidget(after)
    part.setFocusProxy(inner)
    window.setTabOrder(after, part)
    shown(window, qtbot)
    inner.setFocus()
    assert move_focus(window, is_forward=True)
    assert after.hasFocus()
    assert move_focus(window, is_forward=True)
    assert inner.hasFocus()
    assert move_focus(window, is_forward=False)
    assert after.hasFocus()


def test_each_button_of_an_exclusive_group_is_visited(qtbot: QtBot) -> None:
    """Qt leaves one of several radio buttons to Tab; here every one is a stop, whichever is chosen."""
    window = QWidget()
    column = QVBoxLayout(window)
    buttons = [QRadioButton(word, window) for word in ("One", "Two", "Three")]
    group = QButtonGroup(window)
    checkable = [QPushButton(word, window) for word in ("Four", "Five")]
    for button in checkable:
        button.setCheckable(True)
        group.addButton(button)
    for button in (*buttons, *checkable):
        column.addWidget(button)
    shown(window, qtbot)
    for button in (buttons[1], checkable[0]):
        button.setChecked(True)
        button.setFocus()
    assert tab_stops(window) == [*buttons, *checkable]


def test_focus_goes_on_from_a_control_that_was_shut(qtbot: QtBot) -> None:
    """A button that shuts itself, or its part, hands the focus to what comes after it."""
    window = Window()
    column = QVBoxLayout(window)
    before, after = lines(2, window)
    part = QWidget(window)
    inner = QPushButton("Once", part)
    QVBoxLayout(part).addWidget(inner)
    for widget in (before, part, after):
        column.addWidget(widget)
    shown(window, qtbot)
    inner.setFocus()
    inner.setEnabled(False)
    assert after.hasFocus()
    inner.setEnabled(True)
    inner.setFocus()
    part.hide()
    assert after.hasFocus()


def test_without_any_stop_the_focus_stays(qtbot: QtBot) -> None:
    """A window without controls, or with one that has the focus, has nowhere to go."""
    window = QWidget()
    QVBoxLayout(window).addWidget(QLabel("Word", window))
    shown(window, qtbot)
    assert not move_focus(window, is_forward=True)
    only = QLineEdit(window)
    window.layout().addWidget(only)
    only.show()
    assert move_focus(window, is_forward=False)
    assert only.hasFocus()
    assert not move_focus(window, is_forward=True)


def test_the_control_is_scrolled_into_sight(qtbot: QtBot) -> None:
    """A control below the edge comes into sight with the focus."""
    window = QWidget()
    area, inside = QScrollArea(window), QWidget()
    column = QVBoxLayout(inside)
    before, far = lines(2, inside)
    column.addWidget(before)
    column.addSpacing(2000)
    column.addWidget(far)
    area.setWidget(inside)
    area.setWidgetResizable(True)
    QVBoxLayout(window).addWidget(area)
    window.resize(300, 200)
    shown(window, qtbot)
    before.setFocus()
    QTest.qWait(1)
    assert move_focus(window, is_forward=True)
    assert far.hasFocus()
    assert area.verticalScrollBar().value() > 1000


def test_a_column_that_was_walked_through_stays(qtbot: QtBot) -> None:
    """Nothing in Python holds it but its parent; a part of it sends the focus on to it."""
    window = QWidget()
    qtbot.addWidget(window)
    outer = QVBoxLayout(window)
    for _number in range(2):
        column = ScrollColumn(window)
        column.layout_in.addWidget(QPushButton(column.inside))
        outer.addWidget(column)
    del column
    with qtbot.waitExposed(window):
        window.show()
    move_focus(window, is_forward=True)
    gc.collect()
    assert len(window.findChildren(ScrollColumn)) == 2


def test_no_item_of_a_layout_is_kept(qtbot: QtBot) -> None:
    """PySide would give its object out again for the item of another layout, when this one is gone."""
    window = QWidget()
    column = QVBoxLayout(window)
    column.addWidget(QLineEdit(window))
    row = QHBoxLayout()
    column.addLayout(row)
    row.addStretch()
    row.addWidget(QLineEdit(window))
    shown(window, qtbot)
    assert len(tab_stops(window)) == 2
    items = (one for one in gc.get_objects() if isinstance(one, QLayoutItem) and not isinstance(one, QLayout))
    assert not [item for item in items if item.widget() is None or item.widget().parentWidget() is window]
