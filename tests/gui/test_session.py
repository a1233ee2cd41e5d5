"""The whole window put together: names for everything, no card anywhere, faults without values."""

from __future__ import annotations

import builtins
import gc
import json
import logging
import os
import re
import subprocess
import sys
import tempfile
import threading
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QFileOpenEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QTableView,
    QTextEdit,
    QWidget,
)

from bigdeal_gui import __version__
from bigdeal_gui.errors.randomness import SelfTestFailed
from bigdeal_gui.gui import session as session_module
from bigdeal_gui.gui.app import has_screen, import_plainly, main
from bigdeal_gui.gui.help.page import HelpPage
from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.session import CrashNotice, WindowSession
from bigdeal_gui.model.cards import RANKS, SUIT_SIZE, SUITS
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import hands_text
from bigdeal_gui.numbering.big_deal import DEALS, deal_of, number_of
from bigdeal_gui.pages.deal import BlockingReason
from bigdeal_gui.services.dealing import session as deal_session_module
from bigdeal_gui.services.dealing.self_test import SelfTestReport
from bigdeal_gui.services.tournament.plan import new_tournament
from bigdeal_gui.storage.settings import Settings, save_settings
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.dialogs.confirm import Question
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.randomness.collector import Collector
    from bigdeal_gui.services.work import CancelToken

WAIT_MS = 200
"""Longer than what begins behind the page takes to begin."""


def quick_test(_progress: object, _cancel: CancelToken) -> SelfTestReport:
    """Stand in for the self-test, which has tests of its own."""
    return SelfTestReport(("hash",))


@pytest.fixture
def window(qtbot: QtBot, store: SettingsStore, looks: None) -> Iterator[WindowSession]:  # noqa: ARG001
    """The whole window on the screen, its self-test passed."""
    made = WindowSession(MainWindow(), store, quick_test)
    qtbot.addWidget(made.window)
    with qtbot.waitExposed(made.window):
        made.open()
    qtbot.waitUntil(lambda: made.deal_page.model.self_test is True)
    assert made.deal_page.result.foot.isHidden()  # made by now, so that its controls are looked at as well
    yield made
    made.window.close()
    made.deleteLater()


# -- names and keys ---------------------------------------------------------------------------------------


def test_every_control_has_a_name_a_hint_and_a_size(window: WindowSession, qtbot: QtBot) -> None:
    """On every page, what can be pressed or filled in is named for the screen reader and has a tool tip.

    Words, places, names and states of all that stands there are as they were kept.
    """
    controls = QAbstractButton | QComboBox | QLineEdit | QAbstractSpinBox | QProgressBar
    found = 0
    kept = ""
    for page in window.window.page_names:
        window.window.show_page(page)
        qtbot.wait(1)
        kept += said(page, window.window.open_page)
        for widget in window.window.findChildren(QWidget):
            inner = isinstance(widget.parentWidget(), QAbstractSpinBox | QComboBox | QLineEdit | QTableView)
            if not isinstance(widget, controls) or inner:
                continue
            found += 1
            told = f"{page}: {widget} {widget.accessibleName()}"
            assert "&" not in widget.accessibleName(), told
            if not widget.isVisible() and not window.deal_page.isAncestorOf(widget):
                continue  # what is hidden there gets its words when it is shown
            assert widget.accessibleName() or widget.text().strip(), told
            # A choice is explained below it, and so is every field of the settings.
            is_explained = isinstance(widget, QRadioButton) or bool(widget.accessibleDescription())
            assert widget.toolTip() or is_explained or page == "Settings", told
            if widget.isVisible() and not isinstance(widget, QProgressBar):
                assert widget.height() >= 24, told
    assert found > 150
    check_kept("pages", kept)


def test_f1_opens_the_topic_of_the_page(window: WindowSession, qtbot: QtBot) -> None:
    """On every page the key and the button open what explains it, in the help that may be open already."""
    topics = []
    button = next(one for one in window.window.findChildren(QPushButton) if one.accessibleName() == "Help")
    for page in window.window.page_names:
        window.window.show_page(page)
        window.window.activateWindow()
        qtbot.waitUntil(window.window.isActiveWindow)
        with qtbot.waitSignal(window.window.help_asked) as by_key:
            QTest.keyClick(window.window.windowHandle(), Qt.Key.Key_F1)
        with qtbot.waitSignal(window.window.help_asked) as by_button:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        [shown] = window.window.findChildren(HelpPage)
        assert by_key.args == by_button.args == [shown.topic]
        topics.append(shown.topic)
    assert topics == ["deal", "tournament", "check", "history", "records", "machines"]


