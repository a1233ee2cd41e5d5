"""Deals fair sets and judges them: how often is a perfect dealer accused? `python -m benchmarks.many_sets`.

Each run deals `--sets` sets from a seed of its own, the SHA-1 of `--seed`, a hyphen and the run's number, so
that anybody gets the same. `--bias 0.01` makes suits of five cards more frequent by that share, by leaving
out boards that have none.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from typing import TYPE_CHECKING

import numpy as np

from bigdeal_gui.analysis.many_sets import FALSE_ALARMS, SetTallies, judged_statistics
from bigdeal_gui.bulk.big_deal import bulk_hands
from bigdeal_gui.bulk.counts import bulk_counts
from bigdeal_gui.bulk.generator import BulkGenerator
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bigdeal_gui.analysis.many_sets import ManySets
    from bigdeal_gui.bulk.big_deal import Words

FIVES = 38 + 39 + 5
"""Where the count of suits of five cards stands."""


def dealt(seed: Seed, bias: float) -> Iterator[Words]:
    """Yield hands, many boards at a time."""
    for numbers in BulkGenerator(seed, b"many sets").ranges():
        hands = bulk_hands(numbers)
        if bias:
            fives = bulk_counts(hands, np.ones(hands.shape[1], np.int64))[:, FIVES]
            without = np.flatnonzero(fives == 0)
            every = max(1, round(len(without) / hands.shape[1] / (bias / (1 + bias))))
            hands = np.delete(hands, without[::every], axis=1)
        yield hands


def run(sets: int, boards: int, seed: Seed, bias: float = 0.0) -> ManySets:
    """Return what is said of `sets` sets of `boards` boards."""
    tallies = SetTallies()
    rest = np.empty((4, 0), np.uint64)
    for hands in dealt(seed, bias):
        rest = np.concatenate([rest, hands], axis=1)
        count = min(rest.shape[1] // boards, sets - tallies.sizes.total())
        rows = bulk_counts(rest[:, : count * boards], np.full(count, boards)).tolist()
        for place, row in enumerate(rows, start=tallies.sizes.total()):
            tallies.add(place, boards, row)
        rest = rest[:, count * boards :]
        if tallies.sizes.total() == sets:
            return judged_statistics(tallies)
    raise AssertionError("ranges end with an error")


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each run; end with 1 when more were accused than should ever be."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.many_sets", description=__doc__)
    parser.add_argument("--sets", type=int, default=1_000)
    parser.add_argument("--boards", type=int, default=36)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--seed", default="fair")
    parser.add_argument("--bias", type=float, default=0.0)
    options = parser.parse_args(arguments)
    accused, least = 0, 1.0
    begun = time.process_time()
    for number in range(options.runs):
        secret = hashlib.sha1(f"{options.seed}-{number}".encode()).digest()  # noqa: S324 - no secret here
        found = run(options.sets, options.boards, Seed(secret), options.bias)
        is_accused = bool(found.suspects or found.odd_sets)
        accused += is_accused
        first = found.tests[0]
        least = min(least, first.adjusted)
        if options.runs <= 20 or is_accused:
            name = f"{first.kind.group}: {first.kind.name}"
            print(
                f"run {number}: {found.deals} boards, {found.test_count} tests, least likely {name},"
                f" {min(first.chances):.2g}, of all {first.adjusted:.2g},"
                f" odd sets {len({odd.place for odd in found.odd_sets})}"
                f"{' ACCUSED' if is_accused else ''}",
                flush=True,
            )
    print(f"{options.runs} runs of {options.sets} sets of {options.boards} boards: accused {accused},")
    print(f"the least likely figure of any of them, held against its run: {least:.2g};")
    print(f"to be expected at the most: {FALSE_ALARMS * options.runs:.2g}.")
    print(f"Processor time {time.process_time() - begun:.0f} s.")
    return int(not options.bias and accused > 3 + 2 * FALSE_ALARMS * options.runs)


if __name__ == "__main__":
    sys.exit(main())
