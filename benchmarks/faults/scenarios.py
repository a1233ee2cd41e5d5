"""What is going on when a program is killed, one scenario each."""

# ruff: noqa: D102, ARG002 - every scenario does what Trial and Scenario say of it

from __future__ import annotations

import re
import shutil
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from benchmarks.faults import forked_commands, forked_sandbox
from benchmarks.faults.forked_commands import Call
from benchmarks.faults.forked_sandbox import SETS, ForkedSandbox, Verdict
from benchmarks.faults.sandbox import ORDER, Order, unsaid
from bigdeal_gui.services.dealing.crash_recovery import recover_sets
from bigdeal_gui.storage import places, settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from benchmarks.faults.fork_server import Outcome
    from benchmarks.faults.forked_commands import Paused

_FIRST: Final = Order("first", 2, "pbn")
_COME_S: Final = 0.25


class Trial(ABC):
    """A scenario, set up again for every kill in the same folder. `weight` is its share of the kills."""

    title = ""
    weight = 1.0

    @abstractmethod
    def set_up(self, root: Path) -> ForkedSandbox:
        """Have everything as it is before the program that is killed begins."""

    @abstractmethod
    def work(self, at: ForkedSandbox) -> Callable[[], int]:
        """Return what the program does that is killed."""

    @abstractmethod
    def trial(self, root: Path, call: Call, number: int) -> tuple[Verdict, bool]:
        """Set up, kill, judge; tell whether it died."""

    def calls(self, root: Path) -> list[Call]:
        """Return all calls of the program, once through."""
        at = self.set_up(root)
        return forked_commands.calls(at.user, self.work(at))


class Scenario(Trial):
    """One program, killed and judged by what it left."""

    @abstractmethod
    def judge(self, at: ForkedSandbox, outcome: Outcome) -> Verdict:
        """Judge what it left."""

    def trial(self, root: Path, call: Call, number: int) -> tuple[Verdict, bool]:
        at = self.set_up(root)
        outcome = forked_commands.run_killed_at(at.user, self.work(at), call)
        return self.judge(at, outcome), outcome.was_killed


@dataclass
class Dealing(Scenario):
    """A set is dealt, or several at once."""

    title: str
    weight: float = 1.0
    is_new: bool = False
    is_same_next: bool = False
    order: Order = ORDER

    def set_up(self, root: Path) -> ForkedSandbox:
        at = ForkedSandbox(root)
        if not self.is_new:
            at.deal(_FIRST)
        return at

    def work(self, at: ForkedSandbox) -> Callable[[], int]:
        return forked_commands.command(at.words(self.order))

    def judge(self, at: ForkedSandbox, outcome: Outcome) -> Verdict:
        return forked_sandbox.judge(at, self.order, is_same_next=self.is_same_next)


def cut_off(at: ForkedSandbox, names_in_place: int, order: Order = ORDER) -> None:
    """Have a dealing of `order` die when so many of its files have their names."""
    # The first second name is the probe's.
    forked_commands.pause_at(
        at.user, forked_commands.command(at.words(order)), Call("link", names_in_place + 1)
    ).kill()


@dataclass
class Recovery(Scenario):
    """The dealing that puts right what another left, which died, dies as well."""

    title: str
    names_in_place: int = 0
    weight: float = 1.0
    order: Order = ORDER

    def set_up(self, root: Path) -> ForkedSandbox:
        at = ForkedSandbox(root)
        at.deal(_FIRST)
        cut_off(at, self.names_in_place, self.order)
        return at

    def work(self, at: ForkedSandbox) -> Callable[[], int]:
        return forked_commands.command(at.words(Order("second", 2, "pbn")))

    def judge(self, at: ForkedSandbox, outcome: Outcome) -> Verdict:
        was_there = at.there(self.order)
        is_dealt = bool(was_there) and at.is_known_dealt(self.order)
        verdict = forked_sandbox.judge(at, self.order)
        if is_dealt or (not was_there and "its files were removed" in outcome.output):
            verdict.outcome = forked_sandbox.FINISHED if is_dealt else forked_sandbox.TAKEN_BACK
        return verdict