def test_the_promised_names_are_there(window: WindowSession) -> None:
    """Programs that read the screen find the controls by these names."""
    names = {widget.accessibleName() for widget in window.window.findChildren(QWidget)}
    assert {
        "Deal session",
        "Number of boards",
        "Entropy",
        "Deal",
        "Check",
        "History",
        "Settings",
        "Duplimate (.dlm)",
        "Duplimate, older (.dup)",
    } <= names


def test_labels_are_read_with_their_words(window: WindowSession) -> None:
    """No label is renamed in a way that hides what stands on it."""
    for label in window.deal_page.findChildren(QLabel):
        name = QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name)
        assert label.text().replace("&", "") in name.replace("&", "")


def test_tab_goes_from_top_to_bottom(window: WindowSession) -> None:
    """The keyboard meets the controls in the order of the steps."""
    page = window.deal_page
    order = [
        page.form.event_line,
        page.form.boards.count,
        page.form.boards.more,
        page.form.formats.choices["dlm"].box,
        page.form.formats.more,
        page.form.entropy.area,
        page.form.help_me,
    ]
    order[0].setFocus()
    met = [QApplication.focusWidget()]
    for _ in range(20):
        QTest.keyClick(window.window.windowHandle(), Qt.Key.Key_Tab)
        QCoreApplication.processEvents()
        met.append(QApplication.focusWidget())
    places = [met.index(widget) for widget in order]
    assert places == sorted(places)


def test_no_letter_is_underlined_twice(window: WindowSession) -> None:
    """On the deal page Alt and a letter means one thing."""
    letters = []
    for widget in window.deal_page.findChildren(QWidget):
        if widget.isVisible() and isinstance(widget, QAbstractButton | QLabel):
            if isinstance(widget, QLabel) and widget.buddy() is None:
                continue
            letters += re.findall(r"&([^&\s])", widget.text().upper())
    assert letters
    assert sorted(letters) == sorted(set(letters))


def test_the_meter_fills_on_every_page(window: WindowSession, qtbot: QtBot) -> None:
    """Keys typed on another page count: the watcher pumps, whatever is shown."""
    window.window.show_page("Settings")
    qtbot.waitUntil(lambda: not window.deal_page.isVisible())
    QTest.keyPress(window.window.windowHandle(), Qt.Key.Key_A)
    qtbot.waitUntil(lambda: window.collector.meter.keys_down == 1)


def test_the_focus_starts_where_rattling_does_no_harm(window: WindowSession, qtbot: QtBot) -> None:
    """Whoever rattles at once does not write into the event."""
    qtbot.waitUntil(window.deal_page.form.entropy.area.hasFocus)


# -- no card anywhere -------------------------------------------------------------------------------------


def test_a_frame_on_the_screen_grows_with_the_text(
    qtbot: QtBot,
    store: SettingsStore,
    looks: None,  # noqa: ARG001
) -> None:
    """It is painted before the settings are read; then it takes what large text asks for, on its screen."""
    frame = MainWindow()
    qtbot.addWidget(frame)
    frame.fit_to_screen()
    with qtbot.waitExposed(frame):
        frame.show()
    high = frame.height()
    store.replace(replace(store.settings, text_percent=200))
    session = WindowSession(frame, store, quick_test)
    session.open()
    qtbot.waitUntil(lambda: session.deal_page.model.self_test is True)
    assert frame.height() > high
    assert frame.screen().availableGeometry().contains(frame.geometry())
    frame.close()
    session.deleteLater()


