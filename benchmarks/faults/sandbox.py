"""A sandbox with a program on it: it deals into a folder, and what lies there afterwards is looked at."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from benchmarks.faults.fork_server import Outcome, Run
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.formats.format import MAX_FILE_BYTES
from bigdeal_gui.formats.table import parse_formats, read_boards_file
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import State
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.storage.names import numbered_name
from bigdeal_gui.storage.reading import read_file

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal, JournalSet, SetId

JOURNAL_FILES: Final = frozenset({"journal.sqlite3", "journal.key", "journal.head"})
PROGRAM: Final = "import sys; from bigdeal_gui.cli.bigdeal import main; sys.exit(main())"
_AT_MOST: Final = 100_000


@dataclass(frozen=True, slots=True)
class Order:
    """A set that is dealt, or was to be dealt; or as many `sets` at once."""

    name: str
    boards: int
    formats: str
    sets: int = 1

    @property
    def each(self) -> tuple[Order, ...]:
        """Each of its sets as one of its own."""
        if self.sets == 1:
            return (self,)
        numbers = range(1, self.sets + 1)
        return tuple(Order(numbered_name(self.name, number), self.boards, self.formats) for number in numbers)

    @property
    def files(self) -> frozenset[str]:
        """The names of its files."""
        suffixes = [one.suffix for one in parse_formats(self.formats)]
        return frozenset(one.name + suffix for one in self.each for suffix in suffixes)


ORDER: Final = Order("set", 3, "pbn,dlm,lin")
"""What most programs deal that something is done to."""


class Sandbox:
    """A home, a folder for boards, and all that was ordered."""

    def __init__(self, root: Path) -> None:
        self.home = root / "home"
        self.folder = root / "boards"
        self.archive = root / "archive"
        self.orders: dict[str, Order] = {}
        for one in (self.home, self.folder):
            one.mkdir(parents=True)

    @property
    def data(self) -> Path:
        """Where the journal is."""
        return self.home / "data"

    def deal(self, order: Order, faults: Mapping[str, str] | None = None) -> Outcome:
        """Have the program deal `order`."""
        self.orders[order.name] = order
        return self.run(*self.deal_words(order), faults=faults)

    def deal_killed_after(self, order: Order, seconds: float) -> Outcome:
        """Have the program deal `order`, and kill it after that time."""
        self.orders[order.name] = order
        return self.run(*self.deal_words(order), kill_after=seconds)

    def deal_words(self, order: Order) -> tuple[str, ...]:
        """Return the words of the command."""
        target = str(self.folder / order.name)
        several = () if order.sets == 1 else ("--sets", str(order.sets))
        return "-c", PROGRAM, "deal", "-n", str(order.boards), "-f", order.formats, "-o", target, *several

    def run(
        self, *words: str, faults: Mapping[str, str] | None = None, kill_after: float | None = None
    ) -> Outcome:
        """Run Python with `words` in this home."""
        run = Run(words, os.environ | {"BIGDEAL_HOME": str(self.home)} | dict(faults or {}))
        if kill_after is not None:
            time.sleep(kill_after)
            run.kill()
        return run.end()

    def check(self, name: str) -> Outcome:
        """Have the program check a file of the folder."""
        return self.run("-c", PROGRAM, "check", str(self.folder / name))

    def is_dealt(self, order: Order) -> bool:
        """Tell whether the newest set of these files counts as dealt; of several, each of them."""
        sets = [set_ for set_ in self.journal().sets(limit=_AT_MOST).sets if set_.is_own]

        def state(name: str) -> State | None:
            return next((set_.state for set_ in sets if set_.planned_files[0].stem == name), None)

        return all(state(one.name) is State.DEALT for one in order.each)

    def journal(self) -> Journal:
        """Open the journal of this home."""
        return open_journal(self.data / "journal.sqlite3")

    def traces(self) -> list[str]:
        """Return the hidden files in the folder, and what lies beside the journal and is not its own."""
        hidden = [path.name for path in self.folder.iterdir() if path.name.startswith(".")]
        beside = self.data.iterdir() if self.data.is_dir() else ()
        return sorted(hidden + [path.name for path in beside if path.name not in JOURNAL_FILES])

    def age_drafts(self) -> None:
        """Let hours pass: a draft of a file is taken for left behind only then."""
        for path in self.data.glob(".*.new-*"):
            os.utime(path, (0, 0))

    def there(self, order: Order) -> frozenset[str]:
        """Return those of the set's names that are in the folder."""
        return frozenset(name for name in order.files if (self.folder / name).exists())

    def problems(self, *of: Order) -> list[str]:
        """Return everything that is not as it has to be after a program has run to its end.

        The files of all sets are read, or those of the sets `of` alone.
        """
        known = frozenset(name for order in self.orders.values() for name in order.files)
        strange = sorted({path.name for path in self.folder.iterdir()} - known)
        found = [f"left behind: {name}" for name in {*self.traces(), *strange}]
        journal = self.journal()
        report = verify_journal(journal.store)
        found += [f"journal: {problem}" for problem in report.problems]
        found += [f"journal: alarm in row {row}" for row in report.alarms]
        listed: dict[str, list[JournalSet]] = {}
        for one in journal.sets(limit=_AT_MOST).sets:
            listed.setdefault(one.planned_files[0].stem, []).append(one)
        for order in of or self.orders.values():
            if self.there(order) not in {frozenset(), order.files}:
                found.append(f"{order.name}: half of it: {', '.join(sorted(self.there(order)))}")
            found += [
                f"{one.name}: {what}"
                for one in order.each
                for what in self._of(one, listed.get(one.name, []), journal)
            ]
        return found

    def _of(self, order: Order, listed: list[JournalSet], journal: Journal) -> list[str]:
        there = self.there(order)
        dealt = [one.id for one in listed if one.state is State.DEALT]
        if not there:
            return [f"set {one} is called dealt and has no file" for one in dealt]
        if there != order.files:
            return [f"half a set: {', '.join(sorted(there))}"]
        try:
            deals = self.deals(order)
        except AppError as error:
            return [str(error)]
        if isinstance(deals, str):
            return [deals]
        owner = _owner(order, deals, listed, journal)
        if owner is None:
            return ["the journal does not know it"]
        return [f"set {one} is called dealt, too" for one in dealt if one != owner]

    def deals(self, order: Order) -> list[Deal] | str:
        """Return the deals that all files of a set hold, or in words that they differ; of several, all."""
        if order.sets > 1:
            of_each = [self.deals(one) for one in order.each]
            wrong = next((deals for deals in of_each if isinstance(deals, str)), None)
            return wrong or [deal for deals in of_each for deal in deals if isinstance(deal, Deal)]
        first: list[Deal] = []
        for name in sorted(order.files):
            read = read_boards_file(name, read_file(self.folder / name, MAX_FILE_BYTES)).boards
            if [board.number for board in read] != list(range(1, order.boards + 1)):
                return f"{name} holds other boards"
            deals = [board.deal for board in read]
            if first and deals != first:
                return f"{name} holds other deals"
            first = deals
        return first


def unsaid(order: Order, seen: Iterable[str], output: str, *, is_whole: bool) -> list[str]:
    """Return what a dealing that found the files `seen` of a broken-off `order` did not say of it."""
    wanted = ("it now counts as dealt", *order.files) if is_whole else ("its files were removed", *seen)
    return [f"nobody said “{what}”: {output}" for what in wanted if what not in output]


def sandbox_at(root: Path, *, is_new: bool) -> Sandbox:
    """Return a sandbox where nothing was ever dealt, or one set was."""
    sandbox = Sandbox(root)
    if not is_new:
        sandbox.deal(Order("first", 2, "pbn"))
    return sandbox


def _owner(order: Order, deals: list[Deal], listed: list[JournalSet], journal: Journal) -> SetId | None:
    """Return the set in the journal whose files lie there: begun or dealt, never failed."""
    may_be = {one.id for one in listed if one.state in {State.BEGUN, State.DEALT}}
    if not any(one.code for one in listed):
        return max(may_be, default=None)  # too large to be known by its deals
    hits = [hit for hit in journal.seen_before(deals) if len(hit.boards) == order.boards]
    return next((hit.id for hit in hits if hit.id in may_be), None)
