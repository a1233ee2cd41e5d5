"""When was a board fouled? What each table's tricks say, by double dummy under the right deal and the fouled.

Every moment between two rounds, before the first and after the last is as likely beforehand. The tricks that
a declarer takes differ from double dummy as `DIFFERENCES` has it, which is assumed, not measured here: it is
said with the answer. The likelihoods multiply, as if tables were independent.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from bigdeal_gui.errors.services import Refused
from bigdeal_gui.journal.journal import JournalSet, Kind, State
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import Strain, Table
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.services.printing.double_dummy import double_dummy_tables
from bigdeal_gui.services.printing.subject import boards_read
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.services.boards.typed_hands import Hands
    from bigdeal_gui.services.work import Work

DIFFERENCES: Final = {-3: 0.02, -2: 0.08, -1: 0.20, 0: 0.40, 1: 0.20, 2: 0.08, 3: 0.02}
"""How often a declarer takes so many tricks more or less than double dummy; rarer ones have `_RARE`."""

ENOUGH: Final = 0.8
"""So likely is the shortest run of moments that is named."""

_RARE: Final = 0.002
_TRICKS: Final = 13
_BOOK: Final = 6
_LINE: Final = re.compile(
    r"\s*(\d{1,2})\s*[:;, ]\s*([1-7])\s*(NT|N|SA|S|H|D|C)\s*X{0,2}\s+(?:BY\s+)?([NESW])\s*[,; ]\s*"
    r"(=|[+-]\s*\d{1,2}|\d{1,2})\s*(?:#.*)?"
)
_STRAINS: Final = {strain.letters: strain for strain in Strain} | {
    "N": Strain.NO_TRUMP,
    "SA": Strain.NO_TRUMP,
}


class TableResult(NamedTuple):
    """What happened at one table: the round, the contract's strain, who declared, and the tricks taken."""

    round: int
    strain: Strain
    declarer: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class Moment:
    """When a board was fouled. `chances[k]` is that of the moment after k of the rounds in `rounds`.

    `first` and `last` are the places in `chances` of the shortest run with `ENOUGH`, and `chance` is its sum.
    """

    rounds: tuple[int, ...]
    chances: tuple[float, ...]
    first: int
    last: int
    chance: float

    @property
    def can_tell(self) -> bool:
        """Whether the results leave out at least half of the moments."""
        return (self.last - self.first + 1) * 2 <= len(self.chances)


def typed_results(untrusted_lines: Iterable[str]) -> tuple[TableResult, ...]:
    """Return results typed as `3: 4S N 9`, `3: 4S N -1` or `3: 3NT E =`: round, contract, declarer, tricks.

    Raises:
        Refused: a line is none of these; it is named by its number.
    """
    found = []
    for number, line in enumerate(untrusted_lines, start=1):
        if not line.strip():
            continue
        match = _LINE.fullmatch(line.upper())
        tricks = -1 if match is None else _tricks(int(match[2]), match[5].replace(" ", ""))
        if match is None or not 0 <= tricks <= _TRICKS:
            raise Refused(
                translate(
                    "reasons", "Line {number} is not a result such as “3: 4S N 9” or “3: 4S N -1”."
                ).format(number=number)
            )
        seat = next(seat for seat in SEATS if seat.letter == match[4])
        found.append(TableResult(int(match[1]), _STRAINS[match[3]], seat, tricks))
    return tuple(found)


def _tricks(level: int, word: str) -> int:
    if word == "=":
        return level + _BOOK
    return level + _BOOK + int(word) if word[0] in "+-" else int(word)


def moment_of_fouling(
    found: JournalSet, board: int, lies: Hands, results: Sequence[TableResult], work: Work
) -> Moment:
    """Return when `board` of a finished set came to lie as `lies`, from the results of its tables.

    Raises:
        Refused: the set is not finished, has no such board, or there are no results or four hands.
        AnalysisUnavailable: the solver is not installed.
        AppError: the boards of the set cannot be read.
    """
    if found.state not in {State.FINISHED, State.RELEASED}:
        raise Refused(
            translate("reasons", "Play of this set is not over: results are weighed when it is finished.")
        )
    if board not in found.boards or len(lies) != len(SEATS) or not results:
        raise Refused(
            translate("reasons", "Give a board of the set, its four hands, and at least one result.")
        )
    boards = boards_read(work.journal, found).boards
    right = next(one.deal for one in boards if one.number == board)
    fouled = Deal.from_hands([lies[seat] for seat in SEATS])
    tables = double_dummy_tables([right, fouled], work.progress, work.cancel)
    work.journal.record(Kind.QUESTION, found.id, {"question": "moment", "board": board, "kind": "moment"})
    return moment_chances(results, tables[0], tables[1])


def moment_chances(results: Sequence[TableResult], right: Table, fouled: Table) -> Moment:
    """Return the chances of every moment, by the tricks of the `right` deal and of the `fouled` one."""
    rounds = tuple(sorted({result.round for result in results}))
    weights = []
    for played_right in range(len(rounds) + 1):
        weight = 1.0
        for result in results:
            table = right if result.round in rounds[:played_right] else fouled
            expected = table[result.declarer][result.strain]
            weight *= DIFFERENCES.get(result.tricks - expected, _RARE)
        weights.append(weight)
    whole = sum(weights)
    chances = tuple(weight / whole for weight in weights)
    runs = [
        (last - first, -sum(chances[first : last + 1]), first, last)
        for first in range(len(chances))
        for last in range(first, len(chances))
        if sum(chances[first : last + 1]) >= ENOUGH
    ]
    _length, chance, first, last = min(runs)
    return Moment(rounds, chances, first, last, -chance)
