"""A sandbox whose program runs in forks, and what a dead program left on it is asked."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from benchmarks.faults import forked_commands
from benchmarks.faults.forked_commands import User
from benchmarks.faults.sandbox import ORDER, Order, Sandbox, unsaid
from bigdeal_gui.journal.journal import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from benchmarks.faults.fork_server import Outcome

DONE: Final = "delivered before"
FINISHED: Final = "finished, and said"
TAKEN_BACK: Final = "taken back, and said"
NOTHING: Final = "nothing begun"

SETS: Final = Order("set", 3, "pbn,dlm", sets=3)
_CLEARED_LATER: Final = re.compile(r"\.lock$|\.new-[0-9-]+$")
"""The lock of a program that died is no lock, and a draft no file; the next dealing that is not refused
removes them."""
_NEEDLE_BYTES: Final = 24
_SEPARATOR: Final = re.compile(rb"[:|=]")
_WARNING: Final = "do not play or duplicate"
_FOLDER_MODE: Final = 0o777


class ForkedSandbox(Sandbox):
    """A sandbox, for one user of several who share a folder."""

    def __init__(self, root: Path, name: str = "anna", uid: int = 0) -> None:
        self.root = root
        self.home = root / name / "home"
        self.folder = root / "boards"
        self.archive = root / name / "archive"
        self.orders: dict[str, Order] = {}
        self.user = User(self.home, root / name / "stray", uid)
        self.strangers: set[str] = set()
        root.mkdir(mode=0o755, parents=True, exist_ok=True)
        (root / name).mkdir(exist_ok=True)
        (root / name).chmod(_FOLDER_MODE)
        self.folder.mkdir(exist_ok=True)
        self.folder.chmod(_FOLDER_MODE)
        self.user.set_up()

    def run(
        self, *words: str, faults: Mapping[str, str] | None = None, kill_after: float | None = None
    ) -> Outcome:
        """Call the program in a fork."""
        if faults or kill_after is not None:
            raise ValueError("a fork suffers nothing but what strace does")
        return forked_commands.run(self.user, words[2:] if words[:1] == ("-c",) else words)

    def words(self, order: Order) -> list[str]:
        """Return the words of the command that deals `order`, which is known from here on."""
        self.orders[order.name] = order
        return list(self.deal_words(order)[2:])

    def deal_late(self, order: Order) -> Outcome:
        """Deal `order` when all that was begun has been so for long."""
        return forked_commands.run_work(self.user, forked_commands.command(self.words(order), is_late=True))

    def is_known_dealt(self, order: Order) -> bool:
        """As `is_dealt`, asked with the user's rights."""
        return forked_commands.ask(self.user, lambda: self.data.is_dir() and self.is_dealt(order))

    def faults(self) -> list[str]:
        """As `problems`, asked with the user's rights; what others were seen to put here is left out."""
        found = forked_commands.ask(self.user, self.problems)
        known = {f"left behind: {name}" for name in self.strangers}
        stray = [f"left outside: {path.name}" for path in _files(self.user.stray)]
        return [what for what in found if what not in known] + stray + self.not_sound()

    def code_of(self, order: Order) -> str:
        """Return the code of the newest set of that name."""

        def code() -> str:
            sets = self.journal().sets(order.name).sets
            return next(set_.code for set_ in sets if set_.planned_files[0].stem == order.name)

        return forked_commands.ask(self.user, code)

    def snapshot(self) -> dict[str, tuple[int, int, bytes]]:
        """Return what lies in the folder: for each name inode, time and content."""
        return {
            path.name: (path.stat().st_ino, path.stat().st_mtime_ns, path.read_bytes())
            for path in _files(self.folder)
        }

    def not_sound(self) -> list[str]:
        """Return what `journal verify` says against the journal."""
        told = self.run("journal", "verify")
        if told.code or "all as they were written" not in told.output:
            return [f"journal verify: {told.code} {told.output}"]
        return []

    def still_begun(self) -> list[str]:
        """Return the sets that the journal calls begun."""

        def begun() -> list[str]:
            return [str(set_.id) for set_ in self.journal().sets(states=(State.BEGUN,)).sets]

        return [f"set {number} is called begun for ever" for number in forked_commands.ask(self.user, begun)]

    def alike(self) -> list[str]:
        """Return the sets that have a deal in common."""
        counts: Counter[object] = Counter()
        for order in self.orders.values():
            if self.there(order) == order.files:
                deals = self.deals(order)
                if not isinstance(deals, str):
                    counts.update(deals)
        return ["two boards hold the same deal"] if any(count > 1 for count in counts.values()) else []

    def cards(self, order: Order) -> set[bytes]:
        """Return every line that the files of `order` hold, be they hidden still: most of them hold cards."""
        hidden = [path for path in self.folder.iterdir() if ".part-" in path.name]
        seen = [self.folder / name for name in self.there(order)]
        lines = {line.strip() for path in (*hidden, *seen) for line in path.read_bytes().splitlines()}
        others = {
            line.strip()
            for other in self.orders.values()
            if other.name != order.name
            for name in self.there(other)
            for line in (self.folder / name).read_bytes().splitlines()
        }
        return {line for line in lines - others if len(line) >= _NEEDLE_BYTES and _SEPARATOR.search(line)}

    def spilled(self, needles: set[bytes]) -> list[str]:
        """Return the files that hold one of `needles` and belong to no set that is whole."""
        own = {
            self.folder / name
            for order in self.orders.values()
            if self.there(order) == order.files
            for name in order.files
        }
        return [
            f"cards in {path.name}"
            for path in _files(self.root)
            if path not in own and any(needle in path.read_bytes() for needle in needles)
        ]


