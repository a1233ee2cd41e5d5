"""Files that cannot hold, or do not hold, what they should."""

from __future__ import annotations

from dataclasses import dataclass

from bigdeal_gui.errors.base import AppError


class FormatError(AppError):
    """A file format that cannot hold, or does not hold, what it should."""


@dataclass(eq=False)
class UnknownFormat(FormatError):
    """A format name that is not in the table."""

    name: str
    known: tuple[str, ...]

    def __str__(self) -> str:
        return f"There is no format “{self.name}”. The formats are: {', '.join(self.known)}."


@dataclass(eq=False)
class FormatsClash(FormatError):
    """Two chosen formats that would write the same file."""

    first: str
    second: str
    suffix: str

    def __str__(self) -> str:
        if self.first == self.second:
            return f"The format “{self.first}” was given twice."
        return f"“{self.first}” and “{self.second}” would both write the {self.suffix} file: choose one."


@dataclass(eq=False)
class FormatCannotHold(FormatError):
    """Boards that a format has no room for."""

    name: str
    reason: str
    remedy: str

    def __str__(self) -> str:
        return f"The format “{self.name}” cannot hold these boards: {self.reason}. {self.remedy}"


@dataclass(eq=False)
class DamagedFile(FormatError):
    """Outside data that does not follow its format. `place` is a line or a byte offset; names no card."""

    name: str
    place: str
    reason: str

    def __str__(self) -> str:
        return f"Not a sound {self.name} file, {self.place}: {self.reason}."


@dataclass(eq=False)
class InvalidBoards(FormatError):
    """A file that reads well but holds boards that are not deals: every one is listed. Names no card."""

    name: str
    problems: tuple[str, ...]

    def __str__(self) -> str:
        return f"The {self.name} file holds boards that are not deals: " + " | ".join(self.problems)


@dataclass(eq=False)
class FileTooLarge(FormatError):
    """Outside data larger than any set of boards."""

    size_bytes: int
    limit_bytes: int

    def __str__(self) -> str:
        return f"The file has {self.size_bytes} bytes; {self.limit_bytes} are read at most."
