"""The history page: sets are found, take their steps, are put away, certified and handed on."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from dataclasses import astuple, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from bigdeal_gui.errors.journal import UnknownSet
from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.gui.history import page as history_page
from bigdeal_gui.gui.history import state_changes as set_steps
from bigdeal_gui.gui.history.page import HistoryPage
from bigdeal_gui.gui.history.questions import (
    ArchiveAnswer,
    BackupSealDialog,
    HistoryQuestions,
    ask_archive,
    ask_backup_seal,
)
from bigdeal_gui.gui.parts.dialogs.message_box import MessageBox
from bigdeal_gui.gui.parts.dialogs.new_files import always_saved
from bigdeal_gui.gui.parts.sets_browser import SetColumn
from bigdeal_gui.gui.parts.settings_store import SettingsStore
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import SeenSet, State
from bigdeal_gui.model.plans import BoardRange, parse_board_range
from bigdeal_gui.pages import sets as sets_of_the_window
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.moving import back_up_club, needs_passphrase
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from bigdeal_gui.storage import places
from bigdeal_gui.storage import settings as settings_file
from bigdeal_gui.words import written_day
from tests.gui.tree import Story, check_kept, said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.journal.check import ChainReport
    from bigdeal_gui.journal.store import Store
    from bigdeal_gui.pages.questions import Question

    DealSet = Callable[..., str]


@pytest.fixture
def deal_set(sets: Path) -> DealSet:
    """Return a function that deals a set into `sets` and returns its code."""

    def deal(
        name: str = "tuesday",
        event: str = "Tuesday pairs",
        formats: str = "pbn,dlm",
        secret: int = 7,
        *,
        has_user_entropy: bool = True,
        is_remake: bool = False,
    ) -> str:
        order = SessionOrder(
            parse_board_range("4"),
            parse_formats(formats),
            sets,
            name,
            b"club",
            event=event,
            has_user_entropy=has_user_entropy,
            is_remake=is_remake,
        )
        return deal_session(order, Seed(bytes([secret] * 20)), Work(open_journal)).set_code

    return deal


class Desk:
    """The page with its questions and dialogs answered by the test."""

    def __init__(self, store: SettingsStore) -> None:
        self.store = store
        self.answer = ArchiveAnswer.LEAVE
        self.may_release = True
        self.folder: Path | None = None
        self.target: Path | None = None
        self.passphrase: str | None = ""
        self.proposed: list[str] = []
        self.places: list[Path] = []
        self.asked: list[str] = []
        self.opened: list[Path] = []
        self.page = HistoryPage(
            store,
            questions=HistoryQuestions(
                ask_archive=self._ask_archive,
                confirm=self._confirm,
                ask_backup_seal=lambda _parent: self.passphrase,
                choose_folder=self._choose_folder,
                choose_new_file=self._choose_new_file,
                ask_paper=always_saved,
                open_folder=self.opened.append,
            ),
        )

        self.story = Story(self.page)

    def _choose_folder(self, title: str, start: Path, _parent: QWidget) -> Path | None:
        self.story.tell("folder", title, start)
        return self.folder

    def _ask_archive(self, _parent: QWidget) -> ArchiveAnswer:
        self.asked.append("archive")
        return self.answer

    def _confirm(self, question: Question, _parent: QWidget) -> bool:
        self.asked.append(question.question)
        self.story.tell("asked", *astuple(question))
        return self.may_release

    def _choose_new_file(self, title: str, kind: str, proposed: Path, _parent: QWidget) -> Path | None:
        self.story.tell("new file", title, kind)
        self.proposed.append(proposed.name)
        self.places.append(proposed.parent)
        return self.target

    def is_idle(self) -> bool:
        """Tell whether nothing is in progress."""
        return all(jobs.is_idle for jobs in (self.page.reader, self.page.worker, self.page.checker))

    def cell(self, column: SetColumn, row: int = 0) -> object:
        """Return what a cell shows."""
        return self.page.sets.model.data(self.page.sets.model.index(row, column))


@pytest.fixture
def desk(store: SettingsStore, qtbot: QtBot) -> Iterator[Desk]:
    """The page, not shown yet."""
    made = Desk(store)
    qtbot.addWidget(made.page)
    made.page.resize(950, 690)
    yield made
    made.page.stop()


@pytest.fixture
def story(desk: Desk, request: pytest.FixtureRequest) -> Iterator[None]:
    """Keep what was asked, and what is in sight after each step, as it was kept."""
    yield
    desk.story.look()
    check_kept(f"history/{request.node.name.removeprefix('test_')}", desk.story.text)


def shown(desk: Desk, qtbot: QtBot) -> HistoryPage:
    """Show the page and wait until all is there."""
    with qtbot.waitExposed(desk.page):
        desk.page.show()
    settle(desk, qtbot)
    return desk.page


def settle(desk: Desk, qtbot: QtBot) -> None:
    """Wait until nothing is in progress."""
    qtbot.waitUntil(lambda: desk.is_idle() and not desk.page.sets._choosing.isActive(), timeout=20_000)
    desk.story.look()


def press(desk: Desk, qtbot: QtBot, button: QPushButton) -> None:
    """Click a button and wait for what follows."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(desk, qtbot)


def right_click(page: HistoryPage, place: QPoint) -> None:
    """Click with the right button into the table."""
    view = page.sets.table.view
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse,
        place,
        view.viewport().mapToGlobal(place),
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view.viewport(), event)


def opened_menu(desk: Desk, qtbot: QtBot, place: QPoint) -> QMenu:
    """Click with the right button, and return the menu that opens."""
    right_click(desk.page, place)
    qtbot.waitUntil(lambda: any(menu.isVisible() for menu in desk.page.panel.findChildren(QMenu)))
    settle(desk, qtbot)
    return next(menu for menu in desk.page.panel.findChildren(QMenu) if menu.isVisible())


