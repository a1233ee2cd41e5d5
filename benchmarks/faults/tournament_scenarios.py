"""A tournament's scenarios: its commands killed between any two calls, and two of them at once."""

# ruff: noqa: D102, ARG002 - every scenario does what Scenario says of it

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from benchmarks.faults import forked_commands, forked_sandbox
from benchmarks.faults.forked_commands import User
from benchmarks.faults.forked_sandbox import Verdict
from benchmarks.faults.scenarios import Scenario
from benchmarks.faults.tournament import STEPS, TournamentSandbox
from bigdeal_gui.services.tournament.plan import open_tournament
from bigdeal_gui.tournament.plan import PlanStage

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from benchmarks.faults.fork_server import Outcome
    from benchmarks.faults.forked_commands import Call
    from benchmarks.faults.scenarios import Trial

_WARNING: Final = "do not play or duplicate"


class ForkedTournament(TournamentSandbox):
    """A sandbox whose commands run in forks."""

    @property
    def user(self) -> User:
        """Who calls them."""
        return User(self.home, self.root / "stray")

    def run(self, words: Sequence[str]) -> Outcome:
        """Call the program in a fork."""
        self.user.set_up()
        return forked_commands.run(self.user, words)

    def state_of_files(self) -> dict[str, str]:
        """Return what the journal calls the newest set of each file name."""
        states: dict[str, str] = {}
        for set_ in _first_json(self.run(["journal", "list", "--json"]).output):
            for file in set_["files"]:
                states.setdefault(file["path"].rpartition("/")[2], set_["state"])
        return states


@dataclass
class Step(Scenario):
    """A command of a tournament."""

    title: str
    step: str = ""
    way: str = "plain"
    weight: float = 1.0

    def set_up(self, root: Path) -> ForkedTournament:  # type: ignore[override]
        kept = root.parent / f"ready-{self.step}-{self.way}"
        if not kept.exists():
            sandbox = ForkedTournament(kept, self.way)
            sandbox.begin()
            for step in STEPS[: STEPS.index(self.step)]:
                answer = sandbox.run(sandbox.words(step))
                if answer.code:
                    raise RuntimeError(answer.output)
        shutil.copytree(kept, root)
        sandbox = ForkedTournament(root, self.way)
        sandbox.user.set_up()
        return sandbox

    def work(self, at: ForkedTournament) -> Callable[[], int]:  # type: ignore[override]
        return forked_commands.command(at.words(self.step))

    def judge(self, at: ForkedTournament, outcome: Outcome) -> Verdict:  # type: ignore[override]
        return look(at, self.step)


def look(sandbox: ForkedTournament, step: str) -> Verdict:
    """Ask everything of the state that a killed step left, give it again, and go on to the proof."""
    found = [sandbox.lost_keys(), *_checked(sandbox)]
    if step in {"deal", "reserve"}:
        found.append(sandbox.unnoted())
    shown = sandbox.run(["tournament", "show", str(sandbox.plan), "--json"])
    told = _first_json(shown.output) if shown.code == 0 else {}
    if shown.code:
        found.append(f"show: {shown.code} {shown.output}")
    verdict = Verdict(_outcome(sandbox, step, told))
    made = _made(sandbox, step) if verdict.outcome == forked_sandbox.TAKEN_BACK else set()
    sandbox.age_drafts()
    for one in STEPS[STEPS.index(step) :]:
        then = sandbox.run(sandbox.words(one))
        is_done = one == step and then.code == 3 and "already" in then.output
        if one == step:
            wanted = ("was interrupted", *made) if made else ()
            found += [f"nobody said “{name}”: {then.output}" for name in wanted if name not in then.output]
        if then.code and not is_done:
            found.append(f"{one} afterwards: {then.code} {then.output[-300:]}")
            break
    else:
        found += [sandbox.strangers(), *sandbox.journal_problems(), *_checked(sandbox)]
    verdict.problems += [what for what in found if what]
    return verdict


def _first_json(output: str) -> Any:  # noqa: ANN401 - JSON
    """Return what a command told programs, before what it told persons."""
    try:
        return json.JSONDecoder().raw_decode(output[output.find("[" if output.startswith("[") else "{") :])[0]
    except json.JSONDecodeError:
        raise RuntimeError(output) from None


