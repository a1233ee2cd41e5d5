"""Regular pbn files: each board has the same text around its number and its deal as the one sixteen before.

Programs that deal write such files, this one always. What may differ from board to board stands at known
places there, so that all else is compared and not searched. A pattern is strict: a byte more or less, and the
file is left to the reader of any pbn.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from bigdeal_gui.formats.deal_texts import DEAL_TEXT_BYTES
from bigdeal_gui.formats.pbn.results import RESULT_TAGS
from bigdeal_gui.formats.pbn.writer import CYCLE
from bigdeal_gui.model.plans import MAX_BOARDS

_HEADER: Final = re.compile(rb'(?:%[^\r\n\0]*\r?\n)*(?:\[Generator "[^"\r\n\0]*"\]\r?\n)?')
"""Directives, and behind them what Big Deal tells of itself before the first board."""
_RECORD: Final = re.compile(rb'(?:\[[A-Za-z]+ "(?!\s*\#)[^"\r\n\0]*"\]\r?\n)+\r?\n')
"""Tags, a line each, and an empty line; none takes its value from the board before."""
_NAME: Final = re.compile(rb"^\[([A-Za-z]+)", re.MULTILINE)
_PLACES: Final = re.compile(rb'\[Board "([1-9][0-9]{0,9})"\](.*)\[Deal "N:(.{67})"\]', re.DOTALL)


class Irregular(Exception):
    """The file does not follow its pattern."""


@dataclass(frozen=True, slots=True)
class PatternRecord:
    """The text of a board before its number, between that and its deal, and behind the deal."""

    before: bytes
    between: bytes
    behind: bytes


@dataclass(frozen=True, slots=True)
class PbnPattern:
    """The records of boards by their number modulo CYCLE."""

    records: tuple[PatternRecord, ...]

    def deal_texts(self, untrusted_data: bytes, at: int, number: int) -> tuple[list[bytes], int]:
        """Return the texts of the deals from `at` on, where board `number` begins, and where the last ends.

        A record that is cut short at the end of the data is not taken.

        Raises:
            Irregular: something else stands there, or the numbers get too high.
        """
        texts: list[bytes] = []
        size, starts_with = len(untrusted_data), untrusted_data.startswith
        records = [(one.before, one.between, one.behind) for one in self.records]
        while at < size:
            before, between, behind = records[number % CYCLE]
            lead = b"%b%d%b" % (before, number, between)
            deal = at + len(lead)
            close = deal + DEAL_TEXT_BYTES
            if not (starts_with(lead, at) and starts_with(behind, close)):
                if close + len(behind) > size:
                    break
                raise Irregular
            texts.append(untrusted_data[deal:close])
            at = close + len(behind)
            number += 1
        if number > MAX_BOARDS + 1:
            raise Irregular
        return texts, at


@dataclass(frozen=True, slots=True)
class Beginning:
    """Where the first board of a file begins, its number, and where its first CYCLE boards end."""

    pattern: PbnPattern
    start: int
    number: int
    end: int


def pbn_boards_start(untrusted_data: bytes) -> int:
    """Return where the boards begin behind the directives of a pbn file."""
    match = _HEADER.match(untrusted_data)
    return match.end() if match else 0


def pbn_first_number(untrusted_data: bytes, start: int) -> int | None:
    """Return the number of the board whose record begins at `start`; None where that does not tell it."""
    match = _RECORD.match(untrusted_data, start)
    places = _PLACES.search(match[0]) if match else None
    return int(places[1]) if places else None


def pbn_beginning(untrusted_data: bytes) -> Beginning | None:
    """Return how a file begins whose first CYCLE boards could be the pattern of all; None for any other."""
    start = at = pbn_boards_start(untrusted_data)
    numbers: list[int] = []
    records: list[PatternRecord] = [PatternRecord(b"", b"", b"")] * CYCLE
    for _place in range(CYCLE):
        match = _RECORD.match(untrusted_data, at)
        found = _record(match[0]) if match else None
        if match is None or found is None:
            return None
        number, record = found
        if numbers and number != numbers[-1] + 1:
            return None
        numbers.append(number)
        records[number % CYCLE] = record
        at = match.end()
    return Beginning(PbnPattern(tuple(records)), start, numbers[0], at)


def _record(untrusted_text: bytes) -> tuple[int, PatternRecord] | None:
    """Return the number of a board and what is around it; None where its tags are not plain."""
    places = _PLACES.search(untrusted_text)
    names = [name.lower() for name in _NAME.findall(untrusted_text)]
    if places is None or len({*names}) < len(names) or not RESULT_TAGS.isdisjoint(names):
        return None
    before, between, behind = (
        untrusted_text[: places.start(1)],
        untrusted_text[places.end(1) : places.start(3)],
        untrusted_text[places.end(3) :],
    )
    return int(places[1]), PatternRecord(before, between, behind)
