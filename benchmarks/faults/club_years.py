"""Years of a club under faults that come at random: what is on the disk, in the journal, and what was said.

Each year has a home of its own, and twelve evenings. On an evening a set or three are dealt, and something
goes wrong: the program is killed, the disk refuses, the USB drive is pulled out, the clock is set back, the
user moves files, another user's hidden file lies in the folder, or the journal goes to another computer. The
simulator keeps the truth itself: which files were there and what they held, and never asks the journal for
it. After every evening disk, journal, exit code and words are held against it. All follows from a seed.
"""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
import sys
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from benchmarks.faults.fork_server import Outcome, Run
from benchmarks.faults.sandbox import Order, Sandbox
from benchmarks.faults.scratch import new_folder, remove_folders
from benchmarks.faults.shim import CHANGING, Fault
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import State

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from bigdeal_gui.journal.journal import JournalSet

EVENINGS: Final = 12
"""Evenings of a year."""

RULES: Final = {
    "what is dead is settled before a dealing": (
        "from bigdeal_gui.services.dealing import session; session.settle_for_dealing = lambda *_: ()"
    ),
    "what happened to a set is said": (
        "from bigdeal_gui.services.dealing.crash_recovery import InterruptedDelivery;"
        "InterruptedDelivery.__str__ = lambda _: 'x'"
    ),
    "a folder that went away is known": (
        "from bigdeal_gui.storage.recovery import Claim; Claim.is_lost = lambda _: False"
    ),
    "a set that may be left is not called failed": (
        "from bigdeal_gui.errors.storage import CannotWrite;"
        "from bigdeal_gui.services.dealing import session;"
        "session.FolderLost = session.LeftoverFiles = CannotWrite"
    ),
    "a whole set is finished": (
        "from bigdeal_gui.storage import recovery; recovery.is_whole_file = lambda *_: False"
    ),
    "files in place are taken back": (
        "from bigdeal_gui.storage.recovery import Claim, Interrupted;"
        "Claim._removed = lambda _self, manifest, *_: Interrupted(sets=manifest.sets)"
    ),
}
"""What recovery rests on, and what takes it out of the program, to see that the simulator sees."""

_MAIN: Final = "from bigdeal_gui.cli.bigdeal import main; sys.exit(main())"
_PULLED: Final = """
from pathlib import Path
from bigdeal_gui.storage import disk
flush, left = disk.PosixDisk.flush, [{at}]
def pulled(self, handle):
    flush(self, handle)
    left[0] -= 1
    if not left[0]:
        Path({folder!r}).rename({away!r})
disk.PosixDisk.flush = pulled
"""
_KILLED_AT_THE_END: Final = """
import os
from bigdeal_gui.journal.journal import Journal
Journal.sets_delivered = lambda *_: os.kill(os.getpid(), 9)
"""
"""When all files are in place, or were found in place, and before the journal is told."""
_SET_BACK: Final = """
from datetime import timedelta
from bigdeal_gui.services.sets import open_journal
time = open_journal._club_time
open_journal._club_time = lambda: time() - timedelta(days={days})
"""
_STRANGER: Final = 12345
_CALLS: Final = 45
"""About as many calls change a disk while a set is dealt."""
DEEDS: Final = (
    "nothing",
    "killed",
    "killed",
    "refused",
    "refused for good",
    "pulled",
    "several",
    "clock",
    "moved",
    "stranger",
    "elsewhere",
    "finished",
)
"""What an evening may bring; those that are named twice come twice as often."""


@dataclass(slots=True)
class Report:
    """What the years came to; `problems` names each step after which something was untrue."""

    years: int = 0
    steps: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        steps = ", ".join(f"{what} {number}" for what, number in sorted(self.steps.items()))
        return f"{self.years} years ({steps}), {len(self.problems)} problems"


