"""A tournament's commands killed: publishing, setting the value, dealing, reserve sets, revealing one or all.

After each death the same command is given again, then all that follow it, up to the proof of the public pack:
whatever happened, the organiser has to get there, and nobody may be left with a plan that binds lost keys.
"""

from __future__ import annotations

import errno
import io
import os
import shutil
import signal
import sys
import time
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmarks.faults.fork_server import Outcome, Run
from benchmarks.faults.kills import Report, deeds_at, moment
from benchmarks.faults.sandbox import JOURNAL_FILES, PROGRAM
from benchmarks.faults.scratch import passing_folder
from benchmarks.faults.shim import CHANGING, Fault, counting
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.seals.age import new_identity
from bigdeal_gui.seals.shares import combine_shares
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.tournament.keys import Unlock, open_keys, read_share_sheet
from bigdeal_gui.services.tournament.layout import tournament_layout
from bigdeal_gui.services.tournament.plan import open_tournament
from bigdeal_gui.services.tournament.record import dealt_sessions, tournament_record
from bigdeal_gui.tournament.plan import PlanStage
from bigdeal_gui.tournament.sessions import session_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bigdeal_gui.services.tournament.layout import TournamentFolder


WAYS: Final = ("plain", "recipient", "shares")
"""How the keys are sealed. A passphrase alone takes the same way, a second later."""
STEPS: Final = ("publish", "set-value", "deal", "reserve", "evening", "reveal", "verify")
"""`evening` reveals one session by itself."""
KILLED: Final = STEPS[:-1]

_REFUSED: Final = 3
_DEEDS: Final = ("kill", "torn")
_FOR_GOOD: Final = {"publish", "set-value"}
"""Steps that are refused once they are done."""