def row_place(page: HistoryPage, row: int) -> QPoint:
    """Return the middle of a row in the table."""
    view = page.sets.table.view
    return view.visualRect(page.sets.model.index(row, SetColumn.EVENT)).center()


# -- reading ----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("story")
def test_an_empty_record_says_what_will_stand_here(desk: Desk, qtbot: QtBot) -> None:
    """Before the first set the page explains itself; there is nothing to press that cannot be."""
    page = shown(desk, qtbot)
    assert page.sets.table.empty.isVisible()
    assert "No sets yet" in page.sets.table.empty.text()
    assert not page.panel.isVisible()
    assert page.sets.count.text() == "0 sets"
    assert page.bar.words.text() == "Journal intact: 0 rows"


@pytest.mark.usefixtures("story")
def test_the_newest_set_is_on_top_and_chosen(desk: Desk, qtbot: QtBot, deal_set: DealSet, sets: Path) -> None:
    """Date, event, boards, formats, state and code in the table; files and folder below."""
    deal_set()
    code = deal_set("wednesday", "Wednesday teams", secret=8)
    page = shown(desk, qtbot)
    assert [desk.cell(column) for column in SetColumn][1:] == [
        "Wednesday teams",
        "1–4",
        "pbn, dlm",
        "your typing and the computer",
        "Dealt",
        code,
    ]
    check_kept("history", said("two sets", page))
    assert page.sets.count.text() == "2 sets"
    assert page.panel.title.text().startswith(
        f"Wednesday teams · {written_day(datetime.now(UTC).astimezone().date())}"
    )
    assert page.panel.code.text() == code
    assert f"wednesday.pbn, wednesday.dlm in {sets}" in page.panel.files.text().replace(
        "\N{ZERO WIDTH SPACE}", ""
    )
    assert page.bar.words.text() == "Journal intact: 4 rows"
    assert page.bar.mark.shape == ("check", QPalette.ColorRole.Accent)


@pytest.mark.usefixtures("story")
def test_the_arrow_keys_choose(desk: Desk, qtbot: QtBot, deal_set: DealSet) -> None:
    """The set below is shown when the keyboard goes there; Tab leaves the table."""
    deal_set()
    deal_set("wednesday", "Wednesday teams", secret=8)
    page = shown(desk, qtbot)
    page.activateWindow()
    page.sets.table.view.setFocus()
    QTest.keyClick(page.sets.table.view, Qt.Key.Key_Down)
    settle(desk, qtbot)
    assert page.panel.title.text().startswith("Tuesday pairs")
    assert not page.sets.table.view.tabKeyNavigation()


@pytest.mark.usefixtures("story")
def test_a_screen_reader_has_names_for_table_header_and_cells(
    desk: Desk, qtbot: QtBot, deal_set: DealSet
) -> None:
    """Table, header and cells say what they are."""
    deal_set()
    page = shown(desk, qtbot)
    assert page.sets.table.view.accessibleName() == "Sets"
    assert page.sets.table.view.horizontalHeader().accessibleName() == "Columns"
    interface = QAccessible.queryAccessibleInterface(page.sets.table.view)
    said = [interface.child(place).text(QAccessible.Text.Name) for place in range(interface.childCount())]
    assert {"Event: Tuesday pairs", "State: Dealt", "State", "Set code"} <= set(said)


@pytest.mark.usefixtures("story")
def test_words_and_state_narrow_the_list(desk: Desk, qtbot: QtBot, deal_set: DealSet) -> None:
    """Search and filter work together; what fits nothing says so, and clearing brings all back."""
    deal_set()
    deal_set("wednesday", "Wednesday teams", secret=8)
    page = shown(desk, qtbot)
    with qtbot.waitSignal(page.sets.filter.changed):
        QTest.keyClicks(page.sets.filter.line, "tues")
    settle(desk, qtbot)
    assert page.sets.count.text() == "1 set"
    page.sets.filter.box.setCurrentIndex(page.sets.filter.box.findData(State.RELEASED))
    page.sets.filter.box.activated.emit(page.sets.filter.box.currentIndex())
    settle(desk, qtbot)
    assert page.sets.table.empty.isVisible()
    assert "No sets match" in page.sets.table.empty.text()
    with qtbot.waitSignal(page.sets.filter.changed):
        page.sets.filter.line.clear()
        page.sets.filter.box.setCurrentIndex(0)
    settle(desk, qtbot)
    assert page.sets.count.text() == "2 sets"


