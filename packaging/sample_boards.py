"""The sample boards that the window shows a record's look with: `python packaging/sample_boards.py`.

They are nobody's: the number of each deal is the next 29 decimals of pi that are the number of a deal, so
that anybody can make them again, and none was ever dealt for play. Writes resources/sample/boards.toml.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.double_dummy import tricks_with_par
from bigdeal_gui.model.boards import Board
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number
from bigdeal_gui.services.printing.double_dummy import double_dummy_tables
from bigdeal_gui.services.work import CancelToken

if TYPE_CHECKING:
    from collections.abc import Iterator

TARGET: Final = Path(__file__).resolve().parents[1] / "resources" / "sample" / "boards.toml"
BOARDS: Final = 36
DIGITS: Final = 29
_DECIMALS: Final = 4000
_SPARE: Final = 20


def decimals_of_pi(count: int) -> str:
    """Return the first `count` decimals of pi. Source: John Machin's formula, 1706."""
    unity = 10 ** (count + _SPARE)
    pi = 4 * (4 * _arc_cotangent(5, unity) - _arc_cotangent(239, unity))
    return str(pi)[1 : count + 1]


def _arc_cotangent(number: int, unity: int) -> int:
    total = term = unity // number
    divisor, sign = 3, -1
    while term:
        term //= number * number
        total += sign * (term // divisor)
        divisor, sign = divisor + 2, -sign
    return total


def numbers() -> Iterator[int]:
    """Yield the numbers of the sample's deals."""
    decimals = decimals_of_pi(_DECIMALS)
    groups = (int(decimals[start : start + DIGITS]) for start in range(0, _DECIMALS - DIGITS, DIGITS))
    return (number for number in groups if number < DEALS)


def text() -> str:
    """Return the file of the boards with their double-dummy results."""
    found = numbers()
    boards = [Board(number, deal_of_number(next(found))) for number in range(1, BOARDS + 1)]
    tables = double_dummy_tables([board.deal for board in boards], lambda _done, _wanted: None, CancelToken())
    results = [tricks_with_par(table, board.number) for table, board in zip(tables, boards, strict=True)]
    lines = ["# Made by packaging/sample_boards.py from the decimals of pi: no set of anybody's.\n"]
    for board, result in zip(boards, results, strict=True):
        tricks = ", ".join(str(list(row)) for row in result.tricks)
        contracts = [
            [one.level, int(one.strain), [*map(int, one.declarers)], int(one.is_doubled), one.over]
            for one in result.par_contracts
        ]
        owners = "".join(map(str, board.deal.owners()))
        lines.append(
            f'\n[[boards]]\nowners = "{owners}"\ntricks = [{tricks}]\n'
            f"par = {result.par_score}\ncontracts = {contracts}\n"
        )
    return "".join(lines)


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(text(), "utf-8")
    sys.stdout.write(f"{TARGET}\n")