@dataclass(slots=True)
class Verdict:
    """What a kill came to, and what was wrong about it."""

    outcome: str = NOTHING
    problems: list[str] = field(default_factory=list)


def judge(forked_sandbox: ForkedSandbox, order: Order = ORDER, *, is_same_next: bool = False) -> Verdict:
    """Ask everything of the state in which a program that was dealing `order` died.

    What `check` says of the files that can be seen; what the next dealing does and says, which is of another
    set or, with `is_same_next`, of the same; whether all is whole, sound and known then.
    """
    forked_sandbox.age_drafts()
    needles = forked_sandbox.cards(order)
    seen = forked_sandbox.there(order)
    was_dealt = bool(seen) and forked_sandbox.is_known_dealt(order)
    verdict = Verdict(DONE if was_dealt else NOTHING, checked(forked_sandbox, seen, is_dealt=was_dealt))
    found = verdict.problems
    follower = order if is_same_next else Order(f"{order.name}-next", 2, "pbn")
    then = forked_sandbox.deal(follower)
    is_dealt_again = is_same_next and not then.code
    is_whole = forked_sandbox.there(order) == order.files and not is_dealt_again
    if then.code != (3 if is_same_next and is_whole else 0):
        found.append(f"the next dealing: {then.code} {then.output}")
    if seen and not was_dealt:
        verdict.outcome = FINISHED if is_whole else TAKEN_BACK
        found += unsaid(order, seen, then.output, is_whole=is_whole)
        if seen == order.files and not is_whole:
            found.append("all its files were in place, and they were taken back")
    elif was_dealt and not is_whole:
        found.append(f"a set that was delivered is gone: {then.output}")
    if is_whole and not forked_sandbox.is_known_dealt(order):
        found.append("its files are there, and the journal does not call it dealt")
    found += [what for what in forked_sandbox.faults() if not _CLEARED_LATER.search(what)]
    again = forked_sandbox.deal_late(order)
    if again.code != (3 if is_whole or is_dealt_again else 0):
        found.append(f"the same set again: {again.code} {again.output}")
    found += at_the_end(forked_sandbox, needles)
    return verdict


def at_the_end(forked_sandbox: ForkedSandbox, needles: set[bytes]) -> list[str]:
    """Deal once more, and return everything that is not as it has to be then, and for ever."""
    forked_sandbox.age_drafts()
    told = forked_sandbox.deal_late(Order("last", 2, "pbn"))
    found = [f"the last dealing: {told.code} {told.output}"] if told.code else []
    return [
        *found,
        *forked_sandbox.faults(),
        *forked_sandbox.still_begun(),
        *forked_sandbox.alike(),
        *forked_sandbox.spilled(needles),
    ]


def checked(forked_sandbox: ForkedSandbox, seen: Iterable[str], *, is_dealt: bool) -> list[str]:
    """Return where `check` does not say of the files `seen` what their delivery has come to."""
    found = []
    for name in sorted(seen):
        told = forked_sandbox.check(name)
        wanted = (0, False) if is_dealt else (1, True)
        if (told.code, _WARNING in told.output) != wanted:
            found.append(f"check of {name}, {'dealt' if is_dealt else 'cut off'}: {told.code} {told.output}")
    return found


def _files(top: Path) -> list[Path]:
    return [path for path in top.rglob("*") if path.is_file() and not path.is_symlink()]
