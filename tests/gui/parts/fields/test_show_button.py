"""The button that shows what is typed into lines for secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from bigdeal_gui.gui.parts.fields.show_button import ShowButton

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_it_shows_hides_and_hides_again_when_all_is_emptied(qtbot: QtBot) -> None:
    """Both lines together; what is typed next is unseen again."""
    parent = QWidget()
    qtbot.addWidget(parent)
    lines = QLineEdit("one", parent), QLineEdit("two", parent)
    button = ShowButton(parent, *lines)
    modes = QLineEdit.EchoMode

    def seen() -> list[bool]:
        return [line.echoMode() is modes.Normal for line in lines]

    assert (seen(), button.text()) == ([False, False], "Show")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (seen(), button.text(), button.is_shown) == ([True, True], "Hide", True)
    lines[0].clear()
    assert seen() == [True, True]
    lines[1].clear()
    assert (seen(), button.text()) == ([False, False], "Show")
    lines[0].setText("x")
    button.click()
    button.click()
    assert seen() == [False, False]
