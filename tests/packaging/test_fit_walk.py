"""The walk for what does not fit sees it, and a sample of it finds nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fit_walk import faults_in
from PySide6.QtWidgets import QLabel, QWidget

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_the_walk_sees_what_does_not_fit(qtbot: QtBot) -> None:
    """One pixel beyond the parent and words that are cut are faults; what fits is none."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(200, 100)
    label = QLabel("words", window)
    label.resize(label.sizeHint())
    with qtbot.waitExposed(window):
        window.show()
    assert list(faults_in(window)) == []
    label.move(window.width() - label.width() + 1, 0)
    assert [(kind, pixels) for kind, _what, pixels in faults_in(window)] == [("beyond its parent", 1)]
    label.move(0, 0)
    label.resize(label.width() - 3, label.height())
    assert [(kind, pixels) for kind, _what, pixels in faults_in(window)] == [("text cut", 3)]
