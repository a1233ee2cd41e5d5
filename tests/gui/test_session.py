"""The whole window put together: names for everything, no card anywhere, faults without values."""

from __future__ import annotations

import gc
import json
import logging
import os
import platform
import re
import subprocess
import sys
import tempfile
import threading
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, qVersion
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

from bigdeal_gui import PROGRAM_NAME, __version__
from bigdeal_gui.errors.randomness import SelfTestFailed
from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.gui import session as session_module
from bigdeal_gui.gui.help.about import AboutDialog
from bigdeal_gui.gui.help.page import HelpWindow
from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.look.labels import CopiedText
from bigdeal_gui.gui.parts.settings_store import SettingsStore
from bigdeal_gui.gui.session import CrashNotice, WindowSession
from bigdeal_gui.gui.settings.first_run import FirstRun
from bigdeal_gui.gui.side_bar import SideButton
from bigdeal_gui.model.cards import RANKS, SUIT_SIZE, SUITS
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import hands_text
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number, number_of_deal
from bigdeal_gui.pages.deal import BlockingReason
from bigdeal_gui.services.dealing import self_test
from bigdeal_gui.services.dealing import session as deal_session_module
from bigdeal_gui.services.tournament.plan import new_tournament
from bigdeal_gui.storage.places import settings_path
from bigdeal_gui.storage.settings import Settings, save_settings
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.dialogs.confirm import Question
    from bigdeal_gui.randomness.collector import Collector
    from bigdeal_gui.services.work import CancelToken

WAIT_MS = 200
"""Longer than what begins behind the page takes to begin."""


def quick_test(_progress: object, _cancel: CancelToken) -> tuple[str, ...]:
    """Stand in for the self-test, which has tests of its own."""
    return ("hash",)


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
    topics, helps = [], set()
    button = next(one for one in window.window.findChildren(QPushButton) if one.accessibleName() == "Help")
    for page in window.window.page_names:
        window.window.show_page(page)
        window.window.activateWindow()
        qtbot.waitUntil(window.window.isActiveWindow)
        with qtbot.waitSignal(window.window.help_asked) as by_key:
            QTest.keyClick(window.window.windowHandle(), Qt.Key.Key_F1)
        with qtbot.waitSignal(window.window.help_asked) as by_button:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        [help_window] = window.window.findChildren(HelpWindow)
        qtbot.waitUntil(help_window.isActiveWindow)
        help_window.hide()
        helps.add(help_window)
        shown = help_window.page
        assert by_key.args == by_button.args == [shown.topic]
        topics.append(shown.topic)
    assert topics == ["deal", "tournament", "check", "history", "records", "machines"]
    assert len(helps) == 1


def test_about_tells_what_the_self_test_found(window: WindowSession, monkeypatch: pytest.MonkeyPatch) -> None:
    """The box stands over the window until it is closed."""
    told: list[tuple[str, QObject]] = []
    monkeypatch.setattr(AboutDialog, "exec", lambda box: told.append((box.self_test.text(), box.parent())))
    window.window.about_asked.emit()
    assert told == [("Passed: hash.", window.window)]


def test_no_page_takes_a_dropped_file_as_words(window: WindowSession) -> None:
    """From the moment when it is there, in each language: no field of text takes drops of its own."""
    for _again in range(2):
        for page in window.window.page_names:
            window.window.show_page(page)
            takers = [part for part in window.window.findChildren(QWidget) if part.acceptDrops()]
            assert [part for part in takers if not part.isWindow()] == [], page
        window.translations.speak("de")  # what is in force already would change nothing
        window.store.changed.emit(window.store.settings)
        QCoreApplication.processEvents()


def test_paths_that_are_copied_are_whole(window: WindowSession) -> None:
    """What is marked in any label of the window is watched."""
    assert window.findChild(CopiedText) is not None


