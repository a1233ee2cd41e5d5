"""What the window needs of its Qt binding, and some releases of it do not give."""

import sys

from PySide6.QtCore import QObject, Signal


class Sender(QObject):
    """Has a signal."""

    sent = Signal()


def test_a_signal_can_be_emitted_for_ever() -> None:
    """Emitting takes no reference from True: a binding that does aborts the program after some hundreds."""
    sender = Sender()
    before = sys.getrefcount(True)
    for _ in range(200):
        sender.sent.emit()
    assert sys.getrefcount(True) > before - 100
