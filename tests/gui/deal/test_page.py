"""The deal page from the order to the result, with the real services and real files."""

from __future__ import annotations

import os
import stat
from dataclasses import astuple, replace
from datetime import UTC, date, datetime, timedelta
from threading import Event
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QToolButton, QWidget

from bigdeal_gui.errors.randomness import SelfTestFailed
from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.formats.table import read_boards_file
from bigdeal_gui.gui.deal.page import DealPage
from bigdeal_gui.gui.deal.questions import DealQuestions, choose_target
from bigdeal_gui.gui.parts.dialogs.confirm import confirm
from bigdeal_gui.gui.parts.dialogs.message_box import MessageBox
from bigdeal_gui.gui.parts.layout.tab_order import tab_stops
from bigdeal_gui.journal.journal import Kind
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages import deal as pages_deal
from bigdeal_gui.pages.deal import CheckedOrders, MeterStage
from bigdeal_gui.pages.presets import PresetDraft
from bigdeal_gui.pages.questions import Question
from bigdeal_gui.pages.settings import FirstRunModel
from bigdeal_gui.services.dealing import clock as calendar
from bigdeal_gui.services.dealing import session as service
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.places import journal_path
from bigdeal_gui.storage.preset import Preset
from bigdeal_gui.storage.settings import RandomnessPolicy, Settings
from bigdeal_gui.words import written_day
from tests.gui.tree import Story, check_kept
from tests.journals import connections_made

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.input_watcher import InputWatcher
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.randomness.collector import Collector
    from bigdeal_gui.randomness.seed import Seed
    from bigdeal_gui.services.dealing.session import DealtSets, SessionOrder
    from bigdeal_gui.services.work import Work
    from tests.gui.conftest import Clock

DAY = date(2026, 11, 21)
LATER_DAY = calendar.later_day


class Rig:
    """The page with everything around it, and the answers that the dialogs would give."""

    def __init__(
        self, qtbot: QtBot, store: SettingsStore, collector: Collector, watcher: InputWatcher, clock: Clock
    ) -> None:
        self.qtbot, self.store, self.collector, self.clock = qtbot, store, collector, clock
        self.watcher = watcher
        self.target: Path | None = None
        self.day = DAY
        self.draft: PresetDraft | None = None
        self.proposed: list[Path] = []
        self.questions: list[str] = []
        self.asked: list[Question] = []
        self.drafts: list[tuple[str, PresetDraft]] = []
        self.is_agreed = True
        self.page = DealPage(
            store,
            collector,
            watcher,
            questions=DealQuestions(
                self._choose, self._confirm, lambda _folder: None, lambda: self.day, self._ask_draft
            ),
        )
        self.story = Story(self.page)
        qtbot.addWidget(self.page)
        with qtbot.waitExposed(self.page):
            self.page.show()
        watcher.watch(self.page.windowHandle())
        self.page.set_self_test(has_passed=True)

    def _choose(self, folder: Path, name: str, _parent: QWidget) -> Path | None:
        self.proposed.append(folder / name)
        self.story.tell("asked", folder, name)
        return self.target

    def _ask_draft(self, title: str, draft: PresetDraft, _parent: QWidget) -> PresetDraft | None:
        self.drafts.append((title, draft))
        return self.draft

    def _confirm(self, question: Question, _parent: QWidget) -> bool:
        self.questions.append(question.question)
        self.asked.append(question)
        self.story.tell("asked", *astuple(question))
        # While a dialog is open the work behind it ends.
        self.qtbot.waitUntil(lambda: not self.page.is_dealing, timeout=5_000)
        return self.is_agreed

    @property
    def button(self):  # noqa: ANN201 - Qt's button
        """The one button."""
        return self.page.bar.deal_button

    @property
    def words(self) -> str:
        """What stands beside the button."""
        return self.page.bar.words.text()

    def be_still(self) -> None:
        """Let the hands rest."""
        self.clock.pass_ms(60_000)
        self.watcher.pump()
        self._look()

    def _look(self) -> None:
        # What the result of the set before said is gone when Qt comes to it.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.story.look()

    def deal(self) -> None:
        """Click the button and wait for the end."""
        with self.qtbot.waitSignal(self.page.ended, timeout=20_000):
            QTest.mouseClick(self.button, Qt.MouseButton.LeftButton)
        self.qtbot.waitUntil(lambda: not self.page.is_dealing, timeout=20_000)
        self._look()


@pytest.fixture
def story(rig: Rig, request: pytest.FixtureRequest) -> Iterator[None]:
    """Keep what was asked, and what is in sight after each step, as it was kept."""
    yield
    rig.story.look()
    check_kept(f"deal/{request.node.name.removeprefix('test_')}", rig.story.text)


@pytest.fixture
def rig(
    qtbot: QtBot,
    store: SettingsStore,
    collector: Collector,
    watcher: InputWatcher,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Rig]:
    """The page, shown, self-test passed, meter empty."""
    # The days of these tests are not those of the journal's clock.
    monkeypatch.setattr(calendar, "later_day", lambda _journal, _here: None)
    made = Rig(qtbot, store, collector, watcher, clock)
    made.story.begin()
    yield made
    made.page.stop()


@pytest.fixture
def ready(rig: Rig, fill: Callable[[Collector], None], sets: Path) -> Rig:
    """The page with a full meter, still hands and a place for the files."""
    fill(rig.collector)
    rig.be_still()
    rig.target = sets / "tuesday"
    return rig


