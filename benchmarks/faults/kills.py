"""The program killed: at random moments, and at every call that changes the disk."""

from __future__ import annotations

import os
import shutil
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmarks.faults import archiving
from benchmarks.faults.sandbox import ORDER, PROGRAM, Order, Sandbox, sandbox_at, unsaid
from benchmarks.faults.scratch import passing_folder
from benchmarks.faults.shim import CHANGING, Fault, counting
from bigdeal_gui.formats.table import FORMATS
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.fingerprints import file_digests
from bigdeal_gui.journal.journal import State
from bigdeal_gui.model.plans import PLAYABLE_BOARDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from benchmarks.faults.fork_server import Outcome
    from bigdeal_gui.journal.journal import JournalSet

SETS: Final = (
    ("pbn", 1),
    ("pbn,dlm", 36),
    ("dup,lin,csv", 24),
    (",".join({row.suffix: row.name for row in FORMATS if row.holds_boards}.values()), 99),
    ("pbn,lin", 100),
    ("pbn,bri", 20_000),
)
"""Formats and boards of the sets that are dealt in turn."""

_DRIVER: Final = str(Path(archiving.__file__))
_MOMENT_BYTES: Final = 4


@dataclass(slots=True)
class Report:
    """What many kills came to; `problems` names each that left something wrong."""

    kills: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        counts = ", ".join(f"{what} {number}" for what, number in sorted(self.outcomes.items()))
        return f"{self.kills} kills ({counts}), {len(self.problems)} problems"


def moment(duration: float) -> float:
    """Return a moment within `duration`, drawn from the system's randomness."""
    return duration * int.from_bytes(os.urandom(_MOMENT_BYTES), "big") / 256**_MOMENT_BYTES


def _until(report: Report, kills: int) -> Iterator[int]:
    """Count on until `report` has so many kills: a program may end before its moment comes."""
    index = 0
    while report.kills < kills:
        yield index
        index += 1


# -- dealing ----------------------------------------------------------------------------------------------


def deal_and_kill(count: int) -> Report:
    """Kill the dealing program at `count` random moments of its life."""
    report = Report()
    with passing_folder() as root:
        # The first reads the program from the disk, and would seem longer than those that are killed.
        _duration(Sandbox(root / "warm"), *SETS[0])
        durations = [_duration(Sandbox(root / f"timed{index}"), *what) for index, what in enumerate(SETS)]
        old = Sandbox(root / "old")
        for index in _until(report, count):
            formats, boards = SETS[index % len(SETS)]
            # Every other time in a home where nothing was ever dealt: then the journal is being made.
            sandbox = old if index // len(SETS) % 2 else Sandbox(root / f"new{index}")
            order = Order(f"set{index}", boards, formats)
            outcome = sandbox.deal_killed_after(order, moment(durations[index % len(SETS)]))
            _look(report, sandbox, order, outcome, str(index))
        report.problems += [f"at the end: {what}" for what in old.problems()] if old.orders else []
    return report


def deal_and_kill_at_calls(
    library: Path, deeds: tuple[str, ...] = ("kill", "torn"), *, stride: int = 0
) -> Report:
    """Kill the dealing program at every call that changes a disk, in a new home and in an old one.

    With `stride` the calls are fewer, as `numbers_of` says.
    """
    report = Report()
    with passing_folder() as root:
        for is_new in (True, False):
            for deed, place, at in _calls(library, root / f"{is_new}", deeds, is_new=is_new, stride=stride):
                sandbox = sandbox_at(root / f"{is_new}-{deed}-{place}-{at}", is_new=is_new)
                fault = Fault(getattr(sandbox, place), CHANGING, at, deed)
                outcome = sandbox.deal(ORDER, fault.environment(library))
                _look(report, sandbox, ORDER, outcome, str(fault))
    return report


def _look(report: Report, sandbox: Sandbox, order: Order, outcome: Outcome, which: str) -> None:
    """Deal another set, which clears up; then the same again, which finds the name free or the set whole.

    Before, `check` is asked about the files that can be seen; after, what was said is held against them.
    """
    before = _stage(sandbox, order, outcome)
    report.kills += outcome.was_killed
    report.outcomes[before] += 1
    found = []
    sandbox.age_drafts()
    seen = sandbox.there(order)
    was_dealt = bool(seen) and sandbox.is_dealt(order)
    for name in sorted(seen):
        checked = sandbox.check(name)
        is_warned = "do not play or duplicate" in checked.output
        # Of sets too large to be known by their deals nobody can tell.
        if order.boards <= PLAYABLE_BOARDS and (checked.code, is_warned) != (
            (0, False) if was_dealt else (1, True)
        ):
            found.append(f"check of {name}: {checked.code} {checked.output}")
    follower = Order(f"{order.name}-next", 2, "pbn")
    if (then := sandbox.deal(follower)).code:
        found.append(f"the next set was not dealt: {then.output}")
    if seen and not was_dealt:
        is_whole = sandbox.there(order) == order.files
        report.outcomes["finished and said" if is_whole else "taken back and said"] += 1
        found += unsaid(order, seen, then.output, is_whole=is_whole)
    if sandbox.there(order) and not sandbox.is_dealt(order):
        found.append("its files are there, and the journal does not call it dealt")
    found += sandbox.problems(order, follower)
    was_whole = bool(sandbox.there(order))
    again = sandbox.deal(order)
    if again.code != (3 if was_whole else 0):
        found.append(f"the same set again: {again.code} {again.output}")
    found += sandbox.problems(order)
    report.outcomes["whole" if was_whole else "absent"] += 1
    report.problems += [f"{which} ({before}): {what}" for what in dict.fromkeys(found)]


