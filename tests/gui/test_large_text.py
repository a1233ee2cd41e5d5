"""With the largest text in the smallest window nothing scrolls sideways: words wrap, columns become one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.check.board.door import SetLookup
from bigdeal_gui.gui.check.drop_area import DropArea, DropWords
from bigdeal_gui.gui.deal.form import DealForm, StepTitle
from bigdeal_gui.gui.history.page import JournalBar
from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.fields.formats_box import FormatsBox
from bigdeal_gui.gui.parts.look.appearance import WindowLook
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, Tone
from bigdeal_gui.gui.tournament.steps.value_parts import RoundPart
from bigdeal_gui.resource_files import style_sheet
from bigdeal_gui.storage.settings import Settings
from tests.pages.test_deal import model_at
from tests.services.tournament.verdict_cups import ROUND_RULE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

ROOM: Final = 900 - 75 - 32
"""Pixels of the smallest window that bar and margins of a page leave."""


@pytest.fixture
def look(qapp: QApplication, looks: None) -> Iterator[WindowLook]:  # noqa: ARG001 - the order
    """Yield the looks of the window, with the largest text."""
    made = WindowLook(style_sheet())
    made.apply("light", 200)
    yield made
    made.apply("light")
    qapp.processEvents()


def _area(parent: QWidget) -> QWidget:
    area = DropArea(DropWords("Drop what a tournament published here", "", "Choose &files…", ""), parent)
    area.set_large(is_large=False)
    return area


def _warning(parent: QWidget) -> QWidget:
    strip = NoteStrip(Tone.WARNING, (), parent)
    strip.extra.addWidget(CheckBox("I &understand: I only want copies, for a record or a web page", strip))
    return strip


def _round(parent: QWidget) -> QWidget:
    part = RoundPart(parent)
    part.show_rule(ROUND_RULE)
    return part


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("make", [_area, _warning, _round, SetLookup])
def test_large_words_wrap(make: Callable[[QWidget], QWidget], qtbot: QtBot) -> None:
    """Each asks for no more than the width that a page has."""
    window = QWidget()
    qtbot.addWidget(window)
    made = make(window)
    made.show()
    with qtbot.waitExposed(window):
        window.show()
    assert made.minimumSizeHint().width() <= ROOM


def test_the_steps_become_one_column(look: WindowLook, qtbot: QtBot) -> None:
    """The names of the steps stand above them where they have no room beside them, and come back."""
    window = QWidget()
    qtbot.addWidget(window)
    form = DealForm(model_at(), window)
    with qtbot.waitExposed(window):
        window.show()
    form.resize(form.minimumSizeHint().width(), 600)
    title = form.findChildren(StepTitle)[0]
    assert form.minimumSizeHint().width() <= ROOM
    qtbot.waitUntil(lambda: title.geometry().bottom() < form.event_line.y())
    look.apply("light")
    form.resize(1000, 600)
    qtbot.waitUntil(lambda: title.geometry().right() < form.event_line.x())


def test_a_format_takes_one_line_where_there_is_room(qtbot: QtBot) -> None:
    """What is hidden below its words makes it no narrower."""
    box = FormatsBox(model_at().formats, (window := QWidget()))
    qtbot.addWidget(window)
    for choice in box.choices.values():
        assert choice.sizeHint().width() >= choice.box.sizeHint().width()


@pytest.mark.usefixtures("look")
def test_the_verdict_on_the_journal_keeps_a_few_words_a_line(qtbot: QtBot) -> None:
    """Beside the buttons it would have a word a line: they take a second line instead."""
    window = QWidget()
    qtbot.addWidget(window)
    bar = JournalBar(window, Settings)
    bar.show_unreadable()
    with qtbot.waitExposed(window):
        window.show()
    bar.resize(bar.minimumSizeHint().width(), 200)
    assert bar.minimumSizeHint().width() <= ROOM
    qtbot.waitUntil(lambda: bar.words.width() >= bar.words.fontMetrics().averageCharWidth() * 16)
