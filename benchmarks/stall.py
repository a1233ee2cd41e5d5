"""Runs in a process of its own: the whole window, whose event loop ticks while a worker is at work.

`python -m benchmarks.stall WORK FOLDER [left]` prints the longest time between two ticks, in milliseconds:
what the program itself is to blame for, and on the clock. With `left`, Python's search for dead objects and
the turns of its threads are left as Python has them, and seals are made in this process.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from threading import get_native_id
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer

from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.gui import app, session
from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.parts.worker import Cleanup, Task
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.check import look_at_files
from bigdeal_gui.randomness.pool import Pool
from bigdeal_gui.seals.age import open_sealed, seal
from bigdeal_gui.seals.sealer import HERE
from bigdeal_gui.services.dealing.clock import clock_bytes
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.seal_process import SubprocessSealer
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from bigdeal_gui.storage import settings as settings_file
from bigdeal_gui.storage.places import settings_path
from bigdeal_gui.storage.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.errors.base import AppError
    from bigdeal_gui.services.work import CancelToken

    Progress = Callable[[int, int], None]
    Doing = Callable[[Progress, CancelToken], object]

BOARDS: Final = 100_000
_PASSPHRASE: Final = "seven crossed ruffs and a squeeze"  # noqa: S105 - of no file that is kept
_PYTHONS_TURN_S: Final = 0.005


@dataclass(frozen=True, slots=True)
class Moment:
    """What the clocks say: the wall's, this process's, and how long this thread waited for a processor."""

    wall_s: float
    own_s: float
    waited_s: float

    @classmethod
    def now(cls) -> Moment:
        """Return this moment; where the system tells no waiting, there was none."""
        while True:
            before = _waited_s()
            found = cls(time.perf_counter(), time.process_time(), before)
            if _waited_s() == before:  # else the clocks were not read at one moment
                return found


def blame_s(before: Moment, after: Moment) -> float:
    """Return how much of the time between two ticks this program is to blame for.

    Neither for what others made it wait for a processor, nor for more than it was at work itself.
    """
    wall = after.wall_s - before.wall_s
    return min(wall - (after.waited_s - before.waited_s), after.own_s - before.own_s)


def _waited_s() -> float:
    try:
        told = Path(f"/proc/self/task/{get_native_id()}/schedstat").read_text("ascii")
    except OSError:
        return 0.0
    return int(told.split()[1]) / 1e9


class Ticking(QObject):
    """Takes the times between the ticks of a timer."""

    def __init__(self) -> None:
        super().__init__()
        self.blamed_s: list[float] = []
        self.walls_s: list[float] = []
        self._last = Moment.now()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)
        self._timer.start(1)

    def tick(self) -> None:
        """Take the time since the last tick."""
        now = Moment.now()
        self.blamed_s.append(blame_s(self._last, now))
        self.walls_s.append(now.wall_s - self._last.wall_s)
        self._last = now


def longest_ms(work: Doing, *, is_left: bool) -> tuple[float, float]:
    """Return the longest time between two ticks while `work` is done: to be blamed for, and on the clock."""
    settings_file.save_settings(settings_path(), replace(Settings(), is_first_run=False))
    application = app.make_app()
    window = MainWindow()
    shown = session.start_window(application, window)
    while shown.deal_page.model.self_test is None or not window.findChildren(Cleanup):
        application.processEvents()
    if is_left:
        gc.unfreeze()
        gc.enable()
        sys.setswitchinterval(_PYTHONS_TURN_S)
    failures: list[AppError] = []
    task = Task(work, window)
    task.failed.connect(failures.append)
    task.finished.connect(application.exit)
    ticking = Ticking()
    task.start()
    application.exec()
    ticking.tick()
    if failures:
        raise failures[0]
    blamed, walls = (1000 * max(times) for times in (ticking.blamed_s, ticking.walls_s))
    return blamed, walls


def dealing(folder: Path) -> Doing:
    """Return the dealing of BOARDS to PBN."""
    order = SessionOrder(
        boards=BoardRange(1, BOARDS),
        formats=(format_by_name("pbn"),),
        folder=folder,
        name="stall",
        owner=b"benchmark",
        has_user_entropy=False,
    )

    def work(progress: Progress, cancel: CancelToken) -> object:
        return deal_session(
            order, Pool().seed(clock_bytes()), Work(open_journal, progress=progress, cancel=cancel)
        )

    return work


def checking(folder: Path) -> Doing:
    """Return the check of all files in `folder`."""
    return lambda progress, cancel: look_at_files(
        [folder], Work(open_journal, progress=progress, cancel=cancel)
    )


def sealing(_folder: Path) -> Doing:
    """Return the sealing of a record with a passphrase, and its opening."""

    def work(_progress: Progress, cancel: CancelToken) -> object:
        sealer = SubprocessSealer(cancel) if "left" not in sys.argv else HERE
        sealed = seal(bytes(2**20), passphrase=_PASSPHRASE, sealer=sealer)
        return open_sealed(sealed, passphrase=_PASSPHRASE, sealer=sealer)

    return work


WORKS: Final = {"dealing": dealing, "checking": checking, "sealing": sealing}


def main() -> None:
    """Print the two figures of the work that was asked for."""
    name, folder, *left = sys.argv[1:]
    print(*longest_ms(WORKS[name](Path(folder)), is_left=bool(left)), flush=True)
    os._exit(0)  # the window was not closed, and has nothing to keep


if __name__ == "__main__":
    main()
