"""A column leaves out what only explains, and draws closer, before it scrolls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.giving_way import Aside, Explanation, Foldable, StepGap
from bigdeal_gui.gui.parts.scrolling import ScrollColumn, listed
from bigdeal_gui.gui.parts.spacing import BETWEEN, GRID, LINE

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

BUTTON, LOW = 60, 130


class Page:
    """A column of 400 pixels' width with two buttons, a gap between them and an explanation."""

    def __init__(self) -> None:
        self.holder = QWidget()
        self.column = ScrollColumn(self.holder)
        self.gap = StepGap(self.column.inside)
        self.words = Explanation("Your club and place. " * 8, self.column.inside)
        around = QVBoxLayout(self.holder)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.column)
        inside = self.column.layout_in
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        buttons = [QPushButton(words, self.column.inside) for words in ("One", "Two")]
        for part in (buttons[0], self.gap, self.words, buttons[1]):
            inside.addWidget(part)
        for button in buttons:
            button.setFixedHeight(BUTTON)
        inside.addStretch(1)

    @property
    def beyond(self) -> int:
        """How far it scrolls."""
        return self.column.verticalScrollBar().maximum()


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    """Return the column, shown."""
    made = Page()
    qtbot.addWidget(made.holder)
    with qtbot.waitExposed(made.holder):
        made.holder.show()
    return made


def room(page: Page, height: int) -> None:
    """Give the column of `page` so many pixels of height."""
    page.holder.resize(400, height)
    for _ in range(5):
        QApplication.processEvents()


def test_what_has_room_is_shown_and_comes_back(page: Page) -> None:
    """The explanation goes where the window is low, and is there again when it is high."""
    for height, is_shown in ((400, True), (LOW, False), (400, True)):
        room(page, height)
        assert page.words.isVisible() is is_shown
        assert page.beyond == 0


def test_a_gap_gives_no_more_than_is_missing(page: Page) -> None:
    """The steps draw closer on the grid, and only then anything is left out."""
    words = page.words.heightForWidth(400)
    room(page, 2 * BUTTON + BETWEEN + words - 6)
    assert page.words.isVisible()
    assert page.gap.height() == BETWEEN - 2 * GRID
    room(page, 2 * BUTTON + LINE)
    assert page.gap.height() == LINE


def test_what_nobody_wants_does_not_come_with_the_room(page: Page) -> None:
    """An explanation that a page has hidden stays hidden, and one shown where there is no room waits."""
    page.words.hide()
    room(page, LOW)
    room(page, 400)
    assert not page.words.isVisible()
    room(page, LOW)
    page.words.show()
    room(page, LOW)
    assert not page.words.isVisible()
    room(page, 400)
    assert page.words.isVisible()


def test_what_only_explains_goes_whole_or_shows_its_brief_form(page: Page) -> None:
    """A part that can be said shorter is; where that has no room either it goes."""
    aside = Aside(page.column.inside, rank=3)
    whole, brief = QWidget(aside), QWidget(aside)
    for part, height in ((whole, 200), (brief, 40)):
        label = QLabel("five steps", part)
        label.setFixedHeight(height)
        inside = QVBoxLayout(part)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(label)
    around = QVBoxLayout(aside)
    around.setContentsMargins(0, 0, 0, 0)
    around.addWidget(Foldable(whole, brief, aside))
    page.column.layout_in.insertWidget(4, aside)
    for height, shown in ((600, whole), (240, brief), (LOW, None), (600, whole)):
        room(page, height)
        assert [part for part in (whole, brief) if part.isVisible()] == ([shown] if shown else []), height
        assert page.beyond == 0


def test_a_list_scrolls_by_itself(page: Page) -> None:
    """A long list takes the room that is there, and the page around it has no bar."""
    long = QLabel("\n".join(["a finding"] * 60), page.column.inside)
    holder = listed(long, page.column.inside)
    page.column.layout_in.insertWidget(4, holder)
    room(page, 300)
    assert holder.verticalScrollBar().maximum() > 0
    assert page.beyond == 0
