"""The randomness area tells how far the meter is and keeps what is struck by chance to itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QPalette, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.deal.entropy_area import EntropyPanel
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.pages.deal import MeterModel, MeterStage
from bigdeal_gui.randomness.credit import InputEvent, InputKind, MeterMessage
from bigdeal_gui.resource_files import style_sheet
from tests.randomness.traces import human

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.input_watcher import InputWatcher
    from bigdeal_gui.randomness.collector import Collector
    from tests.gui.conftest import Clock

MS = 1_000_000


class Page(QWidget):
    """A window with the area between a check box and a button, both with letters for Alt."""

    def __init__(self, collector: Collector, watcher: InputWatcher) -> None:
        super().__init__()
        self.box = QCheckBox("&Before", self)
        self.meter = MeterModel(collector.meter, watcher.quiet_ns)
        self.panel = EntropyPanel(self.meter, self)
        self.look = watcher.pump
        watcher.pumped.connect(self._on_watcher_pumped)
        self.button = QPushButton("&After", self)
        self.asked: list[str] = []
        self.button.clicked.connect(self._on_button_clicked)
        help_key = QShortcut(QKeySequence("F1"), self)
        help_key.activated.connect(self._on_help_key_activated)
        ctrl_key = QShortcut(QKeySequence("Ctrl+H"), self)
        ctrl_key.activated.connect(self._on_ctrl_key_activated)
        layout = QVBoxLayout(self)
        for widget in (self.box, self.panel, self.button):
            layout.addWidget(widget)

    def show_look(self) -> None:
        """Look as the program does."""
        self.setStyleSheet(style_sheet())

    def _on_watcher_pumped(self) -> None:
        self.meter.look()
        self.panel.refresh()

    def _on_button_clicked(self) -> None:
        self.asked.append("button")

    def _on_help_key_activated(self) -> None:
        self.asked.append("help")

    def _on_ctrl_key_activated(self) -> None:
        self.asked.append("ctrl")


@pytest.fixture
def page(collector: Collector, watcher: InputWatcher, qtbot: QtBot) -> Page:
    """The window, shown, the area having the focus."""
    made = Page(collector, watcher)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    watcher.watch(made.windowHandle())
    made.activateWindow()
    made.panel.area.setFocus()
    qtbot.waitUntil(made.panel.area.hasFocus)
    return made


def press(page: Page, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Strike a key as the window system would deliver it."""
    QTest.keyClick(page.windowHandle(), key, modifier)
    QCoreApplication.processEvents()


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier),
        (Qt.Key.Key_F2, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_PageUp, Qt.KeyboardModifier.KeypadModifier),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier),
    ],
)
def test_rattling_presses_nothing(page: Page, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    """Space, Return, letters and keys that others know press nothing while the area has the focus."""
    QShortcut(QKeySequence(modifier.value | key.value), page).activated.connect(page.button.click)
    press(page, key, modifier)
    assert page.asked == []
    assert not page.box.isChecked()
    assert page.panel.area.hasFocus()


def test_keys_of_the_window_pass_the_area(
    page: Page, qtbot: QtBot, collector: Collector, watcher: InputWatcher
) -> None:
    """F1, and what is pressed with Alt or Ctrl, works from the area and earns nothing."""
    press(page, Qt.Key.Key_F1)
    press(page, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page.asked == ["help", "ctrl"])
    assert page.panel.area.hasFocus()
    press(page, Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: page.asked == ["help", "ctrl", "button"])
    watcher.pump()
    assert collector.meter.keys_down == 0
    assert collector.meter.credit_bits == 0


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Escape])
def test_tab_and_escape_leave_forwards(page: Page, key: Qt.Key) -> None:
    """Tab and Esc go on to the next control."""
    press(page, key)
    assert page.button.hasFocus()