@dataclass
class Moving(Scenario):
    """A finished set goes into the archive, or comes back."""

    title: str
    is_back: bool = False
    weight: float = 1.0

    def set_up(self, root: Path) -> ForkedSandbox:
        at = ForkedSandbox(root)

        def choose() -> int:
            settings.save_settings(places.settings_path(), settings.Settings(archive_folder=at.archive))
            return 0

        at.deal(ORDER)
        forked_commands.run_work(at.user, choose)
        if self.is_back:
            at.run("journal", "state", at.code_of(ORDER), "finished")
        return at

    def work(self, at: ForkedSandbox) -> Callable[[], int]:
        step = "undo" if self.is_back else "finished"
        return forked_commands.command(["journal", "state", at.code_of(ORDER), step])

    def judge(self, at: ForkedSandbox, outcome: Outcome) -> Verdict:
        needles = at.cards(ORDER)
        del at.orders[ORDER.name]
        at.age_drafts()
        found = self._checked(at)
        # The window's start settles moves; a command that only looks does not.
        forked_commands.ask(at.user, lambda: len(recover_sets(at.journal())))
        expected = set(forked_commands.ask(at.user, lambda: _moved(at)))
        snapshot = {path for top in (at.folder, at.archive) for path in top.rglob("*") if path.is_file()}
        found += [f"missing: {path.name}" for path in expected - snapshot]
        found += [f"left behind: {path.name}" for path in snapshot - expected]
        if len({path.parent for path in expected}) != 1:
            found.append("the set lies in two places")
        found += self._checked(at)
        is_home = at.folder in {path.parent for path in expected}
        at.strangers |= {path.name for path in expected} if is_home else set()
        spilled = {f"cards in {path.name}" for path in expected}
        found += [what for what in forked_sandbox.at_the_end(at, needles) if what not in spilled]
        return Verdict(forked_sandbox.DONE if is_home == self.is_back else forked_sandbox.NOTHING, found)

    @staticmethod
    def _checked(at: ForkedSandbox) -> list[str]:
        found = []
        for path in sorted(path for top in (at.folder, at.archive) for path in top.rglob("set.*")):
            told = at.run("check", str(path))
            if told.code:
                found.append(f"check of {path.name}: {told.code} {told.output}")
        return found


def _is_undelivered(at: ForkedSandbox) -> bool:
    """Tell whether the journal does not call the set dealt; who is held while writing lets nobody see."""
    try:
        return not at.is_known_dealt(ORDER)
    except RuntimeError:
        return False


def _moved(at: ForkedSandbox) -> list[Path]:
    return [file.path for file in at.journal().sets(ORDER.name, limit=1).sets[0].files]


@dataclass
class Shared(Scenario):
    """Two in one folder: with a home each, or as two users of the system."""

    title: str
    uids: tuple[int, int] = (0, 0)
    weight: float = 1.0

    def set_up(self, root: Path) -> ForkedSandbox:
        at = ForkedSandbox(root, "anna", self.uids[0])
        at.deal(_FIRST)
        return at

    def work(self, at: ForkedSandbox) -> Callable[[], int]:
        return forked_commands.command(at.words(ORDER))

    def judge(self, at: ForkedSandbox, outcome: Outcome) -> Verdict:
        bert = ForkedSandbox(at.root, "bert", self.uids[1])
        of_bert = Order("bert", 2, "pbn,lin")
        before = at.snapshot()
        told = bert.deal(of_bert)
        found = [f"the other could not deal: {told.code} {told.output}"] if told.code else []
        hidden = {name for name, what in before.items() if name.startswith(".") and what[2]}
        found += [f"the other was not told of {name}" for name in hidden if name not in told.output]
        if "files were removed" in told.output or "counts as dealt" in told.output:
            found.append(f"the other settled what is not the other's: {told.output}")
        after = {name: what for name, what in at.snapshot().items() if name not in of_bert.files}
        # A file with nothing in it is nobody's: it may go.
        found += [
            f"the other touched {name}"
            for name in before
            if after.get(name) != before[name] and before[name][2]
        ]
        seen = at.there(ORDER)
        if seen:
            told = bert.deal(ORDER)
            found += [] if told.code == 3 else [f"a name was taken from another: {told.code} {told.output}"]
            del bert.orders[ORDER.name]
        at.strangers |= of_bert.files
        verdict = forked_sandbox.judge(at)
        bert.strangers |= {name for order in at.orders.values() for name in order.files}
        verdict.problems += [*found, *(f"the other: {what}" for what in bert.faults())]
        return verdict


