"""Is the chance that `bigdeal fouled-when` states true? `python -m benchmarks.moments [--sessions N] [PBN…]`.

With PBN files that have deals and the results of many tables (a game for each, or a ScoreTable) the tricks
are those that people took: a board is turned, or another takes its place, after so many of twelve tables,
and the results are drawn from those of the boards as they then lie. Without files the deals are dealt, and
the tricks are drawn around double dummy, as assumed, and closer and wider than that.

Prints how tricks differ from double dummy; then for each kind how often the moment lies in the run named,
how often that was stated, how often the likeliest moment is within one round, and the calibration curve.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from benchmarks.faults.mutation import Draws
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.double_dummy import STRAINS
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.boards.moment import DIFFERENCES, TableResult, moment_chances, typed_results
from bigdeal_gui.services.boards.results_files import results_lines
from bigdeal_gui.services.printing.double_dummy import double_dummy_tables
from bigdeal_gui.services.work import CancelToken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.double_dummy import Table
    from bigdeal_gui.services.boards.moment import Moment

TABLES: Final = 12
BINS: Final = 10
DEALT: Final = 60
SPREADS: Final = {
    "as assumed": DIFFERENCES,
    "closer": {-1: 0.15, 0: 0.7, 1: 0.15},
    "wider": {-4: 0.03, -3: 0.06, -2: 0.13, -1: 0.18, 0: 0.2, 1: 0.18, 2: 0.13, 3: 0.06, 4: 0.03},
}


class Played(NamedTuple):
    """A board's tricks by double dummy, and results: from a file, or none where they are drawn."""

    table: Table
    results: tuple[TableResult, ...] = ()


def main() -> None:
    """Read the command line, run, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help="PBN files with deals and results")
    parser.add_argument("--sessions", type=int, default=1000, help="how many of each kind")
    parser.add_argument("--seed", type=int, default=33, help="which accidents happen")
    chosen = parser.parse_args()
    draws = Draws(chosen.seed)
    if chosen.files:
        boards = [board for path in chosen.files for board in _from_file(path)]
        _say_spread(boards)
        kinds: dict[str, Callable[[Played], list[TableResult]]] = {
            "as people played": lambda board: draws.some_of(board.results, TABLES)
        }
        boards = [board for board in boards if len(board.results) >= TABLES]
    else:
        boards = [Played(table) for table in _solved(first_deals(Seed(system_bytes(20)), b"moments", DEALT))]
        kinds = {name: _drawing(spread, draws) for name, spread in SPREADS.items()}
    print(f"{len(boards)} boards, {chosen.sessions} sessions of {TABLES} tables of each kind")
    for name, play in kinds.items():
        for accident in ("turned", "another board"):
            sessions = (_session(boards, accident, play, draws) for _ in range(chosen.sessions))
            _say(f"{name}, {accident}", list(sessions))


def _solved(deals: Sequence[Deal]) -> list[Table]:
    return list(double_dummy_tables(list(deals), lambda _done, _wanted: None, CancelToken()))


def _from_file(path: Path) -> Iterator[Played]:
    data = path.read_bytes()
    boards = {board.number: board.deal for board in format_by_name("pbn").read(data).boards}
    for number, table in zip(boards, _solved(list(boards.values())), strict=True):
        lines = (line.replace("?", "0", 1) for line in results_lines(data, number).lines)
        yield Played(table, typed_results(lines))


def _drawing(spread: dict[int, float], draws: Draws) -> Callable[[Played], list[TableResult]]:
    """Return what draws results of a board that nobody played, in contracts that take seven tricks."""
    errors = [error for error, share in spread.items() for _percent in range(round(100 * share))]

    def play(board: Played) -> list[TableResult]:
        makes = [(s, d) for s in STRAINS for d in SEATS if board.table[d][s] > TABLES // 2]
        results = []
        for _table in range(TABLES):
            strain, declarer = draws.one_of(makes)
            tricks = board.table[declarer][strain] + draws.one_of(errors)
            results.append(TableResult(0, strain, declarer, min(13, max(0, tricks))))
        return results

    return play


def _session(
    boards: Sequence[Played], accident: str, play: Callable[[Played], list[TableResult]], draws: Draws
) -> tuple[int, Moment]:
    """Return after how many of the tables the accident happened, and what the scores say."""
    right = draws.one_of(boards)
    fouled = right
    while accident != "turned" and fouled is right:
        fouled = draws.one_of(boards)
    step = 1 + draws.below(len(SEATS) - 1) if accident == "turned" else 0
    before, after = play(right), play(fouled)
    lies: Table = tuple(fouled.table[SEATS[(seat - step) % 4]] for seat in SEATS)  # type: ignore[assignment]
    truth = draws.below(TABLES + 1)
    results = [
        before[n]._replace(round=n + 1)
        if n < truth
        else after[n]._replace(round=n + 1, declarer=SEATS[(after[n].declarer + step) % 4])
        for n in range(TABLES)
    ]
    return truth, moment_chances(results, right.table, lies)


def _say_spread(boards: Sequence[Played]) -> None:
    met = Counter(
        result.tricks - board.table[result.declarer][result.strain]
        for board in boards
        for result in board.results
    )
    whole = met.total()
    print(f"{whole} results of {len(boards)} boards: tricks more or less than double dummy")
    print("  ".join(f"{error:+d} {met[error] / whole:.1%}" for error in sorted(met)))


def _say(title: str, sessions: Sequence[tuple[int, Moment]]) -> None:
    count = len(sessions)
    met = sum(moment.first <= truth <= moment.last for truth, moment in sessions)
    stated = sum(moment.chance for _truth, moment in sessions)
    telling = [
        abs(max(range(TABLES + 1), key=moment.chances.__getitem__) - truth) <= 1
        for truth, moment in sessions
        if moment.can_tell
    ]
    near = sum(telling) / max(1, len(telling))
    print(f"\n{title}: stated {stated / count:.1%}, true {met / count:.1%};")
    print(f"  can tell {len(telling) / count:.0%} of them, there within one round {near:.1%}")
    curve: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for truth, moment in sessions:
        for place, share in enumerate(moment.chances):
            curve[min(BINS - 1, int(share * BINS))].append((share, place == truth))
    for bin_ in sorted(curve):
        shares, hits = zip(*curve[bin_], strict=True)
        print(
            f"  a moment of {sum(shares) / len(shares):5.1%} is it {sum(hits) / len(hits):5.1%} ({len(hits)})"
        )


if __name__ == "__main__":
    main()
