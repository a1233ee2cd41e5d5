"""The watcher counts each native event once, swallows nothing and keeps time by its own clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts import input_watcher
from bigdeal_gui.randomness.collector import Collector
from bigdeal_gui.randomness.credit import EntropyMeter, InputEvent, InputKind
from bigdeal_gui.randomness.events import encode_event
from bigdeal_gui.randomness.pool import Pool

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.input_watcher import InputWatcher
    from tests.gui.conftest import Clock


class Page(QWidget):
    """A window with two controls, to type into and to press."""

    def __init__(self) -> None:
        super().__init__()
        self.line = QLineEdit(self)
        self.button = QPushButton("Press", self)
        layout = QVBoxLayout(self)
        layout.addWidget(self.line)
        layout.addWidget(self.button)


@pytest.fixture
def page(qtbot: QtBot, watcher: InputWatcher) -> Page:
    """A shown window under watch."""
    made = Page()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    watcher.watch(made.windowHandle())
    watcher.watch_text_of(made.line)
    made.line.setFocus()
    return made


@pytest.fixture
def fed(collector: Collector, watcher: InputWatcher, monkeypatch: pytest.MonkeyPatch) -> list[InputEvent]:
    """What the collector was fed, as a list that grows at each pump."""
    events: list[InputEvent] = []
    feed = collector.feed

    def noted(event: InputEvent) -> float:
        events.append(event)
        return feed(event)

    monkeypatch.setattr(collector, "feed", noted)
    watcher.pump()
    events.clear()
    return events


def test_a_key_stroke_is_counted_once(page: Page, watcher: InputWatcher, fed: list[InputEvent]) -> None:
    """One press and one release come in, though Qt passes each to several objects."""
    QTest.keyClick(page.windowHandle(), Qt.Key.Key_A)
    QCoreApplication.processEvents()
    watcher.pump()
    assert [event.kind for event in fed] == [InputKind.PRESS, InputKind.RELEASE]
    assert fed[0].code == fed[1].code != 0
    assert all(event.is_spontaneous for event in fed)


def test_nothing_is_swallowed(page: Page, watcher: InputWatcher, fed: list[InputEvent]) -> None:
    """What is typed arrives in the widget as well."""
    QTest.keyClick(page.windowHandle(), Qt.Key.Key_B)
    QCoreApplication.processEvents()
    watcher.pump()
    assert page.line.text() == "b"
    assert len(fed) == 2


def test_times_are_those_of_the_clock_given(
    page: Page, watcher: InputWatcher, clock: Clock, fed: list[InputEvent]
) -> None:
    """Each event carries the clock's reading at its arrival."""
    QTest.keyPress(page.windowHandle(), Qt.Key.Key_A)
    QCoreApplication.processEvents()
    clock.pass_ms(80)
    QTest.keyRelease(page.windowHandle(), Qt.Key.Key_A)
    QCoreApplication.processEvents()
    watcher.pump()
    assert fed[1].time_ns - fed[0].time_ns == 80_000_000


