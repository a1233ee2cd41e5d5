"""A box that is locked or opened when the program is killed."""

# ruff: noqa: D102, ARG002 - every scenario does what Trial and Scenario say of it

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmarks.faults import forked_commands, forked_sandbox
from benchmarks.faults.forked_sandbox import ForkedSandbox, Verdict
from benchmarks.faults.sandbox import Order
from benchmarks.faults.scenarios import Scenario, Trial
from bigdeal_gui.services.boxes.content import STEP_BYTES
from bigdeal_gui.services.boxes.lock import locked_box
from bigdeal_gui.services.boxes.lock_time import LockTime
from bigdeal_gui.services.work import Work

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.faults.fork_server import Outcome

_FIRST: Final = Order("first", 2, "pbn")
_ROUNDS: Final = Path(__file__).parents[2] / "tests" / "vectors" / "drand" / "rounds.json"


@dataclass
class Boxing(Scenario):
    """A copy of a set is locked in a box; or two files come out of one, whose round was signed in 2023."""

    title: str
    is_opening: bool = False
    weight: float = 1.0

    @property
    def names(self) -> frozenset[str]:
        return frozenset({"one.pbn", "two.pbn"} if self.is_opening else {"new.zip.age"})

    def set_up(self, root: Path) -> ForkedSandbox:
        at = ForkedSandbox(root)
        at.deal(_FIRST)
        if self.is_opening:
            signed = json.loads(_ROUNDS.read_text("utf-8"))["rounds"][0]
            content = (at.folder / "first.pbn").read_bytes()
            box = locked_box(dict.fromkeys(self.names, content), LockTime(signed["round"]), Work(at.journal))
            (at.folder / "old.zip.age").write_bytes(box.sealed)
            (at.folder / "round.json").write_text(json.dumps(signed))
            at.strangers |= {"old.zip.age", "round.json"}
        return at

    def work(self, at: ForkedSandbox) -> Callable[[], int]:
        box = str(at.folder / ("old.zip.age" if self.is_opening else "new.zip.age"))
        if self.is_opening:
            return forked_commands.command(["unlock", box, "--round", str(at.folder / "round.json")])
        until = (datetime.now(UTC) + timedelta(days=3)).isoformat()
        return forked_commands.command(["lock", str(at.folder / "first.pbn"), "--until", until, "-o", box])

    def judge(self, at: ForkedSandbox, outcome: Outcome) -> Verdict:
        at.age_drafts()
        seen = self._there(at)
        then = at.deal(Order("set-next", 2, "pbn"))
        there = self._there(at)
        found = [f"the next dealing: {then.code} {then.output}"] if then.code else []
        found += [f"nobody said what happened to {name}" for name in seen - there if name not in then.output]
        if there and there != self.names:
            found.append(f"half of it is there: {', '.join(there)}")
        if not there:
            found += at.spilled(_lines_of(at.folder / "first.pbn"))
        again = forked_commands.run_work(at.user, self.work(at))
        if again.code != (3 if there else 0):
            found.append(f"the same again: {again.code} {again.output}")
        found += self._unlike(at)
        at.strangers |= self.names
        found += forked_sandbox.at_the_end(at, set())
        nothing = forked_sandbox.TAKEN_BACK if seen else forked_sandbox.NOTHING
        return Verdict(forked_sandbox.DONE if there else nothing, found)

    def _there(self, at: ForkedSandbox) -> frozenset[str]:
        return frozenset(name for name in self.names if (at.folder / name).exists())

    def _unlike(self, at: ForkedSandbox) -> list[str]:
        """Return what does not hold what it should."""
        if self.is_opening:
            wanted = (at.folder / "first.pbn").read_bytes()
            return [f"{name} differs" for name in self.names if (at.folder / name).read_bytes() != wanted]
        told = at.run("unlock", "--when", str(at.folder / "new.zip.age"))
        is_whole = (at.folder / "new.zip.age").stat().st_size > STEP_BYTES
        return [] if told.code == 0 and is_whole else [f"the box: {told.code} {told.output}"]


def _lines_of(path: Path) -> set[bytes]:
    return {line for line in path.read_bytes().splitlines() if line.startswith(b"[Deal ")}


BOX_SCENARIOS: Final[tuple[Trial, ...]] = (
    Boxing("locking a file in a box"),
    Boxing("opening a box", is_opening=True),
)