def _checked(sandbox: ForkedTournament) -> list[str]:
    """Return where `check` does not say of a session's files what their delivery has come to."""
    states = sandbox.state_of_files()
    found = []
    for path in sorted((*sandbox.places.boards.glob("*.pbn"), *sandbox.places.boards.glob("*.dlm"))):
        told = sandbox.run(["check", str(path)])
        is_dealt = states.get(path.name) == "dealt"
        if (told.code, _WARNING in told.output) != ((0, False) if is_dealt else (1, True)):
            found.append(f"check of {path.name}, {states.get(path.name)}: {told.code} {told.output}")
    return found


def _outcome(sandbox: ForkedTournament, step: str, told: dict[str, object]) -> str:
    plan = open_tournament(sandbox.plan).plan
    if step == "publish":
        is_done = plan.stage is not PlanStage.PLANNED
        return (
            forked_sandbox.DONE
            if is_done
            else forked_sandbox.TAKEN_BACK
            if _made(sandbox, step)
            else forked_sandbox.NOTHING
        )
    if step == "set-value":
        return forked_sandbox.DONE if plan.value else forked_sandbox.NOTHING
    if step in {"evening", "reveal"}:
        return _revealed(sandbox, step, told)
    if told.get("broken_off"):
        return forked_sandbox.FINISHED
    is_dealt = told.get("step") == "dealt" and (
        step == "deal" or (sandbox.places.boards / "rr2reserve.pbn").exists()
    )
    return forked_sandbox.DONE if is_dealt else forked_sandbox.NOTHING


def _revealed(sandbox: ForkedTournament, step: str, told: dict[str, object]) -> str:
    if step == "evening":
        is_done, is_begun = bool(told.get("revealed")), bool(told.get("reveal_broken_off"))
    else:
        is_done, is_begun = told.get("step") == "revealed", sandbox.places.pack.exists()
    return forked_sandbox.DONE if is_done else forked_sandbox.FINISHED if is_begun else forked_sandbox.NOTHING


def _made(sandbox: ForkedTournament, step: str) -> set[str]:
    """Return the names that a publishing had given before it died."""
    if step != "publish":
        return set()
    return {
        path.name
        for folder in sandbox.places.folders
        if folder.is_dir()
        for path in folder.iterdir()
        if not path.name.startswith(".") and path.suffix in {".sqk", ".age", ".json", ".txt"}
    }


@dataclass
class TwoSteps(Step):
    """Two of one command at once: one is held at a call while the other runs, then dies or goes on."""

    def trial(self, root: Path, call: Call, number: int) -> tuple[Verdict, bool]:
        at = self.set_up(root)
        with forked_commands.pause_at(at.user, self.work(at), call) as one:
            second = forked_commands.run_work(
                at.user, forked_commands.command(at.words(self.step), is_patient=False)
            )
            first = one.kill() if number % 2 else one.go_on()
        found = [
            f"one of two: {answer.code} {answer.output}"
            for answer in (first, second)
            if answer.code not in {0, 3, 5, -9} or "Traceback" in answer.output
        ]
        if self.step == "publish" and [first.code, second.code].count(0) > 1:
            found.append("both published")
        verdict = look(at, self.step)
        verdict.problems += found
        return verdict, first.was_killed


TOURNAMENT_SCENARIOS: Final[tuple[Trial, ...]] = (
    Step("publishing, keys open", "publish"),
    Step("publishing, shares for officials", "publish", "shares", weight=0.12),
    Step("setting the value", "set-value", weight=0.7),
    Step("dealing a tournament", "deal", weight=1.3),
    Step("reserve sets", "reserve"),
    Step("revealing one session", "evening", weight=0.7),
    Step("revealing", "reveal"),
    TwoSteps("two publishings, one held", "publish"),
    TwoSteps("two values, one held", "set-value", weight=0.5),
    TwoSteps("two dealings of a tournament, one held", "deal"),
    TwoSteps("two reveals, one held", "reveal", weight=0.5),
)