def names_in(folder: Path) -> list[str]:
    """Return the names of everything in `folder`, hidden things too."""
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.usefixtures("story")
def test_a_deal_opens_the_journal_once_a_thread(ready: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """The window looks before it draws the seed, the worker deals; a connection belongs to its thread."""
    open_journal()
    made = connections_made(monkeypatch)
    ready.deal()
    assert made == [journal_path()] * 2


# -- before dealing ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("story")
def test_the_button_says_what_is_missing(rig: Rig) -> None:
    """With an empty meter the words say what to do: nobody knows yet how long it takes."""
    assert rig.words == "Type, or move the mouse"
    assert not rig.button.isEnabled()


@pytest.mark.usefixtures("story")
def test_the_button_is_named_and_never_pressed_by_return(rig: Rig) -> None:
    """It has its name, and is nobody's default."""
    assert rig.button.accessibleName() == "Deal session"
    assert rig.button.text().replace("&", "") == "Deal session…"
    assert not rig.button.isDefault()
    assert not rig.button.autoDefault()


@pytest.mark.usefixtures("story")
def test_without_a_format_there_is_nothing_to_deal(ready: Rig) -> None:
    """Unticking everything shuts the button and says why."""
    for name in ("pbn", "dlm"):
        ready.page.form.formats.choices[name].box.click()
    assert ready.words == "Choose at least one format"
    assert not ready.button.isEnabled()
    ready.page.form.formats.choices["lin"].box.click()
    assert ready.button.isEnabled()


@pytest.mark.usefixtures("story")
def test_a_chosen_format_that_cannot_hold_the_boards_blocks_until_it_is_left_out(ready: Rig) -> None:
    """The reason stands in sight, and one click leaves the format out."""
    ready.page.form.boards.set_boards(BoardRange(50, 120))
    choice = ready.page.form.formats.choices["dlm"]
    assert ready.words == "Boards 50–120 do not fit .dlm: 99 at most"
    assert not ready.button.isEnabled()
    assert not choice.box.isEnabled()
    assert choice.reason.isVisible()
    assert "99" in choice.reason.text()
    choice.leave_out.click()
    assert ready.button.isEnabled()
    assert not choice.box.isChecked()


@pytest.mark.usefixtures("story")
def test_formats_of_one_file_exclude_each_other(rig: Rig) -> None:
    """While dlm is ticked dlmblind is shut and says why."""
    rig.page.form.formats.more.click()
    blind = rig.page.form.formats.choices["dlmblind"]
    assert not blind.box.isEnabled()
    assert "dlm" in blind.reason.text()
    rig.page.form.formats.choices["dlm"].box.click()
    assert blind.box.isEnabled()
    assert not blind.reason.isVisible()


@pytest.mark.usefixtures("story")
def test_format_boxes_are_called_what_stands_beside_them(rig: Rig) -> None:
    """Each box has its words for the screen reader and its readers for everybody."""
    for choice in rig.page.form.formats.choices.values():
        assert choice.box.accessibleName() == choice.box.text().replace("&", "")
        assert choice.shown.suffix in choice.box.text()
        assert choice.shown.read_by in choice.box.toolTip()
    assert "stats" not in rig.page.form.formats.choices


@pytest.mark.usefixtures("story")
def test_a_failed_self_test_shuts_the_page(ready: Rig) -> None:
    """A damaged program does not deal, with or without a full meter."""
    ready.page.set_self_test(has_passed=False)
    ready.page.strip.show_error(SelfTestFailed("hash"))
    assert not ready.button.isEnabled()
    assert not ready.page.form.help_me.isEnabled()
    assert "damaged" in ready.words
    QTest.mouseClick(ready.button, Qt.MouseButton.LeftButton)
    assert ready.proposed == []


@pytest.mark.usefixtures("story")
def test_full_and_still_opens_the_button(ready: Rig) -> None:
    """The words name what will be dealt."""
    assert ready.words == "Ready to deal 24 boards"
    assert ready.button.isEnabled()


@pytest.mark.usefixtures("story")
def test_lifting_the_hands_is_asked_for(rig: Rig, fill: Callable[[Collector], None]) -> None:
    """A full meter under restless hands keeps the button shut."""
    fill(rig.collector)
    QTest.keyClick(rig.page.windowHandle(), Qt.Key.Key_A)
    QCoreApplication.processEvents()
    rig.watcher.pump()
    assert rig.words == "Release the keys and the mouse"
    assert not rig.button.isEnabled()


# -- dealing ----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("story")
def test_a_session_is_dealt_to_files_that_can_be_read(ready: Rig, sets: Path) -> None:
    """Every file holds the same 24 deals, is the owner's alone, and nothing else is left."""
    ready.page.form.event_line.setText("Tuesday pairs")
    ready.deal()
    assert names_in(sets) == ["tuesday.dlm", "tuesday.pbn"]
    read = {path.name: read_boards_file(path.name, path.read_bytes()) for path in sets.iterdir()}
    deals = [[board.deal for board in one.boards] for one in read.values()]
    assert deals[0] == deals[1]
    assert [board.number for board in read["tuesday.pbn"].boards] == list(range(1, 25))
    assert read["tuesday.pbn"].event == "Tuesday pairs"
    assert read["tuesday.pbn"].set_code == ready.page.result.code.text() != ""
    if os.name == "posix":
        assert {stat.S_IMODE(path.stat().st_mode) for path in sets.iterdir()} == {0o600}
    assert ready.proposed == [sets / "2026-11-21 Tuesday pairs"]


@pytest.mark.usefixtures("story")
def test_the_result_takes_the_page(ready: Rig) -> None:
    """After dealing the steps are gone until the next session."""
    ready.deal()
    assert ready.page.result.isVisible()
    assert ready.page.result.headline.text() == "24 boards dealt"
    assert not ready.button.isVisible()
    assert not ready.page.form.isVisible()


@pytest.mark.usefixtures("story")
def test_the_next_session_starts_from_an_empty_meter(ready: Rig, fill: Callable[[Collector], None]) -> None:
    """What is typed over the result does not count for the next set."""
    ready.deal()
    fill(ready.collector)
    ready.page.result.next_button.click()
    assert ready.page.form.isVisible()
    assert ready.page.form.entropy.bar.value() == 0
    assert ready.words == "Type, or move the mouse"
    assert not ready.button.isEnabled()


@pytest.mark.usefixtures("story")
def test_what_is_asked_for_can_be_changed_but_while_dealing(ready: Rig) -> None:
    """Name, boards, formats and presets are shut while a set is dealt, and open for the next."""
    page = ready.page
    parts = (page.form.event_line, page.form.boards, page.form.formats, page.presets)
    assert all(part.isEnabled() for part in parts)
    while_dealing: list[bool] = []
    page.began.connect(lambda: while_dealing.extend(part.isEnabled() for part in parts))
    ready.deal()
    assert while_dealing == [False] * len(parts)
    page.result.next_button.click()
    assert all(part.isEnabled() for part in parts)


@pytest.mark.usefixtures("story")
def test_several_sets_are_dealt_with_one_full_meter(ready: Rig, sets: Path) -> None:
    """The bar says how many; each has its files, its code and its row; the meter is empty afterwards."""
    ready.page.form.event_line.setText("Tuesday pairs")
    ready.page.form.boards.sets.setValue(3)
    ready.page.form.boards.count.setValue(4)
    ready.be_still()
    assert ready.words == "Ready to deal 3 sets of 4 boards"
    ready.deal()
    assert names_in(sets) == [
        f"tuesday set {number} of 3.{end}" for number in (1, 2, 3) for end in ("dlm", "pbn")
    ]
    rows = open_journal().sets().sets
    assert [row.event for row in rows] == [f"Tuesday pairs, set {number} of 3" for number in (3, 2, 1)]
    result = ready.page.result
    assert result.headline.text() == "3 sets of 4 boards"
    assert [set_.set_code for set_ in result.sets.chosen] == [row.code for row in reversed(rows)]
    assert result.sets.isVisible()
    assert not result.code.isVisible()
    ready.page.next_session()
    assert ready.page.form.boards.sets.value() == 3
    assert ready.page.model.meter.bits == 0


@pytest.mark.usefixtures("story")
def test_one_name_that_is_taken_costs_nothing(ready: Rig, sets: Path) -> None:
    """A file called as the second set would be: none is dealt, and the meter stays full."""
    (sets / "tuesday set 2 of 2.pbn").write_text("mine")
    ready.page.form.boards.sets.setValue(2)
    ready.be_still()
    ready.deal()
    assert ready.page.strip.isVisible()
    assert names_in(sets) == ["tuesday set 2 of 2.pbn"]
    assert ready.collector.meter.is_full


@pytest.mark.usefixtures("story")
def test_a_preset_keeps_how_many_sets(rig: Rig) -> None:
    """Saved with it, and set again when it is chosen."""
    rig.page.form.boards.sets.setValue(3)
    rig.page.presets.save_as("Sections")
    assert rig.store.settings.presets[0].sets == 3
    rig.page.form.boards.sets.setValue(1)
    rig.page.show_request(rig.store.settings.presets[0])
    assert (rig.page.form.boards.sets.value(), rig.page.model.sets) == (3, 3)


@pytest.mark.usefixtures("story")
def test_two_sessions_are_never_alike(ready: Rig, fill: Callable[[Collector], None], sets: Path) -> None:
    """The same hands on the same keys deal other boards."""
    ready.deal()
    ready.page.result.next_button.click()
    fill(ready.collector)
    ready.be_still()
    ready.target = sets / "wednesday"
    ready.deal()
    first, second = (
        read_boards_file("x.pbn", (sets / f"{day}.pbn").read_bytes()) for day in ("tuesday", "wednesday")
    )
    assert not {board.deal.hands for board in first.boards} & {board.deal.hands for board in second.boards}


@pytest.mark.usefixtures("story")
def test_a_doubtful_journal_is_asked_about(ready: Rig, sets: Path) -> None:
    """Without a yes nothing is dealt and the meter stays full; with one the set is dealt."""
    open_journal().record(Kind.CHECK, None, {"file": "x"})
    for name in ("journal.sqlite3", "journal.head"):
        journal_path().with_name(name).unlink()
    ready.is_agreed = False
    ready.deal()
    assert ready.questions == ["Deal anyway?"]
    assert names_in(sets) == []
    assert ready.button.isEnabled()
    ready.is_agreed = True
    ready.deal()
    assert len(ready.questions) == 2
    asked = ready.asked[1]
    assert (asked.title, asked.button) == ("There is a problem with the journal", "&Deal anyway")
    assert asked.explanation.endswith("\nThe problem and your answer are recorded in the journal.")
    assert names_in(sets)
    assert open_journal().store.doubt == ""


@pytest.mark.usefixtures("story")
def test_the_journal_knows_the_set(ready: Rig) -> None:
    """Every set dealt in the window stands in the journal under its code."""
    ready.deal()
    kept = open_journal().set_by_code(ready.page.result.code.text())
    assert kept.boards == BoardRange(1, 24)


@pytest.mark.usefixtures("story")
def test_a_dialog_that_is_cancelled_costs_nothing(ready: Rig, sets: Path) -> None:
    """The meter stays full and nothing is written."""
    ready.target = None
    QTest.mouseClick(ready.button, Qt.MouseButton.LeftButton)
    assert ready.collector.meter.is_full
    assert names_in(sets) == []
    assert ready.button.isEnabled()


@pytest.mark.usefixtures("story")
def test_a_taken_name_is_told_before_anything_is_dealt(ready: Rig, sets: Path) -> None:
    """The old file is left alone, the meter stays full, the strip says what to do."""
    (sets / "tuesday.pbn").write_text("old")
    ready.deal()
    assert ready.page.strip.isVisible()
    assert ready.page.strip.title.text() == "The name already exists"
    assert (sets / "tuesday.pbn").read_text() == "old"
    assert ready.collector.meter.is_full
    ready.target = sets / "other"
    ready.deal()
    assert not ready.page.strip.isVisible()
    assert names_in(sets) == ["other.dlm", "other.pbn", "tuesday.pbn"]


@pytest.mark.usefixtures("story")
def test_a_folder_that_is_gone_is_told(ready: Rig, sets: Path) -> None:
    """A stick that was pulled out is an error on the page, not a crash."""
    ready.target = sets / "gone" / "tuesday"
    ready.deal()
    assert ready.page.strip.title.text() == "Folder not found"
    assert ready.collector.meter.is_full


@pytest.mark.usefixtures("story")
def test_a_slow_folder_does_not_hold_the_window(
    ready: Rig, sets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a network disk is waited for, progress is shown and Cancel works; then nothing is dealt."""
    answered = Event()
    real = service.check_orders

    def slow(orders: Sequence[SessionOrder], journal: Journal | None, lock: str = "") -> object:
        assert answered.wait(20)
        return real(orders, journal, lock)

    monkeypatch.setattr(service, "check_orders", slow)
    with ready.qtbot.waitSignal(ready.page.ended, timeout=20_000):
        QTest.mouseClick(ready.button, Qt.MouseButton.LeftButton)
        ready.qtbot.waitUntil(ready.page.bar.cancel_button.isVisible, timeout=5_000)
        assert not ready.button.isVisible()
        ready.page.bar.cancel_button.click()
        assert ready.page.bar.progress_words.text() == "Stopping…"
        answered.set()
    assert names_in(sets) == []
    assert ready.collector.meter.is_full
    monkeypatch.setattr(service, "check_orders", real)
    ready.deal()
    assert len(names_in(sets)) == 2


@pytest.mark.skipif(os.name == "nt", reason="the system tells no such rights")
@pytest.mark.usefixtures("story")
def test_a_disk_that_others_can_read_is_told_before_dealing(
    ready: Rig, sets: Path, fill: Callable[[Collector], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the seed is drawn, until it is answered with yes: without one nothing is dealt."""
    monkeypatch.setattr(disk, "is_private", lambda _handle: False)
    ready.is_agreed = False
    ready.deal()
    assert ready.questions == ["Deal anyway?"]
    assert ready.asked[0].title == "Others can read the boards"
    assert names_in(sets) == []
    assert ready.collector.meter.is_full
    ready.is_agreed = True
    framed: list[bool] = []
    for signal in (ready.page.began, ready.page.ended):
        signal.connect(lambda: framed.append(ready.page.form.boards.isEnabled()))
    ready.deal()
    assert framed == [False, True, False, True], "the form is closed for the dealing as well"
    assert len(names_in(sets)) == 2
    ready.page.next_session()
    fill(ready.collector)
    ready.be_still()
    ready.target = sets / "second"
    ready.deal()
    assert len(ready.questions) == 2
    assert len(names_in(sets)) == 4


@pytest.mark.usefixtures("story")
def test_the_bar_tells_of_a_disk_without_rights(
    ready: Rig, sets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the kind of disk is known nothing has to be asked."""
    monkeypatch.setattr(disk, "lets_others_read", lambda folder: folder == sets)
    monkeypatch.setattr(disk, "is_private", lambda _handle: False)
    direct(ready, sets)
    assert "Everyone who can use this disk can read the boards there." in place_said(ready)
    ready.deal()
    assert ready.questions == []
    assert len(names_in(sets)) == 2


@pytest.mark.usefixtures("story")
def test_nobody_is_warned_of_a_locked_box(ready: Rig, sets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever can use the disk cannot read what is in it, wherever it goes."""
    monkeypatch.setattr(disk, "lets_others_read", lambda _folder: True)
    monkeypatch.setattr(disk, "is_private", lambda _handle: False)
    direct(ready, sets)
    ready.page.form.lock.box.click()
    ready.qtbot.waitUntil(lambda: ".zip.age" in place_said(ready))
    assert "Everyone" not in place_said(ready)
    ready.deal()
    assert ready.questions == []
    assert len(names_in(sets)) == 1


@pytest.mark.usefixtures("story")
def test_a_typed_suffix_is_not_doubled(ready: Rig, sets: Path) -> None:
    """Who names the set tuesday.pbn gets tuesday.pbn and tuesday.dlm."""
    ready.target = sets / "tuesday.pbn"
    ready.deal()
    assert names_in(sets) == ["tuesday.dlm", "tuesday.pbn"]


@pytest.mark.usefixtures("story")
def test_a_failure_while_dealing_leaves_nothing_and_the_page_works_on(
    ready: Rig, sets: Path, fill: Callable[[Collector], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The meter is empty then, as every set has a seed of its own."""
    real = service.deal_sets

    def broken(*_arguments: object, **_named: object) -> None:
        raise ZeroDivisionError("AKQ.JT9.876.5432")

    monkeypatch.setattr(service, "deal_sets", broken)
    ready.deal()
    assert names_in(sets) == []
    assert "ZeroDivisionError" in ready.page.strip.sentence.text()
    assert "AKQ" not in ready.page.strip.accessibleDescription()
    assert not ready.collector.meter.is_full
    monkeypatch.setattr(service, "deal_sets", real)
    fill(ready.collector)
    ready.be_still()
    ready.deal()
    assert names_in(sets) == ["tuesday.dlm", "tuesday.pbn"]


@pytest.mark.usefixtures("story")
def test_cancel_leaves_nothing(ready: Rig, sets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Long work shows progress and Cancel; after Cancel there is no file."""
    _hold_until_cancelled(monkeypatch)
    with ready.qtbot.waitSignal(ready.page.ended, timeout=20_000):
        QTest.mouseClick(ready.button, Qt.MouseButton.LeftButton)
        assert ready.page.is_dealing
        assert not ready.button.isEnabled()
        ready.qtbot.waitUntil(ready.page.bar.cancel_button.isVisible, timeout=5_000)
        assert ready.page.bar.progress.isVisible()
        ready.page.bar.cancel_button.click()
    assert names_in(sets) == []
    assert ready.page.strip.title.text() == "Cancelled"
    assert not ready.page.bar.cancel_button.isVisible()


@pytest.mark.usefixtures("story")
def test_cancel_as_the_set_is_delivered_is_too_late(
    ready: Rig, sets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The files are there: the page shows the set, and not that nothing was left behind."""
    real = service.deal_sets

    def late(orders: Sequence[SessionOrder], seed: Seed, work: Work) -> DealtSets:
        dealt = real(orders, seed, work)
        assert work.cancel._asked.wait(5)
        return dealt

    monkeypatch.setattr(service, "deal_sets", late)
    with ready.qtbot.waitSignal(ready.page.ended, timeout=20_000):
        QTest.mouseClick(ready.button, Qt.MouseButton.LeftButton)
        ready.qtbot.waitUntil(ready.page.bar.cancel_button.isVisible, timeout=5_000)
        ready.page.bar.cancel_button.click()
    assert names_in(sets) == ["tuesday.dlm", "tuesday.pbn"]
    assert ready.page.result.isVisible()
    assert not ready.page.strip.isVisible()


@pytest.mark.usefixtures("story")
def test_cancel_as_the_check_ends_deals_nothing(
    ready: Rig, sets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check has passed, and the window does not know yet: what was cancelled is not dealt."""
    real = pages_deal.CheckedOrders

    def late(*parts: object) -> CheckedOrders:
        checked = real(*parts)
        checked.cancel.cancel()
        return checked

    monkeypatch.setattr(pages_deal, "CheckedOrders", late)
    ready.deal()
    assert names_in(sets) == []
    assert ready.page.strip.title.text() == "Cancelled"
    assert ready.collector.meter.is_full


@pytest.mark.usefixtures("story")
def test_stopping_waits_for_the_end(ready: Rig, sets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing the window while dealing leaves a whole set or nothing."""
    _hold_until_cancelled(monkeypatch)
    QTest.mouseClick(ready.button, Qt.MouseButton.LeftButton)
    assert ready.page.is_dealing
    with ready.qtbot.waitSignal(ready.page.ended, timeout=20_000):
        ready.page.stop()
    assert names_in(sets) == []


def _hold_until_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make dealing report progress until it is cancelled, then go on as usual."""
    real = service.deal_sets

    def slow(orders: Sequence[SessionOrder], seed: Seed, work: Work) -> DealtSets:
        while not work.cancel.is_cancelled:
            work.progress(1, 24)
            work.cancel._asked.wait(0.02)
        return real(orders, seed, work)

    monkeypatch.setattr(service, "deal_sets", slow)


@pytest.mark.usefixtures("story")
def test_progress_counts_boards_rate_and_time(ready: Rig) -> None:
    """What takes long says how long."""
    bar = ready.page.bar
    bar.begin()
    ready.qtbot.waitUntil(bar.progress.isVisible, timeout=5_000)
    bar.advance(25, 100)
    assert bar.progress.value() == 25
    assert bar.progress_words.text().startswith("25 of 100 boards · ")
    bar.cancel_button.click()
    bar.advance(26, 100)
    assert bar.progress_words.text() == "Stopping…"
    bar.end()
    assert not bar.progress.isVisible()
    bar.advance(100, 100)
    assert not bar.progress.isVisible()


# -- the other way, presets, settings ---------------------------------------------------------------------


@pytest.mark.usefixtures("story")
def test_who_cannot_type_deals_after_a_question(rig: Rig, sets: Path) -> None:
    """The computer's randomness alone is used after a yes, and the result says so."""
    rig.target = sets / "tuesday"
    rig.is_agreed = False
    rig.page.form.help_me.click()
    assert rig.proposed == []
    rig.is_agreed = True
    with rig.qtbot.waitSignal(rig.page.ended, timeout=20_000):
        rig.page.form.help_me.click()
    assert len(rig.questions) == 2
    asked = rig.asked[0]
    assert (asked.title, asked.question) == (
        "Deal without your typing", "Use only the computer’s own randomness?"
    )  # fmt: skip
    assert (asked.explanation[:20], asked.button) == ("The operating system", "&Use only the computer")
    assert names_in(sets) == ["tuesday.dlm", "tuesday.pbn"]
    assert "randomness: only the computer" in rig.page.result.subline.text()


@pytest.mark.usefixtures("story")
def test_the_settings_can_choose_the_computer_alone(rig: Rig, sets: Path) -> None:
    """Then no meter is asked for, and the area says why."""
    rig.store.replace(
        Settings(is_first_run=False, folder=sets, formats=("lin",), randomness=RandomnessPolicy.SYSTEM)
    )
    rig.watcher.pump()
    assert rig.button.isEnabled()
    assert rig.page.model.meter.stage is MeterStage.NOT_NEEDED
    assert not rig.page.form.help_me.isVisible()
    rig.target = sets / "tuesday"
    rig.deal()
    assert names_in(sets) == ["tuesday.lin"]
    assert "randomness: only the computer" in rig.page.result.subline.text()


@pytest.mark.usefixtures("story")
def test_changed_settings_reach_the_page(rig: Rig, sets: Path) -> None:
    """Formats ticked in the settings are ticked here."""
    rig.store.replace(Settings(is_first_run=False, folder=sets, formats=("csv", "lin")))
    assert rig.page.model.formats.chosen == {"csv", "lin"}
    assert rig.page.form.formats.choices["csv"].box.isChecked()
    assert rig.page.form.formats.choices["csv"].isVisible()
    assert not rig.page.form.formats.choices["dlm"].isVisible()


@pytest.mark.usefixtures("story")
def test_saving_a_preset_does_not_change_the_order(rig: Rig) -> None:
    """The page keeps what was set on it when the settings are saved for another reason."""
    rig.page.form.formats.choices["lin"].box.click()
    rig.page.form.boards.set_boards(BoardRange(25, 48))
    rig.page.form.event_line.setText("Late")
    rig.page.presets.save_as("Late")
    assert rig.page.model.formats.chosen == {"dlm", "pbn", "lin"}
    assert rig.page.model.formats.boards == BoardRange(25, 48)
    assert rig.store.settings.presets == (Preset("Late", "Late", 25, 48, ("dlm", "pbn", "lin")),)
    assert rig.store.settings.last_preset == "Late"
    assert rig.page.presets.selected == "Late"


def test_the_event_is_what_files_can_hold(rig: Rig) -> None:
    """What was pasted goes on one line, without control characters."""
    rig.page.form.event_line.setText(" Tuesday\n\x1bpairs\u2028R&D ")
    assert rig.page.model.event == "Tuesday pairs R&D"


@pytest.mark.usefixtures("story")
def test_a_preset_fills_the_page(rig: Rig) -> None:
    """Choosing one sets event, boards and formats."""
    rig.page.form.event_line.setText("Tuesday pairs")
    rig.page.presets.save_as("Tuesday")
    rig.page.form.event_line.setText("")
    rig.page.form.boards.set_boards(BoardRange(1, 2))
    rig.page.form.formats.choices["dlm"].box.click()
    rig.page.presets.combo.activated.emit(1)
    assert rig.page.form.event_line.text() == "Tuesday pairs"
    assert rig.page.form.boards.boards == BoardRange(1, 24)
    assert rig.page.model.formats.chosen == {"dlm", "pbn"}


@pytest.mark.usefixtures("story")
def test_a_preset_is_replaced_and_deleted_by_name(rig: Rig) -> None:
    """One name, one preset."""
    rig.page.presets.save_as("  Tuesday ")
    rig.page.form.event_line.setText("other")
    rig.page.presets.save_as("Tuesday")
    assert [preset.event for preset in rig.store.settings.presets] == ["other"]
    rig.page.presets.delete("Tuesday")
    assert rig.store.settings.presets == ()
    assert rig.page.presets.selected == ""


@pytest.mark.usefixtures("story")
def test_a_preset_is_deleted_after_a_question(rig: Rig) -> None:
    """The menu deletes the chosen preset only after a yes."""
    rig.page.presets.save_as("Tuesday")
    rig.is_agreed = False
    rig.page.presets.delete_action.trigger()
    assert len(rig.store.settings.presets) == 1
    rig.is_agreed = True
    rig.page.presets.delete_action.trigger()
    assert rig.store.settings.presets == ()
    assert rig.questions == ["Delete the preset “Tuesday”? Sets you dealt with it are not affected."] * 2
    assert (rig.asked[0].title, rig.asked[0].button) == ("Delete preset", "&Delete")


@pytest.mark.usefixtures("story")
def test_the_menu_names_the_preset_that_it_deletes(rig: Rig) -> None:
    """Without one there is nothing to delete; an “&” in a name is shown as one."""
    presets = rig.page.presets
    assert not presets.delete_action.isEnabled()
    assert presets.delete_action.text() == "&Delete the selected preset"
    presets.save_as("Tea & Bridge")
    assert presets.delete_action.isEnabled()
    assert presets.delete_action.text() == "&Delete “Tea && Bridge”"
    assert presets.menu_button.popupMode() is QToolButton.ToolButtonPopupMode.InstantPopup
    assert presets.menu_button.menu().actions() == [presets.save_action, presets.delete_action]


@pytest.mark.usefixtures("story")
def test_another_preset_that_is_deleted_leaves_the_chosen_one(rig: Rig) -> None:
    """The list keeps the one that is shown, and is open as long as there is one."""
    presets = rig.page.presets
    for name in ("Monday", "Tuesday"):
        presets.save_as(name)
    presets.delete("Monday")
    assert (presets.selected, rig.store.settings.last_preset) == ("Tuesday", "Tuesday")
    assert [presets.combo.itemText(row) for row in range(presets.combo.count())] == ["No preset", "Tuesday"]
    assert presets.combo.isEnabled()
    presets.delete("Tuesday")
    assert rig.store.settings.last_preset == ""
    assert presets.combo.itemText(0) == "None saved yet"
    assert not presets.combo.isEnabled()


@pytest.mark.usefixtures("story")
def test_presets_that_cannot_be_saved_are_told(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """The strip says why, and nothing is taken for saved."""

    def fails(_settings: Settings) -> None:
        raise CannotWrite(rig.store.settings.folder, "disk full")

    monkeypatch.setattr(rig.store, "replace", fails)
    rig.page.presets.save_as("Tuesday")
    assert rig.page.strip.isVisible()
    assert rig.page.presets.selected == ""


@pytest.mark.usefixtures("story")
def test_presets_are_there_for_who_has_some_or_looks_for_them(rig: Rig) -> None:
    """Unfolded with what few need; the last session can be forgotten once there is one."""
    page = rig.page
    assert not page.presets.isVisible()
    page.form.boards.more.click()
    assert page.presets.isVisible()
    assert page.form.lock.isVisible()
    assert page.form.boards.forget.isHidden()
    page.form.boards.more.click()
    assert not page.presets.isVisible()
    assert not page.form.lock.isVisible()
    rig.store.replace(replace(rig.store.settings, last_session=(Preset("", "Friday", 1, 4, ("pbn",)),)))
    assert not page.form.boards.forget.isHidden()
    page.form.event_line.setText("Friday")
    page.form.boards.forget.click()
    assert rig.store.settings.last_session == ()
    assert page.form.event_line.text() == ""
    assert page.form.boards.forget.isHidden()


# -- always into one folder -------------------------------------------------------------------------------


def direct(rig: Rig, folder: Path) -> Rig:
    """Have a preset chosen that always deals into `folder`, and wait until the bar says so."""
    rig.page.form.event_line.setText("Tuesday pairs")
    rig.page.presets.save_as("Tuesday", folder, is_direct=True)
    rig.watcher.pump()
    rig.qtbot.waitUntil(rig.page.bar.place.isVisible)
    return rig


def place_said(rig: Rig) -> str:
    """Return where the bar says that the set goes, without the places where a line may break."""
    return rig.page.bar.place.text().replace("\N{ZERO WIDTH SPACE}", "")


@pytest.mark.usefixtures("story")
def test_a_preset_deals_into_its_folder_and_says_so(ready: Rig, sets: Path) -> None:
    """One click, no dialog, and the files lie where the bar said."""
    direct(ready, sets)
    assert place_said(ready) == f"Into: …{os.sep}sets{os.sep}2026-11-21 Tuesday pairs.dlm, .pbn"
    assert ready.button.text().replace("&", "") == "Deal session"
    assert ready.page.bar.elsewhere_button.isVisible()
    ready.deal()
    assert ready.proposed == []
    assert names_in(sets) == ["2026-11-21 Tuesday pairs.dlm", "2026-11-21 Tuesday pairs.pbn"]


@pytest.mark.usefixtures("story")
def test_the_same_preset_twice_a_day_says_so(
    ready: Rig, sets: Path, fill: Callable[[Collector], None]
) -> None:
    """The second set has a name of its own, said before it is dealt."""
    direct(ready, sets).deal()
    ready.page.result.next_button.click()
    ready.qtbot.waitUntil(lambda: "second of the day" in place_said(ready))
    fill(ready.collector)
    ready.be_still()
    ready.deal()
    assert "2026-11-21 Tuesday pairs second of the day.pbn" in names_in(sets)
    assert len(names_in(sets)) == 4
    assert ready.proposed == []


@pytest.mark.usefixtures("story")
def test_elsewhere_opens_the_dialog(ready: Rig, sets: Path, tmp_path: Path) -> None:
    """The set goes where the dialog says, and the preset keeps its folder."""
    ready.target = tmp_path / "other"
    with ready.qtbot.waitSignal(direct(ready, sets).page.ended, timeout=20_000):
        ready.page.bar.elsewhere_button.click()
    assert ready.proposed == [sets / "2026-11-21 Tuesday pairs"]
    assert names_in(sets) == []
    assert (tmp_path / "other.pbn").is_file()
    assert ready.store.settings.presets[0].direct_folder == sets


@pytest.mark.usefixtures("story")
def test_after_midnight_the_name_has_the_new_day(ready: Rig, sets: Path) -> None:
    """A window left open over night deals under the day on the wall, and says so first."""
    direct(ready, sets)
    ready.day = date(2026, 11, 22)
    ready.watcher.pump()
    ready.qtbot.waitUntil(lambda: "2026-11-22" in place_said(ready))
    ready.deal()
    assert names_in(sets)[0].startswith("2026-11-22 ")


@pytest.mark.usefixtures("story")
def test_midnight_between_word_and_click_asks(ready: Rig, sets: Path) -> None:
    """What was said is no longer so: the dialog proposes the new day, and nothing is dealt unasked."""
    direct(ready, sets)
    ready.day, ready.target = date(2026, 11, 22), None
    QTest.mouseClick(ready.button, Qt.MouseButton.LeftButton)
    assert ready.proposed == [sets / "2026-11-22 Tuesday pairs"]
    assert names_in(sets) == []
    assert ready.collector.meter.is_full


@pytest.mark.usefixtures("story")
def test_a_folder_that_is_gone_falls_back_to_the_dialog(ready: Rig, sets: Path, tmp_path: Path) -> None:
    """The bar says what is wrong, the button asks again, and when the stick is back it deals there."""
    direct(ready, tmp_path / "stick")
    assert place_said(ready).endswith("You will be asked to choose another folder.")
    assert str(tmp_path / "stick") in place_said(ready)
    assert ready.button.text().replace("&", "") == "Deal session…"
    assert not ready.page.bar.elsewhere_button.isVisible()
    ready.target = None
    QTest.mouseClick(ready.button, Qt.MouseButton.LeftButton)
    assert len(ready.proposed) == 1
    (tmp_path / "stick").mkdir()
    ready.page._look_again.timeout.emit()
    ready.qtbot.waitUntil(ready.page.bar.elsewhere_button.isVisible)
    ready.deal()
    assert len(names_in(tmp_path / "stick")) == 2
    assert names_in(sets) == []


@pytest.mark.usefixtures("story")
def test_a_folder_that_goes_at_the_last_moment_is_told(ready: Rig, sets: Path) -> None:
    """The strip says so, the meter stays full, and the dialog is offered."""
    direct(ready, sets)
    sets.rmdir()
    ready.deal()
    assert ready.page.strip.title.text() == "Folder not found"
    assert ready.collector.meter.is_full
    ready.qtbot.waitUntil(lambda: not ready.page.bar.elsewhere_button.isVisible())


@pytest.mark.usefixtures("story")
def test_a_name_taken_at_the_last_moment_is_left_alone(ready: Rig, sets: Path) -> None:
    """Nothing is overwritten; the next click deals under the name that the bar says then."""
    direct(ready, sets)
    taken = sets / "2026-11-21 Tuesday pairs.pbn"
    taken.write_text("old")
    ready.deal()
    assert ready.page.strip.title.text() == "The name already exists"
    ready.qtbot.waitUntil(lambda: "second of the day" in place_said(ready))
    ready.deal()
    assert taken.read_text() == "old"
    assert "2026-11-21 Tuesday pairs second of the day.dlm" in names_in(sets)


@pytest.mark.usefixtures("story")
def test_the_window_opens_on_the_preset_used_last(
    rig: Rig, qtbot: QtBot, collector: Collector, watcher: InputWatcher, sets: Path
) -> None:
    """Event, boards, formats and folder are there at the start, and the preset is named."""
    rig.page.form.boards.set_boards(BoardRange(1, 30))
    direct(rig, sets)
    questions = DealQuestions(today=lambda: DAY)
    again = DealPage(rig.store, collector, watcher, rig.page, questions=questions)
    assert again.presets.selected == "Tuesday"
    assert again.form.event_line.text() == "Tuesday pairs"
    assert again.model.formats.boards == BoardRange(1, 30)
    qtbot.waitUntil(lambda: "Tuesday pairs" in again.bar.place.text())
    again.stop()
    again.hide()


@pytest.mark.usefixtures("story")
def test_no_preset_is_remembered_as_well(rig: Rig, sets: Path) -> None:
    """Who goes back to “No preset” finds none chosen the next time, and is asked for a folder."""
    direct(rig, sets)
    rig.page.presets.combo.activated.emit(0)
    assert rig.store.settings.last_preset == ""
    assert not rig.page.bar.place.isVisible()
    assert rig.button.text().replace("&", "") == "Deal session…"


@pytest.mark.usefixtures("story")
def test_a_preset_that_asks_begins_where_it_went_last(ready: Rig, tmp_path: Path) -> None:
    """The dialog of the next week opens in the folder of this one."""
    ready.page.presets.save_as("Tuesday")
    ready.target = tmp_path / "tuesday"
    ready.deal()
    kept = ready.store.settings.presets[0]
    assert (kept.folder, kept.is_direct) == (tmp_path, False)


@pytest.mark.usefixtures("story")
def test_the_preset_dialog_is_offered_what_is_there(rig: Rig, sets: Path) -> None:
    """Saving asks for name and folder at once; cancelled it changes nothing."""
    rig.page.presets.save_action.trigger()
    assert rig.store.settings.presets == ()
    rig.draft = PresetDraft(" Tuesday ", sets, is_direct=True)
    rig.page.presets.save_action.trigger()
    assert rig.store.settings.presets[0].direct_folder == sets
    assert rig.page.presets.selected == "Tuesday"
    rig.page.presets.save_action.trigger()
    rig.page.presets.delete("Tuesday")
    first = PresetDraft("", sets)
    assert rig.drafts == [
        ("Save preset", one) for one in (first, first, PresetDraft("Tuesday", sets, is_direct=True))
    ]


# -- dialogs ----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("story")
def test_the_save_dialog_takes_folder_and_name(rig: Rig, sets: Path) -> None:
    """The real dialog proposes a name and returns what was typed."""
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    seen: list[str] = []

    def drive() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QFileDialog):
            return
        line = dialog.findChild(QLineEdit, "fileNameEdit")
        seen.append(line.text())
        line.setText("friday")
        QTest.keyClick(line, Qt.Key.Key_Return)

    timer = rig.page.startTimer(10_000)
    rig.page.killTimer(timer)
    from PySide6.QtCore import QTimer  # noqa: PLC0415

    QTimer.singleShot(200, drive)
    QTimer.singleShot(
        5_000, lambda: [widget.close() for widget in [QApplication.activeModalWidget()] if widget]
    )
    assert choose_target(sets, "tuesday-2026", rig.page) == sets / "friday"
    assert seen == ["tuesday-2026"]
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs, on=False)


def test_the_day_is_that_on_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the clock of dealing has it."""
    monkeypatch.setattr(calendar, "local_today", lambda: date(2026, 3, 1))
    assert DealQuestions().today() == date(2026, 3, 1)


@pytest.mark.usefixtures("story")
def test_a_question_is_answered_no_by_return(rig: Rig) -> None:
    """The safe answer is the default one."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415

    def drive() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, MessageBox):
            QTest.keyClick(box, Qt.Key.Key_Return)

    QTimer.singleShot(200, drive)
    assert confirm(Question("Title", "Really?", "Think.", "Do it"), rig.page) is False


# -- what could put the wrong boards on the tables --------------------------------------------------------


@pytest.mark.usefixtures("story")
def test_a_full_disk_keeps_the_meter_and_the_focus(
    ready: Rig, sets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No file is left, what was typed is as good as before, and the next click deals."""
    real = service.deal_sets

    def full(orders: Sequence[SessionOrder], seed: Seed, _work: Work) -> DealtSets:
        seed.wipe()
        raise CannotWrite(orders[0].folder, "No space left on device")

    monkeypatch.setattr(service, "deal_sets", full)
    ready.button.setFocus()
    ready.deal()
    assert "No space left" in ready.page.strip.sentence.text()
    assert ready.collector.meter.is_full
    assert ready.button.hasFocus()
    monkeypatch.setattr(service, "deal_sets", real)
    ready.be_still()
    ready.deal()
    assert names_in(sets) == ["tuesday.dlm", "tuesday.pbn"]


@pytest.mark.usefixtures("story")
def test_a_preset_whose_fields_were_changed_is_not_called_by_its_name(ready: Rig, sets: Path) -> None:
    """The list says that it was changed, and only so long."""
    direct(ready, sets)
    combo = ready.page.presets.combo
    assert combo.currentText() == "Tuesday"
    ready.page.form.event_line.setText("Wednesday pairs")
    assert combo.currentText() == "Tuesday (changed)"
    assert ready.page.presets.selected == "Tuesday"
    ready.page.form.event_line.setText("Tuesday pairs")
    assert combo.currentText() == "Tuesday"


@pytest.mark.usefixtures("story")
def test_too_many_boards_are_refused_in_words(ready: Rig) -> None:
    """Who types 120 gets neither 12 nor 100."""
    ready.page.form.boards.count.setValue(120)
    assert ready.words == "A set has 100 boards at most"
    assert not ready.button.isEnabled()


def test_a_clock_set_back_is_said_before_anything_is_dealt(
    ready: Rig, sets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The day can be corrected on the spot, and goes into the name; the meter stays full meanwhile."""
    ready.deal()
    monkeypatch.setattr(calendar, "later_day", LATER_DAY)
    later = datetime.now(UTC).astimezone().date()
    ready.page.result.next_button.click()
    ready.collector.give_back()
    ready.day = date(2019, 1, 1)
    ready.be_still()
    direct(ready, sets)
    ready.deal()
    strip = ready.page.clock_strip
    assert strip.isVisible()
    assert "1 Jan 2019" in strip.text.text()
    assert written_day(later) in strip.text.text()
    assert ready.collector.meter.is_full
    assert len(names_in(sets)) == 2
    strip.buttons[-1].click()
    ready.qtbot.waitUntil(lambda: later.isoformat() in place_said(ready))
    ready.be_still()
    ready.deal()
    assert f"{later} Tuesday pairs.pbn" in names_in(sets)
    assert open_journal().sets().sets[0].date == f"{later:%Y.%m.%d}"
    ready.page.result.next_button.click()
    ready.day = later + timedelta(days=1)
    ready.watcher.pump()
    ready.qtbot.waitUntil(lambda: ready.day.isoformat() in place_said(ready))


# -- the session of last week -----------------------------------------------------------------------------


@pytest.mark.usefixtures("story")
def test_the_page_begins_with_what_was_dealt_last(
    ready: Rig, collector: Collector, watcher: InputWatcher, sets: Path
) -> None:
    """Event, boards, formats and folder; the day is new. A preset that is chosen goes before it."""
    ready.page.form.event_line.setText("Tuesday pairs")
    ready.page.form.boards.count.setValue(30)
    ready.page.form.formats.choices["dlm"].box.click()
    ready.deal()
    (last,) = ready.store.settings.last_session
    assert (last.event, last.last_board, last.formats, last.folder) == ("Tuesday pairs", 30, ("pbn",), sets)
    assert not last.is_direct
    again = DealPage(ready.store, collector, watcher, ready.page, questions=DealQuestions(today=lambda: DAY))
    assert again.form.event_line.text() == "Tuesday pairs"
    assert again.model.request() == replace(last, folder=None)
    again.form.boards.forget.click()
    assert again.form.event_line.text() == ""
    assert ready.store.settings.last_session == ()
    again.stop()
    again.hide()


@pytest.mark.usefixtures("story")
def test_the_second_time_it_is_offered_to_deal_there_always(
    ready: Rig, fill: Callable[[Collector], None], sets: Path
) -> None:
    """One sentence; with a yes the next set needs no dialog."""
    for time in range(2):
        ready.target = sets / f"set {time}"
        fill(ready.collector)
        ready.be_still()
        ready.deal()
        assert ready.page.result.always.isVisible() is bool(time)
        ready.page.next_session() if not time else None
    ready.page.result.always.buttons[0].click()
    assert ready.store.settings.last_session[0].is_direct
    ready.page.next_session()
    ready.qtbot.waitUntil(lambda: "Into: " in ready.page.bar.place.text())
    assert ready.button.text().replace("&", "") == "Deal session"


@pytest.mark.usefixtures("story")
def test_a_folder_said_at_the_first_start_is_not_asked_again(ready: Rig, sets: Path) -> None:
    """The first set goes there without a dialog, and the next too, whatever the events are called."""
    ready.store.replace(FirstRunModel(ready.store.settings, folder=sets, passed=3).result())
    ready.page.form.event_line.setText("Tuesday pairs")
    ready.qtbot.waitUntil(lambda: "Tuesday pairs" in ready.page.bar.place.text())
    ready.target = None
    ready.deal()
    assert any("Tuesday pairs" in name for name in names_in(sets))
    (last,) = ready.store.settings.last_session
    assert (last.event, last.direct_folder) == ("Tuesday pairs", sets)


@pytest.mark.usefixtures("story")
def test_a_weekly_set_needs_few_controls(ready: Rig, sets: Path) -> None:
    """Of what Tab visits on the page at most twelve are there; presets and numbers are one click away."""
    ready.page.form.event_line.setText("Tuesday pairs")
    ready.store.replace(
        replace(
            ready.store.settings, last_session=(replace(ready.page.request, folder=sets, is_direct=True),)
        )
    )
    ready.qtbot.waitUntil(ready.page.bar.elsewhere_button.isVisible)
    ready.be_still()
    found = tab_stops(ready.page)
    assert len(found) <= 12, [control.accessibleName() for control in found]
    assert not ready.page.presets.isVisible()
    ready.page.form.boards.more.click()
    assert ready.page.presets.isVisible()
