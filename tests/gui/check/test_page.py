"""The check page: doors that open one at a time, and files that find theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.gui.check.board.door import BoardDoor
from bigdeal_gui.gui.check.door import FilesDoorWidget
from bigdeal_gui.gui.check.files.door import FilesDoor
from bigdeal_gui.gui.check.page import DOORS, CheckPage
from bigdeal_gui.gui.check.verify.door import TournamentDoor
from bigdeal_gui.gui.parts.look.appearance import WindowLook
from bigdeal_gui.model.plans import parse_board_range
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.resource_files import style_sheet
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from tests.gui.tree import check_kept, said
from tests.services.tournament.verdict_cases import cases

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.check.door import DoorWidget
    from bigdeal_gui.gui.parts.settings_store import SettingsStore


@pytest.fixture
def page(store: SettingsStore, qtbot: QtBot) -> Iterator[CheckPage]:
    """The page on the screen."""
    made = CheckPage(store)
    qtbot.addWidget(made)
    made.resize(900, 640)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.stop()


def handed_in(page: CheckPage, qtbot: QtBot, *paths: Path, **shown: bool) -> DoorWidget:
    """Drop `paths` on the page and return what opens for them, once all is done."""
    with qtbot.waitSignal(page.jobs.idle, timeout=20_000):
        page.check(paths, **shown)
    qtbot.waitUntil(lambda: page.open.jobs.is_idle, timeout=20_000)
    return page.open


def test_the_doors_open_one_at_a_time(page: CheckPage, qtbot: QtBot) -> None:
    """The first is open; a click opens another and shuts it, and what was behind it stays as it was."""
    assert isinstance(page.open, FilesDoor)
    assert list(page.made) == ["files"], "nothing is made before it is opened"
    for button in page.buttons.values():
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(page.open.isVisible)
        assert [door for door in page.made.values() if door.isVisible()] == [page.open]
        assert page.open.accessibleName() == button.accessibleName()
        assert button.isChecked()
    assert list(page.made) == [door.name for door in DOORS]
    board = page.open_door("board")
    assert isinstance(board, BoardDoor)
    board.lookup.line.setText("K7QM")
    page.open_door("files")
    assert page.open_door("board") is board
    assert board.lookup.line.text() == "K7QM"


@pytest.mark.usefixtures("looks")
def test_what_each_door_says_is_as_it_was_kept(page: CheckPage) -> None:
    """Words, names and states of every part behind it, before anything was asked."""
    kept = ""
    for door in DOORS:
        kept += said(door.name, page.open_door(door.name))
    check_kept("doors", kept)


@pytest.mark.parametrize("name", [door.name for door in DOORS if door.name != "board"])
def test_an_area_for_files_makes_room_for_what_was_found(page: CheckPage, name: str) -> None:
    """Nothing is listed at first, and the area is large; then it is small, above the list."""
    door = page.open_door(name)
    assert isinstance(door, FilesDoorWidget)
    assert door.results.isHidden()
    large = door.area.minimumHeight()
    door.show_results(is_shown=True)
    assert not door.results.isHidden()
    assert door.area.minimumHeight() < large
    door.results.hide()
    door.stop()


def test_two_doors_keep_what_is_dropped_while_they_are_open(page: CheckPage) -> None:
    """Any file with boards can be asked about there; at the others it goes to the door of files."""
    assert [door.name for door in DOORS if page.open_door(door.name).keeps_drops] == ["board", "fair"]


@pytest.mark.parametrize("name", [door.name for door in DOORS if door.name != "board"])
def test_what_runs_is_given_up_for_what_comes(
    page: CheckPage, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever drops other files does not wait; only boxes stay listed, as more may belong to them."""
    door = page.open_door(name)
    assert isinstance(door, FilesDoorWidget)
    door.show_results(is_shown=True)
    for shown in (page, door):
        done: list[str] = []
        for step in ("cancel", "run"):
            monkeypatch.setattr(shown.jobs, step, lambda *_given, step=step, done=done: done.append(step))
        shown.check([tmp_path])
        assert done == ["cancel", "run"]
    assert door.results.isHidden() == (name != "box")


@pytest.mark.parametrize("name", ["files", "board", "fair", "tournament"])
def test_a_door_asks_in_the_program_s_own_dialogs(page: CheckPage, name: str) -> None:
    """Where nothing stands in for them the questions are those of its kind."""
    asked = page.open_door(name)._questions
    assert asked == type(asked)()


def test_what_is_begun_takes_the_message_of_what_failed_away(page: CheckPage, qtbot: QtBot) -> None:
    """A strip tells of the last work, and not of the one before."""
    for door in DOORS:
        opened = page.open_door(door.name)
        opened.tell_crash("there")
        with qtbot.waitSignal(opened.jobs.idle, timeout=20_000):
            opened.jobs.run(lambda _work: None, lambda _done: None)
        assert opened.strip.isHidden()


