"""Plants faults in the program's rooms and prints what no test sees; ends with 1 if there is any.

`python -m benchmarks.mutants --count 40 --seed 7 --jobs 2`: of every room a sample, the same for the same
seed, against the tests of the room and of those above it, and then against mypy; at the end a table. A fault
that hangs is told by its name. `explained.toml` says of some why no test can see them, or need not; they are
counted apart.
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
    NoTestsRun,
    Room,
    Verdict,
    load_libraries,
    room_of,
    rooms_seeing,
    seen_by,
    verdicts,
)

EXPLAINED: Final = Path(__file__).with_name("explained.toml")
ROOMS: Final = sorted(
    place.stem
    for place in (TOP / PACKAGE).iterdir()
    if (place / "__init__.py").is_file() or (place.suffix == ".py" and place.stem != "__init__")
)
COLUMNS: Final = ("killed", "hung", "refused", "survived", "explained")


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
        "--patience", type=float, default=15, help="seconds of tests of each kind, sharp ones first"
    )
    parser.add_argument(
        "--warm-up", type=float, default=WARM_UP_S, help="seconds of the processor for each before its tests"
    )
    parser.add_argument("--own", action="store_true", help="only the room's own tests: quick, and stricter")
    parser.add_argument("--list", action="store_true", help="say what would be planted, and run nothing")
    asked = parser.parse_args()
    explained = reasons(EXPLAINED)
    if asked.list:
        for room in asked.rooms:
            for mutant in sample(mutants_in(TOP, room), asked.count, asked.seed):
                print(f"{mutant.file}:{mutant.line}: {mutant.change}")
        return 0
    begun = time.perf_counter()
    load_libraries()
    tables = []
    with tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True) as folder:
        copies = [Copy(Path(folder, str(number)), asked.warm_up) for number in range(asked.jobs)]
        try:
            rooms = {room.partition("/")[0] for room in asked.rooms}
            seen = seen_by(copies, rooms if asked.own else rooms_seeing(asked.rooms))
        except NoTestsRun as error:
            sys.exit(f"Nothing was learned of these tests, without any change. {error}")
        for test in sorted(test for tests in seen.values() for test in tests.failed):
            print(f"left out, as it fails with nothing planted: {test}")
        print(f"what the tests see: {(time.perf_counter() - begun) / 60:.1f} min", flush=True)
        for room in asked.rooms:
            all_ = mutants_in(copies[0].tree, room)
            made = sample(all_, asked.count, asked.seed)
            tests = room_of(seen, room.partition("/")[0], {mutant.file for mutant in made})
            counted = try_room(tests, made, copies, explained, asked.patience)
            tables.append((room, len(made), counted))
            found = ", ".join(f"{counted[word]} {word}" for word in COLUMNS if counted[word])
            print(f"{room}: {found} ({(time.perf_counter() - begun) / 60:.1f} min)", flush=True)
            for place, change in gone(room, all_, explained):
                print(f"    explained, but no longer there: {place}: {change}")
    print(f"{'':16}{'tried':>10}" + "".join(f"{word:>10}" for word in COLUMNS))
    for room, tried, counted in tables:
        print(f"{room:16}{tried:10}" + "".join(f"{counted[word]:10}" for word in COLUMNS))
    print(f"seed {asked.seed}, {(time.perf_counter() - begun) / 60:.0f} min")
    return int(any(counted["survived"] for _, _, counted in tables))


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
    there = {name for mutant in made for name in mutant.names}
    return [key for key in explained if key[0].startswith(f"{PACKAGE}/{room}") and key not in there]


def try_room(
    room: Room,
    made: list[Mutant],
    copies: list[Copy],
    explained: dict[tuple[str, str], str],
    patience_s: float,
) -> Counter[str]:
    """Try the mutants of a room, print which hang or survive, and return how many of each there are."""
    counted: Counter[str] = Counter()
    for mutant, verdict in verdicts(copies, room, made, patience_s):
        if verdict is Verdict.SURVIVED and not mutant.names.isdisjoint(explained):
            counted["explained"] += 1
            continue
        counted[verdict.value] += 1
        if verdict in {Verdict.SURVIVED, Verdict.HUNG}:
            change = f"{mutant.file}:{mutant.line}: {mutant.scope}: {mutant.change}"
            print(change if verdict is Verdict.SURVIVED else f"hangs: {change}", flush=True)
    return counted


if __name__ == "__main__":
    sys.exit(main())
