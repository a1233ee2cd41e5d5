"""Feeds a target with damaged inputs, each within a second of work and 64 MiB more memory.

Runs in a process of its own, because the limit on memory is the process's:
`python -m benchmarks.faults.fuzzing TARGET INPUTS SEED` prints a line of JSON.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import time
import traceback
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmarks.faults.fork_server import Run
from benchmarks.faults.mutation import Draws, damaged
from benchmarks.faults.scratch import remove_folders
from benchmarks.faults.targets import target

if TYPE_CHECKING:
    from types import FrameType

    from benchmarks.faults.target import Target

SECONDS: Final = 1.0
"""Work for one input, in time of the processor."""
MEMORY_BYTES: Final = 64 * 2**20
"""Memory beside that of the program and its seeds."""
_WARM_UP: Final = 20
_MOST_FAULTS: Final = 10
_PROGRAM: Final = (
    "import sys; from benchmarks.faults import fuzzing; fuzzing.main(sys.argv[1], *map(int, sys.argv[2:]))"
)


class TooSlow(BaseException):
    """An input took longer; no handler of the program may hold this up."""


@dataclass(slots=True)
class Report:
    """What came of many inputs: `sound` were taken; `faults` are inputs in hexadecimal and what they did."""

    target: str
    inputs: int = 0
    sound: int = 0
    slowest_s: float = 0.0
    memory_mib: float = 0.0
    faults: list[tuple[str, str]] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.target}: {self.inputs} inputs, {self.sound} taken for sound,"
            f" slowest {self.slowest_s:.3f} s, {self.memory_mib:.1f} MiB more, {len(self.faults)} faults"
        )


def fuzz(of: Target, inputs: int, seed: int) -> Report:
    """Feed `of`, in this process, under the limits."""
    report = Report(of.name)
    for data in of.seeds:
        if len(data) <= _ROOM and not _feed(report, of, data):
            return report
    for index in range(_WARM_UP):
        _feed(report, of, damaged(of.seeds, Draws(index)))
    before = _resident_kib()
    virtual = int(Path("/proc/self/statm").read_text("ascii").split()[0]) * resource.getpagesize()
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (virtual + MEMORY_BYTES, most))
    draws = Draws(seed)
    try:
        while report.inputs < inputs and len(report.faults) < _MOST_FAULTS:
            _feed(report, of, damaged(of.seeds, draws))
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    report.memory_mib = (_resident_kib() - before) / 1024
    return report


def fuzz_apart(name: str, inputs: int, seed: int) -> Report:
    """Feed the target `name` in a process of its own."""
    words = ("-c", _PROGRAM, name, str(inputs), str(seed))
    outcome = Run(words, os.environ, is_all_heard=True).end()
    if outcome.code:
        return Report(name, faults=[("", f"the process ended with {outcome.code}: {outcome.output[-2000:]}")])
    fields = json.loads(outcome.output)
    return Report(**fields | {"faults": [tuple(fault) for fault in fields["faults"]]})


_ROOM: Final = 2**20


def _feed(report: Report, of: Target, data: bytes) -> bool:
    report.inputs += 1
    begun = time.process_time()
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        report.sound += of.take(data)
    except (Exception, TooSlow) as error:  # noqa: BLE001 - finding what comes through is the purpose
        signal.setitimer(signal.ITIMER_PROF, 0)
        where = traceback.extract_tb(error.__traceback__)[-1]
        report.faults.append((data.hex(), f"{error!r} at {Path(where.filename).name}:{where.lineno}"))
        return False
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    report.slowest_s = max(report.slowest_s, time.process_time() - begun)
    return True


def _too_slow(_number: int, _frame: FrameType | None) -> None:
    raise TooSlow


def _resident_kib() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main(name: str, inputs: int, seed: int) -> None:
    """Print the report."""
    signal.signal(signal.SIGPROF, _too_slow)
    try:
        print(json.dumps(asdict(fuzz(target(name), inputs, seed))))
    finally:
        remove_folders()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
