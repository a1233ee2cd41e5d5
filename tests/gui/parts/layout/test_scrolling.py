"""Columns that scroll, lists in them, and dialogs as high as their text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QLabel, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.layout.collapsing import Explanation
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn, ScrollList, fit_to_text

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

BARS = 80
"""What the screen keeps for itself."""


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window beside the screen's middle."""
    made = QWidget()
    qtbot.addWidget(made)
    made.setGeometry(200, 300, 300, 200)
    return made


def filled(column: ScrollColumn, width: int, height: int) -> QWidget:
    """Put a block of that size into a column without margins, and return it."""
    column.layout_in.setContentsMargins(0, 0, 0, 0)
    block = QWidget(column.inside)
    block.setFixedSize(width, height)
    column.layout_in.addWidget(block)
    return block


def test_a_column_is_no_more_than_what_is_in_it(window: QWidget) -> None:
    """No frame, no ground of its own, nothing that the keyboard could stop at."""
    column = ScrollColumn(window)
    assert column.frameShape() is QFrame.Shape.NoFrame
    assert column.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert column.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAsNeeded, (
        "nothing is out of reach"
    )
    assert column.widgetResizable()
    assert not column.inside.autoFillBackground()
    assert column.minimumHeight() == 1


def test_a_column_is_as_wide_as_it_needs(window: QWidget, qtbot: QtBot) -> None:
    """With room for its bar, and no wider than the screen."""
    QVBoxLayout(window).addWidget(column := ScrollColumn(window))
    block = filled(column, 310, 50)
    with qtbot.waitExposed(window):
        window.show()
    bar = column.verticalScrollBar().sizeHint().width()
    assert column.minimumWidth() == 310 + bar
    block.setFixedWidth(5_000)
    screen = window.screen().availableGeometry().width()
    qtbot.waitUntil(lambda: column.minimumWidth() == screen - BARS)


def test_what_is_in_a_hidden_part_gives_nothing(window: QWidget, qtbot: QtBot) -> None:
    """Nor is it left out for want of room."""
    QVBoxLayout(window).addWidget(column := ScrollColumn(window))
    filled(column, 100, 150)
    parts = [QWidget(column.inside) for _ in range(2)]
    words = []
    for part in parts:
        column.layout_in.addWidget(part)
        QVBoxLayout(part).addWidget(explained := Explanation("A few words.", part))
        words.append(explained)
    parts[0].hide()
    window.resize(300, 160)
    with qtbot.waitExposed(window):
        window.show()
    for _ in range(5):
        QApplication.processEvents()
    assert words[0].given() == 0
    assert words[1].given() > 0


def test_the_height_of_a_column_is_that_of_its_lines(window: QWidget) -> None:
    """Where words wrap by the width, and otherwise what its parts ask for."""
    column = ScrollColumn(window)
    label = QLabel("several words " * 9, column.inside, wordWrap=True)
    column.layout_in.setContentsMargins(0, 3, 0, 4)
    column.layout_in.addWidget(label)
    assert column.height_for(60) == label.heightForWidth(60) + 7
    assert column.height_for(5_000) == max(label.heightForWidth(5_000), label.sizeHint().height()) + 7


def test_a_list_keeps_five_lines_in_sight(window: QWidget) -> None:
    """Whatever the size of text; it asks for no more."""
    made = ScrollList(window)
    filled(made, 50, 900)
    assert made.minimumHeight() == 5 * made.fontMetrics().height()
    for points in (10, 20):
        font = window.font()
        font.setPointSizeF(points)
        window.setFont(font)
        assert made.minimumHeight() == made.sizeHint().height() == 5 * made.fontMetrics().height()
    assert made.sizeHint().width() != made.sizeHint().height()
    margins = ScrollList(window).layout_in.contentsMargins()
    assert [margins.left(), margins.top(), margins.right(), margins.bottom()] == [0, 0, 0, 0]


@pytest.fixture
def dialog(window: QWidget) -> QDialog:
    """A dialog over the window, with margins."""
    made = QDialog(window)
    made.setContentsMargins(1, 2, 3, 4)
    QVBoxLayout(made).setContentsMargins(10, 20, 30, 40)
    return made


def test_a_dialog_is_as_high_as_its_text(dialog: QDialog, window: QWidget) -> None:
    """With all margins and what stands beside; in the middle of its window, and somewhat above it."""
    column = ScrollColumn(dialog)
    label = QLabel("several words " * 40, column.inside, wordWrap=True)
    column.layout_in.addWidget(label)
    fit_to_text(dialog, column, 400, 25)
    inner = 400 - (1 + 10 + 3 + 30)
    assert dialog.size() == QSize(400, column.height_for(inner) + 25 + (2 + 20 + 4 + 40))
    middle = QRect(QPoint(0, 0), dialog.size())
    middle.moveCenter(window.geometry().center())
    assert dialog.pos() == middle.topLeft() - QPoint(0, BARS // 4)


def test_a_dialog_is_no_larger_than_the_screen(dialog: QDialog) -> None:
    """And no narrower than its controls."""
    screen = dialog.screen().availableGeometry().size()
    column = ScrollColumn(dialog)
    filled(column, 100, 5_000)
    fit_to_text(dialog, column, 5_000, 0)
    assert dialog.size() == screen - QSize(BARS, BARS)
    wide = QWidget(dialog)
    wide.setFixedSize(350, 10)
    dialog.layout().addWidget(wide)
    fit_to_text(dialog, column, 10, 0)
    assert dialog.width() == dialog.minimumSizeHint().width() > 350


def test_a_dialog_stays_on_the_screen(dialog: QDialog, window: QWidget, qtbot: QtBot) -> None:
    """Where its window is half beyond; without a window it is in the screen's middle."""
    column = ScrollColumn(dialog)
    filled(column, 100, 50)
    window.move(-400, -400)
    fit_to_text(dialog, column, 200, 0)
    screen = dialog.screen().availableGeometry()
    assert dialog.pos() == screen.topLeft()
    alone = QDialog()
    qtbot.addWidget(alone)
    fit_to_text(alone, column, 200, 0)
    assert alone.height() == column.height_for(200), "no layout, no margins"
    middle = QRect(QPoint(0, 0), alone.size())
    middle.moveCenter(screen.center())
    assert alone.pos() == middle.topLeft() - QPoint(0, BARS // 4)
