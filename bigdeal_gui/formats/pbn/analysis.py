"""The pbn format with double-dummy results, for boards that are played.

The tags are those that BridgeComposer writes and reads: DoubleDummyTricks (20 hexadecimal digits, seats N, S,
E, W, strains NT, S, H, D, C), OptimumScore (North-South's), ParContract, and OptimumResultTable with its 20
rows, last.
Source: PBN 2.1; BridgeComposer 5.57 (behaviour).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bigdeal_gui.formats.format import Heading, Profile, SetWriter
from bigdeal_gui.formats.pbn.writer import pbn_writer
from bigdeal_gui.model.double_dummy import STRAINS, Contract, DoubleDummy
from bigdeal_gui.model.seats import Seat

if TYPE_CHECKING:
    from bigdeal_gui.model.boards import Board

_SEATS: Final = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
_ADDED: Final = {
    "DoubleDummyTricks": "%b",
    "OptimumScore": "NS %d",
    "ParContract": "%b",
    "OptimumResultTable": r"Declarer;Denomination\2R;Result\2R",
}
_ROWS: Final = tuple(f"{seat.letter} {strain.letters:>2} %2d" for seat in _SEATS for strain in STRAINS)
_PASSED_OUT: Final = "Pass"


def pbn_with_double_dummy(heading: Heading, boards: Sequence[Board], results: Sequence[DoubleDummy]) -> bytes:
    """Return the pbn file of `boards` with their `results`, one each, in the standard profile."""
    writer = double_dummy_writer(results, heading)
    return writer.start() + writer.boards(boards) + writer.end()


def double_dummy_writer(results: Sequence[DoubleDummy], heading: Heading) -> SetWriter:
    """Return the writer of pbn files with `results`, one for each board that it is given, in their order."""
    return pbn_writer(replace(heading, profile=Profile.STANDARD), _ADDED, _ROWS, map(_values, results))


def analysis_lines(result: DoubleDummy) -> tuple[bytes, ...]:
    """Return the lines of a game that tell `result`: three tags, and the table with its rows."""
    lines = [*(f'[{name} "{value}"]' for name, value in _ADDED.items()), *_ROWS]
    return tuple(("\n".join(lines).encode("ascii") % _values(result)).split(b"\n"))


def _values(result: DoubleDummy) -> tuple[bytes | int, ...]:
    tricks = [result.tricks[seat][strain] for seat in _SEATS for strain in STRAINS]
    digits = "".join(f"{count:x}" for count in tricks)
    contracts = "; ".join(map(contract_text, result.par_contracts)) or _PASSED_OUT
    return digits.encode("ascii"), result.par_score, contracts.encode("ascii"), *tricks


def contract_text(contract: Contract) -> str:
    """Return a par contract as PBN files spell it: `NS 4S`, `N 3NT+1`, `EW 5DX-2`."""
    seats = "".join(seat.letter for seat in contract.declarers)
    doubled = "X" if contract.is_doubled else ""
    over = f"{contract.over:+d}" if contract.over else ""
    return f"{seats} {contract.level}{contract.strain.letters}{doubled}{over}"
