"""Which boards are wanted: one range for a session, or a list of ranges that sessions take in turn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from bigdeal_gui.errors.model import InvalidPlan
from bigdeal_gui.words import translate

MAX_BOARDS: Final = 1_000_000_000
"""The largest number of boards, and board number, that any plan may name (Big Deal's own limit)."""

PLAYABLE_BOARDS: Final = 10_000
"""The largest set that is held in memory, compared card by card, fingerprinted and given a set code.

Larger ones are for study: they are streamed, compared by digest, and only counted in the journal.
"""

MOST_SETS: Final = 20
"""The most sets of the same boards that are dealt at once, from one seed."""

_MAX_RANGES: Final = 10_000
_MAX_TEXT: Final = 100_000
_NUMBER: Final = re.compile(r"[0-9]{1,40}")
_RANGE: Final = re.compile(r"([0-9]{1,40})\s*[-–]\s*([0-9]{1,40})", re.ASCII)
_TIMES: Final = re.compile(r"([0-9]{1,10})\s*[x×*]\s*([0-9]{1,10})", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class BoardRange:
    """Boards `first` to `last`, both included, 1 <= first <= last."""

    first: int
    last: int

    def __post_init__(self) -> None:
        text = f"{self.first}-{self.last}"
        if self.first < 1:
            raise InvalidPlan(text, translate("reasons", "boards are numbered from 1"))
        if self.last < self.first:
            raise InvalidPlan(text, translate("reasons", "the last board comes before the first"))
        if self.last > MAX_BOARDS:
            reason = translate("reasons", "board numbers end at {max_boards}")
            raise InvalidPlan(text, reason.format(max_boards=MAX_BOARDS))

    def __len__(self) -> int:
        return self.last - self.first + 1

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.first, self.last + 1))

    def __str__(self) -> str:
        return f"{self.first}-{self.last}"

    @property
    def numbers(self) -> str:
        """The numbers as people write them: `1-24`, or `7` alone."""
        return str(self) if len(self) > 1 else str(self.first)


def parse_board_range(text: str) -> BoardRange:
    """Return the one range that `text` names: `36` (boards 1 to 36) or `11-20`.

    Raises:
        InvalidPlan: anything else, board 0, an empty range, or more than MAX_BOARDS.
    """
    trimmed = text.strip()
    if _NUMBER.fullmatch(trimmed):
        count = int(trimmed)
        if count < 1:
            raise InvalidPlan(trimmed, translate("reasons", "at least one board is needed"))
        return BoardRange(1, count)
    if match := _RANGE.fullmatch(trimmed):
        return BoardRange(int(match[1]), int(match[2]))
    raise InvalidPlan(trimmed[:40], translate("reasons", "it is neither a number nor a range"))


def parse_board_ranges(text: str) -> tuple[BoardRange, ...]:
    """Return the ranges that `text` names: `36`, `11-20`, `1-16,17-32`, or `3x7` for `1-7,8-14,15-21`.

    Raises:
        InvalidPlan: anything else, or more than 10,000 ranges.
    """
    if len(text) > _MAX_TEXT:
        raise InvalidPlan(text[:40], translate("reasons", "it is too long"))
    ranges: list[BoardRange] = []
    for part in text.split(","):
        if match := _TIMES.fullmatch(part.strip()):
            ranges += _consecutive(part.strip(), int(match[1]), int(match[2]))
        else:
            ranges.append(parse_board_range(part))
        if len(ranges) > _MAX_RANGES:
            reason = translate("reasons", "more than {max_ranges} ranges")
            raise InvalidPlan(text[:40], reason.format(max_ranges=_MAX_RANGES))
    return tuple(ranges)


def number_runs(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """Return the first and the last of each run of `numbers` in which every one follows the one before."""
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return runs


def _consecutive(text: str, sessions: int, boards: int) -> list[BoardRange]:
    if sessions < 1 or boards < 1:
        raise InvalidPlan(text, translate("reasons", "at least one session of one board is needed"))
    made = min(sessions, _MAX_RANGES + 1)
    return [BoardRange(1 + session * boards, (session + 1) * boards) for session in range(made)]
