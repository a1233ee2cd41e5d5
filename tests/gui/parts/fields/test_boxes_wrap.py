"""The words of a box wrap where there is no room for one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.fields.boxes import CheckBox, RadioButton

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

WORDS = "A number of the public &clock, which proves itself"


@pytest.mark.parametrize("kind", [CheckBox, RadioButton])
def test_words_take_a_second_line(qtbot: QtBot, kind: type[CheckBox | RadioButton]) -> None:
    """Half as wide it is higher, and shows words in the lower line; wide it has the height of one line."""
    holder = QWidget()
    qtbot.addWidget(holder)
    column = QVBoxLayout(holder)
    box = kind(WORDS, holder)
    column.addWidget(box)
    column.addStretch(1)
    wide = box.sizeHint().width()
    holder.resize(wide + 60, 200)
    with qtbot.waitExposed(holder):
        holder.show()
    one_line = box.height()
    holder.resize(wide * 2 // 3, 200)
    qtbot.waitUntil(lambda: box.width() < wide)
    line = box.fontMetrics().height()
    assert box.height() >= max(2 * line, one_line)
    lower = box.grab().toImage().copy(wide // 4, box.height() // 2 + 2, wide // 4, line // 2)
    shades = {lower.pixel(x, y) for x in range(lower.width()) for y in range(lower.height())}
    assert len(shades) > 1
    assert box.text() == WORDS
