"""Runs in a process of its own: an event loop that ticks while a worker deals."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer

from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.gui.parts.worker import Task
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.pool import Pool
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.dealing.clock import clock_bytes
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.sets.open_journal import open_journal

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bigdeal_gui.errors import AppError
    from bigdeal_gui.services.cancel import CancelToken


def longest_gap_ms(folder: Path, boards: int) -> float:
    """Return the longest time between two ticks, in milliseconds, while `boards` are dealt to PBN."""
    application = QCoreApplication([])
    order = SessionOrder(
        boards=BoardRange(1, boards),
        formats=(format_by_name("pbn"),),
        folder=folder,
        name="stall",
        owner=b"benchmark",
        has_user_entropy=False,
    )
    gaps: list[float] = []
    failures: list[AppError] = []
    last = time.perf_counter()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        gaps.append(now - last)
        last = now

    def work(progress: Callable[[int, int], None], cancel: CancelToken) -> object:
        return deal_session(
            order,
            Pool().seed(clock_bytes()),
            journal=open_journal(),
            random_bytes=system_bytes,
            progress=progress,
            cancel=cancel,
        )

    owner = QObject()
    timer = QTimer(owner)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    task = Task(work, owner)
    task.failed.connect(failures.append)
    task.failed.connect(lambda _error: application.exit())
    task.done.connect(lambda _result: application.exit())
    timer.start(1)
    task.start()
    application.exec()
    task.wait()
    if failures:
        raise failures[0]
    # The first ticks belong to the start of the loop, not to the dealing.
    return 1000 * max(gaps[10:])
