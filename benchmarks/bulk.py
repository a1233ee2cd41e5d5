"""Dealing in bulk against dealing one by one, whole sessions in processes of their own.

`python -m benchmarks.bulk` takes a minute where nothing else runs, and 1.5 GB on the disk of temporary files.
"""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from benchmarks.side_by_side import Row, medians
from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.dealing.sources import BULK_BOARDS, ONE_BY_ONE, source_for
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work

if TYPE_CHECKING:
    from bigdeal_gui.services.dealing.sources import BoardSource

MANY = 1_000_000
FEW_PLAIN = 15_000
MORE_PLAIN = 150_000
"""A million one by one would take most of the time. Sets too large to be played are streamed, each board at
the cost of the one before: what MORE_PLAIN cost above FEW_PLAIN tells it of any number."""
FEWEST, MOST = 100_000, 4_000_000
"""Between them memory stays as it is."""
WANTED_RATIO = 7.0
WANTED_OF_SESSIONS = 5.0
"""What delivery costs is the same for both, and weighs the more the less dealing one by one costs."""
WANTED_GROWTH = 1.1
PLAIN = 0
"""Stands for no bulk where a number of processes is asked for."""

_PROGRAM = """
import sys
from pathlib import Path
from benchmarks.bulk import file, session
if __name__ == "__main__":
    {work}(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
"""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a session took: processor and wall-clock time of its whole process, and memory at its height."""

    processor_s: float
    wall_s: float
    memory_mb: float


def source_of(boards: BoardRange, jobs: int) -> BoardSource:
    """Return the source with `jobs` processes, or the plain one."""
    return source_for(boards, jobs) if jobs else ONE_BY_ONE


def file(folder: Path, boards: int, jobs: int) -> None:
    """Deal boards into a PBN file, without ceremony, and print what this process has used."""
    wanted = BoardRange(1, boards)
    source = source_of(wanted, jobs)
    (pbn,) = source.formats([format_by_name("pbn")])
    with (folder / "bulk.pbn").open("wb") as stream:
        runs = source.runs(wanted, Seed(system_bytes(20)), b"benchmark")
        stream.writelines(pbn.chunks(Heading(wanted, "benchmark"), runs))
    tell_use()


def session(folder: Path, boards: int, jobs: int) -> None:
    """Deal a whole session to PBN, delivered and read back, and print what this process has used."""
    wanted = BoardRange(1, boards)
    deal_session(
        SessionOrder(wanted, (format_by_name("pbn"),), folder, "bulk", b"benchmark", has_user_entropy=False),
        Seed(system_bytes(20)),
        Work(lambda: open_journal(folder / "journal.sqlite3")),
        source=source_of(wanted, jobs),
    )
    tell_use()


def tell_use() -> None:
    """Print the processor's seconds and the memory in MB that this process has used."""
    print(time.process_time(), _height_kb() / 1024)


def _height_kb() -> float:
    """Return the most memory that this process has had.

    What Linux tells by getrusage is never less than what the process had that began this one.
    """
    with suppress(FileNotFoundError):
        (height,) = re.findall(r"VmHWM:\s*(\d+) kB", Path("/proc/self/status").read_text())
        return float(height)
    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


def cost(work: str, boards: int, jobs: int) -> Cost:
    """Return what `work`, a file or a session of `boards`, costs with `jobs` processes, or PLAIN."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "program.py"
        program.write_text(_PROGRAM.format(work=work))
        begun = time.perf_counter()
        done = subprocess.run(
            [sys.executable, str(program), folder, str(boards), str(jobs)],
            check=True,
            capture_output=True,
            text=True,
            env={"PYTHONPATH": str(Path(__file__).parents[1])},
        )
        wall = time.perf_counter() - begun
    processor, memory = map(float, done.stdout.split())
    return Cost(processor, wall, memory)


def plain_s(work: str) -> float:
    """Return the processor's seconds for MANY boards one by one, start included, from those for fewer."""
    few, more = (cost(work, boards, PLAIN).processor_s for boards in (FEW_PLAIN, MORE_PLAIN))
    return few + (more - few) * (MANY - FEW_PLAIN) / (MORE_PLAIN - FEW_PLAIN)


def _load() -> str:
    """Return how busy the processors are, where the system tells."""
    return f" with a load of {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""


def rows() -> list[Row]:
    """Measure the rows of dealing in bulk."""
    whole: list[Cost] = []

    def one_process() -> float:
        whole.append(cost("session", MANY, 1))
        return whole[-1].processor_s

    plain, bulk, plain_session, bulk_session, two = medians(
        lambda: plain_s("file"),
        lambda: cost("file", MANY, 1).processor_s,
        lambda: plain_s("session"),
        one_process,
        lambda: cost("session", MANY, 2).wall_s,
        rounds=3,
    )
    one = median(found.wall_s for found in whole)
    few_plain, few_bulk = medians(
        lambda: cost("session", BULK_BOARDS, PLAIN).processor_s,
        lambda: cost("session", BULK_BOARDS, 1).processor_s,
        rounds=9,
    )
    memory = [
        cost("session", FEWEST, 1).memory_mb,
        median(found.memory_mb for found in whole),
        cost("session", MOST, 1).memory_mb,
    ]
    return [
        Row(
            f"{MANY} boards to a PBN file, in bulk against one by one (whole process)",
            f"{bulk / MANY * 1e6:.2f} against {plain / MANY * 1e6:.2f} us a board, {plain / bulk:.1f} x",
            f"at least {WANTED_RATIO:.0f} x",
            plain / bulk >= WANTED_RATIO,
        ),
        Row(
            f"{MANY} boards to PBN as whole sessions: journalled, flushed to the disk, read back",
            f"{bulk_session / MANY * 1e6:.2f} against {plain_session / MANY * 1e6:.2f} us a board, "
            f"{plain_session / bulk_session:.1f} x",
            f"at least {WANTED_OF_SESSIONS:.0f} x",
            plain_session / bulk_session >= WANTED_OF_SESSIONS,
        ),
        Row(
            f"{BULK_BOARDS} boards, where bulk begins",
            f"{few_bulk * 1e3:.0f} against {few_plain * 1e3:.0f} ms",
            "not slower",
            few_bulk <= few_plain,
        ),
        Row(
            f"{MANY} boards as whole sessions, 2 processes against 1 (wall clock)",
            f"{two:.1f} against {one:.1f} s, {one / two:.2f} x, on {os.cpu_count()} processors{_load()}",
            "none: what others leave of the processors decides",
            is_met=True,
        ),
        Row(
            f"memory at its height for {FEWEST}, {MANY}, {MOST} boards",
            f"{', '.join(f'{one:.0f}' for one in memory)} MB",
            f"flat: the last at most {WANTED_GROWTH} x the first",
            memory[-1] <= WANTED_GROWTH * memory[0],
        ),
    ]


def main() -> int:
    """Print the rows; end with 1 when an aim was missed."""
    measured = rows()
    for row in measured:
        print(row)
    return 0 if all(row.is_met for row in measured) else 1


if __name__ == "__main__":
    sys.exit(main())
