"""Topics in a row: one is open, and the keyboard reaches every one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from bigdeal_gui.gui.parts.layout.sections import Sections

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def holder(qtbot: QtBot) -> QWidget:
    """Return what the topics lie in."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def sections(holder: QWidget, qtbot: QtBot) -> Sections:
    """Return three topics, each with a field."""
    made = Sections("Topics", [(name, QLineEdit(name)) for name in ("Files", "&Dealing", "Presets")], holder)
    holder.resize(600, 200)
    with qtbot.waitExposed(holder):
        holder.show()
    return made


def shown(sections: Sections) -> list[str]:
    """Return the fields that can be seen."""
    return [line.text() for line in sections.findChildren(QLineEdit) if line.isVisible()]


def test_one_topic_is_open_at_a_time(sections: Sections, qtbot: QtBot) -> None:
    """A click, or a program for the blind, opens another; it is told, and has the name that stands there."""
    assert shown(sections) == ["Files"]
    with qtbot.waitSignal(sections.opened, timeout=1000, check_params_cb=lambda place: place == 1):
        sections.buttons[1].setChecked(True)
    assert shown(sections) == ["&Dealing"]
    assert sections.place == 1
    assert sections.buttons[1].accessibleName() == "Dealing"


def test_keys_lead_from_one_topic_to_the_next(sections: Sections) -> None:
    """Ctrl with Page Down and Page Up goes round; the focus is on the topic."""
    QTest.keyClick(sections.window(), Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert shown(sections) == ["Presets"]
    assert sections.buttons[2].hasFocus()
    QTest.keyClick(sections.window(), Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert shown(sections) == ["Files"]


def test_the_topic_of_a_control_is_opened(sections: Sections) -> None:
    """Whoever leads to a control brings its topic with it; what is nowhere here changes nothing."""
    sections.bring(sections.findChildren(QLineEdit)[2])
    assert shown(sections) == ["Presets"]
    sections.bring(QWidget(sections.window()))
    assert shown(sections) == ["Presets"]


def test_a_topic_comes_and_goes(sections: Sections) -> None:
    """Where the open one goes, the first is open, and the keys pass over what is not there."""
    sections.open(1)
    sections.set_there(1, is_there=False)
    assert shown(sections) == ["Files"]
    QTest.keyClick(sections.window(), Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert shown(sections) == ["Presets"]
    sections.set_there(1, is_there=True)
    sections.rename(1, "Dealing (2)")
    assert sections.buttons[1].isVisible()
    assert sections.buttons[1].toolTip().startswith("Dealing (2)")