@pytest.mark.usefixtures("story")
def test_the_list_is_fetched_a_page_at_a_time(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Scrolling down brings the rest."""
    monkeypatch.setattr(sets_of_the_window, "PAGE", 10)
    journal = open_journal()
    for number in range(25):
        journal.see_set(SeenSet(f"club{number}.pbn", BoardRange(1, 2)), [])
    page = shown(desk, qtbot)
    qtbot.waitUntil(lambda: page.sets.model.rowCount() >= 10)
    for wanted in (20, 25):
        page.sets.table.view.scrollToBottom()
        qtbot.waitUntil(lambda wanted=wanted: page.sets.model.rowCount() >= wanted)
    settle(desk, qtbot)
    assert page.sets.count.text() == "25 sets"
    assert page.sets.model.rowCount() == 25


@pytest.mark.usefixtures("story")
def test_the_chosen_set_stays_chosen(desk: Desk, qtbot: QtBot, deal_set: DealSet) -> None:
    """A set dealt meanwhile does not change what the user looks at."""
    code = deal_set()
    page = shown(desk, qtbot)
    page.hide()
    deal_set("wednesday", "Wednesday teams", secret=8)
    shown(desk, qtbot)
    assert page.sets.model.rowCount() == 2
    assert page.panel.code.text() == code


@pytest.mark.usefixtures("story")
def test_a_set_from_elsewhere_takes_no_step(desk: Desk, qtbot: QtBot) -> None:
    """Nothing can be said of a set that others dealt, and it cannot be certified."""
    open_journal().see_set(SeenSet("club.pbn", BoardRange(1, 2)), [])
    page = shown(desk, qtbot)
    assert not any(button.isEnabled() for button in page.panel.steps.values())
    assert not page.panel.certificate_button.isEnabled()
    assert not page.panel.folder_button.isEnabled()
    menu = page.panel.menu()
    named = {action.text(): action.isEnabled() for action in menu.actions() if action.text()}
    assert named == {"Open folder": False, "Certificate…": False, "Send to…": False}
    assert menu.toolTipsVisible()
    with qtbot.waitSignal(menu.destroyed):
        menu.close()
    assert "Not dealt on this computer" in page.panel.state.text()


@pytest.mark.usefixtures("story")
def test_files_from_elsewhere_do_not_bury_the_sets_of_the_club(
    desk: Desk, qtbot: QtBot, deal_set: DealSet
) -> None:
    """What was dealt here stands first, whatever was checked since."""
    deal_set()
    for name in ("club.pbn", "cup.pbn"):
        open_journal().see_set(SeenSet(name, BoardRange(1, 2)), [])
    page = shown(desk, qtbot)
    rows = page.sets.model.rows
    assert [set_.is_own for set_ in rows] == [True, False, False]


@pytest.mark.usefixtures("story")
def test_how_the_randomness_came_about_is_told(desk: Desk, qtbot: QtBot, deal_set: DealSet) -> None:
    """A set from the computer alone, or from a seed that was given, says so."""
    deal_set(has_user_entropy=False)
    page = shown(desk, qtbot)
    assert "randomness: only the computer" in page.panel.facts.text()
    deal_set("again", secret=8, is_remake=True)
    page.reload()
    settle(desk, qtbot)
    page.sets.table.view.selectRow(0)
    settle(desk, qtbot)
    assert "randomness: a seed that was given" in page.panel.facts.text()


@pytest.mark.usefixtures("story")
def test_a_narrow_page_gives_the_event_its_room(desk: Desk, qtbot: QtBot, deal_set: DealSet) -> None:
    """On a small screen formats are left out, and boards on a smaller one; nothing is cut at the side."""
    deal_set()
    page = shown(desk, qtbot)
    assert not page.sets.table.view.isColumnHidden(SetColumn.FORMATS)
    page.resize(QSize(560, 400))
    qtbot.waitUntil(lambda: page.sets.table.view.isColumnHidden(SetColumn.FORMATS))
    page.sets.table.setFixedWidth(280)
    qtbot.waitUntil(lambda: page.sets.table.view.isColumnHidden(SetColumn.BOARDS))
    assert page.column.inside.width() <= page.column.viewport().width()


# -- steps ------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("story")
def test_a_set_is_duplicated_played_and_taken_back(desk: Desk, qtbot: QtBot, deal_set: DealSet) -> None:
    """The buttons offer the steps that can be taken, and Undo goes back one by one."""
    deal_set()
    page = shown(desk, qtbot)
    assert not page.panel.steps[State.RELEASED].isEnabled()
    assert not page.panel.undo_button.isEnabled()
    press(desk, qtbot, page.panel.steps[State.DUPLICATED])
    assert desk.cell(SetColumn.STATE) == "Duplicated"
    press(desk, qtbot, page.panel.steps[State.IN_PLAY])
    assert (desk.cell(SetColumn.STATE), page.panel.undo_button.toolTip()) == (
        "In play",
        "Back to “Duplicated”",
    )
    press(desk, qtbot, page.panel.undo_button)
    press(desk, qtbot, page.panel.undo_button)
    assert desk.cell(SetColumn.STATE) == "Dealt"
    assert not page.panel.undo_button.isEnabled()
    assert page.bar.words.text() == "Journal intact: 6 rows"


@pytest.mark.usefixtures("story")
def test_a_finished_set_moves_to_the_archive_that_is_chosen_once(
    desk: Desk, qtbot: QtBot, deal_set: DealSet, sets: Path, tmp_path: Path
) -> None:
    """The first finished set asks for the folder; the next one does not, and Undo brings the files back."""
    deal_set()
    deal_set("wednesday", secret=8)
    desk.answer, desk.folder = ArchiveAnswer.CHOOSE, tmp_path / "archive"
    page = shown(desk, qtbot)
    press(desk, qtbot, page.panel.steps[State.FINISHED])
    assert desk.store.settings.archive_folder == tmp_path / "archive"
    assert page.note.isVisible()
    assert "wednesday.pbn, wednesday.dlm now in" in page.note.text.text()
    press(desk, qtbot, page.note.buttons[0])
    assert desk.opened[0].parent == tmp_path / "archive"
    page.sets.table.view.selectRow(1)
    settle(desk, qtbot)
    press(desk, qtbot, page.panel.steps[State.FINISHED])
    assert desk.asked == ["archive"]
    assert list(sets.iterdir()) == []
    press(desk, qtbot, page.panel.undo_button)
    assert sorted(path.name for path in sets.iterdir()) == ["tuesday.dlm", "tuesday.pbn"]


@pytest.mark.parametrize(
    ("answer", "state"), [(ArchiveAnswer.LEAVE, "Finished"), (ArchiveAnswer.CANCEL, "Dealt")]
)
@pytest.mark.usefixtures("story")
def test_the_archive_can_wait(
    desk: Desk, qtbot: QtBot, deal_set: DealSet, sets: Path, answer: ArchiveAnswer, state: str
) -> None:
    """Files stay where they are when nobody wants them moved; Cancel changes nothing at all."""
    deal_set()
    desk.answer = answer
    page = shown(desk, qtbot)
    press(desk, qtbot, page.panel.steps[State.FINISHED])
    assert desk.cell(SetColumn.STATE) == state
    assert len(list(sets.iterdir())) == 2
    assert desk.store.settings.leaves_files is (answer is ArchiveAnswer.LEAVE)


@pytest.mark.parametrize("is_refused", [False, True])
@pytest.mark.usefixtures("story")
def test_no_folder_no_step(
    desk: Desk,
    qtbot: QtBot,
    deal_set: DealSet,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_refused: bool,  # noqa: FBT001 - a case
) -> None:
    """Who cancels the folder's dialog, or cannot save it, has changed nothing."""

    def refuse(_store: SettingsStore, _settings: object) -> None:
        raise CannotWrite(tmp_path, "read-only")

    deal_set()
    desk.answer = ArchiveAnswer.CHOOSE
    if is_refused:
        desk.folder = tmp_path / "archive"
        monkeypatch.setattr(SettingsStore, "replace", refuse)
    page = shown(desk, qtbot)
    press(desk, qtbot, page.panel.steps[State.FINISHED])
    assert desk.cell(SetColumn.STATE) == "Dealt"
    assert page.strip.isVisible() is is_refused


@pytest.mark.usefixtures("story")
def test_files_that_cannot_follow_are_told(
    desk: Desk, qtbot: QtBot, deal_set: DealSet, tmp_path: Path
) -> None:
    """The step counts; the strip says why the files stayed."""
    deal_set()
    blocked = tmp_path / "blocked"
    blocked.write_bytes(b"")
    desk.store.replace(replace(desk.store.settings, archive_folder=blocked))
    page = shown(desk, qtbot)
    press(desk, qtbot, page.panel.steps[State.FINISHED])
    assert desk.cell(SetColumn.STATE) == "Finished"
    assert "its files were not moved" in page.strip.title.text()


@pytest.mark.usefixtures("story")
def test_files_that_are_gone_are_told(
    desk: Desk, qtbot: QtBot, deal_set: DealSet, sets: Path, tmp_path: Path
) -> None:
    """A file that somebody took is named; nothing can be opened where nothing moved."""
    deal_set()
    for path in sets.iterdir():
        path.unlink()
    desk.store.replace(replace(desk.store.settings, archive_folder=tmp_path / "archive"))
    page = shown(desk, qtbot)
    assert "Missing: tuesday.pbn, tuesday.dlm" in page.panel.files.text()
    press(desk, qtbot, page.panel.steps[State.FINISHED])
    assert "Not moved" in page.note.text.text()
    assert not page.note.buttons[0].isVisible()


@pytest.mark.parametrize("may_release", [True, False])
@pytest.mark.usefixtures("story")
def test_a_release_is_asked_for_plainly(
    desk: Desk,
    qtbot: QtBot,
    deal_set: DealSet,
    may_release: bool,  # noqa: FBT001 - a case
) -> None:
    """Without a yes the set stays finished; with it there is no way back."""
    code = deal_set()
    desk.may_release = may_release
    page = shown(desk, qtbot)
    press(desk, qtbot, page.panel.steps[State.FINISHED])
    press(desk, qtbot, page.panel.steps[State.RELEASED])
    assert desk.asked[1] == f"Release set {code}?"
    assert desk.cell(SetColumn.STATE) == ("Released" if may_release else "Finished")
    assert page.panel.undo_button.isEnabled() is not may_release


@pytest.mark.usefixtures("story")
def test_the_menu_does_what_the_buttons_do(desk: Desk, qtbot: QtBot, deal_set: DealSet, sets: Path) -> None:
    """The menu key opens the same steps, Undo, folder and certificate."""
    deal_set()
    page = shown(desk, qtbot)
    press(desk, qtbot, page.panel.steps[State.DUPLICATED])
    menu = opened_menu(desk, qtbot, QPoint(20, 10))
    named = {action.text(): action for action in menu.actions() if action.text()}
    assert list(named) == [
        "Mark as dealt",
        "Mark as in play",
        "Mark as finished",
        "Undo: back to dealt",
        "Open folder",
        "Certificate…",
        "Send to…",
        "Sort by",
    ]
    named["Open folder"].trigger()
    assert desk.opened == [sets]
    named["Mark as in play"].trigger()
    menu.close()
    settle(desk, qtbot)
    assert desk.cell(SetColumn.STATE) == "In play"


@pytest.mark.usefixtures("story")
def test_nothing_chosen_nothing_done(desk: Desk, qtbot: QtBot) -> None:
    """On an empty page no step, menu or certificate comes about."""
    page = shown(desk, qtbot)
    for button in (
        page.panel.steps[State.FINISHED],
        page.panel.undo_button,
        page.panel.certificate_button,
        page.panel.folder_button,
    ):
        button.click()
    right_click(page, QPoint(5, 5))
    settle(desk, qtbot)
    assert page.panel.findChildren(QMenu) == []
    assert (desk.asked, desk.proposed, desk.opened) == ([], [], [])


# -- several sets -----------------------------------------------------------------------------------------


@pytest.fixture
def season(deal_set: DealSet) -> list[str]:
    """Four sets, the newest one last."""
    return [deal_set(f"evening{n}", f"Evening {n}", "pbn", secret=n) for n in range(1, 5)]


@pytest.mark.usefixtures("story")
def test_a_season_is_closed_together(
    desk: Desk, qtbot: QtBot, season: list[str], sets: Path, tmp_path: Path
) -> None:
    """Shift takes rows in, one question counts them, all finish, and Undo brings all back."""
    archive = tmp_path / "archive"
    desk.store.replace(replace(desk.store.settings, archive_folder=archive))
    open_journal().change_states({open_journal().set_by_code(season[1]).id: State.IN_PLAY})
    page = shown(desk, qtbot)
    view = page.sets.table.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=row_place(page, 1))
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, row_place(page, 3)
    )
    settle(desk, qtbot)
    assert page.panel.title.text() == "3 sets chosen"
    assert page.panel.state.text() == "Dealt: 2 · In play: 1"
    assert not page.panel.certificate_button.isVisible()
    press(desk, qtbot, page.panel.steps[State.FINISHED])
    assert desk.asked == ["Mark 3 sets as finished?"]
    assert [desk.cell(SetColumn.STATE, row) for row in range(4)] == ["Dealt", *["Finished"] * 3]
    assert page.note.title.text() == "3 sets marked as finished"
    assert "Moved: 3 files" in page.note.text.text()
    assert [path.name for path in sets.iterdir()] == ["evening4.pbn"]
    assert page.panel.state.text() == "Finished: 3"
    press(desk, qtbot, page.panel.undo_button)
    assert [desk.cell(SetColumn.STATE, row) for row in range(4)] == ["Dealt", "Dealt", "In play", "Dealt"]
    assert len(list(sets.iterdir())) == 4
    desk.may_release = False
    press(desk, qtbot, page.panel.steps[State.DUPLICATED])
    press(desk, qtbot, page.panel.undo_button)
    assert [desk.cell(SetColumn.STATE, row) for row in range(4)] == ["Dealt", "Dealt", "In play", "Dealt"]


