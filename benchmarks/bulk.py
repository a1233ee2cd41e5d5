"""Dealing in bulk against dealing one by one, whole sessions in processes of their own.

`python -m benchmarks.bulk` takes a minute where nothing else runs, and 1.5 GB on the disk of temporary files.
"""

from __future__ import annotations

import re
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING
from unittest.mock import patch

from benchmarks.side_by_side import Row, medians, report
from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.dealing import session as session_module
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.dealing.sources import BULK_BOARDS, ONE_BY_ONE, deal_source_for
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

_PROGRAM = """
import sys
from pathlib import Path
from benchmarks.bulk import file, session
if __name__ == "__main__":
    {work}(Path(sys.argv[1]), int(sys.argv[2]), is_plain=sys.argv[3] == "plain")
"""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a session took: processor time of its whole process, and memory at its height."""

    processor_s: float
    memory_mb: float


def source_of(boards: BoardRange, *, is_plain: bool) -> BoardSource:
    """Return the source in bulk, or the plain one."""
    return ONE_BY_ONE if is_plain else deal_source_for(boards)


def file(folder: Path, boards: int, *, is_plain: bool) -> None:
    """Deal boards into a PBN file, without ceremony, and print what this process has used."""
    wanted = BoardRange(1, boards)
    source = source_of(wanted, is_plain=is_plain)
    (pbn,) = source.formats([format_by_name("pbn")])
    with (folder / "bulk.pbn").open("wb") as stream:
        runs = source.runs(wanted, Seed(system_bytes(20)), b"benchmark")
        stream.writelines(pbn.chunks(Heading(wanted, "benchmark"), runs))
    tell_use()


def session(folder: Path, boards: int, *, is_plain: bool) -> None:
    """Deal a whole session to PBN, delivered and read back, and print what this process has used."""
    wanted = BoardRange(1, boards)
    with patch.object(session_module, "deal_source_for", partial(source_of, is_plain=is_plain)):
        deal_session(
            SessionOrder(
                wanted, (format_by_name("pbn"),), folder, "bulk", b"benchmark", has_user_entropy=False
            ),
            Seed(system_bytes(20)),
            Work(lambda: open_journal(folder / "journal.sqlite3")),
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


def cost(work: str, boards: int, way: str = "bulk") -> Cost:
    """Return what `work`, a file or a session of `boards`, costs in `bulk` or `plain`."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "program.py"
        program.write_text(_PROGRAM.format(work=work))
        done = subprocess.run(
            [sys.executable, str(program), folder, str(boards), way],
            check=True,
            capture_output=True,
            text=True,
            env={"PYTHONPATH": str(Path(__file__).parents[1])},
        )
    processor, memory = map(float, done.stdout.split())
    return Cost(processor, memory)


def plain_s(work: str) -> float:
    """Return the processor's seconds for MANY boards one by one, start included, from those for fewer."""
    few, more = (cost(work, boards, "plain").processor_s for boards in (FEW_PLAIN, MORE_PLAIN))
    return few + (more - few) * (MANY - FEW_PLAIN) / (MORE_PLAIN - FEW_PLAIN)


def rows() -> list[Row]:
    """Measure the rows of dealing in bulk."""
    whole: list[Cost] = []

    def one_session() -> float:
        whole.append(cost("session", MANY))
        return whole[-1].processor_s

    plain, bulk, plain_session, bulk_session = medians(
        lambda: plain_s("file"),
        lambda: cost("file", MANY).processor_s,
        lambda: plain_s("session"),
        one_session,
        rounds=3,
    )
    few_plain, few_bulk = medians(
        lambda: cost("session", BULK_BOARDS, "plain").processor_s,
        lambda: cost("session", BULK_BOARDS).processor_s,
        rounds=9,
    )
    memory = [
        cost("session", FEWEST).memory_mb,
        median(found.memory_mb for found in whole),
        cost("session", MOST).memory_mb,
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
            f"memory at its height for {FEWEST}, {MANY}, {MOST} boards",
            f"{', '.join(f'{one:.0f}' for one in memory)} MB",
            f"flat: the last at most {WANTED_GROWTH} x the first",
            memory[-1] <= WANTED_GROWTH * memory[0],
        ),
    ]


if __name__ == "__main__":
    sys.exit(report(rows()))
