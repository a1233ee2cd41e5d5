"""Check boxes and radio buttons with room for unsteady hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

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