@pytest.mark.usefixtures("story")
def test_all_sets_are_chosen_also_those_not_fetched(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl+A means all that was found, and what cannot be marked has no open step."""
    monkeypatch.setattr(sets_of_the_window, "PAGE", 10)
    journal = open_journal()
    for number in range(25):
        journal.see_set(SeenSet(f"club{number}.pbn", BoardRange(1, 2)), [])
    page = shown(desk, qtbot)
    for _again in range(2):
        QTest.keyClick(page.sets.table.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        settle(desk, qtbot)
        assert page.panel.title.text() == "25 sets chosen"
    assert not any(button.isEnabled() for button in page.panel.steps.values())
    assert not page.panel.undo_button.isEnabled()


@pytest.mark.usefixtures("story")
def test_what_several_cannot_do_is_told_and_changes_nothing(
    desk: Desk, qtbot: QtBot, season: list[str]
) -> None:
    """Another program released one of them after the question: none has changed, and the strip says why."""
    page = shown(desk, qtbot)
    page.sets.table.view.selectAll()
    settle(desk, qtbot)
    journal = open_journal()
    first = journal.set_by_code(season[0]).id
    journal.change_states({first: State.FINISHED})
    journal.change_states({first: State.RELEASED})
    press(desk, qtbot, page.panel.steps[State.IN_PLAY])
    assert page.strip.isVisible()
    assert [journal.set_by_code(code).state for code in season[1:]] == [State.DEALT] * 3


@pytest.mark.usefixtures("story")
def test_the_menu_is_that_of_the_rows_under_the_mouse(desk: Desk, qtbot: QtBot, season: list[str]) -> None:
    """A right click on another row chooses it; on one of several chosen ones it keeps them."""
    assert season
    page = shown(desk, qtbot)
    menu = opened_menu(desk, qtbot, row_place(page, 2))
    assert page.panel.title.text().startswith("Evening 2")
    menu.close()
    page.sets.table.view.choose_all([0, 2])
    settle(desk, qtbot)
    menu = opened_menu(desk, qtbot, row_place(page, 2))
    assert page.panel.title.text() == "2 sets chosen"
    {action.text(): action for action in menu.actions()}["Mark as in play"].trigger()
    menu.close()
    settle(desk, qtbot)
    assert [desk.cell(SetColumn.STATE, row) for row in range(4)] == ["In play", "Dealt", "In play", "Dealt"]
    assert page.sets.table.view.chosen_rows == (0, 2)
    menu = opened_menu(desk, qtbot, row_place(page, 0))
    assert "Undo" in [action.text() for action in menu.actions()]
    menu.close()


@pytest.mark.usefixtures("story")
def test_the_keyboard_opens_the_menu_at_its_row(desk: Desk, qtbot: QtBot, season: list[str]) -> None:
    """Whatever the mouse is over."""
    assert season
    page = shown(desk, qtbot)
    view = page.sets.table.view
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Keyboard, QPoint(5, 500), QPoint(0, 0), Qt.KeyboardModifier.NoModifier
    )
    with qtbot.waitSignal(view.menu_asked) as asked:
        QApplication.sendEvent(view, event)
    assert asked.args[0] == view.viewport().mapToGlobal(view.visualRect(view.currentIndex()).bottomLeft())
    assert page.sets.table.view.chosen_rows == (0,)
    settle(desk, qtbot)
    next(menu for menu in page.panel.findChildren(QMenu) if menu.isVisible()).close()
    with qtbot.waitSignal(view.menu_asked) as again:
        QTest.keyClick(view, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert again.args == asked.args
    settle(desk, qtbot)
    next(menu for menu in page.panel.findChildren(QMenu) if menu.isVisible()).close()


def test_a_column_sorts_the_whole_list(desk: Desk, qtbot: QtBot, season: list[str]) -> None:
    """By the menu as by the header; the usual order comes back."""
    page = shown(desk, qtbot)

    def codes() -> list[object]:
        return [desk.cell(SetColumn.CODE, row) for row in range(4)]

    def sort_by(words: str) -> None:
        menu = page.sets.table.sort_menu(page)
        next(action for action in menu.actions() if action.text() == words).trigger()
        settle(desk, qtbot)

    sort_by("Event")
    assert codes() == season
    page.sets.table.view.sortByColumn(SetColumn.EVENT, Qt.SortOrder.DescendingOrder)
    settle(desk, qtbot)
    assert codes() == season[::-1]
    sort_by("Set code")
    assert codes() == sorted(season)
    sort_by("Best and newest first")
    assert codes() == season[::-1]


# -- handing on -------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("story")
def test_a_certificate_is_made(desk: Desk, qtbot: QtBot, deal_set: DealSet, tmp_path: Path) -> None:
    """The PDF lies where it was wanted, and the page says how many sets that day had."""
    code = deal_set()
    desk.target = tmp_path / "certificate.pdf"
    page = shown(desk, qtbot)
    press(desk, qtbot, page.panel.certificate_button)
    assert desk.proposed[0].endswith(f"{code} certificate.pdf")
    assert desk.target.read_bytes().startswith(b"%PDF")
    assert page.note.title.text() == "Certificate made: set 1 of 1 for its event and day"
    press(desk, qtbot, page.note.buttons[0])
    assert desk.opened == [tmp_path]


@pytest.mark.usefixtures("story")
def test_a_certificate_tells_of_letters_that_it_cannot_show(
    desk: Desk, qtbot: QtBot, deal_set: DealSet, tmp_path: Path
) -> None:
    """An event in another script is boxes on paper."""
    deal_set(event="囲碁")
    desk.target = tmp_path / "certificate.pdf"
    page = shown(desk, qtbot)
    press(desk, qtbot, page.panel.certificate_button)
    assert "has the letters 囲 碁" in page.note.text.text()


def test_a_finished_set_is_sent(desk: Desk, qtbot: QtBot, deal_set: DealSet, tmp_path: Path) -> None:
    """When play is over a receiver is chosen from a menu, and its file lies where it was wanted."""
    code = deal_set()
    page = shown(desk, qtbot)
    for state in (State.DUPLICATED, State.IN_PLAY, State.FINISHED):
        assert not page.panel.send_button.isEnabled()
        press(desk, qtbot, page.panel.steps[state])
    qtbot.mouseClick(page.panel.send_button, Qt.MouseButton.LeftButton)
    (menu,) = [menu for menu in page.panel.findChildren(QMenu) if menu.isVisible()]
    names = [action.text() for action in menu.actions()]
    assert names[0] == "Bridgewebs (pbn)"
    assert "RealBridge (pbn), not confirmed" in names
    desk.target = tmp_path / "web.lin"
    menu.actions()[names.index("Bridge Base Online (lin)")].trigger()
    with qtbot.waitSignal(menu.destroyed):
        menu.close()
    settle(desk, qtbot)
    assert desk.proposed[0].endswith(f"{code}.lin")
    assert desk.target.read_bytes().startswith(b"qx|o1|")
    assert page.note.title.text() == "File for Bridge Base Online made"
    assert "Nothing was sent from here" in page.note.text.text()
    desk.target = None
    menu = opened_menu(desk, qtbot, QPoint(20, 10))
    (below,) = [action.menu() for action in menu.actions() if action.text() == "Send to…"]
    below.actions()[0].trigger()
    menu.close()
    assert len(desk.proposed) == 2


@pytest.mark.usefixtures("story")
def test_the_record_is_exported_and_backed_up(
    desk: Desk, qtbot: QtBot, deal_set: DealSet, tmp_path: Path
) -> None:
    """The export may be shown to anybody, the backup to nobody; neither replaces a file."""
    deal_set()
    page = shown(desk, qtbot)
    desk.target = tmp_path / "record.txt"
    press(desk, qtbot, page.bar.export_button)
    assert "Tuesday pairs" in desk.target.read_text("utf-8")
    assert "Anyone may have it" in page.note.text.text()
    desk.target = tmp_path / "record.backup"
    press(desk, qtbot, page.bar.backup_button)
    assert desk.places[-1] == tmp_path, "where the file before went"
    assert desk.target.is_file()
    assert "nobody else can read it" in page.note.text.text()
    press(desk, qtbot, page.bar.backup_button)
    assert page.strip.title.text() == "The name already exists"
    desk.target, desk.passphrase = tmp_path / "sealed.backup", "several words that nobody would guess"
    press(desk, qtbot, page.bar.backup_button)
    assert needs_passphrase(desk.target)
    assert "passphrase" in page.note.text.text()
    desk.passphrase = None
    desk.target = tmp_path / "none.backup"
    QTest.mouseClick(page.bar.backup_button, Qt.MouseButton.LeftButton)
    assert page.worker.is_idle


@pytest.mark.parametrize("way", ["sealed", "open", "cancelled"])
@pytest.mark.usefixtures("story")
def test_the_seal_of_a_backup_is_offered_first(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """A strong passphrase typed twice seals; an open backup is a choice of its own."""
    words = "several words that nobody would guess"

    def execute(dialog: BackupSealDialog) -> int:
        assert not dialog.done_button.isEnabled()
        dialog.first.setText("weak")
        assert "fewer" in dialog.problem.text()
        dialog.first.setText(words)
        assert dialog.problem.text() == "Type the same passphrase again"
        dialog.second.setText(words)
        assert dialog.done_button.isEnabled()
        button = {"sealed": dialog.done_button, "open": dialog.open_button}.get(way)
        dialog.reject() if button is None else button.click()
        return dialog.result()

    monkeypatch.setattr(BackupSealDialog, "exec", execute)
    answer = ask_backup_seal(shown(desk, qtbot))
    assert answer == {"sealed": words, "open": "", "cancelled": None}[way]


@pytest.mark.usefixtures("story")
def test_cancelled_dialogs_make_nothing(desk: Desk, qtbot: QtBot, deal_set: DealSet) -> None:
    """Without a place nothing is written."""
    deal_set()
    page = shown(desk, qtbot)
    for button in (page.panel.certificate_button, page.bar.export_button, page.bar.backup_button):
        press(desk, qtbot, button)
    assert len(desk.proposed) == 3
    assert not page.note.isVisible()


# -- the record and faults --------------------------------------------------------------------------------


@pytest.mark.usefixtures("story")
def test_a_record_that_was_changed_is_named(
    desk: Desk, qtbot: QtBot, deal_set: DealSet, own_home: Path
) -> None:
    """Every row that is not as it was written stands on the page, in words."""
    for number in range(1, 13):
        deal_set(f"set{number}", secret=number)
    with closing(sqlite3.connect(own_home / "data" / "journal.sqlite3")) as database:
        names = database.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for (name,) in names:
            database.execute(f"DROP TRIGGER {name}")
        database.execute("UPDATE entries SET version = 'x'")
        database.commit()
    page = shown(desk, qtbot)
    assert page.bar.words.text().startswith("The journal has been changed: ")
    assert page.bar.mark.shape == ("error", QPalette.ColorRole.BrightText)
    assert page.warning.isVisible()
    assert "Row 1: was changed." in page.warning.text.text()
    assert "more" in page.warning.text.text()


@pytest.mark.usefixtures("story")
def test_a_backup_is_restored(
    desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deal_set: DealSet
) -> None:
    """Where nothing was dealt the old sets and settings are there; where they are already, it is told."""
    deal_set()
    settings_file.save_settings(places.settings_path(), replace(desk.store.settings, owner=b"Utrecht"))
    back_up_club(open_journal(), tmp_path / "club.backup")
    page = shown(desk, qtbot)
    page.bar.restore_button.choose_file = lambda _parent: str(tmp_path / "club.backup")
    QTest.mouseClick(page.bar.restore_button, Qt.MouseButton.LeftButton)
    assert page.note.title.text() == "Everything in this backup’s journal is here already"
    (tmp_path / "new").mkdir()
    monkeypatch.setenv("BIGDEAL_HOME", str(tmp_path / "new"))
    QTest.mouseClick(page.bar.restore_button, Qt.MouseButton.LeftButton)
    assert page.note.title.text() == "The journal is back"
    assert desk.store.settings.owner == b"Utrecht"
    qtbot.waitUntil(lambda: page.reader.is_idle and page.checker.is_idle)


def test_work_shuts_the_panel_and_gives_the_focus_back(desk: Desk, qtbot: QtBot, deal_set: DealSet) -> None:
    """Nothing can be pressed there meanwhile, and what was said before is gone."""
    deal_set()
    page, go_on = shown(desk, qtbot), threading.Event()
    page.strip.show_note("Something", "of before", "")
    page.note.tell("Something", "of before", desk.store.settings.folder)
    page.panel.certificate_button.setFocus()
    page.worker.run(lambda _work: go_on.wait(20), lambda _done: None)
    assert (page.panel.isEnabled(), page.strip.isHidden(), page.note.isHidden()) == (False, True, True)
    assert page.sets.table.view.hasFocus()
    go_on.set()
    settle(desk, qtbot)
    assert page.panel.isEnabled()
    assert page.panel.certificate_button.hasFocus()


def test_a_check_that_is_asked_for_meanwhile_comes_behind_the_other(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, however often it was asked for: the journal may have grown since the first began."""
    checks: list[None] = []

    def noted(store: Store) -> ChainReport:
        checks.append(None)
        return verify_journal(store)

    page = shown(desk, qtbot)
    monkeypatch.setattr(history_page, "verify_journal", noted)
    for _time in range(3):
        page.refresh()
    settle(desk, qtbot)
    assert len(checks) == 2
    page.refresh()
    settle(desk, qtbot)
    assert len(checks) == 3


def test_a_backup_that_cannot_be_read_is_told(desk: Desk, qtbot: QtBot) -> None:
    """On the page, in the words of the error."""
    page = shown(desk, qtbot)
    page.bar.restore_button.failed.emit(UnknownSet("7"))
    assert page.strip.isVisible()
    assert page.strip.title.text() == "Set not found"


def test_settings_of_a_backup_that_cannot_be_kept_are_told(
    desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deal_set: DealSet
) -> None:
    """The journal came back all the same; what was told before is gone."""

    def refuse(_store: SettingsStore, _settings: object) -> None:
        raise CannotWrite(tmp_path, "read-only")

    deal_set()
    settings_file.save_settings(places.settings_path(), replace(desk.store.settings, owner=b"Utrecht"))
    back_up_club(open_journal(), tmp_path / "club.backup")
    page = shown(desk, qtbot)
    page.bar.restore_button.choose_file = lambda _parent: str(tmp_path / "club.backup")
    page.strip.show_error(UnknownSet("7"))
    QTest.mouseClick(page.bar.restore_button, Qt.MouseButton.LeftButton)
    assert page.strip.isHidden()
    settle(desk, qtbot)
    (tmp_path / "new").mkdir()
    monkeypatch.setenv("BIGDEAL_HOME", str(tmp_path / "new"))
    monkeypatch.setattr(SettingsStore, "replace", refuse)
    QTest.mouseClick(page.bar.restore_button, Qt.MouseButton.LeftButton)
    assert page.strip.title.text() == "The files could not be written"
    assert page.strip.isVisible()
    assert page.note.title.text() == "The journal is back"
    settle(desk, qtbot)


@pytest.mark.usefixtures("story")
def test_a_clock_set_back_is_noted(desk: Desk, qtbot: QtBot) -> None:
    """What is strange and honestly recorded stands beside the verdict."""
    page = shown(desk, qtbot)
    report = replace(verify_journal(open_journal().store), clock_set_back=(3, 9), rows=1)
    page.bar.show_report(report)
    assert page.bar.words.text() == "Journal intact: 1 row · clock set back at row 3, 9"


@pytest.mark.usefixtures("story")
def test_a_journal_that_cannot_be_read_is_told(
    desk: Desk, qtbot: QtBot, deal_set: DealSet, own_home: Path
) -> None:
    """Without its key nothing is listed, and the page says what to do."""
    deal_set()
    (own_home / "data" / "journal.key").unlink()
    page = shown(desk, qtbot)
    assert page.strip.title.text() == "The journal’s key is missing"
    assert page.bar.words.text() == "The journal could not be read"


@pytest.mark.usefixtures("story")
def test_a_set_that_is_gone_is_told(
    desk: Desk, qtbot: QtBot, deal_set: DealSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error of a step is shown on the page, and the panel is open again."""

    def unknown(*_arguments: object) -> None:
        raise UnknownSet("7")

    deal_set()
    page = shown(desk, qtbot)
    monkeypatch.setattr(set_steps, "change_state", unknown)
    press(desk, qtbot, page.panel.steps[State.DUPLICATED])
    assert page.strip.title.text() == "Set not found"
    assert page.panel.isEnabled()


def test_a_fault_names_its_place_and_no_value(
    desk: Desk, qtbot: QtBot, deal_set: DealSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message of an unforeseen error might hold a card: it is not shown."""

    def crashing(*_arguments: object) -> None:
        raise RuntimeError("AKQ.JT9.876.5432")

    deal_set()
    page = shown(desk, qtbot)
    monkeypatch.setattr(set_steps, "change_state", crashing)
    press(desk, qtbot, page.panel.steps[State.DUPLICATED])
    assert "RuntimeError, test_page.py:" in page.strip.sentence.text()
    assert "AKQ" not in page.strip.sentence.text()


def test_the_page_can_be_left_at_any_time(desk: Desk, qtbot: QtBot, deal_set: DealSet) -> None:
    """Stopping waits for what is in progress, and calls for no answer."""
    deal_set()
    with qtbot.waitExposed(desk.page):
        desk.page.show()
    desk.page.refresh()
    desk.page.stop()
    settle(desk, qtbot)


# -- focus ------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("story")
def test_a_step_keeps_the_keyboard_on_the_page(desk: Desk, qtbot: QtBot, deal_set: DealSet) -> None:
    """A button that can be pressed again has the focus back; after one that cannot, the table has it."""
    deal_set()
    page = shown(desk, qtbot)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    button = page.panel.steps[State.DUPLICATED]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    settle(desk, qtbot)
    assert desk.cell(SetColumn.STATE) == "Duplicated"
    assert page.sets.table.view.hasFocus()
    press(desk, qtbot, page.panel.steps[State.IN_PLAY])
    page.panel.undo_button.setFocus()
    QTest.keyClick(page.panel.undo_button, Qt.Key.Key_Space)
    settle(desk, qtbot)
    assert desk.cell(SetColumn.STATE) == "Duplicated"
    assert page.panel.undo_button.hasFocus()


@pytest.mark.usefixtures("story")
def test_who_went_elsewhere_meanwhile_stays_there(desk: Desk, qtbot: QtBot, deal_set: DealSet) -> None:
    """The focus comes back only from the table, where it was put."""
    deal_set()
    page = shown(desk, qtbot)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    press(desk, qtbot, page.panel.steps[State.DUPLICATED])
    page.panel.undo_button.setFocus()
    QTest.keyClick(page.panel.undo_button, Qt.Key.Key_Space)
    page.sets.filter.line.setFocus()
    settle(desk, qtbot)
    assert page.sets.filter.line.hasFocus()


# -- questions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("Choose the archive folder…", ArchiveAnswer.CHOOSE),
        ("Leave the files where they are", ArchiveAnswer.LEAVE),
        ("Cancel", ArchiveAnswer.CANCEL),
    ],
)
def test_the_archive_question_has_three_answers(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, words: str, answer: ArchiveAnswer
) -> None:
    """Each button means what it says."""
    monkeypatch.setattr(MessageBox, "exec", lambda box: _click(box, words))
    parent = QWidget()
    qtbot.addWidget(parent)
    assert ask_archive(parent) is answer


