"""Which formats a page offers, which are ticked, and what keeps the others out of these boards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bigdeal_gui.errors.formats import FormatCannotHold
from bigdeal_gui.formats.format import Format, Profile
from bigdeal_gui.formats.table import FORMATS
from bigdeal_gui.model.plans import BoardRange

FIRST_IN_SIGHT: Final = ("dlm", "pbn", "dup", "lin")
"""The formats that most clubs need, in the order shown; the others are folded away."""

DEFAULT_BOARDS: Final = BoardRange(1, 24)
"""The boards of a session until somebody says otherwise."""


class FormatProblem(NamedTuple):
    """Why a format cannot take part: another writes the same file, or it cannot hold the boards."""

    same_file_as: str = ""
    max_board: int | None = None
    reason: str = ""


class FormatRow(NamedTuple):
    """One check box; `problem` says why these boards cannot go into it."""

    shown: Format
    is_chosen: bool
    problem: FormatProblem | None


@dataclass
class FormatsModel:
    """The formats ticked for `boards`; `chosen` holds their names."""

    profile: Profile = Profile.STANDARD
    boards: BoardRange = DEFAULT_BOARDS
    chosen: set[str] = field(default_factory=set)

    @property
    def offered(self) -> tuple[Format, ...]:
        """The formats with a check box: those of most clubs, then the rest in the table's order."""
        named = {format_.name: format_ for format_ in FORMATS if format_.is_offered}
        in_sight = [named[name] for name in FIRST_IN_SIGHT]
        return (*in_sight, *(format_ for format_ in named.values() if format_ not in in_sight))

    @property
    def chosen_formats(self) -> tuple[Format, ...]:
        """The chosen formats in the table's order."""
        return tuple(format_ for format_ in FORMATS if format_.name in self.chosen)

    @property
    def chosen_names(self) -> tuple[str, ...]:
        """The names of the chosen formats in the table's order, as settings keep them."""
        return tuple(format_.name for format_ in self.chosen_formats)

    def rows(self) -> tuple[FormatRow, ...]:
        """Return every check box's state."""
        return tuple(
            FormatRow(format_, format_.name in self.chosen, self.problem_of(format_))
            for format_ in self.offered
        )

    def problem_of(self, format_: Format) -> FormatProblem | None:
        """Return what keeps `format_` out; None where nothing does."""
        try:
            format_.check_holds(self.boards, self.profile)
        except FormatCannotHold as error:
            over = format_.max_board is not None and self.boards.last > format_.max_board
            return FormatProblem(max_board=format_.max_board if over else None, reason=error.reason)
        if format_.name not in self.chosen:
            for other in self.chosen_formats:
                if other.suffix == format_.suffix:
                    return FormatProblem(same_file_as=other.name)
        return None

    def choose(self, names: Iterable[str]) -> None:
        """Tick `names`; unknown ones, those not offered and second ones of a file are left out."""
        wanted = set(names)
        self.chosen = set()
        for format_ in self.offered:
            is_free = all(other.suffix != format_.suffix for other in self.chosen_formats)
            if format_.name in wanted and is_free:
                self.chosen.add(format_.name)

    def unfit(self) -> tuple[Format, ...]:
        """Return the chosen formats that cannot hold the boards."""
        return tuple(format_ for format_ in self.chosen_formats if self.problem_of(format_))
