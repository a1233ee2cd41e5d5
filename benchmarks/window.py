"""The window: how soon it is painted, and whether it stutters while boards are dealt."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from benchmarks.side_by_side import Row, medians

ROUNDS = 7
BOARDS = 100_000
ALLOWED_STALL_MS = 16.0

# Ends a program at its first paint and prints how long it has been running, in seconds.
_AT_FIRST_PAINT = """
import os, sys, time
begin = float(sys.argv.pop(1))
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
class Watcher(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget) and watched.isWindow():
            print(time.clock_gettime(time.CLOCK_MONOTONIC) - begin, flush=True)
            os._exit(0)
        return False
run = QApplication.exec
def watched(*arguments):
    QApplication.instance().installEventFilter(watcher)
    return run()
watcher = Watcher()
QApplication.exec = watched
"""

_BARE = """
application = QApplication([])
from PySide6.QtWidgets import QMainWindow
window = QMainWindow()
window.resize(900, 600)
window.show()
QApplication.exec()
"""

_OURS = """
from bigdeal_gui.gui.app import main
main()
"""

# Deals on the worker while the event loop counts the milliseconds between two of its ticks.
_STALL = """
import sys, time
from pathlib import Path
from benchmarks.stall import longest_gap_ms
print(longest_gap_ms(Path(sys.argv[1]), int(sys.argv[2])))
"""


def rows() -> list[Row]:
    """Measure the window's rows."""
    ours, bare = medians(lambda: first_paint_s(_OURS), lambda: first_paint_s(_BARE), rounds=ROUNDS)
    stall = longest_stall_ms()
    return [
        Row(
            "process start to first paint, against a bare window",
            f"{ours * 1e3:.0f} against {bare * 1e3:.0f} ms, {ours / bare:.2f} x",
            "at most 1.3 x",
            ours / bare <= 1.3,
        ),
        Row(
            f"longest stall of the event loop while {BOARDS} boards are dealt",
            f"{stall:.1f} ms",
            f"at most {ALLOWED_STALL_MS:.0f} ms",
            stall <= ALLOWED_STALL_MS,
        ),
    ]


def first_paint_s(program: str) -> float:
    """Return the seconds from the start of a process to the first paint of `program`'s window."""
    with tempfile.TemporaryDirectory() as home:
        begin = time.clock_gettime(time.CLOCK_MONOTONIC)
        return float(_output([sys.executable, "-c", _AT_FIRST_PAINT + program, str(begin)], home))


def longest_stall_ms() -> float:
    """Return the longest time between two ticks of an event loop, in milliseconds."""
    with tempfile.TemporaryDirectory() as home:
        return float(_output([sys.executable, "-c", _STALL, home, str(BOARDS)], home))


def _output(command: list[str], home: str) -> str:
    environment = os.environ | {"BIGDEAL_HOME": home}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.strip().splitlines()[-1]