@dataclass
class RolledBack(Scenario):
    """A journal put back to what it was a set ago: its database alone, or all three files."""

    title: str
    is_whole: bool = False
    weight: float = 1.0

    def set_up(self, root: Path) -> ForkedSandbox:
        at = ForkedSandbox(root)
        at.deal(_FIRST)
        kept = at.root / "kept"
        shutil.copytree(at.data, kept)
        at.deal(Order("lost", 2, "pbn"))
        (at.root / "newest").write_text(at.run("journal", "verify").output)
        for name in (
            ("journal.sqlite3", "journal.key", "journal.head") if self.is_whole else ("journal.sqlite3",)
        ):
            shutil.copy2(kept / name, at.data / name)
        shutil.rmtree(kept)
        at.strangers |= at.orders.pop("lost").files
        return at

    def work(self, at: ForkedSandbox) -> Callable[[], int]:
        words = at.words(ORDER)
        return forked_commands.command(words if self.is_whole else [*words, "--although-journal"])

    def judge(self, at: ForkedSandbox, outcome: Outcome) -> Verdict:
        lost = (at.folder / "lost.pbn").read_bytes()
        row, digits = re.findall(r"row (\d+), hash ([0-9a-f]+)", (at.root / "newest").read_text())[-1]
        verdict = forked_sandbox.judge(at) if self.is_whole else self._doubtful(at)
        if (at.folder / "lost.pbn").read_bytes() != lost:
            verdict.problems.append("the set that the journal has forgotten was touched")
        told = at.run("journal", "verify", "--known", row, digits)
        if told.code != 1 or f"row {row}: is" not in told.output:
            verdict.problems.append(f"verify --known: {told.code} {told.output}")
        return verdict

    @staticmethod
    def _doubtful(at: ForkedSandbox) -> Verdict:
        """Ask a journal that ends before its count: nothing goes on in silence."""
        at.age_drafts()
        seen = at.there(ORDER)
        was_dealt = bool(seen) and at.is_known_dealt(ORDER)
        verdict = Verdict(forked_sandbox.DONE if was_dealt else forked_sandbox.NOTHING)
        found = verdict.problems
        found += forked_sandbox.checked(at, seen, is_dealt=was_dealt)
        follower = Order("set-next", 2, "pbn")
        told = at.deal(follower)
        if told.code == 0 and "dealt" not in told.output:
            found.append(f"dealt without a word: {told.output}")
        if told.code:
            if told.code != 4 or "problem with the journal" not in told.output:
                found.append(f"the next dealing: {told.code} {told.output}")
            told = forked_commands.run(at.user, [*at.words(follower), "--although-journal"])
            if told.code or "problem with the journal" not in told.output:
                found.append(f"the next dealing, although: {told.code} {told.output}")
        is_whole = at.there(ORDER) == ORDER.files
        if seen and not was_dealt:
            verdict.outcome = forked_sandbox.FINISHED if is_whole else forked_sandbox.TAKEN_BACK
            found += unsaid(ORDER, seen, told.output, is_whole=is_whole)
        verified = at.run("journal", "verify")
        if verified.code != 1 and "doubt" not in verified.output:
            found.append(f"journal verify: {verified.code} {verified.output}")
        return verdict


