"""Deals many boards in bulk and holds them against what chance alone gives: `python -m benchmarks.fairness`.

The SHA-256 of the seed is printed before anything is dealt, the seed after everything is counted, so that
anybody can repeat the run (`--seed`) and nobody could have tried seeds until one pleased. Every test there
is gets printed, and the verdict allows for their number (Holm's procedure).
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from typing import TYPE_CHECKING

import numpy as np

from benchmarks.tallies import Tally
from bigdeal_gui import PROGRAM_NAME, __version__
from bigdeal_gui.analysis.goodness import adjusted_by_holm
from bigdeal_gui.bulk.big_deal import bulk_hands
from bigdeal_gui.bulk.generator import BulkGenerator
from bigdeal_gui.randomness.seed import SEED_BYTES, Seed
from bigdeal_gui.randomness.system import system_bytes

if TYPE_CHECKING:
    from collections.abc import Sequence

BOARDS = 100_000_000
OWNER = b"fairness"
FAMILY_ERROR = 0.01
"""How often the verdict may go against a perfect dealer: once in a hundred runs."""

_TOLD_EVERY_S = 60.0


def deal(boards: int, seed: Seed, owner: bytes) -> Tally:
    """Deal `boards` boards in bulk and count what the tests need."""
    tally = Tally()
    told = time.monotonic()
    for numbers in BulkGenerator(seed, owner).ranges():
        taken = numbers[:, : boards - tally.boards]
        tally.take(taken, bulk_hands(taken))
        if time.monotonic() - told > _TOLD_EVERY_S:
            told = time.monotonic()
            print(f"  {tally.boards} boards …", file=sys.stderr, flush=True)
        if tally.boards == boards:
            return tally
    raise AssertionError("ranges end with an error")


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report; end with 1 when the verdict goes against the dealer."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fairness", description=__doc__)
    parser.add_argument("--boards", type=int, default=BOARDS)
    parser.add_argument("--seed", help="40 hexadecimal digits: repeat a run")
    options = parser.parse_args(arguments)
    secret = bytes.fromhex(options.seed) if options.seed else system_bytes(SEED_BYTES)
    print(f"{PROGRAM_NAME} {__version__}, numpy {np.__version__}")
    print(f"Boards: {options.boards}, identification: {OWNER.decode()}")
    print(f"SHA-256 of the seed, before dealing: {hashlib.sha256(secret).hexdigest()}", flush=True)
    begun = time.process_time()
    tally = deal(options.boards, Seed(secret), OWNER)
    seconds = time.process_time() - begun
    findings = adjusted_by_holm(tally.findings())
    print(f"Seed, after dealing: {secret.hex()}")
    print(f"Dealt and counted in {seconds:.0f} s of processor time.\n")
    print(f"{'test':44} {'chi-square':>12} {'freedom':>6}  {'chance':>10}  {'adjusted':>10}")
    for one in findings:
        print(one)
    suspects = [one for one in findings if one.adjusted < FAMILY_ERROR]
    below = {share: sum(one.chance < share for one in findings) for share in (0.1, 0.05, 0.01)}
    print(f"\n{len(findings)} tests. Chances below 10 %, 5 %, 1 %: {', '.join(map(str, below.values()))};")
    print(f"expected by chance: {', '.join(f'{share * len(findings):.1f}' for share in below)}.")
    print(f"Tests that fail, at {FAMILY_ERROR:.0%} for all {len(findings)} together: {len(suspects)}.")
    return 1 if suspects else 0


if __name__ == "__main__":
    sys.exit(main())
