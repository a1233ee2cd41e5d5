"""The last boundary: what nobody foresaw becomes a notice that names a place in the program and no value.

A trace of Python's would print values into a terminal or a log: deals could be among them.
"""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from bigdeal_gui.services.faults import place_of

if TYPE_CHECKING:
    from types import TracebackType

    from bigdeal_gui.gui.parts.dialogs.message_box import MessageBox


class CrashNotice(QObject):
    """Takes the place of Python's own hooks and shows one notice at a time."""

    _arisen = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._box: MessageBox | None = None
        # Queued: the fault may have arisen on another thread, or in the middle of a paint.
        self._arisen.connect(self.show_notice)

    def install(self) -> None:
        """Catch what no other boundary caught, on every thread."""
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception

    @property
    def box(self) -> MessageBox | None:
        """The notice on the screen, if any."""
        return self._box

    def show_notice(self, place: str) -> None:
        """Say that the program met a fault at `place`."""
        if self._box is not None:
            return
        from bigdeal_gui.gui.parts.dialogs.message_box import MessageBox  # noqa: PLC0415 - seldom, if ever

        box = MessageBox(
            self.tr("Something went wrong"),
            self.tr("Something went wrong inside the program."),
            self.tr(
                "The sets you have already dealt are safe. Close the program and start it again before "
                "you deal. Please report this: {place}"
            ).format(place=place),
            [],
            self._window,
            safe=self.tr("Close"),
            is_grave=True,
        )
        box.finished.connect(self._on_box_finished)
        self._box = box
        box.open()

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, _trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        self._report(error)

    def _on_thread_exception(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self._report(arguments.exc_value)

    def _report(self, error: BaseException) -> None:
        place = place_of(error)
        if sys.stderr is not None:
            sys.stderr.write(f"fault: {place}\n")
        self._arisen.emit(place)

    def _on_box_finished(self) -> None:
        self._box = None
