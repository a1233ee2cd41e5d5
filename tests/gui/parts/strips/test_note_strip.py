"""What a strip above a page does to the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, Tone, put_strip_above

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_a_strip_that_says_nothing_moves_no_title(qtbot: QtBot) -> None:
    """The page begins where it would without one, before the strip spoke and after it was closed."""
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    title = QLabel("Title", page)
    column.addWidget(title)
    column.addStretch(1)
    strip = NoteStrip(Tone.HINT, ("Not now",), page)
    put_strip_above(page, strip)
    with qtbot.waitExposed(page):
        page.show()
    assert title.y() == 0
    strip.say("Files", "are still there")
    qtbot.waitUntil(lambda: title.y() > strip.height())
    assert strip.isVisible()
    strip.buttons[-1].click()
    qtbot.waitUntil(lambda: title.y() == 0)