class Draw:
    """Numbers that follow from a seed, the same on every computer."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = 0

    def below(self, end: int) -> int:
        """Return a number from 0 on below `end`."""
        self._count += 1
        digest = hashlib.sha256(f"{self._seed} {self._count}".encode()).digest()
        return int.from_bytes(digest[:8], "big") * end >> 64


def play(library: Path, years: int, seed: str, broken: str = "", deeds: Sequence[str] = DEEDS) -> Report:
    """Play `years` that follow from `seed`, with some of the `deeds` each.

    `broken` is a statement that takes a rule out of the program.
    """
    report = Report()
    root = new_folder()
    for year in range(1, years + 1):
        home = root / str(year)
        _Club(home, Draw(f"{seed} {year}"), library, broken, report, f"year {year}").play(deeds)
        shutil.rmtree(home)
        report.years += 1
    return report


@dataclass(slots=True)
class _Truth:
    """What is so of a set: the digests of its files as they were when they were seen first, by path."""

    order: Order
    files: dict[Path, str]


class _Club:
    def __init__(  # noqa: PLR0913, PLR0917 - what a year begins with
        self, root: Path, draw: Draw, library: Path, broken: str, report: Report, name: str
    ) -> None:
        self._desk = Sandbox(root)
        self._root, self._draw, self._library = root, draw, library
        self._broken, self._report, self._name = broken, report, name
        self._dealt: dict[str, _Truth] = {}
        self._cut: list[Order] = []
        self._begun: set[str] = set()
        self._most = 0

    def play(self, deeds: Sequence[str]) -> None:
        """Play the year, up to the first evening after which something is untrue."""
        for evening in range(1, EVENINGS + 1):
            deed = deeds[self._draw.below(len(deeds))]
            self._report.steps[deed] += 1
            found = self._evening(evening, deed)
            self._report.problems += [f"{self._name}, evening {evening}, {deed}: {what}" for what in found]
            if found:
                return  # what follows would only say it again

    def _evening(self, evening: int, deed: str) -> list[str]:
        order = Order(
            f"evening{evening}", 1 + self._draw.below(4), "pbn,dlm,lin"[: 3 + 4 * self._draw.below(3)],
            3 if deed == "several" else 1,
        )  # fmt: skip
        before = self._seen()
        self._desk.age_drafts()
        if deed == "killed" and not self._draw.below(4):
            outcome = self._deal(order, _KILLED_AT_THE_END)
        elif deed in {"killed", "refused", "refused for good"}:
            outcome = self._deal(order, faults=self._fault(deed))
        elif deed == "pulled":
            outcome = self._pulled(order)
        elif deed == "clock":
            outcome = self._deal(order, _SET_BACK.format(days=1 + self._draw.below(400)))
        else:
            {"moved": self._move, "stranger": self._strange, "finished": self._finish}.get(
                deed, lambda: None
            )()
            outcome = self._deal(order)
        is_faulty = deed in {"refused", "refused for good", "pulled"}
        found = self._judged(order, outcome, before, is_faulty=is_faulty)
        if deed == "elsewhere" and not found:
            found += self._restored_elsewhere()
        return found

    # -- what happens -------------------------------------------------------------------------------------

    def _run(self, *words: str, broken: str = "", faults: Mapping[str, str] | None = None) -> Outcome:
        program = f"import sys\n{broken}\n{self._broken}\n{_MAIN}"
        environ = os.environ | {"BIGDEAL_HOME": str(self._desk.home)} | dict(faults or {})
        return Run(("-c", program, *words), environ, is_all_heard=True).end()

    def _deal(self, order: Order, broken: str = "", faults: Mapping[str, str] | None = None) -> Outcome:
        self._desk.orders[order.name] = order
        words = self._desk.deal_words(order)
        return self._run(*words[words.index("deal") :], broken=broken, faults=faults)

    def _fault(self, deed: str) -> dict[str, str]:
        place = self._desk.folder if self._draw.below(3) else self._desk.home
        at = 1 + self._draw.below(_CALLS)
        if deed == "killed":
            kinds = (CHANGING, "l", "s")[self._draw.below(3)]
            place = place if kinds == CHANGING else self._desk.folder
            at = at if kinds == CHANGING else 1 + self._draw.below(9)
            return Fault(place, kinds, at, "kill").environment(self._library)
        number = (errno.ENOSPC, errno.EIO, errno.EDQUOT)[self._draw.below(3)]
        stays = CHANGING if deed == "refused for good" else ""
        return Fault(place, CHANGING, at, str(number), stays).environment(self._library)

    def _pulled(self, order: Order) -> Outcome:
        away = self._root / "pulled"
        at = 1 + self._draw.below(5)
        outcome = self._deal(order, _PULLED.format(at=at, folder=str(self._desk.folder), away=str(away)))
        if away.exists():
            parts = [path.name for path in away.glob(".bigdeal-gui-*.part-*")]
            if outcome.code and any(part not in outcome.output for part in parts):
                self._report.problems.append(f"{self._name}: parts on a pulled drive were not told of")
            away.rename(self._desk.folder)
        return outcome

    def _move(self) -> None:
        """Have the user take the files of a set elsewhere."""
        if self._dealt:
            name = sorted(self._dealt)[self._draw.below(len(self._dealt))]
            for path in self._dealt.pop(name).files:
                with suppress(FileNotFoundError):
                    path.unlink()

    def _strange(self) -> None:
        path = self._desk.folder / ".bigdeal-gui-999999.delivery"
        path.touch()
        try:
            os.chown(path, _STRANGER, _STRANGER)
        except PermissionError:  # not the administrator, or a disk without owners
            path.unlink()

    def _finish(self) -> None:
        if listed := [set_ for set_ in self._listed() if set_.state is State.DEALT]:
            set_ = listed[self._draw.below(len(listed))]
            self._run("journal", "state", set_.code, "finished")

    def _restored_elsewhere(self) -> list[str]:
        backup, home = self._root / f"backup-{self._most}", self._root / f"elsewhere-{self._most}"
        if (kept := self._run("journal", "backup", str(backup))).code:
            return [f"no backup: {kept.output}"]
        here = self._desk.home
        self._desk.home = home
        try:
            restored = self._run("journal", "restore", str(backup))
            checked = self._run("journal", "verify")
            there = len(self._listed()) if not restored.code else 0
        finally:
            self._desk.home = here
        if restored.code or checked.code or there != len(self._listed()):
            return [f"restored elsewhere: {restored.output} {checked.output} {there} sets"]
        return []

    # -- what is so ---------------------------------------------------------------------------------------

    def _listed(self) -> tuple[JournalSet, ...]:
        return self._desk.journal().sets(limit=10_000).sets

    def _seen(self) -> dict[str, frozenset[str]]:
        """Return which files of each cut-off set can be seen."""
        return {order.name: self._desk.there(order) for order in self._cut}

    def _judged(
        self, order: Order, outcome: Outcome, before: dict[str, frozenset[str]], *, is_faulty: bool
    ) -> list[str]:
        said, there = outcome.output, self._desk.there(order)
        journal = self._desk.journal()
        report = verify_journal(journal.store)
        found = [f"journal: {problem}" for problem in report.problems]
        found += [f"in doubt: {journal.store.doubt}"] if journal.store.doubt else []
        listed = self._listed()
        if len(listed) < self._most:
            found.append(f"the journal had {self._most} sets and has {len(listed)}")
        self._most = len(listed)
        states = {one.planned_files[0].stem: one.state for one in reversed(listed)}
        for name in sorted(name for name in self._begun if states.get(name) is not State.BEGUN):
            words = "it now counts as dealt" if states.get(name) is State.DEALT else "counts as failed"
            # A program that dies after it settled a set, and before it spoke, has told the journal alone.
            if words not in said and not outcome.was_killed:
                found.append(f"{name} is {states.get(name)} now, and nobody said so: {said}")
        self._begun = {name for name, state in states.items() if state is State.BEGUN}
        if "Traceback" in said or "something went wrong inside the program" in said:
            found.append(f"a fault: {said}")
        if there not in {frozenset(), order.files} and not outcome.was_killed and "could not be" not in said:
            found.append(f"half of it, and nobody said so: {sorted(there)}: {said}")
        if outcome.code == 0:
            found += self._after_success(order, said, states, before)
            # A disk that refuses keeps hidden files as well, until the next dealing.
            if not is_faulty:
                stranger = ".bigdeal-gui-999999.delivery"
                found += [f"left behind: {name}" for name in self._desk.traces() if name != stranger]
        elif not outcome.was_killed:
            found += self._after_refusal(order, said, states)
        if outcome.code:
            self._cut.append(order)
        found += self._kept()
        return found

    def _after_success(
        self, order: Order, said: str, states: Mapping[str, State], before: Mapping[str, frozenset[str]]
    ) -> list[str]:
        found = []
        for one in order.each:
            if self._desk.there(one) != one.files or states.get(one.name) is not State.DEALT:
                found.append(f"{one.name} was said to be dealt, and is {states.get(one.name)}: {said}")
            else:
                self._dealt[one.name] = _Truth(one, self._digests(one))
        for cut in self._cut:
            found += self._settled(cut, said, states, before[cut.name])
        self._cut = []
        return found

    def _settled(self, cut: Order, said: str, states: Mapping[str, State], seen: frozenset[str]) -> list[str]:
        """Return what is untrue of a set that was cut off before; every dealing settles it."""
        found, there = [], self._desk.there(cut)
        for one in cut.each:
            state = states.get(one.name)
            if state is State.BEGUN:
                found.append(f"{one.name} is begun still: {said}")
            if (state in {State.DEALT, State.FINISHED}) != (self._desk.there(one) == one.files):
                found.append(f"{one.name} is called {state}, with {sorted(self._desk.there(one))}: {said}")
            if there == cut.files:
                self._dealt[one.name] = _Truth(one, self._digests(one))
        if there not in {frozenset(), cut.files}:
            found.append(f"half of {cut.name} is left: {sorted(there)}: {said}")
        if seen == cut.files != there:
            found.append(f"{cut.name} was whole, and was taken back: {said}")
        if seen and not there and "its files were removed" not in said:
            found.append(f"nobody said that {cut.name} was taken back: {said}")
        return found

    def _after_refusal(self, order: Order, said: str, states: Mapping[str, State]) -> list[str]:
        found = []
        # Those of earlier sets are said by name.
        hidden = [name for name in self._desk.traces() if ".part-" in name and name not in said]
        if "No unfinished file of it was left behind" in said and (hidden or self._desk.there(order)):
            found.append(f"left behind, and denied: {hidden}, {sorted(self._desk.there(order))}: {said}")
        for one in order.each:
            is_known = not (self._desk.there(one) or hidden or "has gone" in said)
            if states.get(one.name) is State.FAILED and not is_known:
                found.append(f"{one.name} is called failed, and is there: {said}")
            if states.get(one.name) is State.DEALT:
                found.append(f"{one.name} is called dealt, and was refused: {said}")
        if not said.strip():
            found.append("refused without a word")
        return found

    def _kept(self) -> list[str]:
        """Return which delivered sets were lost, changed or repeated."""
        found, deals = [], Counter[object]()
        for name, truth in self._dealt.items():
            now = self._digests(truth.order)
            if now != truth.files:
                found.append(f"{name} is not as it was delivered")
                continue
            held = self._desk.deals(truth.order)
            if isinstance(held, str):
                found.append(held)
            else:
                deals.update(held)
        found += [f"a deal came {count} times" for count in deals.values() if count > 1]
        return found

    def _digests(self, order: Order) -> dict[Path, str]:
        paths = [self._desk.folder / name for name in sorted(order.files)]
        return {path: hashlib.sha256(path.read_bytes()).hexdigest() for path in paths if path.exists()}


def main() -> int:
    """Play as many years as the command says, from the seed that it names."""
    from benchmarks.faults.shim import build  # noqa: PLC0415 - a compiler is asked for

    years, seed = int(sys.argv[1]), sys.argv[2]
    try:
        report = play(build(new_folder()), years, seed)
    finally:
        remove_folders()
    print(report)
    for problem in report.problems:
        print(" ", problem)
    return bool(report.problems)


if __name__ == "__main__":
    sys.exit(main())