@dataclass
class Forgotten(Scenario):
    """A delivery was cut off, then the journal was put back to before it: nobody knows the set."""

    title: str
    names_in_place: int = 0
    weight: float = 0.3

    def set_up(self, root: Path) -> ForkedSandbox:
        at = ForkedSandbox(root)
        at.deal(_FIRST)
        kept = at.root / "kept"
        shutil.copytree(at.data, kept)
        cut_off(at, self.names_in_place)
        shutil.rmtree(at.data)
        kept.rename(at.data)
        del at.orders[ORDER.name]
        return at

    def work(self, at: ForkedSandbox) -> Callable[[], int]:
        return forked_commands.command(at.words(Order("second", 2, "pbn")))

    def judge(self, at: ForkedSandbox, outcome: Outcome) -> Verdict:
        at.age_drafts()
        # One that died between settling and speaking has said nothing: there the folder has no trace either.
        has_trace = any(name.endswith(".delivery") for name in at.traces())
        seen = at.there(ORDER) if has_trace or not outcome.was_killed else frozenset()
        told = at.deal(Order("third", 2, "pbn"))
        found = [f"the next dealing: {told.code} {told.output}"] if told.code else []
        output = outcome.output + told.output
        missing = [name for name in seen if name not in output]
        found += [f"nobody said what {name} is: {told.output}" for name in missing]
        at.strangers |= at.there(ORDER)
        return Verdict(
            forked_sandbox.FINISHED if at.there(ORDER) else forked_sandbox.TAKEN_BACK,
            [*found, *forked_sandbox.at_the_end(at, set())],
        )


@dataclass
class Rivals(Trial):
    """Two dealings of one name at once: one is held at a call while the other runs, then dies or goes on."""

    title: str
    is_waiting: bool = False
    weight: float = 1.0

    def set_up(self, root: Path) -> ForkedSandbox:
        at = ForkedSandbox(root)
        at.deal(_FIRST)
        return at

    def work(self, at: ForkedSandbox) -> Callable[[], int]:
        return forked_commands.command(at.words(ORDER))

    def trial(self, root: Path, call: Call, number: int) -> tuple[Verdict, bool]:
        at = self.set_up(root)
        silent = ""
        with forked_commands.pause_at(at.user, self.work(at), call) as one:
            if self.is_waiting:
                first, second, silent = _waited(at, one)
            else:
                second = forked_commands.run_work(
                    at.user, forked_commands.command(at.words(ORDER), is_patient=False)
                )
                first = one.kill() if number % 2 else one.go_on()
        found = [
            f"one of two: {answer.code} {answer.output}"
            for answer in (first, second)
            if answer.code not in {0, 3, 5, -9}
            or "Traceback" in answer.output
            or (answer.code > 0 and not answer.output)
        ]
        found += [silent] if silent else []
        if [first.code, second.code].count(0) > 1:
            found.append(f"both were dealt: {first.output} {second.output}")
        verdict = forked_sandbox.judge(at, is_same_next=bool(number % 3))
        verdict.problems += found
        return verdict, first.was_killed


def _waited(at: ForkedSandbox, one: Paused) -> tuple[Outcome, Outcome, str]:
    """Have a rival wait for `one`, which dies; return what both said, and what the rival should have said."""
    # It comes as far as it can, which is to where it waits for the other.
    with forked_commands.start(at.user, at.words(ORDER)) as rival:
        time.sleep(_COME_S)
        is_cut_off = bool(at.there(ORDER)) and not rival.has_ended and _is_undelivered(at)
        first = one.kill()
        second = rival.end()
    if is_cut_off and first.was_killed and "was interrupted" not in second.output:
        return (
            first,
            second,
            f"the one that waited said nothing of what it found: {second.code} {second.output}",
        )
    return first, second, ""


SCENARIOS: Final[tuple[Trial, ...]] = (
    Dealing("dealing, in a new home", is_new=True),
    Dealing("dealing, another set next"),
    Dealing("dealing, the same set next", is_same_next=True),
    Recovery("the dealing after a death, one file in place", 1),
    Recovery("the dealing after a death, all files in place", 3),
    Dealing("dealing three sets at once", order=SETS),
    Dealing("dealing three sets at once, the same next", is_same_next=True, order=SETS),
    Recovery("the dealing after a death, files of two sets of three in place", 4, order=SETS),
    Recovery("the dealing after a death, files of all three sets in place", 6, order=SETS),
    Moving("archiving"),
    Moving("bringing back from the archive", is_back=True),
    Shared("two homes in one folder"),
    Shared("two users in one folder", (65533, 65534)),
    RolledBack("the journal's database rolled back"),
    RolledBack("all of the journal rolled back", is_whole=True),
    Forgotten("rolled back after a death, one file in place", 1),
    Forgotten("rolled back after a death, all files in place", 3),
    Rivals("two dealings of one name, one held"),
    Rivals("two dealings of one name, one waiting", is_waiting=True),
)