def _stage(sandbox: Sandbox, order: Order, outcome: Outcome) -> str:
    """Tell how far a killed program had come."""
    if not outcome.was_killed:
        return f"ended first with {outcome.code}"
    if sandbox.there(order):
        return "killed with files in place"
    if any(name.startswith(".bigdeal-gui") for name in sandbox.traces()):
        return "killed with hidden files"
    if not sandbox.data.exists():
        return "killed before the journal"
    return "killed with a journal"


def _duration(sandbox: Sandbox, formats: str, boards: int) -> float:
    begun = time.perf_counter()
    sandbox.deal(Order("timed", boards, formats))
    return time.perf_counter() - begun


def _calls(
    library: Path, root: Path, deeds: tuple[str, ...], *, is_new: bool, stride: int
) -> Iterator[tuple[str, str, int]]:
    for place in ("folder", "home"):
        sandbox = sandbox_at(root / place, is_new=is_new)
        log = root / f"{place}.log"
        sandbox.deal(ORDER, counting(library, getattr(sandbox, place), CHANGING, log))
        letters = log.read_text("ascii")
        for deed, at in deeds_at(letters, deeds, stride=stride):
            yield deed, place, at


def numbers_of(letters: str, *, stride: int) -> list[int]:
    """Return the numbers of all calls; with a stride, of some that follow one of another kind."""
    if not stride:
        return list(range(1, len(letters) + 1))
    turns = [at for at in range(1, len(letters) + 1) if at == 1 or letters[at - 1] != letters[at - 2]]
    return turns[::stride]


def deeds_at(letters: str, deeds: Iterable[str], *, stride: int) -> Iterator[tuple[str, int]]:
    """Yield each deed with the number of each call that it can be done to: only writes can be torn."""
    for deed in deeds:
        for at in numbers_of(letters, stride=stride):
            if deed != "torn" or letters[at - 1] == "w":
                yield deed, at


# -- archiving --------------------------------------------------------------------------------------------


def archive_and_kill(count: int) -> Report:
    """Kill the moving program at `count` random moments of its life, to the archive and back."""
    report = Report()
    with passing_folder() as root:
        sandbox = _finished(root / "sandbox")
        # As above: once to read the program, then to time it.
        _move(sandbox, "to")
        _move(sandbox, "fro")
        begun = time.perf_counter()
        _move(sandbox, "to")
        _move(sandbox, "fro")
        duration = (time.perf_counter() - begun) / 2
        for index in _until(report, count):
            direction = "fro" if _is_away(sandbox) else "to"
            outcome = sandbox.run(_DRIVER, str(sandbox.archive), direction, kill_after=moment(duration))
            _look_at_move(report, sandbox, outcome, f"{index} {direction}")
    return report


def archive_and_kill_at_calls(
    library: Path, deeds: tuple[str, ...] = ("kill", "torn"), *, stride: int = 0
) -> Report:
    """Kill the moving program at every call that changes a disk; `stride` as `numbers_of` says."""
    report = Report()
    with passing_folder() as root:
        sandbox = _finished(root / "sandbox")
        for direction in ("to", "fro"):
            for place in ("folder", "archive", "home"):
                log = root / f"{direction}-{place}.log"
                _bring(sandbox, direction)
                _move(sandbox, direction, counting(library, getattr(sandbox, place), CHANGING, log))
                letters = log.read_text("ascii")
                for deed, at in deeds_at(letters, deeds, stride=stride):
                    _bring(sandbox, direction)
                    fault = Fault(getattr(sandbox, place), CHANGING, at, deed)
                    outcome = _move(sandbox, direction, fault.environment(library))
                    _look_at_move(report, sandbox, outcome, f"{direction}: {fault}")
    return report


# -- restoring --------------------------------------------------------------------------------------------


