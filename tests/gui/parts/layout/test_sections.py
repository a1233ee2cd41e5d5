"""Topics in a row: one is open, and the keyboard reaches every one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QLineEdit, QSizePolicy, QWidget

from bigdeal_gui.gui.parts.layout.sections import Sections
from tests.gui.tree import check_kept, said

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


def test_topics_are_as_they_were_kept(sections: Sections) -> None:
    """Each button says where it leads; the row has a name, and keeps its places when another one is bold."""
    check_kept("sections", said("three topics", sections))
    (line,) = sections.findChildren(QFrame, "topicLine")
    assert line.accessibleName() == "Topics"
    assert [one.accessibleName() for one in sections.findChildren(QLineEdit)] == [
        "Files",
        "Dealing",
        "Presets",
    ]
    for button in sections.buttons:
        font = QFont(button.font())
        font.setWeight(QFont.Weight.DemiBold)
        words = QFontMetrics(font).horizontalAdvance(button.text().replace("&", ""))
        assert button.minimumWidth() == words + 32
        fixed = QSizePolicy.Policy.Fixed
        assert (button.sizePolicy().horizontalPolicy(), button.sizePolicy().verticalPolicy()) == (
            fixed,
            fixed,
        )
        assert button.autoExclusive()
    assert sections.buttons[0].x() < sections.buttons[1].x() < sections.buttons[2].x()
    assert sections.focusProxy() is sections.buttons[0]
    assert sections.buttons[0].focusPolicy() is Qt.FocusPolicy.StrongFocus
    sections.open(2)
    assert sections.focusProxy() is sections.buttons[2]
    before = [button.minimumWidth() for button in sections.buttons]
    font = sections.font()
    font.setPointSizeF(2 * font.pointSizeF())
    sections.setFont(font)
    assert all(button.minimumWidth() > width for button, width in zip(sections.buttons, before, strict=True))


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
    first, last = (QWidget(), QWidget())
    inner = Sections("Inner", [("One", first), ("Two", last)], sections.window())
    assert (first.parent(), last.parent()) == (inner, inner)
    for control, place in ((QLineEdit(last), 1), (QLineEdit(first), 0), (last, 1), (first, 0)):
        inner.bring(control)
        assert inner.place == place
    assert inner.layout().indexOf(last) == 2


def test_a_topic_comes_and_goes(sections: Sections) -> None:
    """Where the open one goes, the first is open, and the keys pass over what is not there."""
    sections.open(1)
    sections.set_there(1, is_there=False)
    assert shown(sections) == ["Files"]
    QTest.keyClick(sections.window(), Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert shown(sections) == ["Presets"]
    sections.set_there(1, is_there=True)
    assert sections.place == 2, "what comes does not push itself forward"
    sections.set_there(0, is_there=False)
    assert sections.place == 2, "nor does another one that goes change it"
    sections.set_there(0, is_there=True)
    narrow = sections.buttons[1].minimumWidth()
    sections.rename(1, "Dealing (2)")
    assert (sections.buttons[1].text(), sections.buttons[1].minimumWidth() > narrow) == ("Dealing (2)", True)
    assert sections.buttons[1].isVisible()
    assert sections.buttons[1].toolTip().startswith("Dealing (2)")
