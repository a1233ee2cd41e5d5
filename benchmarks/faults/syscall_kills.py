"""Kills between any two system calls, over everything that delivers files; every state is judged.

`python -m benchmarks.faults.syscall_kills --kills 1000` prints a table; `--only WORDS` takes those with these
words in their titles.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmarks.faults import forked_commands
from benchmarks.faults.forked_commands import CHANGING, StraceMissing
from benchmarks.faults.forked_sandbox import DONE, FINISHED, NOTHING, TAKEN_BACK
from benchmarks.faults.scratch import memory_folder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from benchmarks.faults.forked_commands import Call
    from benchmarks.faults.scenarios import Trial

OUTCOMES: Final = (DONE, FINISHED, TAKEN_BACK, NOTHING)
_DRAWN_BYTES: Final = 8


@dataclass(slots=True)
class Tally:
    """What the kills of one scenario came to."""

    title: str
    kills: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    wrong: int = 0

    def row(self) -> str:
        """Return the scenario's line of the table."""
        counts = " | ".join(str(self.outcomes[what]) for what in OUTCOMES)
        return f"| {self.title} | {self.kills} | {counts} | {self.wrong} |"


def head() -> str:
    """Return the two lines above the table."""
    return f"| scenario | kills | {' | '.join(OUTCOMES)} | PROBLEM |\n|{'---|' * (len(OUTCOMES) + 3)}"


def chosen(calls: Sequence[Call], count: int) -> list[Call]:
    """Return `count` of `calls`, spread over them; every other one changes something, or ends a change."""
    changing = [call for call in calls if call.name in CHANGING]
    half = count // 2
    return _spread(changing, count - half) + _spread(calls, half)


def _spread(calls: Sequence[Call], count: int) -> list[Call]:
    """Return one call of each of `count` stretches of equal length, drawn from the system's randomness."""
    if not calls:
        return []
    stretch = len(calls) / max(1, count)
    return [calls[min(len(calls) - 1, int((index + _drawn()) * stretch))] for index in range(count)]


def _drawn() -> float:
    return int.from_bytes(os.urandom(_DRAWN_BYTES), "big") / 256**_DRAWN_BYTES


def try_scenario(scenario: Trial, count: int) -> Tally:
    """Kill the scenario's program `count` times, and judge what it leaves."""
    tally = Tally(scenario.title)
    with tempfile.TemporaryDirectory(prefix="faults-", dir=memory_folder()) as folder:
        top = Path(folder).resolve()
        top.chmod(0o755)
        root = top / "root"
        calls = scenario.calls(root)
        for number, at in enumerate(chosen(calls, count)):
            shutil.rmtree(root, ignore_errors=True)
            try:
                verdict, was_killed = scenario.trial(root, at, number)
            except Exception as error:  # noqa: BLE001 - the harness itself may stumble: told, and counted
                tally.problems.append(f"{scenario.title} {at}: {type(error).__name__}: {error}")
                tally.wrong += 1
                continue
            tally.kills += was_killed
            tally.outcomes[verdict.outcome] += 1
            tally.wrong += bool(verdict.problems)
            tally.problems += [
                f"{scenario.title} {at} ({verdict.outcome}): {what}"
                for what in dict.fromkeys(verdict.problems)
            ]
    return tally


def try_all(scenarios: Sequence[Trial], kills: int) -> list[Tally]:
    """Try every scenario its share of `kills` times, printing as it goes."""
    tallies = []
    total = sum(scenario.weight for scenario in scenarios)
    for scenario in scenarios:
        begun = time.perf_counter()
        tally = try_scenario(scenario, max(1, round(kills * scenario.weight / total)))
        print(f"{tally.row()} ({time.perf_counter() - begun:.0f} s)", flush=True)
        for what in tally.problems:
            print(f"    {what}", flush=True)
        tallies.append(tally)
    return tallies


def main() -> int:
    """Do what the words say."""
    from benchmarks.faults.box_scenarios import BOX_SCENARIOS  # noqa: PLC0415 - as above
    from benchmarks.faults.scenarios import SCENARIOS  # noqa: PLC0415 - as above
    from benchmarks.faults.tournament_scenarios import TOURNAMENT_SCENARIOS  # noqa: PLC0415 - scenarios load the program

    parser = argparse.ArgumentParser(prog="benchmarks.faults.syscall_kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--only", default="", help="a part of the scenarios' titles")
    asked = parser.parse_args()
    try:
        forked_commands.strace()
    except StraceMissing as error:
        print(error)
        return 0
    forked_commands.load_everything()
    tallies = try_all(
        [
            scenario
            for scenario in (*SCENARIOS, *BOX_SCENARIOS, *TOURNAMENT_SCENARIOS)
            if asked.only in scenario.title
        ],
        asked.kills,
    )
    print(head())
    for tally in tallies:
        print(tally.row())
    whole = Tally("all")
    for tally in tallies:
        whole.kills += tally.kills
        whole.outcomes += tally.outcomes
        whole.wrong += tally.wrong
    print(whole.row())
    return int(whole.wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
