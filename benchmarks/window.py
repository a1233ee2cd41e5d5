"""The window: how soon it is painted, and whether it stutters while boards are dealt."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from benchmarks import stall
from benchmarks.side_by_side import Row
from bigdeal_gui.storage.settings import Settings, save_settings

ROUNDS = 15
ALLOWED_STALL_MS = 16.0
ALLOWED_PAGE_S = 0.15
FILES = 2
FILE_BOARDS = 200_000
"""Boards of a file of 60 MB; more files of the kind are more of the same."""

# Ends a program when its page is painted, and prints when it was first painted and when it ended, in seconds.
# Qt is asked nothing meanwhile that the program would not ask: each event that a filter sees, and each widget
# that is listed, is made known to Python first, and the page would seem to take longer than it does.
_AT_FIRST_PAINT = """
import os, sys, time
begin = float(sys.argv.pop(1))
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget
class Watcher(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget) and watched.isWindow():
            first = time.clock_gettime(time.CLOCK_MONOTONIC) - begin
            QApplication.instance().removeEventFilter(self)
            QTimer.singleShot(0, lambda: self.end(watched, first))
        return False
    def end(self, window, first):
        if not is_bare and not window.page_names:
            QTimer.singleShot(0, lambda: self.end(window, first))
            return
        QApplication.sendPostedEvents()
        print(first, time.clock_gettime(time.CLOCK_MONOTONIC) - begin, flush=True)
        os._exit(0)
run = QApplication.exec
def watched(*arguments):
    QApplication.instance().installEventFilter(watcher)
    return run()
watcher = Watcher()
QApplication.exec = watched
"""

_BARE = """
is_bare = True
application = QApplication([])
from PySide6.QtWidgets import QMainWindow
window = QMainWindow()
window.resize(900, 600)
window.show()
QApplication.exec()
"""

_OURS = """
is_bare = False
from bigdeal_gui.gui.app import main
main()
"""


_DEAL = "from bigdeal_gui.cli.bigdeal import main; main()"


def rows() -> list[Row]:
    """Measure the window's rows."""
    first_paint_s(_OURS)  # compiles the modules: an installed program has them compiled
    pairs = [(first_paint_s(_OURS), first_paint_s(_BARE)) for _ in range(ROUNDS)]
    ratio = median(ours / bare for (ours, _page), (bare, _none) in pairs)
    page = median(page - ours for (ours, page), _bare in pairs)
    ours, bare = (median(pair[place][0] for pair in pairs) for place in (0, 1))
    return [
        Row(
            "process start to first paint, against a bare window",
            f"{ours * 1e3:.0f} against {bare * 1e3:.0f} ms, {ratio:.2f} x",
            "at most 1.3 x",
            ratio <= 1.3,
        ),
        Row(
            "first paint to the whole page",
            f"{page * 1e3:.0f} ms",
            f"at most {ALLOWED_PAGE_S * 1e3:.0f} ms",
            page <= ALLOWED_PAGE_S,
        ),
        *stall_rows(),
    ]


def stall_rows() -> list[Row]:
    """Measure how long the event loop stands still, as it is and with Python left to itself."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        checked = _files(Path(folder))
        for work, what, place in (
            ("dealing", f"{stall.BOARDS} boards are dealt", None),
            ("checking", f"{FILES} files of {FILE_BOARDS} boards are checked", checked),
            ("sealing", "a passphrase seals and opens", None),
        ):
            own, wall = longest_stall_ms(work, place)
            left, _ = longest_stall_ms(work, place, "left")
            found.append(
                Row(
                    f"longest stall of the window while {what}",
                    f"{own:.1f} ms of its own ({wall:.0f} on the clock); Python left to itself {left:.0f}",
                    f"at most {ALLOWED_STALL_MS:.0f} ms",
                    own <= ALLOWED_STALL_MS,
                )
            )
    return found


def first_paint_s(program: str) -> tuple[float, float]:
    """Return the seconds from the start of a process to the first paint of `program`'s window and its page.

    A bare window is its own page.
    """
    with tempfile.TemporaryDirectory() as home:
        _met_before(Path(home))
        begin = time.clock_gettime(time.CLOCK_MONOTONIC)
        first, page = _output([sys.executable, "-c", _AT_FIRST_PAINT + program, str(begin)], home).split()
    return float(first), float(page)


def _met_before(home: Path) -> None:
    """Let the program find the settings of somebody whom it asks nothing any more."""
    save_settings(home / "config" / "settings.json", Settings(is_first_run=False))


def longest_stall_ms(work: str, folder: Path | None, *more: str) -> tuple[float, float]:
    """Return the longest time between two ticks of the window's loop: its own, and on the clock."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "benchmarks.stall", work, str(folder or home), *more]
        own, wall = _output(command, home).split()
    return float(own), float(wall)


def _files(folder: Path) -> Path:
    """Make the files that are checked: all of different names, some with the same boards."""
    first = folder / "0.pbn"
    command = [sys.executable, "-c", _DEAL, "deal", "-n", str(FILE_BOARDS), "-f", "pbn"]
    with tempfile.TemporaryDirectory() as home:
        _output([*command, "-o", str(first.with_suffix(""))], home)
    for number in range(1, FILES):
        os.link(first, folder / f"{number}.pbn")
    return folder


def _output(command: list[str], home: str) -> str:
    environment = os.environ | {"BIGDEAL_HOME": home}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip().splitlines()[-1]
