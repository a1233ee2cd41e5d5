"""The view before a tournament is open, by itself: what it says, what it asks for, what it offers again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.parts.layout.collapsing import Aside
from bigdeal_gui.gui.tournament.start import TournamentStart
from tests.gui.tree import check_kept, lines, story_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

CUPS = (Path("/there/R&D<b>.sqd"), Path("/there/final.sqd"))


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """A window with room for all of the view."""
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(900, 1400)
    return made


@pytest.fixture
def start(window: MainWindow, qtbot: QtBot) -> TournamentStart:
    """The view on the screen."""
    made = TournamentStart(window)
    window.setCentralWidget(made)
    with qtbot.waitExposed(window):
        window.show()
    return made


def test_what_is_said_before_a_tournament_is_open(start: TournamentStart) -> None:
    """Of those that were opened before none is left that is not offered any more."""

    def way() -> Iterator[str]:
        start.show_recent(CUPS[1:])
        (old,) = start.recent
        yield "one before"
        start.show_recent(CUPS)
        assert not old.isVisible()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        yield "two before"

    start.show_recent(())
    told = story_of(lambda: list(lines(start, start)), way())
    check_kept("tournament start", "".join(f"{line}\n" for line in told))


def test_one_opened_before_looks_like_a_link(start: TournamentStart) -> None:
    """The hand says that it can be pressed."""
    start.show_recent(CUPS)
    assert {button.cursor().shape() for button in start.recent} == {Qt.CursorShape.PointingHandCursor}
    assert all(button.isFlat() for button in start.recent)


def test_the_view_is_read_from_above(start: TournamentStart, qtbot: QtBot) -> None:
    """What was opened before stands above the steps, whose meanings are the widest; below is what is left."""
    start.show_recent(CUPS)
    steps = start.findChild(Aside)
    order = [start.recent_title, *start.recent, steps]
    qtbot.waitUntil(lambda: start.recent[1].y() > start.recent[0].y())
    assert sorted(order, key=QWidget.y) == order
    assert steps.geometry().bottom() < start.height() - 200
    box = steps.findChild(QFrame, "codeBox")
    meanings = [label for label in box.findChildren(QLabel) if label.wordWrap()]
    assert min(label.width() for label in meanings) > box.width() // 2


def test_what_was_opened_before_is_asked_for_by_its_plan(start: TournamentStart) -> None:
    """Each by its button."""
    asked: list[object] = []
    start.show_recent(CUPS)
    start.recent_asked.connect(asked.append)
    for button in start.recent:
        button.click()
    assert asked == list(CUPS)


def test_the_icon_takes_the_colours(start: TournamentStart) -> None:
    """It is drawn again when they change, and then alone."""
    before = start.open_button.icon().cacheKey()
    start.setFont(start.new_button.font())
    QCoreApplication.sendEvent(start, QEvent(QEvent.Type.EnabledChange))
    assert start.open_button.icon().cacheKey() == before
    start.setPalette(QPalette(Qt.GlobalColor.red))
    assert start.open_button.icon().cacheKey() != before