class TournamentSandbox:
    """A home, a folder with a plan in it, and the commands of a tournament."""

    def __init__(self, root: Path, way: str) -> None:
        self.root = root
        self.way = way
        self.home = root / "home"
        self.folder = root / "cup"

    @property
    def plan(self) -> Path:
        """The plan."""
        return self.folder / "cup.sqd"

    @property
    def places(self) -> TournamentFolder:
        """Where its files lie: the folder has the plan's own name."""
        return tournament_layout(self.plan)

    @property
    def log(self) -> Path:
        """The log of what was done with it."""
        return self.places.log

    @property
    def identity(self) -> Path:
        """The file with the key for which keys are sealed."""
        return self.root / "identity"

    def begin(self) -> None:
        """Make the plan."""
        self.home.mkdir(parents=True)
        self.folder.mkdir()
        self.identity.write_text(new_identity().identity + "\n", "ascii")
        for words in (
            ["new", str(self.plan), "--name", "Club cup"],
            ["set-source", str(self.plan), "Lotto numbers of 7 July 2031"],
            ["add-phase", str(self.plan), "2:1-4,5-8:rr#:Round robin #/2"],
            ["add-phase", str(self.plan), "0:3:sw#:Swiss #"],
        ):
            answer = self.run(["tournament", *words])
            if answer.code:
                raise RuntimeError(answer.output)

    def words(self, step: str) -> list[str]:
        """Return the words of a command."""
        plan = str(self.plan)
        opening = {
            "plain": [],
            "recipient": ["--identity", str(self.identity)],
            "shares": [word for number in (1, 3) for word in ("--share", str(self.sheet(number)))],
        }[self.way]
        sealing = {
            "plain": ["--plain"],
            "recipient": ["--recipient", self._recipient()],
            "shares": ["--shares", "2of3"],
        }[self.way]
        which, why = ("--phase", "1", "--sessions", "2"), ("--reason", "wet boards")
        return {
            "publish": ["tournament", "publish", plan, *sealing, "--acknowledge", "all"],
            "set-value": ["tournament", "set-value", plan, "23,456.78"],
            "deal": ["tournament", "deal", plan, "-f", "pbn,dlm", *opening],
            "reserve": ["tournament", "reserve", plan, *which, "-f", "pbn", *why, *opening],
            "evening": ["tournament", "reveal", plan, *which, "--play-is-over", *opening],
            "reveal": ["tournament", "reveal", plan, "--play-is-over", *opening],
            "verify": ["verify", str(self.places.pack)],
        }[step]

    def sheet(self, number: int) -> Path:
        """Return an official's sheet."""
        return self.places.secret / f"cup-share-{number}.txt"

    def run(self, words: Sequence[str]) -> Outcome:
        """Run a command in this process."""
        output = io.StringIO()
        with self._at_home(), redirect_stdout(output), redirect_stderr(output):
            return Outcome(_main(words), output.getvalue())

    def killed_after(self, words: Sequence[str], seconds: float) -> Outcome:
        """Run a command in a child of this process, and kill it after that time."""
        child = os.fork()
        if not child:
            code = 70
            try:
                os.setsid()
                silence = os.open(os.devnull, os.O_RDWR)
                for handle in range(3):
                    os.dup2(silence, handle)
                os.environ["BIGDEAL_HOME"] = str(self.home)
                code = _main(words)
            finally:
                os._exit(code)
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        return Outcome(os.waitstatus_to_exitcode(status), "")

    def run_with_faults(self, words: Sequence[str], faults: Mapping[str, str]) -> Outcome:
        """Run a command in a program of its own, with faults in its way."""
        environ = os.environ | {"BIGDEAL_HOME": str(self.home)} | dict(faults)
        return Run(("-c", PROGRAM, *words), environ, is_all_heard=True).end()

    def copy(self, root: Path) -> TournamentSandbox:
        """Return the same sandbox elsewhere."""
        shutil.copytree(self.root, root)
        return TournamentSandbox(root, self.way)

    def lost_keys(self) -> str:
        """Return what keeps a published plan from being dealt; empty where nothing does."""
        try:
            tournament = open_tournament(self.plan)
        except AppError as error:
            return f"the plan cannot be read: {error}"
        if tournament.plan.stage is PlanStage.PLANNED:
            return ""
        try:
            open_keys(tournament, self._unlock())
        except AppError as error:
            return f"published, and the keys are lost: {error}"
        return ""

    def unnoted(self) -> str:
        """Return the sessions with boards in the folder that the journal calls neither dealt nor missing."""
        tournament = open_tournament(self.plan)
        with self._at_home():
            record = tournament_record(tournament, open_journal())
        known = {session.stem for session in dealt_sessions(tournament.plan, record.notes)}
        if record.begun is not None:
            ids = (session.id for session in record.begun.missing)
            known |= {session_name(tournament.plan, id_).stem for id_ in ids}
        strange = {path.stem for path in self.places.boards.glob("*.pbn") if "-" not in path.stem} - known
        return f"dealt and not in the journal: {', '.join(sorted(strange))}" if strange else ""

    def strangers(self) -> str:
        """Return what lies there and should not, once everything is done."""
        wanted = {"cup.sqd", "cup.sqd.bak", "cup.commit.json", "log.jsonl", "rr2reserve.pbn"}
        wanted |= {"cup-public.zip", "cup-rr2-public.zip"}
        wanted |= {stem + suffix for stem in ("rr1", "rr2", "rr1-2") for suffix in (".pbn", ".dlm")}
        wanted |= {"cup.sqk"} if self.way == "plain" else {"cup.sqk.age"}
        wanted |= {self.sheet(number).name for number in (1, 2, 3)} if self.way == "shares" else set()
        there = {
            path.name
            for folder in self.places.folders
            if folder.is_dir()
            for path in folder.iterdir()
            # The sheet is drawn when the plan is sealed: who dies in between goes without it.
            if not path.is_dir() and "-notice" not in path.name and path.name != "cup-sheet.pdf"
        }
        beside = {path.name for path in (self.home / "data").iterdir()} - JOURNAL_FILES
        odd = sorted((there ^ wanted) | beside)
        return f"left behind, or missing: {', '.join(odd)}" if odd else ""

    def age_drafts(self) -> None:
        """Let hours pass: a draft of a file is taken for left behind only then."""
        for folder in (*self.places.folders, self.home / "data"):
            for path in folder.glob(".*.new-*") if folder.is_dir() else ():
                os.utime(path, (0, 0))

    def journal_problems(self) -> list[str]:
        """Return what is wrong with the journal."""
        with self._at_home():
            report = verify_journal(open_journal().store)
        return [f"journal: {one}" for one in (*report.problems, *map(str, report.alarms))]

    def _recipient(self) -> str:
        from pyrage import x25519  # noqa: PLC0415 - only where something is sealed

        return str(x25519.Identity.from_str(self.identity.read_text("ascii").strip()).to_public())

    def _unlock(self) -> Unlock:
        if self.way == "recipient":
            return Unlock(identities=(self.identity.read_text("ascii").strip(),))
        if self.way == "shares":
            sheets = [self.sheet(number) for number in (1, 2, 3) if self.sheet(number).is_file()]
            return Unlock(
                passphrase=combine_shares([read_share_sheet(one) for one in sheets[:2]]) if sheets else ""
            )
        return Unlock()

    @contextmanager
    def _at_home(self) -> Iterator[None]:
        before = os.environ.get("BIGDEAL_HOME")
        os.environ["BIGDEAL_HOME"] = str(self.home)
        try:
            yield
        finally:
            if before is None:
                del os.environ["BIGDEAL_HOME"]
            else:
                os.environ["BIGDEAL_HOME"] = before


def kill_the_steps(count: int, ways: Sequence[str] = WAYS, steps: Sequence[str] = KILLED) -> Report:
    """Kill each command of a tournament at `count` random moments of its life in all."""
    report = Report()
    with _stages(ways, steps) as stages:
        index = 0
        while report.kills < count:
            ready, step, duration = stages[index % len(stages)]
            sandbox = ready.copy(ready.root.parent / f"kill-{index}")
            answer = sandbox.killed_after(sandbox.words(step), moment(duration))
            look(report, sandbox, step, answer, f"{sandbox.way} {step} {index}")
            shutil.rmtree(sandbox.root)
            index += 1
    return report


