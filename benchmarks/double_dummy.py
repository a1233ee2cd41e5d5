"""Double dummy: a session against the solver's own call for all boards, how soon it stops, and its figures.

`python -m benchmarks --only double_dummy` measures, in a minute, on idle processors.
`python -m benchmarks.double_dummy [--boards 100] [--seed 40-HEXADECIMAL-DIGITS]` compares boards with the
solver asked for one at a time, in a minute on two processors.
"""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import endplay.dds
import endplay.types

from benchmarks.side_by_side import Row, medians
from bigdeal_gui.analysis.double_dummy import tricks_with_par
from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.model.boards import Board, dealer, vulnerability
from bigdeal_gui.model.diagrams import deal_text
from bigdeal_gui.model.double_dummy import STRAINS, Strain
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import SEED_BYTES, Seed
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.printing.double_dummy import double_dummy_tables
from bigdeal_gui.services.work import CancelToken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigdeal_gui.model.double_dummy import DoubleDummy

SESSION: Final = 36
MOST_RATIO: Final = 1.1
MOST_STOP_S: Final = 1.0

_MEASURED: Final = Seed(bytes(SEED_BYTES))
"""The seed of the boards that are timed, the same in every run."""
_STOPS: Final = (1, 12, 24, 35)
"""The boards after which a session is asked to stop."""

_THEIRS: Final = {
    Strain.NO_TRUMP: endplay.types.Denom.nt,
    Strain.SPADES: endplay.types.Denom.spades,
    Strain.HEARTS: endplay.types.Denom.hearts,
    Strain.DIAMONDS: endplay.types.Denom.diamonds,
    Strain.CLUBS: endplay.types.Denom.clubs,
}
_VULNERABILITIES: Final = (
    endplay.types.Vul.none,
    endplay.types.Vul.ns,
    endplay.types.Vul.ew,
    endplay.types.Vul.both,
)


def rows() -> list[Row]:
    """Measure the rows of a session, by the clock on the wall."""
    boards = _boards(_MEASURED, SESSION)
    ours, theirs = medians(lambda: session_seconds(boards), lambda: direct_seconds(boards))
    stop = max(stop_seconds(boards, done) for done in _STOPS)
    return [
        Row(
            f"Double-dummy results of {SESSION} boards, against the solver's own call for all of them",
            f"{ours:.2f} against {theirs:.2f} s, {ours / theirs:.2f} x",
            f"at most {MOST_RATIO} x",
            ours <= MOST_RATIO * theirs,
        ),
        Row(
            "from the wish to stop until nothing is at work",
            f"{stop:.2f} s at most",
            f"at most {MOST_STOP_S:.0f} s",
            stop <= MOST_STOP_S,
        ),
    ]


def session_seconds(boards: Sequence[Board]) -> float:
    """Return how long the results of `boards` take."""
    begun = time.perf_counter()
    double_dummy_tables([board.deal for board in boards], _unheard, CancelToken())
    return time.perf_counter() - begun


def direct_seconds(boards: Sequence[Board]) -> float:
    """Return how long the solver takes for `boards` where it is asked for all of them in one call."""
    deals = [endplay.types.Deal(deal_text(board.deal)) for board in boards]
    begun = time.perf_counter()
    endplay.dds.calc_all_tables(deals)
    return time.perf_counter() - begun


def stop_seconds(boards: Sequence[Board], done: int) -> float:
    """Return how long the work goes on when it is asked to stop after `done` boards."""
    cancel = CancelToken()
    asked: list[float] = []

    def stop(boards_done: int, _wanted: int) -> None:
        if boards_done == done:
            asked.append(time.perf_counter())
            cancel.cancel()

    with suppress(Cancelled):
        double_dummy_tables([board.deal for board in boards], stop, cancel)
    return time.perf_counter() - asked[0]


def _boards(seed: Seed, count: int) -> list[Board]:
    return [Board(number, deal) for number, deal in enumerate(first_deals(seed, b"double dummy", count), 1)]


def _unheard(_done: int, _wanted: int) -> None:
    """Take a report."""


def differs(board: Board, result: DoubleDummy) -> bool:
    """Tell whether the solver, asked for this board alone by way of endplay, says anything else."""
    table = endplay.dds.calc_dd_table(endplay.types.Deal(deal_text(board.deal)))
    tricks = tuple(
        tuple(table[_THEIRS[strain], endplay.types.Player(seat)] for strain in STRAINS) for seat in SEATS
    )
    number = board.number
    par = endplay.dds.par(
        table, _VULNERABILITIES[vulnerability(number)], endplay.types.Player(dealer(number))
    )
    return bool(result.tricks != tricks or result.par_score != par.score)


def main(arguments: list[str] | None = None) -> int:
    """Compare and print; return 1 when something differs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.double_dummy")
    parser.add_argument("--boards", type=int, default=100, help="boards compared")
    parser.add_argument("--seed", help="40 hexadecimal digits: repeat a run")
    options = parser.parse_args(arguments)
    secret = bytes.fromhex(options.seed) if options.seed else system_bytes(SEED_BYTES)
    boards = _boards(Seed(secret), options.boards)
    print(f"Seed: {secret.hex()}")
    tables = double_dummy_tables([board.deal for board in boards], _unheard, CancelToken())
    wrong = sum(
        differs(board, tricks_with_par(table, board.number))
        for board, table in zip(boards, tables, strict=True)
    )
    print(f"{len(boards)} boards against the solver's own table and par: {wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
