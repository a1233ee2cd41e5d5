"""The system refusing one call, or all from one on: every error at every call of one dealing."""

from __future__ import annotations

import errno
import os
import subprocess
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmarks.faults.kills import numbers_of
from benchmarks.faults.sandbox import ORDER, Order, Sandbox, sandbox_at
from benchmarks.faults.scratch import passing_folder
from benchmarks.faults.shim import ANY, CHANGING, Fault, counting
from bigdeal_gui.errors.base import ExitCode

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

KINDS: Final = {
    errno.ENOSPC: ("wscnlmt", "wscnlmt"),
    errno.EDQUOT: ("wscnlmt", "wscnlmt"),
    errno.EROFS: (CHANGING, CHANGING),
    errno.EIO: (ANY, ANY),
}
"""For each error the calls that the system may refuse so: once, and from then on."""

PLACES: Final = ((False, "folder"), (True, "home"), (False, "home"))
"""Whether the home is new, and whose disk refuses."""

REMOVES: Final = "uf"
SQLITE_LOGS: Final = frozenset(f"journal.sqlite3-{end}" for end in ("wal", "shm", "journal"))
"""What SQLite may leave on a failing disk, and takes up again the next time."""

MAY_END_WITH: Final = {int(ExitCode.SYSTEM), int(ExitCode.REFUSED)}
_LEFT: Final = "some of its files could not be removed"
"""What the program says where the disk failed so badly that a whole set could not be taken back."""
_STAYS: Final = "are complete and stay in"
"""What it says where the journal may have recorded the set, or not: then all its files stay."""

_PAGE: Final = 4096
_SAID: Final = 2


class MountRefused(Exception):
    """This user cannot mount a disk; the text is the system's."""


@dataclass(slots=True)
class Report:
    """What many refusals came to."""

    runs: int = 0
    ended_well: int = 0
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        refused = self.runs - self.ended_well
        return (
            f"{self.runs} runs ({refused} refused, {self.ended_well} in spite of it),"
            f" {len(self.problems)} problems"
        )


def refuse_every_call(
    library: Path,
    *,
    stride: int = 0,
    errors: Iterable[int] = tuple(KINDS),
    places: Iterable[tuple[bool, str]] = PLACES,
) -> Report:
    """Refuse one call after another, once and for good, in each of `places`.

    With `stride` the calls are fewer, as `numbers_of` says.
    """
    report = Report()
    with passing_folder() as root:
        for is_new, place in places:
            home = "a new" if is_new else "an old"
            for number in errors:
                once, for_good = KINDS[number]
                letters = _letters(library, root, once, place, is_new=is_new)
                for at, stays in product(numbers_of(letters, stride=stride), ("", for_good)):
                    sandbox = sandbox_at(
                        root / f"{is_new}-{place}-{number}-{at}-{bool(stays)}", is_new=is_new
                    )
                    fault = Fault(getattr(sandbox, place), once, at, str(number), stays)
                    _run_with_faults(
                        report, sandbox, fault, library, f"{os.strerror(number)} in {home} home: {fault}"
                    )
    return report


def write_in_halves(library: Path, *, stride: int = 1) -> Report:
    """Have the system take half of what is written: once at every (`stride`-th) write, and from then on."""
    report = Report()
    with passing_folder() as root:
        for place in ("folder", "home"):
            letters = _letters(library, root, "w", place, is_new=True)
            for at in range(1, len(letters) + 1, stride):
                for stays in ("", "w"):
                    sandbox = sandbox_at(root / f"{place}-{at}-{bool(stays)}", is_new=True)
                    fault = Fault(getattr(sandbox, place), "w", at, "half", stays)
                    before = report.ended_well
                    _run_with_faults(report, sandbox, fault, library, f"half a write: {fault}")
                    if report.ended_well == before:
                        report.problems.append(f"half a write: {fault}: was not made up for")
    return report