def test_the_mouse_is_seen_without_tracking(page: Page, watcher: InputWatcher, fed: list[InputEvent]) -> None:
    """Moves reach the watcher though no widget asked for them."""
    for place in (QPoint(10, 10), QPoint(40, 30)):
        QTest.mouseMove(page.windowHandle(), place)
    QCoreApplication.processEvents()
    watcher.pump()
    moves = [event for event in fed if event.kind is InputKind.MOVE]
    assert (moves[-1].x - moves[0].x, moves[-1].y - moves[0].y) == (30, 20)


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [
        (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier),
        (Qt.Key.Key_C, Qt.KeyboardModifier.MetaModifier),
        (Qt.Key.Key_Control, Qt.KeyboardModifier.NoModifier),
    ],
)
def test_keys_that_work_the_window_earn_nothing(
    page: Page, watcher: InputWatcher, fed: list[InputEvent], key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    """Keys that are chosen, not struck by chance, are mixed without credit, press and release."""
    QTest.keyClick(page.windowHandle(), key, modifiers)
    QCoreApplication.processEvents()
    watcher.pump()
    assert {event.kind for event in fed} == {InputKind.OTHER}


def letters(fed: list[InputEvent]) -> list[str]:
    """Return what is left of the letters; the keys held with them are left out."""
    return [event.kind.name for event in fed if event.code < Qt.Key.Key_Z]


def test_a_release_is_what_its_press_was(
    page: Page, watcher: InputWatcher, fed: list[InputEvent], collector: Collector
) -> None:
    """Ctrl that goes down, or up, while a letter is held leaves no key that counts as held for ever."""
    no, ctrl = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
    window = page.windowHandle()
    QTest.keyPress(window, Qt.Key.Key_A, no)
    QTest.keyRelease(window, Qt.Key.Key_A, ctrl)
    QTest.keyPress(window, Qt.Key.Key_F, ctrl)
    QTest.keyRelease(window, Qt.Key.Key_F, no)
    QTest.keyClick(window, Qt.Key.Key_F, no)
    QCoreApplication.processEvents()
    watcher.pump()
    assert letters(fed) == ["PRESS", "RELEASE", "OTHER", "OTHER", "PRESS", "RELEASE"]
    assert collector.meter.keys_down == 0


def test_a_release_that_another_window_took_is_forgotten(
    page: Page, watcher: InputWatcher, fed: list[InputEvent]
) -> None:
    """After Alt and a letter led elsewhere, the letter counts when it is struck again."""
    QTest.keyPress(page.windowHandle(), Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    QCoreApplication.processEvents()
    page.windowHandle().activeChanged.emit()
    QTest.keyRelease(page.windowHandle(), Qt.Key.Key_G)
    QTest.keyClick(page.windowHandle(), Qt.Key.Key_G)
    QCoreApplication.processEvents()
    watcher.pump()
    assert letters(fed) == ["OTHER", "RELEASE", "PRESS", "RELEASE"]


def test_what_the_program_sends_itself_is_not_counted(
    page: Page, watcher: InputWatcher, collector: Collector, fed: list[InputEvent]
) -> None:
    """Events posted to the window by the program are marked and earn nothing."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        made = QKeyEvent(kind, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "a")
        QCoreApplication.sendEvent(page.windowHandle(), made)
    watcher.pump()
    assert [event.is_spontaneous for event in fed] == [False, False]
    assert collector.meter.credit_bits == 0


def test_auto_repeat_is_marked(page: Page, watcher: InputWatcher, fed: list[InputEvent]) -> None:
    """A key that is held tells so."""
    repeat = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "a", autorep=True, count=1
    )
    QCoreApplication.sendEvent(page.windowHandle(), repeat)
    watcher.pump()
    assert [event.is_repeat for event in fed] == [True]


def test_composed_text_is_mixed_without_credit(
    page: Page, watcher: InputWatcher, fed: list[InputEvent]
) -> None:
    """What an input method composes goes into the pool and earns nothing."""
    made = QInputMethodEvent()
    made.setCommitString("桥")
    QCoreApplication.sendEvent(page.line, made)
    watcher.pump()
    assert [event.kind for event in fed] == [InputKind.OTHER]
    assert page.line.text() == "桥"


def test_other_windows_are_not_watched(
    page: Page, watcher: InputWatcher, qtbot: QtBot, fed: list[InputEvent]
) -> None:
    """Keys typed into a dialog do not count."""
    other = QLineEdit()
    qtbot.addWidget(other)
    with qtbot.waitExposed(other):
        other.show()
    watcher.pump()
    fed.clear()
    QTest.keyClick(other.windowHandle(), Qt.Key.Key_A)
    QCoreApplication.processEvents()
    watcher.pump()
    assert fed == []
    assert page.isVisible()


def test_losing_the_focus_interrupts_the_meter(
    page: Page, watcher: InputWatcher, collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that was left starts measuring again: held keys and last times are forgotten."""
    QTest.keyPress(page.windowHandle(), Qt.Key.Key_A)
    QCoreApplication.processEvents()
    watcher.pump()
    assert collector.meter.keys_down == 1
    page.windowHandle().activeChanged.emit()
    assert collector.meter.keys_down == 0
    monkeypatch.undo()


def test_quiet_is_measured_from_the_last_key_or_button(
    page: Page, watcher: InputWatcher, clock: Clock
) -> None:
    """Keys and mouse buttons end the quiet; moves do not, as the mouse is needed to press the button."""
    QTest.keyClick(page.windowHandle(), Qt.Key.Key_A)
    QCoreApplication.processEvents()
    clock.pass_ms(250)
    QTest.mouseMove(page.windowHandle(), QPoint(5, 5))
    QCoreApplication.processEvents()
    assert watcher.quiet_ns() == 250_000_000
    QTest.mouseClick(page.windowHandle(), Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    assert watcher.quiet_ns() == 0


class NotingPool(Pool):
    """A pool that notes what is mixed into it."""

    def __init__(self) -> None:
        self.records: list[bytes] = []
        super().__init__()

    def mix(self, record: bytes) -> None:
        """Take in `record` and note it."""
        self.records.append(record)
        super().mix(record)


def test_the_pool_is_fed_though_nobody_looks(qtbot: QtBot) -> None:
    """Every event reaches the pool and the meter by the watcher's own doing, with no view of the meter."""
    pool = NotingPool()
    collector = Collector(pool, EntropyMeter())
    watcher = input_watcher.InputWatcher(collector)
    page = Page()
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    watcher.watch(page.windowHandle())
    QCoreApplication.processEvents()
    watcher.pump()
    pool.records.clear()
    for key in (Qt.Key.Key_A, Qt.Key.Key_B):
        QTest.keyClick(page.windowHandle(), key)
    QTest.keyPress(page.windowHandle(), Qt.Key.Key_C)
    qtbot.waitUntil(lambda: len(pool.records) == 5, timeout=2_000)
    assert {len(record) for record in pool.records} == {len(encode_event(InputEvent(0, InputKind.PRESS)))}
    assert len(set(pool.records)) == 5
    assert collector.meter.keys_down == 1


def test_an_idle_window_wakes_nobody(page: Page, watcher: InputWatcher, clock: Clock, qtbot: QtBot) -> None:
    """The queue is pumped ten times a second from the first event to a second after the last."""
    timer = watcher.findChild(QTimer)
    assert not timer.isActive()
    QTest.keyClick(page.windowHandle(), Qt.Key.Key_A)
    with qtbot.waitSignals([watcher.pumped] * 3, timeout=2_000):
        pass
    assert timer.isActive()
    clock.pass_ms(1_100)
    qtbot.waitUntil(lambda: not timer.isActive())
    assert input_watcher.PUMP_MS == 100
