"""Measures the check-up of played sets: `python -m benchmarks.check_up fair|power|moments`.

`fair` draws club years of 50 fair sets of 26 boards, `--years` of them from a pool of sets and `--fresh` of
sets of their own, and counts how many are accused. `power` prints how many of `--seeds` folders of 25,
50, 100 and 200 sets are accused for each filter, and how many are named right. `moments` measures what the
score of neighbouring boards does by chance and after riffles. Everything follows from `--seed`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from benchmarks.check_up.dealers import BOARDS, DEALERS, Source, fair
from benchmarks.check_up.features import COLUMNS, WIDTH, rows_of
from bigdeal_gui.analysis.check_up.board_law import board_law
from bigdeal_gui.analysis.check_up.figures import (
    SET_SCORES,
    board_sums,
    cards_chance,
    cards_statistic,
    chances_of_set,
    turn_chance,
)
from bigdeal_gui.analysis.check_up.played_set import SetFigures
from bigdeal_gui.analysis.check_up.verdict import FALSE_ALARMS, check_up_verdict
from bigdeal_gui.analysis.sums import two_sided_chance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from numpy.typing import NDArray

    from benchmarks.check_up.features import Owners, Rows
    from bigdeal_gui.analysis.check_up.figures import SetScore
    from bigdeal_gui.analysis.sums import Part

SETS: Final = 50
FIGURES: Final = 28
"""How many figures the verdict of several sets has."""
POOL_BOARDS: Final = 2_080_000
SIZES: Final = (25, 50, 100, 200)
_AT_ONCE: Final = 2_000
_YEARS_AT_ONCE: Final = 20_000
_WIDE: Final = frozenset({"seat_points", "turned", "cards"})


def figures_of_row(row: Sequence[Any]) -> SetFigures:
    """Return a row of figures as the program has it."""
    values: dict[str, Any] = {}
    for name, place in COLUMNS.items():
        found = tuple(row[place])
        values[name] = found if name in _WIDE else found[0]
    return SetFigures(**values)


def again(owners: Owners) -> int:
    """Return how many pairs of boards are the same deal."""
    met = Counter(board.tobytes() for board in owners.reshape(-1, owners.shape[-1]))
    return sum(times * (times - 1) // 2 for times in met.values())


def fair_rows(source: Source, sets: int) -> Rows:
    """Return the figures of fair sets."""
    parts = [rows_of(fair(source, min(_AT_ONCE, sets - done))) for done in range(0, sets, _AT_ONCE)]
    return np.concatenate(parts)


class Years:
    """Counts which club years are accused, each figure at the level that the verdict has."""

    def __init__(self) -> None:
        self.years = 0
        self.accused = 0
        self.by_figure: Counter[str] = Counter()
        self._bounds: dict[str, tuple[float, float]] = {}

    def add(self, sums: Rows, scores: Rows) -> None:
        """Take sums over the sets of each year, and sums of the sets' scores."""
        odd = np.zeros(len(sums), np.bool_)
        for name, counts, chance in _figures(sums, scores):
            low, high = self._bounds_of(name, counts, chance)
            out = (counts <= low) | (counts >= high)
            self.by_figure[name] += int(out.sum())
            odd |= out
        self.years += len(sums)
        self.accused += int(odd.sum())

    def _bounds_of(
        self, name: str, counts: NDArray[np.float64], chance: Callable[[float], float]
    ) -> tuple[float, float]:
        """Return where a figure accuses: at the most, and at least."""
        if name not in self._bounds:
            level = FALSE_ALARMS / FIGURES
            middle, spread = float(np.median(counts)), float(counts.std())
            step = spread / 1000 if name == "cards" else 1.0
            self._bounds[name] = (
                _edge(chance, middle, -step, 12 * spread, level),
                _edge(chance, middle, step, 12 * spread, level),
            )
        return self._bounds[name]


def _edge(chance: Callable[[float], float], middle: float, step: float, far: float, level: float) -> float:
    """Return the nearest value to the middle that is less likely than `level`; beyond `far` there is none."""
    near, out = 0, int(far / abs(step)) + 2
    if chance(middle + out * step) > level:
        return float(np.inf) if step > 0 else -float(np.inf)
    while out - near > 1:
        half = (near + out) // 2
        near, out = (near, half) if chance(middle + half * step) <= level else (half, out)
    return middle + out * step


def _figures(sums: Rows, scores: Rows) -> Iterator[tuple[str, Any, Callable[[float], float]]]:
    """Yield the figures of years: name, counts, and how likely a count strays so far."""
    boards = SETS * BOARDS
    whole: Any = figures_of_row(list(sums.T))
    for name, counts, chances in board_sums(whole):
        yield name, counts, partial(_of_sum, chances, boards)
    yield "cards", cards_statistic(whole.cards, boards), cards_chance
    pairs = SETS * (BOARDS - 1)
    same = board_law().same_seat
    for turn, counts in enumerate(whole.turned):
        yield f"turned-{turn}", counts, partial(_of_sum, same, pairs)
    yield "turn-score", whole.turn_score, lambda count: turn_chance(round(count), pairs)
    for score, counts in zip(SET_SCORES, scores.T, strict=True):
        parts = [(score.chances(chances_of_set(BOARDS)), SETS)]
        yield score.name, counts, partial(_of_score, score, parts)