def test_shift_tab_leaves_backwards(page: Page) -> None:
    """Shift and Tab go back."""
    press(page, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert page.box.hasFocus()


def test_keys_reach_the_meter_from_the_area(page: Page, collector: Collector, watcher: InputWatcher) -> None:
    """What is typed in the area is counted as pressed."""
    QTest.keyPress(page.windowHandle(), Qt.Key.Key_A)
    QCoreApplication.processEvents()
    watcher.pump()
    assert collector.meter.keys_down == 1


def test_input_methods_are_off_in_the_area(page: Page) -> None:
    """Raw keys arrive also for people who compose their letters elsewhere."""
    assert not page.panel.area.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


def test_an_empty_meter_asks(page: Page) -> None:
    """At first the area asks for keys or the mouse, and the words beside the meter are plain."""
    page.look()
    assert page.meter.stage is MeterStage.WAITING
    assert page.panel.words.text() == "waiting"
    assert page.panel.words.toolTip().endswith(": 0 of 213 bits · waiting")
    assert page.panel.bar.value() == 0
    assert not page.panel.bar.isTextVisible()
    assert "many different keys" in page.panel.area.headline.text()


def test_a_full_meter_says_enough_and_waits_for_quiet_hands(
    page: Page, collector: Collector, clock: Clock, fill: Callable[[Collector], None]
) -> None:
    """Full is not ready: the hands must have been still for 300 ms. Mark and colour show both."""
    page.show_look()
    page.look()
    assert not page.panel.area.findChild(Mark).isVisible()
    before = page.panel.grab().toImage().pixelColor(30, 30)
    fill(collector)
    clock.pass_ms(5_000)
    QTest.keyClick(page.windowHandle(), Qt.Key.Key_A)
    QCoreApplication.processEvents()
    page.look()
    assert (page.meter.stage, page.meter.is_still) == (MeterStage.FULL, False)
    assert page.panel.area.headline.text() == "Enough. Release the keys and the mouse."
    assert page.panel.area.findChild(Mark).isVisible()
    assert page.panel.grab().toImage().pixelColor(30, 30) != before
    clock.pass_ms(299)
    page.look()
    assert not page.meter.is_still
    clock.pass_ms(1)
    page.look()
    assert (page.meter.stage, page.meter.is_still) == (MeterStage.READY, True)
    assert page.panel.words.text() == "ready"


def test_a_key_held_down_is_not_still(
    page: Page, collector: Collector, clock: Clock, fill: Callable[[Collector], None]
) -> None:
    """However long one waits, a key that is down keeps the button shut."""
    fill(collector)
    clock.pass_ms(60_000)
    QTest.keyPress(page.windowHandle(), Qt.Key.Key_A)
    QCoreApplication.processEvents()
    clock.pass_ms(5_000)
    page.look()
    assert not page.meter.is_still
    QTest.keyRelease(page.windowHandle(), Qt.Key.Key_A)
    QCoreApplication.processEvents()
    clock.pass_ms(300)
    page.look()
    assert page.meter.is_still


def test_still_lasts_while_the_button_is_reached_by_keyboard(
    page: Page, collector: Collector, clock: Clock, fill: Callable[[Collector], None]
) -> None:
    """Once ready, a key on the way to the button does not shut it again."""
    fill(collector)
    clock.pass_ms(60_000)
    page.look()
    assert page.meter.is_still
    QTest.keyPress(page.windowHandle(), Qt.Key.Key_Space)
    QCoreApplication.processEvents()
    page.look()
    assert page.meter.is_still


def test_an_emptied_meter_is_no_longer_still(
    page: Page, collector: Collector, clock: Clock, fill: Callable[[Collector], None]
) -> None:
    """After a seed was drawn everything begins again."""
    fill(collector)
    clock.pass_ms(60_000)
    page.look()
    collector.meter.reset()
    page.look()
    assert (page.meter.stage, page.meter.is_still) == (MeterStage.WAITING, False)


def test_a_metronome_is_told_in_words_shape_and_colour(page: Page, collector: Collector) -> None:
    """Too regular input changes the words, the drawing and its colour."""
    before = page.panel.mark.shape
    for stroke in range(60):
        for kind, at in ((InputKind.PRESS, 0), (InputKind.RELEASE, 50)):
            collector.feed(InputEvent((1_000 + stroke * 200 + at) * MS, kind, code=1 + stroke % 9))
    page.look()
    assert page.meter.stage is MeterStage.TOO_REGULAR
    assert page.panel.words.text() == "too regular"
    assert page.panel.area.detail.text() == collector.meter.message.text
    assert page.panel.time_left == "too regular"
    assert page.panel.mark.shape != before
    assert page.panel.mark.shape == ("warning", QPalette.ColorRole.BrightText)


def test_a_screen_reader_hears_each_quarter_once(
    page: Page, collector: Collector, rattled: tuple[InputEvent, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is announced between the quarters but a change of state."""
    heard: list[str] = []

    def listen(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    for event in rattled:
        collector.feed(event)
        page.look()
        if collector.meter.is_full:
            break
    quarters = [text for text in heard if "Keep going" in text]
    assert 3 <= len(quarters) <= 6
    assert len(heard) <= 13
    assert heard[-1] == page.panel.area.headline.text()


def test_a_key_held_down_gets_words_at_once(page: Page, collector: Collector) -> None:
    """The first thing a beginner does is told while not one bit has come."""
    collector.feed(InputEvent(1_000 * MS, InputKind.PRESS, code=5))
    for repeat in range(3):
        collector.feed(InputEvent((1_500 + 30 * repeat) * MS, InputKind.PRESS, code=5, is_repeat=True))
    page.look()
    assert page.meter.stage is MeterStage.WAITING
    assert "held down" in page.panel.area.detail.text()
    collector.feed(InputEvent(2_000 * MS, InputKind.RELEASE, code=5))
    page.look()
    assert page.panel.area.detail.text() == "Nothing you type is stored."


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(1, "about 1 second more"), (12, "about 12 seconds more"), (95, "about 95 seconds more"),
     (100, "about 2 minutes more"), (240, "about 4 minutes more")],
)  # fmt: skip
def test_the_time_left_is_told_as_people_tell_it(
    page: Page, monkeypatch: pytest.MonkeyPatch, seconds: int, words: str
) -> None:
    """Seconds as long as they can be counted, then minutes."""
    monkeypatch.setattr(MeterModel, "seconds_left", seconds)
    assert page.panel.time_left == words


def test_names_for_the_screen_reader(page: Page) -> None:
    """Meter and area have their names, and the meter its words."""
    assert page.panel.bar.accessibleName() == "Entropy"
    assert page.panel.bar.accessibleDescription().startswith(page.panel.words.text())
    assert "Tab" in page.panel.area.accessibleDescription()


def test_the_meter_can_be_not_needed(page: Page) -> None:
    """Where the settings ask for the computer's randomness alone, the area says so."""
    page.meter.is_needed = False
    page.panel.refresh()
    assert page.meter.stage is MeterStage.NOT_NEEDED
    assert "computer" in page.panel.area.headline.text()


def test_the_area_shows_ones_own_rhythm(
    page: Page, collector: Collector, fill: Callable[[Collector], None], rattled: tuple[InputEvent, ...]
) -> None:
    """Bars come while somebody types, stand in the area, and make room for the check mark at the end."""
    page.look()
    strip = page.panel.area.rhythm
    assert strip.isVisible()
    assert not any(strip._slots)
    for event in rattled[:60]:
        collector.feed(event)
    page.look()
    assert strip._slots == collector.meter.rhythm
    fill(collector)
    page.look()
    assert not strip.isVisible()


def test_one_key_alone_gets_words_before_the_first_bit(page: Page, collector: Collector) -> None:
    """Who taps one key again and again reads what to do instead."""
    for stroke in range(20):
        for kind, at in ((InputKind.PRESS, 0), (InputKind.RELEASE, 60 + stroke * 7 % 40)):
            collector.feed(InputEvent((1_000 + stroke * 190 + stroke**2 % 70 + at) * MS, kind, code=5))
    page.look()
    assert page.meter.stage is MeterStage.WAITING
    assert page.panel.area.detail.text() == MeterMessage.SAME_KEYS.text


@pytest.mark.parametrize("step_ms", [50, 100])
def test_a_coarse_clock_is_told_in_the_area(page: Page, collector: Collector, step_ms: int) -> None:
    """At 10 or 20 readings a second, as over a remote desktop, the area names the clock, accuses nobody."""
    step_ns = step_ms * MS
    for event in human(1, 120):
        collector.feed(replace(event, time_ns=event.time_ns // step_ns * step_ns))
    page.look()
    assert page.panel.area.detail.text() == MeterMessage.COARSE_CLOCK.text
    assert page.meter.stage in {MeterStage.WAITING, MeterStage.COLLECTING}
    assert page.panel.mark.shape[0] == "collecting"