def test_nothing_is_asked_behind_a_door_any_more_when_the_window_goes(page: CheckPage) -> None:
    """The page and all doors that were opened take no more work."""
    doors = [page.open_door(door.name) for door in DOORS]
    page.stop()
    for jobs in (page.jobs, *(door.jobs for door in doors)):
        jobs.run(lambda _work: None, lambda _done: None)
        assert jobs.is_idle


def test_the_page_passes_the_focus_to_what_is_asked_first(page: CheckPage) -> None:
    """Whoever comes to the page stands on the first control of the open door."""
    for name, first in (("files", "Choose files…"), ("board", "Hand of North")):
        page.open_door(name)
        page.setFocus()
        here = QApplication.focusWidget()
        assert QAccessible.queryAccessibleInterface(here).text(QAccessible.Text.Name) == first


def test_the_doors_are_a_choice_to_eyes_ears_and_keys(page: CheckPage) -> None:
    """Each is one of many to a screen reader, and the arrow keys go from one to the next."""
    first, second, *_others = page.buttons.values()
    told = QAccessible.queryAccessibleInterface(first)
    assert told.role() == QAccessible.Role.RadioButton
    assert told.text(QAccessible.Text.Name) == "Is this file sound?"
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert second.isChecked()
    assert isinstance(page.open, BoardDoor)
    assert page.help_topic == "check"


def test_the_open_door_moves_no_other(page: CheckPage) -> None:
    """The words of the open door are bold and need no more room than before."""
    before = [button.geometry() for button in page.buttons.values()]
    page.open_door("tournament")
    assert [button.geometry() for button in page.buttons.values()] == before


@pytest.mark.usefixtures("looks")
def test_a_door_asks_for_the_room_of_its_words_in_bold(store: SettingsStore, qtbot: QtBot) -> None:
    """Where the program's font is wider so, and no higher."""
    WindowLook(style_sheet()).apply("light")
    page = CheckPage(store)
    qtbot.addWidget(page)
    for button in page.buttons.values():
        bold = QFont(button.font())
        bold.setWeight(QFont.Weight.DemiBold)
        more = QFontMetrics(bold).horizontalAdvance(button.text())
        more -= button.fontMetrics().horizontalAdvance(button.text())
        assert more > 0
        assert button.sizeHint() == QPushButton.sizeHint(button) + QSize(more, 0)


def test_files_of_boards_open_the_first_door(page: CheckPage, qtbot: QtBot, sets: Path) -> None:
    """Where the open door has no use for them, files of boards are checked behind theirs."""
    order = SessionOrder(parse_board_range("4"), parse_formats("pbn"), sets, "tuesday", b"club")
    deal_session(order, Seed(bytes([7] * 20)), Work(open_journal))
    page.open_door("board")
    assert isinstance(handed_in(page, qtbot, sets, was_shown=True), BoardDoor)
    opened = handed_in(page, qtbot, sets)
    assert isinstance(opened, FilesDoor)
    assert len(opened.cards) == 1
    page.open_door("box")
    assert isinstance(handed_in(page, qtbot, sets, was_shown=True), FilesDoor)


def test_what_a_tournament_published_opens_its_door(page: CheckPage, qtbot: QtBot, tmp_path: Path) -> None:
    """The report stands there, also where the files were chosen behind another door."""
    case = next(case for case in cases() if case.name == "genuine")
    for name, data in case.files.items():
        (tmp_path / name).write_bytes(data)
    opened = handed_in(page, qtbot, tmp_path)
    assert isinstance(opened, TournamentDoor)
    assert opened.report.isVisible()
    page.open_door("files").handed.emit([tmp_path])
    qtbot.waitUntil(lambda: page.open is opened, timeout=20_000)
    qtbot.waitUntil(lambda: opened.jobs.is_idle, timeout=20_000)


def test_a_fault_in_the_search_for_a_door_is_told(
    page: CheckPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The open door says so: nobody waits for an answer that does not come."""

    def fails(_paths: object) -> bool:
        raise ZeroDivisionError

    monkeypatch.setattr("bigdeal_gui.services.tournament.submitted_files.holds_plan", fails)
    with qtbot.waitSignal(page.jobs.idle, timeout=20_000):
        page.check([tmp_path])
    assert "Your files were not changed" in page.open.strip.sentence.text()


def test_nothing_chosen_opens_nothing(page: CheckPage) -> None:
    """A dialog that was cancelled changes nothing."""
    page.open_door("board")
    page.check([])
    assert page.jobs.is_idle
    assert isinstance(page.open, BoardDoor)
