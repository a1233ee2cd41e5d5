"""Check boxes and radio buttons with room for unsteady hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionButton

from bigdeal_gui.gui.parts.fields.boxes import LEAST_HEIGHT, CheckBox, RadioButton

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("kind", [CheckBox, RadioButton])
def test_the_whole_row_can_be_clicked(kind: type[CheckBox | RadioButton], qtbot: QtBot) -> None:
    """A click at the upper or lower edge counts, one outside does not."""
    box = kind("Leave it unsealed")
    qtbot.addWidget(box)
    box.resize(box.sizeHint().width(), 40)
    with qtbot.waitExposed(box):
        box.show()
    assert box.minimumHeight() == LEAST_HEIGHT >= 24
    for y in (1, 38):
        box.setAutoExclusive(False)
        box.setChecked(False)
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, y))
        assert box.isChecked()
    assert not box.hitButton(QPoint(8, 45))
    box.resize(box.width(), 200)
    assert box.hitButton(QPoint(8, 1))


def mark_of(box: CheckBox | RadioButton) -> int:
    """Return how many pixels stand before the words of a box."""
    option = QStyleOptionButton()
    box.initStyleOption(option)
    contents = QStyle.SubElement.SE_CheckBoxContents
    if isinstance(box, RadioButton):
        contents = QStyle.SubElement.SE_RadioButtonContents
    return box.style().subElementRect(contents, option, box).left()


@pytest.mark.parametrize("kind", [CheckBox, RadioButton])
def test_a_box_is_as_narrow_as_a_few_words_and_as_high_as_its_lines(
    kind: type[CheckBox | RadioButton], qtbot: QtBot
) -> None:
    """Twenty letters and its mark; a short one is as narrow as it is."""
    assert kind().text() == ""
    box, short = kind("mmmm " * 8 + "mmmm"), kind("mm")
    for made in (box, short):
        qtbot.addWidget(made)
        made.setMinimumHeight(0)
    assert short.minimumSizeHint().width() == short.sizeHint().width()
    mark = mark_of(box)
    assert box.minimumSizeHint().width() == 20 * box.fontMetrics().averageCharWidth() + mark
    words = box.fontMetrics().horizontalAdvance(box.text())
    high, line = box.sizeHint().height(), box.fontMetrics().height()
    assert [box.heightForWidth(mark + room) for room in (words + 1, words - 1)] == [high, high + line]
    box.setMinimumHeight(300)
    assert box.heightForWidth(1000) == 300


@pytest.mark.parametrize("kind", [CheckBox, RadioButton])
def test_words_that_wrap_stand_beside_the_mark(kind: type[CheckBox | RadioButton], qtbot: QtBot) -> None:
    """The mark looks as ever; the words are in two lines with nothing between."""
    box = kind("mmmm mmmm")
    qtbot.addWidget(box)
    mark = mark_of(box)
    for is_on in (False, True):
        box.setAutoExclusive(False)
        box.setChecked(is_on)
        box.resize(box.sizeHint().width(), 80)
        wide = box.grab().toImage()
        box.resize(box.width() - 8, 80)
        narrow = box.grab().toImage()
        assert narrow.copy(0, 0, mark, 80) == wide.copy(0, 0, mark, 80)
        ground = narrow.pixel(narrow.width() - 1, 0)
        inked = [any(narrow.pixel(x, y) != ground for x in range(mark, narrow.width())) for y in range(80)]
        above, below = inked[:40], inked[40:]
        assert any(above)
        assert any(below)
        assert not inked[40]
        left = [any(narrow.pixel(x, y) != ground for y in range(80)) for x in range(mark, narrow.width())]
        assert left.index(True) <= 3
