"""What is copied from a label can be pasted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from bigdeal_gui.errors.storage import FolderMissing
from bigdeal_gui.gui.parts.look.labels import CopiedText
from bigdeal_gui.gui.parts.strips.error_strip import ErrorStrip
from bigdeal_gui.pages.path_words import breakable

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A narrow page on the screen whose labels can be copied from."""
    made = QWidget()
    qtbot.addWidget(made)
    CopiedText(made)
    made.resize(240, 300)
    QVBoxLayout(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


@pytest.mark.parametrize("times", [0, 3])
def test_a_long_path_is_copied_as_it_is(page: QWidget, qtbot: QtBot, times: int) -> None:
    """However often the strip was resized in between."""
    strip = ErrorStrip(page)
    page.layout().addWidget(strip)
    error = FolderMissing(Path("/home/club/a-long-name-of-a-folder/another-long-name/sets-of-this-year"))
    strip.show_error(error)
    label = strip.sentence
    qtbot.waitUntil(lambda: label.text() != str(error))
    for width in range(times):
        page.resize(250 + width, 300)
    assert label.text() == breakable(str(error))
    label.setFocus()
    label.setSelection(0, len(label.text()))
    QTest.keyClick(label, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == str(error)


def test_what_is_copied_elsewhere_is_left_alone(page: QWidget) -> None:
    """Whatever has the focus then."""
    line = QLineEdit(page)
    page.layout().addWidget(line)
    line.setFocus()
    QGuiApplication.clipboard().setText(breakable("/a/b"))
    assert QGuiApplication.clipboard().text() == breakable("/a/b") != "/a/b"