@pytest.mark.parametrize(("words", "may_release"), [("Release", True), ("Cancel", False)])
def test_the_release_question_is_safe(
    store: SettingsStore,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    deal_set: DealSet,
    words: str,
    may_release: bool,  # noqa: FBT001 - a case
) -> None:
    """The button that Enter presses is Cancel; only the other one releases."""

    def execute(box: MessageBox) -> None:
        assert box.safe_button.isDefault()
        assert "cannot undo a release" in box.text.text()
        _click(box, words)

    deal_set()
    desk = Desk(store)
    other = desk.page  # else Python may clear it away on a worker's thread
    qtbot.addWidget(other)
    desk.page = HistoryPage(store, questions=HistoryQuestions(ask_archive=lambda _: ArchiveAnswer.LEAVE))
    qtbot.addWidget(desk.page)
    monkeypatch.setattr(MessageBox, "exec", execute)
    page = shown(desk, qtbot)
    press(desk, qtbot, page.panel.steps[State.FINISHED])
    press(desk, qtbot, page.panel.steps[State.RELEASED])
    assert desk.cell(SetColumn.STATE) == ("Released" if may_release else "Finished")
    page.stop()


def _click(box: MessageBox, words: str) -> None:
    (button,) = [
        button for button in (*box.buttons, box.safe_button) if button.text().replace("&", "") == words
    ]
    button.click()
