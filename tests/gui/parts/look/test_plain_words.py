"""Names that come from anybody, in labels and tool tips."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui import app
from bigdeal_gui.gui.parts.look.labels import PlainLabel, plain_tip

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

WINDOW = Path(app.__file__).parent


def test_no_name_in_a_label_says_something_else(qtbot: QtBot) -> None:
    """It is neither HTML nor turned round, whether it is there from the start or comes later."""
    parent = QWidget()
    qtbot.addWidget(parent)
    label = PlainLabel("<b>In order</b>\n\u202enbp", parent, wordWrap=True)
    assert (label.text(), label.parent(), label.wordWrap()) == ("<b>In order</b>\n\ufffdnbp", parent, True)
    assert label.textFormat() is Qt.TextFormat.PlainText
    label.setText("a\u2028b")
    assert label.text() == "a\ufffdb"


def test_a_label_begins_at_the_left_whatever_its_script(qtbot: QtBot) -> None:
    """A day behind a Hebrew name stays a day; what is read from the left has nothing put into it."""
    parent = QWidget()
    qtbot.addWidget(parent)
    label = PlainLabel("שבת 7 · 28 Nov 2026", parent)
    assert label.text() == "\u200eשבת 7\u200e · 28 Nov 2026"
    label.setText("Cup 7 · 28 Nov 2026")
    assert label.text() == "Cup 7 · 28 Nov 2026"


def test_every_label_of_the_window_is_plain() -> None:
    """None but PlainLabel is of Qt's own class, which guesses from the words whether they are HTML."""
    qt_label = re.compile(r"[( ]QLabel\(|^class (?!PlainLabel).*\bQLabel\b", re.MULTILINE)
    assert [path.name for path in WINDOW.rglob("*.py") if qt_label.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    ("name", "tip"),
    [
        ("/home/a & b", "/home/a & b"),
        ("/home/<br>In order.pbn", "<p>/home/&lt;br&gt;In order.pbn</p>"),
        ("/home/\u202enbp.evil", "/home/\ufffdnbp.evil"),
    ],
)
def test_a_tool_tip_shows_a_name_as_it_is(name: str, tip: str) -> None:
    """What Qt would take for HTML is made HTML that shows it; all else stays."""
    assert plain_tip(name) == tip