def canaries() -> list[Deal]:
    """Return 24 deals that are known here."""
    return [deal_of(DEALS * place // 25) for place in range(1, 25)]


def spellings(deal: Deal) -> Iterator[str]:
    """Yield every way in which a text might give a hand of `deal` away."""
    yield str(number_of(deal))
    yield f"{number_of(deal):x}"
    yield deal.owners().hex()
    for dotted, hand in zip(hands_text(deal), deal.hands, strict=True):
        suits = dotted.decode().split(".")
        yield dotted.decode()
        yield " ".join(suits)
        yield "".join(suit + ranks for suit, ranks in zip(SUITS, suits, strict=True))
        yield "".join(f"{card + 1:02d}" for card in hand)
        yield " ".join(SUITS[card // SUIT_SIZE] + RANKS[card % SUIT_SIZE] for card in hand)
        yield hand.hex()
        yield repr(list(hand))
        yield repr(hand)
        # Digits alone may stand in a time or a digest by chance.
        yield from (ranks for ranks in suits if len(ranks) > 4 and not ranks.isdigit())


def told_by(widget: QWidget) -> Iterator[str]:
    """Yield every text that `widget` holds for eyes or ears."""
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.objectName())
    for name in ("text", "title", "placeholderText", "toPlainText", "currentText", "format"):
        if callable(ask := getattr(widget, name, None)):
            yield str(ask())
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(row) for row in range(widget.count()))
    interface = QAccessible.queryAccessibleInterface(widget)
    if interface is not None:
        yield from (interface.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Value))


def live_deals() -> list[Deal]:
    """Return every deal that the process holds."""
    return [thing for thing in gc.get_objects() if isinstance(thing, Deal)]


def test_no_card_is_shown_logged_copied_or_left(
    window: WindowSession,
    sets: Path,
    tmp_path: Path,
    own_home: Path,
    qtbot: QtBot,
    fill: Callable[[Collector], None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """After known deals were dealt, no widget, log, clipboard or temporary folder holds a hand of them."""
    caplog.set_level(logging.DEBUG)
    others = live_deals()
    of_other_tests = {id(one) for one in others}
    deals = canaries()
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    monkeypatch.setattr(deal_session_module, "first_deals", lambda _seed, _owner, count: deals[:count])
    questions = window.deal_page._questions._replace(choose_target=lambda *_: sets / "canary")
    monkeypatch.setattr(window.deal_page, "_questions", questions)
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("before")
    fill(window.collector)

    def is_still() -> bool:
        window.watcher.pump()
        return window.deal_page.bar.deal_button.isEnabled()

    qtbot.waitUntil(is_still)
    with qtbot.waitSignal(window.deal_page.ended, timeout=20_000):
        QTest.mouseClick(window.deal_page.bar.deal_button, Qt.MouseButton.LeftButton)
    assert window.deal_page.result.isVisible()

    forbidden = {text for deal in deals for text in spellings(deal)}
    written = (sets / "canary.pbn").read_text("ascii")
    assert any(text in written for text in forbidden), "the canaries were not dealt"
    told = [text for widget in QApplication.allWidgets() for text in told_by(widget)]
    told += [clipboard.text(), caplog.text, *capfd.readouterr()]
    for text in told:
        assert not [hand for hand in forbidden if hand in text]
    assert clipboard.text() == "before"
    assert list(temporary.iterdir()) == []
    for path in (*own_home.rglob("*"), *tmp_path.rglob("*")):
        if path.is_file() and path.parent != sets:
            data = path.read_bytes()
            assert not [hand for hand in forbidden if hand.encode() in data], path
    gc.collect()
    assert [one for one in live_deals() if one not in deals and id(one) not in of_other_tests] == []


# -- faults -----------------------------------------------------------------------------------------------


def noting_session(begun: list[str], store: SettingsStore, qtbot: QtBot) -> WindowSession:
    """Return a window that is to be opened, whose self-test puts itself into `begun`."""

    def noted(_progress: object, _cancel: CancelToken) -> SelfTestReport:
        begun.append("self-test")
        return SelfTestReport(("hash",))

    made = WindowSession(MainWindow(), store, noted)
    qtbot.addWidget(made.window)
    return made


def test_the_self_test_begins_behind_the_painted_page(
    qtbot: QtBot,
    store: SettingsStore,
    looks: None,  # noqa: ARG001
) -> None:
    """Until it has passed nothing can be dealt."""
    begun: list[str] = []
    made = noting_session(begun, store, qtbot)
    made.open()
    assert begun == []
    assert made.deal_page.model.blocking_reason() is BlockingReason.SELF_TEST_RUNNING
    assert not made.deal_page.bar.deal_button.isEnabled()
    with qtbot.waitSignal(made.tested):
        pass
    assert begun == ["self-test"]
    assert made.deal_page.model.self_test is True
    made.window.close()


def test_a_window_that_is_closed_at_once_begins_no_self_test(
    qtbot: QtBot,
    store: SettingsStore,
    looks: None,  # noqa: ARG001
) -> None:
    """No thread begins that nobody would wait for, however long one waits."""
    begun: list[str] = []
    made = noting_session(begun, store, qtbot)
    made.open()
    made.window.close()
    qtbot.wait(WAIT_MS)
    assert begun == []


def test_a_window_that_is_closed_as_the_page_is_painted_begins_no_self_test(
    qtbot: QtBot,
    store: SettingsStore,
    looks: None,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was to begin in a moment does not."""
    monkeypatch.setattr(session_module, "_AFTER_PAGE_MS", WAIT_MS // 2)
    begun: list[str] = []
    made = noting_session(begun, store, qtbot)
    made.open()
    qtbot.waitUntil(made._behind_page.isActive)
    made.window.close()
    qtbot.wait(WAIT_MS)
    assert begun == []


PAGE_STANDS = """
import sys
from bigdeal_gui.gui.app import make_app
from bigdeal_gui.gui.main_window import MainWindow
app, window = make_app(), MainWindow()
window.show()
from bigdeal_gui.gui import session
made = session.start(app, window)
app.sendPostedEvents()
assert made.deal_page.bar.deal_button.isVisible()
print(*sys.modules)
"""


def test_the_first_page_loads_no_more_than_it_shows(tmp_path: Path) -> None:
    """Journal, results, seals, print and self-test are loaded behind the page, or when they are asked for."""
    save_settings(tmp_path / "config" / "settings.json", Settings(is_first_run=False))
    environment = os.environ | {"BIGDEAL_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", PAGE_STANDS], env=environment, check=True, capture_output=True, text=True
    )
    later = ("sqlite3", "statistics", "pyrage", "holidays", "pydyf", "platform")
    rooms = ("journal", "seals", "paper", "tournament", "analysis", "storage.delivery")
    parts = ("services.dealing.session", "services.dealing.self_test", "services.printing", "pages.sets")
    parts += ("formats.reading", "formats.pbn.writer", "formats.dlm", "journal.sets")
    shown = ("result_panel", "preset_dialog", "message_box")
    unwanted = {*later, *(f"bigdeal_gui.{name}" for name in rooms + parts)}
    unwanted |= {f"bigdeal_gui.gui.parts.{name}" for name in shown}
    assert unwanted & set(done.stdout.split()) == set()


def test_pyside_takes_no_part_in_importing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sources of the program's modules are not read for the sake of a feature that nothing uses."""
    monkeypatch.setattr(builtins, "__import__", builtins.__feature_import__)  # type: ignore[attr-defined]
    import_plainly()
    assert builtins.__import__ is builtins.__orig_import__  # type: ignore[attr-defined]


def test_a_failed_self_test_is_told_and_shuts_the_page(
    qtbot: QtBot, store: SettingsStore, looks: None
) -> None:
    """A damaged copy says so at the start and deals nothing."""

    def damaged(_progress: object, _cancel: CancelToken) -> None:
        raise SelfTestFailed("hash")

    made = WindowSession(MainWindow(), store, damaged)
    qtbot.addWidget(made.window)
    made.open()
    qtbot.waitUntil(lambda: made.deal_page.model.self_test is False)
    assert made.deal_page.strip.title.text() == "The program must not deal"
    assert not made.deal_page.bar.deal_button.isEnabled()
    assert looks is None


def test_a_self_test_that_crashes_has_failed(qtbot: QtBot, store: SettingsStore, looks: None) -> None:
    """Whatever goes wrong in the self-test is a failure of it."""

    def crashing(_progress: object, _cancel: CancelToken) -> None:
        raise RuntimeError("AKQ.JT9.876.5432")

    made = WindowSession(MainWindow(), store, crashing)
    qtbot.addWidget(made.window)
    made.open()
    qtbot.waitUntil(lambda: made.deal_page.model.self_test is False)
    assert "AKQ" not in made.deal_page.strip.sentence.text()
    assert looks is None


@pytest.fixture
def notice(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> CrashNotice:
    """The last boundary, installed for one test."""
    owner = QWidget()
    qtbot.addWidget(owner)
    made = CrashNotice(owner)
    made.owner = owner
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    made.install()
    return made


def test_faults_of_other_threads_are_met_too(notice: CrashNotice, qtbot: QtBot) -> None:
    """The notice appears in the window, whichever thread failed."""

    def work() -> None:
        raise KeyError("AKQ.JT9.876.5432")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: notice.box is not None)
    assert "AKQ" not in notice.box.text.text()
    notice.box.close()


def test_a_crash_notice_names_a_place_and_no_value(
    notice: CrashNotice, qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    """The message of an unforeseen error might hold a card: it goes nowhere."""
    try:
        {}["AKQ.JT9.876.5432"]
    except KeyError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    qtbot.waitUntil(lambda: notice.box is not None)
    shown = notice.box.sentence.text() + notice.box.text.text()
    out, err = capfd.readouterr()
    assert "KeyError, test_session.py:" in shown
    assert "AKQ" not in shown + out + err
    notice.box.close()
    qtbot.waitUntil(lambda: notice.box is None)


def test_one_notice_at_a_time(notice: CrashNotice) -> None:
    """A fault that comes again and again opens one window."""
    notice.show_notice("first")
    box = notice.box
    notice.show_notice("second")
    assert notice.box is box
    assert box is not None
    box.close()


def test_closing_ends_all_that_is_in_progress(
    window: WindowSession, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Whatever page or strip began it."""
    for page in window.window.page_names:
        window.window.show_page(page)
    window.records.serve(window.deal_page.result)
    window.deal_page.result.labels_asked.emit([])
    window.tournaments._look(window.deal_page)
    qtbot.waitUntil(lambda: window.records.archive_hint is not None)
    there = set(window.window.findChildren(Jobs))
    assert len(there) > 8
    stopped: set[Jobs] = set()
    stop = Jobs.stop

    def noted(jobs: Jobs) -> None:
        stopped.add(jobs)
        stop(jobs)

    monkeypatch.setattr(Jobs, "stop", noted)
    window.window.close()
    assert {type(jobs.parent()) for jobs in there - stopped} == set()


def test_closing_while_dealing_asks(window: WindowSession, monkeypatch: pytest.MonkeyPatch) -> None:
    """No keeps the window and the work; yes stops the work first."""
    answers = [False, True]
    stopped: list[bool] = []
    asked: list[tuple[str, str, QWidget]] = []

    def confirm(question: Question, parent: QWidget) -> bool:
        asked.append((question.title, question.button, parent))
        return answers.pop(0)

    monkeypatch.setattr(session_module, "confirm", confirm)
    monkeypatch.setattr(type(window.deal_page), "is_dealing", property(lambda _page: True))
    monkeypatch.setattr(window.deal_page, "stop", lambda: stopped.append(True))
    assert not window.window.close()
    assert stopped == []
    assert asked == [("A set is being dealt", "&Stop and close", window.window)]
    assert window.window.close()
    assert stopped == [True]


@pytest.mark.parametrize("is_dealing", [True, False])
def test_closing_while_a_tournament_is_dealt_asks(
    window: WindowSession,
    monkeypatch: pytest.MonkeyPatch,
    is_dealing: bool,  # noqa: FBT001 - the case
) -> None:
    """While sessions are dealt, no keeps window and work, and the question says what happens to them."""
    asked: list[str] = []
    stopped: list[bool] = []
    answers = [False, True]

    def confirm(question: Question, _parent: object) -> bool:
        asked.append(question.explanation)
        return answers.pop(0)

    monkeypatch.setattr(session_module, "confirm", confirm)
    monkeypatch.setattr(type(window.tournaments), "is_dealing", property(lambda _pages: is_dealing))
    monkeypatch.setattr(window.tournaments, "stop", lambda: stopped.append(True))
    assert window.window.close() is not is_dealing
    assert bool(stopped) is not is_dealing
    if is_dealing:
        assert window.window.close()
        assert stopped == [True]
        assert "sessions already dealt are kept" in asked[0]
    assert len(asked) == 2 * is_dealing


def test_another_language_waits_for_a_tournament(
    window: WindowSession, store: SettingsStore, tmp_path: Path, qtbot: QtBot
) -> None:
    """Work on a tournament is neither stopped nor lost: the words change when it has ended."""
    window.window.show_page("Tournament")
    page = window.tournaments.page
    assert page is not None
    new_tournament(tmp_path / "cup.sqd")
    go_on, done = threading.Event(), []
    page.jobs.run(lambda _job: go_on.wait(20), done.append)
    store.replace(replace(store.settings, language="de"))
    qtbot.wait(50)
    assert window.window.page_names[0] == "Deal"
    go_on.set()
    qtbot.waitUntil(lambda: window.window.page_names[0] != "Deal")
    assert done == [True]
    store.replace(replace(store.settings, language="en"))
    qtbot.waitUntil(lambda: window.window.page_names[0] == "Deal")


def test_no_empty_window_is_painted_while_the_language_changes(
    window: WindowSession, store: SettingsStore, qtbot: QtBot
) -> None:
    """Whenever the frame is painted its page is painted with it."""
    window.window.show_page("Settings")
    qtbot.waitUntil(window.window.open_page.isVisible)
    painted: list[bool] = []

    class Watcher(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
            if event.type() == QEvent.Type.Paint:
                painted.append(window.window.open_page.isVisible())
            return False

    watcher = Watcher()
    window.window.installEventFilter(watcher)
    for language, name in (("de", "Einstellungen"), ("en", "Settings")):
        painted.clear()
        store.replace(replace(store.settings, language=language))
        qtbot.waitUntil(lambda name=name: window.window.page_names[-1] == name)
        qtbot.waitUntil(lambda: bool(painted))
        assert all(painted)
    window.window.removeEventFilter(watcher)


# -- the program ------------------------------------------------------------------------------------------


def test_the_version_is_told_without_a_window(capsys: pytest.CaptureFixture[str]) -> None:
    """--version needs no screen."""
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"bigdeal-gui {__version__}\n"


@pytest.mark.parametrize("arguments", [["--seed", "1"], ["--smoke-test"], ["x"]])
def test_nothing_else_is_understood(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """No argument can set a seed, or anything."""
    assert main(arguments) == 2
    assert "--smoke-test FILE" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("platform", "environ", "answer"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_a_screen_is_looked_for(platform: str, environ: dict[str, str], answer: bool) -> None:  # noqa: FBT001
    """On systems where a program may have no screen it is looked for first."""
    assert has_screen(platform, environ) is answer


def test_without_a_screen_it_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The answer names the command that does the same."""
    monkeypatch.setattr("bigdeal_gui.gui.app.has_screen", lambda *_seen: False)
    assert main([]) == 5
    assert "bigdeal deal" in capsys.readouterr().out


def test_without_a_screen_the_command_is_named() -> None:
    """One line instead of a crash."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "BIGDEAL_HOME")}
    done = subprocess.run(
        [sys.executable, "-m", "bigdeal_gui.gui.app"], env=kept, capture_output=True, text=True, check=False
    )
    assert done.returncode == 5
    assert "bigdeal deal" in done.stdout
    assert done.stderr == ""


def test_the_smoke_test_writes_its_report(tmp_path: Path, own_home: Path) -> None:
    """The window opens, tests itself, reports and quits, and leaves nothing in the home."""
    report = tmp_path / "report.json"
    done = subprocess.run(
        [sys.executable, "-m", "bigdeal_gui.gui.app", "--smoke-test", str(report)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    seen = json.loads(report.read_text("utf-8"))
    assert (done.returncode, done.stdout) == (0, "")
    assert (seen["version"], seen["platform"], seen["passed"]) == (__version__, "offscreen", True)
    assert "hash" in seen["self_test"]
    assert seen["pages"] == ["Deal", "Tournament", "Check", "History", "Hand records", "Settings"]
    assert seen["has_style_sheet"]
    assert seen["has_icon"]
    assert [path for path in own_home.rglob("*") if path.is_file() and ".cache" not in path.parts] == []


def test_settings_that_cannot_be_read_are_told(window: WindowSession) -> None:
    """Damaged settings are named on the page."""
    from bigdeal_gui.storage.settings import SettingsDamage  # noqa: PLC0415

    window.report_damage(SettingsDamage(("owner",)))
    assert window.deal_page.strip.isVisible()
    assert "Identification" in window.deal_page.strip.sentence.text()


def test_no_text_widget_invites_pasting_cards(window: WindowSession) -> None:
    """The deal page has no field of text that could hold a hand."""
    assert window.deal_page.findChildren(QTextEdit) == []


# -- files from outside -----------------------------------------------------------------------------------


def test_a_plan_given_to_the_program_is_opened(window: WindowSession, tmp_path: Path, qtbot: QtBot) -> None:
    """A tournament's file that was double-clicked opens on its page, whichever page is open."""
    plan = new_tournament(tmp_path / "cup.sqd", "Club cup").path
    window.open_files([plan])
    assert window.window.open_page is not None
    assert window.window.open_page.accessibleName() == "Tournament"
    qtbot.waitUntil(lambda: window.tournaments.opened == plan)


def test_other_files_given_to_the_program_are_checked(window: WindowSession, tmp_path: Path) -> None:
    """Files of boards lead to the check page; so does what the system sends later."""
    letter = tmp_path / "letter.txt"
    letter.write_text("hello")
    window.open_files([letter])
    assert window.window.open_page is not None
    assert window.window.open_page.accessibleName() == "Check"
    window.window.show_page("Deal")
    assert window.eventFilter(window, QFileOpenEvent(str(letter)))
    assert window.window.open_page.accessibleName() == "Check"
