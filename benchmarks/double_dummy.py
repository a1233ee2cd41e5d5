"""Double dummy: how long a session takes, and 100 boards against the solver asked for one at a time.

`python -m benchmarks.double_dummy [--boards 100] [--seed 40-HEXADECIMAL-DIGITS]`; a minute on two processors.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import endplay.dds
import endplay.types

from bigdeal_gui.model.boards import Board, dealer, vulnerability
from bigdeal_gui.model.diagrams import deal_text
from bigdeal_gui.model.double_dummy import STRAINS, Strain
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import SEED_BYTES, Seed
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.cancel import CancelToken
from bigdeal_gui.services.printing.double_dummy import double_dummy_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigdeal_gui.model.double_dummy import DoubleDummy

SESSION: Final = 36
MOST_SECONDS: Final = 10.0

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


def session_seconds(boards: Sequence[Board]) -> tuple[float, float]:
    """Return how long `boards` take, and the longest wait between two looks at the cancel token."""
    reports = [time.perf_counter()]
    double_dummy_of(boards, lambda _done, _wanted: reports.append(time.perf_counter()), CancelToken())
    waits = [after - before for before, after in pairwise(reports)]
    return reports[-1] - reports[0], max(waits)


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
    """Measure, compare, print; return 1 when something differs or takes too long."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.double_dummy")
    parser.add_argument("--boards", type=int, default=100, help="boards compared")
    parser.add_argument("--seed", help="40 hexadecimal digits: repeat a run")
    options = parser.parse_args(arguments)
    secret = bytes.fromhex(options.seed) if options.seed else system_bytes(SEED_BYTES)
    deals = first_deals(Seed(secret), b"double dummy", max(options.boards, SESSION))
    boards = [Board(number, deal) for number, deal in enumerate(deals, 1)]
    print(f"Seed: {secret.hex()}")
    begun = time.process_time()
    seconds, wait = session_seconds(boards[:SESSION])
    busy = time.process_time() - begun
    print(f"{SESSION} boards: {seconds:.1f} s (at most {MOST_SECONDS:.0f}); longest wait {wait:.1f} s")
    print(f"Processor time, all processors together: {busy:.1f} s")
    compared = boards[: options.boards]
    results = double_dummy_of(compared, lambda _done, _wanted: None, CancelToken())
    wrong = sum(map(differs, compared, results))
    print(f"{len(compared)} boards against the solver's own table and par: {wrong} differ")
    return 1 if wrong or seconds > MOST_SECONDS else 0


if __name__ == "__main__":
    sys.exit(main())