def fill_every_page(place: str, last: int, *, step: int = 1) -> Report:
    """Deal with 0 to `last` free pages on the disk of `place`, `folder` or `home`.

    Raises:
        MountRefused: that needs rights.
    """
    report = Report()
    with passing_folder() as root:
        for free in range(0, last + 1, step):
            sandbox = Sandbox(root / f"{place}-{free}")
            disk = getattr(sandbox, place)
            with _mounted(disk, last + 1):
                filler = disk / "filler"
                filler.write_bytes(bytes((last + 1 - free) * _PAGE))
                outcome = sandbox.deal(ORDER)
                report.runs += 1
                report.ended_well += not outcome.code
                found = _at_once(sandbox, outcome.code, outcome.output, is_clean=True, ignored={"filler"})
                filler.unlink()
                found += _afterwards(sandbox)
            report.problems += [f"{free} free pages in the {place}: {what}" for what in found]
    return report


def _run_with_faults(report: Report, sandbox: Sandbox, fault: Fault, library: Path, which: str) -> None:
    outcome = sandbox.deal(ORDER, fault.environment(library))
    report.runs += 1
    report.ended_well += not outcome.code
    # Where nothing can be removed any more something may stay, until the next time.
    is_clean = not set(fault.stays) & set(REMOVES)
    found = _at_once(sandbox, outcome.code, outcome.output, is_clean=is_clean)
    found += _afterwards(sandbox)
    report.problems += [f"{which}: {what}" for what in found]


def _at_once(
    sandbox: Sandbox, code: int, output: str, *, is_clean: bool, ignored: Iterable[str] = ()
) -> list[str]:
    """Return what is wrong as soon as the program has ended."""
    there = sandbox.there(ORDER)
    if code == 0:
        return [] if there == ORDER.files else ["said to be dealt, and is not there"]
    found = []
    if code not in MAY_END_WITH:
        found.append(f"ended with {code}: {output}")
    lines = output.strip().splitlines()
    if len(lines) != _SAID or not lines[0].startswith("bigdeal: ") or "Traceback" in output:
        found.append(f"said: {output}")
    if _STAYS in output:
        return found if there == ORDER.files else [*found, f"said to be whole, and is not: {output}"]
    if there and _LEFT not in output:
        found.append(f"files are left, and nobody is told: {output}")
    if is_clean:
        left = {*there, *sandbox.traces()} - set(ignored) - SQLITE_LOGS
        found += [f"left: {name}" for name in sorted(left)]
    return found


def _afterwards(sandbox: Sandbox) -> list[str]:
    """Return what is wrong after another set was dealt, and the same one again, undisturbed."""
    sandbox.age_drafts()
    sandbox.deal(Order("next", 1, "pbn"))
    is_there = bool(sandbox.there(ORDER))
    again = sandbox.deal(ORDER)
    found = [] if again.code == (3 if is_there else 0) else [f"the same again: {again.code} {again.output}"]
    return found + sandbox.problems()


def _letters(library: Path, root: Path, kinds: str, place: str, *, is_new: bool) -> str:
    with tempfile.TemporaryDirectory(dir=root) as folder:
        sandbox = sandbox_at(Path(folder) / "sandbox", is_new=is_new)
        log = Path(folder) / "log"
        sandbox.deal(ORDER, counting(library, getattr(sandbox, place), kinds, log))
        return log.read_text("ascii")


@contextmanager
def _mounted(folder: Path, pages: int) -> Iterator[None]:
    """Mount a small disk in memory."""
    words = ["/bin/mount", "-t", "tmpfs", "-o", f"size={pages * _PAGE}", "tmpfs", str(folder)]
    done = subprocess.run(words, capture_output=True, check=False, text=True)
    if done.returncode:
        raise MountRefused(done.stderr.strip())
    try:
        yield
    finally:
        subprocess.run(["/bin/umount", "--lazy", str(folder)], check=True)
