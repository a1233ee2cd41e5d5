"""Progress of long work: a bar on a terminal, nothing elsewhere and nothing for short work."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from types import TracebackType

    from rich.progress import Progress, TaskID

SHORT_WORK_S: Final = 1.0


class Bar:
    """Call it with what is done and the whole; the bar appears when the work turns out to be long."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._begun = time.monotonic()
        self._is_wanted = sys.stderr.isatty()
        self._shown: tuple[Progress, TaskID] | None = None

    def __call__(self, done: int, total: int) -> None:
        """Take note that `done` of `total` boards are dealt."""
        if not self._is_wanted:
            return
        if self._shown is None:
            if time.monotonic() - self._begun < SHORT_WORK_S:
                return
            self._shown = _begin(self._title)
        bar, task = self._shown
        bar.update(task, completed=done, total=total)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown is not None:
            self._shown[0].stop()


def _begin(title: str) -> tuple[Progress, TaskID]:
    # rich costs 60 ms, which only long work pays.
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    bar = Progress(console=Console(stderr=True), transient=True)
    bar.start()
    return bar, bar.add_task(title)
