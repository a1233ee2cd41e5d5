"""With a keyboard alone: on every page Tab comes to each control once, and it is called what it shows."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.parts.layout.tab_order import tab_stops
from bigdeal_gui.gui.session import WindowSession
from bigdeal_gui.model.plans import parse_board_range
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from bigdeal_gui.storage.preset import Preset

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore

CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit)
PAGES = ("Deal", "Tournament", "Check", "History", "Hand records", "Settings")
OF_A_ROW = {"History": "Open folder", "Hand records": "Hand record…"}
"""A button of the page that can be pressed when its only row is known in full."""

NOTHING, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def session(
    qtbot: QtBot, store: SettingsStore, sets: Path, own_home: Path, looks: None  # noqa: ARG001
) -> Iterator[WindowSession]:  # fmt: skip
    """The whole window with a set in its history and a preset, the focus where it is at the start."""
    deal_a_set(sets)
    store.replace(replace(store.settings, presets=(Preset("Tuesday", "Pairs", 1, 24, ("pbn",)),)))
    made = WindowSession(MainWindow(), store, lambda _progress, _cancel: ("hash",))
    qtbot.addWidget(made.window)
    with qtbot.waitExposed(made.window):
        made.open()
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow)
    qtbot.waitUntil(lambda: made.deal_page.model.self_test is True)
    assert made.deal_page.result.foot.isHidden()  # made by now: its controls are walked over as well
    yield made
    made.window.close()
    made.deleteLater()


def deal_a_set(folder: Path) -> None:
    """Deal 12 boards into `folder`."""
    order = SessionOrder(
        parse_board_range("12"), parse_formats("pbn"), folder, "tuesday", b"club", event="Pairs"
    )
    deal_session(order, Seed(bytes(20)), Work(open_journal))


def press(session: WindowSession, key: Qt.Key, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
    """Strike a key as the window system would deliver it."""
    QTest.keyClick(session.window.windowHandle(), key, modifiers)
    QApplication.processEvents()


def show(session: WindowSession, page: str, qtbot: QtBot) -> None:
    """Open `page`, with every list that it reads."""
    session.window.show_page(page)
    if page in {"History", "Hand records"}:
        [table] = [
            one for one in session.window.open_page.findChildren(QAbstractItemView)
            if one.accessibleName() == "Sets"
        ]  # fmt: skip
        qtbot.waitUntil(lambda: table.isVisible() and table.model().rowCount() == 1)
        # What can be done with the row is told later, when its files have been looked for.
        qtbot.waitUntil(lambda: OF_A_ROW[page] in {name(one) for one in controls(session.window)})


def controls(window: QWidget) -> set[QWidget]:
    """Return what can be worked in `window` now, but for the inner works of a control."""
    return {
        widget
        for widget in window.findChildren(QWidget)
        if isinstance(widget, CONTROLS)
        and widget.isVisible()
        and widget.isEnabled()
        and widget.window() is window
        and not isinstance(widget.parentWidget(), QAbstractItemView | QComboBox | QAbstractSpinBox)
    }


def walk(session: WindowSession, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> list[QWidget]:
    """Press `key` until it comes round to where it began; return the controls in the order of the visits."""
    met: list[QWidget] = []
    while len(met) < 200:
        press(session, key, modifiers)
        here = QApplication.focusWidget()
        assert here is not None
        if met and here is met[0]:
            return met
        met.append(here)
    pytest.fail(f"{key.name} does not come round")


def name(widget: QWidget) -> str:
    """Return what a screen reader calls `widget`."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def plain(text: str) -> str:
    """Return `text` as it stands on the screen, without the dots of a button that asks first."""
    words = text.replace("&&", "\0").replace("&", "").replace("\0", "&")
    return words.replace("\N{NO-BREAK SPACE}", " ").strip().rstrip("…:").casefold()


def test_tab_visits_every_control_once(session: WindowSession, qtbot: QtBot) -> None:
    """On each page, forwards and backwards, Tab misses no control, meets none twice, and never circles."""
    for page in PAGES:
        show(session, page, qtbot)
        forwards = walk(session, Qt.Key.Key_Tab, NOTHING)
        backwards = walk(session, Qt.Key.Key_Backtab, SHIFT)
        missed = controls(session.window) - set(forwards)
        assert not {f"{page}: {widget} {name(widget)}" for widget in missed}
        assert len(forwards) == len(set(forwards)), page
        turned = [forwards[place:] + forwards[:place] for place in range(len(forwards))]
        assert backwards[::-1] in turned, page


