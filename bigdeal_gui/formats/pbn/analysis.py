"""The pbn format with double-dummy results, for boards that are played.

The tags are those that BridgeComposer writes and reads: DoubleDummyTricks (20 hexadecimal digits, seats N, S,
E, W, strains NT, S, H, D, C), OptimumScore (North-South's), ParContract, and OptimumResultTable with its 20
rows, last.
Source: PBN 2.1; BridgeComposer 5.57 (behaviour).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Final

from bigdeal_gui.formats.deal_texts import texts_of_deals
from bigdeal_gui.formats.format import Heading, Profile, SetWriter
from bigdeal_gui.formats.pbn.writer import CYCLE, pbn_templates
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
    return _Writer(*pbn_templates(replace(heading, profile=Profile.STANDARD), _ADDED, _ROWS), iter(results))


@dataclass(frozen=True, slots=True)
class _Writer:
    header: bytes
    templates: tuple[bytes, ...]
    results: Iterator[DoubleDummy]

    def start(self) -> bytes:
        return self.header

    def boards(self, boards: Sequence[Board]) -> bytes:
        texts = texts_of_deals([board.deal for board in boards])
        results = islice(self.results, len(boards))
        return b"".join(
            [
                self.templates[board.conditions_number % CYCLE] % (board.number, text, *_values(result))
                for board, text, result in zip(boards, texts, results, strict=True)
            ]
        )

    def end(self) -> bytes:
        return b""


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
