"""The deal page without a screen: the wish, what keeps it from being dealt, the names proposed."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import FormatCannotHold, InvalidPlan
from bigdeal_gui.formats.format import Format, Profile
from bigdeal_gui.model.plans import BoardRange, parse_range

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date
    from pathlib import Path

MAX_SESSION_BOARDS: Final = 100
"""Boards of one session in the window, as in Big Deal's simple program."""

MAX_FIRST_BOARD: Final = 9_999

FIRST_IN_SIGHT: Final = ("dlm", "pbn", "dup", "lin")
"""The formats that most clubs need, in the order shown; the others are folded away."""

NOT_OFFERED: Final = frozenset({"stats"})
"""Figures about hands that have not been played: the window gives none."""

QUIET_NS: Final = 300_000_000
"""How long the keys must be still before the button can be pressed, so that no key stroke presses it."""

MAX_EVENT: Final = 60

_NAME_LENGTH: Final = 40
_NOT_PLAIN: Final = re.compile(r"[^A-Za-z0-9]+")
_RANGE_TYPED: Final = re.compile(r"\s*[0-9]{1,4}\s*[-–]\s*[0-9]{1,5}\s*")
_SPARE_NAMES: Final = 1000


class Obstacle(Enum):
    """Why a session cannot be dealt yet, the first thing to put right first."""

    SELF_TEST_RUNNING = auto()
    SELF_TEST_FAILED = auto()
    NO_FORMAT = auto()
    FORMAT_CANNOT_HOLD = auto()
    METER_NOT_FULL = auto()
    HANDS_NOT_STILL = auto()


@dataclass(frozen=True, slots=True)
class FormatRow:
    """One check box: `problem` says why these boards cannot go into it, `limit` is its highest board."""

    shown: Format
    is_chosen: bool
    problem: Problem | None


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a format cannot take part: another writes the same file, or it cannot hold the boards."""

    same_file_as: str = ""
    max_board: int | None = None
    reason: str = ""


@dataclass
class DealModel:
    """The session being ordered.

    `meter_bits`, `meter_target`, `is_full` and `is_still` come from the randomness area; the model only
    weighs them. `is_system_only`: the settings ask for the computer's randomness alone. `self_test` is None
    until its answer is there.
    """

    formats: Sequence[Format]
    profile: Profile = Profile.STANDARD
    event: str = ""
    first: int = 1
    count: int = 24
    chosen: set[str] = field(default_factory=set)
    meter_bits: float = 0.0
    meter_target: int = 213
    is_full: bool = False
    is_still: bool = False
    is_system_only: bool = False
    self_test: bool | None = None

    @property
    def boards(self) -> BoardRange:
        """The boards to deal."""
        return BoardRange(self.first, self.first + self.count - 1)

    @property
    def offered(self) -> tuple[Format, ...]:
        """The formats with a check box: those of most clubs, then the rest in the table's order."""
        named = {kind.name: kind for kind in self.formats if kind.name not in NOT_OFFERED}
        in_sight = [named[name] for name in FIRST_IN_SIGHT if name in named]
        return (*in_sight, *(kind for kind in named.values() if kind not in in_sight))

    @property
    def chosen_formats(self) -> tuple[Format, ...]:
        """The chosen formats in the table's order."""
        return tuple(kind for kind in self.formats if kind.name in self.chosen)

    def rows(self) -> tuple[FormatRow, ...]:
        """Return every check box's state."""
        return tuple(
            FormatRow(kind, kind.name in self.chosen, self.problem_of(kind)) for kind in self.offered
        )

    def problem_of(self, kind: Format) -> Problem | None:
        """Return what keeps `kind` out; None where nothing does."""
        try:
            kind.check_holds(self.boards, self.profile)
        except FormatCannotHold as error:
            over = kind.max_board is not None and self.boards.last > kind.max_board
            return Problem(max_board=kind.max_board if over else None, reason=error.reason)
        if kind.name not in self.chosen:
            for other in self.chosen_formats:
                if other.suffix == kind.suffix:
                    return Problem(same_file_as=other.name)
        return None

    def choose(self, names: Sequence[str]) -> None:
        """Tick `names`; unknown ones, those not offered and second ones of a file are left out."""
        self.chosen = set()
        for kind in self.offered:
            if kind.name in names and all(other.suffix != kind.suffix for other in self.chosen_formats):
                self.chosen.add(kind.name)

    def unfit(self) -> tuple[Format, ...]:
        """Return the chosen formats that cannot hold the boards."""
        return tuple(kind for kind in self.chosen_formats if self.problem_of(kind))

    def obstacle(self) -> Obstacle | None:
        """Return what stands in the way of dealing; None when the button may be pressed."""
        checks = (
            (self.self_test is False, Obstacle.SELF_TEST_FAILED),
            (self.self_test is None, Obstacle.SELF_TEST_RUNNING),
            (not self.chosen, Obstacle.NO_FORMAT),
            (bool(self.unfit()), Obstacle.FORMAT_CANNOT_HOLD),
            (not self.is_system_only and not self.is_full, Obstacle.METER_NOT_FULL),
            (not self.is_system_only and not self.is_still, Obstacle.HANDS_NOT_STILL),
        )
        return next((obstacle for is_true, obstacle in checks if is_true), None)

    def can_deal_without_meter(self) -> bool:
        """Tell whether the meter alone stands in the way of dealing."""
        return self.obstacle() in {None, Obstacle.METER_NOT_FULL, Obstacle.HANDS_NOT_STILL}

    def missing_bits(self) -> int:
        """Return the bits still to be collected, rounded up; 0 when the meter is full."""
        return 0 if self.is_full else max(1, self.meter_target - int(self.meter_bits))

    def proposed_name(self, folder: Path, today: date) -> str:
        """Return a name made of the event and the day that none of the files in `folder` has."""
        plain = plain_name(self.event) or "session"
        stem = f"{plain}-{today:%Y-%m-%d}"
        suffixes = [kind.suffix for kind in self.chosen_formats]
        names = (stem, *(f"{stem}-{number}" for number in range(2, _SPARE_NAMES)))
        return next(
            (name for name in names if not any((folder / (name + suffix)).exists() for suffix in suffixes)),
            stem,
        )

    def set_name(self, file_name: str) -> str:
        """Return the name of the set from what was typed: without the suffix of an offered format."""
        for kind in self.offered:
            if file_name.lower().endswith(kind.suffix) and len(file_name) > len(kind.suffix):
                return file_name[: -len(kind.suffix)]
        return file_name


def plain_name(text: str) -> str:
    """Return `text` in ASCII letters and digits joined by hyphens, fit for any disk and machine."""
    ascii_text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode("ascii")
    return _NOT_PLAIN.sub("-", ascii_text)[:_NAME_LENGTH].strip("-")


def typed_range(text: str) -> BoardRange | None:
    """Return the range that `text` names as `11-20`; None for anything else or too many boards."""
    if not _RANGE_TYPED.fullmatch(text):
        return None
    try:
        boards = parse_range(text)
    except InvalidPlan:
        return None
    return boards if len(boards) <= MAX_SESSION_BOARDS and boards.first <= MAX_FIRST_BOARD else None