def test_tab_goes_as_the_eye_reads(session: WindowSession, qtbot: QtBot) -> None:
    """From one control to the next the way never goes up within a column, nor back within a row."""
    for page in PAGES:
        show(session, page, qtbot)
        way = tab_stops(session.window)
        for before, after in pairwise(way):
            one, two = place(before), place(after)
            told = f"{page}: {before} {name(before)} {one} → {after} {name(after)} {two}"
            goes_up = two.bottom() < one.top() and two.left() <= one.right()
            is_one_row = two.top() <= one.bottom() and one.top() <= two.bottom()
            assert not goes_up, told
            assert not (is_one_row and two.right() < one.left()), told


def place(widget: QWidget) -> QRect:
    """Return where `widget` stands in its window."""
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


def test_names_are_what_stands_on_the_screen(session: WindowSession, qtbot: QtBot) -> None:
    """The words of a button, or of the label beside a field, are in the name that a screen reader says."""
    session.deal_page.form.formats.more.click()
    for page in PAGES:
        show(session, page, qtbot)
        for widget in controls(session.window):
            if isinstance(widget, QAbstractButton) and any(map(str.isalnum, widget.text())):
                assert plain(widget.text()) in plain(name(widget)), f"{page}: {widget}"
            assert name(widget).strip(), f"{page}: {widget}"
        for label in session.window.findChildren(QLabel):
            field = label.buddy()
            if field is not None and label.isVisible() and not isinstance(field, QComboBox):
                assert plain(label.text()) in plain(name(field)), f"{page}: {field}"


def test_side_bar_items_are_one_choice_of_many(session: WindowSession) -> None:
    """A screen reader hears radio buttons, of which one is chosen: the page that is open."""
    items = [widget for widget in tab_stops(session.window) if widget.objectName() == "sideButton"]
    heard = [QAccessible.queryAccessibleInterface(item) for item in items]
    assert [name(item) for item in items] == [*PAGES, "Help", "About"]
    assert {one.role() for one in heard[:6]} == {QAccessible.Role.RadioButton}
    assert {one.role() for one in heard[6:]} == {QAccessible.Role.Button}
    assert [bool(one.state().checked) for one in heard] == [True] + 7 * [False]


def test_arrow_keys_walk_along_the_side_bar(session: WindowSession) -> None:
    """Arrow keys open nothing on their way and stop at both ends; Enter opens the page."""
    first, *_, last = (one for one in tab_stops(session.window) if one.objectName() == "sideButton")
    first.setFocus()
    press(session, Qt.Key.Key_Up)
    assert first.hasFocus()
    for _step in range(9):
        press(session, Qt.Key.Key_Down)
    assert last.hasFocus()
    for _step in range(3):
        press(session, Qt.Key.Key_Left)
    assert name(QApplication.focusWidget()) == "Hand records"
    assert session.window.open_page is session.deal_page
    press(session, Qt.Key.Key_Return)
    assert session.window.open_page.accessibleName() == "Hand records"


def test_keys_of_the_window_work_at_the_very_start(session: WindowSession, qtbot: QtBot) -> None:
    """With the focus in the randomness area F1, Ctrl and a digit, and Alt and a letter work at once."""
    area = session.deal_page.form.entropy.area
    assert area.hasFocus()
    press(session, Qt.Key.Key_E, ALT)
    assert session.deal_page.form.event_line.hasFocus()
    area.setFocus()
    with qtbot.waitSignal(session.window.help_asked):
        press(session, Qt.Key.Key_F1)
    session.window.activateWindow()
    qtbot.waitUntil(area.hasFocus)
    press(session, Qt.Key.Key_3, CTRL)
    assert session.window.open_page.accessibleName() == "Check"
    assert session.collector.meter.keys_down == 0
    assert session.collector.meter.credit_bits == 0


@pytest.mark.parametrize("has_focus", ["area", "side bar", "event"])
def test_esc_closes_the_message_wherever_the_focus_is(session: WindowSession, has_focus: str) -> None:
    """Esc closes the strip of the open page from the area, from another control and from the side bar."""
    form, strip = session.deal_page.form, session.deal_page.strip
    strip.show_note("Something", "happened.", "Nothing is lost.")
    {"area": form.entropy.area, "side bar": tab_stops(session.window)[2], "event": form.event_line}[
        has_focus
    ].setFocus()
    press(session, Qt.Key.Key_Escape)
    assert not strip.isVisible()
    assert session.window.isVisible()


def test_esc_cancels_wherever_the_focus_is(session: WindowSession, qtbot: QtBot) -> None:
    """While work lasts, Esc presses its Cancel, though the focus is elsewhere."""
    bar = session.deal_page.bar
    bar.begin()
    qtbot.waitUntil(bar.cancel_button.isVisible)
    session.deal_page.form.event_line.setFocus()
    with qtbot.waitSignal(bar.cancel_asked):
        press(session, Qt.Key.Key_Escape)
    bar.end()
