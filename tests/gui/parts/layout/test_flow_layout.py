"""A row of controls goes on in the next line, as words do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget, QWidgetItem

from bigdeal_gui.gui.parts.layout.flow_layout import FlowLayout, flow_row

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Block(QWidget):
    """Asks for a size, and can do with half of its width."""

    def __init__(self, width: int, height: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._size = QSize(width, height)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return what it asks for."""
        return self._size

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - as above
        """Return what it can do with."""
        return QSize(self._size.width() // 2, self._size.height())


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """What the blocks stand on."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def blocks(window: QWidget) -> list[Block]:
    """Four blocks of several sizes."""
    return [Block(*size, window) for size in ((30, 10), (20, 20), (40, 10), (10, 40))]


@pytest.fixture
def row(window: QWidget, blocks: list[Block]) -> FlowLayout:
    """The blocks in a row on the window, 4 pixels apart."""
    made = flow_row(*blocks, on=window, spacing=4)
    window.show()
    return made


def places(blocks: list[Block]) -> list[tuple[int, int, int, int]]:
    """Return where blocks stand, and how large they are."""
    return [block.geometry().getRect() for block in blocks]  # type: ignore[misc] - four numbers each


def test_a_row_is_one_line_where_it_fits(row: FlowLayout, blocks: list[Block]) -> None:
    """Each block is centred in the height of the line, with a gap between two."""
    assert row.sizeHint() == QSize(30 + 20 + 40 + 10 + 3 * 4, 40)
    assert row.minimumSize() == QSize(20, 40)
    assert row.hasHeightForWidth()
    assert row.expandingDirections() == Qt.Orientation(0)
    row.setGeometry(QRect(7, 100, 112, 40))
    assert places(blocks) == [
        (7, 115, 30, 10), (41, 110, 20, 20), (65, 115, 40, 10), (109, 100, 10, 40)
    ]  # fmt: skip


def test_lines_break_where_the_width_ends(row: FlowLayout, blocks: list[Block]) -> None:
    """A line is as high as its highest block; lines stand in the middle of what is too high for them."""
    assert [row.heightForWidth(width) for width in (112, 111, 54, 53)] == [
        40, 20 + 4 + 40, 20 + 4 + 40, 10 + 4 + 20 + 4 + 10 + 4 + 40
    ]  # fmt: skip
    before = places(blocks)
    assert row.heightForWidth(55) == 64
    assert places(blocks) == before, "what is only asked moves nothing"
    row.setGeometry(QRect(0, 0, 54, 74))
    assert places(blocks) == [(0, 10, 30, 10), (34, 5, 20, 20), (0, 44, 40, 10), (44, 29, 10, 40)]
    row.setGeometry(QRect(0, 0, 54, 10))
    assert places(blocks)[1] == (34, 0, 20, 20)


def test_what_is_hidden_takes_no_room(row: FlowLayout, blocks: list[Block]) -> None:
    """Neither its width nor a gap; what comes behind it stands in its place."""
    blocks[1].hide()
    assert row.sizeHint() == QSize(30 + 40 + 10 + 2 * 4, 40)
    row.setGeometry(QRect(0, 0, 200, 40))
    assert [places(blocks)[place][0] for place in (0, 2, 3)] == [0, 34, 78]
    for block in blocks:
        block.hide()
    assert row.sizeHint() == row.minimumSize() == QSize(0, 0)
    assert row.heightForWidth(100) == 0


def test_the_first_that_expands_has_what_is_left_of_its_line(row: FlowLayout, blocks: list[Block]) -> None:
    """Those after it move to the right."""
    for place in (1, 2):
        blocks[place].setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    row.setGeometry(QRect(0, 0, 150, 40))
    assert [(left, width) for left, _top, width, _height in places(blocks)] == [
        (0, 30), (34, 58), (96, 40), (140, 10)
    ]  # fmt: skip
    row.setGeometry(QRect(0, 0, 113, 40))
    assert places(blocks)[1][2] == 21, "a pixel too"
    row.setGeometry(QRect(0, 0, 112, 40))
    assert places(blocks)[1][2] == 20


def test_what_is_wider_than_the_row_becomes_narrower(window: QWidget) -> None:
    """As far as it can; words take more lines then."""
    block = Block(100, 10, window)
    label = QLabel("several words " * 5, window, wordWrap=True)
    row = flow_row(block, label, spacing=0)
    window.show()
    lines = label.heightForWidth(80)
    assert row.heightForWidth(80) == 10 + lines
    row.setGeometry(QRect(0, 0, 80, 10 + lines))
    assert block.geometry() == QRect(0, 0, 80, 10)
    assert label.geometry() == QRect(0, 10, 80, lines)
    block.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    row.setGeometry(QRect(0, 0, 30, 500))
    assert block.width() == 50


def test_items_are_given_back(row: FlowLayout, blocks: list[Block], window: QWidget) -> None:
    """From the first to the last; beyond the ends there is none. Heights are worked out again."""
    assert row.count() == 4
    assert [item and item.widget() for item in map(row.itemAt, (-1, 0, 3, 4))] == [
        None, blocks[0], blocks[3], None
    ]  # fmt: skip
    assert row.heightForWidth(200) == 40
    taken = [item and item.widget() for item in map(row.takeAt, (-1, 4, 3, 0))]
    assert taken == [None, None, blocks[3], blocks[0]]
    assert (row.count(), row.heightForWidth(200)) == (2, 20)
    high = Block(5, 99, window)
    high.show()
    assert row.heightForWidth(200) == 20
    row.addItem(QWidgetItem(high))
    assert row.heightForWidth(200) == 99
    blocks[1].setMinimumHeight(150)
    row.invalidate()
    assert row.heightForWidth(200) == 150
    margins = row.contentsMargins()
    assert [margins.left(), margins.top(), margins.right(), margins.bottom()] == [0, 0, 0, 0]
