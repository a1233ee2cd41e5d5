"""Runs everything and prints the figures; ends with 1 when something was left wrong.

`python -m benchmarks.faults --kills 200 --fuzz-inputs 1000000 --guided-inputs 200000`
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from benchmarks.faults import fuzzing, guided, kills, refusals, tournament
from benchmarks.faults.scratch import remove_folders
from benchmarks.faults.shim import ShimMissing, build
from benchmarks.faults.targets import STREAMS, SUFFIXES, names, target

Part: TypeAlias = tuple[str, Callable[[], tuple[str, list[str]]]]

_LEAST: Final = 5000
_FOLDER_PAGES: Final = 16
_HOME_PAGES: Final = 160
_SEED_BYTES: Final = 8


def main() -> int:
    """Do what the words say."""
    parser = argparse.ArgumentParser(prog="benchmarks.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="at random moments, of each program")
    parser.add_argument("--fuzz-inputs", type=int, default=1_000_000)
    parser.add_argument("--guided-inputs", type=int, default=0, help="made by libFuzzer; needs atheris")
    parser.add_argument("--seed", type=int, help="of the inputs; else drawn")
    parser.add_argument("--stride", type=int, default=0, help="of the calls that go wrong; 0: every one")
    parser.add_argument("--only", choices=["kills", "refusals", "disk", "fuzz"], help="one part alone")
    parser.add_argument("--targets", default="", help="fed alone: names, or “boards” for all readers of them")
    parser.add_argument("--keep", type=Path, default=Path("faults-found"), help="where bad inputs go")
    asked = parser.parse_args()
    seed = asked.seed if asked.seed is not None else int.from_bytes(os.urandom(_SEED_BYTES), "big")
    wrong = 0
    with tempfile.TemporaryDirectory(prefix="faults-shim-") as folder:
        chosen: dict[str, Callable[[], list[Part]]] = {
            "kills": lambda: _kills(Path(folder), asked.kills, asked.stride),
            "refusals": lambda: _refusals(Path(folder), asked.stride),
            "disk": _disks,
            "fuzz": lambda: _fuzz(asked, seed),
        }
        for name, parts in chosen.items():
            for title, work in parts() if asked.only in {None, name} else ():
                begun = time.perf_counter()
                figures, problems = work()
                print(f"{title}: {figures} ({time.perf_counter() - begun:.0f} s)", flush=True)
                for problem in problems:
                    print(f"    {problem}", flush=True)
                wrong += len(problems)
    return int(wrong > 0)


def _kills(folder: Path, count: int, stride: int) -> list[Part]:
    library = _library(folder)
    parts: list[Part] = [
        ("dealing, killed at random moments", lambda: _told(kills.deal_and_kill(count))),
        ("archiving, killed at random moments", lambda: _told(kills.archive_and_kill(count))),
        ("a tournament, killed at random moments", lambda: _told(tournament.kill_the_steps(count))),
    ]
    if library is not None:
        parts += [
            (
                "dealing, killed at every call",
                lambda: _told(kills.deal_and_kill_at_calls(library, stride=stride)),
            ),
            (
                "archiving, killed at every call",
                lambda: _told(kills.archive_and_kill_at_calls(library, stride=stride)),
            ),
            (
                "restoring where sets were dealt, killed at every call",
                lambda: _told(kills.restore_and_kill_at_calls(library, stride=stride)),
            ),
            (
                "a tournament, killed at every call",
                lambda: _told(tournament.kill_at_calls(library, stride=stride)),
            ),
            (
                "the log of a tournament, killed at every call",
                lambda: _told(tournament.kill_at_calls(library, places=("log",))),
            ),
        ]
    return parts


def _refusals(folder: Path, stride: int) -> list[Part]:
    library = _library(folder)
    if library is None:
        return []
    return [
        (
            "half a write at every write",
            lambda: _told(refusals.write_in_halves(library, stride=max(1, stride))),
        ),
        ("every error at every call", lambda: _told(refusals.refuse_every_call(library, stride=stride))),
        (
            "a tournament, every error at every call",
            lambda: _told(tournament.refuse_calls(library, stride=stride)),
        ),
    ]


def _disks() -> list[Part]:
    def fill(place: str, pages: int) -> tuple[str, list[str]]:
        try:
            return _told(refusals.fill_every_page(place, pages))
        except refusals.MountRefused as error:
            return f"left out: {error}", []

    return [
        ("a full disk under the boards", lambda: fill("folder", _FOLDER_PAGES)),
        ("a full disk under the journal", lambda: fill("home", _HOME_PAGES)),
    ]


def _fuzz(asked: argparse.Namespace, seed: int) -> list[Part]:
    inputs: int = asked.fuzz_inputs
    guided_inputs: int = asked.guided_inputs
    keep: Path = asked.keep
    boards = (*SUFFIXES, *STREAMS)
    fed = boards if asked.targets == "boards" else tuple(name for name in names() if asked.targets in name)
    shares = _shares(inputs, fed)
    parts: list[Part] = [
        (f"seed {seed}", partial(_fed, name, count, seed, keep)) for name, count in shares.items() if inputs
    ]
    if guided_inputs and not guided.is_there():
        print("guided inputs left out: atheris is not installed")
    elif guided_inputs:
        parts += [
            ("guided", partial(_guided, name, count, keep))
            for name, count in _shares(guided_inputs, fed).items()
        ]
    return parts


def _shares(inputs: int, fed: tuple[str, ...]) -> dict[str, int]:
    """Divide `inputs` among the targets, those that take longer getting fewer."""
    rates = {name: 1 / target(name).cost for name in fed}
    remove_folders()
    least = min(_LEAST, inputs // len(rates))
    rest = inputs - least * len(rates)
    return {name: least + round(rest * rate / sum(rates.values())) for name, rate in rates.items()}


def _fed(name: str, inputs: int, seed: int, keep: Path) -> tuple[str, list[str]]:
    report = fuzzing.fuzz_apart(name, inputs, seed)
    for index, (data, _what) in enumerate(report.faults):
        keep.mkdir(exist_ok=True)
        (keep / f"{name.strip('.')}-{seed}-{index}").write_bytes(bytes.fromhex(data))
    return str(report), [what for _data, what in report.faults]


def _guided(name: str, inputs: int, keep: Path) -> tuple[str, list[str]]:
    report = guided.fuzz_guided(name, inputs, keep / "guided" / name.strip("."))
    return str(report), [report.fault] if report.fault else []


def _told(report: kills.Report | refusals.Report) -> tuple[str, list[str]]:
    return str(report), report.problems


def _library(folder: Path) -> Path | None:
    try:
        return build(folder)
    except ShimMissing as error:
        print(f"left out: {error}")
        return None


if __name__ == "__main__":
    sys.exit(main())