def kill_at_calls(
    library: Path,
    *,
    stride: int = 0,
    ways: Sequence[str] = WAYS,
    steps: Sequence[str] = KILLED,
    places: Sequence[str] = ("folder", "home"),
) -> Report:
    """Kill each command before every call that changes the folder or the home, and in every write.

    With `log` among the `places`, before each that changes the tournament's log.
    """
    report = Report()
    with _stages(ways, steps) as stages:
        for ready, step, _duration in stages:
            for place in places:
                for fault in _faults(library, ready, step, place, _DEEDS, stride):
                    _suffer(report, library, ready, step, fault)
    return report


def refuse_calls(
    library: Path,
    errors: Sequence[int] = (errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO),
    *,
    stride: int = 0,
    ways: Sequence[str] = ("plain",),
    steps: Sequence[str] = KILLED,
) -> Report:
    """Refuse each command every call that changes the folder or the home, once and from then on."""
    report = Report()
    with _stages(ways, steps) as stages:
        for ready, step, _duration in stages:
            for place in ("folder", "home"):
                for fault in _faults(library, ready, step, place, tuple(map(str, errors)), stride):
                    for stays in ("", CHANGING):
                        _suffer(report, library, ready, step, replace(fault, stays=stays))
    return report


def _suffer(report: Report, library: Path, ready: TournamentSandbox, step: str, fault: Fault) -> None:
    sandbox = ready.copy(ready.root.parent / f"call-{fault.at}")
    moved = replace(fault, under=sandbox.root / fault.under.relative_to(ready.root))
    answer = sandbox.run_with_faults(sandbox.words(step), moved.environment(library))
    look(report, sandbox, step, answer, f"{sandbox.way} {step}: {moved}")
    shutil.rmtree(sandbox.root)


def look(report: Report, sandbox: TournamentSandbox, step: str, answer: Outcome, which: str) -> None:
    """Look at what a command left, give it again, and go on to the end."""
    report.kills += answer.was_killed
    found = [sandbox.lost_keys()]
    if step in {"deal", "reserve"} and answer.was_killed:
        found.append(sandbox.unnoted())
    if not answer.was_killed and answer.code not in {0, 3, 5}:
        found.append(f"ended with {answer.code}: {answer.output[-500:]}")
    if "Traceback" in answer.output:
        found.append(f"a traceback: {answer.output[-500:]}")
    report.outcomes[f"{step} {'killed' if answer.was_killed else answer.code}"] += 1
    sandbox.age_drafts()
    for one in STEPS[STEPS.index(step) :]:
        then = sandbox.run(sandbox.words(one))
        is_done = one == step and one in _FOR_GOOD and then.code == _REFUSED and "already" in then.output
        if then.code and not is_done:
            found.append(f"{one} afterwards: {then.code} {then.output[-300:]}")
            break
    else:
        found += [sandbox.strangers(), *sandbox.journal_problems()]
    report.problems += [f"{which}: {what}" for what in found if what]


@contextmanager
def _stages(
    ways: Sequence[str], steps: Sequence[str]
) -> Iterator[list[tuple[TournamentSandbox, str, float]]]:
    """Make a sandbox before each step, and measure how long the step takes."""
    with passing_folder() as top:
        stages = []
        for way in ways:
            sandbox = TournamentSandbox(top / f"{way}-begun", way)
            sandbox.begin()
            for step in KILLED:
                after = sandbox.copy(top / f"{way}-{step}")
                begun = time.perf_counter()
                answer = after.run(after.words(step))
                if answer.code:
                    raise RuntimeError(answer.output)
                if step in steps:
                    stages.append((sandbox, step, time.perf_counter() - begun))
                sandbox = after
        yield stages


def _faults(  # noqa: PLR0913, PLR0917 - what is run where, and what goes wrong
    library: Path, sandbox: TournamentSandbox, step: str, place: str, deeds: tuple[str, ...], stride: int
) -> Iterator[Fault]:
    with passing_folder() as top:
        counted = sandbox.copy(top / "counted")
        log = top / "log"
        counted.run_with_faults(
            counted.words(step), counting(library, getattr(counted, place), CHANGING, log)
        )
        letters = log.read_text("ascii") if log.exists() else ""
    for deed, at in deeds_at(letters, deeds, stride=stride):
        yield Fault(getattr(sandbox, place), CHANGING, at, deed)


def _main(words: Sequence[str]) -> int:
    from bigdeal_gui.cli.bigdeal import main  # noqa: PLC0415 - the program itself

    before, sys.argv = sys.argv, ["bigdeal", *words]
    try:
        main()
    except SystemExit as error:
        return error.code if isinstance(error.code, int) else int(bool(error.code))
    finally:
        sys.argv = before
    return 0