def _of_sum(chances: Sequence[float], boards: int, count: float) -> float:
    return two_sided_chance(chances, boards, round(count))


def _of_score(score: SetScore, parts: Sequence[Part], count: float) -> float:
    return score.chance(parts, round(count))


def _scores(rows: Rows) -> Rows:
    """Return the scores of each set."""
    law = chances_of_set(BOARDS)
    points = rows[:, COLUMNS["seat_points"]]
    sides, squares = points[:, 0] + points[:, 2], rows[:, COLUMNS["squares"]][:, 0]
    columns = []
    for score in SET_SCORES:
        values, places = np.unique(sides if score.is_of_points else squares, return_inverse=True)
        columns.append(np.array([score.of_value(law, int(value)) for value in values])[places])
    return np.stack(columns, axis=1)


def _fair(options: argparse.Namespace) -> int:
    started = time.process_time()
    fresh = Years()
    for year in range(0, options.fresh, _AT_ONCE // SETS):
        rows = fair_rows(Source(f"{options.seed}/anew/{year}"), _AT_ONCE)
        scores = _scores(rows)
        fresh.add(
            rows.reshape(-1, SETS, WIDTH).sum(axis=1), scores.reshape(-1, SETS, len(SET_SCORES)).sum(axis=1)
        )
    _tell("of new sets alone", fresh)
    source = Source(f"{options.seed}/pool")
    pool = fair_rows(source, options.pool // BOARDS)
    scores = _scores(pool)
    small = pool.astype(np.int16)
    years = Years()
    while years.years < options.years:
        count = min(_YEARS_AT_ONCE, options.years - years.years)
        chosen = source.below(len(pool), count * SETS).reshape(SETS, count)
        sums = np.zeros((count, WIDTH), np.int64)
        of_scores = np.zeros((count, len(SET_SCORES)), np.int64)
        for places in chosen:
            sums += small[places]
            of_scores += scores[places]
        years.add(sums, of_scores)
    _tell(f"drawn from {len(pool)} sets", years)
    print(f"{time.process_time() - started:.0f} s of processor time")
    return int(
        any(one.accused > FALSE_ALARMS * one.years for one in (fresh, years) if one.years >= options.years)
    )


def _tell(how: str, years: Years) -> None:
    print(f"{years.years} fair years, {how}: {years.accused} accused", flush=True)
    for name, accused in years.by_figure.most_common():
        print(f"  {name:20} {accused}")


def _power(options: argparse.Namespace) -> int:
    print(f"{'filter':30}" + "".join(f"{sets:>14}" for sets in SIZES))
    for name, (kind, deal) in {"fair": ("as-chance", fair), **DEALERS}.items():
        cells = []
        for sets in SIZES:
            accused = named = 0
            for seed in range(options.seeds):
                owners = deal(Source(f"{options.seed}/{name}/{sets}/{seed}"), sets)
                found = check_up_verdict(
                    [figures_of_row(row) for row in rows_of(owners).tolist()], again(owners)
                )
                accused += not found.is_as_chance
                named += found.kind == kind
            cells.append(f"{accused}, {named}")
        print(f"{name:30}" + "".join(f"{cell:>14}" for cell in cells), flush=True)
    return 0


def _moments(options: argparse.Namespace) -> int:
    source = Source(f"{options.seed}/moments")
    column = COLUMNS["turn_score"]
    parts = []
    for _part in range(max(1, options.pool // 200_000)):
        pairs = source.fair(200_000).reshape(-1, 2, 52)
        parts.append(rows_of(pairs)[:, column][:, 0].astype(float))
    scores = np.concatenate(parts)
    away = (scores - scores.mean()) / scores.std()
    print(f"{len(scores)} neighbours: mean {scores.mean():.3f}, deviation {scores.std():.2f},")
    print(f"skew {(away**3).mean():.3f}, kurtosis {(away**4).mean() - 3:.3f}")
    for name, (kind, deal) in DEALERS.items():
        if kind == "hand-shuffled":
            scores = rows_of(deal(source, _AT_ONCE))[:, column][:, 0] / (BOARDS - 1)
            print(f"{name}: {scores.mean():.1f} ± {scores.std() / _AT_ONCE**0.5:.1f}")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure one thing; `fair` ends with 1 when more than one year in a thousand is accused."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.check_up", description=__doc__)
    parser.add_argument("what", choices=("fair", "power", "moments"))
    parser.add_argument("--seed", default="check-up")
    parser.add_argument("--years", type=int, default=1_000_000)
    parser.add_argument("--fresh", type=int, default=20_000)
    parser.add_argument("--pool", type=int, default=POOL_BOARDS, help="boards of the pool")
    parser.add_argument("--seeds", type=int, default=20)
    options = parser.parse_args(arguments)
    return {"fair": _fair, "power": _power, "moments": _moments}[options.what](options)


if __name__ == "__main__":
    sys.exit(main())
