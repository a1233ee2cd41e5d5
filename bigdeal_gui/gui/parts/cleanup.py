"""Python's search for circles of dead objects, in the window's own hands: never while work is in progress.

Left to itself Python searches when many objects were made, on the thread that made them, and holds its lock
meanwhile: the window stands still until all objects of the program were looked at, 20 ms and more. And a
widget in such a circle would end on a worker's thread, where Qt allows none to.
"""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QTimer

from bigdeal_gui.gui.parts.worker import Task

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_LOOK_MS: Final = 2_000
_LEAST_OBJECTS: Final = 2_000
"""New objects, of those that can lie in circles, below which there is nothing to search for."""
_TURN_S: Final = 0.001
"""How long a thread that others wait for keeps Python's lock; Python's own 5 ms would be felt."""


class Cleanup(QObject):
    """Searches every now and then while nothing is in progress in `window`.

    What is there when it begins, all that was loaded, is looked at never again.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self.collect)
        sys.setswitchinterval(_TURN_S)
        gc.disable()
        gc.freeze()
        # No timer that goes on and on: a window in which nothing happens wakes nobody.
        dispatcher = QAbstractEventDispatcher.instance()
        if dispatcher is not None:
            dispatcher.aboutToBlock.connect(self._on_dispatcher_about_to_block)

    def collect(self) -> None:
        """Search, unless work is in progress or there is little to be found."""
        if self._has_objects() and not self._window.findChildren(Task):
            gc.collect()

    def _has_objects(self) -> bool:
        return gc.get_count()[0] >= _LEAST_OBJECTS

    def _on_dispatcher_about_to_block(self) -> None:
        if self._has_objects() and not self._timer.isActive():
            self._timer.start()