def restore_and_kill_at_calls(
    library: Path, deeds: tuple[str, ...] = ("kill", "torn"), *, stride: int = 0
) -> Report:
    """Kill `journal restore`, where sets were dealt, at every call that changes the home.

    Whatever happened, the journal is sound and knows its own set; given again the command attaches the
    backup's journal, or finds it attached, and both sets are listed once.
    """
    report = Report()
    with passing_folder() as root:
        old, new = (sandbox_at(root / name, is_new=True) for name in ("old", "new"))
        old.deal(Order("old", 4, "pbn"))
        new.deal(Order("new", 4, "pbn"))
        backup = str(root / "club.backup")
        words = ("-c", PROGRAM, "journal")
        old.run(*words, "backup", backup)
        counted = _copied(new, root / "counted")
        log = root / "calls.log"
        counted.run(*words, "restore", backup, faults=counting(library, counted.home, CHANGING, log))
        letters = log.read_text("ascii")
        for deed, at in deeds_at(letters, deeds, stride=stride):
            sandbox = _copied(new, root / f"{deed}-{at}")
            fault = Fault(sandbox.home, CHANGING, at, deed)
            outcome = sandbox.run(*words, "restore", backup, faults=fault.environment(library))
            report.kills += outcome.was_killed
            _look_at_restore(report, sandbox, words, backup, str(fault))
    return report


def _copied(sandbox: Sandbox, root: Path) -> Sandbox:
    copy = Sandbox(root)
    shutil.copytree(sandbox.home, copy.home, dirs_exist_ok=True)
    return copy


def _look_at_restore(
    report: Report, sandbox: Sandbox, words: tuple[str, ...], backup: str, which: str
) -> None:
    found = []
    for then in ("killed", "again"):
        names = sorted(set_.planned_files[0].stem for set_ in sandbox.journal().sets().sets)
        if names not in ([["new"], ["new", "old"]] if then == "killed" else [["new", "old"]]):
            found.append(f"{then}: {names}")
        report.outcomes[f"{then}: {len(names)} sets"] += 1
        found += [f"{then}: {problem}" for problem in verify_journal(sandbox.journal().store).problems]
        if then == "killed" and (answer := sandbox.run(*words, "restore", backup)).code:
            found.append(f"the same again: {answer.code} {answer.output}")
    sandbox.age_drafts()
    sandbox.deal(Order("next", 2, "pbn"))
    sandbox.run(*words, "restore", backup)
    found += [f"left behind: {name}" for name in sandbox.traces() if not name.startswith("attached-")]
    report.problems += [f"{which}: {what}" for what in found]


def _finished(root: Path) -> Sandbox:
    """Return a sandbox with one set whose play is over."""
    sandbox = Sandbox(root)
    sandbox.deal(Order("set", 36, "pbn,dlm,dup,lin"))
    journal = sandbox.journal()
    journal.change_states({journal.sets().sets[0].id: State.FINISHED})
    sandbox.archive.mkdir()
    return sandbox


def _bring(sandbox: Sandbox, direction: str) -> None:
    """Have the files where a move in `direction` begins."""
    if _is_away(sandbox) == (direction == "to"):
        _move(sandbox, "fro" if direction == "to" else "to")


def _move(sandbox: Sandbox, direction: str, faults: Mapping[str, str] | None = None) -> Outcome:
    return sandbox.run(_DRIVER, str(sandbox.archive), direction, faults=faults)


def _is_away(sandbox: Sandbox) -> bool:
    return _set(sandbox).files[0].path.parent != sandbox.folder


def _set(sandbox: Sandbox) -> JournalSet:
    return sandbox.journal().sets(limit=1).sets[0]


def _look_at_move(report: Report, sandbox: Sandbox, outcome: Outcome, which: str) -> None:
    report.kills += outcome.was_killed
    found = []
    sandbox.age_drafts()
    # The set is checked as well: a row more, as an ordinary day brings.
    if (then := _move(sandbox, "settle")).code:
        found.append(f"the next start failed: {then.output}")
    one, journal = _set(sandbox), sandbox.journal()
    report.outcomes["away" if _is_away(sandbox) else "at home"] += 1
    report.outcomes["killed" if outcome.was_killed else f"ended first with {outcome.code}"] += 1
    found += [f"journal: {problem}" for problem in verify_journal(journal.store).problems]
    expected = {file.path for file in one.files}
    snapshot = {
        path for top in (sandbox.folder, sandbox.archive) for path in top.rglob("*") if path.is_file()
    }
    found += [f"missing: {path.name}" for path in expected - snapshot]
    found += [f"left behind: {path.name}" for path in snapshot - expected]
    found += [f"left behind: {name}" for name in sandbox.traces()]
    for file in one.files:
        if file.path in snapshot and file_digests(file.path, journal.store.key) != (file.digest,):
            found.append(f"changed: {file.path.name}")
    if len({file.path.parent for file in one.files}) != 1:
        found.append("the set lies in two places")
    report.problems += [f"{which}: {what}" for what in found]
