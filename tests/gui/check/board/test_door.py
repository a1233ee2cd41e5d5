"""What is this board? A set code from a box tells its session."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.gui.check.board.door import BoardDoor
from bigdeal_gui.journal.journal import SeenSet
from bigdeal_gui.model.plans import BoardRange, parse_board_range
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from tests.gui.tree import check_kept, said

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


def looked_up(door: BoardDoor, qtbot: QtBot, code: str) -> str:
    """Type a code and return the answer."""
    lookup = door.lookup
    lookup.line.setText(code)
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        QTest.keyClick(lookup.line, Qt.Key.Key_Return)
    assert lookup.answer.isVisible()
    return f"{lookup.answer.title.text()}\n{lookup.answer.text.text()}"


def test_a_typed_code_tells_the_session(door: BoardDoor, qtbot: QtBot, sets: Path) -> None:
    """Capitals, blanks and dashes do not matter; files that are gone are told."""
    order = SessionOrder(
        parse_board_range("4"), parse_formats("pbn,dlm"), sets, "tuesday", b"club", event="Tuesday pairs"
    )
    code = deal_session(order, Seed(bytes([7] * 20)), Work(open_journal)).set_code
    (sets / "tuesday.dlm").unlink()
    told = looked_up(door, qtbot, code.lower().replace("-", " "))
    for part in (code, "Tuesday pairs", "Boards 1–4", "Dealt:", str(sets / "tuesday.pbn")):
        assert part in told
    assert "tuesday.dlm (no longer there)" in told
    check_kept("looked_up", said("a set", door.lookup.answer))
    door.lookup.result.show()
    QTest.keyClick(door.lookup.line, Qt.Key.Key_Backspace)
    assert door.lookup.result.isVisible(), "one letter less is still a code"
    door.lookup.line.clear()
    assert not door.lookup.answer.isVisible()
    assert not door.lookup.result.isVisible()
    assert not door.lookup.button.isEnabled()
    with qtbot.assertNotEmitted(door.lookup.asked):
        QTest.keyClick(door.lookup.line, Qt.Key.Key_Return)


def test_the_answer_to_another_code_leaves_no_outcome_of_the_one_before(
    door: BoardDoor, qtbot: QtBot
) -> None:
    """What a spot check found belongs to the set that was checked, and goes with it."""
    door.lookup.result.show()
    looked_up(door, qtbot, "0000-0000")
    assert not door.lookup.result.isVisible()
    assert not door.lookup.spot_button.isVisible()


@pytest.mark.parametrize("code", ["0000-0000", "what?"])
def test_an_unknown_code_is_told(door: BoardDoor, qtbot: QtBot, code: str) -> None:
    """No set is no fault: the answer says where to look."""
    assert looked_up(door, qtbot, code).startswith(f"No set “{code}” on this computer\nCompare each letter")


def test_a_seen_set_is_found_by_its_code(door: BoardDoor, qtbot: QtBot) -> None:
    """Sets of other origin are answered for as well."""
    open_journal().see_set(SeenSet("club.pbn", BoardRange(1, 2), "K7QM-2PXA"), [])
    told = looked_up(door, qtbot, "K7QM2PXA")
    assert "First seen" in told
    assert "Not dealt on this computer" in told
    assert not door.lookup.spot_button.isVisible(), "its deals are not known here"
