"""Plants faults in rooms below `services/` and prints what its tests do not see; ends with 1 if there is any.

`python -m benchmarks.mutants randomness numbering --count 300`: a sample of each, the same for the same seed.
`explained.toml` says of some why no test can see them, or need not; they are counted apart.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import tempfile
import time
import tomllib
from collections import Counter
from pathlib import Path
from typing import Final

from benchmarks.mutants.planting import Mutant, mutants_of
from benchmarks.mutants.running import (
    PACKAGE,
    TOP,
    WARM_UP_S,
    Copy,
    TestsFail,
    Verdict,
    load_libraries,
    verdicts,
)

EXPLAINED: Final = Path(__file__).with_name("explained.toml")
ROOMS: Final = ("randomness", "numbering", "tournament", "journal", "storage")


def main() -> int:
    """Do what the words say."""
    parser = argparse.ArgumentParser(prog="benchmarks.mutants", description=__doc__)
    parser.add_argument(
        "rooms", nargs="*", default=ROOMS, metavar="ROOM", help=f"of {PACKAGE}/, or ROOM/MODULE"
    )
    parser.add_argument("--count", type=int, help="of mutants of each room; else all")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--jobs", type=int, default=1, help="runs at a time, each in a copy of its own")
    parser.add_argument(
        "--patience", type=float, default=10, help="seconds of tests for each, quick ones first"
    )
    parser.add_argument(
        "--warm-up", type=float, default=WARM_UP_S, help="seconds of the processor for each before its tests"
    )
    parser.add_argument("--list", action="store_true", help="say what would be planted, and run nothing")
    asked = parser.parse_args()
    explained = reasons(EXPLAINED)
    if asked.list:
        for room in asked.rooms:
            for mutant in sample(mutants_in(TOP, room), asked.count, asked.seed):
                print(f"{mutant.file}:{mutant.line}: {mutant.change}")
        return 0
    load_libraries()
    with tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True) as folder:
        copies = [Copy(Path(folder, str(number)), asked.warm_up) for number in range(asked.jobs)]
        left = 0
        for room in asked.rooms:
            all_ = mutants_in(copies[0].tree, room)
            left += try_room(room, sample(all_, asked.count, asked.seed), copies, explained, asked.patience)
            for place, change in gone(room, all_, explained):
                print(f"    explained, but no longer there: {place}: {change}")
    return int(left > 0)


def mutants_in(tree: Path, room: str) -> list[Mutant]:
    """Return all mutants of a room of `tree`, or of one module of it (“journal/chain”).

    Raises:
        SystemExit: there is no such room.
    """
    place = tree / PACKAGE / room
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place.with_suffix(".py")]
    if not files[0].is_file():
        sys.exit(f"There is no room {room}.")
    return [
        mutant
        for file in files
        for mutant in mutants_of(file.relative_to(tree).as_posix(), file.read_bytes())
    ]


def sample(mutants: list[Mutant], count: int | None, seed: int) -> list[Mutant]:
    """Return `count` of `mutants`, in the order of the text: which ones hangs on `seed` and on each alone."""

    def draw(mutant: Mutant) -> bytes:
        return hashlib.blake2b(f"{seed} {mutant.place}: {mutant.change}".encode()).digest()

    chosen = set(sorted(mutants, key=draw)[:count])
    return [mutant for mutant in mutants if mutant in chosen]


def reasons(file: Path) -> dict[tuple[str, str], str]:
    """Return why a mutant may survive, by its place and its change."""
    tables = tomllib.loads(file.read_text("utf-8"))
    return {(place, change): reason for place, table in tables.items() for change, reason in table.items()}


def gone(room: str, made: list[Mutant], explained: dict[tuple[str, str], str]) -> list[tuple[str, str]]:
    """Return what is explained of a room though it can no longer be planted there."""
    there = {(mutant.place, mutant.change) for mutant in made}
    return [key for key in explained if key[0].startswith(f"{PACKAGE}/{room}") and key not in there]


def try_room(
    name: str,
    made: list[Mutant],
    copies: list[Copy],
    explained: dict[tuple[str, str], str],
    patience_s: float,
) -> int:
    """Try the mutants of a room, print its figures and return how many survive without a reason.

    Raises:
        SystemExit: its tests fail with nothing planted.
    """
    begun = time.perf_counter()
    try:
        room = copies[0].room(name.partition("/")[0])
    except TestsFail as error:
        sys.exit(f"The tests of {name} fail with nothing planted:\n{error}")
    counted: Counter[str] = Counter()
    for mutant, verdict in verdicts(copies, room, made, patience_s):
        if verdict is Verdict.SURVIVED and (mutant.place, mutant.change) in explained:
            counted["explained"] += 1
            continue
        counted[verdict.value] += 1
        if verdict is Verdict.SURVIVED:
            print(f"{mutant.file}:{mutant.line}: {mutant.scope}: {mutant.change}", flush=True)
    figures = [f"{counted[word]} {word}" for word in ("killed", "timed out", "survived", "explained")]
    minutes = (time.perf_counter() - begun) / 60
    print(f"{name}: {len(made)} made, {', '.join(figures)} ({minutes:.1f} min)", flush=True)
    return counted[Verdict.SURVIVED.value]


if __name__ == "__main__":
    sys.exit(main())
