"""How evenly a window's event loop turns while a test has something done."""

from __future__ import annotations

import time
from typing import Self

from PySide6.QtCore import QObject, Qt, QTimer


class Heart:
    """Beats every millisecond, from the beginning of a `with` to its end.

    `longest_s` is the longest time between two beats, `whole_s` that of the whole. Where the loop stands
    still for the work, both are nearly the same, however busy the computer is.
    """

    def __enter__(self) -> Self:
        self._owner = QObject()
        self._timer = QTimer(self._owner)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self.longest_s = 0.0
        self._begin = self._last = time.monotonic()
        self._timer.start(1)
        return self

    def __exit__(self, *_error: object) -> None:
        self._beat()
        self.whole_s = self._last - self._begin
        self._timer.stop()
        self._owner.deleteLater()

    @property
    def is_even(self) -> bool:
        """Whether the loop never stood still for the greater part of the time."""
        return self.longest_s < self.whole_s / 2

    def _beat(self) -> None:
        now = time.monotonic()
        self.longest_s = max(self.longest_s, now - self._last)
        self._last = now
