"""Tells a clock that comes in steps, as over a remote desktop, from a hand that is too even.

What is counted shrinks by itself where times are coarse; this only finds the words for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

_MS: Final = 1_000_000
_STEPS_NS: Final = range(30 * _MS, 121 * _MS, _MS // 2)
_SLACK_NS: Final = 3 * _MS
_TOGETHER_NS: Final = 6 * _MS
"""Events closer than this came with one reading of the clock."""

_LONGEST_NS: Final = 400 * _MS
"""Beyond this the multiples of a step that is only nearly right drift away from the true ones."""

_LEAST_GAPS: Final = 12


def is_coarse(times_ns: Iterable[int], presses_ns: Iterable[int]) -> bool:
    """Tell whether keys moved at uneven times, and all of them in steps of 30 to 120 ms.

    `times_ns` are those of presses and releases, `presses_ns` of presses alone. A metronome is on a grid as
    well, but even.
    """
    beats = _gaps(presses_ns)
    if not beats or max(beats) - min(beats) <= 2 * _SLACK_NS:
        return False
    gaps = _gaps(times_ns)
    return len(gaps) >= _LEAST_GAPS and any(_fit(gaps, step) for step in _STEPS_NS)


def _gaps(times_ns: Iterable[int]) -> list[int]:
    gaps = (late - early for early, late in pairwise(times_ns))
    return [gap for gap in gaps if _TOGETHER_NS < gap <= _LONGEST_NS]


def _fit(gaps: list[int], step: int) -> bool:
    return all((gap + _SLACK_NS) % step <= 2 * _SLACK_NS for gap in gaps)
