"""How the tournament commands speak: the plan, where it stands, and what comes next."""

from __future__ import annotations

import os
import shlex
import subprocess
from typing import TYPE_CHECKING, Final

from bigdeal_gui.cli.parts.boundary import say, tell
from bigdeal_gui.cli.parts.set_texts import shown
from bigdeal_gui.services.tournament.record import Milestone

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bigdeal_gui.journal.chain import Json
    from bigdeal_gui.services.tournament.broken_off import BrokenOff
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.tournament.findings import Finding
    from bigdeal_gui.tournament.plan import Plan

NEXT: Final = {
    Milestone.PLANNED: "complete the plan, look at it with “inspect”, then “publish”.",
    Milestone.PUBLISHED: "publish the plan now. When the outside value is known, “set-value”.",
    Milestone.VALUED: "“deal” the sessions, off the network, and keep the files closed.",
    Milestone.DEALT: "“deal” the sessions that are left, if any. When all play is over, “reveal”.",
    Milestone.REVEALED: "publish the pack. Anybody can “bigdeal verify” it.",
}
"""What is to be done next, by the step a tournament has reached."""


def say_plan(tournament: Tournament, step: Milestone, broken: BrokenOff | None = None) -> None:
    """Write what the plan holds, and what was broken off."""
    plan = tournament.plan
    say(f"{shown(plan.name) or 'No name yet'}: {step.value}")
    say(f"Outside value: {shown(plan.source) or 'not named yet'}")
    if plan.value is not None:
        say(f"  = {shown(plan.value)}")
    for number, phase in enumerate(plan.phases, start=1):
        count = "open number of sessions" if phase.is_open else f"{phase.sessions} sessions"
        say(
            f"  {number}  {count}, boards {shown(phase.boards.text)}, files {shown(phase.prefix)}:"
            f" {shown(phase.description)}"
        )
    if not plan.phases:
        say("  no phase yet")
    if plan.keys_hash:
        say(f"Hash of the keys: {plan.keys_hash}")
    if broken is None:
        say_next(step)
        return
    say(f"{shown(broken.title)}. {shown(broken.text)}")
    for words in broken.commands(plan, tournament.path):
        say(f"  {shown(_line(words))}")


def _line(words: Sequence[str]) -> str:
    """Return a command as it is typed."""
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def say_next(step: Milestone) -> None:
    """Write what comes next."""
    say(f"Next: {NEXT[step]}")


def say_findings(findings: Sequence[Finding]) -> None:
    """Write what the inspector found, with what acknowledges each warning."""
    for finding in findings:
        say(f"{finding.severity.value}: {finding.text}  [{finding.key}]")
    if not findings:
        say("Nothing to remark.")


def tell_keys(tournament: Tournament) -> None:
    """Tell which file must stay secret."""
    if tournament.has_plain_keys:
        tell(f"bigdeal: “{tournament.keys_path}” lies open: whoever reads it can compute every board.")


def plan_json(tournament: Tournament, step: Milestone, broken: BrokenOff | None = None) -> dict[str, Json]:
    """Return the plan for programs."""
    plan: Plan = tournament.plan
    return {
        "name": plan.name,
        "source": plan.source,
        "value": plan.value,
        "keys_hash": plan.keys_hash,
        "step": step.value,
        "phases": [
            {
                "sessions": phase.sessions,
                "boards": phase.boards.text,
                "prefix": phase.prefix,
                "description": phase.description,
            }
            for phase in plan.phases
        ],
        "broken_off": None if broken is None else _broken_json(plan, tournament.path, broken),
    }


def _broken_json(plan: Plan, path: Path, broken: BrokenOff) -> dict[str, Json]:
    return {
        "missing": [
            {"phase": session.id.phase, "session": session.id.session, "reserve": session.id.is_reserve}
            for session in broken.missing
        ],
        "left": list(broken.left),
        "commands": [list(words) for words in broken.commands(plan, path)],
    }
