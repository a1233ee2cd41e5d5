"""Takes down every key and mouse event of one window and pumps them into the pool, whatever page is shown.

Watches the `QWindow`, not the widgets: there each native event passes exactly once, whichever widget has
the focus; events that the program sends to itself never pass it. Nothing is ever swallowed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal

from bigdeal_gui.randomness.credit import InputEvent, InputKind

if TYPE_CHECKING:
    from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QMouseEvent, QWindow

    from bigdeal_gui.randomness.collector import Collector

_KEYS: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.KeyRelease})
_BUTTONS: Final = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick}
)
_OF_THE_WINDOW: Final = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_F1})
_MODIFIERS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_MODIFIER_KEYS: Final = frozenset({Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta})

PUMP_MS: Final = 100
"""How often the queue goes to the pool while events come: ten times a second."""

_REST_NS: Final = 1_000_000_000
"""After so long without an event nothing is pumped any more: an idle window wakes nobody."""


def is_for_the_window(event: QKeyEvent) -> bool:
    """Tell whether a key works the window: Tab, Esc, F1, and whatever is pressed with Ctrl, Alt or Cmd.

    What works the window is chosen, not struck by chance: it is mixed, never credited.
    """
    return event.key() in _OF_THE_WINDOW or bool(event.modifiers() & _MODIFIERS)


class InputWatcher(QObject):
    """An event filter that queues events with their times, and pumps the queue into the collector.

    `pumped` is emitted ten times a second while events come and a second longer, after all that came in until
    then has been fed, if only nothing.
    Hashing and guessing stay out of the filter, so that one event's cost never shifts the next one's time.
    `clock` counts nanoseconds.
    """

    pumped = Signal()

    def __init__(
        self,
        collector: Collector,
        parent: QObject | None = None,
        *,
        clock: Callable[[], int] = time.perf_counter_ns,
    ) -> None:
        super().__init__(parent)
        self._collector = collector
        self._clock = clock
        self._queue: list[InputEvent] = []
        self._uncredited: set[int] = set()
        self._last_touch_ns = self._last_event_ns = clock()
        self._window: QWindow | None = None
        self._timer = QTimer(self, interval=PUMP_MS)
        self._timer.timeout.connect(self._on_timer_timeout)

    def watch(self, window: QWindow) -> None:
        """Take down the events of `window`, and begin again whenever it loses or gains the focus."""
        self._window = window
        window.installEventFilter(self)
        window.activeChanged.connect(self._on_window_active_changed)

    def watch_text_of(self, widget: QObject) -> None:
        """Mix also what an input method composes in `widget`: it reaches no window, and earns nothing."""
        widget.installEventFilter(self)

    def quiet_ns(self) -> int:
        """Return how long no key and no mouse button has moved."""
        return self._clock() - self._last_touch_ns

    def pump(self) -> None:
        """Feed everything queued to the collector now."""
        queue, self._queue = self._queue, []
        for event in queue:
            self._collector.feed(event)
        self.pumped.emit()

    def _wake(self, time_ns: int) -> None:
        self._last_event_ns = time_ns
        if not self._timer.isActive():
            self._timer.start()

    def _on_timer_timeout(self) -> None:
        self.pump()
        if self._clock() - self._last_event_ns >= _REST_NS:
            self._timer.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Queue what counts and let everything pass."""
        time_ns = self._clock()
        kind = event.type()
        if watched is self._window:
            if kind in _KEYS:
                self._wake(time_ns)
                self._queue.append(self._key(time_ns, cast("QKeyEvent", event)))
            elif kind == QEvent.Type.MouseMove:
                self._wake(time_ns)
                self._queue.append(_mouse(time_ns, cast("QMouseEvent", event), InputKind.MOVE))
            elif kind in _BUTTONS:
                self._wake(time_ns)
                self._last_touch_ns = time_ns
                self._queue.append(_mouse(time_ns, cast("QMouseEvent", event), InputKind.OTHER))
        elif kind == QEvent.Type.InputMethod:
            self._wake(time_ns)
            self._queue.append(_composed(time_ns, cast("QInputMethodEvent", event)))
        return False

    def _key(self, time_ns: int, event: QKeyEvent) -> InputEvent:
        self._last_touch_ns = time_ns
        # Some systems and all synthetic events have no scan code; the layout's key stands in.
        code = event.nativeScanCode() or event.key()
        return InputEvent(
            time_ns,
            self._kind_of_key(code, event),
            code=code,
            is_repeat=event.isAutoRepeat(),
            is_spontaneous=event.spontaneous(),
            stamp_ms=event.timestamp(),
        )

    def _kind_of_key(self, code: int, event: QKeyEvent) -> InputKind:
        # A release is what its press was: Ctrl may go down, or up, between the two, and a press without
        # its release would count as a key that is still held.
        is_press = event.type() == QEvent.Type.KeyPress
        if is_press and not event.isAutoRepeat():
            self._uncredited.discard(code)
            if is_for_the_window(event) or event.key() in _MODIFIER_KEYS:
                self._uncredited.add(code)
        if code in self._uncredited:
            return InputKind.OTHER
        return InputKind.PRESS if is_press else InputKind.RELEASE

    def _on_window_active_changed(self) -> None:
        self.pump()
        self._uncredited.clear()
        self._collector.interrupted()


def _mouse(time_ns: int, event: QMouseEvent, kind: InputKind) -> InputEvent:
    place = event.globalPosition()
    return InputEvent(
        time_ns,
        kind,
        code=event.button().value,
        x=place.x(),
        y=place.y(),
        is_spontaneous=event.spontaneous(),
        stamp_ms=event.timestamp(),
    )


def _composed(time_ns: int, event: QInputMethodEvent) -> InputEvent:
    # The text itself is not needed: when and how much was composed is what nobody else knows.
    return InputEvent(
        time_ns, InputKind.OTHER, code=len(event.commitString()), is_spontaneous=event.spontaneous()
    )
