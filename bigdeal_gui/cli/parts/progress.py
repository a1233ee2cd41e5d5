"""Progress of long work: a bar on a terminal, nothing elsewhere and nothing for short work."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from bigdeal_gui.cli.parts.boundary import echo_stderr, output_manner, stopped_by_signals
from bigdeal_gui.cli.parts.language import tr
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.work import CancelToken, Work

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from bigdeal_gui.journal.journal import Journal

SHORT_WORK_S: Final = 1.0
_MEGABYTE: Final = 1_000_000


class Bar:
    """Call it with what is done and the whole; the bar appears when the work turns out to be long."""

    def __init__(self, title: str, *, is_of_bytes: bool = False) -> None:
        self._title = title
        self._is_of_bytes = is_of_bytes
        self._begun = time.monotonic()
        self._is_wanted = sys.stderr is not None and sys.stderr.isatty() and not output_manner().is_quiet
        self._shown: tuple[Progress, TaskID] | None = None

    def __call__(self, done: int, total: int) -> None:
        """Take note that `done` of `total` boards, or bytes, are done."""
        if not self._is_wanted:
            return
        elapsed_s = time.monotonic() - self._begun
        if self._shown is None:
            if elapsed_s < SHORT_WORK_S:
                return
            self._shown = _begin(self._title)
        bar, task = self._shown
        rate = done / elapsed_s if elapsed_s else 0
        told = f"{rate / _MEGABYTE:.1f} MB" if self._is_of_bytes else f"{round(rate):,}"
        bar.update(task, completed=done, total=total, rate=f"{told} a second")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown is not None:
            self._shown[0].stop()


@contextmanager
def command_at_work(
    title: str, journal: Journal, *, random_bytes: Callable[[int], bytes] = system_bytes
) -> Iterator[Work]:
    """Give what a piece of work needs: `journal` on one connection, a bar, and a stop at the first Ctrl-C.

    Raises:
        StorageError: the journal cannot be opened.
    """
    cancel = CancelToken()
    with stopped_by_signals(cancel), Bar(title) as bar, journal.store.shared_connection():
        yield Work(lambda: journal, bar, cancel, random_bytes)


@contextmanager
def reading_progress_bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """Give what is called while a long file is read: it shows a bar, and ends the reading at Ctrl-C.

    Raises:
        Cancelled: somebody asked to stop.
    """
    cancel = CancelToken()
    with stopped_by_signals(cancel), Bar(title, is_of_bytes=True) as bar:

        def pulse(done_bytes: int, all_bytes: int) -> None:
            cancel.check()
            bar(done_bytes, all_bytes)

        yield pulse
        cancel.check()


def _begin(title: str) -> tuple[Progress, TaskID]:
    # rich costs 60 ms, which only long work pays.
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    bar.start()
    return bar, bar.add_task(title, rate="")


def echo_jobs_ignored(program: str, jobs: str | None) -> None:
    """Say that `--jobs` does nothing, where it was given."""
    if jobs is not None:
        echo_stderr(
            f"{program}: " + tr("--jobs has no effect any more. One process deals; the boards are the same.")
        )