def test_panels_of_results_are_served(window: WindowSession) -> None:
    """Labels of what was dealt can be had on the page of a session and on that of a tournament."""
    window.window.show_page("Tournament")
    assert window.tournaments.page is not None
    panels = (window.deal_page.result, window.tournaments.page.view.deal.result)
    for panel in panels:
        panel.labels_asked.emit([])
    assert set(window.records.after_dealing) == set(panels)


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
    assert {button.iconSize().width() for button in frame.findChildren(SideButton)} == {33}
    assert frame.screen().availableGeometry().contains(frame.geometry())
    frame.close()
    session.deleteLater()


def canaries() -> list[Deal]:
    """Return 24 deals that are known here."""
    return [deal_of_number(DEALS * place // 25) for place in range(1, 25)]


def spellings(deal: Deal) -> Iterator[str]:
    """Yield every way in which a text might give a hand of `deal` away."""
    yield str(number_of_deal(deal))
    yield f"{number_of_deal(deal):x}"
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

    def noted(_progress: object, _cancel: CancelToken) -> tuple[str, ...]:
        begun.append("self-test")
        return ("hash",)

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
    assert not made._behind_page.isActive(), "it begins once"
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
made = session.start_window(app, window)
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


def test_the_window_waits_for_the_self_test_when_it_closes(
    qtbot: QtBot,
    store: SettingsStore,
    looks: None,  # noqa: ARG001
) -> None:
    """No thread is left behind it."""
    begun, go_on, ended = threading.Event(), threading.Event(), []

    def slow(_progress: object, _cancel: CancelToken) -> tuple[str, ...]:
        begun.set()
        go_on.wait(20)
        ended.append(True)
        return ("hash",)

    made = WindowSession(MainWindow(), store, slow)
    qtbot.addWidget(made.window)
    made.open()
    qtbot.waitUntil(begun.is_set)
    threading.Timer(0.05, go_on.set).start()
    made.window.close()
    assert ended == [True]


def test_a_maximized_window_stays_so(
    qtbot: QtBot,
    store: SettingsStore,
    looks: None,  # noqa: ARG001
) -> None:
    """The frame may have been made larger before it was filled."""
    frame = MainWindow()
    qtbot.addWidget(frame)
    frame.showMaximized()
    size = frame.size()
    made = WindowSession(frame, store, quick_test)
    made.open()
    assert frame.size() == size
    frame.close()


@pytest.mark.parametrize("is_refused", [False, True])
def test_the_first_start_asks_again_in_another_language(
    window: WindowSession,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    is_refused: bool,  # noqa: FBT001 - a case
) -> None:
    """Until one is kept; answers that cannot be saved are told, and asked for no more."""
    answers = [FirstRun.OTHER_LANGUAGE, 1, 1]
    asked: list[tuple[Settings, QObject]] = []

    def ask(wizard: FirstRun) -> int:
        asked.append((wizard.result_settings(), wizard.parent()))
        return answers.pop(0)

    def refuse(_store: SettingsStore, _settings: object) -> None:
        raise CannotWrite(tmp_path, "read-only")

    monkeypatch.setattr(FirstRun, "exec", ask)
    window.store.replace(replace(window.store.settings, is_first_run=True))
    if is_refused:
        monkeypatch.setattr(SettingsStore, "replace", refuse)
    window.window.setFocus()
    window.open()
    qtbot.waitUntil(lambda: len(asked) == 2 - is_refused)
    QCoreApplication.processEvents()
    assert asked == [(replace(window.store.settings, is_first_run=False), window.window)] * (2 - is_refused)
    assert window.store.settings.is_first_run is is_refused
    assert window.deal_page.strip.isVisible() is is_refused
    window.open()
    QCoreApplication.processEvents()
    assert len(asked) == 2


def test_a_window_without_settings_asks_nothing(
    qtbot: QtBot,
    looks: None,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was answered could not be kept."""
    monkeypatch.setattr(FirstRun, "exec", lambda _wizard: pytest.fail("asked"))
    made = WindowSession(MainWindow(), SettingsStore(None, Settings()), quick_test)
    qtbot.addWidget(made.window)
    made.open()
    qtbot.waitUntil(lambda: made.deal_page.model.self_test is True)
    made.window.close()


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


def test_nothing_goes_wrong_where_nobody_can_be_told(
    notice: CrashNotice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that ended without an error is none, Ctrl+C ends the program, and Windows has no stderr."""
    quits: list[None] = []
    monkeypatch.setattr(QApplication, "quit", lambda: quits.append(None))
    threading.excepthook(threading.ExceptHookArgs((KeyError, None, None, None)))
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    QCoreApplication.processEvents()
    assert (quits, notice.box) == ([None], None)
    monkeypatch.setattr(sys, "stderr", None)
    sys.excepthook(KeyError, KeyError("AKQ"), None)
    QCoreApplication.processEvents()
    assert notice.box is not None
    assert notice.box.isVisible()
    check_kept("crash", said(notice.box.windowTitle(), notice.box))
    notice.box.close()


def test_a_fault_behind_the_page_is_told_on_it(window: WindowSession) -> None:
    """By its place."""
    window.records.crashed.emit("KeyError, x.py:1")
    strip = window.deal_page.strip
    assert (strip.title.text(), strip.hint.text()) == (
        "Something went wrong inside the program",
        "Please report the text in brackets.",
    )
    assert strip.sentence.text() == "The set and its files have not changed. (KeyError, x.py:1)"


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


def test_another_language_waits_for_a_set(
    window: WindowSession, store: SettingsStore, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The words change when it has been dealt."""
    page = window.deal_page
    with monkeypatch.context() as patch:
        patch.setattr(type(page), "is_dealing", property(lambda _page: True))
        store.replace(replace(store.settings, language="de"))
        QCoreApplication.processEvents()
        assert window.window.page_names[0] == "Deal"
    page.ended.emit()
    qtbot.waitUntil(lambda: window.window.page_names[0] != "Deal")
    store.replace(replace(store.settings, language="en"))
    qtbot.waitUntil(lambda: window.window.page_names[0] == "Deal")


def test_what_served_the_old_pages_goes_with_them(
    window: WindowSession, store: SettingsStore, qtbot: QtBot
) -> None:
    """Nothing hears twice of what is dropped, or of work that ended."""
    gone: list[None] = []
    for old in (window.tournaments, window.records, window.records.drops, window.records.drops.veil):
        old.destroyed.connect(lambda: gone.append(None))
    store.replace(replace(store.settings, language="de"))
    qtbot.waitUntil(lambda: len(gone) == 4)
    store.replace(replace(store.settings, language="en"))
    qtbot.waitUntil(lambda: window.window.page_names[0] == "Deal")


def test_the_help_comes_again_in_another_language(
    window: WindowSession, store: SettingsStore, qtbot: QtBot
) -> None:
    """The one in the old language goes."""
    window.window.help_asked.emit("meter")
    store.replace(replace(store.settings, language="de"))
    qtbot.waitUntil(lambda: window.window.findChildren(HelpWindow) == [])
    window.window.help_asked.emit("meter")
    [help_window] = window.window.findChildren(HelpWindow)
    assert help_window.windowTitle().startswith("Hilfe")
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


# -- what is told -----------------------------------------------------------------------------------------


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
    assert not window.eventFilter(window, QEvent(QEvent.Type.User))
    assert window.eventFilter(window, QFileOpenEvent(str(letter)))
    assert window.window.open_page.accessibleName() == "Check"


# -- the start --------------------------------------------------------------------------------------------


@pytest.fixture
def begin(
    qtbot: QtBot,
    looks: None,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Callable[..., WindowSession]]:
    """Return what fills a window as the program does, and puts Python's hooks back."""
    monkeypatch.setattr(self_test, "run_self_test", lambda: ("all",))
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    app = QApplication.instance()
    made: list[WindowSession] = []

    def begun(*files: Path) -> WindowSession:
        made.append(session_module.start_window(app, MainWindow(), files))
        qtbot.addWidget(made[0].window)
        with qtbot.waitSignal(made[0].tested):
            pass
        return made[0]

    yield begun
    app.removeEventFilter(made[0])
    made[0].window.close()


def test_the_program_starts_with_its_settings_and_files(
    begin: Callable[..., WindowSession], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What every part is tested with; behind that dead objects are looked for, and faults are caught."""
    cleaned: list[QWidget] = []
    monkeypatch.setattr(session_module, "Cleanup", cleaned.append)
    save_settings(settings_path(), Settings(is_first_run=False, owner=b"Utrecht"))
    (tmp_path / "letter.txt").touch()
    hooks = sys.excepthook, threading.excepthook
    made = begin(tmp_path / "letter.txt")
    assert made.self_test_parts == ("all",)
    assert made.store.settings.owner == b"Utrecht"
    assert made.store.is_kept
    assert made.window.open_page is not None
    assert made.window.open_page.accessibleName() == "Check"
    assert cleaned == [made.window]
    assert sys.excepthook is not hooks[0]
    assert threading.excepthook is not hooks[1]
    assert not made.deal_page.strip.isVisible()


@pytest.mark.parametrize(
    ("content", "title"), [(b"{", "Some settings were reset"), (None, "could not be read")]
)
@pytest.mark.usefixtures("own_home")
def test_settings_that_are_lost_are_told_at_the_start(
    begin: Callable[..., WindowSession], monkeypatch: pytest.MonkeyPatch, content: bytes | None, title: str
) -> None:
    """Those that cannot be read are not written over either."""
    monkeypatch.setattr(session_module, "Cleanup", id)
    monkeypatch.setattr(FirstRun, "exec", lambda _wizard: 0)
    settings_path().parent.mkdir(parents=True)
    if content is None:
        settings_path().mkdir()
    else:
        settings_path().write_bytes(content)
    made = begin()
    assert title in made.deal_page.strip.title.text()
    assert made.store.is_kept is (content is not None)


@pytest.mark.parametrize("platform", ["darwin", sys.platform])
def test_only_macos_sends_files_to_an_open_program(
    begin: Callable[..., WindowSession], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str
) -> None:
    """Elsewhere no event of the program passes by."""
    monkeypatch.setattr(session_module, "Cleanup", id)
    save_settings(settings_path(), Settings(is_first_run=False))
    with monkeypatch.context() as patch:
        patch.setattr(sys, "platform", platform)
        made = begin()
    QCoreApplication.sendEvent(QApplication.instance(), QFileOpenEvent(str(tmp_path / "letter.txt")))
    assert made.window.open_page is not None
    assert made.window.open_page.accessibleName() == ("Check" if platform == "darwin" else "Deal")


@pytest.mark.parametrize("way", ["passed", "failed", "endless"])
def test_the_smoke_test_tells_what_it_saw(
    qtbot: QtBot,
    looks: None,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    way: str,
) -> None:
    """When the self-test has ended, or has had its time: in a file, and in the exit code."""
    go_on = threading.Event()

    def test_all() -> tuple[str, ...]:
        if way == "endless":
            go_on.wait(20)
        if way == "failed":
            raise SelfTestFailed("hash")
        return ("all",)

    monkeypatch.setattr(self_test, "run_self_test", test_all)
    monkeypatch.setattr(session_module, "_SMOKE_TEST_S", 0.2 if way == "endless" else 20)
    app = QApplication.instance()
    codes: list[int] = []
    monkeypatch.setattr(app, "exit", codes.append)
    frame = MainWindow()
    qtbot.addWidget(frame)
    monkeypatch.setattr(frame, "close", lambda: codes.append(-1))
    session_module.start_smoke_test(app, frame, str(tmp_path / "report"))
    qtbot.waitUntil(lambda: len(codes) == 2)
    go_on.set()
    assert codes == [-1, 0 if way == "passed" else 5]
    seen = json.loads((tmp_path / "report").read_text("utf-8"))
    assert seen == {
        "program": PROGRAM_NAME,
        "version": __version__,
        "platform": "offscreen",
        "system": platform.platform(),
        "python": platform.python_version(),
        "qt": qVersion(),
        "style": app.style().objectName(),
        "has_style_sheet": True,
        "has_icon": True,
        "language": "en",
        "pages": ["Deal", "Tournament", "Check", "History", "Hand records", "Settings"],
        "self_test": ["all"] * (way == "passed"),
        "passed": way == "passed",
    }
    monkeypatch.undo()
    frame.close()
