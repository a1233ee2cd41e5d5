"""Files that cannot hold, or do not hold, what they should."""

from __future__ import annotations

from dataclasses import dataclass

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.words import translate


class FormatError(AppError):
    """A file format that cannot hold, or does not hold, what it should."""


@dataclass(eq=False)
class UnknownFormat(FormatError):
    """A format name that is not in the table."""

    name: str
    known: tuple[str, ...]

    def __str__(self) -> str:
        return translate("errors", "There is no format “{name}”. The formats are: {known}.").format(
            name=self.name, known=", ".join(self.known)
        )


@dataclass(eq=False)
class FormatsClash(FormatError):
    """Two chosen formats that would write the same file."""

    first: str
    second: str
    suffix: str

    def __str__(self) -> str:
        if self.first == self.second:
            return translate("errors", "The format “{first}” was given twice.").format(first=self.first)
        return translate(
            "errors", "“{first}” and “{second}” would both write the {suffix} file: choose one."
        ).format(first=self.first, second=self.second, suffix=self.suffix)


@dataclass(eq=False)
class FormatCannotHold(FormatError):
    """Boards that a format has no room for."""

    name: str
    reason: str
    remedy: str

    def __str__(self) -> str:
        return translate("errors", "The format “{name}” cannot hold these boards: {reason}. {remedy}").format(
            name=self.name, reason=self.reason, remedy=self.remedy
        )


@dataclass(eq=False)
class DamagedFile(FormatError):
    """Outside data that does not follow its format. `place` is a line or a byte offset; names no card."""

    name: str
    place: str
    reason: str

    def __str__(self) -> str:
        return translate("errors", "Not a sound {name} file, {place}: {reason}.").format(
            name=self.name, place=self.place, reason=self.reason
        )


@dataclass(eq=False)
class InvalidBoards(FormatError):
    """A file that reads well but holds boards that are not deals: every one is listed. Names no card."""

    name: str
    problems: tuple[str, ...]

    def __str__(self) -> str:
        return translate("errors", "The {name} file holds boards that are not deals: {problems}").format(
            name=self.name, problems=" | ".join(self.problems)
        )


@dataclass(eq=False)
class FileTooLarge(FormatError):
    """Outside data larger than any set of boards."""

    size_bytes: int
    limit_bytes: int

    def __str__(self) -> str:
        return translate("errors", "The file has {size_bytes} bytes; {limit_bytes} are read at most.").format(
            size_bytes=self.size_bytes, limit_bytes=self.limit_bytes
        )
