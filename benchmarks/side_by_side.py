"""Two ways measured alternately in one run, so that the ratio holds though the machine's speed drifts."""

from __future__ import annotations

import time
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

ROUNDS = 5


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the report: what was measured, the figures in words, the aim, and whether it was met."""

    what: str
    figures: str
    aim: str
    is_met: bool

    def __str__(self) -> str:
        return f"{'met   ' if self.is_met else 'MISSED'}  {self.what}: {self.figures} (aim {self.aim})"


def report(rows: Iterable[Row]) -> int:
    """Print each row as soon as it is measured; return 1 when an aim was missed."""
    code = 0
    for row in rows:
        print(row, flush=True)
        code |= not row.is_met
    return code


def seconds(work: Callable[[], object]) -> float:
    """Return the processor seconds of one call of `work`, in this process."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def medians(*ways: Callable[[], float], rounds: int = ROUNDS) -> tuple[float, ...]:
    """Return the median figure of each way, the ways taking turns."""
    figures: list[list[float]] = [[] for _ in ways]
    for _ in range(rounds):
        for way, taken in zip(ways, figures, strict=True):
            taken.append(way())
    return tuple(median(taken) for taken in figures)
