"""A director reads a hand from a board that is wrong, and is told which board it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bigdeal_gui.formats.table import format_by_name, parse_formats
from bigdeal_gui.gui.check.board.door import BoardDoor
from bigdeal_gui.model.diagrams import hands_text
from bigdeal_gui.model.plans import parse_range
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore


@pytest.fixture
def door(store: SettingsStore, qtbot: QtBot) -> Iterator[BoardDoor]:
    """The door on the screen."""
    made = BoardDoor(store)
    qtbot.addWidget(made)
    made.resize(900, 640)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.stop()


@pytest.fixture
def hands(sets: Path) -> list[str]:
    """The hands of board 13 of a set that was dealt here, as PBN writes them."""
    order = SessionOrder(
        parse_range("24"), parse_formats("pbn"), sets, "tuesday", b"club", event="Tuesday pairs"
    )
    deal_session(order, Seed(bytes([7] * 20)), Work(open_journal))
    boards = format_by_name("pbn").read((sets / "tuesday.pbn").read_bytes()).boards
    return [text.decode("ascii") for text in hands_text(boards[12].deal)]


def test_table_seven_says_that_the_board_is_wrong(door: BoardDoor, qtbot: QtBot, hands: list[str]) -> None:
    """The board was turned: the answer names it and says what to do; no card stays on the screen."""
    panel = door.panel
    assert not panel.button.isEnabled()
    for seat in SEATS:
        panel.hands[seat].setText(hands[seat - 1])
    panel.number.setText("13")
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        QTest.mouseClick(panel.button, Qt.MouseButton.LeftButton)
    assert panel.title.text().startswith("Board 13 of “Tuesday pairs”")
    assert "turned by 90°: North’s hand lies East" in panel.title.text()
    assert "Law 87" in panel.text.text()
    assert all(not line.text() and not line.isUndoAvailable() for line in panel.hands.values())
    assert panel.answer.accessibleName() == panel.title.text()


def test_one_hand_is_right(door: BoardDoor, qtbot: QtBot, hands: list[str]) -> None:
    """Return in a field asks; the number need not be known."""
    line = door.panel.hands[Seat.EAST]
    line.setText(hands[Seat.EAST])
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        QTest.keyClick(line, Qt.Key.Key_Return)
    assert "what you read is right; hands read: 1" in door.panel.title.text()


def test_what_is_no_hand_stays_to_be_corrected(door: BoardDoor, qtbot: QtBot) -> None:
    """The reason is told, and what was typed can be mended."""
    line = door.panel.hands[Seat.EAST]
    line.setText("AKQ")
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        QTest.keyClick(line, Qt.Key.Key_Return)
    assert "not a hand of 13 different cards" in door.panel.title.text()
    assert line.text() == "AKQ"
    line.clear()
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert door.jobs.is_idle
