"""A tournament's scenes: its commands killed between any two calls, and two of them at once."""

# ruff: noqa: D102, ARG002 - every scene does what Scene says of it

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from benchmarks.faults import crew, table
from benchmarks.faults.crew import Person
from benchmarks.faults.scenes import Scene
from benchmarks.faults.table import Verdict
from benchmarks.faults.tournament import STEPS, Answer, Hall
from bigdeal_gui.services.tournament.plan import open_tournament
from bigdeal_gui.tournament.plan import PlanStage

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from benchmarks.faults.crew import Call
    from benchmarks.faults.desk import Outcome
    from benchmarks.faults.scenes import Trial

_WARNING: Final = "do not play or duplicate"


class ForkedHall(Hall):
    """A hall whose commands run in forks."""

    @property
    def person(self) -> Person:
        """Who calls them."""
        return Person(self.home, self.root / "stray")

    def run(self, words: Sequence[str]) -> Answer:
        """Call the program in a fork."""
        self.person.lay()
        told = crew.run(self.person, words)
        return Answer(told.code, told.said)

    def state_of_files(self) -> dict[str, str]:
        """Return what the journal calls the newest set of each file name."""
        states: dict[str, str] = {}
        for set_ in _first_json(self.run(["journal", "list", "--json"]).said):
            for file in set_["files"]:
                states.setdefault(file["path"].rpartition("/")[2], set_["state"])
        return states


@dataclass
class Step(Scene):
    """A command of a tournament."""

    title: str
    step: str = ""
    way: str = "plain"
    weight: float = 1.0
    _laid: dict[str, Path] = field(default_factory=dict)

    def lay(self, root: Path) -> ForkedHall:  # type: ignore[override]
        kept = root.parent / f"laid-{self.step}-{self.way}"
        if not kept.exists():
            hall = ForkedHall(kept, self.way)
            hall.begin()
            for step in STEPS[: STEPS.index(self.step)]:
                answer = hall.run(hall.words(step))
                if answer.code:
                    raise RuntimeError(answer.said)
        shutil.copytree(kept, root)
        hall = ForkedHall(root, self.way)
        hall.person.lay()
        return hall

    def work(self, at: ForkedHall) -> Callable[[], int]:  # type: ignore[override]
        return crew.command(at.words(self.step))

    def judge(self, at: ForkedHall, outcome: Outcome) -> Verdict:  # type: ignore[override]
        return look(at, self.step)


def look(hall: ForkedHall, step: str) -> Verdict:
    """Ask everything of the state that a killed step left, give it again, and go on to the proof."""
    found = [hall.lost_keys(), *_checked(hall)]
    if step in {"deal", "reserve"}:
        found.append(hall.unnoted())
    shown = hall.run(["tournament", "show", str(hall.plan), "--json"])
    told = _first_json(shown.said) if shown.code == 0 else {}
    if shown.code:
        found.append(f"show: {shown.code} {shown.said}")
    verdict = Verdict(_outcome(hall, step, told))
    made = _made(hall, step) if verdict.outcome == table.TAKEN_BACK else set()
    hall.age_drafts()
    for one in STEPS[STEPS.index(step) :]:
        then = hall.run(hall.words(one))
        is_done = one == step and then.code == 3 and "already" in then.said
        if one == step:
            wanted = ("was cut off", *made) if made else ()
            found += [f"nobody said “{name}”: {then.said}" for name in wanted if name not in then.said]
        if then.code and not is_done:
            found.append(f"{one} afterwards: {then.code} {then.said[-300:]}")
            break
    else:
        found += [hall.strangers(), *hall.journal_problems(), *_checked(hall)]
    verdict.problems += [what for what in found if what]
    return verdict


def _first_json(said: str) -> Any:  # noqa: ANN401 - JSON
    """Return what a command told programs, before what it told persons."""
    try:
        return json.JSONDecoder().raw_decode(said[said.find("[" if said.startswith("[") else "{") :])[0]
    except json.JSONDecodeError:
        raise RuntimeError(said) from None


def _checked(hall: ForkedHall) -> list[str]:
    """Return where `check` does not say of a session's files what their delivery has come to."""
    states = hall.state_of_files()
    found = []
    for path in sorted((*hall.places.boards.glob("*.pbn"), *hall.places.boards.glob("*.dlm"))):
        told = hall.run(["check", str(path)])
        is_dealt = states.get(path.name) == "dealt"
        if (told.code, _WARNING in told.said) != ((0, False) if is_dealt else (1, True)):
            found.append(f"check of {path.name}, {states.get(path.name)}: {told.code} {told.said}")
    return found


def _outcome(hall: ForkedHall, step: str, told: dict[str, object]) -> str:
    plan = open_tournament(hall.plan).plan
    if step == "publish":
        is_done = plan.stage is not PlanStage.PLANNED
        return table.DONE if is_done else table.TAKEN_BACK if _made(hall, step) else table.NOTHING
    if step == "set-value":
        return table.DONE if plan.value else table.NOTHING
    if step in {"evening", "reveal"}:
        return _revealed(hall, step, told)
    if told.get("broken_off"):
        return table.FINISHED
    is_dealt = told.get("step") == "dealt" and (
        step == "deal" or (hall.places.boards / "rr2reserve.pbn").exists()
    )
    return table.DONE if is_dealt else table.NOTHING


def _revealed(hall: ForkedHall, step: str, told: dict[str, object]) -> str:
    if step == "evening":
        is_done, is_begun = bool(told.get("revealed")), bool(told.get("reveal_broken_off"))
    else:
        is_done, is_begun = told.get("step") == "revealed", hall.places.pack.exists()
    return table.DONE if is_done else table.FINISHED if is_begun else table.NOTHING


def _made(hall: ForkedHall, step: str) -> set[str]:
    """Return the names that a publishing had given before it died."""
    if step != "publish":
        return set()
    return {
        path.name
        for folder in hall.places.folders
        if folder.is_dir()
        for path in folder.iterdir()
        if not path.name.startswith(".") and path.suffix in {".sqk", ".age", ".json", ".txt"}
    }


@dataclass
class TwoSteps(Step):
    """Two of one command at once: one is held at a call while the other runs, then dies or goes on."""

    def trial(self, root: Path, call: Call, number: int) -> tuple[Verdict, bool]:
        at = self.lay(root)
        with crew.held(at.person, self.work(at), call) as one:
            second = crew.run_work(at.person, crew.command(at.words(self.step), is_patient=False))
            first = one.kill() if number % 2 else one.go_on()
        found = [
            f"one of two: {answer.code} {answer.said}"
            for answer in (first, second)
            if answer.code not in {0, 3, 5, -9} or "Traceback" in answer.said
        ]
        if self.step == "publish" and [first.code, second.code].count(0) > 1:
            found.append("both published")
        verdict = look(at, self.step)
        verdict.problems += found
        return verdict, first.was_killed


HALLS: Final[tuple[Trial, ...]] = (
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
